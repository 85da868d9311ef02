### Une partie ou une leçon montrée à une classe.

## Les boutons. Ils sont aussi courts que possible : la rangée doit tenir dans une petite fenêtre.
presentation-play = Dérouler les coups
presentation-draw = Dessiner
presentation-wipe = Effacer
presentation-leave = Quitter
presentation-show-answer = Montrer la réponse
presentation-next = Suite
presentation-step-back = Étape précédente
presentation-next-lesson = Leçon suivante
presentation-vote = Vote à main levée

presentation-side = { SIDE($side) }, { $what } : { $count }

presentation-side-to-move = { SIDE($side) } doit jouer, { $what } : { $count }

presentation-drawing = Dessin

## La réponse que l’on vient de montrer.
presentation-answer = Réponse : { $answer }

presentation-right-moves = { $count ->
    [one] Le bon coup : { $moves }
   *[other] Les bons coups : { $moves }
}

presentation-game-move = La partie a continué par { $move }.

presentation-end-of-lesson = Fin de la leçon.

## Le vote à main levée.
presentation-hands = { $option }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
}

presentation-hands-right = { $option }, { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
}, juste

presentation-one-more = Une main de plus pour { $option }

presentation-one-fewer = Une main de moins pour { $option }

presentation-field = Réponse et mains
presentation-field-hole = C 5
presentation-field-number = 3 12

presentation-how-choices = Choisissez une réponse, puis tapez le nombre de mains.
presentation-how-holes = Cliquez sur une case, puis tapez le nombre de mains. Ou tapez les deux : C 5.
presentation-how-numbers = Tapez une réponse et le nombre de mains : 3 12.

presentation-no-hole = « { $typed } » n’est pas une case de ce plateau. Tapez une case, puis le nombre de mains levées : C 5.

presentation-no-move = « { $typed } » n’est pas un coup possible ici. Tapez un coup, puis le nombre de mains levées : C 5.

presentation-no-number = « { $typed } » n’est pas un nombre. Tapez une réponse, puis le nombre de mains levées : 3 12.

presentation-too-many = Il y a de la place pour { $most } réponses. Choisissez l’une de celles qui sont affichées.

## Les touches, sur la page de toutes les touches.
presentation-keys = En présentation
presentation-keys-draw = Prendre ou ranger le crayon
presentation-keys-arrow = Avec le crayon : tracer une flèche
presentation-keys-wipe = Effacer ce qui est dessiné
presentation-keys-play = Dérouler les coups, ou pause
presentation-keys-turn = En arrière, en avant
presentation-keys-answer = Leçon : montrer la réponse, continuer
presentation-keys-vote = Leçon : vote à main levée
presentation-keys-choose = Le vote : choisir une réponse
presentation-keys-hands = Le vote : mains pour cette réponse
presentation-keys-leave = Ranger le crayon, puis quitter
