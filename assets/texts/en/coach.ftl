### The tutor in games: what it asks, its settings.

# $move (Text): a move, such as C or A5R
coach-play-it = Play { $move }

coach-proven = The tutor has looked to the end of the game.

# $turns (Number): how many moves
coach-looked-ahead = The tutor has looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $count (Number): how many
coach-asks-from = The tutor warns when a move loses { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } or more and it can show you why; you can change that in the settings.

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
    } or more, if it can show you why, and shows a better one.

# Why the tutor teaches though nobody chose it.
# $games (Number): for how many games it does
# $count (Number): how many seeds
coach-first-games-line = In your first { $games } games: asks before a move that loses { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } or more, if it can show you why.

## A grade for a screen reader: “mistake, loses 5”.
# $grade (Text): best, good, inaccuracy, mistake or blunder
# $count (Number): how many
coach-loses-seeds = { $grade }, loses { $count }

# The sign of a grade in the list of moves, and what it means.
# $sign (Text): the sign, such as ■
# $grade (Text): the grade, such as “mistake, loses 5”
coach-sign-means = { $sign } { $grade }

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

## The board plays the moves that Kete expects; the game does not change.
# Below the words of the move that is shown.
# $step (Number): its number
# $of (Number): how many moves are shown in all
# $you (Text): whether the reader plays the first of them, yes or no
# $mover (Side): who plays it
# $move (Text): it, such as C or A5R
# $expected (Text): asked for the first move; then forced where nothing else can be played, yes, or no if
# what follows is an answer that is possible but not the expected one
coach-expected = Move { $step } of { $of } if { $you ->
        [yes] you play
       *[no] { SIDE($mover) } plays
    } { $move }.{ $expected ->
        [asked] { "" }
        [forced] { " Nothing else can be played here." }
        [no] { " It may go like this." }
       *[yes] { " The tutor expects this, but the game may go another way." }
    }

# What both have captured, or in Bawo eaten, since the first of them.
# $you (Text): whether the reader plays that side, yes or no
# $first (Side): the side of the reader, or South
# $own (Number): its seeds
# $other (Side): the other side
# $others (Number): its seeds
coach-so-far = So far: { $you ->
        [yes] you
       *[no] { SIDE($first) }
    } +{ $own }, { SIDE($other) } +{ $others }.

# Where what both lines have brought so far does not show which move is better.
coach-goes-on-there = So far this does not show which move is better: that comes later in the game.

# Where the only line ends before the game.
coach-line-ends = The tutor looked no further than this.

# The same at the end, for the other of two compared moves.
# $move (Text): a move, such as C or A5R
# $you (Text): whether the reader plays that side, yes or no
# $first (Side): the side of the reader, or South
# $own (Number): its seeds
# $other (Side): the other side
# $others (Number): its seeds
coach-with-the-other = After { $move } it is: { $you ->
        [yes] you
       *[no] { SIDE($first) }
    } +{ $own }, { SIDE($other) } +{ $others }.

# A button: plays the moves after the other of two compared moves.
# $move (Text): a move, such as C or A5R
coach-after-instead = After { $move } instead

## Labels, headings and short notes.
# Heading of the choice.
coach-tutor = Tutor

# Nobody is there to be asked.
coach-no-person-plays = Kete plays both sides: there is nobody to ask.

# The tutor was told to stop.
coach-asks-no-more = The tutor asks no more in this game. To turn it on again, choose “Warn” or “Teach” in the settings.

# The move is looked at.
coach-tutor-looks = The tutor looks at your move for a moment.

# Do not make the move.
coach-rethink = Rethink

# After that: nothing was played, and the tutor does not ask about this move again.
coach-asked-once = Nothing was played. If you choose this move again, it is played at once.

# Ask no more in this game.
coach-stop-asking = Stop asking

# Look for a better move.
coach-find-better = Find better

# Why that cannot be done for a move.
coach-no-task = Kete is not sure which moves are good enough here, so this move cannot be an exercise. “Show the better move” plays the one it would choose.

# Leads from a task back to its game.
coach-back-to-game = Back to the game

# Shows a turn beside the same move under other options.
coach-under-other-rules = Under other rules

# Which other options.
coach-compared-with = Compared with

# No option would change the turn.
coach-same-everywhere = This turn goes the same way under every other option.

## Choices and settings.

# What the tutor does in new games.
coach-set-tutor = Tutor
    .line = Warns you before a move that loses seeds, in this game and in new ones. “First games” teaches in your first three games at level 1, then it is off.

# From which loss on it warns.
coach-set-threshold = Warn me when a move loses at least
    .line = Compared with the best move.

# The moves of a game that is over.
coach-set-moments = Moments after the game
    .line = When a game is over, Kete grades its moves and shows where it turned.

# What is due for review.
coach-set-reminders = Review on the start page
    .line = Shows which rules are due, with a short exercise.

# What the tutor does.
coach-first-games = First games
coach-tutorings-off = Off
coach-tutorings-warn = Warn
coach-tutorings-teach = Teach

# Of a turn that followed a hint.
# $better (Text): the better move
coach-was-hint = This was Kete's hint. A longer look likes { $better } better.
