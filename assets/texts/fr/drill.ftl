drill-sparring-on = Partie avec la règle « { $rule } »

drill-sparring-line = Kete joue pour que « { $rule } » compte. Vous commencez.

drill-decided = { $count ->
        [0] La règle n’a encore rien décidé
        [1] La règle a décidé une fois
       *[other] La règle a décidé { $count } fois
    }

drill-review = Règles à revoir

drill-title = Exercices : « { $rule } »

drill-mixed = Exercices variés

drill-at = { $title }, { $number } sur { $of }

drill-dots = { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    }, { $wrong ->
        [one] { $wrong } fausse
       *[other] { $wrong } fausses
    }, { $open } sans réponse

drill-result = { $right ->
        [one] { $right } réponse juste
       *[other] { $right } réponses justes
    } sur { $of }

drill-question-in-game = { $game }. { $question }

## Comment répondre, et quelle est la bonne réponse.
drill-how-all = Choisissez tous les coups qui conviennent.
drill-how-yes-no = Choisissez oui ou non.
drill-how-totals = Choisissez ce qu’a chaque camp.
drill-how-sizes = Choisissez tous les nombres possibles.
drill-how-seeds = Choisissez le nombre de graines.

drill-may-only-pass = Vous ({ SIDE($mover) }) ne pouvez que passer.

drill-may-play = Vous ({ SIDE($mover) }) pouvez jouer { $moves }.

drill-may-be-played = Vous pouvez jouer { $move }.

drill-may-not-be-played = Vous ne pouvez pas jouer { $move }.

drill-feed = { $moves } { $count ->
        [one] nourrit
       *[other] nourrissent
    } { SIDE($other) }.

drill-house-lost = Après { $moves }, une maison est perdue.

drill-house-works = Il reste ensuite une maison en jeu.
drill-no-house-works = Il ne reste ensuite aucune maison en jeu.
drill-with-extra = Le coup suivant commence avec une graine de réserve.
drill-without-extra = Le coup suivant commence sans graine de réserve.

drill-sizes = Possible : { $sizes } cases par camp.

drill-held = La case { $hole } contenait { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } au départ.

drill-totals = Sud { $south }, Nord { $north }

drill-choice-told = { $choice }.

drill-choice-wins = { SIDE($winner) } gagne, { $more } à { $less }

drill-choice-draw = Nulle, { $south } à { $north }

## Quand les règles reviennent.
drill-rule-of-game = { $rule } ({ $game })

drill-next-tomorrow = { $rule } : à revoir demain

drill-next-in = { $rule } : à revoir dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

drill-next-due = Prochaine fois : { $day }, { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }.

drill-not-on-board = Elle parle des personnes au plateau : aucune position ne la montre.
drill-never = Elle ne s’applique jamais dans ce jeu.
drill-needs = Les options de ces règles ne lui laissent aucune place.
drill-none-found = Elle s’applique trop rarement : on ne connaît aucune position qui la montre.
drill-drill-this = Travailler celle-ci

drill-drill-these = Travailler ces { $count }

drill-drill-some = En travailler { $count }

drill-drill-for = S’exercer, { $minutes } min

drill-review-due = { $count ->
        [one] { $count } règle à revoir
       *[other] { $count } règles à revoir
    }

drill-more = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

## Boutons, titres et courtes notes.

drill-drill-chip = Question
drill-making-drills = Kete cherche des positions.
drill-no-drills = Aucun exercice trouvé.
drill-ten-more = Encore dix
drill-done = Terminé
drill-skip-tip = Met l’exercice à la fin (Ctrl+→)
drill-ten-mixed = Dix exercices variés
drill-ten-drills = Dix exercices
drill-drill-one-rule = Travailler une règle
drill-drill-one-line = Dix nouvelles positions, composées pour vous à chaque fois.
drill-spar-on-it = Jouer avec cette règle
drill-spar-tip = Une partie où Kete joue pour que cette règle compte
drill-no-spar-tip = Kete ne peut pas amener cette règle dans une partie
drill-back-to-courses = Cours
drill-show-the-rule = Montrer la règle
drill-twin = Une graine de plus ou de moins
drill-twin-chip = Une graine de plus ou de moins
drill-back-to-drill = Retour à l’exercice
drill-yes = Oui
drill-no = Non
drill-comes-back = La question sera reposée à la fin.
drill-nothing-moved-box = Aucune règle n’a changé de barre.
drill-go-on-drill = Continuer les exercices
drill-this-session = Cette séance
drill-look-through = Avant cela, les deux camps ont joué des allers et retours, et la même position est revenue.
drill-begin-again = Recommencer
drill-nothing-kept = Cette partie n’est pas enregistrée.
drill-sparring-begins = Jouez comme dans n’importe quelle partie. Kete vous avertit d’un coup faible.
