### The two sides of the board. Other messages show them with SIDE($name).

sides-south = South
sides-north = North
