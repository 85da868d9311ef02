### What is wrong with a course, for those who write one.

## Where it is, before what is wrong: “owari.ron:88:12: OW3, step 4: ”.
# $fault (Text): what is wrong, as a sentence
# $file (Text): the name of a file
# $line (Number): its number
# $column (Number): its number
lessons-in-file = { $file }:{ $line }:{ $column }: { $fault }

# $fault (Text): what is wrong, as a sentence
# $file (Text): the name of a file
# $line (Number): its number
# $column (Number): its number
# $step (Number): its number
lessons-in-step = { $file }:{ $line }:{ $column }: step { $step }: { $fault }

# $lesson (Text): the id of a lesson
# $fault (Text): what is wrong, as a sentence
# $file (Text): the name of a file
# $line (Number): its number
# $column (Number): its number
lessons-in-lesson = { $file }:{ $line }:{ $column }: { $lesson }: { $fault }

# $lesson (Text): the id of a lesson
# $fault (Text): what is wrong, as a sentence
# $file (Text): the name of a file
# $line (Number): its number
# $column (Number): its number
# $step (Number): its number
lessons-in-step-of-lesson = { $file }:{ $line }:{ $column }: { $lesson }, step { $step }: { $fault }

## What is wrong.
lessons-not-text = The file is not UTF-8 text.

# $why (Text): the reason
lessons-form = This does not fit the form of a course: { $why }.

# $name (Text): what was written
lessons-game = There is no rule set “{ $name }”.

# $why (Text): the reason
lessons-options = These rules cannot be set: { $why }.

# $why (Text): the reason
lessons-position = This position cannot stand: { $why }.

lessons-no-board = The step needs a board: give it `at`.

# $part (Text): a part of a claim
lessons-claim = “{ $part }” states nothing that can be checked: use last, takes, laps, next, after, ends, by, without, reply, worth, eats, wins, no-win or legal.

# $part (Text): a part of a claim
# $most (Number): the most that there may be
lessons-too-far = “{ $part }” looks too far ahead: the number after @ is at most { $most }.

# $most (Number): the most that there may be
# $have (Number): how many there are
lessons-too-many-moves = A claim has at most { $most } moves, and this one has { $have }.

# $most (Number): the most that there may be
lessons-nested = Goals may contain goals, but not more than { $most } deep.

lessons-costly = Checking this would search too many positions. Take a board with fewer seeds, or look fewer turns ahead.
lessons-unchecked = The course takes too long to check. Nothing from here on was checked. Look fewer turns ahead, or split the course.

# $most (Number): the most that there may be
lessons-more = There are more problems. Only { $most } are listed.

lessons-no-seeds-in-bawo = Bawo counts no seeds at the end. Use WinsIn, wins or no-win.
lessons-wins-only-in-bawo = Only in Bawo is a win by force stated. Use Best or worth.
lessons-eats-only-in-bawo = Only in Bawo is it stated how many seeds a move eats. Use worth.

# $move (Text): a move, such as C or A5R
lessons-guess-worth = The step does not say once what { $move } is worth: use worth, in Bawo wins, no-win or eats.

# $move (Text): a move, such as C or A5R
lessons-guess-twice = { $move } is listed twice.

# $move (Text): a move, such as C or A5R
# $played (Text): the move that was played in the game
lessons-guess-measures = { $move } and { $played } are not measured in the same way: use the same kind of worth and the same number of turns for all moves.

# $better (Text): a move, such as C or A5R
# $played (Text): the move that was played in the game
lessons-guess-better = { $better } is better than { $played }, the move that was played. Show this move instead of asking for it, or look further ahead.

# $moves (Text): moves, such as “C, D and E”
# $count (Number): how many moves they are
lessons-guess-lacks = { $moves } { $count ->
        [one] is legal
       *[other] are legal
    } too and must be listed with what { $count ->
        [one] it is
       *[other] they are
    } worth.

lessons-provable = The end of the game can be proven here. Use Best, or worth without @.

# $move (Text): a move, such as C or A5R
lessons-hint-names = The hint says to play { $move }, and { $move } is not accepted.

# $claim (Text): what a course states
lessons-no-move = “{ $claim }” names no move.

