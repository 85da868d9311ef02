names-ring-caption = { SIDE($owner) } · cases { $owner ->
        [south] impaires
       *[north] paires
    }

names-play-game = Jouer : { $game }

names-hole = { SIDE($owner) } { $hole }, { $shown }{ $house ->
        [yes] , maison
       *[no] { "" }
    }{ $open ->
        [yes] , jouable
       *[no] { "" }
    }

names-seeds-of-colour = Case { $hole }, { $colour ->
        [red] rouges
       *[blue] bleues
    }, { $shown }{ $open ->
        [yes] , jouables
       *[no] { "" }
    }

names-ring-hole = Case { $hole }, { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }, { SIDE($owner) }

names-ring-hole-hidden = Case { $hole }, nombre caché, { SIDE($owner) }

names-count-hidden = nombre caché

names-store = Grenier { DE(SIDE($owner)) }, { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

names-extra = Réserve { DE(SIDE($owner)) }, { $count }

names-left = { $hole } à gauche

names-right = { $hole } à droite

names-red = { $hole } en rouge

names-blue = { $hole } en bleu

names-turn = Tour { $number }, { SIDE($mover) }, { $notation }

names-turn-gain = Tour { $number }, { SIDE($mover) }, { $notation }, { $gain }

names-round = Manche { $number }, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, Sud { $south }, Nord { $north }

names-store-of = le grenier { DE(SIDE($owner)) }
