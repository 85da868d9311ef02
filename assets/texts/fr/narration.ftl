## Quantités et endroits.
narration-seeds-of = { $colour ->
        [red] { $count ->
            [one] { $count } graine rouge
           *[other] { $count } graines rouges
        }
        [blue] { $count ->
            [one] { $count } graine bleue
           *[other] { $count } graines bleues
        }
       *[none] { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        }
    }

narration-at-hole = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } { $hole ->
        [A] en { $hole }
        [B] en { $hole }
        [C] en { $hole }
        [D] en { $hole }
        [E] en { $hole }
        [F] en { $hole }
        [b] en { $hole }
        [c] en { $hole }
        [d] en { $hole }
        [e] en { $hole }
        [f] en { $hole }
       *[other] dans la case { $hole }
    }

narration-all-at-hole = tout { $hole ->
        [A] en { $hole }
        [B] en { $hole }
        [C] en { $hole }
        [D] en { $hole }
        [E] en { $hole }
        [F] en { $hole }
        [b] en { $hole }
        [c] en { $hole }
        [d] en { $hole }
        [e] en { $hole }
        [f] en { $hole }
       *[other] dans la case { $hole }
    }

narration-sum = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } dans { $of ->
        [one] { $of } case
       *[other] { $of } cases
    }

narration-sum-hidden = tout dans { $of ->
        [one] { $of } case
       *[other] { $of } cases
    }

narration-then = { $before }, puis { $after }

## Ce qui a été joué.
narration-move-seeds = { $move }, { $amount }

narration-move-with = { $move } ({ $amount })

narration-round-trip = { $hole }, tout le tour en sautant la case de départ

narration-plays = { $you ->
        [yes] Vous jouez
       *[no] { SIDE($mover) } joue
    } { $played }.

narration-then-plays = Puis { $you ->
        [yes] vous jouez
       *[no] { SIDE($mover) } joue
    } { $played }.

narration-and-then-plays = { $before }, puis { $you ->
        [yes] { $after }
       *[no] joue { $after }
    }

narration-lays-out = { $you ->
        [yes] Vous disposez vos graines :
       *[no] { SIDE($mover) } dispose ses graines :
    } { $counts }.

narration-places-five = { $you ->
        [yes] Vous posez
       *[no] { SIDE($mover) } pose
    } cinq graines : { $holes }.

narration-extra-into-house = { $you ->
        [yes] Vous posez
       *[no] { SIDE($mover) } pose
    } une graine de réserve dans la maison en { $hole }.

narration-plays-extra = { $you ->
        [yes] Vous jouez
       *[no] { SIDE($mover) } joue
    } { $move } avec une graine de réserve.

narration-passes-unfed = { $you ->
        [yes] Vous n’avez plus de graines et vous passez
       *[no] { SIDE($mover) } n’a plus de graines et passe
    }. { SIDE($other) } doit maintenant { $you ->
        [yes] vous
       *[no] lui
    } donner des graines.

narration-passes-empty = { $you ->
        [yes] Vous n’avez plus de graines et vous passez
       *[no] { SIDE($mover) } n’a plus de graines et passe
    }.

narration-passes-stuck = { $you ->
        [yes] Vous ne pouvez pas jouer et vous passez
       *[no] { SIDE($mover) } ne peut pas jouer et passe
    }.

## Ce que le coup a donné.
narration-again = { $you ->
        [yes] Dernière graine dans votre grenier : vous rejouez.
       *[no] Dernière graine dans le grenier { DE(SIDE($mover)) } : { SIDE($mover) } rejoue.
    }

narration-in-all = { $you ->
        [yes] En tout, { $count ->
            [0] aucune graine ne va
            [one] { $count } graine va
           *[other] { $count } graines vont
        } dans votre grenier.
       *[no] En tout, { $count ->
            [0] aucune graine ne va
            [one] { $count } graine va
           *[other] { $count } graines vont
        } dans le grenier { DE(SIDE($mover)) }.
    }

narration-passed-over = La case { $hole } est sautée.

narration-takes = { $you ->
        [yes] Vous { $eats ->
            [yes] mangez
           *[no] prenez
        }
       *[no] Ce coup { $eats ->
            [yes] mange
           *[no] prend
        }
    } { $taken }.

narration-takes-keeps = { $you ->
        [yes] Vous { $eats ->
            [yes] mangez
           *[no] prenez
        } { $taken }, et { $kept ->
            [one] votre dernière graine va aussi dans votre grenier
           *[other] vous gardez { $kept } de vos graines
        }
       *[no] Ce coup { $eats ->
            [yes] mange
           *[no] prend
        } { $taken } et { $kept ->
            [one] met aussi la dernière graine dans le grenier
           *[other] garde { $kept } de ses propres graines
        }
    }.

narration-keeps = { $you ->
        [yes] { $count ->
            [one] Votre dernière graine va dans votre grenier
           *[other] Vous gardez { $count } de vos graines
        }
       *[no] { $count ->
            [one] Sa dernière graine va dans son grenier
           *[other] { $count } de ses graines vont dans son grenier
        }
    }.

narration-takes-rest = { $you ->
        [yes] Vous recevez
       *[no] { SIDE($taker) } reçoit
    } { $count ->
        [one] la graine restée
       *[other] les { $count } graines restées
    } sur le plateau.

narration-shares-rest = { $you ->
        [south] Dernières graines : { $south } pour vous, { $north } pour Nord.
        [north] Dernières graines : { $north } pour vous, { $south } pour Sud.
       *[no] Dernières graines : { $south } pour Sud, { $north } pour Nord.
    }

narration-round-over = La manche est finie : Sud a { $south }, Nord { $north }. { SIDE($loser) } dispose ses graines.

