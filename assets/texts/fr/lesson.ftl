lesson-show-me = Montrer { $move }

## Pourquoi un coup est refusé dans une leçon, avec la raison au-dessous.
lesson-grand-slam = { $move } n’est pas permis ici : ce coup prendrait toutes les graines { DE(SIDE($other)) }.

lesson-grand-slam-why = Dans cette étape, les règles interdisent de prendre toutes les graines de votre adversaire.

lesson-start-two = { $move } n’est pas permis ici : { $hole } ne contient qu’une graine.

lesson-start-two-why = Un coup commence avec 2 graines ou plus.

lesson-must-eat = { $move } n’est pas permis ici : son premier semis ne mange rien.

lesson-must-eat-why = Un de vos coups mange dès son premier semis : vous devez donc manger.

lesson-must-eat-placing = { $move } n’est pas permis ici : la graine posée ne mange rien.

lesson-must-eat-placing-why = Vous pouvez poser une graine qui mange tout de suite : vous devez donc manger.

lesson-endless = { $move } n’est pas permis ici : ce coup ne finirait jamais.

lesson-endless-why = Chaque semis trouve des graines à ramasser, sans fin.

lesson-empty-colour = La case { $hole } n’a pas de graines { $colour ->
        [red] rouges
       *[blue] bleues
    } à semer.

lesson-empty = La case { $hole } est vide : il n’y a rien à semer.

lesson-stops-short = { $move } n’est pas permis ici : { $count ->
        [one] sa seule graine s’arrête
       *[other] ses { $count } graines s’arrêtent
    } dans la case { $hole }.

lesson-stops-in-store = { $move } n’est pas permis ici : { $count ->
        [one] sa seule graine s’arrête
       *[other] ses { $count } graines s’arrêtent
    } dans le grenier.

lesson-stops-short-why = Aucune graine n’atteindrait le camp { DE(SIDE($other)) }. Jouez une case qui l’atteint.

lesson-takes-again = { $move } n’est pas permis ici : ce coup reprend à { SIDE($other) } ce qu’il lui apporte.

lesson-takes-again-why = { SIDE($other) } n’aurait plus rien une fois le coup fini.

## La question sur une position jumelle, qui diffère d’une graine.
lesson-twin-board = La même position, avec une graine de { $more ->
        [yes] plus
       *[no] moins
    } dans la case { $hole }.

lesson-twin-board-and-store = La même position, mais une graine { $more ->
        [yes] { $yours ->
            [yes] de votre grenier
           *[no] du grenier { DE(SIDE($owner)) }
        } est maintenant dans la case { $hole }.
       *[no] de la case { $hole } est maintenant dans { $yours ->
            [yes] votre grenier
           *[no] le grenier { DE(SIDE($owner)) }
        }.
    }

lesson-twin = { $board } Vous jouez { $move }. { $question }

lesson-twin-task-other = { $board } { $task } Pas { $moves } cette fois : trouvez un autre coup.

lesson-asks-last = Où tombe la dernière graine ?
lesson-asks-eaten = Combien de graines mangez-vous ?
lesson-asks-taken = Combien de graines prenez-vous ?
lesson-asks-laps = Combien y a-t-il de semis ?
lesson-asks-next = Qui joue ensuite ?
lesson-asks-result = Comment finit la partie ?

lesson-standing = Vous { $mine }, Kete { $theirs }

lesson-step-of-both = { $step } sur { $of }

lesson-board-of-both = { $title } : { $says }

## En quoi le plateau d’une étape diffère du précédent.
lesson-board-turned = { $mover ->
        [north] Le plateau est retourné : vous êtes maintenant { SIDE($mover) }.
       *[south] Le plateau est remis à l’endroit : vous êtes de nouveau { SIDE($mover) }.
    }

lesson-new-board-turned = { $mover ->
        [north] Nouvelle position, plateau retourné : vous êtes maintenant { SIDE($mover) }.
       *[south] Nouvelle position, plateau remis à l’endroit : vous êtes de nouveau { SIDE($mover) }.
    }

lesson-new-board = Nouvelle position.
lesson-later-in-game = Plus tard dans la même partie.

lesson-after-game-move = Dans la partie, le coup joué était { $move }.

lesson-back-to-start = Cette étape recommence.
lesson-back-before-move = Retour à la position d’avant votre coup.
lesson-back-before-turn = Retour à la position précédente.

lesson-at-step = Voici l’étape { $number }, avec son plateau.

lesson-at-step-turned = Voici l’étape { $number }, avec son plateau : vous y êtes { SIDE($mover) }.

lesson-unsolved = Vous n’avez pas encore résolu cette étape.{ $again ->
        [yes] {" "}Réessayez.
       *[no] {""}
    }

# Le début des textes de cours qui le disent eux-mêmes.
lesson-same-board = La même position
lesson-first-board = La première position

## Étiquettes, titres et courtes notes.

lesson-why-a-rule = Pourquoi cette règle ?
lesson-stops-here = s’arrête ici
lesson-and-on = et continue
lesson-ask-why = Pointez une case et appuyez sur W pour demander « pourquoi pas celle-ci ? »
lesson-try-twin = Une graine de plus ou de moins
lesson-watch-turn = Regarder le coup
lesson-turn-is-over = Le coup est fini.
lesson-back-to-step = Retour à l’étape
lesson-show-both = Les deux coups côte à côte
lesson-both-end-alike = Les deux coups suivent le même chemin.
lesson-watch-both = Regarder les deux coups
lesson-close-both = Fermer
lesson-first-difference = À la première différence

# Le titre au-dessus du but de la leçon et des mots qu’elle a expliqués.
lesson-this-lesson = Cette leçon
