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
