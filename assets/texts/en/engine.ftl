### What the computer player may use, endgame tables in the settings, other programs that play.

# $size (Number): how many
engine-megabytes = { $size } MB

## Endgame tables.
engine-no-table = No table yet.

# $seeds (Number): up to how many seeds on the board
# $size (Text): a size with its unit
engine-table = { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }, { $size }.

# $seeds (Number): up to how many seeds on the board
# $size (Text): a size with its unit
# $day (Text): a day, such as “today” or “2 Nov”
engine-table-made = { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }, { $size }, made { $day }.

# $disk (Text): a size with its unit
# $memory (Text): a size with its unit
# $seeds (Number): how many
engine-table-cost = { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }: { $disk } on the disk, { $memory } of memory to make it.

# $disk (Text): a size with its unit
# $memory (Text): a size with its unit
# $time (Text): a time, such as “20 seconds”
# $seeds (Number): how many
engine-table-cost-time = { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }: { $disk } on the disk, { $memory } of memory to make it, about { $time }.

# $seeds (Number): how many
engine-table-size = { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }

# Between options with their values.
# $before (Text): what comes before
# $after (Text): what comes after
engine-option-and = { $before } · { $after }

engine-no-thread = The table is not made: the system gives Kete no further thread.
engine-table-failed = The table is not made: Kete failed while it made it.

# $why (Text): why, as a sentence
engine-not-saved = The table is in use, but not kept. { $why }

# $seeds (Number): how many
engine-build-again = Build { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }

# $name (Text): the name of a file
# $why (Text): the reason
engine-not-deleted = { $name } cannot be deleted: { $why }.

## Other programs.
engine-plays-none = It answers, and plays none of the games here.

# $count (Number): how many
engine-plays-all = It answers, and plays all { $count } games.

# $games (Text): names of games, as a list
# $count (Number): how many
# $of (Number): how many there are in all
engine-plays-some = It plays { $count } of the { $of } games: { $games }.

# $time (Text): a time, such as “10 s”
engine-it-was-silent = It gave no answer for { $time } and was stopped.

# $fault (Text): what it did, such as “ended (exit status: 3)”
engine-it-failed = It { $fault }.

# $program (Text): who plays, such as “Kete” or the name of a program
engine-not-yours = “{ $program }” is not among your engines.

# $time (Text): a time, such as “10 s”
# $program (Text): who plays, such as “Kete” or the name of a program
engine-was-silent = “{ $program }” gave no answer for { $time } and was stopped.

# $played (Text): what it played
# $program (Text): who plays, such as “Kete” or the name of a program
# $why (Text): the reason
engine-not-possible = “{ $program }” played “{ $played }”, which is not possible: { $why }

# $fault (Text): what it did, such as “ended (exit status: 3)”
# $program (Text): who plays, such as “Kete” or the name of a program
engine-failed = “{ $program }” { $fault }.

# $count (Number): milliseconds
engine-milliseconds = { $count } ms

# $count (Text): a whole number
engine-seconds = { $count } s

# $program (Text): who plays, such as “Kete” or the name of a program
engine-not-asked = “{ $program }” cannot be asked: look under Settings, Advanced.

# $program (Text): who plays, such as “Kete” or the name of a program
# $game (Text): the name of a game
engine-not-game = “{ $program }” does not play { $game }.

# $option (Text): an option with its value
# $program (Text): who plays, such as “Kete” or the name of a program
engine-not-option = “{ $program }” does not play with { $option }.

# $program (Text): who plays, such as “Kete” or the name of a program
engine-thinks = “{ $program }” is thinking. Ctrl+Enter makes it play now.

# $program (Text): who plays, such as “Kete” or the name of a program
engine-would-move = “{ $program }” moves here. Go to the last turn, or let it play on from here.

# $program (Text): who plays, such as “Kete” or the name of a program
engine-is-thinking = { $program } is thinking.

# $program (Text): who plays, such as “Kete” or the name of a program
engine-to-move = { $program } is to move.

## Labels, headings and short notes.
# There is nowhere to keep tables.
engine-no-table-folder = There is no folder to keep tables in.

# Make a table.
engine-build = Build

# Delete a table.
engine-delete = Delete

# Delete a table, sure.
engine-delete-table = Delete the table

# The sizes of tables.
engine-table-size-label = Size

# Sure to delete the table?
engine-delete-table-line = Delete this table? What it knows can be made again.

# Add it.
engine-add-engine = Add

# Choose its program from the files.
engine-choose-program = Choose…

# Heading of that choice.
engine-choose-program-title = Choose a program

# Take the file chosen.
engine-choose = Choose

# A folder without files.
engine-no-files-here = No files in this folder.

# Remove it.
engine-remove-engine = Remove

# Ask what it plays.
engine-test-engine = Test

# A program as a player.
engine-engine = Engine

# How a program plays.
engine-engine-plays = The engine thinks for 1 s about each move.

# The chip of one that failed.
engine-engine-stopped = stopped

# What holds once one has failed.
engine-engine-failed-line = The game stays as it is. You can undo your turn as well.

# Kete takes its place.
engine-kete-plays-on = Let Kete play on

# It is started again.
engine-try-again = Try again

# It is being asked.
engine-engine-asked = Being asked…

# Why an engine cannot be added yet.
engine-engine-needs-name = Give it a name of up to 24 letters.

# The same.
engine-engine-name-taken = Another engine has this name.

# The same.
engine-engine-needs-program = Say which program to start.

# The same.
engine-engines-enough = There are 16 engines already. Remove one first.

## Choices and settings.

# Threads of a search.
engine-set-threads = Threads
    .line = How many processor cores hints and analysis use. Kete's levels always use one, so their strength never changes.

# Memory of a search.
engine-set-memory = Memory for the search
    .line = For positions that Kete has already searched. More memory helps long searches.

# How large the tables may be that Kete makes by itself; then the size, such as 18 seeds.
engine-set-table-seeds = Tables up to
    .line = The largest tables that Kete makes by itself. All games get 12 seeds; Kalah and the Basic Game get 15, and 18 when you pause for half a minute.

# The endgame tables.
engine-set-tables = Endgame tables
    .line = The exact result of every position with few seeds. Level 10 and hints make no mistakes in these positions. Kete makes small tables by itself; here you make larger ones.

# The other programs that play.
engine-set-engines = External engines
    .line = Other programs that play mancala and understand the protocol of “kete engine”. You can choose one as your opponent in a new game if it knows the rules.

# The name of an engine.
engine-engine-name = Name
    .line = The name shown in games, up to 24 letters.

# Its program.
engine-engine-program = Program
    .line = The whole path of the program.

# What the program is started with.
engine-engine-arguments = Arguments
    .line = Arguments for the program, separated by spaces.
