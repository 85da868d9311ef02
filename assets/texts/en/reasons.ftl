### Why a move is good or bad, in seeds and holes.

## What a turn captures.
# $count (Number): how many
# $hole (Text): a hole, such as C or a6
reasons-in-hole = { $count } in { $hole }

# $count (Number): how many
# $hole (Text): a hole of the ring, such as 11
reasons-red-in-hole = { $count } red in { $hole }

# $count (Number): how many
# $hole (Text): a hole of the ring, such as 11
reasons-blue-in-hole = { $count } blue in { $hole }

# $count (Number): how many
# $of (Number): from how many holes
reasons-many = { $count } seeds in { $of } holes

# $is-you (Text): yes if the reader plays it
# $side (Side): who plays it
# $move (Text): the move
reasons-played-by = { $is-you ->
        [yes] you play
       *[no] { SIDE($side) } plays
    } { $move }

# $played (Text): a move and who plays it, such as “North plays b”
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
# $last (Number): how many seeds its player gets as the game ends
# $all (Number): all seeds that it brings into the store; 0 if they are only these
reasons-played-takes = { $played } ({ $eats ->
        [yes] eats
       *[no] captures
    } { $taken }{ $last ->
        [0] { "" }
        [one] { " and gets the last seed" }
       *[other] { " and gets the last " }{ $last }
    }{ $all ->
        [0] { "" }
       *[other] , { $all } in all
    })

# $played (Text): a move and who plays it, such as “North plays b”
# $count (Number): how many seeds it sows into the store
reasons-played-stores = { $played } ({ $count } into the store)

# $played (Text): a move and who plays it, such as “North plays b”
# $count (Number): how many seeds its player gets as the game ends
reasons-played-ends = { $played } (gets the last { $count ->
        [one] seed
       *[other] { $count } seeds
    })

# $played (Text): a move and who plays it, such as “North plays b”
# $count (Number): how many seeds its player gets as the game ends
# $all (Number): all seeds that it brings into the store
reasons-played-ends-with = { $played } (gets the last { $count ->
        [one] seed
       *[other] { $count } seeds
    }, { $all } in all)

# $before (Text): a move, or several in this form
# $after (Text): the next move
reasons-then = { $before }, then { $after }

# The end of a list of moves.
# $count (Number): how many moves, at least two
# $eats (Text): yes where seeds are eaten, as in Bawo
reasons-quiet = { $count } moves that { $eats ->
        [yes] eat
       *[no] bring
    } nothing

## What the opponent does if you play a move. $own and $reply are moves, such as “a” or “a, then c”;
## $taken is what is captured and where, such as “4 in C”.
# $own (Text): your move
# $other (Side): the opponent
# $reply (Text): its reply
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
reasons-if-captures = If you play { $own }, { SIDE($other) } can play { $reply } and { $eats ->
        [yes] eat
       *[no] capture
    } { $taken }.

# $own (Text): your move
# $other (Side): the opponent
# $reply (Text): its reply
# $empty (Text): yes if the last seed lands in an empty hole
# $last (Text): the hole where the last seed lands
# $taken (Text): what is captured and where
reasons-if-lands = If you play { $own }, { SIDE($other) } can play { $reply } into { $empty ->
        [yes] empty { $last }
       *[no] { $last }
    } and capture { $taken }.

# $own (Text): your move
# $other (Side): the opponent
# $reply (Text): its reply
# $count (Number): how many
reasons-if-ends = If you play { $own }, { SIDE($other) } can play { $reply } and end the game, which gives it { $count ->
        [one] the last seed
       *[other] the last { $count } seeds
    }.

# $own (Text): your move
# $other (Side): the opponent
# $reply (Text): its reply
reasons-if-wins = If you play { $own }, { SIDE($other) } can play { $reply } and win.

## A move that meets the threat. $most is what the opponent can capture then: 0 is nothing.
# $hole (Text): your hole that would be captured
# $other (Side): the opponent
# $eats (Text): yes where seeds are eaten, as in Bawo
# $most (Number): how many
reasons-move-first = Move { $hole } first? Then { SIDE($other) }'s next turn can { $eats ->
        [yes] eat
       *[no] capture
    } { $most ->
        [0] none of your seeds
       *[other] at most { $most }
    }.

# $better (Text): a move, such as C or A5R
# $other (Side): the opponent
# $eats (Text): yes where seeds are eaten, as in Bawo
# $most (Number): how many
reasons-play-first = Play { $better } instead? Then { SIDE($other) }'s next turn can { $eats ->
        [yes] eat
       *[no] capture
    } { $most ->
        [0] none of your seeds
       *[other] at most { $most }
    }.

