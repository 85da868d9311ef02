### Solve this, in the tab of the analysis: Kete proves what the position shown is worth.
### $positions (Text): a number of positions, such as “3.4 million positions”
### $time (Text): a time, such as “12 seconds”
### $worth (Text): who wins by how many seeds, such as “South by 4” or “a draw”
### $bounds (Text): the proven bounds, such as “South by 2 to 8”

## Buttons.
solving-solve-this = Solve this
    .tip = Proves what this position is worth and which moves are best. It may take hours; Kete goes on while you look at other positions.

# Where an unfinished proof of the position is in a file.
solving-go-on = Go on solving

solving-pause = Pause solving
    .tip = Saves what is proven so far. You can go on later, also after a restart.

solving-forget = Forget
    .tip = Deletes the unfinished proof of this position.

# Leads to the position that is being solved.
solving-show-it = Show it

## While it runs.
# $moves (Number): how many moves ahead it has searched
solving-running = Solving: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } ahead, { $positions }, { $time }.

# Before the first move ahead is searched.
solving-begins = Solving: { $positions }, { $time }.

# The same for a position that is not the one shown.
solving-another = Solving another position: { $positions }, { $time }.

solving-reading = Reading the unfinished proof…

# It then writes its file, or deletes it.
solving-stops = Stopping the search…

## After it: what is found so far.
solving-probably = Probably { $worth }.

solving-probably-between = Probably { $worth }; proven: { $bounds }.

solving-comparing = Proven: { $worth }. Now the other moves are compared with the best.

## A number of positions.
# $count (Number): how many
solving-positions = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }

# $number (Text): a number with one decimal, such as “3.4”
solving-million-positions = { $number } million positions

## Worths and bounds, inside the sentences above and below.
# $leader (Side): the side that wins
# $ahead (Number): seeds ahead at the end
solving-by = { SIDE($leader) } by { $ahead }

solving-draw = a draw

# $leader (Side): the side that wins
# $least (Number): at least so many seeds ahead at the end
# $most (Number): at most so many
solving-by-range = { SIDE($leader) } by { $least } to { $most }

# $leader (Side): the side that may win
# $most (Number): at most so many seeds ahead at the end
solving-draw-or-by = a draw, or { SIDE($leader) } by at most { $most }

# $south (Number): at most so many seeds that South is ahead at the end
# $north (Number): at most so many that North is ahead
# $one (Side): South
# $other (Side): North
solving-either = { SIDE($one) } by at most { $south }, or { SIDE($other) } by at most { $north }

## Paused.
solving-paused = Paused after { $positions } and { $time }.

solving-unfinished = Kete has begun to solve this position.

## Solved.
# $winner (Side): the side that wins
# $ahead (Number): seeds ahead at the end
solving-wins = Solved: { SIDE($winner) } wins by { $ahead } with best play.

# $winner (Side): the side that wins
# $ahead (Number): seeds ahead at the end
# $more (Number): the winner's seeds
# $fewer (Number): the other side's seeds
solving-wins-score = Solved: { SIDE($winner) } wins by { $ahead } ({ $more } to { $fewer }) with best play.

solving-level = Solved: the game ends level with best play.

# The same where a game is a match of rounds.
# $winner (Side): the side that wins
# $ahead (Number): seeds ahead at the end
# $more (Number): the winner's seeds
# $fewer (Number): the other side's seeds
solving-wins-round = Solved: { SIDE($winner) } wins the round by { $ahead } ({ $more } to { $fewer }) with best play.

solving-round-level = Solved: the round ends level with best play.

# After the sentence before.
# $moves (Text): moves, such as “C and D”
solving-best = Best: { $moves }.

## Ended without a proof.
solving-cannot = A search cannot prove this position, because positions may repeat.

solving-no-proof = The search has ended without a proof.

# After the sentence before.
solving-proven = Proven: { $bounds }.

## What went wrong.
# $name (Text): a file
solving-altered = The unfinished proof has changed since Kete wrote it, so the search begins anew. Its file is now { $name }.

# $name (Text): a file
solving-other-version = The unfinished proof is from another version of Kete, so the search begins anew. Its file is now { $name }.

# $why (Text): why, as a sentence
solving-not-saved = The unfinished proof is not saved. { $why }

solving-failed = The search has failed. You can begin again.
