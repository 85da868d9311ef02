### Words that many pages use.

# The numbers of seeds: “1 seed”, “4 seeds”.
# $count (Number): how many
common-seeds = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

## Lists: “C, D and E”. A long one ends with how many more there are.
# $before (Text): what comes before
# $after (Text): what comes after
common-list-comma = { $before }, { $after }

# $first (Text): the first and the last of a list
# $last (Text): the first and the last of a list
common-list-and = { $first } and { $last }

# $count (Number): how many
common-list-more = { $count } more

# A number with its noun.
# $count (Number): the number
# $one (Text): the noun for one
# $many (Text): the noun for several
common-counted = { $count } { $count ->
        [one] { $one }
       *[other] { $many }
    }

# Which time a position comes up: “for the third time”.
# $number (Number): 2 to 5
common-ordinal = { $number ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $number }th
    }

# The name of this language in this language, as the settings list it.
common-language = English

# Between a number and its fraction.
common-decimal-point = .
