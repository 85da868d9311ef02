## Le nom d’un coup avec ses signes, pour les lecteurs d’écran.
record-with-mark = { $turn }, { $mark ->
        [good] bon
        [doubtful] douteux
       *[mistake] une erreur
    }

record-with-grade = { $turn }, { $grade }

record-with-note = { $turn }, avec une note

record-other-moves = { $count ->
        [one] { $count } autre coup
       *[other] { $count } autres coups
    }, tour { $number }, { SIDE($mover) }

record-point = Tour { $number }, { SIDE($mover) }, { $notation }

## La courbe.
record-course-and-goal = { $course } · { $wins } sur { $of } pour gagner

record-front-rows = { SIDE($first) } { $south ->
        [one] { $south } graine
       *[other] { $south } graines
    } · { SIDE($second) } { $north }

record-score = { SIDE($first) } { $south }, { SIDE($second) } { $north }.

record-led = { SIDE($leader) } a mené à partir du tour { $number }.

record-led-most = { SIDE($leader) } a mené à partir du tour { $number }, le plus nettement au tour { $most-at }, avec { $by } d’avance.

record-neither = Personne ne mène.

## Ce qui suit une disposition.
record-your-seeds-lie = Toutes vos graines sont dans leurs cases.

record-laid-out = { $who } a disposé toutes ses graines.

record-put-down = Vous posez { $count ->
        [one] votre dernière graine
       *[other] vos { $count } dernières graines
    }.

record-puts-down = { $who } pose { $count ->
        [one] sa dernière graine
       *[other] ses { $count } dernières graines
    }.

record-you-copy = Vous copiez : A comme a, B comme b, et vous gardez { $count } dans votre grenier.

record-copies = { $who } copie : A comme a, B comme b, et garde { $count } dans son grenier.

record-you-begin = Vous avez gagné la manche, donc vous commencez.

record-begins = { $who } a gagné la manche et commence donc.

record-copies-yours = copie de votre disposition

record-copies-other = copie de la disposition { DE(SIDE($other)) }

record-won-copies-yours = manche { $round } gagnée, copie de votre disposition

record-won-copies-other = manche { $round } gagnée, copie de la disposition { DE(SIDE($other)) }

record-share = { $who } { $count }

record-round-now = Manche { $number }, { $holes }, { $state }

record-side-and-player = { SIDE($side) } · { $player }

record-note-of = { $point } : { $note }
