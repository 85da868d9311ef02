leading-count-to = Comptez depuis chacune de vos cases jusqu’à { $place }. Laquelle contient juste ce nombre de graines ?

leading-count-back = Comptez à rebours depuis { $place }. De laquelle de vos cases la dernière graine peut-elle venir ?

leading-count-to-store = Comptez depuis chacune de vos cases jusqu’à votre grenier. Laquelle contient juste ce nombre de graines ?

leading-capture-there = Regardez la case { $hole }. { $empty ->
        [yes] Elle est vide pour l’instant. Lequel de vos coups y met des graines et les { $eats ->
            [yes] mange
           *[no] prend
        } ?
       *[no] De laquelle de vos cases pouvez-vous { $eats ->
            [yes] manger
           *[no] prendre
        } ses graines ?
    }

leading-may-you-move = Regardez vos propres cases : y en a-t-il une que vous pouvez jouer ?

leading-takes-nothing = Après quel coup la dernière graine tombe-t-elle là où il n’y a rien à { $eats ->
        [yes] manger
       *[no] prendre
    } ?

leading-laps = Après quel coup la dernière graine rejoint-elle d’autres graines, si bien que vous continuez à semer ?
leading-wins = Lequel de vos coups termine la partie, et qui a alors le plus de graines ?

leading-cannot-move = Quel coup ne laisse plus aucun coup à { SIDE($other) } ?

leading-empties-front = Quel coup mange tout ce qui reste à { SIDE($other) } dans sa rangée intérieure ?

leading-feeds = Laquelle de vos cases a assez de graines pour atteindre la rangée { DE(SIDE($other)) } ?

leading-brings-about = Lequel de vos coups met en jeu la règle « { $rule } » ?

leading-avoids = Lequel de vos coups ne met pas en jeu la règle « { $rule } » ?

leading-legal = Quelles cases pouvez-vous jouer, et quelle règle interdit les autres ?

leading-compare = Comparez vos coups : que vous rapporte chacun, et que peut faire ensuite { SIDE($other) } ?

leading-guided = Quelle case est entourée de pointillés ?
leading-guided-way = Quelle case est entourée de pointillés, et dans quel sens va la flèche ?

## Questions après un coup qui a manqué son but.
leading-just-enough = Quelle case a juste assez de graines ?
leading-where-others-end = Où tombe la dernière graine de vos autres coups ?

leading-another = Que { $eats ->
        [yes] mangerait
       *[no] prendrait
    } un autre coup ?

leading-where-taken = Lequel de vos coups { $eats ->
        [yes] mange
       *[no] prend
    } quelque chose ?

leading-how-far = La case { $hole } a { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }. Déposez-les une à une : où tombe la dernière ?

leading-where-first = Où va la première graine ?
leading-what-there = Où tombe la dernière graine, et qu’y a-t-il là à ce moment ?
leading-is-empty-there = Où se termine le premier semis, et cette case était-elle vide ?
leading-seed-on-the-way = Sur les { $of } graines, { $number ->
        [1] la première
        [2] la deuxième
        [3] la troisième
        [4] la quatrième
        [5] la cinquième
        [6] la sixième
        [7] la septième
        [8] la huitième
        [9] la neuvième
        [10] la dixième
        [11] la onzième
        [12] la douzième
       *[other] la { $number }e
    } tombe dans { $place }. Continuez à compter à partir de là.

leading-is-it-taken = Votre dernière graine tombe dans { $place }. Y { $eats ->
        [yes] mangez
       *[no] prenez
    }-vous quelque chose ?

leading-lap-by-lap = Suivez le coup semis par semis. Où se termine chaque semis, et qu’y mangez-vous ?

leading-from-there = Votre dernière graine tombe dans { $place }. Comptez ce que vous { $eats ->
        [yes] mangez
       *[no] prenez
    } à partir de là : c’est { $than ->
        [more] plus
       *[fewer] moins
    } que votre réponse.

leading-who-next = Où tombe la dernière graine, et une règle donne-t-elle pour cela un autre coup ?
leading-turns-alternate = Quelqu’un joue-t-il deux fois de suite dans ce jeu ?

leading-lap-ends = Le premier semis se termine dans { $place }. Y a-t-il là des graines pour continuer ?

leading-lap-ends-across = Le premier semis se termine dans { $place }. Regardez { $across }, la case d’en face : y a-t-il quelque chose à manger ? Sinon, y a-t-il dans { $place } des graines pour continuer ?

leading-what-is-left = Une rangée est-elle vide après ce coup, et qui reçoit les graines qui restent ?

leading-first-seed = { $only ->
        [yes] Il n’y a qu’une graine : elle va dans { $place }.
       *[no] Commencez à compter juste après { $from } : la première graine tombe dans { $place }.
    }

leading-middle-seed = { $way ->
        [left] Vers la gauche, la { $number ->
            [1] première
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
            [6] sixième
            [7] septième
            [8] huitième
            [9] neuvième
            [10] dixième
            [11] onzième
            [12] douzième
           *[other] { $number }e
        } des { $of } graines tombe dans { $place }.
        [right] Vers la droite, la { $number ->
            [1] première
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
            [6] sixième
            [7] septième
            [8] huitième
            [9] neuvième
            [10] dixième
            [11] onzième
            [12] douzième
           *[other] { $number }e
        } des { $of } graines tombe dans { $place }.
       *[only] La { $number ->
            [1] première
            [2] deuxième
            [3] troisième
            [4] quatrième
            [5] cinquième
            [6] sixième
            [7] septième
            [8] huitième
            [9] neuvième
            [10] dixième
            [11] onzième
            [12] douzième
           *[other] { $number }e
        } des { $of } graines tombe dans { $place }.
    }

leading-with-reason = { $answer } { $reason }

## Un but comme exercice, pour un plateau qui diffère d’une graine de celui de l’étape.
leading-task-last = Jouez pour que votre dernière graine tombe dans la case { $place }.

leading-task-last-in-store = Jouez pour que votre dernière graine tombe dans votre grenier.

leading-task-takes = Jouez un coup qui { $count ->
        [0] ne { $eats ->
            [yes] mange
           *[no] prend
        } rien
        [one] { $eats ->
            [yes] mange
           *[no] prend
        } exactement { $count } graine
       *[other] { $eats ->
            [yes] mange
           *[no] prend
        } exactement { $count } graines
    }.

leading-task-takes-at-least = Jouez un coup qui { $eats ->
        [yes] mange
       *[no] prend
    } au moins { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

leading-task-laps = Jouez un coup d’au moins { $count ->
        [one] { $count } semis
       *[other] { $count } semis
    }.

leading-task-again = Jouez pour que ce soit de nouveau à vous.
leading-task-wins = Gagnez la partie avec ce coup.

leading-task-feeds = Donnez une graine à { SIDE($other) }.

leading-task-by = Jouez un coup qui met en jeu la règle « { $rule } ».

leading-task-without = Jouez un coup qui ne met pas en jeu la règle « { $rule } ».