# $fact (Text): what is stated
lessons-fact-of-move = “{ $fact }” is stated of no move: the move comes first, as in “C { $fact }”.

# $claim (Text): what a course states
lessons-one-move = An answer is one move, and this is not: “{ $claim }”.

# $move (Text): a move, such as C or A5R
lessons-move = “{ $move }” is neither a move of this game nor a fact, such as last or takes.

# $move (Text): a move, such as C or A5R
# $rule (Text): the title of a rule
# $id (Text): the id of a rule
lessons-refused = { $move } may not be played: { $rule } ({ $id }).

# $stated (Text): what is stated, and what was found
# $found (Text): what is stated, and what was found
lessons-differs-of-position = “{ $stated }” is stated of the position, but it is “{ $found }”.

# $stated (Text): what is stated, and what was found
# $moves (Text): moves, such as “C, D and E”
# $found (Text): what is stated, and what was found
lessons-differs = “{ $stated }” is stated of { $moves }, but it is “{ $found }”.

# $id (Text): the id of a rule
lessons-rule = There is no rule “{ $id }”.

# $text (Text): the text that it is about
lessons-refusal = “{ $text }” is not a move and the id of the rule that refuses it.

# $move (Text): a move, such as C or A5R
# $id (Text): the id of a rule
lessons-not-refused = { $move } is said to be refused by { $id }, but it may be played.

# $move (Text): a move, such as C or A5R
# $stated (Text): what is stated, and what was found
# $found (Text): what is stated, and what was found
lessons-refused-by = { $move } is said to be refused by { $stated }, but it is refused by { $found }.

# $instead (Text): what it does instead, as a sentence
# $move (Text): a move, such as C or A5R
lessons-not-the-goal = { $move } is accepted but does not reach the goal. { $instead }

# $count (Number): how many moves they are
# $moves (Text): moves, such as “C, D and E”
lessons-also-right = { $moves } { $count ->
        [one] reaches
       *[other] reach
    } the goal too and must be accepted.

lessons-no-answer = No move is accepted.

# $hole (Text): a hole, such as C or a6
lessons-hole = The board has no hole “{ $hole }”.

# $have (Number): how many there are
lessons-choices = A question has 2 to 4 answers, and this one has { $have }.

# $number (Number): the number of an answer
lessons-empty-answer = Answer { $number } is empty.

# $words (Text): an answer to a question
lessons-same-answers = Two answers are the same: “{ $words }”.

# $move (Text): a move, such as C or A5R
lessons-unanswerable = { $move } has no answer to this question.

lessons-nothing-to-watch = There is no move to watch.

# $right (Number): the number of the right answer
# $have (Number): how many there are
lessons-right = “right” is { $right }, and the answers are numbered from 1 to { $have }.

# $count (Number): how many
lessons-long = The text has { $count ->
        [one] { $count } word
       *[other] { $count } words
    } and may have 40.

lessons-no-text = A text is empty.

# $level (Text): what was written
lessons-level = Levels are 1 to 10, and this is { $level }.

# $have (Number): how many there are
lessons-hints = A step has at most 4 hints, and this one has { $have }.

lessons-over = The game is over in this position.

# $id (Text): the id of a rule
lessons-not-practised = No step of the lesson practises { $id }.

# $ids (Text): ids of rules, with commas between
lessons-lacks = No step of the course practises { $ids }.

# $word (Text): a word that is explained
lessons-word = The word “{ $word }” has no meaning here, and the list of words has none.

# $word (Text): a word that is explained
lessons-unused = The word “{ $word }” is explained, but no step of the lesson uses it.

# $id (Text): the id of a rule
lessons-twice = Two lessons have the id { $id }.

lessons-nothing = There is nothing to do here: no lessons or no steps.

## How a course could teach better. In Kete's own courses this is an error.
lessons-no-reason = The answer has no reason: give `because`.

# $answer (Text): an answer to a question
lessons-no-why-not = The question does not say why “{ $answer }” is wrong: give `why_not`.

# $move (Text): a move, such as C or A5R
lessons-why-not-right = `why_not` says why { $move } is wrong, but { $move } reaches the goal.

lessons-turned = The board turns round here, and the text does not say that North is to move.

