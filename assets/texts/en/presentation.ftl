### A game or a lesson shown to a class.

## The buttons. They are as short as they can be: the row has to fit into a small window.
presentation-play = Play the turns
presentation-draw = Draw
presentation-wipe = Wipe
presentation-leave = Leave
presentation-show-answer = Show the answer
presentation-next = Next
presentation-step-back = Step back
presentation-next-lesson = Next lesson
presentation-vote = Vote of hands

# A player, for screen readers.
# $side (Side): the player’s side
# $count (Number): how many
# $what (Text): what is counted, such as “seeds taken”
presentation-side = { SIDE($side) }, { $what }: { $count }

# The player who is to move, for screen readers.
# $side (Side): the player’s side
# $count (Number): how many
# $what (Text): what is counted, such as “seeds taken”
presentation-side-to-move = { SIDE($side) } to move, { $what }: { $count }

# What the pen draws on, for screen readers.
presentation-drawing = Drawing

## The answer that the teacher has shown.
# $answer (Text): one of the answers to choose from
presentation-answer = Answer: { $answer }

# $moves (Text): a move, or several, such as “C and E”
# $count (Number): how many
presentation-right-moves = { $count ->
    [one] Right move: { $moves }
   *[other] Right moves: { $moves }
}

# $move (Text): a move, such as C or A5R
presentation-game-move = The game went on with { $move }.

presentation-end-of-lesson = End of the lesson.

## The vote of hands.
# An answer with its hands, for screen readers.
# $option (Text): the answer
# $hands (Number): how many hands it got
presentation-hands = { $option }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}

# The right answer with its hands, after it was shown.
# $option (Text): the answer
# $hands (Number): how many hands it got
presentation-hands-right = { $option }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, right

# $option (Text): the answer
presentation-one-more = One hand more for { $option }

# $option (Text): the answer
presentation-one-fewer = One hand fewer for { $option }

# The field in which an answer is typed.
presentation-field = Answer and hands
presentation-field-hole = C 5
presentation-field-number = 3 12

presentation-how-choices = Choose an answer, then type its number of hands.
presentation-how-holes = Click a hole, then type its number of hands. Or type both: C 5.
presentation-how-numbers = Type an answer and its number of hands: 3 12.

# $typed (Text): what was typed
presentation-no-hole = “{ $typed }” is no hole of this board. Type a hole and its hands: C 5.

# $typed (Text): what was typed
presentation-no-move = “{ $typed }” is no move here. Type a move and its hands: C 5.

# $typed (Text): what was typed
presentation-no-number = “{ $typed }” is no number. Type an answer and its hands: 3 12.

# $most (Number): how many
presentation-too-many = There is room for { $most } answers. Choose one of those that are listed.

## The keys, on the page of all keys.
presentation-keys = In a presentation
presentation-keys-draw = Take the pen, or put it away
presentation-keys-arrow = With the pen: drag an arrow
presentation-keys-wipe = Wipe what is drawn
presentation-keys-play = Play the turns of the game, or pause
presentation-keys-turn = Back, on
presentation-keys-answer = Lesson: show the answer, go on
presentation-keys-vote = Lesson: vote of hands
presentation-keys-choose = The vote: choose an answer
presentation-keys-hands = The vote: hands for this answer
presentation-keys-leave = Put the pen away, then leave
