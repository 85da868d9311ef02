drills-which-may = Vous êtes { SIDE($mover) }. Que pouvez-vous jouer ?

drills-may = Vous êtes { SIDE($mover) }. Pouvez-vous jouer { $move } ?

drills-which-feed = { SIDE($other) } n’a pas de graines. Quels coups nourrissent { SIDE($other) } ?

drills-which-lose-house = Après quels coups une maison est-elle perdue ?

drills-house-after = Vous êtes { SIDE($mover) } et jouez { $move }. Reste-t-il ensuite une maison en jeu ?

drills-extra-after = Vous êtes { SIDE($mover) } et jouez { $move }. Le coup suivant commence-t-il avec une graine de réserve ?

drills-totals = Vous êtes { SIDE($mover) } et jouez { $move }, et la manche se termine. Combien a chaque camp, Sud d’abord ?

drills-sizes = Vous êtes { SIDE($mover) } et disposez vos graines. Combien de cases par camp sont possibles ?

drills-at-start = Combien de graines la case { $hole } contenait-elle au départ ?

drills-last = Vous êtes { SIDE($mover) } et jouez { $move }. Où tombe la dernière graine ?

drills-eaten = Vous êtes { SIDE($mover) } et jouez { $move }. Combien de graines mangez-vous ?

drills-taken = Vous êtes { SIDE($mover) } et jouez { $move }. Combien de graines prenez-vous ?

drills-laps = Vous êtes { SIDE($mover) } et jouez { $move }. Combien de semis faites-vous ?

drills-next = Vous êtes { SIDE($mover) } et jouez { $move }. Qui joue ensuite ?

drills-result = Vous êtes { SIDE($mover) } et jouez { $move }. Comment finit la partie ?

drills-agreed-round = Les deux joueurs s’accordent pour finir la manche. Combien a chaque camp, Sud d’abord ?
drills-agreed-end = Les deux joueurs s’accordent pour finir. Comment finit la partie ?
drills-agreed-halve = Les deux joueurs s’accordent pour partager le reste en deux. Comment finit la partie ?
drills-agreed-leave = Les deux joueurs s’accordent pour ne laisser le reste à personne. Comment finit la partie ?

## Pourquoi il n’y a pas d’exercice.
drills-other-game = { $rule } n’est pas une règle de ce jeu : { $game }

drills-not-on-board = aucune position ne montre { $rule } : la règle parle des personnes au plateau, pas d’un coup

drills-never = { $rule } ne peut jamais s’appliquer dans ce jeu : { $game }

drills-needs = { $rule } demande d’autres options, comme { $options }

drills-none-found = aucune position trouvée où { $rule } décide d’un coup
