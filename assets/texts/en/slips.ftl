## What is said to a learner whose wrong answer shows how it was counted.

# $hole (Text): a hole, such as C or a6
slips-counted-origin = You counted { $hole } itself. The first seed goes into the hole after { $hole }.

slips-one-too-far = You went one hole too far: your hand was empty one hole earlier.
slips-passed-own-store = You left out your own store. It gets a seed on the way, like a hole.

# $other (Side): the side that it is about
slips-sowed-other-store = You put a seed into { SIDE($other) }'s store. You never sow there: go past it.

slips-sowed-store = You put a seed into the store. In this game no seed is sown into a store: go past it.

# $hole (Text): a hole, such as C or a6
slips-sowed-origin = You put a seed into { $hole }. The hole that you sow from gets none: go past it.

# $turns-round (Text): yes where the sowing turns round there
slips-other-end = { $turns-round ->
        [yes] You ate in one of the last two front holes on your way. There you turn round: the eaten seeds start at the end you have reached.
       *[no] You sowed the eaten seeds from the other end of your front row. Here you do not turn round, you go on the way you were just going along the front row: going right, you start at its left end; going left, at its right end.
    }

slips-other-way = That is where you would come if you sowed the other way.

# $hole (Text): the hole of the first eaten seed
slips-eaten-too-far = The first eaten seed goes into { $hole } itself: you began one hole too far.

# $hole (Text): a hole, such as C or a6
slips-stopped-at = You stopped at { $hole }, which had seeds: the turn goes on.

slips-forgot-own-seed = You left out your own last seed. It is taken into your store as well.

# $hole (Text): a hole, such as C or a6
slips-only-last-hole = You counted the seeds in { $hole } only. More holes are captured with it.

slips-counted-before = You counted the seeds that were there before your move. Your sowing adds one to each hole.
slips-counted-holes = You counted the holes. Count the seeds in them.

# $hole (Text): a hole, such as C or a6
slips-saw-none = There is something to take: look at { $hole }.

# $hole (Text): a hole, such as C or a6
slips-went-on-to = You went on to { $hole }, but the captures stop before it.

slips-counted-relays = One lap is missing: the first sowing is a lap too.
slips-one-lap = You counted the first lap only, but the last seed of it carries you on.
slips-forgot-again = Look where the last seed lands: who may play again after that?
slips-nobody-plays-again = In this game no hole gives you a second move: the players take turns.
slips-thought-again = Look where the last seed lands: it gives no second move.
slips-forgot-rest = You left out the seeds that are still on the board when the game ends. A rule says who gets them.
slips-rest-to-other = You gave the seeds that are left on the board to the wrong side.
