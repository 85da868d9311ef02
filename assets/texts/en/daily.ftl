## The task of the day, and the answers to it.

# $how (Text): ahead, level or behind
# $count (Number): how many seeds
daily-task = Find the one best move. { $how ->
        [ahead] With it you end { $count ->
            [one] { $count } seed
           *[other] { $count } seeds
        } ahead.
        [level] With it you end level.
       *[behind] With it you end only { $count ->
            [one] { $count } seed
           *[other] { $count } seeds
        } behind.
    }

# $turns (Number): how many moves of both sides
# $other (Side): the opponent
daily-task-win = Find the only move that wins in { $turns } moves of both sides, whatever { SIDE($other) } plays.

# $move (Text): a move, such as C or 14B
# $count (Number): how many seeds
daily-next-best = The next best move, { $move }, ends { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    } worse.

# $turns (Number): how many moves of both sides
daily-only-win = No other move wins in { $turns } moves of both sides.

## The page of the daily exercise.
# $game (Text): the name of a game
# $date (Text): a date, such as “25 November 2026”
daily-title = { $game }, { $date }

# $weekday (Text): a day of the week
# $date (Text): a date, such as “25 November 2026”
daily-day-title = { $weekday }, { $date }

daily-game = Game
daily-take = Find the best move
daily-take-again = Do it again
daily-how-chosen = A search has proven that one move is best here. Everyone who has this version of Kete gets the same position. Mondays are easy, Sundays are hard.
daily-not-solved = Not solved yet.
daily-solved-at-once = Solved with the first move.
daily-solved-with-help = Solved after a hint or another move.
daily-back = Back to the calendar
daily-to-calendar = To the calendar
daily-follow = Show what follows

## The calendar.
daily-month-before = Month before
daily-month-after = Month after
daily-at-once = Solved with the first move
daily-with-help = Solved after a hint or another move

# A day of the calendar, for a screen reader.
# $date (Text): a date, such as “25 November 2026”
# $how (Text): at-once, with-help, open, today or ahead
daily-day-name = { $date }{ $how ->
        [at-once] , solved with the first move
        [with-help] , solved after a hint or another move
        [today] , today, not solved yet
        [ahead] , not open yet
       *[open] , not solved yet
    }

daily-mon = Mon
daily-tue = Tue
daily-wed = Wed
daily-thu = Thu
daily-fri = Fri
daily-sat = Sat
daily-sun = Sun
