## L’exercice du jour, et les réponses.
daily-task = Trouvez le meilleur coup : il n’y en a qu’un. { $how ->
        [ahead] Avec lui, vous finirez avec { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        } d’avance.
        [level] Avec lui, vous finirez à égalité.
       *[behind] Avec lui, vous finirez avec seulement { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        } de retard.
    }

daily-task-win = Trouvez le seul coup qui gagne en { $turns } coups (les deux camps comptés), quoi que joue { SIDE($other) }.

daily-next-best = Le meilleur des autres coups, { $move }, vous coûterait { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

daily-only-win = Aucun autre coup ne gagne en { $turns } coups (les deux camps comptés).

## La page de l’exercice du jour.
daily-title = { $game }, { $date }

daily-day-title = { $weekday ->
        [lundi] Lundi
        [mardi] Mardi
        [mercredi] Mercredi
        [jeudi] Jeudi
        [vendredi] Vendredi
        [samedi] Samedi
       *[dimanche] Dimanche
    } { $date }

daily-game = Jeu
daily-take = Trouver le meilleur coup
daily-take-again = Recommencer
daily-how-chosen = Un seul coup est le meilleur : un calcul l’a prouvé. Tous ceux qui ont cette version de Kete reçoivent la même position. Facile le lundi, difficile le dimanche.
daily-not-solved = Pas encore résolu.
daily-solved-at-once = Résolu au premier essai.
daily-solved-with-help = Résolu après un indice ou un autre coup.
daily-back = Retour au calendrier
daily-to-calendar = Au calendrier
daily-follow = Montrer la suite

## Le calendrier.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-at-once = Résolu au premier essai
daily-with-help = Résolu après un indice ou un autre coup

daily-day-name = { $date }{ $how ->
        [at-once] , résolu au premier essai
        [with-help] , résolu après un indice ou un autre coup
        [today] , aujourd’hui, pas encore résolu
        [ahead] , pas encore ouvert
       *[open] , pas encore résolu
    }

daily-mon = lun.
daily-tue = mar.
daily-wed = mer.
daily-thu = jeu.
daily-fri = ven.
daily-sat = sam.
daily-sun = dim.
