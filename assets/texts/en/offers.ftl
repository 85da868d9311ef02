### Ending by agreement, and giving up.

offers-end-it = End it here
offers-halve = Halve the rest
offers-leave = Leave the rest to nobody

## What a way to end would bring. $score is the score then: “South 24, North 24”.
# $score (Text): the score, such as “South 24, North 24”
offers-last-for-nobody = The last seed counts for nobody: { $score }.

# $odd (Text): yes where the seeds cannot be halved
# $count (Number): how many
# $score (Text): the score, such as “South 24, North 24”
offers-halved = Each gets half of the last { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }{ $odd ->
        [yes] ; the odd one counts for nobody
       *[no] { "" }
    }: { $score }.

# $count (Number): how many
# $score (Text): the score, such as “South 24, North 24”
offers-for-nobody = The last { $count ->
        [one] { $count } seed counts
       *[other] { $count } seeds count
    } for nobody: { $score }.

# $score (Text): the score, such as “South 24, North 24”
offers-round-ends = The round ends; each takes the seeds on their side: { $score }.

offers-draw = The game is a draw.

# $south (Number): seeds of that side
# $north (Number): seeds of that side
# $one (Side): South
# $other (Side): North
offers-score = { SIDE($one) } { $south }, { SIDE($other) } { $north }

# $first (Text): who it is, such as “You” or “South”
# $has (Number): seeds in that player's store
# $second (Text): the other player, such as “Kete” or “North”
# $other-has (Number): seeds in that player's store
# $left (Number): seeds on the board
offers-before = { $first } { $has }, { $second } { $other-has }, and { $left } on the board

# $you (Text): yes where the reader wins
# $winner (Text): who wins, such as “Kete” or “South”
# $more (Number): seeds of the winner
# $less (Number): seeds of the other player
offers-wins = { $you ->
        [yes] you win
       *[no] { $winner } wins
    } { $more } to { $less }

# $count (Number): seeds of each player
offers-draw-at = it is a draw, { $count } each

# $before (Text): what both players have: “You 7, Kete 2, and 39 on the board”
# $halved (Text): yes where the seeds on the board are shared
# $left (Number): seeds on the board
# $ends (Text): how the game ends: “you win 26 to 21”
# $odd (Text): yes where the seeds cannot be halved
offers-follows = { $before }: { $halved ->
        [yes] with half of them
       *[no] { $left ->
            [one] without it
           *[other] without them
        }
    } { $ends }.{ $odd ->
        [yes] { " " }The odd seed counts for nobody.
       *[no] { "" }
    }

# $before (Text): what both players have: “You 7, Kete 2, and 39 on the board”
# $you (Text): yes where the first player is the reader
# $first (Text): who it is, such as “South”
# $first-gets (Number): seeds on that player's side
# $second (Text): the other player, such as “Kete” or “North”
# $second-gets (Number): seeds on that player's side
# $ends (Text): how the round ends: “you win 39 to 33”
offers-round-follows = { $before }. Each takes the seeds on their side, { $you ->
        [yes] you
       *[no] { $first }
    } { $first-gets } and { $second } { $second-gets }: { $ends }.

## Why Kete offers to end the game.
# $you (Text): yes where the reader has won already
offers-because-decided = Kete offers this because { $you ->
        [yes] you have
       *[no] it has
    } more than half of all the seeds already.

offers-because-repeats = Kete offers this because the same position has come again.

# $moves (Number): how many
offers-because-stalled = Kete offers this because nobody has captured a seed in the last { $moves } moves.

offers-because-same = Kete offers this because it has looked to the end: playing on changes nothing.

## What is offered, as a clause after “Kete offers”.
# $count (Number): how many
offers-to-halve = to halve the last { $count ->
        [one] seed
       *[other] { $count } seeds
    }

# $count (Number): how many
offers-to-leave = to leave the last { $count ->
        [one] seed
       *[other] { $count } seeds
    } to nobody

offers-to-end-round = to end the round
offers-to-draw = to end in a draw

# $what (Text): what is offered, such as “to halve the last 6 seeds”
# $who (Text): who it is, such as “You”, “Kete” or “South”
offers-offers = { $who } offers { $what }

# $what (Text): what is offered, such as “to halve the last 6 seeds”
# $side (Side): the side that it is about
offers-offers-told = { SIDE($side) } offers { $what }.

# $side (Side): the side that it is about
offers-declined = { SIDE($side) } does not agree and plays on.

# $side (Side): the side that it is about
# $count (Number): how many
offers-hopes-for-more = { SIDE($side) } would have { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } and hopes for more.

# $side (Side): the side that it is about
# $is-you (Text): yes where you play against a program
offers-resign-question = { $is-you ->
        [yes] Resign this game?
       *[no] Resign as { SIDE($side) }?
    }

# $winner (Side): the other side
# $rounds (Text): yes in a match of rounds
offers-resign-line = { SIDE($winner) } then wins the { $rounds ->
        [yes] whole match
       *[no] game
    }.
