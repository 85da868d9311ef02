keys-keys = Raccourcis clavier

keys-search-keys = Chercher une touche

keys-press = Tapez

keys-for-all-keys = pour toutes les touches

keys-on-the-board = Sur le plateau

keys-everywhere = Partout

keys-in-the-rules = Dans les règles

## Choix et réglages.

# Les touches du plateau.
keys-board-keys-play-that-hole-of-the = Jouer cette case
keys-board-keys-bawo-and-the-ring-play = Bawo, anneau : vos cases, dans l’ordre
keys-board-keys-bawo-play-a-hole-of = Bawo : jouer une case extérieure
keys-board-keys-go-from-hole-to-hole = Aller de case en case
keys-board-keys-play-the-hole-you-are = Jouer la case où vous êtes
keys-board-keys-choose-the-way-of-a = Choisir le sens d’un coup
keys-board-keys-the-way-by-name-left = Le sens : gauche (L) ou droite (R)
keys-board-keys-the-ring-red-or-blue = Anneau : graines rouges ou bleues
keys-board-keys-bawo-spread-the-house = Bawo : étaler la maison
keys-board-keys-take-a-seed-back-while = Retirer une graine posée
keys-board-keys-four-rows-and-ring-flip = Bawo, anneau : retourner le plateau
keys-board-keys-take-back-a-move-that = Annuler un coup commencé
keys-board-keys-while-the-board-plays-what = Coups montrés : reculer, avancer
keys-board-keys-while-seeds-fall-show-the = Pendant le semis : montrer la fin

# Les touches de la page des règles.
keys-rules-keys-go-from-rule-to-rule = Aller de règle en règle
keys-rules-keys-play-the-example = Voir tout l’exemple
keys-rules-keys-at-its-film-one-step = Film de l’exemple : reculer, avancer
keys-rules-keys-search-the-rules = Chercher une règle
keys-rules-keys-back-to-the-start-of = Début de l’exemple, ou fin de la recherche

# Les touches de la page d’après la partie.
keys-after-keys-choose-a-moment = Choisir un moment
keys-after-keys-look-for-a-better-move = Y chercher un meilleur coup

# Les touches qui sont partout les mêmes.
keys-everywhere-keys-go-to-the-next-control = Aller à l’élément suivant
keys-everywhere-keys-go-to-the-one-before = Aller au précédent
keys-everywhere-keys-close-what-is-open = Fermer ce qui est ouvert
keys-everywhere-keys-open-the-menu = Ouvrir le menu

keys-entry = { $what } : { $keys }

keys-none-for = Aucune touche pour « { $search } ».

keys-cap-enter = Entrée
keys-cap-space = Espace
keys-cap-escape = Échap
keys-cap-shift = Maj
keys-cap-ctrl = Ctrl
keys-cap-tab = Tab
keys-cap-delete = Suppr
keys-cap-backspace = Retour arr.
keys-cap-home = Début
keys-cap-end = Fin
keys-cap-page-up = Pg préc.
keys-cap-page-down = Pg suiv.
keys-cap-click = Clic
