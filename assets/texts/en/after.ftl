### The page after the game: how far it was looked, what turned it, what can be done.

# $turn (Number): its number
# $of (Number): how many there are in all
after-analysing = Analysing: turn { $turn } of { $of }

# $done (Number): turns that were looked at
# $of (Number): how many there are in all
after-stopped-at = Stopped after { $done } of { $of ->
        [one] { $of } turn
       *[other] { $of } turns
    }.

# $turns (Number): how many moves
after-looked = looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead

# $turns (Number): how many moves
after-looked-or-more = looked { $turns ->
        [one] { $turns } move
       *[other] { $turns } moves
    } ahead or more

# The moments on the page, taken as exercises.
# $count (Number): 1 to 3 moments
after-practise-these = Practise { $count ->
        [1] this one
        [2] these two
       *[other] these three
    }

# $count (Number): how many
after-practise-mistakes = Practise my mistakes ({ $count })

# Said when they are practised.
# $rules (Text): titles of rules, with commas between
after-for-review = For review tomorrow: { $rules }.

## The moments at which a game turned.
# $number (Number): its number
# $move (Text): a move, such as C or A5R
after-moment-title-you = Turn { $number }, you { $move }

# $number (Number): its number
# $mover (Side): the side that it is about
# $move (Text): a move, such as C or A5R
after-moment-title = Turn { $number }, { SIDE($mover) } { $move }

# Five seeds were placed one by one.
# $number (Number): its number
# $is-you (Text): yes where you placed them
# $mover (Side): the side that it is about
after-moment-title-opening = Turn { $number }, { $is-you ->
        [yes] you place
       *[no] { SIDE($mover) } places
    } five seeds

# Seeds were laid out for the next round.
# $number (Number): its number
# $is-you (Text): yes where you laid them out
# $mover (Side): the side that it is about
after-moment-title-layout = Turn { $number }, { $is-you ->
        [yes] you lay
       *[no] { SIDE($mover) } lays
    } out seeds

# $before (Number): the chance before, in percent
# $after (Number): the chance after, in percent
after-chip-chance = { $before } % → { $after } %

# $grade (Text): best, good, inaccuracy, mistake or blunder
# $count (Number): how many
after-chip = { $grade } −{ $count }

# $cost (Text): what it cost, such as “loses 5”
# $number (Number): its number
# $title (Text): a title
# $grade (Text): best, good, inaccuracy, mistake or blunder
after-moment-name = Moment { $number }: { $title }, { $grade }, { $cost }

# $count (Number): how many
after-loses = loses { $count }

# $before (Text): what it was before, such as “3 ahead”
# $after (Text): what it was after, such as “2 behind”
after-fell = from { $before } to { $after }

# $chance (Number): a chance in percent
after-percent = { $chance } %

after-level = level

# $count (Number): how many
after-ahead = { $count } ahead

# $count (Number): how many
after-behind = { $count } behind

# $number (Number): its number
after-moment-point = Moment { $number } in the graph

# $position (Text): the seeds on a board, as a sentence
# $move (Text): a move, such as C or A5R
# $better (Text): the better move
after-moment-board = Board before the turn, { $position }. Played { $move }, better { $better }.

# The better move is a task.
# $position (Text): the seeds on a board, as a sentence
# $move (Text): a move, such as C or A5R
after-moment-task-board = Board before the turn, { $position }. Played { $move }.

## What a moment says while the better move is a task.
# $move (Text): what was played, such as C, or C and D
# $is-you (Text): yes where you are the other side
# $other (Side): the side that could do it
# $eats (Text): yes where seeds are eaten, as in Bawo
# $count (Number): how many
# $reply (Text): the move that answers
after-could-take = After { $move }, { $is-you ->
        [yes] you
       *[no] { SIDE($other) }
    } could { $eats ->
        [yes] eat
       *[no] capture
    } { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } with { $reply }.

# $move (Text): what was played, such as C, or C and D
# $is-you (Text): yes where you are the other side
# $other (Side): the side that could do it
# $reply (Text): the move that answers
after-could-end = After { $move }, { $is-you ->
        [yes] you
       *[no] { SIDE($other) }
    } could end the game with { $reply }.

after-which-is-better = Which move was better?

## Labels of the page.

# The card of a game without mistakes.
# $own (Text): yes where the reader plays
# $title (Text): which turn, such as “Turn 12, you C”
after-largest-capture = { $own ->
        [yes] Your largest capture: { $title }
       *[no] The largest capture: { $title }
    }

after-final-board = The final board

# $position (Text): the seeds on a board, as a sentence
after-board-of = Board, { $position }.

after-none-own-seeds = None of your moves cost more than 3 seeds.
after-none-own-before-won = Until you had more than half of the seeds, none of your moves cost more than 3.
after-none-own-chance = None of your moves lowered your chance to win by 15 percent or more.
after-none-seeds = No move cost more than 3 seeds.
after-none-chance = No move lowered the chance to win by 15 percent or more.
after-well-played = Well played.

# $count (Number): 1 or 2 moves
after-only-own-seeds = { $count ->
        [1] One
       *[other] Two
    } of your moves cost more than 3 seeds.

# $count (Number): 1 or 2 moves
after-only-own-chance = { $count ->
        [1] One
       *[other] Two
    } of your moves lowered your chance to win by 15 percent or more.

# $count (Number): 1 or 2 moves
after-only-seeds = { $count ->
        [1] One move
       *[other] Two moves
    } cost more than 3 seeds.

# $count (Number): 1 or 2 moves
after-only-chance = { $count ->
        [1] One move
       *[other] Two moves
    } lowered the chance to win by 15 percent or more.

