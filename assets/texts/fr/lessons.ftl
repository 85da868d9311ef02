## Où, avant ce qui ne va pas : « owari.ron:88:12: OW3, étape 4 : ».
lessons-in-file = { $file }:{ $line }:{ $column }: { $fault }

lessons-in-step = { $file }:{ $line }:{ $column }: étape { $step } : { $fault }

lessons-in-lesson = { $file }:{ $line }:{ $column }: { $lesson } : { $fault }

lessons-in-step-of-lesson = { $file }:{ $line }:{ $column }: { $lesson }, étape { $step } : { $fault }

## Ce qui ne va pas.
lessons-not-text = Le fichier n’est pas un texte en UTF-8.

lessons-form = Cela n’a pas la forme d’un cours : { $why }.

lessons-game = Il n’y a pas de règles « { $name } ».

lessons-options = Ces règles sont impossibles : { $why }.

lessons-position = Cette position est impossible : { $why }.

lessons-no-board = L’étape a besoin d’un plateau : donnez-lui `at`.

lessons-claim = « { $part } » n’affirme rien de vérifiable : employez last, takes, laps, next, after, ends, by, without, reply, worth, eats, wins, no-win ou legal.

lessons-too-far = « { $part } » regarde trop loin : le nombre après @ est au plus { $most }.

lessons-too-many-moves = Une affirmation a au plus { $most } coups, et celle-ci en a { $have }.

lessons-nested = Des buts peuvent contenir des buts, mais sur { $most } niveaux au plus.

lessons-costly = Vérifier cela demanderait de calculer trop de positions. Prenez un plateau avec moins de graines, ou regardez moins de coups à l’avance.
lessons-unchecked = Le cours est trop long à vérifier. Rien n’a été vérifié à partir d’ici. Regardez moins de coups à l’avance, ou divisez le cours.

lessons-more = Il y a d’autres problèmes. Seuls { $most } sont affichés.

lessons-no-seeds-in-bawo = Au Bawo, on ne compte pas de graines à la fin. Employez WinsIn, wins ou no-win.
lessons-wins-only-in-bawo = Une victoire forcée ne s’affirme qu’au Bawo. Employez Best ou worth.
lessons-eats-only-in-bawo = Le nombre de graines qu’un coup mange ne s’affirme qu’au Bawo. Employez worth.

lessons-guess-worth = L’étape ne dit pas exactement une fois ce que vaut { $move } : employez worth, ou au Bawo wins, no-win ou eats.

lessons-guess-twice = { $move } figure deux fois.

lessons-guess-measures = { $move } et { $played } ne se mesurent pas de la même façon : employez la même sorte de valeur et le même nombre de coups pour tous.

lessons-guess-better = { $better } est meilleur que { $played }, le coup qui a été joué. Montrez ce coup au lieu de le demander, ou regardez plus loin.

lessons-guess-lacks = { $count ->
        [one] { $moves } est permis aussi et doit figurer avec sa valeur.
       *[other] { $moves } sont permis aussi et doivent figurer avec leur valeur.
    }

lessons-provable = La fin de la partie peut être prouvée ici. Employez Best, ou worth sans @.

lessons-hint-names = L’indice dit de jouer { $move }, et { $move } n’est pas accepté.

lessons-no-move = « { $claim } » ne nomme aucun coup.

lessons-fact-of-move = « { $fact } » ne dit de quel coup il s’agit : le coup vient d’abord, comme dans « C { $fact } ».

lessons-one-move = Une réponse est un seul coup, et ceci n’en est pas un : « { $claim } ».

lessons-move = « { $move } » n’est ni un coup de ce jeu ni un fait, comme last ou takes.

lessons-refused = { $move } ne peut pas être joué : { $rule } ({ $id }).

lessons-differs-of-position = « { $stated } » est affirmé pour la position, mais c’est « { $found } ».

lessons-differs = « { $stated } » est affirmé pour { $moves }, mais c’est « { $found } ».

lessons-rule = Il n’y a pas de règle « { $id } ».

lessons-refusal = « { $text } » n’est pas un coup avec l’identifiant de la règle qui le refuse.

lessons-not-refused = { $move } est donné comme refusé par { $id }, mais il peut être joué.

lessons-refused-by = { $move } est donné comme refusé par { $stated }, mais il l’est par { $found }.

lessons-not-the-goal = { $move } est accepté mais n’atteint pas le but. { $instead }

lessons-also-right = { $count ->
        [one] { $moves } atteint aussi le but et doit être accepté.
       *[other] { $moves } atteignent aussi le but et doivent être acceptés.
    }

lessons-no-answer = Aucun coup n’est accepté.

lessons-hole = Le plateau n’a pas de case « { $hole } ».

lessons-choices = Une question a de 2 à 4 réponses, et celle-ci en a { $have }.

lessons-empty-answer = La réponse { $number } est vide.

lessons-same-answers = Deux réponses sont identiques : « { $words } ».

lessons-unanswerable = { $move } n’a pas de réponse à cette question.

lessons-nothing-to-watch = Il n’y a aucun coup à regarder.

