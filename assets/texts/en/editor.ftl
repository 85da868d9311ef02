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
editor-small-house = { SIDE($owner) }'s house works only with 8 seeds or more in it.

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
