### What the tutor says: hints of lessons, what a move did instead, where a guess would be right.

## Hints.
# $sentence (Text): the first sentence of the rule
# $rule (Text): the title of a rule
tutor-think-of = The rule “{ $rule }”: { $sentence }

# $sentence (Text): the first sentence of the rule
# $rule (Text): the title of a rule
# $lap (Number): its number
tutor-think-of-lap = The rule “{ $rule }”: { $sentence } Here it applies where lap { $lap } ends.

# $hole (Text): a hole, such as C or a6
tutor-look-at = Look at { $hole }.

# $hole (Text): a hole, such as C or a6
# $count (Number): how many seeds are picked up there
# $extra (Text): yes if an extra seed, placed there first, is one of them
tutor-begin-with = Begin with hole { $hole }, which has { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }{ $extra ->
        [yes] { " " }with the extra seed
       *[no] { "" }
    }.

tutor-look-at-own = Look at your own holes: what can start?
tutor-look-at-hand = Look at the seeds you have to place.
tutor-pass = Pass.

# $move (Text): a move, such as C or A5R
# $does (Text): what it does, as a sentence
tutor-play-so = Play { $move }. { $does }

# $move (Text): a move, such as C or A5R
# $because (Text): why, in sentences
tutor-play-because = Play { $move }. Why? { $because }

# $because (Text): why, in sentences
tutor-pass-because = Pass. Why? { $because }

# $hole (Text): a hole, such as C or a6
tutor-lap-ends-in = The first lap ends in { $hole }.

tutor-lap-ends-in-store = The first lap ends in your store.

# $place (Text): a hole, such as C or a6
tutor-lap-ends-at = The first lap ends at { $place }.

tutor-no-lap = This move sows no lap.

## Answers of questions.
tutor-last-in-store = The last seed lands in your store.

# $place (Text): a hole, such as C or a6
tutor-last-lands = The last seed lands in { $place }.

# $eats (Text): yes where seeds are eaten, as in Bawo
# $cause (Text): the reason, as a clause
tutor-nothing-taken-because = You { $eats ->
        [yes] eat
       *[no] take
    } nothing: { $cause }.

# $eats (Text): yes where seeds are eaten, as in Bawo
# $count (Number): how many
tutor-seeds-taken = You { $eats ->
        [yes] eat
       *[no] take
    } { $count ->
        [0] nothing
        [one] { $count } seed
       *[other] { $count } seeds
    }.

# $laps (Number): how many laps
tutor-laps-sown = You sow { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }.

# $side (Side): the side that it is about
# $you (Text): yes where that side is the reader
tutor-next = { $you ->
        [yes] You play
       *[no] { SIDE($side) } plays
    } next.

# $more (Text): seeds of the winner
# $less (Text): seeds of the loser
# $winner (Side): the side that it is about
# $you (Text): yes where that side is the reader
tutor-wins = { $you ->
        [yes] You win
       *[no] { SIDE($winner) } wins
    }, { $more } to { $less }.

# $south (Text): seeds of South
# $north (Text): seeds of North
tutor-draw = A draw, { $south } to { $north }.

## What a legal move does that misses the goal.
# $move (Text): a move, such as C or A5R
# $place (Text): a hole, such as C or a6
tutor-brings-last = After { $move } the last seed lands in { $place }.

# $hole (Text): the hole that was played
# $of (Number): its seeds
# $number (Number): which of them lands in the place that was wanted
# $place (Text): that place
# $over (Number): how many seeds go past it
tutor-too-many = { $hole } has { $of } seeds. { $number ->
        [1] The first one
        [2] The second one
        [3] The third one
        [4] The fourth one
        [5] The fifth one
        [6] The sixth one
       *[other] Seed { $number }
    } lands in { $place }, and { $over ->
        [one] { $over } more goes
       *[other] { $over } more go
    } past it.

# $hole (Text): the hole that was played
# $of (Number): its seeds
# $place (Text): the place that was wanted
# $last (Text): where the last seed lands
tutor-too-few = { $hole } has { $of ->
        [one] { $of } seed
       *[other] { $of } seeds
    }, too few to reach { $place }: the last one lands in { $last }.

# $move (Text): a move, such as C or A5R
# $laps (Number): how many laps
tutor-sows-laps = With { $move } you sow only { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }.

# $move (Text): a move, such as C or A5R
# $place (Text): a hole, such as C or a6
tutor-no-second = { $move } gives no second move: the last seed lands in { $place }.

# $move (Text): a move, such as C or A5R
# $other (Side): the side that it is about
# $place (Text): a hole, such as C or a6
tutor-other-plays = After { $move } it is { SIDE($other) }'s turn: the last seed lands in { $place }.

