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
learn-rests-on = { $right } of { $of } right, last { $day }: { $places }.

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
# $minutes (Number): how many
learn-course-size = { $count ->
        [one] { $count } lesson
       *[other] { $count } lessons
    }, about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } in all. Take them in any order; the path is a suggestion.

# $minutes (Number): how many
learn-minutes = { $minutes } min

# $number (Number): its number
# $title (Text): a title
learn-lesson-name = Lesson { $number }, { $title }

# $number (Number): its number
# $title (Text): a title
# $stars (Number): stars, 0 to 3
learn-lesson-name-done = Lesson { $number }, { $title }, done, { $stars } of 3 stars

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
learn-how-watch = Watch the turn. You can step through it below.
learn-how-move = Play on the board. A wrong move costs nothing.
learn-how-last = Click the place where the last seed falls.
learn-how-takes = Choose how many seeds.
learn-how-laps = Choose how many handfuls.
learn-how-next = Choose whose turn it is then.
learn-how-result = Choose how the game ends.
learn-how-play = Play on the board, turn by turn. Kete answers.
learn-right = Right.

# $said (Text): the answer that was given
learn-you-said = You said { $said }.

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
        [one] { $count } try
       *[other] { $count } tries
    } so far

# $used (Number): how many are used
# $of (Number): how many there are in all
learn-hints-used = { $used } of { $of } used

# $owner (Side): the side that it is about
learn-store-answer = { SIDE($owner) }’s store

# $stars (Number): stars, 0 to 3
learn-lesson-done = The lesson is done: { $stars } of 3 stars.

learn-three-stars = No hint, and at most one miss.
learn-two-stars = For all three: no hint, and at most one miss.
learn-fewer-stars = For more stars: fewer hints. Repeating keeps the best.

# $title (Text): a title
learn-next = Next: { $title }.

learn-was-last = It was the last lesson of the course.

# $count (Number): how many
learn-steps-open = { $count ->
        [one] { $count } step is
       *[other] { $count } steps are
    } open.

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
