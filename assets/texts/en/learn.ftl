### The Learn page and lessons.

# $course-title (Text): the title of a course
# $progress (Text): how many lessons are done, such as “5 of 12 lessons”
learn-course-name = { $course-title }, { $progress }

# $done (Number): how many are done
# $of (Number): how many there are in all
learn-progress = { $done } of { $of ->
        [one] { $of } lesson
       *[other] { $of } lessons
    }

# $of (Number): how many there are in all
learn-all-done = all { $of }

# $course-title (Text): the title of a course
# $number (Number): its number
# $title (Text): a title
learn-course-lesson = { $course-title } { $number }: { $title }

# $minutes (Number): how many
learn-first-lesson = First lesson, { $minutes } min

# $game (Text): the name of a game
learn-rules-of-game = { $game }: how well you know its rules

learn-not-yet = not yet
learn-shaky = shaky
learn-growing = growing
learn-firm = firm

# $places (Text): where they were answered, such as “3 in lessons and 1 in review”
# $right (Number): how many answers
# $of (Number): how many there are in all
# $day (Text): a day, such as “today” or “2 Nov”
learn-rests-on = Right at the first try: { $right } of { $of }. Last answer { $day }; { $places }.

# $day (Text): a day, such as “today” or “2 Nov”
learn-on-day = on { $day }

# $count (Number): how many
learn-in-lessons = { $count } in lessons

# $count (Number): how many
learn-in-review = { $count } in review

# $count (Number): how many
learn-in-games = { $count } in games

# $done (Number): how many are done
# $of (Number): how many there are in all
learn-progress-short = { $done }/{ $of }

# $minutes (Number): how many
learn-go-on-for = Go on, { $minutes } min

# $count (Number): how many
# $time (Text): how long they take, such as “12 minutes” or “1 h 40 min”
learn-course-size = { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }, about { $time } in all.

# $minutes (Number): how many
learn-time-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

# $hours (Number): how many
# $minutes (Number): how many besides
learn-time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
learn-any-order = Take them in any order; the path is a suggestion.

# $minutes (Number): how many
learn-minutes = { $minutes } min

# $number (Number): its number
# $title (Text): a title
learn-lesson-name = Lesson { $number }, { $title }

# $number (Number): its number
# $title (Text): a title
# $stars (Number): stars, 0 to 3
learn-lesson-name-done = Lesson { $number }, { $title }, done, { $stars } of 3 stars

# A lesson without a number.
# $title (Text): a title
# $stars (Number): stars, 0 to 3
learn-title-done = { $title }, done, { $stars } of 3 stars

# $stars (Number): stars, 0 to 3
learn-stars = { $stars } of 3 stars

# $number (Number): its number
# $title (Text): a title
learn-lesson-title = Lesson { $number }: { $title }

# $course-title (Text): the title of a course
learn-course-of = { $course-title } course

# $step (Number): its number
# $of (Number): how many there are in all
learn-step-of = Step { $step } of { $of }

# $step (Number): its number
learn-step-name = Step { $step }

# $step (Number): its number
learn-step-name-done = Step { $step }, done

## The kind of a step, and what the card says before an answer.
learn-read = Read
learn-watch = Watch
learn-your-move = Your move
learn-predict = Predict
learn-question = Question
learn-play = Play
learn-how-read = Take your time, then go on.
learn-how-watch = Watch the turn. Then click a step below to see it again.
learn-how-watch-several = Watch the turns, one after the other. “Repeat step” plays all of them again.
learn-how-move = Play on the board. Your first wrong try costs no star.
learn-how-task = Play on the board.
learn-how-last = Click the place where the last seed lands.
learn-how-takes = Choose how many seeds.
learn-how-laps = Choose how many laps.
learn-how-next = Choose whose turn it is then.
learn-how-result = Choose how the game ends.
learn-how-quiz = Choose an answer.
learn-how-play = Play on the board, turn by turn. Kete answers.
learn-right = Right.

# $said (Text): the answer that was given
learn-you-said = You said { $said }.

# $said (Text): the answer that was given, as words of its own
learn-you-said-words = You said “{ $said }”.

# $answer (Text): the answer that was given
learn-your-answer = Your answer: { $answer }

# $count (Number): how many
learn-more-to-find = { $count } more to find.

# $count (Number): how many
# $wanted (Number): how many are wanted
learn-so-far = { $count } of { $wanted ->
        [one] { $wanted } seed
       *[other] { $wanted } seeds
    } so far

# $count (Number): how many
learn-tries = { $count ->
        [one] { $count } wrong try
       *[other] { $count } wrong tries
    } so far

# $used (Number): how many are used
# $of (Number): how many there are in all
learn-hints-used = { $used } of { $of } used

# $owner (Side): the side that it is about
learn-store-answer = { SIDE($owner) }’s store

# $owner (Side): the side that it is about
learn-extra-answer = { SIDE($owner) }’s extra seeds

# $stars (Number): stars, 0 to 3
learn-lesson-done = The lesson is done: { $stars } of 3 stars.

learn-three-stars = Well done.
learn-two-stars = For three stars use no hint and at most two tries a step; one step may take more.
learn-fewer-stars = Use fewer hints to get more stars. If you repeat the lesson, your best result stays.

# $title (Text): a title
learn-next = The next lesson is “{ $title }”.