# $move (Text): a move, such as C or A5R
# $place (Text): a hole, such as C or a6
tutor-goes-on = { $move } does not end the game: the last seed lands in { $place }.

# $move (Text): a move, such as C or A5R
# $other (Side): the side that it is about
tutor-leaves-nothing = After { $move }, { SIDE($other) } still has no seeds.

# $move (Text): a move, such as C or A5R
# $rule (Text): the title of a rule
# $place (Text): a hole, such as C or a6
tutor-does-without = “{ $rule }” does not apply to { $move }: the last seed lands in { $place }.

# $move (Text): a move, such as C or A5R
# $rule (Text): the title of a rule
tutor-brings-in = With { $move } “{ $rule }” applies.

# $took (Text): what the move takes, as a sentence
# $eats (Text): yes where seeds are eaten, as in Bawo
tutor-another-takes-more = { $took } Another move { $eats ->
        [yes] eats
       *[no] captures
    } more.

# $took (Text): what the move takes, as a sentence
# $wanted (Number): how many seeds it should take
# $eats (Text): yes where seeds are eaten, as in Bawo
tutor-takes-too-much = { $took } The task is to { $eats ->
        [yes] eat
       *[no] capture
    } { $wanted ->
        [0] nothing
       *[other] { $wanted }
    }.

# $own (Text): a move, such as C or A5R
# $other (Side): the side that it is about
# $eats (Text): yes where seeds are eaten, as in Bawo
# $taken (Text): what is taken and where, such as “4 in C”
# $reply (Text): the move that takes it
tutor-lets-capture = After { $own }, { SIDE($other) } can { $eats ->
        [yes] eat
       *[no] capture
    } { $taken } with { $reply }.

# $move (Text): a move, such as C or A5R
tutor-keeps-only = { $move } brings you only your own last seed.

# $move (Text): a move, such as C or A5R
# $count (Number): how many
# $eats (Text): yes where seeds are eaten, as in Bawo
tutor-takes = { $move } { $eats ->
        [yes] eats
       *[no] captures
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }.

# $move (Text): a move, such as C or A5R
# $count (Number): how many
# $holes (Text): holes, such as “C, D and E”
# $eats (Text): yes where seeds are eaten, as in Bawo
tutor-takes-at = { $move } { $eats ->
        [yes] eats
       *[no] captures
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } in { $holes }.

# $move (Text): a move, such as C or A5R
# $count (Number): how many are captured
# $all (Number): how many it brings
tutor-takes-keeps = { $move } brings you { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    }: the { $count } you capture and your own last seed.

# $move (Text): a move, such as C or A5R
# $count (Number): how many are captured
# $holes (Text): holes, such as “C, D and E”
# $all (Number): how many it brings
tutor-takes-at-keeps = { $move } brings you { $all ->
        [one] { $all } seed
       *[other] { $all } seeds
    }: the { $count } in { $holes } and your own last seed.

# $move (Text): a move, such as C or A5R
tutor-another-is-better = Another move is better than { $move }.

# $after (Text): how it ends after the move, such as “8 seeds ahead”
# $best (Text): how it ends after the best move
# $move (Text): a move, such as C or A5R
tutor-ends-after = If both sides play well, you end { $after } after { $move }, and { $best } after the best move.

# $wanted (Number): seeds that could be won
# $move (Text): a move, such as C or A5R
# $gain (Text): what it brings
# $turns (Number): how many turns
tutor-brings-you = { $move } brings you { $gain } within { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } if both sides play well; another move brings { $wanted }.

# $count (Number): in how many turns of one's own the win does not come: 0 is this move
# $move (Text): a move, such as C or A5R
# $other (Side): the side that it is about
# $reply (Text): the move that answers
tutor-no-win = After { $move }, { SIDE($other) } plays { $reply }, and you do not win { $count ->
        [0] with it
        [1] in your next turn
       *[other] within your next { $count } turns
    }.

# $move (Text): a move, such as C or A5R
tutor-does-not-win = { $move } does not win.

# $count (Number): how many
tutor-ahead = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } ahead

tutor-level = level

# $count (Number): how many
tutor-behind = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } behind

