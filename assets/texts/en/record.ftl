### The record beside the board: moves, branches, notes, the match, the graph.

## The name of a turn with its signs, for screen readers: “Turn 6, South, F, a mistake, with a note”.
# $turn (Text): the name of the turn
# $mark (Text): good, doubtful or mistake
record-with-mark = { $turn }, { $mark ->
        [good] good
        [doubtful] doubtful
       *[mistake] a mistake
    }

# $turn (Text): the name of the turn
# $grade (Text): its grade, such as “mistake, loses 5”
record-with-grade = { $turn }, { $grade }

# $turn (Text): the name of the turn
record-with-note = { $turn }, with a note

# $count (Number): how many
# $number (Number): its number
# $mover (Side): the side that it is about
record-other-moves = { $count ->
        [one] { $count } other move
       *[other] { $count } other moves
    }, turn { $number }, { SIDE($mover) }

# $number (Number): its number
# $mover (Side): the side that it is about
# $notation (Text): a move as it is written, such as “A5R”
record-point = Turn { $number }, { SIDE($mover) }, { $notation }

## The graph.
# $course (Text): the seeds taken, such as “South 5 · North 4”
# $wins (Number): with how many seeds one wins
# $of (Number): how many there are in all
record-course-and-goal = { $course } · { $wins } of { $of } win

# $first (Side): South
# $second (Side): North
# $south (Number): seeds of that side
# $north (Number): seeds of that side
record-front-rows = { SIDE($first) } { $south ->
        [one] { $south } seed
       *[other] { $south } seeds
    } · { SIDE($second) } { $north }

# $first (Side): South
# $second (Side): North
# $south (Number): seeds of that side
# $north (Number): seeds of that side
record-score = { SIDE($first) } { $south }, { SIDE($second) } { $north }.

# $leader (Side): the side that it is about
# $number (Number): its number
record-led = { SIDE($leader) } led from turn { $number } on.

# $most-at (Number): the turn in which it led most
# $leader (Side): the side that it is about
# $number (Number): its number
# $by (Number): by how many seeds
record-led-most = { SIDE($leader) } led from turn { $number } on, most at turn { $most-at } with { $by }.

record-neither = Neither leads.

## What comes after a layout is made.
record-your-seeds-lie = Your seeds all lie in their holes.

# $who (Text): who it is, such as “You”, “Kete” or “South”
record-laid-out = { $who } has laid all seeds out.

# $count (Number): how many
record-put-down = You put your last { $count ->
        [one] seed
       *[other] { $count } seeds
    } down.

# $who (Text): who it is, such as “You”, “Kete” or “South”
# $count (Number): how many
record-puts-down = { $who } puts the last { $count ->
        [one] seed
       *[other] { $count } seeds
    } down.

# $count (Number): how many
record-you-copy = You copy: A like a, B like b, and keep { $count } in your store.

# $who (Text): who it is, such as “You”, “Kete” or “South”
# $count (Number): how many
record-copies = { $who } copies: A like a, B like b, and keeps { $count } in its store.

record-you-begin = You won the round, so you begin.

# $who (Text): who it is, such as “You”, “Kete” or “South”
record-begins = { $who } won the round, so { $who } begins.

record-copies-yours = copies your layout

# $other (Side): the side that it is about
record-copies-other = copies { SIDE($other) }'s layout

# $round (Number): its number
record-won-copies-yours = won round { $round }, copies your layout

# $round (Number): its number
# $other (Side): the side that it is about
record-won-copies-other = won round { $round }, copies { SIDE($other) }'s layout

# $who (Text): the player, such as “You”
# $count (Number): how many
record-share = { $who } { $count }

# The round that is being played, for screen readers.
# $holes (Text): the size of the board, such as “6 holes”
# $state (Text): “laying out” or “being played”
# $number (Number): its number
record-round-now = Round { $number }, { $holes }, { $state }

# $side (Side): the side
# $player (Text): who plays it
record-side-and-player = { SIDE($side) } · { $player }

# $point (Text): the turn that a note belongs to
# $note (Text): what a player noted
record-note-of = { $point }: { $note }
