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