# $better (Text): a move, such as C or A5R
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
# $other (Side): the opponent
# $most (Number): how many
reasons-capture-first = Play { $better } instead? It { $eats ->
        [yes] eats
       *[no] captures
    } { $taken }, and then { SIDE($other) }'s next turn can { $eats ->
        [yes] eat
       *[no] capture
    } { $most ->
        [0] none of your seeds
       *[other] at most { $most }
    }.

## What a move that was played let the opponent do. $happened is yes if the opponent did it; $is-you
## is yes if the opponent is the person who reads.
# $own (Text): the move
# $happened (Text): yes or no
# $is-you (Text): yes or no
# $other (Side): the opponent
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
# $reply (Text): the reply
reasons-let-capture = { $happened ->
        [yes] { $own } let { $is-you ->
            [yes] you
           *[no] { SIDE($other) }
        } { $eats ->
            [yes] eat
           *[no] capture
        } { $taken } with { $reply }.
       *[no] After { $own }, { $is-you ->
            [yes] you
           *[no] { SIDE($other) }
        } could have { $eats ->
            [yes] eaten
           *[no] captured
        } { $taken } with { $reply }.
    }

# $own (Text): the move
# $happened (Text): yes or no
# $is-you (Text): yes or no
# $other (Side): the opponent
# $reply (Text): the reply
# $count (Number): how many
reasons-let-end = { $own } { $happened ->
        [yes] let
       *[no] would have let
    } { $is-you ->
        [yes] you
       *[no] { SIDE($other) }
    } end the game with { $reply } and get { $count ->
        [one] the last seed
       *[other] the last { $count } seeds
    }.

# $own (Text): the move
# $happened (Text): yes or no
# $is-you (Text): yes or no
# $other (Side): the opponent
# $reply (Text): the reply
reasons-let-win = { $own } { $happened ->
        [yes] let
       *[no] would have let
    } { $is-you ->
        [yes] you
       *[no] { SIDE($other) }
    } win with { $reply }.

# $better (Text): a move, such as C or A5R
# $is-you (Text): yes or no
# $mover (Side): who makes the move
# $other (Side): the opponent
# $eats (Text): yes where seeds are eaten, as in Bawo
# $most (Number): how many
reasons-after-better = After { $better } instead, { $is-you ->
        [yes] you
       *[no] { SIDE($other) }
    } could { $eats ->
        [yes] eat
       *[no] capture
    } { $most ->
        [0] none of { $is-you ->
            [yes] { SIDE($mover) }'s
           *[no] your
        } seeds
       *[other] at most { $most }
    } in the next turn.

## What a better move does.
# $move (Text): the move
# $is-you (Text): yes or no
# $other (Side): the opponent
# $count (Number): how many
reasons-gives-rest = { $move } ends the game, and { $is-you ->
        [yes] you get
       *[no] { SIDE($other) } gets
    } { $count ->
        [one] the last seed
       *[other] the last { $count } seeds
    }.

# $better (Text): a move, such as C or A5R
reasons-wins-now = { $better } wins at once.

# $better (Text): a move, such as C or A5R
# $turns (Number): how many turns of its player; 0 if they are many
reasons-wins-in = { $turns ->
        [0] { $better } wins in the end.
       *[other] { $better } wins in at most { $turns } turns.
    }

# $move (Text): the move
# $other (Side): the opponent
# $turns (Number): in how many of its turns; 0 if they are many
reasons-loses-in = After { $move }, { SIDE($other) } can win { $turns ->
        [0] in the end
        [1] with its next move
       *[other] in at most { $turns } of its turns
    }.

# $better (Text): a move, such as C or A5R
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
# $move (Text): the move
# $count (Number): how many seeds the move captures
# $kept (Number): how many of its own seeds it brings into the store
reasons-takes = { $better } { $eats ->
        [yes] eats
       *[no] captures
    } { $taken }; { $move } { $eats ->
        [yes] eats
       *[no] { $kept ->
            [0] captures
           *[other] { $count ->
                [0] takes
               *[other] captures
            }
        }
    } { $count ->
        [0] { $kept ->
            [0] nothing
           *[other] only its own last seed
        }
       *[other] only { $count }
    }.

# The move gives another one, but then the better one no longer captures that.
# $better (Text): a move, such as C or A5R
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
# $move (Text): the move
reasons-spoils-capture = { $better } { $eats ->
        [yes] eats
       *[no] captures
    } { $taken } now; after { $move } it no longer does.

