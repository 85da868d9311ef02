film-block-lifts = { $count } de { $place }

film-block-lays = { $count } { $place ->
        [grenier] au grenier
        [a] dans la case a
       *[other] en { $place }
    }

film-laid = { $count ->
        [one] { $count } graine va
       *[other] { $count } graines vont
    } { $place ->
        [grenier] dans le grenier
        [a] dans la case a
       *[other] dans la case { $place }
    }.

film-block-lifts-hidden = de { $hole }

film-block-eats = mange { $taken }

film-block-takes = prend { $count } { $hole ->
        [a] dans la case a
       *[other] en { $hole }
    }

film-block-keeps-of = prend { $count } { $hole ->
        [a] dans la case a
       *[other] en { $hole }
    }

film-block-keeps = garde { $count } en main

film-block-rest = le reste

film-block-sown-on = relais { $hole ->
        [a] dans la case a
       *[other] en { $hole }
    }

film-block-house = maison perdue

film-block-skip = case { $hole } sautée

film-block-turns = demi-tour

film-block-ends = fin : { $place }

film-block-stays = case { $hole } : reste

film-block-again = rejoue
film-block-passes = passe
film-block-end = la fin
film-block-store = grenier
film-block-extra = réserve

film-store-of = le grenier { DE(SIDE($owner)) }

film-extra-of = la réserve { DE(SIDE($owner)) }

film-drop = Une graine pour { $place }, { $count } maintenant. { $in-hand ->
        [0] La main est vide.
       *[other] Il en reste { $in-hand } en main.
    }

film-drop-veiled = Une graine pour { $place }, { $count } maintenant. Il reste des graines en main.

film-drop-hidden = Une graine pour { $place }. { $in-hand ->
        [0] La main est vide.
       *[other] Il en reste { $in-hand } en main.
    }

film-drop-hidden-veiled = Une graine pour { $place }. Il reste des graines en main.
