### Closing the window: what had not ended a few seconds later.

closing-writing-games = Kete closed before it had finished writing your games.
closing-writing-files = Kete closed before it had finished writing files.
closing-writing-progress = Kete closed before it had finished writing your progress.
closing-writing-settings = Kete closed before it had finished writing your settings.
closing-writing-choices = Kete closed before it had finished writing your last choices.
closing-writing-learners = Kete closed before it had finished writing the list of learners.
closing-writing-record = Kete closed before it had finished writing your record.
closing-writing-table = Kete closed before it had finished writing an endgame table.
