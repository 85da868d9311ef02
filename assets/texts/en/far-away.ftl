### Games with a friend far away, whose moves go to and fro as texts.

## What is copied for the messenger; plain ASCII in English.
# $game (Text): the name of a game
# $code (Text): the message that Kete reads
far-away-first-text = Let us play { $game }! Copy this message and paste it into Kete: { $code }

# $game (Text): the name of a game
# $number (Number): the number of the move
# $moves (Text): the move in notation, or several
# $code (Text): the message that Kete reads
far-away-next-text = { $game }, move { $number }: { $moves }. { $code }

## Beside the board.
far-away-invite = Invite your friend: your friend moves first.
far-away-invite-line = Copy the first message, send it with any messenger, and paste the answer here.
far-away-send = Send your move.
far-away-waiting = Your friend's turn.
far-away-waiting-line = Paste the answer here when it comes. You can copy your move again.
far-away-send-line = Copy your move, send it with any messenger, and paste the answer here.
far-away-not-your-turn = It is your friend's turn. Send your move, then paste the answer.
far-away-answered = Your friend has answered a later move. Go to the last turn to play on.

## In the dialog of a new game.
far-away-how-it-works = You copy each move, send it with any messenger, and paste the answer.

## Short notes.
far-away-copied = Your move is on the clipboard. Send it, then paste the answer here.

# The person here has ended the game by agreement.
far-away-agreement = Copy and send this end: it counts once your friend accepts it.

# $game (Text): the name of a game
far-away-begun = A friend invited you to a game of { $game }. Your answers go back as messages.

## In the list of recent games.
far-away-your-turn = your turn
far-away-send-your-move = send your move

far-away-friends-turn = your friend's turn

# $name (Text): the name of the friend
far-away-waits = { $name }'s turn

# $game (Text): the name of a game
# $name (Text): the name of the friend
far-away-game-with = { $game } with { $name }

## Why a pasted text does not fit, and what to do.
far-away-damaged = A part of the message is missing or changed. Copy the whole message again.
far-away-later = This message comes from a later Kete. Update Kete to read it.
far-away-unknown-game = You do not have the game of this message. Ask your friend for the first message: it is copied at the first move.
far-away-own-message = This is your own message. Send it to your friend and paste the answer.

# $number (Number): the number of the move
far-away-known = You have this move already: it is move { $number }. Ask your friend for the latest message.

# $number (Number): the number of the move
# $next (Number): the number of the first missing move
far-away-missing = This is move { $number }, but move { $next } is missing here. Ask your friend to go back to move { $next } and copy it.

# $number (Number): the number of the move
# $theirs (Text): the move in the message
# $ours (Text): the move in the game
far-away-other-move = Your game has { $ours } as move { $number }; this message says { $theirs }. Agree on one of them: a friend who wants the other move takes it back and copies it again.

# $number (Number): the number of the move
far-away-other-position = Your boards differ before move { $number }. Compare the moves with your friend and take back what differs.

far-away-over = The game is over on your board. Compare the moves with your friend.

# $number (Number): the number of the move
far-away-not-their-turn = Move { $number } is yours, not your friend's. Compare the moves with your friend.

# $why (Text): which move is refused, and why
far-away-refused = { $why } Compare the rules and the moves with your friend.
