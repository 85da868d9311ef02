### The lesson editor, and courses from elsewhere.

## The Learn page.
lesson-editor-new-course = New course
lesson-editor-new-tip = Write a course of your own: lessons with your boards, tasks and questions.
lesson-editor-change-course = Change this course
lesson-editor-copy-lesson = Copy a lesson to change it

# $title (Text): the title of a lesson
lesson-editor-copy-one = Copy this lesson to change it: { $title }

# $title (Text): the title of a course
lesson-editor-go-on = Go on writing: { $title }

# $title (Text): the title of a course
lesson-editor-discard = Discard the draft: { $title }

lesson-editor-discarded = The draft is thrown away.
lesson-editor-without-title = a course without a title
lesson-editor-drafts-left = A course was not saved when Kete closed. You can go on writing it on the Learn page.

## The outline.
lesson-editor-outline = Course, lessons and steps
lesson-editor-the-course = The course

# $number (Number): the number of a lesson
# $title (Text): its title
lesson-editor-lesson-row = { $number }. { $title }

# $number (Number): the number of a step
# $kind (Text): what the learner does
# $text (Text): the text of the step
lesson-editor-step-row = { $number }. { $kind }: { $text }

# $number (Number): the number of a step
# $kind (Text): what the learner does
lesson-editor-step-without-text = { $number }. { $kind }

# $name (Text): a lesson or a step
# $count (Number): how many faults it has
lesson-editor-row-to-mend = { $name }, { $count } to correct

lesson-editor-new-step = New step
lesson-editor-new-lesson = New lesson
lesson-editor-up = Move up
lesson-editor-down = Move down
lesson-editor-copy = Copy
lesson-editor-delete = Delete

# $step (Number): the number of a step
# $lesson (Number): the number of its lesson
lesson-editor-step-of-lesson = Lesson { $lesson }, step { $step }

# $number (Number): the number of a lesson
lesson-editor-lesson-number = Lesson { $number }

# $title (Text): the title of a lesson
lesson-editor-copy-of = { $title } (copy)

## What the learner does in a step.
lesson-editor-kind = What the learner does
lesson-editor-kind-read = Reads
lesson-editor-kind-watch = Watches moves
lesson-editor-kind-move = Plays a move
lesson-editor-kind-place = Clicks a place
lesson-editor-kind-seeds = Counts the capture
lesson-editor-kind-laps = Counts the laps
lesson-editor-kind-next = Says who plays next
lesson-editor-kind-result = Says how the game ends
lesson-editor-kind-choice = Chooses an answer
lesson-editor-kind-game = Plays a game against Kete
lesson-editor-kind-guess = Guesses the move of a game

## The same in a word, in the list of steps.
lesson-editor-short-read = Read
lesson-editor-short-watch = Watch
lesson-editor-short-move = Play
lesson-editor-short-place = Click
lesson-editor-short-seeds = Count
lesson-editor-short-laps = Laps
lesson-editor-short-next = Who plays
lesson-editor-short-result = End
lesson-editor-short-choice = Choose
lesson-editor-short-game = Game
lesson-editor-short-guess = Guess

lesson-editor-too-small = The lesson editor needs a larger window, or smaller text. Your draft is safe.

## The board.
lesson-editor-mode = What a click does
lesson-editor-mode-answer = Click the answer
lesson-editor-mode-light = Light places
lesson-editor-mode-watch = Click the moves
lesson-editor-mode-move = Click the move
lesson-editor-mode-look = See the board
lesson-editor-mode-set-up = Set up the board
lesson-editor-how-to-set-up = A click adds a seed, a right-click takes one, digits set a number.
lesson-editor-same-board = The board of the step before
lesson-editor-use-board-before = Use the board of the step before
lesson-editor-click-to-light = Click a place to light it for the learner. A second click puts the light out.
lesson-editor-click-to-show = Click the moves that the learner watches, one after the other.
lesson-editor-click-right-move = Click the move that is right. Then choose what you ask for.
lesson-editor-click-asked-move = Click the move that you ask about. The rules give the answer.
lesson-editor-click-nothing = The game begins on this board.
lesson-editor-click-played-move = Click the move that was played. No other move may be better.
lesson-editor-over = The game is over on this board: set up another one.

# $hole (Text): a hole, such as C or a6
lesson-editor-no-move-from = No move begins in { $hole }.

# $name (Text): a hole and a direction, such as “A3 left”
lesson-editor-with-spread = { $name }, and spread the house

# $hole (Text): a hole
lesson-editor-red-of = { $hole } red

# $hole (Text): a hole
lesson-editor-blue-of = { $hole } blue

