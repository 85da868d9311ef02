### Hints: what a good move does, and why.

## $to-do is the move as an instruction: “play B”.
# $to-do (Text): a move as an instruction, such as “play B”
hints-plain = Hint: { $to-do }.

# $to-do (Text): a move as an instruction, such as “play B”
hints-wins = Hint: { $to-do }, it wins the game.

# $to-do (Text): a move as an instruction, such as “play B”
hints-ends = Hint: { $to-do }, it ends the game.

# $to-do (Text): a move as an instruction, such as “play B”
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is taken and where, such as “3 at d”
hints-takes = Hint: { $to-do }, you { $eats ->
        [yes] eat
       *[no] take
    } { $taken }.

# $to-do (Text): a move as an instruction, such as “play B”
# $eats (Text): yes where seeds are eaten, as in Bawo
# $count (Number): how many
hints-takes-hidden = Hint: { $to-do }, you { $eats ->
        [yes] eat
       *[no] take
    } from { $count } holes.

# $to-do (Text): a move as an instruction, such as “play B”
# $eats (Text): yes where seeds are eaten, as in Bawo
# $count (Number): how many
hints-takes-seeds = Hint: { $to-do }, you { $eats ->
        [yes] eat
       *[no] take
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }.

# Nothing is captured.
# $to-do (Text): a move as an instruction, such as “play B”
# $count (Number): how many of the player's own seeds go into the store
hints-keeps = Hint: { $to-do }, { $count ->
        [one] your last seed lands in an empty hole of yours and goes into your store
       *[other] you keep { $count } of your own seeds
    }.

# $to-do (Text): a move as an instruction, such as “play B”
hints-again = Hint: { $to-do }. Your last seed lands in your store, and you play again.

hints-none-better = No other move looks better.

hints-arrow-shows-way = The arrow shows which way to sow.

# $placed (Text): what is placed where, such as “3 at A1, 1 at A2”
hints-place = place { $placed }

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
hints-count-at = { $count } at { $hole }

# A move within a sentence.
# $holes (Text): the holes, such as “A1, A2 and A6”
hints-opening-each = the five-seed opening with one seed each in { $holes }

# A move within a sentence.
# $placed (Text): what is placed where, such as “3 at A1, 1 at A2”
hints-opening-with = the five-seed opening with { $placed }

# A move within a sentence: the player lays out seeds for the next round.
# $counts (Text): seeds for each hole, such as “2, 3 and 4”
hints-layout = the layout { $counts }

# $counts (Text): seeds for each hole, such as “2, 3 and 4”
hints-lay-out = lay out { $counts }

# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
hints-play-colour = play { $hole } { $colour ->
        [red] red
       *[blue] blue
    }

hints-pass = pass

# $move (Text): a move, such as C or A5R
hints-play = play { $move }

## What the other side could take then. $worst is the worst of the other moves.
hints-only-move = There is no other move.

# $worst (Text): a move, such as C or A5R
# $other (Side): the side that it is about
hints-could-win = After { $worst }, { SIDE($other) } could win at once.

# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
# $worst (Text): the worst of the other moves
hints-nothing-or-some = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } none of your seeds then; after { $worst } it could { $eats ->
        [yes] eat
       *[no] capture
    } some.

# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
# $worst (Text): the worst of the other moves
# $count (Number): how many
hints-nothing-or-seeds = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } none of your seeds then; after { $worst } it could { $eats ->
        [yes] eat
       *[no] capture
    } { $count }.

# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
# $worst (Text): the worst of the other moves
hints-less = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } less then than after { $worst }.

# $count (Number): the seeds that it can take then
# $most (Number): the seeds that it could take after the worst move
# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
# $worst (Text): the worst of the other moves
hints-at-most = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } then at most; after { $worst } it could { $eats ->
        [yes] eat
       *[no] capture
    } { $most }.

# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
hints-nothing-then = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } none of your seeds then.

# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
hints-nothing-yet = No move { $eats ->
        [yes] eats
       *[no] captures
    } anything now, and { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } none of your seeds in its next turn.

# Where another move would not be better.
# $count (Number): the seeds that it can take
# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
hints-can-take = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } then.

# After the reason of a move that lets the other side take more than it takes itself.
# $count (Number): the seeds that the other side can take
# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
hints-still-best = { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } up to { $count } then, but no other move looks better.

# $eats (Text): yes where seeds are eaten, as in Bawo
hints-most-now = No other move { $eats ->
        [yes] eats
       *[no] captures
    } as much.

## What the search saw.
# $turns (Number): how many turns; 0 if they are many
# $other (Side): the side that it is about
hints-you-win-in = { $turns ->
        [0] You can force a win, whatever { SIDE($other) } does.
        [one] You win at once.
       *[other] You can force a win in at most { $turns } of your turns, whatever { SIDE($other) } does.
    }

# Of the only move.
# $other (Side): the side that it is about
# $turns (Number): how many of its turns that side needs; 0 if they are many
hints-they-win-anyway = There is no other move. { SIDE($other) } can win{ $turns ->
        [0] { "" }
        [1] {" "}with its next turn
       *[other] {" "}within { $turns } of its turns
    }.

# $other (Side): the side that it is about
# $turns (Number): how many of its turns that side needs; 0 if they are many
hints-they-win-in = { SIDE($other) } can win. This move holds out longest{ $turns ->
        [0] { "" }
        [1] , but only for one turn
       *[other] : { SIDE($other) } then needs up to { $turns } turns
    }.

# $count (Number): how many
# $other (Side): the side that it is about
hints-round-ahead = If you go on playing your best, you end the round at least { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } ahead, whatever { SIDE($other) } does.

# $count (Number): how many
# $other (Side): the side that it is about
hints-you-win-by = If you go on playing your best, you end the game at least { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } ahead, whatever { SIDE($other) } does.

# $other (Side): the side that it is about
hints-level-proven = If { SIDE($other) } plays its best, the game ends in a draw.

# $other (Side): the side that it is about
# $count (Number): how many
hints-they-end-ahead = If { SIDE($other) } makes no mistake, it wins by { $count }. This move loses least.

# $round (Text): yes where the end of the round is meant
# $count (Number): how many
hints-ahead = If both play on well, you end { $round ->
        [yes] the round
       *[no] the game
    } about { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } ahead.

# $round (Text): yes where the end of the round is meant
hints-level = If both play on well, { $round ->
        [yes] the round
       *[no] the game
    } ends about level, and no move does better.

# $round (Text): yes where the end of the round is meant
# $count (Number): how many
hints-behind = If both play on well, you end { $round ->
        [yes] the round
       *[no] the game
    } about { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } behind, and no move does better.
