### Turns, told in sentences: what was played, what it led to, what a move would do.

## Amounts and places.
# $colour (Text): red, blue or none
# $count (Number): how many
narration-seeds-of = { $colour ->
        [red] { $count ->
            [one] { $count } red seed
           *[other] { $count } red seeds
        }
        [blue] { $count ->
            [one] { $count } blue seed
           *[other] { $count } blue seeds
        }
       *[none] { $count ->
            [one] { $count } seed
           *[other] { $count } seeds
        }
    }

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
narration-at-hole = { $count } at { $hole }

# $hole (Text): a hole, such as C or a6
narration-all-at-hole = all at { $hole }

# $count (Number): how many
# $of (Number): how many there are in all
narration-sum = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } in { $of ->
        [one] { $of } hole
       *[other] { $of } holes
    }

# $of (Number): how many there are in all
narration-sum-hidden = all in { $of ->
        [one] { $of } hole
       *[other] { $of } holes
    }

# Between the holes that a turn takes, one after the other: “2 at b, then 3 at a”.
# $before (Text): what comes before
# $after (Text): what comes after
narration-then = { $before }, then { $after }

## What was played. $played is the move with the seeds that it lifts: “C, 4 seeds”.
# $move (Text): a move, such as C or A5R
# $amount (Text): an amount, such as “4 seeds” or “2 red seeds”
narration-move-seeds = { $move }, { $amount }

# $move (Text): a move, such as C or A5R
# $amount (Text): an amount, such as “4 seeds” or “2 red seeds”
narration-move-with = { $move } ({ $amount })

# $hole (Text): its own hole is passed over; the words “C, 12 seeds”
narration-round-trip = { $hole }, all the way round, skipping the hole they came from

# $mover (Side): the side that it is about
# $played (Text): a move with the seeds that it lifts, such as “C, 4 seeds”
# $you (Text): yes where that side is the reader
narration-plays = { $you ->
        [yes] You play
       *[no] { SIDE($mover) } plays
    } { $played }.

# $mover (Side): the side that it is about
# $you (Text): yes where that side is the reader
# $played (Text): a move with the seeds that it lifts, such as “C, 4 seeds”
narration-then-plays = Then { $you ->
        [yes] you play
       *[no] { SIDE($mover) } plays
    } { $played }.

# Between moves that one player makes one after the other: “D, 3 seeds, then plays A, 3 seeds”.
# $before (Text): what comes before
# $after (Text): what comes after
# $you (Text): yes where the reader plays
narration-and-then-plays = { $before }, then { $you ->
        [yes] { $after }
       *[no] plays { $after }
    }

# $counts (Text): seeds for each hole, such as “2, 3 and 4”
# $mover (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-lays-out = { $you ->
        [yes] You lay out
       *[no] { SIDE($mover) } lays out
    } { $counts }.

# $mover (Side): the side that it is about
# $holes (Text): holes, such as “C, D and E”
# $you (Text): yes where that side is the reader
narration-places-five = { $you ->
        [yes] You place
       *[no] { SIDE($mover) } places
    } five seeds: { $holes }.

# $mover (Side): the side that it is about
# $hole (Text): a hole, such as C or a6
# $you (Text): yes where that side is the reader
narration-extra-into-house = { $you ->
        [yes] You put
       *[no] { SIDE($mover) } puts
    } an extra seed into the house at { $hole }.

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
# $you (Text): yes where that side is the reader
narration-plays-extra = { $you ->
        [yes] You play
       *[no] { SIDE($mover) } plays
    } { $move } with an extra seed.

# $mover (Side): the side that it is about
# $other (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-passes-unfed = { $you ->
        [yes] You have no seeds and pass
       *[no] { SIDE($mover) } has no seeds and passes
    }. { SIDE($other) } must feed { $you ->
        [yes] you
       *[no] it
    } now.

# $mover (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-passes-empty = { $you ->
        [yes] You have no seeds and pass
       *[no] { SIDE($mover) } has no seeds and passes
    }.

