### Why a move is refused, and why a turn captures nothing.

## Why a move is refused, with what may be played instead.
refusals-over = The game is over. You can step back through it, or play on from an earlier turn.

# $instead (Text): what may be played, as a sentence
# $hole (Text): a hole, such as C or a6
# $mover (Side): the side that it is about
refusals-own-hole = { $hole } is not { SIDE($mover) }'s hole. { $instead }

# $instead (Text): what may be played, as a sentence
# $hole (Text): a hole, such as C or a6
refusals-empty-hole = { $hole } is empty. { $instead }

# $instead (Text): what may be played, as a sentence
# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
refusals-empty-colour = { $hole } holds no { $colour ->
        [red] red
       *[blue] blue
    } seeds. { $instead }

refusals-endless = This turn would go round for ever, so it is not allowed.
refusals-nobody-passes = Nobody passes in this game: choose a hole to play.

# $instead (Text): what may be played, as a sentence
# $other (Side): the side that it is about
refusals-feed = { SIDE($other) } has no seeds: play a move that gives { SIDE($other) } one. { $instead }

# $instead (Text): what may be played, as a sentence
refusals-no-pass = You can move, so you may not pass. { $instead }

# $hole (Text): a hole, such as C or a6
# $other (Side): the side that it is about
refusals-grand-slam = { $hole } would take all of { SIDE($other) }'s seeds, and that is forbidden here.

refusals-start-two = One seed is not enough to start; take a hole with 2 or more.

# Where no hole has 2 or more seeds.
# $instead (Text): what may be played, as a sentence
refusals-start-two-never = One seed is not enough to start. { $instead }

# $hole (Text): a hole, such as C or a6
refusals-choose-way-to-eat = { $hole } eats: choose the way, { $hole }L or { $hole }R.

# $move (Text): a move, such as C or A5R
# $better (Text): the better move
refusals-must-eat = { $move } eats nothing, but { $better } would eat. When you can eat at once, you must.

refusals-place = An extra seed goes into a front hole of yours that already holds seeds.

# $hole (Text): a hole, such as C or a6
refusals-house-closed = A seed put into the house ends the turn there, so { $hole } is played without a way.

# $hole (Text): a hole, such as C or a6
refusals-house-only = Only the house is left in front: choose a way, { $hole }L or { $hole }R.

# $move (Text): a move, such as C or A5R
refusals-house-open = { $move } does not stop at an open house, so there is nothing to spread.

refusals-opening = Five seeds are placed on the first turn only, with the two holes beside the house untouched, and named in order.
refusals-layout = Lay out all your seeds between the rounds: at least 1 in each hole, and 2 or more in one of them.
refusals-layout-size = You hold too many seeds for a board of this size.
refusals-lay-out-first = Lay out your seeds first.
refusals-only-a-pass = All that is left is to pass.

# $holes (Text): holes, such as “C, D and E”
refusals-may-be-played = { $holes } may be played.

# $count (Number): how many holes there are
# $holes (Text): holes, such as “C, D and E”
refusals-would-feed = { $holes } { $count ->
        [one] would do
       *[other] would
    }.

## Why holes may not be played, in few words. $count says how many they are.
## $count (Number): how many holes there are
# $holes (Text): holes, such as “C, D and E”
# $count (Number): how many
refusals-not-empty = { $holes } { $count ->
        [one] is empty
       *[other] are empty
    }.

# $holes (Text): holes, such as “C, D and E”
# $count (Number): how many
# $other (Side): the side that it is about
refusals-not-own = { $holes } { $count ->
        [one] is
       *[other] are
    } { SIDE($other) }'s { $count ->
        [one] hole
       *[other] holes
    }.

# $holes (Text): holes, such as “C, D and E”
# $count (Number): how many
# $other (Side): the side that it is about
refusals-not-fed = { $holes } { $count ->
        [one] gives
       *[other] give
    } { SIDE($other) } no seed.

# $holes (Text): holes, such as “C, D and E”
# $other (Side): the side that it is about
refusals-not-all = { $holes } would take all of { SIDE($other) }'s seeds.

# $holes (Text): holes, such as “C, D and E”
# $count (Number): how many
refusals-not-one = { $holes } { $count ->
        [one] holds only 1 seed
       *[other] hold only 1 seed each
    }.

