### What is said when a part of Kete fails.

# $thread (Text): the name of a part of the program
# $message (Text): what the program says of the fault
# $place (Text): a hole, such as C or a6
crash-failed = kete: a fault in Kete itself: thread '{ $thread }' panicked at { $place }: { $message }

# $path (Text): the path of a file
crash-report-written = kete: the report of the crash is in { $path }

# $why (Text): the reason
crash-report-not-written = kete: the report of the crash could not be written: { $why }

# $part (Text): the name of a part of the program
crash-part-failed = A part of Kete failed ({ $part }). Kete goes on; a report of the crash was written.

# $count (Number): how many
crash-reports-written = { $count ->
        [1] A report of the crash was written; it holds
       *[other] { $count } reports were written; they hold
    } nothing you typed.

crash-game-saved = Your game was saved.

## Labels, headings and short notes.
# On standard error: why there is no report.
crash-no-folder = kete: there is no folder for a report of the crash; --data-dir names one

# On standard error, when the painting thread has failed.
crash-window-ends = kete: the window has to close. Your game is saved: start Kete and choose Go on

# The button that opens the folder of the reports.
crash-show-reports = Show reports

# The title of the question after a crash.
crash-crashed = Kete crashed last time

# When Kete could not find its move.
crash-kete-failed = Kete's search failed twice, so Kete has not moved.

# When courses and progress could not be read or written.
crash-learning-failed = Kete failed while it read or wrote your courses and progress.

# When examples of rules could not be found.
crash-examples-failed = Kete failed while it looked for an example of this rule.

# When exercises could not be made.
crash-drills-failed = Kete failed while it made exercises.

crash-crashed-sentence = Kete crashed last time.