## Ce que veulent dire les lettres L et R.
narration-way-below = { $to ->
        [left] L : vers la gauche.
       *[right] R : vers la droite.
    }

narration-way-above = { $to ->
        [left] L : vers la gauche { DE(SIDE($mover)) }, soit vers la droite à l’écran.
       *[right] R : vers la droite { DE(SIDE($mover)) }, soit vers la gauche à l’écran.
    }

narration-nothing-captured = Rien n’est pris : { $cause }.

narration-resigns = { SIDE($loser) } abandonne. { SIDE($winner) } gagne.

narration-wins = { $you ->
        [yes] Vous gagnez
       *[no] { SIDE($winner) } gagne
    } { $more } à { $less }.

narration-wins-plain = { $you ->
        [yes] Vous gagnez
       *[no] { SIDE($winner) } gagne
    }.

narration-draw = Partie nulle, { $south } à { $north }.

## Ce qu’un relais rapporte.
narration-relay-hidden = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }

narration-relay-eaten = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, { $count ->
        [0] aucune graine mangée
        [one] { $count } graine mangée
       *[other] { $count } graines mangées
    }

narration-relay-yours = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, { $count ->
        [0] aucune graine semée
        [one] { $count } graine semée
       *[other] { $count } graines semées
    } dans votre grenier

narration-relay-stored = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, { $count ->
        [0] aucune graine semée
        [one] { $count } graine semée
       *[other] { $count } graines semées
    } dans le grenier { DE(SIDE($mover)) }

narration-relay-other = { $relay }, { $count } dans l’autre

narration-relay-line = { $relay }.

narration-relay-falls = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    } ; { $falls }.

## Ce qu’un coup ferait.
narration-falls-in-hole = votre dernière graine tombe dans la case { $hole }

narration-falls-in-store = votre dernière graine tombe dans votre grenier
narration-falls-nowhere = le coup se termine aussitôt

narration-if-eats = Si vous jouez { $move }, vous { $parts }.

narration-eats-short = { $move } : vous mangez { $taken }.

narration-if-again = Si vous jouez { $played }, votre dernière graine tombe dans votre grenier et vous rejouez.

narration-again-short = { $played } : votre dernière graine tombe dans votre grenier. Vous rejouez.

narration-if-falls = Si vous jouez { $played }, { $falls }.

narration-falls-short = { $played } : { $falls }.

narration-if-takes = Si vous jouez { $played }, { $falls }. Vous prenez { $taken }.

narration-takes-short = { $played } : { $falls }. Vous prenez { $taken }.

narration-eat = mangez { $taken }

narration-turn-round = faites demi-tour

narration-parts-two = { $first } et { $last }

narration-parts-more = { $first } et { $last }

narration-lands-here = Votre dernière graine tombe dans la case { $place }.

narration-round-trip-line = Les graines font tout le tour et sautent leur case de départ.

narration-you-keep = { $count ->
        [one] La case était vide : votre dernière graine va dans votre grenier
       *[other] Vous gardez { $count } de vos graines
    }.

narration-takes-rest-hidden = { SIDE($taker) } reçoit les dernières graines.

## Une étape d’un coup pendant qu’on le montre.
narration-lap-lifted = Semis { $lap } sur { $of } : { $lifted }{ $turned ->
        [yes] , cette fois dans l’autre sens, d’abord dans la case { $next }
       *[no] { "" }
    }.

narration-lifted-short = { $count ->
        [one] { $count } ramassée
       *[other] { $count } ramassées
    } dans la case { $hole }

narration-lifted-hidden-short = la case { $hole } est vidée

narration-lifted = On ramasse { $amount } dans la case { $hole }{ $turned ->
        [yes] , cette fois dans l’autre sens, d’abord dans la case { $next }
       *[no] { "" }
    }.

narration-lifted-hidden = On vide la case { $hole }{ $turned ->
        [yes] , cette fois dans l’autre sens, d’abord dans la case { $next }
       *[no] { "" }
    }.

narration-eaten-so-far = { $count ->
        [one] { $count } graine mangée
       *[other] { $count } graines mangées
    } jusqu’ici.

narration-stored-so-far = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } dans le grenier { DE(SIDE($mover)) } jusqu’ici.

narration-hand-of-hole = Les graines de la case { $hole } passent dans la main.

narration-all-eaten = Tout est mangé dans la case { $hole }.

narration-from-extra = { $count ->
        [one] { $count } graine tirée
       *[other] { $count } graines tirées
    } de la réserve.

narration-into-hand = { $count ->
        [one] { $count } graine passe
       *[other] { $count } graines passent
    } dans la main.

narration-eaten-at = { $count ->
        [one] { $count } graine mangée
       *[other] { $count } graines mangées
    } en { $hole }.

narration-captured-at = Prise dans la case { $hole } : { $amount }.

narration-kept-from = { $count ->
        [one] { $count } graine de la case { $hole } gardée
       *[other] { $count } graines de la case { $hole } gardées
    }.

narration-settled = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } pour { SIDE($taker) } à la fin.

narration-keeps-in-hand = { SIDE($keeper) } garde { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } en main.

narration-sown-on = La case { $hole } n’était pas vide : on sème ses graines en relais.

narration-house-lost = La maison en { $hole } est perdue : c’est désormais une case ordinaire.

narration-nothing-at = Rien n’est pris dans la case { $hole } : { $cause }.

narration-passes = { SIDE($mover) } passe.

narration-ends-at = Le semis se termine dans la case { $hole }.

narration-ends-in-store = Le semis se termine dans le grenier.

narration-border = La dernière graine a mangé dans la case { $hole }, près du bout de la rangée : le semis fait demi-tour et reprend dans la case { $next }.

narration-border-last = La dernière graine a mangé dans la case { $hole }, près du bout de la rangée : le semis fait demi-tour.
