## Indices.
tutor-think-of = Pensez à la règle « { $rule } ». { $sentence }

tutor-think-of-lap = Pensez à la règle « { $rule } ». { $sentence } Ici, elle s’applique là où se termine le semis { $lap }.

tutor-look-at = Regardez la case { $hole }.

tutor-begin-with = Commencez par la case { $hole }, qui a { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }{ $extra ->
        [yes] , graine de réserve comprise
       *[no] { "" }
    }.

tutor-look-at-own = Regardez vos propres cases : lesquelles peuvent partir ?
tutor-look-at-hand = Regardez les graines que vous avez à poser.
tutor-pass = Passez.

tutor-play-so = Jouez { $move }. { $does }

tutor-play-because = Jouez { $move }. Pourquoi ? { $because }

tutor-pass-because = Passez. Pourquoi ? { $because }

tutor-lap-ends-in = Le premier semis se termine dans la case { $hole }.

tutor-lap-ends-in-store = Le premier semis se termine dans votre grenier.

tutor-lap-ends-at = Le premier semis se termine ici : { $place }.

tutor-no-lap = Ce coup ne sème rien.

## Réponses aux questions.
tutor-last-in-store = La dernière graine tombe dans votre grenier.

tutor-last-lands = La dernière graine tombe dans la case { $place }.

tutor-nothing-taken-because = Vous ne { $eats ->
        [yes] mangez
       *[no] prenez
    } rien : { $cause }.

tutor-seeds-taken = { $count ->
        [0] Vous ne { $eats ->
            [yes] mangez
           *[no] prenez
        } rien.
        [one] Vous { $eats ->
            [yes] mangez
           *[no] prenez
        } { $count } graine.
       *[other] Vous { $eats ->
            [yes] mangez
           *[no] prenez
        } { $count } graines.
    }

tutor-laps-sown = Vous faites { $laps } semis.

tutor-next = Ensuite, c’est à { $you ->
        [yes] vous
       *[no] { SIDE($side) }
    }.

tutor-wins = { $you ->
        [yes] Vous gagnez
       *[no] { SIDE($winner) } gagne
    } { $more } à { $less }.

tutor-draw = Partie nulle, { $south } à { $north }.

## Ce que fait un coup permis qui manque le but.
tutor-brings-last = Après { $move }, la dernière graine tombe dans { $place }.

tutor-too-many = La case { $hole } a { $of } graines. { $number ->
        [1] La première
        [2] La deuxième
        [3] La troisième
        [4] La quatrième
        [5] La cinquième
        [6] La sixième
        [7] La septième
        [8] La huitième
        [9] La neuvième
        [10] La dixième
        [11] La onzième
        [12] La douzième
       *[other] La { $number }e
    } tombe dans { $place }, et { $over ->
        [one] { $over } autre va
       *[other] { $over } autres vont
    } au-delà.

tutor-too-few = La case { $hole } a { $of ->
        [one] { $of } graine
       *[other] { $of } graines
    }, trop peu pour atteindre { $place } : la dernière tombe dans { $last }.

tutor-sows-laps = Avec { $move }, vous ne faites que { $laps } semis.

tutor-no-second = Avec { $move }, vous ne rejouez pas : la dernière graine tombe dans { $place }.

tutor-other-plays = Après { $move }, c’est à { SIDE($other) } de jouer : la dernière graine tombe dans { $place }.

tutor-goes-on = Avec { $move }, la partie ne se termine pas : la dernière graine tombe dans { $place }.

tutor-leaves-nothing = Après { $move }, { SIDE($other) } n’a toujours pas de graines.

tutor-does-without = « { $rule } » ne s’applique pas à { $move } : la dernière graine tombe dans { $place }.

tutor-brings-in = Avec { $move }, « { $rule } » s’applique.

tutor-another-takes-more = { $took } Un autre coup en { $eats ->
        [yes] mange
       *[no] prend
    } plus.

tutor-takes-too-much = { $took } Ici, il faut { $wanted ->
        [0] ne rien { $eats ->
            [yes] manger
           *[no] prendre
        }
       *[other] en { $eats ->
            [yes] manger
           *[no] prendre
        } { $wanted }
    }.

tutor-lets-capture = Après { $own }, { SIDE($other) } peut { $eats ->
        [yes] manger
       *[no] prendre
    } { $taken } avec { $reply }.

tutor-keeps-only = Avec { $move }, vous ne gagnez que votre propre dernière graine.

