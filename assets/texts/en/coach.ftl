### The tutor in games: what it asks, its settings.

# $move (Text): a move, such as C or A5R
coach-play-it = Play { $move }

coach-proven = Proven to the end of the game.

# $turns (Number): how many turns
coach-looked-ahead = Looked { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } ahead.

# $count (Number): how many
coach-asks-from = The tutor asks from { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } on; you can change that in the settings.

# $count (Number): how many
coach-threshold = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

coach-off-line = Looks on and says nothing.

# $count (Number): how many
coach-warn-line = Asks before a move that loses { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } or more.

# $count (Number): how many
coach-teach-line = Asks before a move that loses { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } or more, and shows the answer to it.

## A grade for a screen reader: “mistake, loses 5”.
# $grade (Text): best, good, inaccuracy, mistake or blunder
# $count (Number): how many
coach-loses-seeds = { $grade }, loses { $count }

# $grade (Text): best, good, inaccuracy, mistake or blunder
coach-loses-game = { $grade }, loses the game

# $grade (Text): best, good, inaccuracy, mistake or blunder
coach-looks-lost = { $grade }, looks lost

# $grade (Text): best, good, inaccuracy, mistake or blunder
coach-gives-away = { $grade }, gives a won game away

# $grade (Text): best, good, inaccuracy, mistake or blunder
coach-looks-not-won = { $grade }, no longer looks won

# $number (Number): its number
coach-find-better-at = Find better: turn { $number }