# $count (Number): how many
tutor-gain-seeds = { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

tutor-gain-nothing = nothing

# $count (Number): how many
tutor-gain-loss = a loss of { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

# $move (Text): a move, such as C or A5R
tutor-captures-nothing = { $move } captures nothing.

# $move (Text): a move, such as C or A5R
# $cause (Text): the reason, as a clause
tutor-captures-nothing-because = { $move } captures nothing: { $cause }.

# $hole (Text): a hole that is called by a digit or by “a”
tutor-hole-named = hole { $hole }

tutor-no-hole = no hole
tutor-your-store = your store

# $owner (Side): the side that it is about
tutor-store-of = { SIDE($owner) }'s store

# $owner (Side): the side that it is about
tutor-extra-of = { SIDE($owner) }'s extra seeds

## Rules set in a certain way, and where a guess would be right.
# $options (Text): options with their values, as a list
# $game (Text): the name of a game
tutor-game-with = { $game } with { $options }

# $option (Text): the name of an option
# $value (Text): a value
tutor-option-value = “{ $option }: { $value }”

# $options (Text): options with their values, as a list
tutor-right-with = Right with { $options }

# $game (Text): the name of a game
tutor-right-in = Right in { $game }

# $rule (Text): the title of a rule
# $sentence (Text): the rule
tutor-counts-here = Here “{ $rule }” counts: { $sentence }

# $place (Text): a hole, such as C or a6
tutor-over-here = Here the turn is over at { $place }.

# $here (Text): what happens here, as a sentence
tutor-with-option = With that option your answer would be right. { $here }

# $here (Text): what happens here, as a sentence
# $game (Text): the name of a game
tutor-in-game = In { $game } your answer would be right. { $here }

# $held (Number): the seeds that the hole held
# $now (Number): those it holds now
# $hole (Text): a hole, such as C or a6
tutor-lap-went-on = { $hole } had { $held ->
        [one] { $held } seed
       *[other] { $held } seeds
    }, and your last seed makes { $now }: you pick them all up and sow on.

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
# $from (Text): a hole, such as C or a6
tutor-lap-ate = The lap ends in { $hole }. There you eat the { $count ->
        [one] seed
       *[other] { $count } seeds
    } in { $from } and sow on.

# $hole (Text): a hole, such as C or a6
tutor-came-from = These seeds came from { $hole }, so { $hole } itself gets none.

# $from (Text): a hole, such as C or a6
# $last (Text): where the last seed lands
tutor-one-lifted = { $from } has one seed, and it lands in { $last }.

# $count (Number): how many
# $from (Text): a hole, such as C or a6
# $first (Text): the first and the last of a list
# $last (Text): the first and the last of a list
tutor-lifted = You pick up { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } in { $from }: the first lands in { $first }, the last in { $last }.

## Tasks from one's own games, and grades.
# $move (Text): a move, such as C or A5R
# $sure (Text): yes where it is proven
# $count (Number): how many
tutor-lost-seeds = In the end { $move } cost { $sure ->
        [yes] { "" }
       *[no] about{ " " }
    }{ $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }. Find the best move.

# $move (Text): a move, such as C or A5R
tutor-lost-game = { $move } lost the game. Find a move that does not.

# $move (Text): a move, such as C or A5R
tutor-looks-lost = After { $move } the game looks lost. Find a move after which it does not.

# $move (Text): a move, such as C or A5R
tutor-gave-away = { $move } gave a won game away. Find a move that keeps it.

# $move (Text): a move, such as C or A5R
tutor-looks-not-won = After { $move } the game no longer looks won. Find a move that keeps the win.

# $move (Text): a move, such as C or A5R
# $count (Number): how many
tutor-not-better = { $move } loses { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } against the best move.

# $count (Number): how many
tutor-good-enough = { $count ->
        [0] No move does better.
        [one] The best move brings only { $count } seed more.
       *[other] The best move brings { $count } seeds more.
    }

tutor-best = best
tutor-good = good
tutor-inaccuracy = inaccuracy
tutor-mistake = mistake
tutor-blunder = blunder

# $move (Text): a move, such as C or A5R
# $sure (Text): yes where it is proven
# $own (Text): where it leaves its mover, such as “2 seeds behind”
# $best (Text): where the best move leaves its mover
tutor-warn-seeds = { $move } { $sure ->
        [yes] leaves you
       *[no] may leave you about
    } { $own } in the end instead of { $best }.

# In Bawo, where seeds do not count.
# $move (Text): a move, such as C or A5R
tutor-warn-weaker = { $move } is much weaker than the best move.

# $move (Text): a move, such as C or A5R
tutor-was-weaker = { $move } was much weaker than the best move. Find that one.

# $move (Text): a move, such as C or A5R
# $sure (Text): yes where it is proven
tutor-warn-game = { $move } { $sure ->
        [yes] loses
       *[no] may lose
    } the game.

# $move (Text): a move, such as C or A5R
# $sure (Text): yes where it is proven
tutor-warn-win = { $move } { $sure ->
        [yes] gives
       *[no] may give
    } a won game away.

## The file of the learner's progress.
tutor-impossible-numbers = a number of stars or a box that cannot be

# $line (Number): its number
# $why (Text): the reason
tutor-damaged = Line { $line }: { $why }.

# $version (Number): a version of the form of files
tutor-newer = The file has version { $version }; it was written by a newer Kete.

# $name (Text): the name of a file
tutor-set-aside = Your progress file could not be read. It was set aside as { $name }; stars start anew.