# $holes (Text): holes, such as “C, D and E”
# $count (Number): how many
refusals-not-eating = { $holes } { $count ->
        [one] eats nothing, but another move eats
       *[other] eat nothing, but other moves eat
    }.

# $holes (Text): holes, such as “C, D and E”
refusals-not-endless = { $holes } would go round for ever.

# $holes (Text): holes, such as “C, D and E”
# $count (Number): how many
refusals-not-placed = { $holes } { $count ->
        [one] takes
       *[other] take
    } no extra seed: only front holes with seeds do.

# $holes (Text): holes, such as “C, D and E”
# $rule (Text): the title of a rule
refusals-not-by-rule = { $holes }: { $rule }.

## Refusals as the person at the board sees them.
# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
refusals-no-colour-here = Hole { $hole } holds no { $colour ->
        [red] red
       *[blue] blue
    } seeds.

# $hole (Text): a hole, such as C or a6
refusals-hole-is-empty = Hole { $hole } is empty.

# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
refusals-another-colour = Hole { $hole } holds no { $colour ->
        [red] red
       *[blue] blue
    } seeds. Choose a colour that is there.

# $row (Text): which holes the player has: odd, even, lower, upper, two-lower or two-upper
# $other (Side): the side that it is about
refusals-your-holes = That hole is { SIDE($other) }'s. You play { $row ->
        [odd] the odd holes, in circles
        [even] the even holes, in squares
        [lower] the lower row
        [upper] the upper row
        [two-lower] the two lower rows
       *[two-upper] the two upper rows
    }.

# $hole (Text): a hole, such as C or a6
refusals-choose-seeds = { $hole } is empty. Choose a hole that you may play.

# $count (Number): how many holes there are
# $other (Side): the side that it is about
# $holes (Text): holes, such as “C, D and E”
refusals-must-feed = { SIDE($other) } has no seeds: play a move that gives it one. { $holes } { $count ->
        [one] does
       *[other] do
    }.

## Why a turn captures nothing, as a clause after “B captures nothing:”.
refusals-in-store = the last seed lands in your store

# $hole (Text): a hole, such as C or a6
refusals-in-own-hole = the last seed lands in { $hole }, your own hole

# $hole (Text): a hole, such as C or a6
# $owner (Side): the side that it is about
refusals-in-their-hole = the last seed lands in { $hole }, { SIDE($owner) }'s hole

# $hole (Text): a hole, such as C or a6
refusals-count-hidden = the last seed lands in { $hole }, which then holds too few or too many

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
refusals-count = the last seed lands in { $hole }, which then holds { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

# $hole (Text): a hole, such as C or a6
refusals-not-empty-hidden = the last seed lands in { $hole }, which was not empty

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
refusals-already-held = the last seed lands in { $hole }, which already held { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

# $hole (Text): a hole, such as C or a6
refusals-was-empty = the first lap ends in { $hole }, which was empty

# $hole (Text): a hole, such as C or a6
refusals-back-row = the first lap ends in { $hole }, in the back row

# $opposite (Text): a hole, such as C or a6
# $hole (Text): a hole, such as C or a6
refusals-nothing-opposite = { $opposite }, across from { $hole }, is empty

# $opposite (Text): a hole, such as C or a6
# $hole (Text): a hole, such as C or a6
refusals-not-sown = { $opposite }, across from { $hole }, got no seed in this turn

refusals-limit-reached = the limit of holes is reached
refusals-limit-over = more holes than the limit could be captured

# $owner (Side): the side that it is about
refusals-none-left = { SIDE($owner) } would have no seeds left

## Why a row of captures ends. A hole whose name is a number is shown as “hole 12”.
# $number (Text): the number that is its name
refusals-named-by-number = hole { $number }

# $hole (Text): a hole, such as C or a6
refusals-stops-at = Then it stops at { $hole }.

# $hole (Text): a hole, such as C or a6
refusals-stops-empty = Then it stops: { $hole } is empty.

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
refusals-stops-count = Then it stops: { $hole } holds { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }.

# $hole (Text): a hole, such as C or a6
refusals-stops-your-hole = Then it stops: { $hole } is your own hole.

# $hole (Text): a hole, such as C or a6
# $owner (Side): the side that it is about
refusals-stops-own-hole = Then it stops: { $hole } is { SIDE($owner) }'s own hole.

# $cause (Text): the reason, as a clause
refusals-stops-because = Then it stops: { $cause }.
