### The start page.

# $game (Text): the name of a game
start-go-on-with = Go on with { $game }

# $number (Number): its number
start-move-number = move { $number }

# $count (Number): how many
start-level = { $count } all

# $more (Number): how many
# $less (Number): how many
start-you-lead = you lead { $more } to { $less }

# $who (Text): who it is, such as “You”, “Kete” or “South”
# $more (Number): how many
# $less (Number): how many
start-leads = { $who } leads { $more } to { $less }

# On the card for someone who has neither done a lesson nor begun a game.
start-what-mancala-is = Mancala is a family of board games: you drop seeds one by one into the holes, and try to capture more than your opponent. The first lesson shows you how.
