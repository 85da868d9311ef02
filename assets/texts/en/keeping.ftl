### Games that Kete keeps by itself.

# $count (Number): how many
keeping-all-games = All { $count }

# $name (Text): the name of a file
keeping-damaged = The kept game { $name } cannot be read. It stays where it is.

# $name (Text): one of the games
# $count (Number): how many
keeping-damaged-several = { $count } kept games cannot be read, { $name } among them. They stay where they are.

# $folder (Text): the path of a folder
# $why (Text): the reason
keeping-cannot-keep = This game is not kept for now. Its folder { $folder } cannot be written to: { $why }.

# $count (Number): how many
keeping-deleted-for-good = { $count ->
        [one] { $count } game
       *[other] { $count } games
    } deleted for good.

# $count (Number): how many
keeping-in-wastebasket = { $count ->
        [one] The game is
       *[other] { $count } games are
    } in the wastebasket now.

# $why (Text): the reason
keeping-not-deleted = A game could not be deleted: { $why }.

# $first (Text): a player, such as “You”
# $second (Text): the other player, such as “Kete, level 4”
keeping-who-plays = { $first } against { $second }

# $players (Text): who plays, such as “You against Kete, level 4”
# $rules (Text): how the options are set, as a sentence
keeping-again-as = { $players }. { $rules }

## How a game ended, in a list.
keeping-draw = draw
keeping-won = won
keeping-lost = lost

# $winner (Side): the side that it is about
keeping-side-won = { SIDE($winner) } won

# $won (Text): who won, such as “won” or “North won”
# $count (Number): how many
keeping-with-rounds = { $won }, { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }

# $won (Text): who won, such as “won” or “North won”
# $own (Number): seeds of the winner, or of the person
# $others (Number): seeds of the other side
keeping-with-score = { $won } { $own }–{ $others }

# One of the players resigned.
# $won (Text): who won, such as “won” or “North won”
# $own (Number): seeds of the winner, or of the person, at that time
# $others (Number): seeds of the other side
keeping-with-score-resigned = { $won } { $own }–{ $others } by resignation

# One of the players resigned where there are no scores.
# $won (Text): who won, such as “won” or “North won”
keeping-resigned = { $won } by resignation

# $number (Number): its number
keeping-unfinished-at = unfinished, move { $number }

## The name of a game's card, for screen readers.
# $game (Text): the name of a game
# $board (Text): what the board is like
keeping-card = { $game }, { $board }.

# $number (Number): its number
keeping-card-unfinished = Unfinished, move { $number }.

# $progress (Text): how many lessons are done, such as “5 of 12 lessons”
keeping-card-lessons = { $progress } done.

keeping-card-play = Play.
keeping-card-learn = Learn.

# $game (Text): the name of a game
keeping-waits = An unfinished game of { $game } waits for you.

# $game (Text): the name of a game
# $result (Text): a result, such as “won 30–18”
# $day (Text): a day, such as “today” or “2 Nov”
keeping-row = { $game }, { $result }, { $day }

## Labels, headings and short notes.
# The disk takes games again.
keeping-kept-again = This game is kept again.

# Another window plays it.
keeping-kept-elsewhere = This game is on the table of another window.

# Shows what a message is about.
keeping-show = Show

# Once more what was played last.
keeping-play-again = Play again

# Heading of the game played last.
keeping-played-last = Played last

# Heading of the card for a first game.
keeping-first-game = Never played mancala?

# Begins the first lesson, while its length is not known yet.
keeping-first-lesson = First lesson

# The list of games played.
keeping-recent-games = Recent games

# Said in place of a list.
keeping-no-recent-games = Your finished games will be listed here.

# Shows the latest alone.
keeping-fewer = Fewer

# A game that goes on.
keeping-unfinished = unfinished

# $players (Text): who plays, such as “You against Kete, level 4”
# $number (Text): how far it is, such as “move 23”
# $lead (Text): who leads, such as “you lead 5 to 4”
keeping-standing = { $players } · { $number } · { $lead }