# $better (Text): a move, such as C or A5R
# $move (Text): the move
reasons-moves-again = { $better } gives another move at once; { $move } does not.

# $move (Text): the move
# $better (Text): a better one
# $is-you (Text): yes if the mover is the person who reads
# $mover (Side): who plays the move
reasons-spoils = After { $move }, { $better } no longer ends in { $is-you ->
        [yes] your store
       *[no] { SIDE($mover) }'s store
    }; after { $better }, { $move } still does.

# $better (Text): a move, such as C or A5R
# $is-you (Text): yes if the mover is the person who reads
# $mover (Side): who plays the move
# $count (Number): how many seeds it brings
# $move (Text): the move
# $own (Number): how many seeds that brings
reasons-stores = { $better } puts { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } in { $is-you ->
        [yes] your store
       *[no] { SIDE($mover) }'s store
    }; { $move } puts { $own ->
        [0] none
       *[other] only { $own }
    }.

# $better (Text): a move, such as C or A5R
# $is-you (Text): yes if the mover is the person who reads
# $mover (Side): who plays the move
# $count (Number): how many seeds; 0 if that is not known in seeds
# $proven (Text): yes where both moves are known to the end of the game
reasons-ahead = The next moves do not show it, but with { $better } { $is-you ->
        [yes] you are
       *[no] { SIDE($mover) } is
    } { $count ->
        [0] better off
        [one] { $count } seed better off
       *[other] { $count } seeds better off
    } { $proven ->
        [yes] at the end of the game
       *[no] in the long run
    }.

# $move (Text): the move
# $better (Text): a better one
# $is-you (Text): yes if the mover is the person who reads
# $mover (Side): who plays the move
# $other (Side): the opponent
# $moves (Number): how many moves of both sides, this one too; 0 up to the end of the game
# $ours (Number): what the mover collects with the move
# $theirs (Number): what the opponent collects after it
# $ours-there (Number): what the mover collects after the better one
# $theirs-there (Number): what the opponent collects after that
# $eats (Text): yes where seeds are eaten, as in Bawo
reasons-collects = { $moves ->
        [0] If both play on well, { $is-you ->
            [yes] you end with { $ours } seeds and { SIDE($other) } with { $theirs } after { $move }; after { $better } you end
           *[no] { SIDE($mover) } ends with { $ours } seeds and { SIDE($other) } with { $theirs } after { $move }; after { $better }, { SIDE($mover) } ends
        } with { $ours-there } and { SIDE($other) } with { $theirs-there }.
       *[other] If both play on well, { $eats ->
            [yes] { $is-you ->
                [yes] you eat
               *[no] { SIDE($mover) } eats
            } { $ours } and { SIDE($other) } { $theirs } in the { $moves } moves from { $move } on; from { $better } on, { $is-you ->
                [yes] you eat
               *[no] { SIDE($mover) } eats
            } { $ours-there } and { SIDE($other) } { $theirs-there }
           *[no] { $move } brings { $is-you ->
                [yes] you
               *[no] { SIDE($mover) }
            } { $ours } and { SIDE($other) } { $theirs } in the next { $moves } moves; { $better } brings { $is-you ->
                [yes] you
               *[no] { SIDE($mover) }
            } { $ours-there } and { SIDE($other) } { $theirs-there }
        }.
    }

# Before what both sides collect, where the worse move captures more at once.
# $move (Text): the move
# $better (Text): the better one
# $eats (Text): yes where seeds are eaten, as in Bawo
# $now (Number): what the move captures
# $then (Number): what the better one captures
reasons-more-now = { $move } { $eats ->
        [yes] eats
       *[no] captures
    } { $now } now and { $better } { $then ->
        [0] nothing
       *[other] only { $then }
    }, but { $better } more than makes up for that later.

# What both sides take in the next turns after a move and after a better one.
# $line (Text): the move and those that follow it, such as “you play C (captures 2 in e), then North plays f”
# $there (Text): the better move and those that follow that
reasons-exchanges = It would probably go like this: { $line }. Better: { $there }.

# $line (Text): a move and those that follow it, such as “you play C (captures 2 in e), then North plays f”
reasons-expects-line = It would probably go like this: { $line }.

