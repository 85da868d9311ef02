### Endgame tables: what there is, what is wrong with a file.

# $game (Text): the technical name of a game
tables-no-game = There are no tables for { $game }. Only some games on two rows of holes with stores have them.

tables-no-majority = There are no tables for stop-at-majority=yes: when the game ends hangs on the stores, and a table knows the board alone.

# $name (Text): the name of a file
tables-is-folder = { $name } is a folder, not a table.

# $name (Text): the name of a file
tables-no-table = { $name } is not a table.

# $name (Text): the name of a file
# $version (Number): a version of the form of files
tables-version = { $name } is a table of version { $version }, which this Kete does not read.

# $name (Text): the name of a file
# $text (Text): the text that it is about
tables-other-rules = { $name } is the table of other rules: { $text }.

# $name (Text): the name of a file
tables-length = { $name } is not as long as it should be.

# $name (Text): the name of a file
tables-altered = { $name } was altered.

## What became of the file, after a sentence that says what is wrong with it.
# $name (Text): the name of a file
tables-renamed = It is now called { $name }.

tables-left = It is left as it is and not used.
tables-move-away = Move it away to make a table in its place.

# $found (Text): what is found in it
# $name (Text): the name of a file
tables-in-file = { $name }: { $found }

# $kind (Text): the rules of a table, as files name them
# $seeds (Number): up to how many seeds on the board
# $count (Number): positions
tables-table = { $kind }: up to { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }, { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }

# $number (Text): a number, such as “2.7”
tables-size = { $number } MB

# $number (Text): a number
tables-seconds = { $number } seconds

# $number (Text): a number
tables-minutes = { $number } minutes

tables-stopped = It was stopped.

# $size (Text): a size with its unit
tables-no-memory = There is too little memory free to make it: it takes { $size }.

# $count (Number): positions
# $size (Text): a size with its unit
# $time (Text): a time, such as “20 seconds”
tables-cost = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }, { $size }, about { $time }

# $percent (Text): a whole number
# $seeds (Number): up to how many seeds on the board
tables-progress = { $percent } %, { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }

# $path (Text): the path of a file
tables-there = It is there: { $path }

# $time (Text): a time, such as “20 seconds”
# $path (Text): the path of a file
tables-made = Made in { $time }: { $path }

# $time (Text): a time, such as “20 seconds”
tables-made-not-kept = Made in { $time }, but not kept.

# $kind (Text): the rules of a table, as files name them
# $count (Number): positions
tables-checked = { $kind }: whole, { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } held against the rules

# $position (Text): a position as text
# $name (Text): the name of a file
tables-disagrees = { $name } is wrong at { $position }.

# $count (Number): how many
tables-faulty = { $count ->
        [one] { $count } table is
       *[other] { $count } tables are
    } not to be believed

tables-no-folder = There is no home folder to keep tables in: name one with --data-dir.

# $folder (Text): the path of a folder
tables-no-files = There are no tables in { $folder }.
