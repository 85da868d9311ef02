help-nothing-open = Rien n’est jouable maintenant.

help-only-one = Seule la case { $hole } est jouable.

help-all-open = Vos { $count } cases sont toutes jouables.

help-open-ring = { $count ->
        [one] { $count } case jouable
       *[other] { $count } cases jouables
    }, dans une couleur ou les deux : { $holes }.

help-open = { $count ->
        [one] { $count } case jouable
       *[other] { $count } cases jouables
    } : { $holes }.

help-may-be-played = Vous pouvez jouer la case { $hole }.

help-about-move = { $move } : { $says }

help-film-goes-on = Le coup continue : le montrer en entier

help-film-step = Étape { $step } sur { $of }

help-film-block = Étape { $step } sur { $of } : { $words }

help-film-lap = Semis { $lap }

help-film-move = Coup { $number }

help-film-part-name = { $number } : { $first }. Cliquez pour montrer { $count ->
        [one] son étape
       *[other] ses { $count } étapes
    }.

help-you-empty-fed = Vous n’avez pas de graines : passez, et { SIDE($other) } vous en donnera.

help-you-empty = Sans graines, vous devez passer.
help-you-stuck = Sans coup possible, vous devez passer.

help-then-passes = Passez une fois : la suite est automatique, jusqu’au prochain coup possible.

help-side-empty-fed = { SIDE($mover) } n’a pas de graines et passe ; { SIDE($other) } doit lui en donner.

help-side-empty = { SIDE($mover) } n’a pas de graines et passe.

help-side-stuck = { SIDE($mover) } n’a aucun coup possible et passe.

help-holds = La case { $hole } contient { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

help-goes-into = vers { $hole }.
