## $to-do est le coup comme une consigne : « jouez B ».
hints-plain = Indice : { $to-do }.

hints-wins = Indice : { $to-do }, et vous gagnez la partie.

hints-ends = Indice : { $to-do }, et la partie se termine.

hints-takes = Indice : { $to-do }, et vous { $eats ->
        [yes] mangez
       *[no] prenez
    } { $taken }.

hints-takes-hidden = Indice : { $to-do }, et vous { $eats ->
        [yes] mangez
       *[no] prenez
    } dans { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.

hints-takes-seeds = Indice : { $to-do }, et vous { $eats ->
        [yes] mangez
       *[no] prenez
    } { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

hints-keeps = Indice : { $to-do }. { $count ->
        [one] Votre dernière graine tombe dans une de vos cases vides et va dans votre grenier
       *[other] Vous gardez { $count } de vos graines
    }.

hints-again = Indice : { $to-do }. Votre dernière graine tombe dans votre grenier, et vous rejouez.

hints-none-better = Aucun autre coup ne paraît meilleur.

hints-arrow-shows-way = La flèche montre dans quel sens semer.

hints-place = posez { $placed }

hints-count-at = { $count } en { $hole }

hints-opening-each = l’ouverture à cinq graines en { $holes }

hints-opening-with = l’ouverture à cinq graines avec { $placed }

hints-layout = la disposition { $counts }

hints-lay-out = disposez vos graines en { $counts }

hints-play-colour = jouez les { $colour ->
        [red] rouges
       *[blue] bleues
    } de la case { $hole }

hints-pass = passez

hints-play = jouez { $move }

## Ce que l’autre camp pourrait prendre ensuite. $worst est le pire des autres coups.
hints-only-move = Il n’y a pas d’autre coup.

hints-could-win = Après { $worst }, { SIDE($other) } pourrait gagner tout de suite.

hints-nothing-or-some = { SIDE($other) } ne peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } aucune de vos graines ; { $worst } lui permettrait d’en { $eats ->
        [yes] manger
       *[no] prendre
    }.

hints-nothing-or-seeds = { SIDE($other) } ne peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } aucune de vos graines ; { $worst } lui permettrait d’en { $eats ->
        [yes] manger
       *[no] prendre
    } { $count }.

hints-less = { SIDE($other) } peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } moins de graines qu’après { $worst }.

hints-at-most = { SIDE($other) } peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } au plus { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } ; { $worst } lui permettrait d’en { $eats ->
        [yes] manger
       *[no] prendre
    } { $most }.

hints-nothing-then = { SIDE($other) } ne peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } aucune de vos graines.

hints-nothing-yet = Aucun coup ne { $eats ->
        [yes] mange
       *[no] prend
    } quoi que ce soit pour l’instant, et { SIDE($other) } ne pourra { $eats ->
        [yes] manger
       *[no] prendre
    } aucune de vos graines au coup suivant.

hints-can-take = { SIDE($other) } peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

hints-still-best = { SIDE($other) } peut alors { $eats ->
        [yes] manger
       *[no] prendre
    } jusqu’à { $count } graines, mais aucun autre coup ne paraît meilleur.

hints-most-now = Aucun autre coup ne { $eats ->
        [yes] mange
       *[no] prend
    } autant.

## Ce que le calcul a vu.
hints-you-win-in = { $turns ->
        [0] Vous pouvez forcer la victoire, quoi que fasse { SIDE($other) }.
        [one] Vous gagnez tout de suite.
       *[other] Vous pouvez forcer la victoire en { $turns } de vos coups au plus, quoi que fasse { SIDE($other) }.
    }

hints-they-win-anyway = Il n’y a pas d’autre coup. { SIDE($other) } peut gagner{ $turns ->
        [0] { "" }
        [1] {" "}à son prochain coup
       *[other] {" "}en { $turns } de ses coups au plus
    }.

hints-they-win-in = { SIDE($other) } peut gagner. Ce coup résiste le plus longtemps{ $turns ->
        [0] { "" }
        [1] , mais pas plus d’un coup
       *[other]  : il faut alors à { SIDE($other) } jusqu’à { $turns } coups
    }.

hints-round-ahead = Si vous continuez à jouer au mieux, vous finirez la manche avec au moins { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } d’avance, quoi que fasse { SIDE($other) }.

hints-you-win-by = Si vous continuez à jouer au mieux, vous finirez la partie avec au moins { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } d’avance, quoi que fasse { SIDE($other) }.

hints-level-proven = Si { SIDE($other) } joue au mieux, la partie sera nulle.

hints-they-end-ahead = Sans erreur de sa part, { SIDE($other) } gagnera de { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }. Ce coup perd le moins.

hints-ahead = Si les deux camps continuent à bien jouer, vous finirez { $round ->
        [yes] la manche
       *[no] la partie
    } avec environ { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } d’avance.

hints-level = Si les deux camps continuent à bien jouer, { $round ->
        [yes] la manche
       *[no] la partie
    } finira à peu près à égalité, et aucun coup ne fait mieux.

hints-behind = Si les deux camps continuent à bien jouer, vous finirez { $round ->
        [yes] la manche
       *[no] la partie
    } avec environ { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de retard, et aucun coup ne fait mieux.
