### Help at the board: what may be played, why a side passes, the film of a turn.

help-nothing-open = Nothing may be played now.

# $hole (Text): a hole, such as C or a6
help-only-one = Only { $hole } may be played.

# $count (Number): how many
help-all-open = All your { $count } holes may be played.

# $count (Number): how many
# $holes (Text): holes, such as “C, D and E”
help-open-ring = { $count } holes may be played, in one colour or both: { $holes }.

# $count (Number): how many
# $holes (Text): holes, such as “C, D and E”
help-open = { $count } holes may be played: { $holes }.

# $hole (Text): a hole, such as C or a6
help-may-be-played = You may play { $hole }.

# What is said of one of two moves from the same hole.
# $move (Text): the move
# $says (Text): sentences about it
help-about-move = { $move }: { $says }

help-film-goes-on = The turn goes on: show all of it

# $step (Number): its number
# $of (Number): how many there are in all
help-film-step = Step { $step } of { $of }

# $step (Number): its number
# $of (Number): how many there are in all
# $words (Text): what is said, as a whole sentence
help-film-block = Step { $step } of { $of }: { $words }

# $lap (Number): its number
help-film-lap = Lap { $lap }

# $number (Number): its number
help-film-move = Move { $number }

# $number (Text): what it is, such as “Lap 3” or “Move 2”
# $first (Text): its first step, such as “5 from D”
# $count (Number): how many
help-film-part-name = { $number }: { $first }. Click to show { $count ->
        [one] its step
       *[other] its { $count } steps
    }.

# $other (Side): the side that it is about
help-you-empty-fed = You have no seeds: pass, and { SIDE($other) } will feed you.

help-you-empty = You have no seeds and must pass.
help-you-stuck = You cannot move and must pass.

# After the words that a player must pass.
help-then-passes = Pass once: further passes are made automatically until there is a move again.

# $mover (Side): the side that it is about
# $other (Side): the side that it is about
help-side-empty-fed = { SIDE($mover) } has no seeds and passes; { SIDE($other) } must feed it.

# $mover (Side): the side that it is about
help-side-empty = { SIDE($mover) } has no seeds and passes.

# $mover (Side): the side that it is about
help-side-stuck = { SIDE($mover) } cannot move and passes.

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
help-holds = { $hole } holds { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }.

# Before what a move does: its way leads into the other row.
# $hole (Text): a hole, such as C or a6
help-goes-into = into { $hole }.
