### A class's progress: the exported files of many learners in one table.

class-title = A class's progress
class-open = A class's progress…
class-how = Each learner exports the progress (“Learn”, “Export progress…”) and gives you the file. Add the files or a folder of them here, or drop them on this page. Kete keeps nothing of them.
class-add-file = Add a file…
class-add-folder = Add a folder…
class-clear = Clear
class-what = What the table shows
class-by-course = By course
class-by-rule = By rule
class-games = Rules of
class-all-games = All games
class-learner = Learner
class-print = Save for printing…
class-save-csv = Save as CSV…
class-most-missed = Most often missed
class-nothing-missed = No rule is missed so far.
class-left-out = Left out
class-reading = Kete reads the files.
class-no-answers = No rule has been answered so far.
class-nobody = no file of progress could be read
class-back = Courses
class-choose-file = Choose a file of progress
class-choose-folder = Choose a folder with files of progress

# $count (Number): how many
class-count = { $count ->
        [one] { $count } learner
       *[other] { $count } learners
    }

# Below the table.
class-how-courses = Lessons done of all lessons of each course.
class-how-rules = Right answers of all answers; a coloured cell: the learner does not know the rule yet.

# A rule in a heading.
# $game (Text): the name of a game
# $rule (Text): the title of a rule
class-rule-of = { $game }: { $rule }

# $rule (Text): a game and the title of a rule, such as “Owari: Feeding”
# $missing (Number): learners who do not know it
# $learners (Number): learners who have answered it
# $wrong (Number): wrong answers
# $answers (Number): all answers
class-missed = { $rule }: { $missing } of { $learners } { $learners ->
        [one] learner
       *[other] learners
    } { $missing ->
        [one] does
       *[other] do
    } not know it; { $wrong } of { $answers } { $answers ->
        [one] answer was
       *[other] answers were
    } wrong

## A cell in words.
# $done (Number): lessons done
# $of (Number): all lessons
# $stars (Number): stars
class-lessons-done = { $done } of { $of } { $of ->
        [one] lesson
       *[other] lessons
    } done, { $stars } { $stars ->
        [one] star
       *[other] stars
    }

# $right (Number): right answers
# $of (Number): all answers
class-answers-right = { $right } of { $of } { $of ->
        [one] answer
       *[other] answers
    } right

class-no-answer = no answer yet

# What a screen reader says of a cell.
# $learner (Text): the name of a learner
# $column (Text): a course or a rule
# $cell (Text): the cell in words
class-cell-name = { $learner }, { $column }: { $cell }

## Why a file is left out.
# $file (Text): the name of a file
# $why (Text): the reason, as a sentence
class-unusable = { $file } cannot be used: { $why }

# $file (Text): the name of a file
# $line (Number): the number of a line
class-damaged = { $file } is no file of progress, or it is damaged (line { $line })

# $file (Text): the name of a file
# $version (Number): a version of the form of files
class-too-old = { $file } is from an older Kete (version { $version }) and holds no answers by rule: export it again with a newer Kete

# $file (Text): the name of a file
# $other (Text): the name of another file
class-same-as = { $file } holds the same as { $other }

# $file (Text): the name of a file
# $other (Text): the name of another file
class-less-than = { $file } is of the same learner as { $other }, which holds more

# $file (Text): the name of a file
class-too-many = { $file } would be one learner too many

## Headings in CSV.
# $title (Text): the name of a course
# $of (Number): how many lessons it has
class-csv-lessons = { $title }: lessons done of { $of }

# $title (Text): the name of a course
class-csv-stars = { $title }: stars

# $title (Text): a game and the title of a rule
class-csv-right = { $title }: right

# $title (Text): a game and the title of a rule
class-csv-wrong = { $title }: wrong

## Among the forms of exports.
class-page-form = Table for the printer (.html)
class-csv-form = Table for spreadsheets (.csv)
class-save-title = Save the table