# $mover (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-passes-stuck = { $you ->
        [yes] You cannot move and pass
       *[no] { SIDE($mover) } cannot move and passes
    }.

## What a turn led to.
# $mover (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-again = { $you ->
        [yes] Last seed in your store: you play
       *[no] Last seed in { SIDE($mover) }'s store: { SIDE($mover) } plays
    } again.

# $count (Number): how many
# $mover (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-in-all = { $you ->
        [yes] In all, { $count ->
            [0] no seed goes
            [one] { $count } seed goes
           *[other] { $count } seeds go
        } into your store.
       *[no] { $count ->
            [0] no seeds
            [one] { $count } seed
           *[other] { $count } seeds
        } into { SIDE($mover) }'s store in all.
    }

# $hole (Text): a hole, such as C or a6
narration-passed-over = { $hole } is passed over.

# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is taken and where, such as “3 in d”
# $you (Text): yes where that side is the reader
narration-takes = { $you ->
        [yes] You { $eats ->
            [yes] eat
           *[no] capture
        }
       *[no] { $eats ->
            [yes] Eats
           *[no] Captures
        }
    } { $taken }.

# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is taken and where, such as “3 in d”
# $kept (Number): own seeds that are kept
# $you (Text): yes where that side is the reader
narration-takes-keeps = { $you ->
        [yes] You { $eats ->
            [yes] eat
           *[no] capture
        } { $taken }, and { $kept ->
            [one] your last seed goes into your store too
           *[other] you keep { $kept } of your own
        }
       *[no] { $eats ->
            [yes] Eats
           *[no] Captures
        } { $taken }, and { $kept ->
            [one] the last seed goes into the store too
           *[other] keeps { $kept } of its own
        }
    }.

# $count (Number): how many
# $you (Text): yes where that side is the reader
narration-keeps = { $you ->
        [yes] { $count ->
            [one] Your last seed is taken into your store
           *[other] You keep your own { $count } seeds
        }
       *[no] { $count ->
            [one] Its own last seed goes into its store
           *[other] Keeps its own { $count } seeds
        }
    }.

# $taker (Side): the side that gets them
# $count (Number): how many
# $you (Text): yes where that side is the reader
narration-takes-rest = { $you ->
        [yes] You get
       *[no] { SIDE($taker) } gets
    } the { $count ->
        [one] seed
       *[other] { $count } seeds
    } left on the board.

# $south (Number): the last seeds that go to that side
# $north (Number): the last seeds that go to that side
# $you (Text): south or north where that side is the reader
narration-shares-rest = { $you ->
        [south] You get { $south } of the last seeds, North gets { $north }.
        [north] You get { $north } of the last seeds, South gets { $south }.
       *[no] Of the last seeds South gets { $south }, North gets { $north }.
    }

# $south (Number): seeds of that side
# $north (Number): seeds of that side
# $loser (Side): the side that it is about
narration-round-over = The round is over: South has { $south }, North { $north }. { SIDE($loser) } lays out.

## What the letters L and R mean. $to is left or right.

# $to (Text): left or right
narration-way-below = { $to ->
        [left] L: to the left.
       *[right] R: to the right.
    }

# $mover (Side): the side that it is about
# $to (Text): left or right
narration-way-above = { $to ->
        [left] L: to { SIDE($mover) }'s left, on the screen to the right.
       *[right] R: to { SIDE($mover) }'s right, on the screen to the left.
    }

# $cause (Text): the reason, as a clause
narration-nothing-captured = Nothing is captured: { $cause }.

# $loser (Side): the side that it is about
# $winner (Side): the side that it is about
narration-resigns = { SIDE($loser) } resigns. { SIDE($winner) } wins.

# $winner (Side): the side that it is about
# $more (Number): how many
# $less (Number): how many
# $you (Text): yes where that side is the reader
narration-wins = { $you ->
        [yes] You win
       *[no] { SIDE($winner) } wins
    }, { $more } to { $less }.

