### Worksheets: lessons and exercises on paper, and the dialog for them.

# Words of lessons that are about the screen, in small letters, with “;” between them. A clause of a lesson that has one of them is not
# printed.
worksheet-screen-words = click; the moving number; the seeds go back after

## On the page.
worksheet-name = Name
worksheet-date = Date
worksheet-solutions = Solutions
worksheet-made-by = Worksheet made by Kete.

# The title of a page.
# $course (Text): the name of a course
# $lesson (Text): the title of a lesson
worksheet-lesson-of = { $course }: { $lesson }

# The title of a page, and in the dialog.
# $game (Text): the name of a game
# $rule (Text): the title of a rule
worksheet-exercises-on = { $game }: exercises on “{ $rule }”

# $grade (Number): 1, 2 or 3
worksheet-difficulty = Difficulty { $grade } of 3

# Moves before the position of a question.
# $moves (Text): moves with blanks between them
worksheet-played-before = These moves were played before: { $moves }.

## Before the line on which an answer is written.
worksheet-your-move = Your move:
worksheet-your-moves = Your moves:
worksheet-moves = Moves:
worksheet-last-seed = The last seed lands in:
worksheet-seeds-taken = Seeds captured:
worksheet-seeds-eaten = Seeds eaten:
worksheet-laps = Laps:
worksheet-result = Result:
worksheet-answer = Answer:

## Instead of a game against Kete.
worksheet-play-to-win = Set this position up on a board and play on with a partner. You play South. Try to win.
worksheet-play-a-round = Set this position up on a board and play on with a partner. You play South. Try to win a round.
worksheet-play-to-the-end = Set this position up on a board and play on with a partner until the game is over. You play South.

# $count (Number): how many
worksheet-play-to-take = Set this position up on a board and play on with a partner. You play South. Try to capture { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }.

## Solutions.
# $moves (Text): moves with commas between them
worksheet-one-of = One of { $moves }

# In a game of others, whose moves were to be guessed.
# $move (Text): a move, such as C or A5R
worksheet-was-played = { $move } was played

## Why there is no worksheet.
# $rule (Text): the id of a rule
# $grade (Number): 1, 2 or 3
worksheet-none-so-hard = no exercise about { $rule } of difficulty { $grade } was found: try another difficulty

worksheet-no-lessons = this course has no lessons to print
worksheet-unknown-paper = the paper must be a4 or letter
worksheet-which = say what to print: the id of a lesson, --course COURSE or --exercises RULE-ID

# $id (Text): what was asked for
worksheet-no-lesson = no lesson has the id “{ $id }”; `kete lessons list` prints all

# $course (Text): what was asked for
# $games (Text): the technical names of games
worksheet-no-course = there is no course “{ $course }”: it must be first, a rule set ({ $games }) or a course file (.kete-course)

# $course (Text): the name of a course
# $most (Number): how many lessons
worksheet-no-such-number = the lessons of { $course } have the numbers 1 to { $most }

# $rule (Text): the id of a rule
worksheet-needs-ruleset = several games have { $rule }: say which one by --ruleset

## The dialog.
worksheet-print = Print worksheet

# The button beside the rule to practise.
worksheet-print-exercises = Print exercises…

worksheet-how = Kete writes a page (.html) with the tasks, space for the answers, and the solutions on a page of their own. Open it in a browser to print it.
worksheet-all-lessons = All lessons
worksheet-lesson = Lesson
worksheet-difficulty-label = Difficulty
worksheet-any-difficulty = Any
worksheet-count-label = Exercises
worksheet-save = Save…

## Among the forms of exports.
worksheet-form = Worksheet (.html)
worksheet-save-title = Save a worksheet
