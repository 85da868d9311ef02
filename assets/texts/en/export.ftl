### Games written in forms for others: move lists, pictures, films.

export-ogn = Oware notation (.ogn)
export-move-list = Move list (.txt)
export-picture = Picture of the board (.png)
export-film-of-turn = Film of the last turn (.gif)
export-film-of-game = Film of the game (.gif)
export-sheet = Sheet of rules (.html)
export-ogn-line = For other programs that play Oware: the main line with its notes, without branches.
export-move-list-line = Text for people: players, rules, every turn with what it took, notes and branches.
export-picture-line = The board as you see it, with its marks.
export-film-of-turn-line = The turn that led to the point shown, seed by seed, repeated.
export-film-of-game-line = Every turn of this line, sown fast. A long game takes a while.

# $name (Text): the name of a file
export-exported = Exported as { $name }.

export-choosing-colours = Choosing its colours…

# $done (Number): how many are done
# $of (Number): how many there are in all
export-drawn = { $done } of { $of ->
        [one] { $of } picture
       *[other] { $of } pictures
    }

# $count (Number): pictures
# $most (Number): the most that there may be
export-too-long = The film would have { $count } pictures, and { $most } are the most. A film of one turn is shorter.

# $why (Text): why, with a capital letter
export-not-drawn = { $why }.

## Labels, headings and short notes.
# The title of the dialogs.
export-export-the-game = Export the game

# The title where the rules are exported.
export-export-the-rules = Save a printable sheet

# The button for it.
export-save-a-sheet = Save a printable sheet…

# What it does.
export-save-a-sheet-tip = These rules with pictures, to be printed on two pages

# The title while a film is drawn.
export-drawing-the-film = Drawing the film

# The start has no turn before it.
export-no-turn-to-film = No turn led to the point shown.

# Nothing was played.
export-no-moves-to-export = No move has been played yet.

## Names proposed for files, without their ending. A letter that no file can have becomes a hyphen.
export-worksheet-file = kete-worksheet
export-class-file = kete-class
export-progress-file = kete-progress

# $game (Text): the game's short name, such as owari
export-rules-file = { $game }-rules
