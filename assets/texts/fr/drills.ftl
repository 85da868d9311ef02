drills-which-may = Que peut jouer { SIDE($mover) } ?

drills-may = Le coup { $move } est-il permis à { SIDE($mover) } ?

drills-which-feed = { SIDE($other) } n'a pas de graines. Quels coups nourrissent { SIDE($other) } ?

drills-which-lose-house = Après quels coups une maison est-elle perdue ?

drills-house-after = { SIDE($mover) } joue { $move }. Reste-t-il ensuite une maison en jeu ?

drills-extra-after = { SIDE($mover) } joue { $move }. Le coup suivant commence-t-il avec une graine de réserve ?

drills-totals = { SIDE($mover) } joue { $move }, et la manche se termine. Combien a chaque camp, Sud d'abord ?

drills-sizes = { SIDE($mover) } dispose ses graines. Combien de cases par camp sont possibles ?

drills-at-start = Combien de graines la case { $hole } contenait-elle au départ ?

drills-last = { SIDE($mover) } joue { $move }. Où tombe la dernière graine ?

drills-eaten = { SIDE($mover) } joue { $move }. Combien de graines sont mangées ?

drills-taken = { SIDE($mover) } joue { $move }. Combien de graines sont prises ?

drills-laps = { SIDE($mover) } joue { $move }. Combien de semis compte ce coup ?

drills-next = { SIDE($mover) } joue { $move }. Qui joue ensuite ?

drills-result = { SIDE($mover) } joue { $move }. Comment finit la partie ?

drills-agreed-round = Les deux joueurs s'accordent pour finir la manche. Combien a chaque camp, Sud d'abord ?
drills-agreed-end = Les deux joueurs s'accordent pour finir. Comment finit la partie ?
drills-agreed-halve = Les deux joueurs s'accordent pour partager le reste en deux. Comment finit la partie ?
drills-agreed-leave = Les deux joueurs s'accordent pour ne laisser le reste à personne. Comment finit la partie ?

## Pourquoi il n'y a pas d'exercice.
drills-other-game = { $rule } n'est pas une règle de ce jeu : { $game }

drills-not-on-board = aucune position ne montre { $rule } : la règle parle des personnes au plateau, pas d'un coup

drills-never = { $rule } ne peut jamais s'appliquer dans ce jeu : { $game }

drills-needs = { $rule } demande d'autres options, comme { $options }

drills-none-found = aucune position trouvée où { $rule } décide d'un coup
