### Who plays.

# $level (Number): a level of the computer, 1 to 10
players-kete-level = Kete, level { $level }