# $asked (Number): how many questions there are
# $done (Number): how many moves are watched, found or played
lessons-mostly-questions = The course asks { $asked ->
        [one] { $asked } question
       *[other] { $asked } questions
    } and has only { $done ->
        [one] { $done } step
       *[other] { $done } steps
    } in which a move is watched, found or played.

lessons-out-of-order = This lesson belongs to an earlier part of the course: the rules come first, then strategy, then model games.

# $advice (Text): a place in a file, and advice about it
lessons-advice = { $advice } (Advice)

# $game (Text): the technical name of a game
lessons-no-such-position = the board is not one of { $game }

# $file (Text): the name of a file
# $step (Number): its number
# $of (Number): how many there are in all
lessons-checking = { $file }: checking step { $step } of { $of }

# $count (Number): how many
lessons-courses = { $count ->
        [one] { $count } course
       *[other] { $count } courses
    }

# $count (Number): how many
lessons-lesson-count = { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }

# $count (Number): how many
lessons-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }

# $all (Text): how much was checked, such as “2 courses, 20 lessons and 90 steps”
lessons-nothing-wrong = { $all }: nothing is wrong.

# $all (Text): how much was checked, such as “2 courses, 20 lessons and 90 steps”
# $count (Number): how many
lessons-problems = { $all }: { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }.

# $lesson (Text): the id of a lesson
# $step (Number): its number
# $move (Text): a move, such as C or A5R
# $says (Text): what the learner hears
lessons-reply = { $lesson }, step { $step } | { $move } | { $says }

## What courses consist of.
lessons-numbers-head = | course | rules | from | strategy | model | Say | Show | Ask | Predict | Quiz | Guess | Play | with a reason | proven | minutes |

# $percent (Number): a share in percent
lessons-percent = { $percent } %

# $id (Text): the id of a rule
lessons-no-such-rule = there is no rule “{ $id }”

## Labels, headings and short notes.
# Courses used to say how many turns `Best` looks ahead.
lessons-best-takes-no-number = Best takes no number: it means the best move to the end of the game; for a gain within a few turns use Gains(3, 5)

## The same for those who write in the window, beside the field that is wrong.
# $lesson (Number): its number
# $fault (Text): what is wrong, as a sentence
lessons-in-numbered-lesson = Lesson { $lesson }: { $fault }

# $lesson (Number): its number
# $step (Number): its number
# $fault (Text): what is wrong, as a sentence
lessons-in-numbered-step = Lesson { $lesson }, step { $step }: { $fault }

lessons-write-text = Nothing is written here yet.
lessons-write-click = Click a move on the board.
lessons-write-moves = Click the moves to watch on the board.

# $why (Text): the reason
lessons-write-position = This board is not possible: { $why }.

lessons-write-reason = Write why the answer is right.

lessons-write-why-nots = Write why each of the other answers is wrong.

# $answer (Text): an answer to a question
lessons-write-why-not = Write why “{ $answer }” is wrong.

# $move (Text): a move, such as C or A5R
lessons-write-why-not-right = Here is written why { $move } is wrong, but { $move } does what you ask for.

# $rule (Text): the title of a rule
lessons-write-practised = No step shows the rule “{ $rule }”. Add a step that does, or switch the rule off below.

lessons-write-best = This can be worked out to the end of the game: ask for the best move.
lessons-write-steps = The lesson has no steps yet: click New step.

# $move (Text): a move, such as C or A5R
# $instead (Text): what it does instead, as a sentence
lessons-write-not-the-goal = { $move } does not do what you ask for. { $instead } Click another move, or ask for something else.

## The texts of a lesson that is made from a saved game.
lessons-model-game-begins = A game. Guess the moves: the best one earns 3 points, a slightly worse one 2 or 1.

# $mover (Side): who plays
lessons-model-game-asks = { SIDE($mover) } is to move. What do you play?

# $mover (Side): who plays first
lessons-model-game-goes-on = Watch how the game goes on. { SIDE($mover) } begins.

lessons-model-game-aim = Guess the moves of a game, and see why they were played.

lessons-unfair-guess = This move is not the best one here, so nobody could guess it. Click the best move, or let the learner watch this one.
