analysis-proven-mark = prouvé ✓
analysis-proven = prouvé

analysis-looked = calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }

analysis-proven-number = { $number } ✓

analysis-plus = +{ $count }

analysis-minus = −{ $count }

analysis-chance = { $chance } %

## Ce que vaut une position, en une phrase.
analysis-level = Égalité à la fin si les deux camps jouent bien.
analysis-level-proven = Prouvé : égalité à la fin si les deux camps jouent bien.

analysis-leads = { SIDE($leader) } finira avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance si les deux camps jouent bien.

analysis-leads-proven = Prouvé : { SIDE($leader) } finira avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance, quoi que fasse { SIDE($other) }.

analysis-round-level = Égalité à la fin de la manche si les deux camps jouent bien.
analysis-round-level-proven = Prouvé : égalité à la fin de la manche si les deux camps jouent bien.

analysis-round-leads = { SIDE($leader) } finira la manche avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance si les deux camps jouent bien.

analysis-round-leads-proven = Prouvé : { SIDE($leader) } finira la manche avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance, quoi que fasse { SIDE($other) }.

analysis-next-round-level = Égalité à la fin de la manche suivante si les deux camps jouent bien.
analysis-next-round-level-proven = Prouvé : égalité à la fin de la manche suivante si les deux camps jouent bien.

analysis-next-round-leads = { SIDE($leader) } finira la manche suivante avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance si les deux camps jouent bien.

analysis-next-round-leads-proven = Prouvé : { SIDE($leader) } finira la manche suivante avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance, quoi que fasse { SIDE($other) }.

analysis-south-chance = { $is-you ->
        [yes] Vos chances de gagner
       *[no] Chances de gagner pour { SIDE($side) }
    }

analysis-chance-of-south = Pour Sud, les chances de gagner sont de { $chance } %.

analysis-wins-in = Prouvé : { SIDE($winner) } gagne en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }, quoi que fasse { SIDE($other) }.

analysis-neither = Prouvé : aucun camp ne peut gagner.

## Pour les lecteurs d’écran.
analysis-bar-level = Égalité à la fin si les deux camps jouent bien (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-bar-round-level = Égalité à la fin de la manche si les deux camps jouent bien (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-bar-next-round-level = Égalité à la fin de la manche suivante si les deux camps jouent bien (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-bar-leads = { SIDE($leader) } finira avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance si les deux camps jouent bien (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-bar-round-leads = { SIDE($leader) } finira la manche avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance si les deux camps jouent bien (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-bar-next-round-leads = { SIDE($leader) } finira la manche suivante avec { $ahead ->
        [one] { $ahead } graine
       *[other] { $ahead } graines
    } d’avance si les deux camps jouent bien (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-bar-chance = Pour Sud, les chances de gagner sont de { $chance } % (calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }).

analysis-line = Suite { $rank }, Sud { $number }, { $known } : { $moves }

analysis-score = { $move } : Sud { $number }, { $known }.

analysis-speed-millions = { $number } millions de positions par seconde

analysis-speed-thousands = { $number } mille positions par seconde

analysis-speed = { $number } positions par seconde

analysis-looks-for = Calcul de { $secs } s au plus.

analysis-looks-for-minutes = Calcul de { $minutes } min au plus.

analysis-walked = Suite { $rank }, coup { $step } sur { $of }

analysis-walked-beside = { $program }, coup { $step } sur { $of }

analysis-walked-better = Mieux, coup { $step } sur { $of }

analysis-helped = { $words }, avec aide

analysis-not-played = Pas joué : { $told }

analysis-kete-and = Kete et { $program }

analysis-plays = { $program } joue { $move }

## Ce qu’un autre programme dit de son coup.
analysis-says-looked = Il annonce un calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.

analysis-says = Il annonce : { $worth }.

analysis-says-proven = Il annonce : { $worth }, et dit que c’est prouvé.

analysis-says-worth-looked = Il annonce : { $worth }, calcul sur { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.

analysis-claims-wins = { SIDE($winner) } gagne en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }

analysis-claims-level = égalité à la fin

analysis-claims = Sud { $number }

analysis-claims-seeds = Sud { $number } en graines

analysis-failed-beside = { $fault } Kete, lui, continue son analyse.

## Boutons, titres et courtes notes.
analysis-analysis = Analyse

analysis-live-analysis = Analyse en direct

analysis-analysis-off = Activez l’analyse pour voir les meilleures suites.

analysis-no-help = L’analyse est coupée tant que vous jouez contre Kete ou un autre programme. Vous pouvez permettre l’aide dans les réglages ; la partie porte alors la mention « avec aide ».

analysis-allow-help = Permettre l’aide…

analysis-who-looks = Demander à

analysis-kete-alone = Kete

analysis-lines = Suites

analysis-analysis-begins = Calcul…

analysis-analysis-waits = L’analyse attend le coup de l’ordinateur.

analysis-analysis-over = La partie est finie ici. Revenez en arrière pour voir les meilleures suites.

analysis-only-one-move = Un seul coup est permis ici.

analysis-look-longer = Calculer plus longtemps

analysis-marked-with-help = Cette partie porte la mention « avec aide ».

analysis-played-with-help = Partie jouée avec aide.

analysis-ghost = seulement montré, pas joué

analysis-ghost-to-move = doit jouer (seulement montré)

analysis-ghost-short = seulement montré

analysis-ghost-line = La partie elle-même ne change pas. Échap ou un clic sur le plateau vous y ramène.
analysis-next-move = Coup suivant

## Choix et réglages.
analysis-set-help = Permettre l’aide
    .line = L’analyse peut rester active quand vous jouez contre Kete ou un autre programme. La partie porte alors la mention « avec aide ».
