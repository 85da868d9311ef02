### The printable sheet of rules.

# $game (Text): the name of a game
sheet-title = { $game }: the rules

# $count (Number): how many
sheet-as-set = { $count ->
        [0] The rules as written.
        [one] { $count } option differs from the rules as written; all of them stand at the end.
       *[other] { $count } options differ from the rules as written; all of them stand at the end.
    }

# $value (Text): a value
sheet-changed = { $value } (changed)

# $says (Text): what it shows, as a sentence
# $title (Text): a title
sheet-example = { $title }. { $says }

## What lies on a board, for those who cannot see it. $holds is the seeds of the stores.
# $south (Number): seeds of that side
# $north (Number): seeds of that side
sheet-hands = South has { $south ->
        [one] { $south } seed
       *[other] { $south } seeds
    } and North { $north ->
        [one] { $north } seed
       *[other] { $north } seeds
    } in hand.

# $south (Number): seeds of that side
# $north (Number): seeds of that side
sheet-stores = South's store holds { $south ->
        [one] { $south } seed
       *[other] { $south } seeds
    } and North's { $north }.

# $hole (Text): a hole, such as C or a6
# $red (Number): seeds of this colour
# $blue (Number): seeds of this colour
sheet-ring-hole = hole { $hole }: { $red } red, { $blue } blue

# $holes (Text): holes with their seeds, such as “hole 1: 2 red, 2 blue; hole 2: …”
sheet-ring = The ring. { $holes }.

# $before (Text): what comes before
# $after (Text): what comes after
sheet-list-semicolon = { $before }; { $after }

# $mover (Side): the side that it is about
sheet-to-move = { SIDE($mover) } to move.

# $first (Text): a hole
# $last (Text): a hole
# $counts (Text): seeds for each hole, such as “4, 4 and 0”
# $owner (Side): the side that it is about
sheet-row = { SIDE($owner) }'s holes { $first } to { $last }: { $counts }.

## Labels, headings and short notes.
# Above the options.
sheet-options = Options

# Below the picture of the start.
sheet-at-start = So every game begins.

# What the marks in the pictures say.
sheet-legend = In the pictures the blue ring is the hole that is played and the dotted line the way of its seeds, with a number where each of several laps begins; 2 + 1 tells that one more falls there. The last seed falls in the double yellow ring, and a dashed orange ring is a hole that is taken or that a rule speaks of.

# Who has made it.
sheet-made-by = Made by Kete. The words in small type are the names of the rules.

# A sheet under another ending could not be opened.
sheet-needs-html = the sheet's name must end in .html