lesson-editor-pass = Pass
lesson-editor-write-move = Write a move

# $example (Text): a move in notation
lesson-editor-write-move-hint = Or write the move, such as { $example }
lesson-editor-not-a-move = This is not a move of this game.
lesson-editor-take-back = Take back the last move

# $moves (Text): moves, such as “C d E”
lesson-editor-shown-moves = The learner watches { $moves }.

# $moves (Text): moves, such as “C, D”
# $count (Number): how many there are
lesson-editor-right-moves = { $count ->
        [0] No move is right yet.
        [one] Right: { $moves }.
       *[other] Right, each of them: { $moves }.
    }

# $name (Text): a move
# $answer (Text): the answer as a sentence
lesson-editor-asked-move = You ask about { $name }. { $answer }

# $name (Text): a move
lesson-editor-no-answer = You ask about { $name }, but it has no answer to this question.

# $name (Text): a move
lesson-editor-played-move = { $name } was played. Kete works out what each move is worth.

## What is asked of a move.
lesson-editor-goal = What you ask for
lesson-editor-goal-legal = Any move that is allowed

# $move (Text): a move
lesson-editor-goal-move = This move: { $move }

# $place (Text): a hole
lesson-editor-goal-last = A move whose last seed lands in { $place }

lesson-editor-goal-store = A move whose last seed lands in the own store

# $count (Number): how many seeds
lesson-editor-goal-takes = { $count ->
        [one] A move that captures exactly { $count } seed
       *[other] A move that captures exactly { $count } seeds
    }

# $count (Number): how many seeds
lesson-editor-goal-takes-at-least = { $count ->
        [one] A move that captures at least { $count } seed
       *[other] A move that captures at least { $count } seeds
    }

# $count (Number): how many laps
lesson-editor-goal-laps = A move of at least { $count } laps
lesson-editor-goal-again = A move after which the same player moves again
lesson-editor-goal-wins = A move that wins the game
lesson-editor-goal-feeds = A move that leaves the opponent seeds

# $rule (Text): the title of a rule
lesson-editor-goal-by = A move in which this rule applies: { $rule }

# $rule (Text): the title of a rule
lesson-editor-goal-without = A move in which this rule does not apply: { $rule }

lesson-editor-goal-best = The best move, proven to the end of the game

# $turns (Number): how many turns
lesson-editor-goal-wins-in = A move that wins within { $turns } turns, whatever the opponent plays

# $count (Number): how many seeds
# $turns (Number): how many turns
lesson-editor-goal-gains = A move that gains at least { $count } within { $turns } turns
lesson-editor-goal-several = Several things at once

## The fields of a step.
lesson-editor-text = Text
lesson-editor-text-hint = What the learner reads: two or three short sentences.

# $count (Number): how many words
# $most (Number): the most words
lesson-editor-words = { $count } of { $most } words

lesson-editor-insert-word = Insert a word that is explained
lesson-editor-because = Reason
lesson-editor-because-hint = Why the answer is right. It is shown with the answer.
lesson-editor-every = The learner must find all right moves
lesson-editor-together = Guide the learner: the board shows where to begin
lesson-editor-wrong-moves = Other moves
lesson-editor-wrong-moves-how = Kete says what each of them does. Write a reason where you can say it better.

# $name (Text): a move
lesson-editor-why-not-move = Why not { $name }

lesson-editor-hints = Hints
lesson-editor-hints-how = Kete makes hints of its own. Yours take their place.

# $number (Number): the number of a hint
lesson-editor-hint-number = Hint { $number }

lesson-editor-answers = Answers

# $number (Number): the number of an answer
lesson-editor-answer-number = Answer { $number }

# $number (Number): the number of an answer
lesson-editor-is-right = Answer { $number } is right

# $number (Number): the number of an answer
lesson-editor-why-wrong = Why answer { $number } is wrong

# $number (Number): the number of an answer
lesson-editor-remove-answer = Remove answer { $number }

lesson-editor-new-answer = Another answer
lesson-editor-level = Kete's level

# $level (Number): the number of a level
# $name (Text): its name
lesson-editor-level-row = { $level }: { $name }

lesson-editor-goal-of-game = The learner's goal

# $count (Number): how many seeds
lesson-editor-game-take = Capture { $count } seeds
lesson-editor-game-win = Win the game
lesson-editor-game-round = Win a round
lesson-editor-game-finish = Play to the end

# $says (Text): how the course could be better
lesson-editor-advice = Advice: { $says }

