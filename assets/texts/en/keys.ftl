### The page of all keys.

# Heading of the keys page.
keys-keys = All keys

# The search of the keys page.
keys-search-keys = Search the keys

# The hint in the top bar, before the key and after it.
keys-press = Press

# The second half of it.
keys-for-all-keys = for all keys

# The keys of the board.
keys-on-the-board = On the board

# The keys of every window.
keys-everywhere = Everywhere

# The keys of the rules.
keys-in-the-rules = In the rules

## Choices and settings.

# The keys of the board with what each does. They are no commands: what they do hangs on where
# the keyboard is, and on the game.
keys-board-keys-play-that-hole-of-the = Play that hole of the side to move
keys-board-keys-bawo-and-the-ring-play = Bawo, ring: your 1st to 8th hole
keys-board-keys-bawo-play-a-hole-of = Bawo: play a hole of the back row
keys-board-keys-go-from-hole-to-hole = Go from hole to hole
keys-board-keys-play-the-hole-you-are = Play the hole you are at
keys-board-keys-choose-the-way-of-a = Choose the way of a move
keys-board-keys-the-way-by-name-left = The way by name, left or right
keys-board-keys-the-ring-red-or-blue = The ring: red or blue seeds
keys-board-keys-bawo-spread-the-house = Bawo: spread the house
keys-board-keys-take-a-seed-back-while = Take a seed back while you lay out
keys-board-keys-four-rows-and-ring-flip = Four rows and ring: flip the board
keys-board-keys-take-back-a-move-that = Take back a move that is half made
keys-board-keys-while-the-board-plays-what = Shown moves: back or on
keys-board-keys-while-seeds-fall-show-the = While seeds fall: show the end

# The keys of the page of the rules.
keys-rules-keys-go-from-rule-to-rule = Go from rule to rule
keys-rules-keys-play-the-example = Play the example
keys-rules-keys-at-its-film-one-step = At its film: one step back or on
keys-rules-keys-search-the-rules = Search the rules
keys-rules-keys-back-to-the-start-of = Start of the example, or end the search

# The keys of the page after the game.
keys-after-keys-choose-a-moment = Choose a moment
keys-after-keys-look-for-a-better-move = Look for a better move in it

# Keys that are everywhere the same.
keys-everywhere-keys-go-to-the-next-control = Go to the next control
keys-everywhere-keys-go-to-the-one-before = Go to the one before
keys-everywhere-keys-close-what-is-open = Close what is open
keys-everywhere-keys-open-the-menu = Open the menu

# An entry of the page of keys, for screen readers.
# $what (Text): what the keys do
# $keys (Text): the keys
keys-entry = { $what }: { $keys }

# $search (Text): what was searched for
keys-none-for = No key for “{ $search }”.

## The names on keys, as short as they are there.
keys-cap-enter = Enter
keys-cap-space = Space
keys-cap-escape = Esc
keys-cap-shift = Shift
keys-cap-ctrl = Ctrl
keys-cap-tab = Tab
keys-cap-delete = Del
keys-cap-backspace = Backspace
keys-cap-home = Home
keys-cap-end = End
keys-cap-page-up = PgUp
keys-cap-page-down = PgDn
keys-cap-click = Click
