### The analysis: what a position is worth, how far it was looked, the best lines.

analysis-proven-mark = proven ✓
analysis-proven = proven

# $turns (Number): how many moves
analysis-looked = looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead

# $number (Text): what it is worth, such as “+3”
analysis-proven-number = { $number } ✓

# A lead of South in figures.
# $count (Number): how many
analysis-plus = +{ $count }

# $count (Number): how many
analysis-minus = −{ $count }

# $chance (Number): a chance in percent
analysis-chance = { $chance } %

## What a position is worth, in a sentence: at the end of the game, of the round, of the next round.
analysis-level = Both end level if both play on well.
analysis-level-proven = Proven: both end level if both play well.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
analysis-leads = { SIDE($leader) } ends { $ahead } ahead if both play on well.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
# $other (Side): the side that it is about
analysis-leads-proven = Proven: { SIDE($leader) } ends { $ahead } ahead, whatever { SIDE($other) } does.

analysis-round-level = Both end the round level if both play on well.
analysis-round-level-proven = Proven: both end the round level if both play well.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
analysis-round-leads = { SIDE($leader) } ends the round { $ahead } ahead if both play on well.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
# $other (Side): the side that it is about
analysis-round-leads-proven = Proven: { SIDE($leader) } ends the round { $ahead } ahead, whatever { SIDE($other) } does.

analysis-next-round-level = Both end the next round level if both play on well.
analysis-next-round-level-proven = Proven: both end the next round level if both play well.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
analysis-next-round-leads = { SIDE($leader) } ends the next round { $ahead } ahead if both play on well.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
# $other (Side): the side that it is about
analysis-next-round-leads-proven = Proven: { SIDE($leader) } ends the next round { $ahead } ahead, whatever { SIDE($other) } does.

# Before a bar and a number, under the list of moves.
# $is-you (Text): yes where you are that side
# $side (Side): South
analysis-south-chance = { $is-you ->
        [yes] Your
       *[no] { SIDE($side) }'s
    } chance to win

# $chance (Number): a chance in percent
analysis-chance-of-south = South's chance to win is { $chance } %.

# $winner (Side): the side that it is about
# $turns (Number): how many turns
# $other (Side): the side that it is about
analysis-wins-in = Proven: { SIDE($winner) } wins in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, whatever { SIDE($other) } does.

analysis-neither = Proven: neither side can win.

## For screen readers: what the bar beside the board shows, a line, a hole.
# $turns (Number): how many moves
analysis-bar-level = Both end level if both play on well, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $turns (Number): how many moves
analysis-bar-round-level = Both end the round level if both play on well, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $turns (Number): how many moves
analysis-bar-next-round-level = Both end the next round level if both play on well, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
# $turns (Number): how many moves
analysis-bar-leads = { SIDE($leader) } ends { $ahead } ahead if both play on well, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
# $turns (Number): how many moves
analysis-bar-round-leads = { SIDE($leader) } ends the round { $ahead } ahead if both play on well, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $leader (Side): the side that it is about
# $ahead (Number): how many seeds
# $turns (Number): how many moves
analysis-bar-next-round-leads = { SIDE($leader) } ends the next round { $ahead } ahead if both play on well, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $chance (Number): a chance in percent
# $turns (Number): how many moves
analysis-bar-chance = South's chance to win is { $chance } %, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $number (Text): what it is worth, such as “+3”
# $rank (Number): its place in the list
# $known (Text): how it is known, such as “looked 14 moves ahead”
# $moves (Text): moves, such as “C, D and E”
analysis-line = Line { $rank }, South { $number }, { $known }: { $moves }

# $number (Text): what it is worth, such as “+3”
# $move (Text): a move, such as C or A5R
# $known (Text): how it is known, such as “looked 14 moves ahead”
analysis-score = { $move }: South { $number }, { $known }.

# $number (Text): a number with one decimal, such as “3.1”
analysis-speed-millions = { $number } million positions a second

