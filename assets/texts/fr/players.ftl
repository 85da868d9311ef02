players-kete-level = Kete, niveau { $level }