after-three-moments = Three moments
# $own (Text): yes where the moves are yours
# $count (Number): how many of the moves were mistakes; three of them are shown
after-three-chance = { $count ->
        [3] Three
       *[other] { $count }
    } { $own ->
        [yes] of your moves
       *[no] moves
    } cost much of the chance to win.{ $count ->
        [3] {""}
       *[other] {" "}The report shows three of them.
    }

# $own (Text): yes where the moves are yours
# $count (Number): how many of the moves were mistakes; three of them are shown
after-three-seeds = { $count ->
        [3] Three
       *[other] { $count }
    } { $own ->
        [yes] of your moves
       *[no] moves
    } cost many seeds.{ $count ->
        [3] {""}
       *[other] {" "}The report shows three of them.
    }

## Why a move was worse than the better one, and what that cost.
# $count (Number): how many
# $fell (Text): from where to where it fell, such as “from 3 ahead to 2 behind”
after-cost-seeds = If both play well, the move played costs { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } at the end: { $fell }.

# $fell (Text): from where to where it fell, such as “from 3 ahead to 2 behind”
after-your-chance = Your chance to win fell { $fell }.

# $fell (Text): from where to where it fell, such as “from 3 ahead to 2 behind”
after-your-chance-lost = Your chance to win fell { $fell }: with best play the game was lost.

# $mover (Side): the side that it is about
# $fell (Text): from where to where it fell, such as “from 3 ahead to 2 behind”
after-chance-of = { SIDE($mover) }'s chance to win fell { $fell }.

# $mover (Side): the side that it is about
# $fell (Text): from where to where it fell, such as “from 3 ahead to 2 behind”
after-chance-of-lost = { SIDE($mover) }'s chance to win fell { $fell }: with best play the game was lost.

## The report.
# $level (Number): a level of the computer, 1 to 10
after-kete-level = Kete { $level }

after-best = Best
after-good = Good
after-inaccuracy = Inaccuracy
after-mistake = Mistake
after-blunder = Blunder

# $first (Text): a side's column, such as “You”
# $last (Text): the other side's column
# $left (Text): what the first column says
# $right (Text): what the other column says
# $title (Text): a title
after-row = { $title }: { $first } { $left }, { $last } { $right }

after-unsure = Moves that Kete is unsure about are not graded.

# $count (Number): how many
after-no-grade = { $count ->
        [one] { $count } move has
       *[other] { $count } moves have
    } no grade.

# $number (Number): the turn
# $move (Text): a move, such as C or A5R
# $better (Text): the better move
after-hinted = Turn { $number }, { $move }, was Kete's hint. A longer look likes { $better } better, so the move has no grade.

# $count (Number): how many
after-only-allowed = { $count ->
        [one] { $count } move was the only one
       *[other] { $count } moves were the only ones
    } allowed.

# The words before “proven”, with a blank at the end.
# $count (Number): how many
after-last-moves = { $count ->
        [one] The last move is
       *[other] The last { $count } moves are
    }{ " " }

# $count (Number): how many
after-decided-yours = used in { $count } of your moves

# $count (Number): how many
# $other (Side): the side that it is about
after-decided-of = used in { $count } of { SIDE($other) }'s moves

# $count (Number): how many
after-decided = used in { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

after-ended = ended this game
after-neither-leads = Neither leads.

# $leader (Side): the side that it is about
# $number (Number): its number
after-led = { SIDE($leader) } led from turn { $number } on.

# $most-at (Number): the turn in which it led most
# $by (Text): by how much
# $leader (Side): the side that it is about
# $number (Number): its number
after-led-most = { SIDE($leader) } led from turn { $number } on, most at turn { $most-at } with { $by }.

# $count (Number): how many
after-plus = +{ $count }

# $count (Number): how many
after-minus = −{ $count }

## Labels, headings and short notes.
# A tab: grades counted, rules met.
after-report = Report

# What there is to see where the tabs have no room beside it.
after-moments = Moments

# Over the graph of a counting game.
after-lead-title = Lead in seeds if both play on well

# Over the graph of a game of Bawo.
# $is-you (Text): yes where you are that side
# $side (Side): the side that reads, or else South
after-chance-title = { $is-you ->
        [yes] Your
       *[no] { SIDE($side) }'s
    } chance to win if both play on well

# What the graph's line means.
# $is-you (Text): yes where you are that side
# $side (Side): the side that reads, or else South
after-above-the-line = above the line: { $is-you ->
        [yes] you lead
       *[no] { SIDE($side) } leads
    }

# The part of the graph that is known to the end.
after-proven = proven

# The heading over a turn that is no moment.
after-chosen-turn = The turn you chose
after-back-to-moments = Moments

# Beside the heading of the moments.
after-why-moments = where the game turned, and where you can still learn something

# The ring around the hole that was played.
after-played = played

# The ring around the hole that was better.
after-better = better

# Show a moment on the board.
after-show-moment = Show this turn

# Show on the board what the better move of a moment does.
after-show-better = Show the better move

# To the moment before.
after-moment-before = Moment before

# To the next moment.
after-next-moment = Next moment

# The last row of the grades.
after-lost-a-move = Seeds lost per move

# Heading of the rules that came in.
after-rules-met = Rules you met

# What was applied in the game counts for the review.
after-boxes-moved = These rules will come back later for review.

# Analyse every turn.
after-analyse-game = Analyse the whole game

# Go on where it was stopped.
after-analyse-rest = Analyse the rest

# The title of a game that goes on.
after-game-so-far = The game so far

# The title of the tasks made from one's own mistakes.
after-from-mistakes = Exercises from my mistakes
