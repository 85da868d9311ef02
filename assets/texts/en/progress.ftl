### The file of the learner's progress: exporting and importing it.

progress-kind-progress = Progress of learners
progress-kind-ogn = Oware games
progress-kind-text = Text
progress-kind-page = Pages
progress-kind-csv = Tables
progress-kind-kete = Kete games

# $lessons (Number): lessons done
# $rules (Number): rules that come back
progress-holds = { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    } done and { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    } to review

# $name (Text): the name of a file
progress-import-question = Import the progress of { $name }?

# $found (Text): what the file holds, such as “12 lessons done and 3 rules to review”
# $own (Text): the same of one's own progress
progress-import-line = The file holds { $found }. Yours holds { $own }. Adding keeps the better stars of each lesson, and of each rule the review that comes sooner. Replacing forgets yours.

# $found (Text): what the file holds, such as “12 lessons done and 3 rules to review”
# $name (Text): the name of a file
progress-imported = { $name } was taken over: { $found }.

# $name (Text): the name of a file
progress-added = { $name } was added to your progress.

# $name (Text): the name of a file
progress-exported = Your progress was exported to { $name }.

# $why (Text): why, as a sentence
# $name (Text): the name of a file
progress-damaged = { $name } is no file of progress, or it is damaged. { $why } Nothing has changed.

# $why (Text): why, as a sentence
progress-unchanged = { $why } Nothing has changed.

# $why (Text): why, as a sentence
progress-left-alone = Your progress file could not be read. { $why } What you learn now is not kept.

## Labels, headings and short notes.

progress-export-progress = Export progress…
progress-import-progress = Import progress…
progress-export-title = Export progress
progress-import-title = Import progress
progress-import-short = Import…
progress-export = Export
progress-import = Import
progress-add-to-mine = Add to mine
progress-replace-mine = Replace mine
progress-show-the-file = Show the file
progress-progress-replaced = Your progress was replaced.
progress-progress-back = Your progress is as it was before.

## Choices and settings.

# Taking what was learnt elsewhere.
progress-set-progress = Your progress
    .line = The stars of your lessons, and the rules that come back.
