after-analysing = Analyse : coup { $turn } sur { $of }

after-stopped-at = Arrêt après { $done ->
        [one] { $done } coup
       *[other] { $done } coups
    } sur { $of }.

after-looked = calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }

after-looked-or-more = calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } ou plus

after-practise-these = Travailler { $count ->
        [1] ce moment
        [2] ces deux moments
       *[other] ces trois moments
    }

after-practise-mistakes = Travailler vos erreurs ({ $count })

after-for-review = À revoir demain : { $rules }.

## Les moments où une partie a basculé.
after-moment-title-you = Tour { $number }, vous jouez { $move }

after-moment-title = Tour { $number }, { SIDE($mover) } joue { $move }

after-moment-title-opening = Tour { $number }, { $is-you ->
        [yes] vous posez
       *[no] { SIDE($mover) } pose
    } cinq graines

after-moment-title-layout = Tour { $number }, { $is-you ->
        [yes] vous disposez vos graines
       *[no] { SIDE($mover) } dispose ses graines
    }

after-chip-chance = { $before } % → { $after } %

after-chip = { $grade } −{ $count }

after-moment-name = Moment { $number } : { $title }, { $grade }, { $cost }

after-loses = perd { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

after-fell = { DE($before) } à { $after }

after-percent = { $chance } %

after-level = égalité

after-ahead = { $count } d’avance

after-behind = { $count } de retard

after-moment-point = Moment { $number } sur la courbe

after-moment-board = Plateau avant le coup, { $position }. Coup joué : { $move }, meilleur coup : { $better }.

after-moment-task-board = Plateau avant le coup, { $position }. Coup joué : { $move }.

## Ce que dit un moment tant que le meilleur coup est un exercice.
after-could-take = Après { $move }, { $is-you ->
        [yes] vous pouviez
       *[no] { SIDE($other) } pouvait
    } { $eats ->
        [yes] manger
       *[no] prendre
    } { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } avec { $reply }.

after-could-end = Après { $move }, { $is-you ->
        [yes] vous pouviez
       *[no] { SIDE($other) } pouvait
    } terminer la partie avec { $reply }.

after-which-is-better = Quel coup était meilleur ?

## Textes de la page.
after-largest-capture = { $own ->
        [yes] Votre plus grosse prise. { $title }
       *[no] La plus grosse prise. { $title }
    }

after-final-board = Le plateau à la fin

after-board-of = Plateau, { $position }.

after-none-own-seeds = Aucun de vos coups n’a coûté plus de 3 graines.
after-none-own-before-won = Tant que vous n’aviez pas plus de la moitié des graines, aucun de vos coups n’en a coûté plus de 3.
after-none-own-chance = Aucun de vos coups n’a fait baisser vos chances de gagner de 15 % ou plus.
after-none-seeds = Aucun coup n’a coûté plus de 3 graines.
after-none-chance = Aucun coup n’a fait baisser les chances de gagner de 15 % ou plus.
after-well-played = Bien joué.

after-only-own-seeds = { $count ->
        [1] Un de vos coups a coûté
       *[other] Deux de vos coups ont coûté
    } plus de 3 graines.

after-only-own-chance = { $count ->
        [1] Un de vos coups a fait baisser
       *[other] Deux de vos coups ont fait baisser
    } vos chances de gagner de 15 % ou plus.

after-only-seeds = { $count ->
        [1] Un coup a coûté
       *[other] Deux coups ont coûté
    } plus de 3 graines.

after-only-chance = { $count ->
        [1] Un coup a fait baisser
       *[other] Deux coups ont fait baisser
    } les chances de gagner de 15 % ou plus.

after-three-moments = Trois moments clés
after-three-chance = { $count ->
        [3] Trois
       *[other] { $count }
    } { $own ->
        [yes] de vos coups
       *[no] coups
    } ont coûté une grande part des chances de gagner.{ $count ->
        [3] {""}
       *[other] {" "}Le rapport en montre trois.
    }

after-three-seeds = { $count ->
        [3] Trois
       *[other] { $count }
    } { $own ->
        [yes] de vos coups
       *[no] coups
    } ont coûté beaucoup de graines.{ $count ->
        [3] {""}
       *[other] {" "}Le rapport en montre trois.
    }

## Pourquoi un coup était moins bon, et ce qu’il a coûté.
after-cost-seeds = Si les deux camps jouent bien, le coup joué coûte { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } à la fin : { $fell }.

after-your-chance = Vos chances de gagner sont tombées { $fell }.

after-your-chance-lost = Vos chances de gagner sont tombées { $fell } : face au meilleur jeu, la partie était perdue.

after-chance-of = Pour { SIDE($mover) }, les chances de gagner sont tombées { $fell }.

after-chance-of-lost = Pour { SIDE($mover) }, les chances de gagner sont tombées { $fell } : face au meilleur jeu, la partie était perdue.

## Le rapport.
after-kete-level = Kete { $level }

after-best = Meilleur coup
after-good = Bon coup
after-inaccuracy = Imprécision
after-mistake = Erreur
after-blunder = Gaffe

after-row = { $title } : { $first } { $left }, { $last } { $right }

after-unsure = Kete ne note pas un coup sur lequel il hésite.

after-no-grade = { $count ->
        [1] Un coup est sans note.
       *[other] { $count } coups sont sans note.
    }

after-hinted = Tour { $number }, { $move } : c’était l’indice de Kete. Un calcul plus long préfère { $better }, ce coup n’est donc pas noté.

after-only-allowed = { $count ->
        [1] Une fois, un seul coup était permis.
       *[other] { $count } fois, un seul coup était permis.
    }

after-last-moves = { $count ->
        [one] Pour le dernier coup, tout est
       *[other] Pour les { $count } derniers coups, tout est
    }{ " " }

after-decided-yours = appliquée dans { $count } de vos coups

after-decided-of = appliquée dans { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } { DE(SIDE($other)) }

after-decided = appliquée dans { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

after-ended = a mis fin à cette partie
after-neither-leads = Aucun camp ne mène.

after-led = En tête depuis le tour { $number } : { SIDE($leader) }.

after-led-most = En tête depuis le tour { $number } : { SIDE($leader) }. Plus grande avance au tour { $most-at } : { $by }.

after-plus = +{ $count }

after-minus = −{ $count }

## Boutons, titres et courtes notes.
after-report = Rapport

after-moments = Moments

after-lead-title = Graines d’avance si chacun joue bien

after-chance-title = { $is-you ->
        [yes] Vos chances de gagner
       *[no] Chances de gagner pour { SIDE($side) }
    } si chacun joue bien

after-above-the-line = au-dessus de la ligne : { $is-you ->
        [yes] vous menez
       *[no] { SIDE($side) } mène
    }

after-proven = prouvé

after-chosen-turn = Le coup choisi
after-back-to-moments = Moments

after-why-moments = où la partie a basculé, et où il vous reste à apprendre

after-played = joué

after-better = meilleur

after-show-moment = Montrer ce coup

after-show-better = Montrer le meilleur coup

after-moment-before = Moment précédent

after-next-moment = Moment suivant

after-lost-a-move = Perte par coup

after-rules-met = Règles rencontrées

after-boxes-moved = Vous reverrez ces règles plus tard.

after-analyse-game = Analyser toute la partie

after-analyse-rest = Analyser le reste

after-game-so-far = La partie jusqu’ici

after-from-mistakes = Exercices tirés de vos erreurs
