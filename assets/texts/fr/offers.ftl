offers-end-it = Terminer ici
offers-halve = Partager le reste
offers-leave = Ne donner le reste à personne

## Ce que donnerait une façon de terminer.
offers-last-for-nobody = La dernière graine ne compte pour personne : { $score }.

offers-halved = Chacun reçoit la moitié { $count ->
        [one] de la dernière graine
       *[other] des { $count } dernières graines
    }{ $odd ->
        [yes] , et celle qui est en trop ne compte pour personne
       *[no] { "" }
    } : { $score }.

offers-for-nobody = { $count ->
        [one] La dernière graine ne compte
       *[other] Les { $count } dernières graines ne comptent
    } pour personne : { $score }.

offers-round-ends = La manche se termine ; chacun prend les graines de son camp : { $score }.

offers-draw = La partie est nulle.

offers-score = { SIDE($one) } { $south }, { SIDE($other) } { $north }

offers-before = { $first } { $has }, { $second } { $other-has }, et { $left } sur le plateau

offers-wins = { $you ->
        [yes] vous gagnez
       *[no] { $winner } gagne
    } { $more } à { $less }

offers-draw-at = la partie est nulle, { $count } partout

offers-follows = { $before } : { $halved ->
        [yes] si on les partage,
       *[no] { $left ->
            [one] sans elle,
           *[other] sans elles,
        }
    } { $ends }.{ $odd ->
        [yes] { " " }La graine en trop ne compte pour personne.
       *[no] { "" }
    }

offers-round-follows = { $before }. Chacun prend les graines de son camp, { $you ->
        [yes] vous
       *[no] { $first }
    } { $first-gets } et { $second } { $second-gets } : { $ends }.

## Pourquoi Kete propose de terminer.
offers-because-decided = Kete le propose parce { $you ->
        [yes] que vous avez
       *[no] qu’il a
    } déjà plus de la moitié de toutes les graines.

offers-because-repeats = Kete le propose parce que la même position est revenue.

offers-because-stalled = Kete le propose parce que personne n’a pris de graine dans les { $moves } derniers coups.

offers-because-same = Kete le propose parce qu’il a calculé jusqu’au bout : continuer ne change rien.

## Ce qui est proposé, après « Kete propose ».
offers-to-halve = de partager { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }

offers-to-leave = de ne donner à personne { $count ->
        [one] la dernière graine
       *[other] les { $count } dernières graines
    }

offers-to-end-round = de terminer la manche
offers-to-draw = la nulle

offers-offers = { $who } propose { $what }

offers-offers-told = { SIDE($side) } propose { $what }.

offers-declined = { SIDE($side) } n’est pas d’accord et continue.

offers-hopes-for-more = { SIDE($side) } aurait { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } et espère davantage.

offers-resign-question = { $is-you ->
        [yes] Abandonner cette partie ?
       *[no] Abandonner pour { SIDE($side) } ?
    }

offers-resign-line = { SIDE($winner) } gagne alors { $rounds ->
        [yes] tout le match
       *[no] la partie
    }.
