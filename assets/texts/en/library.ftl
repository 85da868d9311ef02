### The library: the games that were saved, finished and left unfinished.

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
library-counted-unreadable = { $shown }, { $unreadable } cannot be read.

# $shown (Text): how many are shown
library-counted-more = { $shown }. The folder holds more than can be listed.

# $shown (Text): how many are shown
# $unreadable (Number): how many of them
library-counted-unreadable-more = { $shown }, { $unreadable } cannot be read. The folder holds more than can be listed.

# $number (Number): its number
# $of (Number): how many there are in all
library-reading-files = Reading { $number } of { $of ->
        [one] { $of } file
       *[other] { $of } files
    }…

# $folder (Text): the path of a folder
library-games-in = Games in { $folder }

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
