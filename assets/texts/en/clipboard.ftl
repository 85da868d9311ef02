### Copying and pasting.

clipboard-pasted = The game from the clipboard is on the board, without a file.
clipboard-pasted-first = The first game from the clipboard is on the board, without a file.
clipboard-empty = There is no text on the clipboard.

# $size (Number): megabytes
clipboard-too-long = This text is too long for a game: Kete reads up to { $size } MB.

# $why (Text): why, as a sentence
clipboard-no-game = This text is no game of Kete. { $why }

# $why (Text): why, as a sentence
clipboard-no-position = This text is neither a position nor a game. { $why }

# $column (Number): its number
# $expected (Text): what would be right there
clipboard-wrong-text = Column { $column }: { $expected } should stand here.

## Labels, headings and short notes.
# A position was copied.
clipboard-position-copied = The position is on the clipboard.

# A game was copied.
clipboard-game-copied = The game is on the clipboard.

# The moves were copied.
clipboard-moves-copied = The move list is on the clipboard.

# The clipboard did not answer in time.
clipboard-clipboard-silent = The clipboard did not answer within a second, so nothing was pasted. The program you copied from may hang: copy the text again.

# The clipboard cannot be read.
clipboard-clipboard-unreachable = Kete cannot reach the clipboard of this desktop, so nothing was pasted.

# The clipboard cannot be written.
clipboard-copied-nowhere = Kete cannot reach the clipboard of this desktop. What you copied can be pasted in this window only.

# A position fits several games.
clipboard-which-game = Which game is this position of?

# Why that is asked.
clipboard-which-game-line = It is possible in several games that share this board.
