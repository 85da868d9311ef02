### How a game is played: the card on the page of its course and on top of its rules.

how-to-play = How to play
how-aim = Who wins
how-owns = What is yours
how-turn = Your turn
how-capture = Captures
how-end = The end
how-home = Where it comes from
how-length = How long it takes
how-before = What to know before
