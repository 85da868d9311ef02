### While seeds are put down one by one: five at the opening, or a layout between the rounds.

# $count (Number): how many
hand-opening = opening: { $count } of 5 seeds in hand

hand-all-placed = All five seeds are placed.

# $count (Number): how many
hand-place-five = Put your five seeds anywhere on your side. { $count } { $count ->
        [one] is
       *[other] are
    } left.

# $count (Number): how many
hand-placed = { $count } of 5 placed.

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
# $seeds (Number): how many
hand-placed-here = { $count } of 5 placed. { $hole } has { $seeds }.

# $count (Number): how many
hand-lay-out-short = Lay out your seeds: { $count } left.

# $all (Number): seeds to lay out
hand-all-laid-out = All { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    } are laid out.

# $all (Number): seeds to lay out
# $count (Number): how many
hand-lay-out = Lay out all { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    }. { $count } { $count ->
        [one] is
       *[other] are
    } left in your hand.

# $count (Number): how many
# $of (Number): how many there are in all
hand-laid-out = { $count } of { $of } laid out.

# $count (Number): how many
# $of (Number): how many there are in all
# $hole (Text): a hole, such as C or a6
# $seeds (Number): how many
hand-laid-out-here = { $count } of { $of } laid out. { $hole } has { $seeds }.

# $count (Number): how many
hand-holes-a-side = { $count } holes a side

# $seeds (Number): how many
hand-size-full = 6 holes: { $seeds } seeds cannot fill them

# $below (Number): it is open only below this many seeds
# $count (Number): how many
hand-size-closed = { $count } holes: only below { $below } seeds

# $below (Number): it is open only below this many seeds
# $seeds (Number): how many
# $count (Number): how many
hand-size-open = You have { $seeds }, fewer than { $below }, so you may choose { $count }.
