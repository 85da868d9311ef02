learn-course-name = { $course-title }, { $progress }

learn-progress = { $done ->
        [one] { $done } leçon
       *[other] { $done } leçons
    } sur { $of }

learn-all-done = { $of } sur { $of }

learn-course-lesson = { $course-title } { $number }. { $title }

learn-first-lesson = Première leçon, { $minutes } min

learn-rules-of-game = { $game } : votre maîtrise des règles

learn-not-yet = pas encore acquise
learn-shaky = fragile
learn-growing = en progrès
learn-firm = solide

learn-rests-on = Juste au premier essai : { $right } sur { $of } ({ $places }). Dernière réponse : { $day }.

learn-on-day = le { $day }

learn-in-lessons = { $count } en leçon

learn-in-review = { $count } en exercice

learn-in-games = { $count } pendant { $count ->
        [one] une partie
       *[other] des parties
    }

learn-progress-short = { $done }/{ $of }

learn-go-on-for = Continuer, { $minutes } min

learn-course-size = { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }, environ { $time } en tout.

learn-time-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

learn-time-hours = { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes }
    }
learn-any-order = L’ordre proposé n’est qu’une suggestion.

learn-minutes = { $minutes } min

learn-lesson-name = Leçon { $number }, { $title }

learn-lesson-name-done = Leçon { $number }, { $title }, faite, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur 3

learn-title-done = { $title }, faite, { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur 3

learn-stars = { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur 3

learn-lesson-title = Leçon { $number }. { $title }

learn-course-of = Cours : { $course-title }

learn-step-of = Étape { $step } sur { $of }

learn-step-name = Étape { $step }

learn-step-name-done = Étape { $step }, faite

## Le genre d’une étape, et ce que dit la carte avant une réponse.
learn-read = Lire
learn-watch = Regarder
learn-your-move = À vous
learn-predict = Prévoir
learn-question = Question
learn-play = Jouer
learn-how-read = Prenez votre temps, puis continuez.
learn-how-watch = Regardez le coup. Ensuite, cliquez ci-dessous sur ce que vous voulez revoir.
learn-how-watch-several = Regardez les coups, l’un après l’autre. « Recommencer l’étape » les rejoue tous.
learn-how-move = Jouez sur le plateau. La première erreur ne coûte pas d’étoile.
learn-how-task = Jouez sur le plateau.
learn-how-last = Cliquez là où tombe la dernière graine.
learn-how-takes = Choisissez combien de graines.
learn-how-laps = Choisissez le nombre de semis.
learn-how-next = Choisissez qui joue ensuite.
learn-how-result = Choisissez comment finit la partie.
learn-how-quiz = Choisissez une réponse.
learn-how-play = Jouez sur le plateau, coup après coup. Kete répond.
learn-right = Juste.

learn-you-said = Vous avez répondu { $said }.

learn-you-said-words = Vous avez répondu « { $said } ».

learn-your-answer = Votre réponse : { $answer }

learn-more-to-find = Encore { $count } à trouver.

learn-so-far = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } sur { $wanted } jusqu’ici

learn-tries = { $count ->
        [one] { $count } essai manqué
       *[other] { $count } essais manqués
    }

learn-hints-used = { $used ->
        [one] { $used } utilisé
       *[other] { $used } utilisés
    } sur { $of }

learn-store-answer = le grenier { DE(SIDE($owner)) }

learn-extra-answer = la réserve { DE(SIDE($owner)) }

learn-lesson-done = La leçon est finie : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } sur 3.

learn-three-stars = Bien joué.
learn-two-stars = Pour trois étoiles : aucun indice, et deux essais au plus par étape ; une seule étape peut en prendre plus.
learn-fewer-stars = Demandez moins d’indices pour avoir plus d’étoiles. Si vous refaites la leçon, votre meilleur résultat reste.

learn-next = La leçon suivante est « { $title } ».

learn-was-last = C’était la dernière leçon de ce cours.

learn-steps-open = { $count ->
        [one] Il vous reste à faire l’étape { $steps }. Vous pouvez maintenant y revenir.
       *[other] Il vous reste à faire les étapes { $steps }. Vous pouvez maintenant y revenir.
    }

learn-game-waits = Votre partie n’est pas perdue tant que vous restez dans cette leçon : l’étape { $step } reprend là où vous l’avez arrêtée.

learn-problems = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }

learn-due-today = { $count ->
        [one] { $count } règle à revoir
       *[other] { $count } règles à revoir
    } aujourd’hui

learn-box-name = { $count ->
        [one] { $count } règle revient
       *[other] { $count } règles reviennent
    } après { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }

learn-box-days = { $days } j

learn-learn-game = Leçons : { $game }

