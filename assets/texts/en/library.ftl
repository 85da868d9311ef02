### The library: all games, wherever they are kept.

# $name (Text): the name of a file
library-delete-question = Delete { $name }?

# $game (Text): the name of a game
library-delete-kept-question = Delete this game of { $game }?

# $count (Number): how many
# $name (Text): the name of a file
library-delete-for-good-question = { $count ->
        [one] Delete { $name } for good?
       *[other] Delete { $count } games for good?
    }

# $name (Text): the name of a file
library-deleted-for-good = { $name } is deleted for good.

# $name (Text): the name of a file
library-in-wastebasket = { $name } is in the wastebasket now.

# $count (Number): how many
# $size (Text): a size with its unit
library-games-take = { $count ->
        [one] { $count } game takes
       *[other] { $count } games take
    } { $size } on this computer.

library-keeps-them = Kete keeps all of them until you delete some here or in the list.

# $count (Number): how many
# $size (Text): a size with its unit
library-month-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $size }

# $annotated (Number): how many of them have a title, notes or marks
# $count (Number): how many
# $size (Text): a size with its unit
library-month-games-annotated = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $annotated } with notes, { $size }

library-choose-months = Choose the months to delete.

# $count (Number): how many
# $size (Text): a size with its unit
library-chosen = Chosen: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }, { $size }.

# $month (Text): a month
# $count (Number): how many
library-month-heading = { $month }, { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

# $count (Number): how many
library-kilobytes = { $count } kB

# $name (Text): the name of a file
library-gone-already = { $name } was gone already.

# $name (Text): the name of a file
# $why (Text): the reason
library-not-deleted = { $name } cannot be deleted: { $why }.

## How many games are shown. $more is yes where the folder holds more than can be listed.
# $count (Number): how many
library-all-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

# $count (Number): how many
library-all-files = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }

# $count (Number): how many
# $of (Number): how many there are in all
library-some-files = { $count } of { $of ->
        [one] { $of } file
       *[other] { $of } files
    }

# $shown (Text): how many are shown
library-counted = { $shown }.

# $shown (Text): how many are shown
# $unreadable (Number): how many of them
library-counted-unreadable = { $shown }, of which { $unreadable } cannot be read.

# $shown (Text): how many are shown
library-counted-more = { $shown }. The folder holds more than can be listed.

# $shown (Text): how many are shown
# $unreadable (Number): how many of them
library-counted-unreadable-more = { $shown }, of which { $unreadable } cannot be read. The folder holds more than can be listed.

# $number (Number): its number
# $of (Number): how many there are in all
library-reading-files = Reading { $number } of { $of ->
        [one] { $of } file
       *[other] { $of } files
    }…

# The table, for screen readers.
library-games-list = Games

## How the games that are listed ended for you.
# $won (Number): how many were won
# $drawn (Number): how many were drawn
# $lost (Number): how many were lost
library-record-ends = { $won } won, { $drawn } drawn, { $lost } lost

# $margin (Text): a number with its sign, such as “+3.2”
# $games (Number): how many games ended by the rules, and not by resigning or on time
library-record-margin = { $margin } seeds { $games ->
        [one] in { $games } game
       *[other] on average in { $games } games
    } with a final score

# $side (Side): the side that you played
# $won (Number): how many were won
# $drawn (Number): how many were drawn
# $lost (Number): how many were lost
library-record-side = { SIDE($side) } { $won }–{ $drawn }–{ $lost }

## Folders that were added, and files in them.
# $count (Number): how many
library-folders-lost = { $count ->
        [one] { $count } folder
       *[other] { $count } folders
    } cannot be listed.

# $name (Text): the name of a folder
library-folder-added = The games in { $name } are listed now.

# $folder (Text): the path of a folder
library-remove-folder = Remove { $folder }

# $file (Text): the path of a file
library-also-saved = Also saved as { $file }

## A game in the list, for screen readers: “Owari, you against Kete level 4, won 30 to 18”.
library-you = you
library-friend = friend

# $level (Number): a level of the computer, 1 to 10
library-kete-level = Kete level { $level }

# $first (Text): a player, such as “you”
# $second (Text): the other player, such as “Kete level 4”
# $game (Text): the name of a game
# $result (Text): a result, such as “won 30–18”
library-game-row = { $game }, { $first } against { $second }, { $result }

# Stands in the result between two numbers, with a blank on both sides: “won 30 to 18”.
library-to = { " " }to{ " " }

# $spoken (Text): the game, its players and its result
# $day (Text): a day, such as “today” or “2 Nov”
library-row-of-day = { $spoken }, { $day }

# $name (Text): the name of a file
# $why (Text): the reason
library-bad-row = { $name } cannot be read: { $why }

library-downwards = ordered downwards
library-upwards = ordered upwards

# $name (Text): the name of a file
# $day (Text): a day, such as “today” or “2 Nov”
library-file-of-day = { $name }, { $day }

