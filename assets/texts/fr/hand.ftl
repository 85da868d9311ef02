hand-opening = ouverture : { $count } sur 5 en main

hand-all-placed = Les cinq graines sont posées.

hand-place-five = Posez vos cinq graines où vous voulez dans votre camp. Il en reste { $count }.

hand-placed = { $count ->
        [one] { $count } posée
       *[other] { $count } posées
    } sur 5.

hand-placed-here = { $count ->
        [one] { $count } posée
       *[other] { $count } posées
    } sur 5. La case { $hole } en contient { $seeds }.

hand-lay-out-short = Disposez vos graines : il en reste { $count }.

hand-all-laid-out = Tout est disposé : { $all ->
        [one] { $all } graine
       *[other] { $all } graines
    }.

hand-lay-out = Disposez toutes vos graines, { $all } en tout. Il vous en reste { $count } en main.

hand-laid-out = { $count ->
        [one] { $count } disposée
       *[other] { $count } disposées
    } sur { $of }.

hand-laid-out-here = { $count ->
        [one] { $count } disposée
       *[other] { $count } disposées
    } sur { $of }. La case { $hole } en contient { $seeds }.

hand-holes-a-side = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } par camp

hand-size-full = 6 cases : { $seeds ->
        [one] { $seeds } graine ne peut
       *[other] { $seeds } graines ne peuvent
    } pas les remplir

hand-size-closed = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } : seulement avec moins de { $below } graines

hand-size-open = Vous avez { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, moins de { $below } : vous pouvez donc choisir { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }.
