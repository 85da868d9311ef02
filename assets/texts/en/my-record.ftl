### The user's record: results, streaks, accuracy and rating. Also names and seeds of players.

# $name (Text): the name of a file
my-record-damaged = Your record could not be read. The file was set aside as { $name }; the record begins anew.

# $why (Text): the reason
my-record-unreadable = Your record could not be read, and new games will not be counted: { $why }

my-record-newer = Your record is from a newer Kete. It stays as it is, and games that you play now are not counted. Use the newer Kete to see it.

## The seeds that mark players.
my-record-no-seed = No seed
my-record-seed-amber = Amber seed
my-record-seed-red = Red seed
my-record-seed-green = Green seed
my-record-seed-blue = Blue seed
my-record-seed-violet = Violet seed
my-record-seed-grey = Grey seed

## The page.
# A field.
my-record-your-name = Your name

# The name of a list.
my-record-games-shown = Game shown

# In that list.
my-record-all-games = All games

my-record-no-games = You have not finished a game yet. Kete counts each game you finish, with its result, your side and your opponent.

# After a game was chosen that was never finished.
my-record-none-of-it = You have not finished a game of this kind yet.

# $games (Number): how many
# $won (Number): how many
# $drawn (Number): how many
# $lost (Number): how many
my-record-counted = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $won } won, { $drawn } drawn, { $lost } lost.

# $count (Number): how many, 2 or more
my-record-wins-now = You won your last { $count } games.

# $count (Number): how many, 2 or more
my-record-losses-now = You lost your last { $count } games.

# $count (Number): how many, 2 or more
my-record-wins-most = Your longest streak is { $count } wins.

## The table of results.
my-record-results = Results

# $tally (Text): results, such as “1 won, 0 drawn, 0 lost”
my-record-as-south = As South: { $tally }

# $tally (Text): results, such as “1 won, 0 drawn, 0 lost”
my-record-as-north = As North: { $tally }

# At the axis of the graph.
# $percent (Number): a share of good moves
my-record-percent = { $percent } %

# At the right of a game's name: a win is a point, a draw half a point.
# $percent (Number): a share of the points
my-record-points = { $percent } % of the points

# A row for a screen reader.
# $name (Text): a game or an opponent
# $south (Text): results as South
# $north (Text): results as North
# $together (Text): all results
my-record-row = { $name }: as South { $south }, as North { $north }, together { $together }

# $won (Number): how many
# $drawn (Number): how many
# $lost (Number): how many
my-record-tally = { $won } won, { $drawn } drawn, { $lost } lost

## The rating.
my-record-rating = Rating

# $game (Text): the name of a game
my-record-rating-at = Rating at { $game }

# $value (Number): Elo points
# $from (Number): the lower end of what is likely
# $to (Number): the upper end of it
my-record-value = About { $value }, between { $from } and { $to }

# After few games.
# $from (Number): the lower end of what is likely
# $to (Number): the upper end of it
my-record-value-at-first = Between { $from } and { $to } so far

# $count (Number): how many games more
my-record-more-games = { $count ->
        [one] Play { $count } more game
       *[other] Play { $count } more games
    } to narrow it down

# $level (Number): a level of the computer, 1 to 10
# $name (Text): its name
my-record-nearest = Closest to level { $level }, { $name }

# A row for a screen reader.
# $name (Text): the name of a game
# $value (Text): the rating, or the range it is in
# $nearest (Text): the closest level, or how many games are missing
my-record-rating-row = { $name }, { $value }. { $nearest }

# $count (Number): how many
my-record-from-games = { $count ->
        [one] from { $count } game
       *[other] from { $count } games
    }

my-record-how-rated = Games against Kete from the usual start and without analysis count. Level 1 has 1000. Your strength is in the coloured band with a probability of 95 %, and each game makes the band narrower.

# Under the ratings of several games.
my-record-levels-differ = Level 1 has 1000 in each game, but the levels above it are stronger in some games than in others. So the same number can be closest to another level in another game.

my-record-not-rated = Finish a game against Kete to get a rating. Games from a set-up position or with analysis do not count.

# At the axis of the graph.
# $level (Number): a level of the computer, 1 to 10
my-record-axis-level = Level { $level }

# The graph for a screen reader.
# $count (Number): how many
# $first (Number): Elo points
# $last (Number): Elo points
my-record-rating-graph = Your rating after each of { $count } games, from { $first } to { $last }

## The accuracy.
my-record-accuracy = Accuracy

# $percent (Number): the share of good moves
# $good (Number): how many moves were good
# $moves (Number): how many moves have a grade
# $games (Number): how many games they are of
my-record-of-late = { $percent } % of your moves were good: { $good } of { $moves }, in { $games ->
        [one] the last game
       *[other] the last { $games } games
    } that Kete graded.

# $count (Number): how many games
my-record-not-in-it = { $count ->
        [one] 1 more game was not reviewed to its end, so it does not count here.
       *[other] { $count } more games were not reviewed to their ends, so they do not count here.
    }

my-record-not-reviewed = Review a game after its end: then you see here how many of your moves were good.

# The graph for a screen reader.
# $count (Number): how many
# $first (Number): per cent
# $last (Number): per cent
my-record-accuracy-graph = Your accuracy in { $count } reviewed games, from { $first } % to { $last } %
