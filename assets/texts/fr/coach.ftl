coach-play-it = Jouer { $move }

coach-proven = Le tuteur a calculé jusqu’à la fin de la partie.

coach-looked-ahead = Le tuteur a calculé { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } à l’avance.

coach-asks-from = Le tuteur vous avertit quand un coup perd { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } ou plus et qu’il peut vous montrer pourquoi ; vous pouvez changer cela dans les réglages.

coach-threshold = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

coach-off-line = Aucun avertissement.

coach-warn-line = Demande confirmation avant un coup qui perd { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } ou plus.

coach-teach-line = Demande confirmation avant un coup qui perd { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } ou plus, s’il peut vous montrer pourquoi, et en montre un meilleur.

coach-first-games-line = Dans vos { $games } premières parties, vous avertit avant un coup qui perd { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } ou plus, s’il peut dire pourquoi.

## Une note pour un lecteur d’écran.
coach-loses-seeds = { $grade }, perd { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

coach-sign-means = { $sign } { $grade }

coach-loses-game = { $grade }, perd la partie

coach-looks-lost = { $grade }, la partie semble perdue

coach-gives-away = { $grade }, laisse filer une partie gagnée

coach-looks-not-won = { $grade }, la partie ne semble plus gagnée

coach-find-better-at = Trouver mieux : tour { $number }

## Le plateau joue les coups que Kete attend ; la partie ne change pas.
coach-expected = Coup { $step } sur { $of } si { $you ->
        [yes] vous jouez
       *[no] { SIDE($mover) } joue
    } { $move }.{ $expected ->
        [asked] { "" }
        [forced] { " Rien d’autre ne peut être joué ici." }
        [no] { " Cela peut se passer ainsi." }
       *[yes] { " Le tuteur s’y attend, mais la partie peut prendre un autre chemin." }
    }

coach-so-far = Jusqu’ici : { $you ->
        [yes] vous
       *[no] { SIDE($first) }
    } +{ $own }, { SIDE($other) } +{ $others }.

coach-goes-on-there = Jusqu’ici, rien ne montre encore quel coup est le meilleur : cela vient plus tard dans la partie.

coach-line-ends = Le tuteur n’a pas regardé plus loin.

coach-with-the-other = Après { $move }, le compte est : { $you ->
        [yes] vous
       *[no] { SIDE($first) }
    } +{ $own }, { SIDE($other) } +{ $others }.

coach-after-instead = Voir plutôt { $move }

## Boutons, titres et courtes notes.
coach-tutor = Tuteur

coach-no-person-plays = Kete joue les deux camps : il n’y a personne à qui demander.

coach-asks-no-more = Le tuteur ne demande plus rien dans cette partie. Pour le réactiver, choisissez « Avertir » ou « Enseigner » dans les réglages.

coach-tutor-looks = Le tuteur regarde votre coup un instant.

coach-rethink = Réfléchir encore

coach-asked-once = Rien n’a été joué. Si vous choisissez de nouveau ce coup, il sera joué aussitôt.

coach-stop-asking = Ne plus demander

coach-find-better = Chercher

coach-no-task = Kete ne sait pas avec certitude quels coups suffisent ici : ce coup ne peut donc pas devenir un exercice. « Montrer le meilleur coup » joue celui que Kete choisirait.

coach-back-to-game = Retour à la partie

coach-under-other-rules = Avec d’autres règles

coach-compared-with = Comparé avec

coach-same-everywhere = Ce coup se déroule de la même façon avec toutes les autres options.

## Choix et réglages.
coach-set-tutor = Tuteur
    .line = Avertit avant un coup qui perd des graines. « Premières parties » : seulement dans vos trois premières parties au niveau 1.

coach-set-threshold = Vous avertir si un coup perd au moins
    .line = Par rapport au meilleur coup.

coach-set-moments = Moments clés après la partie
    .line = Quand une partie est finie, Kete note chaque coup et montre où elle a basculé.

coach-set-reminders = Rappels sur la page d’accueil
    .line = Montre les règles à revoir, avec un court exercice.

coach-first-games = Premières parties
coach-tutorings-off = Désactivé
coach-tutorings-warn = Avertir
coach-tutorings-teach = Enseigner

coach-was-hint = C’était l’indice de Kete. Un calcul plus long préfère { $better }.
