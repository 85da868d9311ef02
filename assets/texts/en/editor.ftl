### The page on which a position is set up by hand.

# $owner (Side): the side that it is about
editor-store-of = { SIDE($owner) } store

# $owner (Side): the side that it is about
editor-extra-of = { SIDE($owner) } extra seeds

# $what (Text): what the button changes, such as “South store”
editor-one-fewer = { $what }, one fewer

# $what (Text): what the button changes, such as “South store”
editor-one-more = { $what }, one more

# $owner (Side): the side that it is about
editor-house-of = { SIDE($owner) }'s house

## What is wrong with the position.
# $count (Number): how many too many
# $have (Number): how many there are
# $set (Number): the seeds that the game has
editor-too-many = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } too many: { $have } of { $set }.

# $place (Text): a hole, a store or the extra seeds
# $set (Number): the seeds that the game has
editor-too-large = { $place } holds more than the whole set of { $set }.

editor-wrong-board = This board is not one of this game.

# $hole (Text): a hole, such as C or a6
editor-blue-seed = { $hole } holds a blue seed, and this game has none.

# $owner (Side): the side that it is about
editor-small-house = { SIDE($owner) }'s house is open only with 8 seeds or more in it.

# $owner (Side): the side that it is about
editor-no-house = { SIDE($owner) } has no house in this game.

# $owner (Side): the side that it is about
editor-extra-in-beginner = { SIDE($owner) } has extra seeds, and here only the winner's last handful can be one.

# $count (Number): how many
editor-more-faults = { $count ->
        [one] { $count } more thing is
       *[other] { $count } more things are
    } wrong.

# $have (Number): how many there are
# $set (Number): the seeds that the game has
editor-of-the-set = { $have } of { $set ->
        [one] { $set } seed
       *[other] { $set } seeds
    }.

editor-ends-here = The rules end the game here.
editor-may-hold-fewer = A position may hold fewer.

## Labels, headings and short notes.
# The page's heading.
editor-set-up = Set up a position

# The list of games.
editor-game = Game

# Who moves.
editor-moves-next = To move

# The switches that say whether houses work.
editor-houses = Houses

# The length of Giuthi's board.
editor-holes-a-side = Holes a side

# What a click adds in the ring.
editor-a-click-adds = A click adds

# A colour.
editor-red = Red

# A colour.
editor-blue = Blue

# The text field.
editor-as-text = Position as text

# A button.
editor-copy = Copy

# A button.
editor-paste = Paste

# The list of faults.
editor-to-mend = To be mended

# The list of faults, when it is empty.
editor-ready = Ready to be played

# The same, where the rules end the game at once.
editor-over-already = Over already

# A button.
editor-the-usual-start = Usual start

# A button.
editor-empty = Empty

# A button.
editor-from-board = From the game

# What it does.
editor-from-board-tip = Lay out the position of the game in progress

# A button.
editor-between-rounds = Between rounds

# What it does.
editor-between-rounds-tip = Put every seed into its side's store, for the next layout

# A button.
editor-back = Back

# A button.
editor-play-from-here = Play from here

# A dialog.
editor-options-of-rules = Options of the rules

# How it is done.
editor-how-to-edit = Click adds a seed, right-click takes one. Type a number over a hole, or drag its heap.
editor-how-to-edit-finger = Tap a hole to add a seed, hold it to take one. Drag its heap to move it.

# The same for a screen reader at a hole.
editor-edit-by-keys = Enter or plus adds a seed, minus takes one, figures set the number, Delete empties it.

# The start of a new game that was set up by hand, in the foot of the form.
editor-from-position = The game starts from a position you set up.
