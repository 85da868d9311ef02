### The page on which a game is played: the card beside the board, its chips and tags.

## The card of a turn.
# $speed (Text): the name of a speed
play-sowing-is = Sowing: { $speed }

# $move (Text): a move, such as C or A5R
play-played = played { $move }

# $move (Text): a move, such as C or A5R
# $count (Number): how many
play-played-seeds = played { $move } · { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

play-passed = passed

# $move (Text): a move, such as C or A5R
play-sows = sowing { $move }

# $move (Text): a move, such as C or A5R
# $count (Number): how many
play-sows-seeds = sowing { $move } · { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

# $counts (Text): seeds for each hole, such as “2, 3 and 4”
play-layout = lays out { $counts }

# $counts (Text): seeds for the first holes, such as “26, 1”
play-layout-in-short = lays out { $counts } …

## The end of a round, before the next one begins. $you is yes if the reader won it.

# $number (Number): its number
# $winner (Side): the side that it is about
# $you (Text): yes where that side is the reader
# $more (Number): seeds of the winner
# $less (Number): seeds of the other side
play-round-won = { $you ->
        [yes] You won
       *[no] { SIDE($winner) } won
    } round { $number }, { $more } to { $less }.

# $number (Number): its number
# $count (Number): seeds of each side
play-round-drawn = Round { $number } is a draw, { $count } to { $count }.

# $loser (Side): the side that it is about
# $you (Text): yes where that side is the reader
# $count (Number): how many
play-round-next = { $you ->
        [yes] You now lay out
       *[no] { SIDE($loser) } now lays out
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } for the next round.

# Over the graph of a match.
# $number (Number): the number of the round
play-seeds-taken-in = Seeds taken, round { $number }

# $player (Text): who plays, such as “Kete” or the name of a program
play-player-thinks = { $player } is thinking

play-kete-thinks = Kete is thinking

## A house, and extra seeds.
# $open (Text): yes while its player may spread it
play-house = { $open ->
        [yes] house open
       *[no] house closed
    }

# $open (Text): yes while its player may spread it
# $count (Number): how many
play-house-seeds = { $open ->
        [yes] house open
       *[no] house closed
    }: { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

play-house-lost = house lost

# How each turn starts while you have extra seeds.
# $count (Number): how many you have
play-place-line = You have { $count ->
        [one] { $count } extra seed
       *[other] { $count } extra seeds
    }. Each turn starts with one of them: click a front hole with seeds, and it goes in there.

# What follows from a house that is closed or open.
# $you (Text): yes where it is the reader's
# $side (Side): whose it is
play-house-line = { $you ->
        [yes] Your house, the square hole,
       *[no] { SIDE($side) }'s house, the square hole,
    } is closed: a lap that ends there ends the turn. A turn that eats opens it: { $you ->
        [yes] you
       *[no] { SIDE($side) }
    } may stop or spread it.

# $you (Text): yes where it is the reader's
# $side (Side): whose it is
# $hole (Text): a hole, such as A5
play-house-lost-line = { $you ->
        [yes] Your house
       *[no] { SIDE($side) }'s house
    } was spread or eaten. { $hole } is an ordinary hole for the rest of the game.

# $you (Text): yes where the reader placed the last one
# $side (Side): who placed the last one
play-extra-used-up = { $you ->
        [yes] Your extra seeds are used up. From now on you sow from the board.
       *[no] { SIDE($side) }'s extra seeds are used up. From now on { SIDE($side) } sows from the board.
    }

# $secs (Number): seconds
play-thinking-for = thinking, { $secs } s

# $number (Number): its number
play-round = Round { $number } of the match

# The heading of a round in the list of moves.
# $number (Number): its number
play-round-number = Round { $number }

play-asks-you = Your turn. Choose a hole.

# $mover (Side): the side that it is about
play-asks-side = { SIDE($mover) } to move. Choose a hole.

## What a low level of Kete has just given away. The move is for the learner to find.
# $knew (Text): yes if it knew a better move and did not play it
# $wins (Text): yes if the reply wins
# $eats (Text): yes where seeds are eaten, as in Bawo
# $count (Number): how many seeds it brings
play-overlooked = { $knew ->
        [yes] Kete did not play its best move
       *[no] Kete overlooked something
    }: you can { $wins ->
        [yes] win now
       *[no] { $eats ->
            [yes] eat
           *[no] capture
        } { $count ->
            [one] { $count } seed
           *[other] { $count } seeds
        } now
    }. Can you find it?

## A second sentence, where the move is hard to see.
# $count (Number): the seeds sown
# $far (Text): round, nearly or no: whether it sows once round the board
play-sowing-is-long = It is easy to miss: the seeds go { $far ->
        [round] once round the board and on
        [nearly] almost all the way round
       *[no] { $count } holes far
    }.

# $count (Number): the seeds sown
# $laps (Number): how many laps, at least two
play-laps-are-many = It is easy to miss: the turn sows { $count } seeds in { $laps } laps.

play-moves-again = It is easy to miss: you move again after it.

play-ends-the-game = It is easy to miss: it ends the game.

# On the result card, where Kete's level follows the results.
# $level (Number): a level of the computer, 1 to 10
play-next-level = Next time Kete plays at level { $level }.

# $count (Number): how many
play-house-holds = Your house holds { $count }: stop here, or spread it?

play-house-reached = You have come to your house: stop here, or spread it?

# $does (Text): what it does, with commas between, such as “drops 12 more seeds, ends in A6”
play-spreading = Spreading { $does } and gives the house up for good. Esc takes the move back.

# $count (Number): how many
play-drops = drops { $count ->
        [one] { $count } more seed
       *[other] { $count } more seeds
    }

# $hole (Text): a hole, such as C or a6
play-ends-in = ends in { $hole }

play-eats-nothing = eats nothing more

# $count (Number): how many
play-eats-more = eats { $count } more

play-eats-some = eats more

# $move (Text): a move, such as C or A5R
play-move-goes-on = { $move }…

# $hole (Text): a hole, such as C or a6
play-last-fell = Your last seed landed in { $hole }.

# $taken (Text): what is taken and where, such as “3 at d”
# $hole (Text): a hole, such as C or a6
play-ate-and-fell = You ate { $taken }, and the last seed landed in { $hole }.

# $taken (Text): what is taken and where, such as “1 at a4”
# $count (Number): the seeds in the hole where the last of them landed
# $hole (Text): that hole, such as A1
# $house (Text): the house, such as A5
play-ate-and-relayed = You ate { $taken }; that made { $count } in { $hole }, and those { $count } end in { $house }.

play-will-spread = The next turn spreads the house if it comes to it.
play-will-ask = The next turn asks at the house.

# $hole (Text): a hole, such as C or a6
# $mover (Side): the side that it is about
play-not-your-hole = { $hole } is not { SIDE($mover) }'s hole.

# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
play-comes-to-house = { SIDE($mover) } plays { $move } and comes to the house. Stop here, or spread it?

# $number (Number): its number
# $told (Text): what is said, as a whole sentence
play-turn-told = Turn { $number }. { $told }

# $hole (Text): a hole, such as C or a6
play-both-ways = { $hole } can go left or right. Click it to choose.

# $hole (Text): a hole, such as C or a6
play-both-ways-click = { $hole } can go left or right: click its left or right side, or its middle to choose.

# Where a finger is used; a button for each way is beside it.
# $hole (Text): a hole, such as C or a6
play-both-ways-finger = { $hole } can go left or right. Choose one of the two.

# $hole (Text): a hole, such as C or a6
play-choose-colour = Hole { $hole }: choose the colour, R for red or B for blue.

## While seeds fall.
# $in-hand (Number): seeds in the hand
play-flight = { $in-hand } in hand.

# $in-hand (Number): seeds in the hand
# $place (Text): a hole, such as C or a6
play-flight-next = { $in-hand } in hand, next { $place }.

play-flight-hidden = Seeds in hand.

# $place (Text): a hole, such as C or a6
play-flight-hidden-next = Seeds in hand, next { $place }.

# $lap (Number): its number
# $laps (Number): how many laps
# $in-hand (Number): seeds in the hand
play-flight-lap = Lap { $lap } of { $laps }: { $in-hand } in hand.

# $lap (Number): its number
# $laps (Number): how many laps
# $in-hand (Number): seeds in the hand
# $place (Text): a hole, such as C or a6
play-flight-lap-next = Lap { $lap } of { $laps }: { $in-hand } in hand, next { $place }.

# $lap (Number): its number
# $laps (Number): how many laps
play-flight-lap-hidden = Lap { $lap } of { $laps }: seeds in hand.

# $lap (Number): its number
# $laps (Number): how many laps
# $place (Text): a hole, such as C or a6
play-flight-lap-hidden-next = Lap { $lap } of { $laps }: seeds in hand, next { $place }.

play-paused = Paused.

# $turn (Number): its number
# $of (Number): how many there are in all
play-looking-at = You are looking at { $turn ->
        [0] the start of the game
       *[other] turn { $turn } of { $of }
    }.

# After the sentence before, where a person may play.
play-may-play-another = You may play another move here.

## Results.
play-draw = A draw

# $name (Text): the program that you played against, such as Kete
play-you-won-resigned = You won, as { $name } resigned

# $winner (Side): the side that it is about
play-you-resigned = You resigned, { SIDE($winner) } wins

# $loser (Side): the side that it is about
# $winner (Side): the side that it is about
play-side-resigned = { SIDE($loser) } resigned, { SIDE($winner) } wins

play-you-won = You won

# $name (Text): the program that won, such as Kete
play-program-won = { $name } won

# $name (Text): the name of the winner
# $winner (Side): the winner's side
play-person-won = { $name } ({ SIDE($winner) }) won

# $winner (Side): the side that it is about
play-side-won = { SIDE($winner) } won

# $won (Text): who won, such as “You won”
# $more (Number): how many
# $less (Number): how many
play-with-score = { $won }, { $more } to { $less }

play-match-lost-below = A side with fewer than 3 seeds after a round loses the match.

# $seeds (Number): how many
play-match-lost-at = A side with { $seeds } seeds or fewer after a round loses the match.

## Tags at holes, as short as can be.
# $count (Number): how many
play-in-hand-count = in hand { $count }

# $count (Number): how many
play-takes = takes { $count }

play-takes-all = takes all

# $takes (Text): what the answer to a move takes, such as “takes 3”
play-then = then { $takes }

# $laps (Number): how many laps
play-takes-nothing = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, takes nothing

# $count (Number): how many
play-eats = eats { $count }

play-eats-all = eats all

# $laps (Number): how many laps
play-eats-no-seed = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, eats nothing

# $count (Number): how many
play-taken = { $count } taken

play-taken-all = all taken

# $count (Number): how many
play-ate = { $count } eaten

play-ate-all = all eaten

# $laps (Number): how many laps
play-laps = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }

# $laps (Number): how many laps
# $count (Number): how many
play-laps-takes = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, brings { $count }

# $laps (Number): how many laps
# $count (Number): how many
play-laps-eats = { $laps ->
        [one] { $laps } lap
       *[other] { $laps } laps
    }, eats { $count }

# $first (Side): South
# $second (Side): North
# $south (Number): seeds of that side
# $north (Number): seeds of that side
play-course = { SIDE($first) } { $south } · { SIDE($second) } { $north }

# $is-you (Text): yes where you begin
# $side (Side): who begins
play-no-move-yet = No move yet. { $is-you ->
        [yes] You begin
       *[no] { SIDE($side) } begins
    }.

# $count (Number): how many
play-holes = { $count } holes

# $keys (Text): the key that opens the rules
play-rules-by-key = Rules { $keys }
