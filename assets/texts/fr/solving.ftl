## Boutons.
solving-solve-this = Résoudre
    .tip = Prouve ce que vaut cette position et quels coups sont les meilleurs. Cela peut prendre des heures ; Kete continue pendant que vous regardez d’autres positions.

solving-go-on = Reprendre la résolution

solving-pause = Mettre en pause
    .tip = Enregistre ce qui est prouvé jusqu’ici. Vous pourrez continuer plus tard, même après un redémarrage.

solving-forget = Oublier
    .tip = Supprime la preuve inachevée de cette position.

solving-show-it = L’afficher

## Pendant le calcul.
solving-running = Résolution : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } d’avance, { $positions }, { $time }.

solving-begins = Résolution : { $positions }, { $time }.

solving-another = Résolution d’une autre position : { $positions }, { $time }.

solving-reading = Lecture de la preuve inachevée…

solving-stops = Arrêt du calcul…

## Après : ce qui est trouvé jusqu’ici.
solving-probably = Probable : { $worth }.

solving-probably-between = Probable : { $worth } ; prouvé : { $bounds }.

solving-comparing = Prouvé : { $worth }. Les autres coups sont maintenant comparés au meilleur.

## Un nombre de positions.
solving-positions = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }

solving-million-positions = { $number } millions de positions

## Valeurs et bornes, à l’intérieur des phrases.
solving-by = { SIDE($leader) } gagne de { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    }

solving-draw = partie nulle

solving-by-range = { SIDE($leader) } gagne de { $least } à { $most ->
        [one] { $most } graine
       *[other] { $most } graines
    }

solving-draw-or-by = partie nulle, ou { SIDE($leader) } gagne de { $most ->
        [one] { $most } graine
       *[other] { $most } graines
    } au plus

solving-either = { SIDE($one) } gagne de { $south ->
        [one] { $south } graine
       *[other] { $south } graines
    } au plus, ou { SIDE($other) } de { $north ->
        [one] { $north } graine
       *[other] { $north } graines
    } au plus

## En pause.
solving-paused = En pause après { $positions } et { $time }.

solving-unfinished = Kete a commencé à résoudre cette position.

## Résolue.
solving-wins = Résolu : si chacun joue au mieux, { SIDE($winner) } gagne de { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    }.

solving-wins-score = Résolu : si chacun joue au mieux, { SIDE($winner) } gagne de { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } ({ $more } à { $fewer }).

solving-level = Résolu : si chacun joue au mieux, la partie finit à égalité.

solving-wins-round = Résolu : si chacun joue au mieux, { SIDE($winner) } gagne la manche de { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } ({ $more } à { $fewer }).

solving-round-level = Résolu : si chacun joue au mieux, la manche finit à égalité.

solving-best = Le mieux : { $moves }.

## Fini sans preuve.
solving-cannot = Un calcul ne peut pas prouver cette position, car des positions peuvent se répéter.

solving-no-proof = Le calcul s’est terminé sans preuve.

solving-proven = Prouvé : { $bounds }.

## Ce qui n’a pas marché.
solving-altered = La preuve inachevée a changé depuis que Kete l’a écrite : le calcul recommence donc à zéro. Son fichier s’appelle maintenant { $name }.

solving-other-version = La preuve inachevée vient d’une autre version de Kete : le calcul recommence donc à zéro. Son fichier s’appelle maintenant { $name }.

solving-not-saved = La preuve inachevée n’est pas enregistrée. { $why }

solving-failed = Le calcul a échoué. Vous pouvez recommencer.