## The fields of the course and of a lesson.
lesson-editor-course-title = Title of the course
lesson-editor-course-title-hint = Such as: Owari for my class
lesson-editor-audience = Who it is for
lesson-editor-audience-hint = One line, such as: for children who have never played.
lesson-editor-game = Game
lesson-editor-course-how = A course has lessons, a lesson has steps. Choose a lesson at the left, or add one. Kete keeps every change as a draft until you save.
lesson-editor-lesson-title = Title of the lesson
lesson-editor-lesson-title-hint = Such as: Sow round the board
lesson-editor-aim = Aim
lesson-editor-aim-hint = What the learner can do afterwards.
lesson-editor-track = Part of the course
lesson-editor-track-rules = The rules
lesson-editor-track-from = For players of another game
lesson-editor-track-strategy = Playing well
lesson-editor-track-model = A game to guess
lesson-editor-rules = Rules that come back for review
lesson-editor-words-explained = Words that are explained

# $word (Text): a word
lesson-editor-remove-word = Remove “{ $word }”

lesson-editor-lesson-how = Add a step with New step. Good lessons have 6 to 12 short steps: a position, a question, its answer.

## The buttons below.
lesson-editor-save = Save course
lesson-editor-leave = Back to Learn
lesson-editor-try-from-here = Try from this step
lesson-editor-try-lesson = Try this lesson
lesson-editor-try-tip = Take the lesson as a learner sees it. Your progress does not change.
lesson-editor-back-to-editor = Back to the editor
lesson-editor-checking = Checking…
lesson-editor-all-right = Nothing to correct.

# $count (Number): how many faults there are
lesson-editor-to-mend = { $count } to correct.

lesson-editor-is-saved = Saved.
lesson-editor-is-draft = Kept as a draft.

# $name (Text): the name of a file
lesson-editor-saved = The course is saved as { $name } and is on the Learn page.

# After that it is saved.
# $count (Number): how many faults there are
lesson-editor-to-mend-first = Learners can take it once what is marked ({ $count }) is corrected.

# $name (Text): the name of a file
lesson-editor-saved-as-other = Another program has changed the file. Your course is saved beside it as { $name }.

# $why (Text): the reason
lesson-editor-not-saved = The course is not saved. { $why }

# $why (Text): the reason
lesson-editor-not-kept = The draft of the course cannot be kept. { $why }

lesson-editor-no-folder = There is no folder for courses.
lesson-editor-file-stem = course
lesson-editor-failed = Something went wrong in Kete while it worked on the course. Your draft is kept.

## A course from elsewhere.
lesson-editor-foreign-title = A course from elsewhere
lesson-editor-pasted-name = pasted course
lesson-editor-foreign-checking = Kete is checking it…

# $game (Text): the name of a game
# $count (Number): how many lessons
lesson-editor-foreign-course = { $game }, { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }. Nothing is wrong with it.

lesson-editor-foreign-wrong = This course has faults, so its lessons cannot be taken. You can correct them in the editor.
lesson-editor-foreign-unreadable = Kete cannot read this as a course.
lesson-editor-add-course = Add to my courses
lesson-editor-change-foreign = Open in the editor

# $name (Text): the name of a file
lesson-editor-added = The course is added to your own courses as { $name }.

# $size (Number): how many megabytes
lesson-editor-pasted-too-long = This text is longer than a course may be ({ $size } MB).

## A lesson from a saved game.
lesson-editor-from-game = From a saved game
lesson-editor-which-game = Choose a game: the open one, one from a file, or one that Kete kept.
lesson-editor-no-games = Kete has kept no game of this kind yet. Play one, or choose a file with one.
lesson-editor-open-game = The open game
lesson-editor-game-from-file = A game from a file…
lesson-editor-choose-game = Choose a game
lesson-editor-other-game = This is another game than that of the course.
lesson-editor-no-turns = This game has no moves.

# $day (Text): a day, such as “today” or “2 Nov”
# $south (Text): who plays South
# $north (Text): who plays North
# $turns (Number): the number of its next move
lesson-editor-kept-game = { $day }: { $south } and { $north }, to move { $turns }

lesson-editor-which-turns = Choose the turns that the learner guesses, and write why each move was played. The turns between them are shown. A move that is not the best is shown, too.

# $number (Number): the number of a turn
# $says (Text): the turn in words
lesson-editor-turn-row = { $number }. { $says }

# $number (Number): the number of a turn
lesson-editor-why-turn = Why turn { $number } was played

lesson-editor-why-turn-hint = Why this move was played
lesson-editor-make-lesson = Make the lesson
lesson-editor-making-lesson = Making the lesson…
lesson-editor-model-title = A game to guess
