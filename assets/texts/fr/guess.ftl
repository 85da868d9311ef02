## Le genre de l’étape, et ce que dit la carte avant la réponse.
guess-kind = Devinez le coup
guess-how = Jouez le coup qui, selon vous, a été joué. Vous n’avez qu’un essai.

guess-first = Devinez d’abord : les raisons viennent après votre réponse.

## La réponse.
guess-found = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $possible }. C’est bien { $move } qui a été joué dans la partie.

guess-as-good = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $possible }. Jouer { $move } vaut autant que { $game }, le coup de la partie.

guess-less = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $possible }. Le coup de la partie était { $game }.

guess-first-counts = Votre premier essai compte : { $points } sur { $possible }.

## Ce que coûte la réponse.
guess-costs-at-end = Si les deux camps jouent au mieux, vous finirez avec { $after } après { $move }, et avec { $best } après { $game }.

guess-costs-within = Sur { $turns ->
        [one] le prochain coup
       *[other] les { $turns } prochains coups
    }, { $move } vous coûte { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } par rapport à { $game }, le coup qui a été joué.

guess-eats-fewer = Sur { $turns ->
        [2] ce coup et la réponse
        [3] ce coup, la réponse et votre coup suivant
       *[other] les { $turns } prochains coups des deux camps
    }, { $move } vous laisse { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de moins que { $game }.

guess-lets-win = Après { $move }, { SIDE($other) } peut gagner { $turns ->
        [2] au coup suivant
        [3] au coup suivant
       *[other] dans les { $turns } prochains coups
    } ; après { $game }, non.

guess-misses-win = { $turns ->
        [one] Jouer { $game } gagne tout de suite ; jouer { $move }, non.
       *[other] Jouer { $game } gagne en { $turns } coups au plus, quoi que joue { SIDE($other) } ; jouer { $move }, non.
    }

## La réponse la plus forte prend plus que ce que coûte le coup deviné.
guess-takes-anyway = Après { $game } aussi, { SIDE($other) } peut en prendre { $count }.

guess-made-up = Vous en rattrapez une partie dans les coups suivants.

## Ce que coûte la réponse, puis la raison de l’auteur.
guess-cost-and-reason = { $cost } { $because }

guess-cost-and-reason-of = { $cost } À propos de { $game } : { $because }

## La fin de la leçon.
guess-sum = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $possible } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }.

guess-stars-for = Trois étoiles à partir de { $percent } % des points, deux à partir de { $fewer } %.
