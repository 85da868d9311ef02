### Why a game ended.

ending-agreed = Both sides agreed to end here.

# $count (Number): how many
ending-halved = Both sides agreed to halve the rest: { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } each.

# $winner (Side): the side that it is about
ending-majority = { SIDE($winner) } has more than half.

# $count (Number): how many
ending-few-seeds = Only { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } were left on the board.

# $loser (Side): the side that it is about
# $winner (Side): the side that it is about
ending-front-row = { SIDE($loser) }'s front row is empty, so { SIDE($winner) } wins.

# $loser (Side): the side that it is about
ending-singles = { SIDE($loser) } has no hole with 2 seeds or more and cannot start a turn.

# $mover (Side): the side that it is about
ending-endless = No turn of { SIDE($mover) } would ever end.

# $count (Number): how many
ending-left-over = { $count ->
        [one] 1 seed is left and counts
       *[other] The last { $count } seeds count
    } for nobody.

# $south (Number): seeds of that side
# $north (Number): seeds of that side
ending-rest = Of the rest South gets { $south }, North { $north }.

# $times (Number): 2, 3, 4 or more
ending-repetition = The same position came up for the { $times ->
        [2] second
        [3] third
        [4] fourth
       *[other] { $times }th
    } time.

ending-no-seed = No seed is left on the board.
ending-no-move = No move is allowed any more.

# $poor (Side): the side that it is about
# $rich (Side): the side that it is about
# $keeps (Text): yes where it keeps them, no where it loses them
# $count (Number): how many
ending-cannot-feed = { SIDE($poor) } has no seeds and { SIDE($rich) } cannot feed it, so { SIDE($rich) } { $keeps ->
        [yes] keeps
       *[no] loses
    } the last { $count }.

# $rich (Side): the side that it is about
# $keeps (Text): yes where it keeps them, no where it loses them
# $count (Number): how many
ending-you-have-none = You have no seeds and { SIDE($rich) } cannot feed you, so { SIDE($rich) } { $keeps ->
        [yes] keeps
       *[no] loses
    } the last { $count }.

# $poor (Side): the side that it is about
# $keeps (Text): yes where you keep them, no where you lose them
# $count (Number): how many
ending-you-cannot-feed = { SIDE($poor) } has no seeds and you cannot feed it, so you { $keeps ->
        [yes] keep
       *[no] lose
    } the last { $count }.

ending-all-empty = All holes are empty.

# $clearer (Side): the side that it is about
# $owner (Side): the side that it is about
# $count (Number): how many
ending-cleared-takes = { SIDE($clearer) }'s holes are empty, so { SIDE($clearer) } takes { SIDE($owner) }'s last { $count }.

# $clearer (Side): the side that it is about
# $owner (Side): the side that it is about
# $count (Number): how many
ending-cleared-keeps = { SIDE($clearer) }'s holes are empty, and { SIDE($owner) } keeps its last { $count }.

# $poor (Side): the side that it is about
# $rich (Side): the side that it is about
# $count (Number): how many
ending-starved = { SIDE($poor) } has no seeds left, so { SIDE($rich) } takes the last { $count }.

# $winner (Side): the side that it is about
# $count (Number): how many
ending-ring-most = { SIDE($winner) } has taken { $count } of the 64 seeds.

ending-ring-even = Each has taken 32 of the 64 seeds.

# $count (Number): how many
ending-ring-few = Only { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } are left on the board, fewer than 8: they count for nobody.

ending-match-even = Both have the same and too few for another round.

# $loser (Side): the side that it is about
# $count (Number): how many
ending-match-lost = { SIDE($loser) } is down to { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } and has lost the match.

# How long a game was.
# $game (Text): the name of a game
# $moves (Number): the moves of both players
ending-moves = { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.

# How long a match was.
# $game (Text): the name of a game
# $count (Number): rounds that were begun
# $moves (Number): the moves of both players
ending-rounds = { $game }, { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.

# $south (Number): seeds of South
# $north (Number): seeds of North
ending-score-was = The score was { $south } to { $north }.

# In a match, while a round was played.
# $south (Number): seeds of South in this round
# $north (Number): seeds of North in this round
ending-round-score-was = The score in this round was { $south } to { $north }.

# In a match, after a round.
# $south (Number): seeds of South
# $north (Number): seeds of North
ending-score-after-round = After the last round South had { $south ->
        [one] { $south } seed
       *[other] { $south } seeds
    } and North { $north }.

# $winner (Side): the side that it is about
ending-has-more = { SIDE($winner) } has more than half of the seeds.