# A larger capture that the opponent could make after the better move, and that is worse for it.
# $better (Text): the better move
# $is-you (Text): yes if the opponent is the person who reads
# $other (Side): the opponent
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
# $reply (Text): the move that captures
reasons-passes-over = After { $better }, { $is-you ->
        [yes] you
       *[no] { SIDE($other) }
    } could also { $eats ->
        [yes] eat
       *[no] capture
    } { $taken } with { $reply }, but the tutor thinks that costs more than it takes.

## What speaks for a move.
# $move (Text): the move
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
reasons-captures = { $move } { $eats ->
        [yes] eats
       *[no] captures
    } { $taken }.

# The same of a better move, in an answer about another one.
# $move (Text): the better move
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
reasons-better-captures = Better is { $move }: it { $eats ->
        [yes] eats
       *[no] captures
    } { $taken }.

# A move that leads to a capture at once.
# $move (Text): the moves
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is captured and where
reasons-captures-now = { $move } { $eats ->
        [yes] eats
       *[no] captures
    } { $taken } now.

# $move (Text): the move
reasons-again = { $move } gives another move at once.

# $move (Text): the move
# $own (Text): another move
# $other (Side): the opponent
# $reply (Text): its reply to that other move
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what it captures and where
# $most (Number): the most that it can capture after the move
reasons-saves = After { $own }, { SIDE($other) } could play { $reply } and { $eats ->
        [yes] eat
       *[no] capture
    } { $taken }; after { $move } it could { $eats ->
        [yes] eat
       *[no] capture
    } { $most ->
        [0] none of your seeds
        [1] only 1, from another hole
       *[other] at most { $most }, from other holes
    }.

## The same as an answer to a question that nobody asked aloud: why not the other move?
# $move (Text): the move
# $takes (Number): how many seeds the other move takes
# $other (Side): the opponent
# $reply (Text): its reply to that other move
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what it captures and where
# $most (Number): the most that it can capture after the move
reasons-saves-from = { $takes ->
        [0] { SIDE($other) }
       *[other] It { $eats ->
            [yes] eats
           *[no] takes
        } { $takes }, but { SIDE($other) }
    } could then play { $reply } and { $eats ->
        [yes] eat
       *[no] capture
    } { $taken }; after { $move } it could { $eats ->
        [yes] eat
       *[no] capture
    } { $most ->
        [0] none of your seeds
        [1] only 1, from another hole
       *[other] at most { $most }, from other holes
    }.

# $move (Text): the move
# $other (Side): the opponent
# $reply (Text): its reply to the other move
reasons-saves-game-from = { SIDE($other) } could then play { $reply } and win; after { $move } it cannot.

# $move (Text): the move
# $next (Text): a move that its mover could make next turn
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what that move captures and where
reasons-prepares = { $move } prepares { $next }: next turn { $next } could { $eats ->
        [yes] eat
       *[no] capture
    } { $taken }.

# $move (Text): the move
# $next (Text): a move that its mover could make next turn
reasons-prepares-again = { $move } prepares { $next }: next turn { $next } could give another move at once.

# $move (Text): a free move
# $next (Text): the move that can follow it at once
# $count (Number): the seeds left on the board, which its player gets
reasons-ends-with = After { $move }, { $next } ends the game, and you get { $count ->
        [one] the last seed
       *[other] the last { $count } seeds
    }.

# $move (Text): the move
# $own (Text): another move
# $other (Side): the opponent
# $reply (Text): its reply to that other move
reasons-saves-game = After { $own }, { SIDE($other) } could play { $reply } and win; after { $move } it cannot.

## What a move costs.
# $move (Text): the move
# $sure (Text): yes where it is known to the end of the game
# $own (Text): where it leaves its mover, such as “2 seeds behind”
# $best (Text): where the best move leaves its mover
reasons-gives-away = In the end { $move } leaves you { $sure ->
        [yes] { "" }
       *[no] about{ " " }
    }{ $own } instead of { $best }.

# The same where only the difference is known.
# $move (Text): the move
# $count (Number): how many
reasons-lead-smaller = In the end { $move } leaves you { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } worse off.

# After an estimate, where the reason beside it explains only a small part.
reasons-mostly-later = Most of that comes later in the game.

# The same with little to lose.
# $move (Text): the move
# $better (Text): the move that Kete would play
reasons-little-worse = { $move } is about as good as { $better }: the difference is small and comes many moves later.

# Where a search prefers another move and nothing on the board shows why.
# $move (Text): the move
# $better (Text): the move that Kete would play
reasons-prefers = The tutor prefers { $better } to { $move }: the difference comes only later in the game.

# The same before what the better move prepares.
# $better (Text): the move that Kete would play
reasons-prefers-this = The tutor would rather play { $better }.