# In Bawo, where seeds do not decide.
# $winner (Side): the side that it is about
# $you (Text): yes where that side is the reader
narration-wins-plain = { $you ->
        [yes] You win
       *[no] { SIDE($winner) } wins
    }.

# $south (Number): seeds of that side
# $north (Number): seeds of that side
narration-draw = A draw, { $south } to { $north }.

## What a relay brings: “14 laps, 5 seeds sown into your store”.
# $laps (Number): how many laps
narration-relay-hidden = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }

# $laps (Number): how many laps
# $count (Number): how many
narration-relay-eaten = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, { $count ->
        [0] nothing
        [one] { $count } seed
       *[other] { $count } seeds
    } eaten

# $laps (Number): how many laps
# $count (Number): how many
narration-relay-yours = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, { $count ->
        [0] no seeds sown
        [one] { $count } seed sown
       *[other] { $count } seeds sown
    } into your store

# $laps (Number): how many laps
# $count (Number): how many
# $mover (Side): the side that it is about
narration-relay-stored = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, { $count ->
        [0] no seeds sown
        [one] { $count } seed sown
       *[other] { $count } seeds sown
    } into { SIDE($mover) }'s store

# $relay (Text): what a relay brings, such as “14 laps, 5 seeds sown into your store”
# $count (Number): how many
narration-relay-other = { $relay }, { $count } into the other one

# $relay (Text): what a relay brings, such as “14 laps, 5 seeds sown into your store”
narration-relay-line = { $relay }.

# $laps (Number): how many laps
# $falls (Text): where the last seed lands, as a clause
narration-relay-falls = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }; { $falls }.

## What a move would do. $falls says where its last seed lands.
# $hole (Text): a hole, such as C or a6
narration-falls-in-hole = your last seed lands in { $hole }

narration-falls-in-store = your last seed lands in your store
narration-falls-nowhere = the turn ends at once

# $move (Text): a move, such as C or A5R
# $parts (Text): what it does, such as “eat 2 at a2, turn round, and eat 2 at a6”
narration-if-eats = If you play { $move }, you { $parts }.

# $taken (Text): what is eaten and where, such as “2 at a2, 2 at a6”
# $move (Text): a move, such as C or A5R
narration-eats-short = { $move }: you eat { $taken }.

# $played (Text): a move with the seeds that it lifts, such as “C (4 seeds)”
narration-if-again = If you play { $played }, your last seed lands in your store, and you play again.

# $played (Text): a move with the seeds that it lifts, such as “C (4 seeds)”
narration-again-short = { $played }: your last seed lands in your store. You play again.

# $played (Text): a move with the seeds that it lifts, such as “C (4 seeds)”
# $falls (Text): where the last seed lands, as a clause
narration-if-falls = If you play { $played }, { $falls }.

# $played (Text): a move with the seeds that it lifts, such as “C (4 seeds)”
# $falls (Text): where the last seed lands, as a clause
narration-falls-short = { $played }: { $falls }.

# $played (Text): a move with the seeds that it lifts, such as “C (4 seeds)”
# $falls (Text): where the last seed lands, as a clause
# $taken (Text): what is taken and where, such as “3 in d”
narration-if-takes = If you play { $played }, { $falls }. You take { $taken }.

# $played (Text): a move with the seeds that it lifts, such as “C (4 seeds)”
# $falls (Text): where the last seed lands, as a clause
# $taken (Text): what is taken and where, such as “3 in d”
narration-takes-short = { $played }: { $falls }. You take { $taken }.

# $taken (Text): what is taken and where, such as “3 in d”
narration-eat = eat { $taken }

narration-turn-round = turn round

# Two and more of these: “eat 2 at a2, turn round, and eat 2 at a6”.
# $first (Text): the first and the last of a list
# $last (Text): the first and the last of a list
narration-parts-two = { $first } and { $last }

# $first (Text): the first and the last of a list
# $last (Text): the first and the last of a list
narration-parts-more = { $first }, and { $last }

