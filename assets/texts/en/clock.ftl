### The clock of a game: how much time each player has.

## In a player's strip.
# $side (Side): whose clock
# $time (Text): the time left, such as 4:32
clock-face = { SIDE($side) }'s clock: { $time }

# $side (Side): whose clock
# $time (Text): the time left, such as 4:32
clock-face-paused = { SIDE($side) }'s clock: { $time }, paused

# $side (Side): whose clock
# $time (Text): the time left, such as 0:25
clock-face-short = { SIDE($side) }'s clock: { $time }, short of time

# $side (Side): whose clock
# $time (Text): the time left, such as 0:00 or −0:12
clock-face-over = { SIDE($side) }'s clock: { $time }, time used up

# Spoken by a screen reader once, when little time is left.
# $side (Side): whose clock
# $seconds (Number): less than this is left
clock-is-short = { SIDE($side) } has less than { $seconds } seconds left.

# $side (Side): whose clock
clock-is-over = { SIDE($side) } has used up the time and plays on.

# Tooltips of the clock.
clock-pause-tip = Stop the clock
clock-go-on-tip = Let the clock run

# A chip beside a player's name: the clock waits, and the next move starts it.
clock-waits = Clock paused: your move starts it

## The choice in the New game form.
clock-clock = Clock
clock-none = No clock
clock-for-game = For the game
clock-for-move = For each move
clock-time = Time
clock-increment-name = Increment
clock-at-zero = When the time is used up

# $count (Number): how many
clock-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

# $count (Number): how many
clock-seconds = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

clock-no-increment = No increment

# $count (Number): how many seconds a player gets after each move
clock-increment = +{ $count } s a move

clock-zero-loses = Time out loses
clock-zero-counts-on = Only count on

## The end of a game.
# $loser (Side): who lost
# $winner (Side): who won
clock-loses-on-time = { SIDE($loser) } has no time left. { SIDE($winner) } wins.

# In the list of moves, in place of a move.
clock-loses-on-time-short = loses on time

clock-you-won-on-time = You won on time
clock-you-lost-on-time = You lost on time

# $loser (Side): who lost
# $winner (Side): who won
clock-side-lost-on-time = { SIDE($loser) } lost on time, { SIDE($winner) } wins

# In a list of games: the result, and that a clock decided it.
# $won (Text): the result, such as “Won”
clock-decided = { $won } on time

## A file whose clock cannot be read.
# $field (Text): a name of the file's form
clock-no-clock = “{ $field }” belongs only into a game with a clock.

# $field (Text): a name of the file's form
# $stated (Number): the milliseconds in the file
# $least (Number): the least that it may be
# $most (Number): the most that it may be
clock-time-range = “{ $field }” is { $stated }, but it must be from { $least } to { $most } milliseconds.
