### The dialog that starts a new game.

# $count (Number): how many
new-game-differing = { $count ->
        [0] The rules are as written.
        [one] 1 option differs from the written rules.
       *[other] { $count } options differ from the written rules.
    }

# $count (Number): how many
new-game-options-changed = { $count ->
        [one] { $count } option changed
       *[other] { $count } options changed
    }

# The game on the board.
# $over (Text): yes where it has ended, part where another line of it goes on, else no
# $game (Text): the name of a game
new-game-is-kept = The { $over ->
        [yes] finished game of { $game } is kept
        [part] game of { $game } is kept with all that you tried in it
       *[no] unfinished game of { $game } is kept
    }.

# In the list of levels.
# $level (Number): a level of the computer, 1 to 10
# $name (Text): its name, such as Beginner
new-game-level = Level { $level } · { $name }

# Below the players. A sentence about one's own strength may follow.
# $level (Number): a level of the computer, 1 to 10
# $name (Text): its name
# $line (Text): how it plays, in sentences
new-game-level-line = { $name }, level { $level }. { $line }

# Only for someone who has a rating.
# $strength (Number): the level's Elo points
# $from (Number): the lower end of one's own likely points
# $to (Number): the upper end of them
new-game-own-strength = In this game the rating of this level is { $strength }. Yours is between { $from } and { $to }.

# For someone without a rating at this game.
# $strength (Number): the level's Elo points
# $first (Number): the number of the lowest level
# $lowest (Number): its Elo points
# $last (Number): the number of the highest level
# $highest (Number): its Elo points
new-game-strength-on-scale = Its rating is { $strength }. The levels go from { $lowest } (level { $first }) to { $highest } (level { $last }).

# In the open list, at the right.
# $strength (Number): the level's Elo points
new-game-points = { $strength } points

# A choice beside the levels: Kete's level follows the person's results.
new-game-matched = A little stronger than me

# $level (Number): a level of the computer, 1 to 10
new-game-matched-line = Kete plays at level { $level } now: one level up after you win twice in a row, one down after you lose twice in a row.

# $level (Number): a level of the computer, 1 to 10
new-game-matched-by-rating = Kete plays at level { $level } now, the first one above your rating.

# $why (Text): why, as a sentence
new-game-start-not-possible = The position does not fit these rules. { $why }

# A button: how a player is called and marked.
# $side (Side): the player's side
new-game-person = Name and seed of { SIDE($side) }

# That button for a screen reader.
# $name (Text): the name of a player, or a word such as You
# $seed (Text): the seed that marks the player
new-game-person-is = { $name }, { $seed }

# A field.
new-game-name = Name

# Over the names of other people.
new-game-played-before = Played here before

## Labels, headings and short notes.
# The options a game was played by last.
new-game-your-last-choice = Your last choice

# A start position.
new-game-position-set-up = A position you set up…

# A button.
new-game-change-position = Change it…

# A switch of Awale.
new-game-own-counts = Count your own holes only

# Why one might want that.
new-game-own-counts-line = As the old rule has it

# Kete plays neither side.
new-game-two-people = Two people play at this board.

# $side (Text): the name of a side
new-game-begins = { $side }, begins

# $line (Text): what an option is
# $needs (Text): why it has no effect now
new-game-needs = { $line } ({ $needs })
