### Model games: guessing the moves.

## The kind of the step, and what the card says before the guess.
guess-kind = Guess the move
guess-how = Play the move that you think was played. You guess once.

# A question about a move is answered before the guess.
guess-first = Guess first: the reasons come after your guess.

## The answer.
# $points (Number): points for the guess
# $possible (Number): the most points for a guess
# $move (Text): a move, such as C or A5R
guess-found = { $points } of { $possible } points. { $move } was played in the game.

# $points (Number): points for the guess
# $possible (Number): the most points for a guess
# $move (Text): a move, such as C or A5R
# $game (Text): the move that was played in the game
guess-as-good = { $points } of { $possible } points. { $move } is as good as { $game }, the move of the game.

# $points (Number): points for the guess
# $possible (Number): the most points for a guess
# $game (Text): the move that was played in the game
guess-less = { $points } of { $possible } { $possible ->
        [one] point
       *[other] points
    }. In the game { $game } was played.

# Of a guess made again.
# $points (Number): points for the first guess
# $possible (Number): the most points for a guess
guess-first-counts = Your first guess counts: { $points } of { $possible }.

## What the guess costs.
# $move (Text): a move, such as C or A5R
# $game (Text): the move that was played in the game
# $after (Text): the end after the guess, such as “2 seeds ahead”
# $best (Text): the end after the move of the game
guess-costs-at-end = If both play their best, you end { $after } after { $move }, and { $best } after { $game }.

# $move (Text): a move, such as C or A5R
# $count (Number): how many seeds
# $game (Text): the move that was played in the game
# $turns (Number): within how many turns of both players
guess-costs-within = { $move } costs you { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } compared with { $game }, the move that was played, counted over the next { $turns } turns.

# $move (Text): a move, such as C or A5R
# $count (Number): how many seeds
# $game (Text): the move that was played in the game
# $turns (Number): within how many turns of both players
guess-eats-fewer = Counted over { $turns ->
        [2] this turn and the reply
        [3] this turn, the reply and your next turn
       *[other] the next { $turns } turns of both
    }, { $move } leaves you { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } worse off than { $game }.

# $move (Text): a move, such as C or A5R
# $game (Text): the move that was played in the game
# $turns (Number): within how many turns of both players
# $other (Side): the opponent
guess-lets-win = After { $move }, { SIDE($other) } can win { $turns ->
        [2] with its next turn
        [3] with its next turn
       *[other] within the next { $turns } turns
    }; after { $game } it cannot.

# $move (Text): a move, such as C or A5R
# $game (Text): the move that was played in the game
# $turns (Number): within how many turns of both players
# $other (Side): the opponent
guess-misses-win = { $turns ->
        [one] { $game } wins at once. { $move } does not.
       *[other] { $game } wins within { $turns } turns, whatever { SIDE($other) } plays. { $move } does not.
    }

## The strongest reply takes more than the guess costs.
# $game (Text): the move that was played in the game
# $count (Number): how many seeds
# $other (Side): the opponent
guess-takes-anyway = After { $game }, { SIDE($other) } can take { $count } too.

guess-made-up = You make up for some of that in the turns that follow.

## What the guess costs, and then the author's reason for the move of the game.
# $cost (Text): what the guess costs, as a sentence
# $because (Text): why the move of the game was played
guess-cost-and-reason = { $cost } { $because }

# $cost (Text): what the guess costs, as a sentence
# $game (Text): the move that was played in the game
# $because (Text): why it was played; it does not name the move
guess-cost-and-reason-of = { $cost } About { $game }: { $because }

## The end of the lesson.
# $points (Number): points for all guesses
# $possible (Number): the most points for all guesses
# $stars (Number): stars, 1 to 3
guess-sum = { $points } of { $possible } points: { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }.

# $percent (Number): the share of the points for three stars
# $fewer (Number): the share of the points for two stars
guess-stars-for = Three stars begin at { $percent } percent of the points, two at { $fewer } percent.
