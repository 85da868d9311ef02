worksheet-screen-words = cliqu; clic; le nombre qui se déplace; les graines reviennent en place; les graines reviennent après

## Sur la page.
worksheet-name = Nom
worksheet-date = Date
worksheet-solutions = Solutions
worksheet-made-by = Fiche d’exercices faite par Kete.

worksheet-lesson-of = { $course } : { $lesson }

worksheet-exercises-on = { $game } : exercices sur « { $rule } »

worksheet-difficulty = Difficulté { $grade } sur 3

worksheet-played-before = Coups joués avant : { $moves }.

## Devant la ligne où l’on écrit une réponse.
worksheet-your-move = Votre coup :
worksheet-your-moves = Vos coups :
worksheet-moves = Coups :
worksheet-last-seed = La dernière graine tombe en :
worksheet-seeds-taken = Graines prises :
worksheet-seeds-eaten = Graines mangées :
worksheet-laps = Semis :
worksheet-result = Résultat :
worksheet-answer = Réponse :

## À la place d’une partie contre Kete.
worksheet-play-to-win = Installez cette position sur un plateau et continuez la partie à deux. Vous jouez Sud. Essayez de gagner.
worksheet-play-a-round = Installez cette position sur un plateau et continuez la partie à deux. Vous jouez Sud. Essayez de gagner une manche.
worksheet-play-to-the-end = Installez cette position sur un plateau et continuez la partie à deux jusqu’à la fin. Vous jouez Sud.

worksheet-play-to-take = Installez cette position sur un plateau et continuez la partie à deux. Vous jouez Sud. Essayez de prendre { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

## Solutions.
worksheet-one-of = Un de ces coups : { $moves }

worksheet-was-played = { $move } a été joué

## Pourquoi il n’y a pas de fiche.
worksheet-none-so-hard = aucun exercice de difficulté { $grade } sur { $rule } n’a été trouvé : essayez une autre difficulté

worksheet-no-lessons = ce cours n’a pas de leçon à imprimer
worksheet-unknown-paper = le papier doit être a4 ou letter
worksheet-which = dites quoi imprimer : l’identifiant d’une leçon, --course COURS ou --exercises RÈGLE

worksheet-no-lesson = aucune leçon n’a l’identifiant « { $id } » ; `kete lessons list` les affiche toutes

worksheet-no-course = il n’y a pas de cours « { $course } » : il faut first, un jeu de règles ({ $games }) ou un fichier de cours (.kete-course)

worksheet-no-such-number = les leçons de { $course } ont les numéros 1 à { $most }

worksheet-needs-ruleset = plusieurs jeux ont { $rule } : dites lequel avec --ruleset

## La fenêtre de dialogue.
worksheet-print = Imprimer une fiche
worksheet-print-exercises = Imprimer des exercices…
worksheet-how = Kete écrit une page (.html) avec les exercices, de la place pour les réponses et les solutions sur une page à part. Ouvrez-la dans un navigateur pour l’imprimer.
worksheet-all-lessons = Toutes les leçons
worksheet-lesson = Leçon
worksheet-difficulty-label = Difficulté
worksheet-any-difficulty = Toutes
worksheet-count-label = Exercices
worksheet-save = Enregistrer…

## Parmi les formes d’exportation.
worksheet-form = Fiche d’exercices (.html)
worksheet-save-title = Enregistrer une fiche d’exercices
