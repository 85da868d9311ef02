### The answers of a lesson: refused moves, twins of a question, two boards side by side.

# $move (Text): a move, such as C or A5R
lesson-show-me = Show me { $move }

## Why a move is refused in a lesson: what it is about, and below it the reason.
# $move (Text): a move, such as C or A5R
# $other (Side): the side that it is about
lesson-grand-slam = { $move } is not allowed here: it would take all of { SIDE($other) }'s seeds.

lesson-grand-slam-why = By the rules of this step you may not take all the seeds that your opponent has.

# $move (Text): a move, such as C or A5R
# $hole (Text): a hole, such as C or a6
lesson-start-two = { $move } is not allowed here: { $hole } holds only 1 seed.

lesson-start-two-why = A turn starts with 2 seeds or more.

# $move (Text): a move, such as C or A5R
lesson-must-eat = { $move } is not allowed here: its first lap eats nothing.

lesson-must-eat-why = You have a turn that eats with its first lap, so you must choose one that does.

# $move (Text): a move, such as C or A5R
lesson-must-eat-placing = { $move } is not allowed here: the placed seed eats nothing.

lesson-must-eat-placing-why = You can place a seed that eats at once, so you must choose one that does.

# $move (Text): a move, such as C or A5R
lesson-endless = { $move } is not allowed here: it would never end.

lesson-endless-why = Every lap finds seeds to pick up, for ever.

# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
lesson-empty-colour = Hole { $hole } has no { $colour ->
        [red] red
       *[blue] blue
    } seeds to sow.

# $hole (Text): a hole, such as C or a6
lesson-empty = { $hole } is empty: there is nothing to sow.

# $move (Text): a move, such as C or A5R
# $count (Number): how many
# $hole (Text): a hole, such as C or a6
lesson-stops-short = { $move } is not allowed here: its { $count ->
        [one] { $count } seed stops
       *[other] { $count } seeds stop
    } at { $hole }.

# $move (Text): a move, such as C or A5R
# $count (Number): how many
lesson-stops-in-store = { $move } is not allowed here: its { $count ->
        [one] { $count } seed stops
       *[other] { $count } seeds stop
    } in the store.

# $other (Side): the side that it is about
lesson-stops-short-why = No seed would reach { SIDE($other) }’s side. Play a hole whose seeds do.

# $move (Text): a move, such as C or A5R
# $other (Side): the side that it is about
lesson-takes-again = { $move } is not allowed here: what it brings to { SIDE($other) } it takes again.

# $other (Side): the side that it is about
lesson-takes-again-why = { SIDE($other) } would hold nothing once the turn is over.

## The task at a twin of a position, which differs by one seed.
# $more (Text): yes where the twin has one seed more
# $hole (Text): a hole, such as C or a6
lesson-twin-board = The same board with one seed { $more ->
        [yes] more
       *[no] fewer
    } in { $hole }.

# A store gives or gets the seed.
# $more (Text): yes where the twin has one seed more
# $hole (Text): a hole, such as C or a6
# $yours (Text): yes if it is the learner's store
# $owner (Side): whose store it is
lesson-twin-board-and-store = The same board, but one seed { $more ->
        [yes] of { $yours ->
            [yes] your
           *[no] { SIDE($owner) }’s
        } store is now in { $hole }.
       *[no] of { $hole } is now in { $yours ->
            [yes] your
           *[no] { SIDE($owner) }’s
        } store.
    }

# $board (Text): how the twin differs, as a sentence
# $question (Text): what is asked, as a sentence
# $move (Text): a move, such as C or A5R
lesson-twin = { $board } You play { $move }. { $question }

# $board (Text): how the twin differs, as a sentence
# $task (Text): what to do, as a sentence
# $moves (Text): the moves known already, such as “C and D”
lesson-twin-task-other = { $board } { $task } Not { $moves } again: find another move.

lesson-asks-last = Where does the last seed land?
lesson-asks-eaten = How many seeds do you eat?
lesson-asks-taken = How many seeds do you take?
lesson-asks-laps = How many laps are sown?
lesson-asks-next = Who plays next?
lesson-asks-result = How does the game end?

# $mine (Number): seeds of this player
# $theirs (Number): seeds of this player
lesson-standing = You { $mine }, Kete { $theirs }

# $step (Number): its number
# $of (Number): how many there are in all
lesson-step-of-both = { $step } of { $of }

# $says (Text): what it shows, as a sentence
# $title (Text): a title
lesson-board-of-both = { $title }: { $says }

## How the board of a step differs from the one before.
# $mover (Side): the side that it is about
lesson-board-turned = { $mover ->
        [north] The board is turned: you are { SIDE($mover) } now.
       *[south] The board is turned back: you are { SIDE($mover) } again.
    }

# $mover (Side): the side that it is about
lesson-new-board-turned = { $mover ->
        [north] A new board, and it is turned: you are { SIDE($mover) } now.
       *[south] A new board, turned back: you are { SIDE($mover) } again.
    }

lesson-new-board = A new board.
lesson-later-in-game = Later in the same game.

# The learner guessed another move.
# $move (Text): a move, such as C or A5R
lesson-after-game-move = In the game { $move } was played.

lesson-back-to-start = This step begins again.
lesson-back-before-move = Back to the board before your move.
lesson-back-before-turn = Back to the board as it was before.

# The learner came from another step than the one before.
# $number (Number): its number
lesson-at-step = You are at step { $number }, with the board of that step.

# The same where the board is turned.
# $number (Number): its number
# $mover (Side): the side that it is about
lesson-at-step-turned = You are at step { $number }, with the board of that step, and you are { SIDE($mover) } here.

# The learner came back to a step that is still open.
# $again (Text): yes if it was answered before
lesson-unsolved = You have not solved this step yet.{ $again ->
        [yes] {" "}Try it again.
       *[no] {""}
    }

# How texts of courses begin that say so themselves.
lesson-same-board = The same board
lesson-first-board = The first board

## Labels, headings and short notes.

lesson-why-a-rule = Why is that a rule?
lesson-stops-here = stops here
lesson-and-on = and on
lesson-ask-why = Point at any hole and press W to ask “why not this one?”
lesson-try-twin = Try it with one seed changed
lesson-watch-turn = Watch the turn
lesson-turn-is-over = The turn is over.
lesson-back-to-step = Back to the step
lesson-show-both = Show both side by side
lesson-both-end-alike = Both turns go the same way.
lesson-watch-both = Watch both
lesson-close-both = Close
lesson-first-difference = To the first difference

# The heading above the aim of the lesson and the words it has explained.
lesson-this-lesson = This lesson
