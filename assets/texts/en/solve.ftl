### `kete solve`: progress, and why a position is not solved.
### $depth (Number): how many moves ahead
### $score (Number): seeds ahead at the end, of the player to move
### $lower (Number): at least so many seeds ahead, proven
### $upper (Number): at most so many seeds ahead, proven
### $positions (Number): positions searched so far
### $time (Text): a time, such as “12 seconds”

solve-no-stores = In Bawo seeds stay on the board, so the value of a position cannot be counted in seeds.

solve-nothing = No move is possible in this position, so there is nothing to solve.

solve-stopped = The search ended before it completed its first depth. Nothing is proven.

solve-depth = Depth { $depth } after { $time } and { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }: the value is probably { $score }, proven to be from { $lower } to { $upper }.

solve-proven = Depth { $depth } after { $time } and { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }: the value is { $score }, proven. Now the other first moves are compared with the best.

solve-running = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } searched in { $time }.

# $name (Text): a file
solve-kept = What is proven so far is in { $name }. Give the same --keep to go on from there.

## Why the file of an unfinished proof cannot be used.
# $name (Text): a file
solve-not-a-proof = { $name } is not an unfinished proof. Choose another name for --keep.

# $name (Text): a file
# $version (Number): the version of its form
solve-other-version = { $name } has version { $version }, which this Kete does not read. Choose another name for --keep.

# $name (Text): a file
# $subject (Text): the game, its options and the position
solve-other-position = { $name } is about another position: { $subject }. Choose another name for --keep.

# $name (Text): a file
solve-altered = { $name } has changed since Kete wrote it, so nothing in it is sure. Delete it, or choose another name for --keep.
