ending-agreed = Les deux camps se sont accordés pour finir ici.

ending-halved = Les deux camps se sont accordés pour partager le reste en deux : { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } chacun.

ending-majority = { $you ->
        [winner] Vous avez plus de la moitié des graines.
       *[nobody] { SIDE($winner) } a plus de la moitié des graines.
    }

ending-few-seeds = Il restait seulement { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } sur le plateau.

ending-front-row = { $you ->
        [winner] La rangée intérieure { DE(SIDE($loser)) } est vide : vous gagnez.
        [loser] Votre rangée intérieure est vide : { SIDE($winner) } gagne.
       *[nobody] La rangée intérieure { DE(SIDE($loser)) } est vide : { SIDE($winner) } gagne.
    }

ending-singles = { $you ->
        [loser] Vous n’avez aucune case de 2 graines ou plus et ne pouvez commencer aucun coup.
       *[nobody] { SIDE($loser) } n’a aucune case de 2 graines ou plus et ne peut commencer aucun coup.
    }

ending-endless = { $you ->
        [mover] Aucun de vos coups ne se terminerait jamais.
       *[nobody] Aucun coup { DE(SIDE($mover)) } ne se terminerait jamais.
    }

ending-left-over = { $count ->
        [one] Il reste { $count } graine, qui ne compte
       *[other] Les { $count } dernières graines ne comptent
    } pour personne.

ending-rest = { $you ->
        [south] Des graines restantes, vous recevez { $south }, et Nord { $north }.
        [north] Des graines restantes, vous recevez { $north }, et Sud { $south }.
       *[nobody] Des graines restantes, Sud reçoit { $south }, et Nord { $north }.
    }

ending-repetition = La même position est revenue pour la { $times ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $times }e
    } fois.

ending-no-seed = Il ne reste aucune graine sur le plateau.
ending-no-move = Plus aucun coup n’est permis.

ending-cannot-feed = { $you ->
        [poor] Vous n’avez pas de graines et { SIDE($rich) } ne peut pas vous nourrir : { SIDE($rich) } { $keeps ->
            [yes] garde
           *[no] perd
        } { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        }.
        [rich] { SIDE($poor) } n’a pas de graines et vous ne pouvez pas lui en donner : vous { $keeps ->
            [yes] gardez
           *[no] perdez
        } { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        }.
       *[nobody] { SIDE($poor) } n’a pas de graines et { SIDE($rich) } ne peut pas lui en donner : { SIDE($rich) } { $keeps ->
            [yes] garde
           *[no] perd
        } { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        }.
    }

ending-all-empty = Toutes les cases sont vides.

ending-cleared-takes = { $you ->
        [clearer] Vos cases sont vides : vous prenez { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        } { DE(SIDE($owner)) }.
        [owner] Les cases { DE(SIDE($clearer)) } sont vides : { SIDE($clearer) } prend { $count ->
            [one] votre dernière graine
           *[other] vos { $count } dernières graines
        }.
       *[nobody] Les cases { DE(SIDE($clearer)) } sont vides : { SIDE($clearer) } prend { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        } { DE(SIDE($owner)) }.
    }

ending-cleared-keeps = { $you ->
        [clearer] Vos cases sont vides, et { SIDE($owner) } garde { $count ->
            [one] sa dernière graine
           *[other] ses { $count } dernières graines
        }.
        [owner] Les cases { DE(SIDE($clearer)) } sont vides, et vous gardez { $count ->
            [one] votre dernière graine
           *[other] vos { $count } dernières graines
        }.
       *[nobody] Les cases { DE(SIDE($clearer)) } sont vides, et { SIDE($owner) } garde { $count ->
            [one] sa dernière graine
           *[other] ses { $count } dernières graines
        }.
    }

ending-starved = { $you ->
        [poor] Vous n’avez plus de graines : { SIDE($rich) } prend { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        }.
        [rich] { SIDE($poor) } n’a plus de graines : vous prenez { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        }.
       *[nobody] { SIDE($poor) } n’a plus de graines : { SIDE($rich) } prend { $count ->
            [one] la dernière graine
           *[other] les { $count } dernières graines
        }.
    }

ending-ring-most = { $you ->
        [winner] Vous avez pris { $count } des 64 graines.
       *[nobody] { SIDE($winner) } a pris { $count } des 64 graines.
    }

ending-ring-even = Chaque camp a pris 32 des 64 graines.

ending-ring-few = Il reste seulement { $count ->
        [one] { $count } graine sur le plateau, moins de 8 : elle ne compte
       *[other] { $count } graines sur le plateau, moins de 8 : elles ne comptent
    } pour personne.

ending-match-even = Les deux camps ont le même nombre de graines, et trop peu pour une autre manche.

ending-match-lost = { $you ->
        [loser] Il vous reste seulement { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        }, et vous avez perdu le match.
       *[nobody] { SIDE($loser) } n’a plus que { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        } et a perdu le match.
    }

ending-moves = { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.

ending-rounds = { $game }, { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.

ending-score-was = Le score était de { $first } à { $second }.

ending-round-score-was = Dans cette manche, le score était de { $first } à { $second }.

ending-score-after-round = Après la dernière manche, Sud avait { $south ->
        [one] { $south } graine
       *[other] { $south } graines
    }, et Nord { $north }.

ending-has-more = { $you ->
        [yes] Vous aviez
       *[no] { SIDE($winner) } avait
    } plus de la moitié des graines.
