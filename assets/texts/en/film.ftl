### The blocks of a turn that is cut into its steps. They are small: a few letters.

# $place (Text): a hole, such as C or a6
# $count (Number): how many
film-block-lifts = { $count } from { $place }

# $place (Text): a hole, such as C or a6
# $count (Number): how many
film-block-lays = { $count } in { $place }

# $place (Text): a hole, such as C or a6
# $count (Number): how many
film-laid = { $count ->
        [one] { $count } seed goes
       *[other] { $count } seeds go
    } into { $place }.

# $hole (Text): a hole, such as C or a6
film-block-lifts-hidden = from { $hole }

# $taken (Text): what is taken and where, such as “3 in d”
film-block-eats = eats { $taken }

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
film-block-takes = takes { $count } in { $hole }

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
film-block-keeps-of = takes { $count } in { $hole }

# $count (Number): how many
film-block-keeps = keeps { $count } in hand

film-block-rest = the rest

# $hole (Text): a hole, such as C or a6
film-block-sown-on = { $hole } sown on

film-block-house = house given up

# $hole (Text): a hole, such as C or a6
film-block-skip = { $hole } passed over

film-block-turns = turns round

# $place (Text): a hole, such as C or a6
film-block-ends = ends at { $place }

# $hole (Text): a hole, such as C or a6
film-block-stays = { $hole } stays

film-block-again = plays again
film-block-passes = passes
film-block-end = the end
film-block-store = store
film-block-extra = extra

# $owner (Side): the side that it is about
film-store-of = { SIDE($owner) }'s store

# $owner (Side): the side that it is about
film-extra-of = { SIDE($owner) }'s extra seeds

# $in-hand (Number): seeds left in the hand
# $place (Text): a hole, such as C or a6
# $count (Number): how many
film-drop = A seed for { $place }, now { $count }. { $in-hand ->
        [0] The hand is empty.
       *[other] { $in-hand } left in hand.
    }

# $place (Text): a hole, such as C or a6
# $count (Number): how many
film-drop-veiled = A seed for { $place }, now { $count }. Seeds are left in hand.

# $in-hand (Number): seeds left in the hand
# $place (Text): a hole, such as C or a6
film-drop-hidden = A seed for { $place }. { $in-hand ->
        [0] The hand is empty.
       *[other] { $in-hand } left in hand.
    }

# $place (Text): a hole, such as C or a6
film-drop-hidden-veiled = A seed for { $place }. Seeds are left in hand.
