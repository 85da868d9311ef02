### Exercises, what comes back for review, and sparring.

# $rule (Text): the title of a rule, as it stands within a sentence
drill-sparring-on = A game about: { $rule }

# $rule (Text): the title of a rule
drill-sparring-line = Kete plays so that “{ $rule }” matters. You begin.

# $count (Number): how many
drill-decided = { $count ->
        [0] The rule has not decided yet
        [1] The rule has decided once
       *[other] The rule has decided { $count } times
    }

drill-review = Review

# $rule (Text): the title of a rule, as it stands within a sentence
drill-title = Drill: { $rule }

drill-mixed = Mixed exercises

# $title (Text): a title
# $number (Number): its number
# $of (Number): how many there are in all
drill-at = { $title }, { $number } of { $of }

# $open (Number): how many have no answer yet
# $right (Number): how many answers
# $wrong (Number): how many answers
drill-dots = { $right } right, { $wrong } wrong, { $open } open

# $right (Number): how many answers
# $of (Number): how many there are in all
drill-result = { $right } of { $of } right

# $game (Text): the name of a game
# $question (Text): the question of an exercise
drill-question-in-game = { $game }: { $question }

## How an exercise is answered, and what the right answer is.
drill-how-all = Choose all of them.
drill-how-yes-no = Choose yes or no.
drill-how-totals = Choose what each side has.
drill-how-sizes = Choose all that are open.
drill-how-seeds = Choose how many seeds.

# $mover (Side): the side that it is about
drill-may-only-pass = { SIDE($mover) } may only pass.

# $mover (Side): the side that it is about
# $moves (Text): moves, such as “C, D and E”
drill-may-play = { SIDE($mover) } may play { $moves }.

# $move (Text): a move, such as C or A5R
drill-may-be-played = { $move } may be played.

# $move (Text): a move, such as C or A5R
drill-may-not-be-played = { $move } may not be played.

# $moves (Text): moves, such as “C, D and E”
# $count (Number): how many
# $other (Side): the side that it is about
drill-feed = { $moves } { $count ->
        [one] feeds
       *[other] feed
    } { SIDE($other) }.

# $moves (Text): moves, such as “C, D and E”
drill-house-lost = After { $moves } a house is lost.

drill-house-works = A house still works then.
drill-no-house-works = No house is open then.
drill-with-extra = The next turn begins with an extra seed.
drill-without-extra = The next turn begins without an extra seed.

# $sizes (Text): numbers of holes, such as “4 and 6”
drill-sizes = Open are { $sizes } holes a side.

# $hole (Text): a hole, such as C or a6
# $count (Number): how many
drill-held = { $hole } held { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } at the start.

# $south (Text): seeds of South
# $north (Text): seeds of North
drill-totals = South { $south }, North { $north }

# $choice (Text): the answer as its button has it
drill-choice-told = { $choice }.

# $more (Text): seeds of the winner
# $less (Text): seeds of the loser
# $winner (Side): the side that it is about
drill-choice-wins = { SIDE($winner) } wins, { $more } to { $less }

# $south (Text): seeds of South
# $north (Text): seeds of North
drill-choice-draw = A draw, { $south } to { $north }

## When rules come back.
# $rule (Text): the title of a rule
# $game (Text): the name of a game
drill-rule-of-game = { $rule } ({ $game })

# $rule (Text): the title of a rule
drill-next-tomorrow = { $rule }: next tomorrow

# $rule (Text): the title of a rule
# $days (Number): how many
drill-next-in = { $rule }: next in { $days } days

# $day (Text): a day, such as “today” or “2 Nov”
# $count (Number): how many
drill-next-due = Next: { $day }, { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }.

drill-not-on-board = It speaks of people at the board: no position shows it.
drill-never = It never happens in this game.
drill-needs = The options of these rules leave it no place.
drill-none-found = It happens too seldom: no position is known that shows it.
drill-drill-this = Drill this one

# $count (Number): how many
drill-drill-these = Drill these { $count }

# $count (Number): how many
drill-drill-some = Drill { $count } of these

# $minutes (Number): how many
drill-drill-for = Drill, { $minutes } min

# $count (Number): how many
drill-review-due = Review: { $count ->
        [one] { $count } rule is
       *[other] { $count } rules are
    } due

# $count (Number): how many
drill-more = { $count } more

## Labels, headings and short notes.

drill-drill-chip = Question
drill-making-drills = Kete looks for positions.
drill-no-drills = No exercise was found.
drill-ten-more = Ten more
drill-done = Done
drill-skip-tip = Puts the exercise last (Ctrl+→)
drill-ten-mixed = Ten mixed exercises
drill-ten-drills = Ten exercises
drill-drill-one-rule = Practise one rule
drill-drill-one-line = Ten new positions, made for you each time.
drill-spar-on-it = Play a game on it
drill-spar-tip = A game in which Kete plays so that this rule matters
drill-no-spar-tip = Kete cannot bring this rule about in a game
drill-back-to-courses = Courses
drill-show-the-rule = Show the rule
drill-twin = Try it with one seed changed
drill-twin-chip = One seed changed
drill-back-to-drill = Back to the exercise
drill-yes = Yes
drill-no = No
drill-comes-back = The question comes back at the end.
drill-nothing-moved-box = No rule has moved to another bar.
drill-go-on-drill = Go on with the exercises
drill-this-session = This session
drill-look-through = Both sides have moved to and fro before this, and the same position came back.
drill-begin-again = Begin again
drill-nothing-kept = This game is not saved.
drill-sparring-begins = Play as you would play any game. Kete warns you of a weak move.
