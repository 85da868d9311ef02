## La carte d’un coup.
play-sowing-is = Semis : { $speed }

play-played = joué : { $move }

play-played-seeds = joué : { $move } · { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

play-passed = tour passé

play-sows = semis de { $move }

play-sows-seeds = semis de { $move } · { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

play-layout = disposition { $counts }

play-layout-in-short = disposition { $counts } …

## La fin d’une manche, avant le début de la suivante.
play-round-won = { $you ->
        [yes] Vous avez
       *[no] { SIDE($winner) } a
    } gagné la manche { $number } par { $more } à { $less }.

play-round-drawn = La manche { $number } est nulle, { $count } partout.

play-round-next = { $you ->
        [yes] À vous
       *[no] À { SIDE($loser) }
    } maintenant de disposer { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } pour la manche suivante.

play-seeds-taken-in = Graines prises, manche { $number }

play-player-thinks = { $player } réfléchit

play-kete-thinks = Kete réfléchit

## Une maison, et la réserve.
play-house = { $open ->
        [yes] maison ouverte
       *[no] maison fermée
    }

play-house-seeds = { $open ->
        [yes] maison ouverte
       *[no] maison fermée
    } : { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

play-house-lost = maison perdue

play-place-line = Vous avez { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de réserve. Un coup commence toujours par une graine de la réserve : cliquez sur une case intérieure qui a des graines, et elle s’y pose.

play-house-line = { $you ->
        [yes] Votre maison, la case carrée,
       *[no] La maison { DE(SIDE($side)) }, la case carrée,
    } est fermée : un semis qui s’y termine met fin au coup. Un coup qui mange l’ouvre : { $you ->
        [yes] vous pouvez alors vous y arrêter
       *[no] { SIDE($side) } peut alors s’y arrêter
    } ou l’étaler.

play-house-lost-line = { $you ->
        [yes] Votre maison
       *[no] La maison { DE(SIDE($side)) }
    } a été étalée ou mangée. { $hole } est une case ordinaire pour le reste de la partie.

play-extra-used-up = { $you ->
        [yes] Votre réserve est épuisée. Désormais, vous semez depuis le plateau.
       *[no] La réserve { DE(SIDE($side)) } est épuisée. Désormais, { SIDE($side) } sème depuis le plateau.
    }

play-thinking-for = réfléchit, { $secs } s

play-round = Manche { $number } du match

play-round-number = Manche { $number }

play-asks-you = À vous. Choisissez une case.

play-asks-side = À { SIDE($mover) } de jouer. Choisissez une case.

## Ce qu’un niveau bas de Kete vient de laisser passer.
play-overlooked = { $knew ->
        [yes] Kete n’a pas joué son meilleur coup
       *[no] Kete a laissé passer quelque chose
    } : vous pouvez { $wins ->
        [yes] gagner maintenant
       *[no] { $eats ->
            [yes] manger
           *[no] prendre
        } { $count ->
            [one] { $count } graine
           *[other] { $count } graines
        } maintenant
    }. Trouverez-vous comment ?

## Une deuxième phrase, quand le coup est difficile à voir.
play-sowing-is-long = Ce coup passe facilement inaperçu : les graines { $far ->
        [round] font tout le tour du plateau et continuent
        [nearly] font presque tout le tour
       *[no] vont { $count } cases plus loin
    }.

play-laps-are-many = Ce coup passe facilement inaperçu : il sème { $count } graines en { $laps } semis.

play-moves-again = Ce coup passe facilement inaperçu : vous rejouez ensuite.

play-ends-the-game = Ce coup passe facilement inaperçu : il termine la partie.

play-next-level = La prochaine fois, Kete jouera au niveau { $level }.

play-house-holds = Votre maison contient { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } : vous arrêter ici, ou l’étaler ?

play-house-reached = Vous voici à votre maison : vous arrêter ici, ou l’étaler ?

play-spreading = Étaler { $does } et fait perdre la maison pour de bon. Échap annule le coup.

play-drops = sème { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de plus

play-ends-in = finit dans la case { $hole }

play-eats-nothing = ne mange rien de plus

play-eats-more = mange { $count } de plus

play-eats-some = mange encore

play-move-goes-on = { $move }…

play-last-fell = Votre dernière graine est tombée dans la case { $hole }.

play-ate-and-fell = Vous avez mangé { $taken }, et la dernière graine est tombée dans la case { $hole }.

play-ate-and-relayed = Vous avez mangé { $taken } ; cela a fait { $count } en { $hole }, et ces { $count } finissent en { $house }.

play-will-spread = Le prochain coup étale la maison s’il y arrive.
play-will-ask = Le prochain coup pose la question à la maison.

play-not-your-hole = La case { $hole } n’est pas à { SIDE($mover) }.

play-comes-to-house = { SIDE($mover) } joue { $move } et arrive à la maison. S’arrêter ici, ou l’étaler ?

play-turn-told = Tour { $number }. { $told }

play-both-ways = La case { $hole } peut partir à gauche ou à droite. Cliquez dessus pour choisir.

play-both-ways-click = La case { $hole } peut partir à gauche ou à droite : cliquez sur son côté gauche ou droit, ou au milieu pour choisir.
play-both-ways-finger = La case { $hole } peut partir à gauche ou à droite. Choisissez l’un des deux.

play-choose-colour = Case { $hole } : choisissez la couleur, R pour rouge ou B pour bleu.

## Pendant que les graines tombent.
play-flight = { $in-hand } en main.

play-flight-next = { $in-hand } en main, ensuite { $place }.

play-flight-hidden = Graines en main.

play-flight-hidden-next = Graines en main, ensuite { $place }.

play-flight-lap = Semis { $lap } sur { $laps } : { $in-hand } en main.

play-flight-lap-next = Semis { $lap } sur { $laps } : { $in-hand } en main, ensuite { $place }.

play-flight-lap-hidden = Semis { $lap } sur { $laps } : graines en main.

play-flight-lap-hidden-next = Semis { $lap } sur { $laps } : graines en main, ensuite { $place }.

play-paused = En pause.

play-looking-at = Vous regardez { $turn ->
        [0] le début de la partie
       *[other] le tour { $turn } sur { $of }
    }.

play-may-play-another = Ici, vous pouvez jouer un autre coup.

## Résultats.
play-draw = Partie nulle

play-you-won-resigned = Vous avez gagné, { $name } a abandonné

play-you-resigned = Vous avez abandonné, { SIDE($winner) } gagne

play-side-resigned = { SIDE($loser) } a abandonné, { SIDE($winner) } gagne

play-you-won = Vous avez gagné

play-program-won = { $name } a gagné

play-person-won = { $name ->
        [Nord] { $name }
        [Sud] { $name }
       *[other] { $name } ({ SIDE($winner) })
    } a gagné

play-side-won = { SIDE($winner) } a gagné

play-with-score = { $won }, { $more } à { $less }

play-match-lost-below = Un camp qui a moins de 3 graines après une manche perd le match.

play-match-lost-at = Un camp qui a { $seeds } graines ou moins après une manche perd le match.

## Étiquettes près des cases, aussi courtes que possible.
play-in-hand-count = { $count } en main

play-takes = prend { $count }

play-takes-all = prend tout

play-then = puis { $takes }

play-takes-nothing = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, aucune prise

play-eats = mange { $count }

play-eats-all = mange tout

play-eats-no-seed = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, ne mange rien

play-taken = { $count ->
        [one] { $count } prise
       *[other] { $count } prises
    }

play-taken-all = tout pris

play-ate = { $count ->
        [one] { $count } mangée
       *[other] { $count } mangées
    }

play-ate-all = tout mangé

play-laps = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }

play-laps-takes = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, rapporte { $count }

play-laps-eats = { $laps ->
        [one] { $laps } semis
       *[other] { $laps } semis
    }, mange { $count }

play-course = { SIDE($first) } { $south } · { SIDE($second) } { $north }

play-no-move-yet = Pas encore de coup. { $is-you ->
        [yes] À vous de commencer
       *[no] { SIDE($side) } commence
    }.

play-holes = { $count } cases

play-rules-by-key = Règles { $keys }