# $number (Text): a whole number
analysis-speed-thousands = { $number } thousand positions a second

# $number (Text): a whole number
analysis-speed = { $number } positions a second

# $secs (Number): seconds
analysis-looks-for = Looks for up to { $secs } s.

# $minutes (Number): how many
analysis-looks-for-minutes = Looks for up to { $minutes } min.

# $rank (Number): its place in the list
# $step (Number): its number
# $of (Number): how many there are in all
analysis-walked = Line { $rank }, move { $step } of { $of }

# $program (Text): who plays, such as “Kete” or the name of a program
# $step (Number): its number
# $of (Number): how many there are in all
analysis-walked-beside = { $program }, move { $step } of { $of }

# The better move of a moment after the game.
# $step (Number): its number
# $of (Number): how many there are in all
analysis-walked-better = Better, move { $step } of { $of }

# $words (Text): what is said, as a whole sentence
analysis-helped = { $words }, with help

# $told (Text): what is said, as a whole sentence
analysis-not-played = Not played: { $told }

# $program (Text): who plays, such as “Kete” or the name of a program
analysis-kete-and = Kete and { $program }

# $program (Text): who plays, such as “Kete” or the name of a program
# $move (Text): a move, such as C or A5R
analysis-plays = { $program } plays { $move }

## What another program says of its move. $worth is the value that it claims.
# $turns (Number): how many moves
analysis-says-looked = It says it looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $worth (Text): what the position is worth, such as “+3”
analysis-says = It says { $worth }.

# $worth (Text): what the position is worth, such as “+3”
analysis-says-proven = It says { $worth }, and calls it proven.

# $worth (Text): what the position is worth, such as “+3”
# $turns (Number): how many moves
analysis-says-worth-looked = It says { $worth }, looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead.

# $winner (Side): the side that it is about
# $turns (Number): how many turns
analysis-claims-wins = { SIDE($winner) } wins in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

analysis-claims-level = both end level

# $number (Text): seeds with a sign, such as “+3”
analysis-claims = South { $number }

# $number (Text): seeds with a sign and two decimals, such as “+3.05”
analysis-claims-seeds = South { $number } seeds

# $fault (Text): what happened, as a sentence
analysis-failed-beside = { $fault } Kete's own analysis goes on.

## Labels, headings and short notes.
# The tab beside the board.
analysis-analysis = Analysis

# The switch in it.
analysis-live-analysis = Live analysis

# Nothing is looked at.
analysis-analysis-off = Switch on to see the best lines.

# Why the switch is greyed.
analysis-no-help = It is off while you play against Kete or another program. You can allow help in the settings; the game is then marked “with help”.

# Leads to the setting.
analysis-allow-help = Allow help…

# Who looks at the position.
analysis-who-looks = Ask

# Nobody but Kete does.
analysis-kete-alone = Kete

# How many lines are looked for.
analysis-lines = Lines

# Nothing is known yet.
analysis-analysis-begins = Looking…

# Who is to move has the machine for itself.
analysis-analysis-waits = The analysis waits for the computer's move.

# There is nothing to look for.
analysis-analysis-over = The game is over here. Step back to see the best lines.

# There is no choice.
analysis-only-one-move = Only one move may be played here.

# Look for longer than before.
analysis-look-longer = Look longer

# The same under the lines.
analysis-marked-with-help = This game is marked “with help”.

# The same on the card of the result.
analysis-played-with-help = Played with help.

# What the board shows was not played.
analysis-ghost = only shown, not played

# The side to move in it.
analysis-ghost-to-move = to move (only shown)

# The same in few words.
analysis-ghost-short = only shown

# How to go back.
analysis-ghost-line = The game itself does not change. Esc or a click on the board leads back.
analysis-next-move = Next move

## Choices and settings.

# The setting.
analysis-set-help = Allow help
    .line = The analysis may be on while you play against Kete or another program. Such a game is marked “with help”.
