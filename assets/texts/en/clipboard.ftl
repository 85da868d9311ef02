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
