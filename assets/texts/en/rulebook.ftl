### The page of the rules.

rulebook-starting = Starting
rulebook-sowing = Sowing
rulebook-extra-seeds = Extra seeds
rulebook-eating = Eating
rulebook-capturing = Capturing
rulebook-house = The house
rulebook-feeding = Feeding and passing
rulebook-match = The match
rulebook-end = The end

# $count (Number): how many
rulebook-options-changed = { $count } changed

# $search (Text): what was looked for
rulebook-no-rule = No rule speaks of “{ $search }”. Try feed, capture, relay.

# $option (Text): the name of an option
# $value (Text): a value
rulebook-option-is = { $option }: { $value }

## Facts about a rule, with “ · ” between: “owari.capture · practised in lesson 4”.
# $before (Text): what comes before
# $after (Text): what comes after
rulebook-fact-and = { $before } · { $after }

# $number (Number): the lesson's number
rulebook-in-lesson = practised in lesson { $number }

# $lessons (Text): numbers, such as “4, 5 and 8”
rulebook-in-lessons = practised in lessons { $lessons }

# $number (Number): its number
rulebook-in-box = bar { $number } of your review

## Examples.
rulebook-a-pass = a pass

# $hole (Text): a hole, such as C or a6
# $colour (Text): red, blue or none
rulebook-colour-move = { $hole } { $colour ->
        [red] red
       *[blue] blue
    }

# $holes (Text): holes, such as “C, D and E”
rulebook-five-seeds = five seeds to { $holes }

# $counts (Text): seeds for each hole, such as “2, 3 and 4”
rulebook-laid-out = { $counts } laid out

# $move (Text): a move, such as C or A5R
rulebook-example = Example: { $move }

# $move (Text): a move, such as C or A5R
# $count (Number): how many
rulebook-example-seeds = Example: { $move }, { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }

rulebook-no-pass = Example: you may not pass

# $move (Text): a move, such as C or A5R
rulebook-not-allowed = Example: { $move } may not be played

rulebook-agree-end = Both agree to end it here.
rulebook-agree-halve = Both agree to halve the rest.
rulebook-agree-leave = Both agree to leave the rest to nobody.

# $turns (Number): how many turns
rulebook-turns-before = { $turns ->
        [one] { $turns } turn was
       *[other] { $turns } turns were
    } played before, and now the position comes back once more.

# $south (Number): seeds of that side
# $north (Number): seeds of that side
rulebook-round-over = The round is over: South has { $south }, North { $north }.

# $count (Number): how many
rulebook-more = { $count } more

# $count (Number): how many
rulebook-fewer = { $count } fewer

## Why a rule has no example.
rulebook-about-players = No position shows this rule: it speaks of what the players may do at the board, not of a move.
rulebook-about-setup = No position shows this rule: it is about setting positions up by hand. ☰ › Set up a position lets you try it.
rulebook-needs-options = With the options as they stand this rule decides nothing.

# $game (Text): the name of a game
rulebook-never = In { $game } this never decides a move.

rulebook-not-on-board = No position shows this rule: it speaks of people at the board, not of a move.
rulebook-none-found = No short game is known in which this rule decides, so there is no example.

# $option (Text): the name of an option
# $value (Text): a value
rulebook-read-with-one = Read with “{ $option }: { $value }”

# $count (Number): how many
rulebook-read-with = Read with { $count ->
        [one] { $count } option
       *[other] { $count } options
    } changed

# $game (Text): the name of a game
# $rule (Text): the title of a rule
rulebook-rule-of-game = { $game }: { $rule }

## Labels, headings and short notes.
# The field in which rules are looked for.
rulebook-search-rules = Search the rules

# The same where there is little room.
rulebook-search-short = Search

# Before what differs from the written rules.
rulebook-options-are = Options:

# Nothing differs.
rulebook-options-as-written = as written

# Opens the options.
rulebook-change-options = Change…

# The heading of the options by which the rules are read.
rulebook-options-to-read = Options, for reading only

# Beside a rule that an option decides.
rulebook-option = option

# Opens a rule from its card.
rulebook-open-rule = Open the rule

# Begins exercises about the rule.
rulebook-drill-this-rule = Practise this rule

# The list of rules where it is folded.
rulebook-rule = Rule

# Plays the example.
rulebook-play-it = Play it

# Stops it.
rulebook-stop-it = Stop

# Back to the start of the example.
rulebook-to-its-start = To the start of the example

# One step back, one on.
rulebook-example-back = One step back

# One step on.
rulebook-example-on = One step on

# Plays on the board of the example.
rulebook-try-it = Try it yourself

# Back to the example.
rulebook-back-to-example = Back to the example

# While the board is one's own.
rulebook-trying = Your try

# What to do then.
rulebook-trying-how = Play any move. Kete says what it does, and takes it back.

# A move that was tried goes back.
rulebook-tried-goes-back = It goes back; try another.

# A move that was tried and refused.
rulebook-tried-refused = Nothing has moved; try another.

# The rule took part in a move that was tried.
rulebook-rule-takes-part = This rule takes part.

# An example is looked for.
rulebook-looking-for-example = Looking for an example…

# Rules to read next.
rulebook-reads-on = Reads on

# The same matter in other games.
rulebook-in-other-games = In other games

# A start position as an example.
rulebook-lies-so-at-start = So every game begins. Try it yourself, if you like.



# The example is an agreement.
rulebook-example-of-agreement = Example: both agree

# The example is the start.
rulebook-example-of-start = Example: the start

## Choices and settings.

# The positions of an example.
rulebook-cases-it-applies = It applies
rulebook-cases-one-seed-apart-it = One seed apart: it does not

# Above the sentences that say how a game is played.
# $game (Text): the name of a game
rulebook-how-to-play-game = How to play { $game }