# $count (Number): how many
library-branches = { $count ->
        [one] { $count } branch
       *[other] { $count } branches
    } beside its line.

# $position (Text): what lies on a board, as a sentence
library-last-position = The last position: { $position }

## Labels, headings and short notes.
# The page.
library-library = Library

# The field in which games are looked for.
library-search-games = Search the games

# The choice of the games that are listed.
library-games-shown = Games shown

# No game is left out.
library-all-games-label = All games

# Opens the dialog with the folders whose games are listed.
library-folders = Folders…

# What that does.
library-folders-tip = Choose the folders whose games are listed here

# The heading of that dialog.
library-folders-title = Folders with games

# What the dialog is about.
library-folders-line = Kete lists the games that it keeps, the games that you save, and the games in each folder that you add.

# Beside the folder in which games are saved.
library-saved-here = Your saved games

# Asks for a folder whose games will be listed.
library-add-folder = Add a folder…

# Leaves a folder out of the list. Its files stay.
library-remove = Remove

# There are 20 folders already, or the path of the folder is no text.
library-folder-not-added = This folder cannot be added.

# The heading of the dialog.
library-choose-folder = Choose a folder

# What was named there is no folder.
library-no-folder = There is no such folder.

# There is no game at all.
library-no-games = Every game that you play is listed here, finished or not.

# Shows the games that come with Kete.
library-see-examples = See the examples

# There are no games of this kind.
library-no-saved = The games that you save are listed here, and those in the folders that you add.

# Nothing was found yet.
library-reading-folder = Reading the folder…

# Nothing fits what is looked for.
library-no-game-fits = No game here fits that.

# Looks for nothing any more.
library-show-all-games = Show all games

# What copying a game does.
library-copy-tip = Copy the whole game as text

# Shows the folder in the file manager.
library-show-folder = Show folder

# What that does.
library-show-folder-tip = Show the folder in your file manager

# Deletes a file, after a question.
library-delete-file = Delete…

# Deletes it, sure.
library-delete-now = Delete

# Under the question.
library-delete-line = It goes to the wastebasket of your desktop.

# Deletes files for which there is no wastebasket.
library-delete-for-good = Delete for good

# Under the question whether to.
library-no-wastebasket = There is no wastebasket for this folder, so you could not get anything back.

# The choice of the games that the library shows.
library-shelf = Which games

# The games at the end of a list by months: those without a date.
library-no-month = Without a month

# Under them, the files that are not games or are damaged.
library-unreadable = Not readable

# There are no games of this kind.
library-no-finished = Your finished games will be listed here.

# There are no games of this kind.
library-no-unfinished = You have no unfinished game.

# This game is being played here.
library-game-on-the-board = This game is on your board. Start or open another one before you delete it.

# Opens the page that deletes old games.
library-tidy-up = Tidy up…

# What that does.
library-tidy-up-tip = See how much room the finished games take, and delete old ones

# The heading of that page.
library-tidy-up-title = Tidy up finished games

# Chooses no month.
library-choose-nothing = None

# Deletes annotated games as well.
library-annotated-too = Delete games with a title, notes or marks as well

# Deletes what is chosen.
library-to-the-wastebasket = Move to the wastebasket

# Back from the game to the table.
library-back-to-list = Back to the list

# The game that is chosen.
library-chosen-game = The chosen game

# Nothing is chosen.
library-choose-to-see = Choose a game, and it is shown here. A double click or Enter opens it.

# Under the table where there is no room for the game beside it.
library-how-to-open = Click a game to see it. Enter opens it.

# The annotated games that come with Kete cannot be deleted.
library-example-stays = This game comes with Kete and stays.

## Choices and settings.

# The heading of the titles of the examples, in place of Place.
library-title = Title

# The headings of the table.
library-library-columns-game = Game
library-library-columns-players = Players
library-library-columns-result = Result
library-library-columns-date = Date
library-library-columns-moves = Moves
library-library-columns-place = Place

# Its values: all games of the person, those that go on, those that ended, those saved by hand, those that come with Kete.
library-shelves-yours = Your games
library-shelves-unfinished = Unfinished
library-shelves-finished = Finished
library-shelves-saved = Saved
library-shelves-examples = Examples

# Where a game is kept: by Kete itself, in the folder of saved games, in Kete.
library-place-kete = Kept by Kete
library-place-saved = Saved games
library-place-example = Example

# Kept by Kete, and saved by hand as well.
library-place-both = Kept and saved

# Chooses old months: more than so many months ago.
library-older-than-older-than-a-year = Older than a year
library-older-than-older-than-3-months = Older than 3 months
library-older-than-before-this-month = Before this month

# $month (Text): a month, such as “November 2026”
# $games (Text): its games, such as “3 games, 12 kB”
library-month-row = { $month }, { $games }
