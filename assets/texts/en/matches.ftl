### Matches between programs: what cannot be played, and how a program failed.

# $text (Text): the text that it is about
matches-no-player = “{ $text }” is no player: name level:L, nodes:N, time:MS or engine:PROGRAM

# $text (Text): the text that it is about
matches-no-level = levels are 1 to 10, not “{ $text }”

# $name (Text): what the number is for
# $text (Text): the text that it is about
matches-no-number = { $name } needs a whole number of at least 1, not “{ $text }”

matches-no-program = engine: needs a program, such as “engine:old/kete engine,nodes=1000”

# $part (Text): what was written
matches-unknown-limit = a program is given level=L, nodes=N or movetime=MS, not “{ $part }”

# $program (Text): who plays, such as “Kete” or the name of a program
matches-no-limit = “{ $program }” needs level=L, nodes=N or movetime=MS behind a comma

# $program (Text): who plays, such as “Kete” or the name of a program
# $why (Text): the reason
matches-cannot-start = “{ $program }” cannot be started: { $why }

# $count (Number): how many
matches-odd-games = --games is an even number, not { $count }: each opening is played from both sides

# $openings (Number): moves of an opening
# $most (Number): the most that there may be
matches-too-few = --most-plies { $most } leaves nothing to play after --openings { $openings }

# $count (Number): how many
matches-no-opening = there is no opening of { $count ->
        [one] { $count } ply
       *[other] { $count } plies
    }: the game is over before

# $text (Text): the text that it is about
matches-bad-sprt = --sprt needs ELO0,ELO1, the smaller one first, such as 0,10, not “{ $text }”

## How a program failed: the end of a sentence that begins with its name.
# $why (Text): the reason
matches-unstarted = could not be started: { $why }

matches-closed = closed its output

# $how (Text): how the system says it ended
matches-ended = ended ({ $how })

# $count (Number): how many
matches-silent = did not answer within { $count } ms

matches-flooded = wrote more than Kete reads and was ended

# $size (Number): KiB
# $program (Text): who plays, such as “Kete” or the name of a program
matches-line-cut = “{ $program }” wrote a line of more than { $size } KiB. Kete dropped the rest of it.

# $command (Text): what was asked of the program
# $why (Text): the reason
matches-refused = refused “{ $command }”: { $why }

# $played (Text): what it played
# $why (Text): the reason
matches-illegal = played “{ $played }”: { $why }

# $legal (Text): a move
matches-could-move = it could move { $legal }
