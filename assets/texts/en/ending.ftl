### Why a game ended.

ending-agreed = Both sides agreed to end here.

# $count (Number): how many
ending-halved = Both sides agreed to halve the rest: { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } each.

# $winner (Side): the side that it is about
# $you (Text): which of them you are, or nobody
ending-majority = { $you ->
        [winner] You have more than half.
       *[nobody] { SIDE($winner) } has more than half.
    }

# $count (Number): how many
ending-few-seeds = Only { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } were left on the board.

# $loser (Side): the side that it is about
# $winner (Side): the side that it is about
# $you (Text): which of them you are, or nobody
ending-front-row = { $you ->
        [winner] { SIDE($loser) }'s front row is empty, so you win.
        [loser] Your front row is empty, so { SIDE($winner) } wins.
       *[nobody] { SIDE($loser) }'s front row is empty, so { SIDE($winner) } wins.
    }

# $loser (Side): the side that it is about
# $you (Text): which of them you are, or nobody
ending-singles = { $you ->
        [loser] You have no hole with 2 seeds or more and cannot start a turn.
       *[nobody] { SIDE($loser) } has no hole with 2 seeds or more and cannot start a turn.
    }

# $mover (Side): the side that it is about
# $you (Text): which of them you are, or nobody
ending-endless = { $you ->
        [mover] None of your turns would ever end.
       *[nobody] No turn of { SIDE($mover) } would ever end.
    }

# $count (Number): how many
ending-left-over = { $count ->
        [one] 1 seed is left and counts
       *[other] The last { $count } seeds count
    } for nobody.

# $south (Number): seeds of that side
# $north (Number): seeds of that side
# $you (Text): which of them you are, or nobody
ending-rest = { $you ->
        [south] You get { $south } of the rest, North { $north }.
        [north] You get { $north } of the rest, South { $south }.
       *[nobody] Of the rest South gets { $south }, North { $north }.
    }

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
# $you (Text): which of them you are, or nobody
ending-cannot-feed = { $you ->
        [poor] You have no seeds and { SIDE($rich) } cannot feed you, so { SIDE($rich) } { $keeps ->
            [yes] keeps
           *[no] loses
        } the last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
        [rich] { SIDE($poor) } has no seeds and you cannot feed it, so you { $keeps ->
            [yes] keep
           *[no] lose
        } the last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
       *[nobody] { SIDE($poor) } has no seeds and { SIDE($rich) } cannot feed it, so { SIDE($rich) } { $keeps ->
            [yes] keeps
           *[no] loses
        } the last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
    }

ending-all-empty = All holes are empty.

# $clearer (Side): the side that it is about
# $owner (Side): the side that it is about
# $count (Number): how many
# $you (Text): which of them you are, or nobody
ending-cleared-takes = { $you ->
        [clearer] Your holes are empty, so you take { SIDE($owner) }'s last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
        [owner] { SIDE($clearer) }'s holes are empty, so { SIDE($clearer) } takes your last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
       *[nobody] { SIDE($clearer) }'s holes are empty, so { SIDE($clearer) } takes { SIDE($owner) }'s last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
    }

# $clearer (Side): the side that it is about
# $owner (Side): the side that it is about
# $count (Number): how many
# $you (Text): which of them you are, or nobody
ending-cleared-keeps = { $you ->
        [clearer] Your holes are empty, and { SIDE($owner) } keeps its last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
        [owner] { SIDE($clearer) }'s holes are empty, and you keep your last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
       *[nobody] { SIDE($clearer) }'s holes are empty, and { SIDE($owner) } keeps its last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
    }

# $poor (Side): the side that it is about
# $rich (Side): the side that it is about
# $count (Number): how many
# $you (Text): which of them you are, or nobody
ending-starved = { $you ->
        [poor] You have no seeds left, so { SIDE($rich) } takes the last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
        [rich] { SIDE($poor) } has no seeds left, so you take the last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
       *[nobody] { SIDE($poor) } has no seeds left, so { SIDE($rich) } takes the last { $count ->
            [one] seed
           *[other] { $count } seeds
        }.
    }

# $winner (Side): the side that it is about
# $count (Number): how many
# $you (Text): which of them you are, or nobody
ending-ring-most = { $you ->
        [winner] You have taken { $count } of the 64 seeds.
       *[nobody] { SIDE($winner) } has taken { $count } of the 64 seeds.
    }

ending-ring-even = Each has taken 32 of the 64 seeds.

# $count (Number): how many
ending-ring-few = Only { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } are left on the board, fewer than 8: they count for nobody.

ending-match-even = Both have the same and too few for another round.

# $loser (Side): the side that it is about
# $count (Number): how many
# $you (Text): which of them you are, or nobody
ending-match-lost = { $you ->
        [loser] You are down to { $count ->
            [one] { $count } seed
           *[other] { $count } seeds
        } and have lost the match.
       *[nobody] { SIDE($loser) } is down to { $count ->
            [one] { $count } seed
           *[other] { $count } seeds
        } and has lost the match.
    }

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

# $first (Number): seeds of the reader, or of South if the reader plays neither side
# $second (Number): seeds of the other side
ending-score-was = The score was { $first } to { $second }.

# In a match, while a round was played.
# $first (Number): seeds of the reader in this round, or of South if the reader plays neither side
# $second (Number): seeds of the other side in this round
ending-round-score-was = The score in this round was { $first } to { $second }.

# In a match, after a round.
# $south (Number): seeds of South
# $north (Number): seeds of North
ending-score-after-round = After the last round South had { $south ->
        [one] { $south } seed
       *[other] { $south } seeds
    } and North { $north }.

# After a resignation or a loss on time.
# $winner (Side): the side that it is about
# $you (Text): yes where that side is the reader
ending-has-more = { $you ->
        [yes] You
       *[no] { SIDE($winner) }
    } had more than half of the seeds.