learn-progress-not-kept = Vos progrès ne sont pas gardés pour l’instant : { $why } Kete essaiera de nouveau.

## Étiquettes, titres et courtes notes.

learn-learn = Apprendre
learn-courses = Tous les cours
learn-own-courses = Vos propres cours
learn-own-courses-how = Les cours que vous écrivez, ou que vous recevez, apparaissent ici.
learn-show-courses-folder = Afficher le dossier
learn-reading-courses = Lecture des cours.
learn-checking = vérification
learn-checking-course = Kete vérifie ce cours. Vous pourrez ensuite suivre ses leçons.
learn-review = Revoir
# Sous les barres des règles à revoir.
learn-boxes-mean = Chaque barre compte les règles à revoir après ce nombre de jours. Une réponse juste avance une règle d’une barre, une erreur la ramène à la première.

# Après la première leçon pour tous.
learn-all-games = Tous les jeux
learn-then-a-game = Ensuite, choisissez un jeu à apprendre

learn-review-empty = Ici, vous revoyez les règles apprises quelques jours plus tôt.
learn-review-none-due = Rien à revoir aujourd’hui.
learn-hide-how-to-play = Masquer « Comment on joue »
learn-start-lesson = Commencer
learn-new-to-you = à découvrir

learn-games-played = { $count ->
        [one] { $count } partie jouée
       *[other] { $count } parties jouées
    }

learn-your-next-lesson = Votre prochaine leçon
learn-that-is-the-question = C’est justement la question. Comptez depuis chacune de vos cases, et regardez la règle.
learn-playing-well = Bien jouer
learn-model-games = Parties modèles
learn-from-other-games = Si vous connaissez un autre jeu
learn-not-this = Ce n’est pas la bonne réponse.
# $answer : la réponse fausse, comme C, 4 ou votre grenier
learn-once-more = Non, pas { $answer }. Vous pouvez réessayer.

learn-try-another = Choisissez une autre réponse.
learn-nothing-moved = Rien n’a bougé. Essayez un autre coup.
learn-goes-back = Ce n’est pas le coup demandé. Les graines reviennent à leur place. Essayez un autre coup.

learn-goes-back-once-more = La première erreur ne coûte pas d’étoile. { $question }

learn-look-after = Que pourrait prendre { SIDE($other) } après { $move } ?

# Un essai guidé : l’étape montre la case à semer.
learn-guided-other = Vous avez joué { $move }. Cette fois, jouez { $wanted }.
learn-guided-back = Les graines reviennent à leur place, et la première erreur ne coûte pas d’étoile.
learn-try-another-move = Essayez un autre coup.

# Après une deuxième réponse fausse, à côté des boutons.
learn-stays-open = Cette étape reste à faire

# La suite d’un coup moins bon se joue avant son retour en place.
learn-shown-then-back = Regardez la suite. Puis les graines reviennent à leur place, et vous essayez un autre coup.
learn-not-this-one = Les règles permettent { $name }, mais cela ne résout pas cette étape.

learn-step-asks-for = Les règles permettent { $hole }, mais cette étape demande { $move }.

learn-found-before = Vous avez déjà trouvé ce coup. Il est repris ; trouvez-en un autre.
learn-your-answer-label = votre réponse
learn-ends-here = dernière graine
learn-own-store = votre grenier
learn-your-store = Votre grenier
learn-or-a-hole = ou cliquez sur une case

learn-chose-place = ou une case : { $place }

learn-goal-reached = Vous avez atteint le but.

learn-result = { $result }. La partie est finie.

learn-goal-missed = La partie est finie.
learn-play-again-line = Recommencez l’étape pour rejouer, ou continuez.
learn-continue = Continuer
learn-check = Vérifier
learn-give-up-goal = Arrêter cette partie
learn-open-step = Première étape à faire
learn-next-lesson = Leçon suivante
learn-back-to-course = Retour au cours
learn-repeat-step = Recommencer l’étape
learn-hints = Indices
learn-next-hint = Indice suivant

# Le bouton de l’indice suivant, avec ce qu’il donne.
learn-next-hint-gives = Indice suivant : { $gives ->
        [question] une question
        [rule] la règle
        [hole] la case
        [begin] où commencer
        [half] le début du calcul
       *[answer] la réponse
    }

learn-one-fewer = Un de moins
learn-one-more-of-them = Un de plus
learn-you-can-now = Vous savez maintenant
learn-the-aim = Le but
learn-lesson-open = Fin de la leçon.

## Choix et réglages.

learn-rung-names-question = Une question pour réfléchir
learn-rung-names-the-rule = La règle à appliquer
learn-rung-names-hole = Quelle case regarder
learn-rung-names-begin = Où commencer à compter
learn-rung-names-half = Le début du calcul
learn-rung-names-answer = La réponse, expliquée