lessons-right = « right » vaut { $right }, et les réponses sont numérotées de 1 à { $have }.

lessons-long = Le texte compte { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    } : 40 au plus.

lessons-no-text = Un texte est vide.

lessons-level = Les niveaux vont de 1 à 10, et celui-ci est { $level }.

lessons-hints = Une étape a au plus 4 indices, et celle-ci en a { $have }.

lessons-over = La partie est finie dans cette position.

lessons-not-practised = Aucune étape de la leçon n’exerce { $id }.

lessons-lacks = Aucune étape du cours n’exerce { $ids }.

lessons-word = Le mot « { $word } » n’est pas expliqué ici, ni dans la liste des mots.

lessons-unused = Le mot « { $word } » est expliqué, mais aucune étape de la leçon ne l’emploie.

lessons-twice = Deux leçons ont l’identifiant { $id }.

lessons-nothing = Il n’y a rien à faire ici : pas de leçons ou pas d’étapes.

## Comment un cours pourrait mieux enseigner. Dans les cours de Kete, c’est une erreur.
lessons-no-reason = La réponse n’a pas de raison : donnez `because`.

lessons-no-why-not = La question ne dit pas pourquoi « { $answer } » est faux : donnez `why_not`.

lessons-why-not-right = `why_not` dit pourquoi { $move } est faux, mais { $move } atteint le but.

lessons-turned = Le plateau tourne ici, et le texte ne dit pas que c’est à Nord de jouer.

lessons-mostly-questions = Le cours pose { $asked ->
        [one] { $asked } question
       *[other] { $asked } questions
    } et n’a que { $done ->
        [one] { $done } étape
       *[other] { $done } étapes
    } où l’on regarde, trouve ou joue un coup.

lessons-out-of-order = Cette leçon a sa place plus tôt dans le cours : d’abord les règles, puis la stratégie, puis les parties modèles.

lessons-advice = { $advice } (Conseil)

lessons-no-such-position = le plateau n’est pas un plateau de ce jeu : { $game }

lessons-checking = { $file } : vérification de l’étape { $step } sur { $of }

lessons-courses = { $count ->
        [one] { $count } cours
       *[other] { $count } cours
    }

lessons-lesson-count = { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }

lessons-steps = { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }

lessons-nothing-wrong = { $all } : aucun problème.

lessons-problems = { $all } : { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }.

lessons-reply = { $lesson }, étape { $step } | { $move } | { $says }

## De quoi les cours sont faits.
lessons-numbers-head = | cours | règles | d’un autre jeu | stratégie | modèles | Say | Show | Ask | Predict | Quiz | Guess | Play | avec raison | prouvés | minutes |

lessons-percent = { $percent } %

lessons-no-such-rule = il n’y a pas de règle « { $id } »

## Étiquettes, titres et courtes notes.
# Autrefois, les cours disaient à combien de coups `Best` regarde.
lessons-best-takes-no-number = Best ne prend pas de nombre : il désigne le meilleur coup jusqu’à la fin de la partie ; pour un gain en quelques coups, employez Gains(3, 5)

## Les mêmes pour qui écrit dans la fenêtre, à côté du champ en cause.
lessons-in-numbered-lesson = Leçon { $lesson } : { $fault }

lessons-in-numbered-step = Leçon { $lesson }, étape { $step } : { $fault }

lessons-write-text = Il manque encore un texte ici.
lessons-write-click = Cliquez sur un coup sur le plateau.
lessons-write-moves = Cliquez sur les coups à regarder, sur le plateau.

lessons-write-position = Ce plateau est impossible : { $why }.

lessons-write-reason = Écrivez pourquoi la réponse est juste.

lessons-write-why-nots = Écrivez pourquoi chacune des autres réponses est fausse.

lessons-write-why-not = Écrivez pourquoi « { $answer } » est faux.

lessons-write-why-not-right = Il est écrit ici pourquoi { $move } est faux, mais { $move } fait ce que vous demandez.

lessons-write-practised = Aucune étape ne montre la règle « { $rule } ». Ajoutez-en une, ou décochez la règle ci-dessous.

lessons-write-best = Ici, on peut tout calculer jusqu’à la fin de la partie : demandez le meilleur coup.
lessons-write-steps = La leçon n’a pas encore d’étape : cliquez sur « Nouvelle étape ».

lessons-write-not-the-goal = { $move } ne fait pas ce que vous demandez. { $instead } Cliquez sur un autre coup, ou demandez autre chose.

## Les textes d’une leçon tirée d’une partie.
lessons-model-game-begins = Une partie. Devinez les coups : le meilleur rapporte 3 points, un coup un peu moins bon 2 ou 1.

lessons-model-game-asks = C’est à { SIDE($mover) } de jouer. Que jouez-vous ?

lessons-model-game-goes-on = Regardez la suite de la partie. { SIDE($mover) } commence.

lessons-model-game-aim = Deviner les coups d’une partie, et voir pourquoi ils ont été joués.

lessons-unfair-guess = Ce coup n’est pas le meilleur ici : personne ne pourrait le deviner. Cliquez sur le meilleur, ou faites regarder celui-ci.
