sides-south = Sud
sides-north = Nord