learn-was-last = That was the last lesson of this course.

# $count (Number): how many
# $steps (Text): their numbers, as a list
learn-steps-open = { $count ->
        [one] Step { $steps } is still open. You can go back to it now.
       *[other] Steps { $steps } are still open. You can go back to them now.
    }

# A game of the lesson that was stopped.
# $step (Number): the number of its step
learn-game-waits = Your game is not lost as long as you stay in this lesson: step { $step } goes on where you stopped it.

# $count (Number): how many
learn-problems = { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }

# $count (Number): how many
learn-due-today = { $count ->
        [one] { $count } rule is
       *[other] { $count } rules are
    } due today

# $count (Number): how many
# $days (Number): how many
learn-box-name = { $count ->
        [one] { $count } rule comes back
       *[other] { $count } rules come back
    } after { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

# $days (Number): how many
learn-box-days = { $days } d

# $game (Text): the name of a game
learn-learn-game = Lessons of { $game }

# $why (Text): why, as a sentence
learn-progress-not-kept = Your progress is not kept for now: { $why } Kete will try again.

## Labels, headings and short notes.

learn-learn = Learn
learn-courses = All courses
learn-own-courses = Your own courses
learn-own-courses-how = Courses that you write, or get from others, are listed here.
learn-show-courses-folder = Show the folder
learn-reading-courses = The courses are being read.
learn-checking = checking
learn-checking-course = Kete is checking this course. You can take its lessons once that is done.
learn-review = Review
# Under the bars of the review.
learn-boxes-mean = Each bar counts the rules that come back after so many days. A right answer moves a rule one bar to the right, a mistake back to the first.

# After the first lesson for everyone.
learn-all-games = All games
learn-then-a-game = Then choose a game to learn

learn-review-empty = Here you repeat the rules you have learnt, some days after you learnt them.
learn-review-none-due = No exercises to repeat today.
learn-hide-how-to-play = Hide how to play
learn-start-lesson = Start
learn-new-to-you = new to you

# $count (Number): how many
learn-games-played = { $count ->
        [one] { $count } game played
       *[other] { $count } games played
    }

learn-your-next-lesson = Your next lesson
learn-that-is-the-question = That is the question here. Count from each of your holes, and look at the rule.
learn-playing-well = Playing well
learn-model-games = Model games
learn-from-other-games = If you know another game
learn-not-this = Not this one.
# $answer (Text): the wrong answer, such as C, 4 or your store
learn-once-more = No, not { $answer }. You may try again.

learn-try-another = Choose another answer.
learn-nothing-moved = Nothing has moved. Try another.
learn-goes-back = That is not what the step asks for. The seeds go back. Try another move.

# $question (Text): a question that leads on
learn-goes-back-once-more = The first try costs no star. { $question }

# $move (Text): the move that was made
# $other (Side): the side that answers
learn-look-after = What could { SIDE($other) } capture after { $move }?

# A guided try: the step shows the hole to sow.
# $move (Text): the move that was made
# $wanted (Text): the move that the step shows
learn-guided-other = That was { $move }. This time play { $wanted }.
learn-guided-back = The seeds go back, and the first try costs no star.
learn-try-another-move = Try another move.

# After a second wrong answer, beside the buttons.
learn-stays-open = This step stays open

# What follows a move that is worth less is played before it goes back.
learn-shown-then-back = Watch what follows. Then the seeds go back and you try another move.
# $name (Text): a hole or a move of it that is legal
learn-not-this-one = The rules allow { $name }, but it does not solve this step.

# $hole (Text): a hole whose move is legal
# $move (Text): the move that a guided try shows
learn-step-asks-for = The rules allow { $hole }, but this step asks for { $move }.

learn-found-before = You have found this one. It goes back; find another.
learn-your-answer-label = your answer
learn-ends-here = ends here
learn-own-store = your store
learn-your-store = Your store
learn-or-a-hole = or a hole: click it on the board

# $place (Text): a hole, such as C
learn-chose-place = or a hole: you chose { $place }

learn-goal-reached = You have reached the goal.

# $result (Text): how a game ended, such as “You won, 7 to 5”
learn-result = { $result }. The game is over.

learn-goal-missed = The game is over.
learn-play-again-line = Repeat the step to play again, or go on.
learn-continue = Continue
learn-check = Check
learn-give-up-goal = Stop this game
learn-open-step = To the first open step
learn-next-lesson = Next lesson
learn-back-to-course = Back to the course
learn-repeat-step = Repeat step
learn-hints = Hints
learn-next-hint = Next hint

# The button for the next hint, with what that gives.
# $gives (Text): question, rule, hole, begin, half or answer
learn-next-hint-gives = Next hint: { $gives ->
        [question] a question
        [rule] the rule
        [hole] the hole
        [begin] where to begin
        [half] half the count
       *[answer] the answer
    }

learn-one-fewer = One fewer
learn-one-more-of-them = One more
learn-you-can-now = You can now
learn-the-aim = The aim
learn-lesson-open = You are at the end of the lesson.

## Choices and settings.

learn-rung-names-question = A question to think about
learn-rung-names-the-rule = The rule to use
learn-rung-names-hole = Which hole to look at
learn-rung-names-begin = Where to begin counting
learn-rung-names-half = Half the count
learn-rung-names-answer = The answer and its reason