# $place (Text): a hole, such as C or a6
narration-lands-here = Your last seed lands in { $place }.

narration-round-trip-line = The seeds go all the way round and skip the hole they came from.

# $count (Number): how many
narration-you-keep = { $count ->
        [one] The hole was empty: your last seed goes into your store
       *[other] You keep { $count } of your own
    }.

# $taker (Side): the side that gets them
narration-takes-rest-hidden = { SIDE($taker) } takes the last seeds.

## A step of a turn while it is shown.
# $lifted (Text): what is lifted, such as “7 lifted at a”
# $lap (Number): its number
# $of (Number): how many there are in all
# $turned (Text): yes where the lap goes the other way than the one before
# $next (Text): the hole that gets the first seed
narration-lap-lifted = Lap { $lap } of { $of }: { $lifted }{ $turned ->
        [yes] , now the other way, first into { $next }
       *[no] { "" }
    }.

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
narration-lifted-short = { $count } lifted at { $hole }

# $hole (Text): a hole, such as C or a6
narration-lifted-hidden-short = { $hole } lifted

# $amount (Text): an amount, such as “4 seeds” or “2 red seeds”
# $hole (Text): a hole, such as C or a6
# $turned (Text): yes where the lap goes the other way than the one before
# $next (Text): the hole that gets the first seed
narration-lifted = { $amount } lifted at { $hole }{ $turned ->
        [yes] , now the other way, first into { $next }
       *[no] { "" }
    }.

# $hole (Text): a hole, such as C or a6
# $turned (Text): yes where the lap goes the other way than the one before
# $next (Text): the hole that gets the first seed
narration-lifted-hidden = { $hole } lifted{ $turned ->
        [yes] , now the other way, first into { $next }
       *[no] { "" }
    }.

# $count (Number): how many
narration-eaten-so-far = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } eaten so far.

# $count (Number): how many
# $mover (Side): the side that it is about
narration-stored-so-far = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } into { SIDE($mover) }'s store so far.

# $hole (Text): a hole, such as C or a6
narration-hand-of-hole = Seeds of { $hole } taken into the hand.

# $hole (Text): a hole, such as C or a6
narration-all-eaten = All eaten at { $hole }.

# $count (Number): how many
narration-from-extra = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } taken from the extra seeds.

# $count (Number): how many
narration-into-hand = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } taken into the hand.

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
narration-eaten-at = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } eaten at { $hole }.

# $amount (Text): an amount, such as “4 seeds” or “2 red seeds”
# $hole (Text): a hole, such as C or a6
narration-captured-at = { $amount } captured at { $hole }.

# $count (Number): how many
# $hole (Text): a hole, such as C or a6
narration-kept-from = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } kept from { $hole }.

# $count (Number): how many
# $taker (Side): the side that gets them
narration-settled = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } for { SIDE($taker) } at the end.

# $keeper (Side): the side that gets them
# $count (Number): how many
narration-keeps-in-hand = { SIDE($keeper) } keeps { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } in hand.

# $hole (Text): a hole, such as C or a6
narration-sown-on = { $hole } was not empty: its seeds are sown on.

# $hole (Text): a hole, such as C or a6
narration-house-lost = The house at { $hole } is lost: it is an ordinary hole from now on.

# $hole (Text): a hole, such as C or a6
# $cause (Text): the reason, as a clause
narration-nothing-at = Nothing is captured at { $hole }: { $cause }.

# $mover (Side): the side that it is about
narration-passes = { SIDE($mover) } passes.

# $hole (Text): a hole, such as C or a6
narration-ends-at = The sowing ends at { $hole }.

narration-ends-in-store = The sowing ends in the store.

# $hole (Text): a hole, such as C or a6
# $next (Text): a hole, such as C or a6
narration-border = The last seed ate in { $hole }, near the end of the row: the sowing turns round and starts again in { $next }.

# $hole (Text): a hole, such as C or a6
narration-border-last = The last seed ate in { $hole }, near the end of the row: the sowing turns round.
