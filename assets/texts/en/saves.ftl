### Files and saved games: what is wrong with them, and where.

## What the system reports: the end of a sentence.
saves-not-there = it is not there
saves-may-not-use = you may not use it
saves-disk-full = the disk is full
saves-disk-read-only = the disk is read-only
saves-is-folder = it is a folder
saves-no-folder = a part of its path is not a folder
saves-no-ordinary-file = it is not an ordinary file
saves-no-such-name = the disk cannot keep such a name
saves-disk-silent = the disk does not answer
saves-file-too-large = the disk takes no file of this size
saves-in-use = something else is using it
saves-network-gone = the network it is on is gone
saves-fault = the disk or the system has a fault
saves-may-not-write = you may not write there
saves-written-by-another = another window of Kete, or another program, is writing there
saves-newer = a newer Kete wrote it

## A file cannot be read or written.
# $name (Text): the name of a file
saves-missing-file = There is no file { $name }.

# $name (Text): the name of a file
saves-choose-in-folder = { $name } is a folder. Choose a file in it.

# $name (Text): the name of a file
saves-not-a-file = { $name } is not an ordinary file.

# $name (Text): the name of a file
saves-link-loop = { $name } is a link that leads to itself.

# $name (Text): the name of a file
saves-no-permission = You may not read { $name }.

# $size (Number): megabytes
# $name (Text): the name of a file
saves-too-large = { $name } is too large: Kete reads up to { $size } MB.

# $name (Text): the name of a file
# $why (Text): the reason
saves-unreadable = { $name } cannot be read: { $why }.

# $name (Text): the name of a file
# $why (Text): the reason
saves-unwritable = { $name } cannot be written: { $why }.

# $name (Text): the name of a file
saves-changed = { $name } was not saved: it has changed on disk.

# $name (Text): the name of a file
saves-read-only = { $name } is read-only. Choose another name.

## A saved game cannot be read. “Line 14, column 9: turn 17 says B, but B is empty.”
# $line (Number): its number
# $column (Number): its number
saves-place = Line { $line }, column { $column }

# $place (Text): where, such as “Line 14, column 9”
# $why (Text): why, as a sentence
saves-at-place = { $place }: { $why }

saves-empty = the file is empty.
saves-not-text = this is not text (UTF-8), so it is no game of Kete.
saves-ends-early = the file ends in the middle.

# $why (Text): the reason
saves-form = { $why }.

# $version (Number): the version of the file
# $own (Number): the version that this Kete reads
saves-later-version = made by a later Kete (version { $version }). This one reads version { $own }.

# $version (Number): the version of the file
# $own (Number): the version that this Kete reads
saves-no-version = there is no version { $version }. This Kete reads version { $own }.

# $field (Text): a name of the file's form
saves-missing = “{ $field }” is missing.

# $field (Text): a name of the file's form
saves-twice = “{ $field }” stands here a second time.

# $first (Text): a name of the file's form
# $then (Text): a name of the file's form
saves-order = “{ $first }” must stand before “{ $then }”.

# $found (Text): what was written
# $allowed (Text): what is allowed, separated by commas
saves-unknown-name = there is no “{ $found }” here; allowed: { $allowed }.

# $name (Text): what was written
saves-no-engine = no engine is called “{ $name }”.

# $tag (Text): what was written
saves-no-tag = “{ $tag }” is no tag of a game by messages; it has six letters and figures.

# $level (Number): a level of the computer, 1 to 10
saves-no-level = there is no level { $level }; levels are 1 to 10.

# $why (Text): the reason
saves-start-text = the start is not a position: { $why }.

# $why (Text): the reason
saves-start = the start is not possible: { $why }.

# $number (Number): its number
saves-no-branch = there is no branch { $number } before this one.

saves-no-turn-on-line = the line has no turn, so no branch can leave it.

# $number (Number): its number
saves-no-turn-on-branch = branch { $number } has no turn, so no branch can leave it.

# $only (Number): the one turn that there is
# $turn (Number): its number
saves-only-turn-on-line = the line has no turn { $turn }, only turn { $only }.

# $only (Number): the one turn that there is
# $number (Number): its number
# $turn (Number): its number
saves-only-turn-on-branch = branch { $number } has no turn { $turn }, only turn { $only }.

# $first (Number): the first turn that there is
# $last (Number): the last turn that there is
# $turn (Number): its number
saves-turns-on-line = the line has no turn { $turn }, only { $first } to { $last }.

# $first (Number): the first turn that there is
# $last (Number): the last turn that there is
# $number (Number): its number
# $turn (Number): its number
saves-turns-on-branch = branch { $number } has no turn { $turn }, only { $first } to { $last }.

saves-second-here = a second “here”; the game can stand at one point only.

# $stated (Text): what is stated, and what was found
# $found (Text): what is stated, and what was found
saves-result = the result is given as “{ $stated }”, but the moves lead to “{ $found }”.

saves-too-long = the game is longer than Kete can keep.

## A move of a saved game. $entry is the turn: “turn 17” or “turn 17 of branch 2”.
# $turn (Number): its number
saves-turn = turn { $turn }

# $branch (Number): its number
# $turn (Number): its number
saves-turn-of-branch = turn { $turn } of branch { $branch }

# $entry (Text): the turn
# $text (Text): the text that it is about
# $mover (Side): the side that it is about
# $why (Text): the reason
saves-no-move = { $entry } says “{ $text }”, which is no move of { SIDE($mover) }: { $why }.

# $entry (Text): the turn
# $text (Text): the text that it is about
saves-not-on-offer = { $entry } says { $text }, but that is not open to the players there.

# $entry (Text): the turn
# $text (Text): the text that it is about
# $why (Text): the reason
saves-illegal = { $entry } says { $text }, but { $why }.

# $expected (Text): what would be right there
# $column (Number): its number
saves-belongs = { $expected } belongs at its column { $column }

saves-game-over = the game is over by then

# $mover (Side): the side that it is about
saves-cannot-play = { SIDE($mover) } cannot play that here

# $hole (Text): a hole, such as C or a6
# $mover (Side): the side that it is about
saves-not-own = { $hole } is not { SIDE($mover) }'s hole

# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
saves-no-colour = { $hole } holds no { $colour ->
        [red] red
       *[blue] blue
    } seeds

# $hole (Text): a hole, such as C or a6
saves-hole-empty = { $hole } is empty

saves-endless = that turn would never end

# $rule (Text): the title of a rule
saves-by-rule = the rule “{ $rule }” does not allow it