# The same where the move captures more at once.
# $move (Text): the move
# $better (Text): the move that Kete would play
# $eats (Text): yes where seeds are eaten, as in Bawo
# $now (Number): what the move captures
# $then (Number): what the better one captures
reasons-prefers-later = { $move } { $eats ->
        [yes] eats
       *[no] captures
    } { $now } now and { $better } { $then ->
        [0] nothing
       *[other] only { $then }
    }, but the tutor expects more of { $better } in the end: the difference comes only many moves later.

# $move (Text): a move, such as C or A5R
# $reason (Text): what speaks against it, as a sentence
reasons-why-not = { $move } would be worse. { $reason }

# $move (Text): the move
# $better (Text): another move
reasons-about-as-good = { $move } is about as good as { $better }.

# $tempting (Text): a move that brings more at once
# $count (Number): how many seeds it brings
# $move (Text): the move that is as good
# $eats (Text): yes where seeds are eaten, as in Bawo
reasons-no-less = { $tempting } { $eats ->
        [yes] eats
       *[no] takes
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } now, but in the end it brings no more than { $move }.

# The move brings more than half of all seeds.
# $move (Text): the move
# $better (Text): a move that brings more
reasons-decides = { $move } wins too: with it you have more than half of all seeds. { $better } only brings more.

# $move (Text): a move, such as C or A5R
reasons-as-good = { $move } is just as good.

# $move (Text): the move
# $count (Number): how many
reasons-is-worse = With { $move } you end { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } worse off than with the best move.

# $move (Text): the move
# $own (Number): within how many turns of its player it wins; 0 if they are many
reasons-wins-too = { $move } wins too{ $own ->
        [0] , but later
       *[other] , but in up to { $own } of your turns
    }.

# $move (Text): the move
# $own (Number): within how many turns of its player it wins; 0 if they are many
# $best (Text): the best move
# $turns (Number): the same for that one
reasons-wins-later = { $move } wins too{ $own ->
        [0] , but later
       *[other] , but in up to { $own } of your turns
    }; { $best } { $turns ->
        [one] wins at once
       *[other] wins in at most { $turns }
    }.

# $move (Text): the move
# $best (Text): the best move
# $turns (Number): within how many turns of its player that one wins; 0 if they are many
reasons-may-win = { $turns ->
        [0] { $best } wins in the end
        [one] { $best } wins at once
       *[other] { $best } wins in at most { $turns } of your turns
    }. { $move } may win too, but the tutor has not seen that to the end.

# $move (Text): the move
# $turns (Number): within how many turns of its player it wins; 0 if they are many
# $sure (Text): yes where all moves are known to the end
reasons-wins-soonest = { $turns ->
        [0] With { $move } you can force a win
        [one] { $move } wins at once
       *[other] With { $move } you can force a win in at most { $turns } of your turns
    }{ $turns ->
        [one] { "" }
       *[other] { $sure ->
            [yes] , and no move wins sooner
           *[no] , and the tutor sees no faster win
        }
    }.

# $other (Side): the opponent
# $sooner (Text): yes if it wins sooner after the move than after the best one
# $move (Text): the move
# $own (Number): in how many turns of the opponent; 0 if they are many
# $best (Text): the move that holds out longest
# $longest (Number): the same after that one
reasons-lost-anyway = { SIDE($other) } can win whatever you play now. { $sooner ->
        [yes] After { $move } it can win { $own ->
            [0] sooner
            [1] with its next move
           *[other] in at most { $own } of its turns
        }; { $best } holds out longer{ $longest ->
            [0] { "" }
           *[other] : { SIDE($other) } then needs up to { $longest } turns
        }.
       *[no] No move holds out longer than { $move }.
    }

# $move (Text): the move
# $sure (Text): yes where that is proven
# $still (Text): yes after a reply that takes seeds
reasons-gives-nothing = { $still ->
        [yes] Still, no move does better than { $move } in the end{ $sure ->
            [yes] {""}
           *[no] , as far as the tutor sees
        }.
       *[no] { $sure ->
            [yes] No move does better than { $move }.
           *[no] The tutor sees no better move than { $move }.
        }
    }

# $move (Text): the move
reasons-is-weaker = { $move } is weaker than the best move.

reasons-unsure = Kete cannot say how good it is.

# $move (Text): the move
# $count (Number): how many
reasons-cost = { $move } cost { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } against the best move.

# $move (Text): the move
reasons-none-better = No move was better than { $move }.
