### Questions of exercises, and why there is no exercise about a rule. A question holds no “|”.

# $mover (Side): the side that it is about
drills-which-may = What may { SIDE($mover) } play?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-may = May { SIDE($mover) } play { $move }?

# $other (Side): the side that it is about
drills-which-feed = { SIDE($other) } has no seeds. Which moves feed { SIDE($other) }?

drills-which-lose-house = After which moves is a house lost?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-house-after = { SIDE($mover) } plays { $move }. Does a house still work then?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-extra-after = { SIDE($mover) } plays { $move }. Does the next turn begin with an extra seed?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-totals = { SIDE($mover) } plays { $move }, and the round ends. What does each side have, South first?

# $mover (Side): the side that it is about
drills-sizes = How many holes a side may { SIDE($mover) } lay out?

# $hole (Text): a hole, such as C or a6
drills-at-start = How many seeds did { $hole } hold at the start?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-last = { SIDE($mover) } plays { $move }. Where does the last seed fall?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-eaten = { SIDE($mover) } plays { $move }. How many seeds are eaten?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-taken = { SIDE($mover) } plays { $move }. How many seeds are taken?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-laps = { SIDE($mover) } plays { $move }. How many laps are sown?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-next = { SIDE($mover) } plays { $move }. Who plays next?

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
drills-result = { SIDE($mover) } plays { $move }. How does the game end?

drills-agreed-round = Both agree to end the round. What does each side have, South first?
drills-agreed-end = Both agree to end. How does the game end?
drills-agreed-halve = Both agree to halve what is left. How does the game end?
drills-agreed-leave = Both agree to leave what is left to nobody. How does the game end?

## Why there is no exercise.
# $game (Text): the technical name of a game
# $rule (Text): the id of a rule
drills-other-game = { $rule } is no rule of { $game }

# $rule (Text): the id of a rule
drills-not-on-board = no position shows { $rule }: it speaks of people at the board, not of a move

# $game (Text): the technical name of a game
# $rule (Text): the id of a rule
drills-never = { $rule } can never happen in { $game }

# $rule (Text): the id of a rule
# $options (Text): options with their values
drills-needs = { $rule } needs other options, such as { $options }

# $rule (Text): the id of a rule
drills-none-found = no position was found in which { $rule } decides a move