tutor-takes = Avec { $move }, vous { $eats ->
        [yes] mangez
       *[no] prenez
    } { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

tutor-takes-at = Avec { $move }, vous { $eats ->
        [yes] mangez
       *[no] prenez
    } { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } dans { $holes }.

tutor-takes-keeps = Avec { $move }, vous gagnez { $all ->
        [one] { $all } graine
       *[other] { $all } graines
    } : { $count ->
        [one] celle que vous prenez
       *[other] les { $count } que vous prenez
    } et votre propre dernière graine.

tutor-takes-at-keeps = Avec { $move }, vous gagnez { $all ->
        [one] { $all } graine
       *[other] { $all } graines
    } : { $count } dans { $holes }, plus votre propre dernière graine.

tutor-another-is-better = Un autre coup est meilleur que { $move }.

tutor-ends-after = Si les deux camps jouent bien, vous finirez avec { $after } après { $move }, et avec { $best } après le meilleur coup.

tutor-brings-you = Si les deux camps jouent bien, voici ce que { $move } vous apporte en { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } : { $gain }. Un autre coup vous apporte { $wanted ->
        [one] { $wanted } graine
       *[other] { $wanted } graines
    }.

tutor-no-win = Après { $move }, { SIDE($other) } joue { $reply }, et vous ne gagnez pas { $count ->
        [0] avec { $move }
        [1] à votre coup suivant
       *[other] dans vos { $count } coups suivants
    }.

tutor-does-not-win = Avec { $move }, vous ne gagnez pas.

tutor-ahead = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } d’avance

tutor-level = un score égal

tutor-behind = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de retard

tutor-gain-seeds = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

tutor-gain-nothing = rien

tutor-gain-loss = une perte de { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

tutor-captures-nothing = Avec { $move }, rien n’est pris.

tutor-captures-nothing-because = Avec { $move }, rien n’est pris : { $cause }.

tutor-hole-named = la case { $hole }

tutor-no-hole = aucune case
tutor-your-store = votre grenier

tutor-store-of = le grenier { DE(SIDE($owner)) }

tutor-extra-of = la réserve { DE(SIDE($owner)) }

## Règles avec certaines options, et là où une réponse serait juste.
tutor-game-with = { $game } avec { $options }

tutor-option-value = « { $option } : { $value } »

tutor-right-with = Juste avec { $options }

tutor-right-in = Juste ailleurs : { $game }

tutor-counts-here = Ici vaut « { $rule } ». { $sentence }

tutor-over-here = Ici, le coup se termine dans { $place }.

tutor-with-option = Avec cette option, votre réponse serait juste. { $here }

tutor-in-game = Avec d’autres règles ({ $game }), votre réponse serait juste. { $here }

tutor-lap-went-on = La case { $hole } avait { $held ->
        [one] { $held } graine
       *[other] { $held } graines
    }, et votre dernière graine en fait { $now } : vous les ramassez toutes et continuez à semer.

tutor-lap-ate = Le semis se termine dans la case { $hole }. Là, vous mangez { $count ->
        [one] la graine
       *[other] les { $count } graines
    } de la case { $from } et continuez à semer.

tutor-came-from = Ces graines viennent de la case { $hole } : la case { $hole } elle-même n’en reçoit donc pas.

tutor-one-lifted = La case { $from } a une graine, et elle tombe dans { $last }.

tutor-lifted = Vous ramassez { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } dans la case { $from } : la première tombe dans { $first }, la dernière dans { $last }.

## Exercices tirés de vos parties, et notes des coups.
tutor-lost-seeds = Avec { $move }, vous avez perdu au bout du compte { $sure ->
        [yes] { "" }
       *[no] environ{ " " }
    }{ $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }. Trouvez le meilleur coup.

tutor-lost-game = Avec { $move }, vous avez perdu la partie. Trouvez un coup qui ne la perd pas.

tutor-looks-lost = Après { $move }, la partie semble perdue. Trouvez un coup après lequel elle ne le semble pas.

tutor-gave-away = Avec { $move }, vous avez laissé filer une partie gagnée. Trouvez un coup qui garde la victoire.

tutor-looks-not-won = Après { $move }, la partie ne semble plus gagnée. Trouvez un coup qui garde la victoire.

tutor-not-better = Jouer { $move } fait perdre { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } par rapport au meilleur coup.

tutor-good-enough = { $count ->
        [0] Aucun coup ne fait mieux.
        [one] Le meilleur coup n’apporte que { $count } graine de plus.
       *[other] Le meilleur coup apporte { $count } graines de plus.
    }

tutor-best = meilleur coup
tutor-good = bon coup
tutor-inaccuracy = imprécision
tutor-mistake = erreur
tutor-blunder = gaffe

tutor-warn-seeds = Avec { $move }, vous finiriez { $sure ->
        [yes] { "" }
       *[no] sans doute{ " " }
    }avec { $own } au lieu { DE($best) }.

tutor-warn-weaker = Jouer { $move } est bien moins bon que le meilleur coup.

tutor-was-weaker = Jouer { $move } était bien moins bon que le meilleur coup. Trouvez celui-ci.

tutor-warn-game = Jouer { $move } { $sure ->
        [yes] perd
       *[no] risque de perdre
    } la partie.

tutor-warn-win = Jouer { $move } { $sure ->
        [yes] laisse filer
       *[no] risque de laisser filer
    } une partie gagnée.

## Le fichier de vos progrès.
tutor-impossible-numbers = un nombre d’étoiles ou une boîte impossibles

tutor-damaged = Ligne { $line } : { $why }.

tutor-newer = Le fichier a la version { $version } ; il a été écrit par un Kete plus récent.

tutor-set-aside = Votre fichier de progrès n’a pas pu être lu. Il a été mis de côté sous le nom { $name } ; les étoiles repartent à zéro.
