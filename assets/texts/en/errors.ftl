### What is wrong with a text that was typed or read, and where.

## What belongs at a place of a text.
# $column (Number): its number
# $expected (Text): what would be right there
errors-malformed = column { $column }: expected { $expected }

errors-number = a number without sign or leading zero

# $sign (Text): a sign of the text
errors-sign = “{ $sign }”

errors-space = a space
errors-side = S or N, the side to move
errors-houses = the working houses: Hh, H, h or -
errors-ring-seeds = the seeds of a hole, such as 2R2B, 2R, 1B or -
errors-board-size = rows of 6, 4, 3 or 2 holes
errors-hole = a hole of this board
errors-way = the way, L or R
errors-colour = the colour, R or B
errors-end = nothing more

## Rule sets and options.
# $name (Text): what was written
# $allowed (Text): what is allowed, separated by commas
errors-no-game = there is no rule set “{ $name }”; there are { $allowed }

# $name (Text): what was written
# $allowed (Text): what is allowed, separated by commas
errors-no-option = there is no option “{ $name }” here; allowed: { $allowed }

# $name (Text): the name of an option
# $value (Text): a value
errors-no-values = there is no { $name } “{ $value }” here: this game has none

# $name (Text): the name of an option
# $value (Text): a value
# $allowed (Text): what is allowed, separated by commas
errors-no-value = { $name } cannot be “{ $value }”; allowed: { $allowed }

## What is wrong with a position.
# $count (Number): how many too many
# $have (Number): how many there are
# $set (Number): the seeds that the game has
errors-too-many = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } too many: { $have } of { $set }

# $place (Text): a hole, a store or the extra seeds
# $set (Number): the seeds that the game has
errors-too-large = { $place } holds more than the { $set } seeds of the set

errors-wrong-board = this board is not one of this game

# $hole (Text): a hole, such as C or a6
errors-blue-seed = { $hole } holds a blue seed, and this game has none

# $who (Text): south or north
errors-small-house = { $who }'s house is open with fewer than 8 seeds in it

# $who (Text): south or north
errors-no-house = { $who } has no house in this version

# $who (Text): south or north
errors-extra-in-beginner = { $who } has extra seeds, and in Bawo Beginner only the winner's last handful is one

# $tag (Text): the code of a language, as typed
# $known (Text): the codes of those that are there, with commas
errors-no-language = there is no language “{ $tag }”; there are { $known }
