## La page Apprendre.
lesson-editor-new-course = Nouveau cours
lesson-editor-new-tip = Écrivez votre propre cours : des leçons avec vos plateaux, vos exercices et vos questions.
lesson-editor-change-course = Modifier ce cours
lesson-editor-copy-lesson = Copier une leçon pour la modifier

lesson-editor-copy-one = Copier cette leçon pour la modifier : { $title }

lesson-editor-go-on = Reprendre le brouillon : { $title }

lesson-editor-discard = Jeter le brouillon : { $title }

lesson-editor-discarded = Le brouillon est jeté.
lesson-editor-without-title = cours sans titre
lesson-editor-drafts-left = Un cours n’était pas enregistré quand Kete s’est fermé. Vous pouvez continuer à l’écrire sur la page Apprendre.

## Le plan.
lesson-editor-outline = Cours, leçons et étapes
lesson-editor-the-course = Le cours

lesson-editor-lesson-row = { $number }. { $title }

lesson-editor-step-row = { $number }. { $kind } : { $text }

lesson-editor-step-without-text = { $number }. { $kind }

lesson-editor-row-to-mend = { $name }, { $count } à corriger

lesson-editor-new-step = Nouvelle étape
lesson-editor-new-lesson = Nouvelle leçon
lesson-editor-up = Monter
lesson-editor-down = Descendre
lesson-editor-copy = Dupliquer
lesson-editor-delete = Supprimer

lesson-editor-step-of-lesson = Leçon { $lesson }, étape { $step }

lesson-editor-lesson-number = Leçon { $number }

lesson-editor-copy-of = { $title } (copie)

## Ce que fait l’élève dans une étape.
lesson-editor-kind = Ce que fait l’élève
lesson-editor-kind-read = Lire
lesson-editor-kind-watch = Regarder des coups
lesson-editor-kind-move = Jouer un coup
lesson-editor-kind-place = Cliquer sur une case
lesson-editor-kind-seeds = Compter les graines prises
lesson-editor-kind-laps = Compter les semis
lesson-editor-kind-next = Dire qui joue ensuite
lesson-editor-kind-result = Dire comment finit la partie
lesson-editor-kind-choice = Choisir une réponse
lesson-editor-kind-game = Jouer une partie contre Kete
lesson-editor-kind-guess = Deviner le coup joué

## La même chose en un mot, dans la liste des étapes.
lesson-editor-short-read = Lire
lesson-editor-short-watch = Voir
lesson-editor-short-move = Jouer
lesson-editor-short-place = Cliquer
lesson-editor-short-seeds = Compter
lesson-editor-short-laps = Semis
lesson-editor-short-next = À qui
lesson-editor-short-result = Fin
lesson-editor-short-choice = Choisir
lesson-editor-short-game = Partie
lesson-editor-short-guess = Deviner

lesson-editor-too-small = L’éditeur de leçons a besoin d’une fenêtre plus grande, ou d’un texte plus petit. Votre brouillon est conservé.

## Le plateau.
lesson-editor-mode = Ce que fait un clic
lesson-editor-mode-answer = Donner la réponse
lesson-editor-mode-light = Entourer des cases
lesson-editor-mode-watch = Cliquer sur les coups
lesson-editor-mode-move = Cliquer sur le coup
lesson-editor-mode-look = Voir le plateau
lesson-editor-mode-set-up = Préparer le plateau
lesson-editor-how-to-set-up = Clic : une graine de plus. Clic droit : une de moins. Chiffre au clavier : autant de graines.
lesson-editor-same-board = Le plateau de l’étape précédente
lesson-editor-use-board-before = Reprendre le plateau précédent
lesson-editor-click-to-light = Cliquez sur une case pour l’entourer. Un second clic enlève le cercle.
lesson-editor-click-to-show = Cliquez sur les coups que l’élève regarde, l’un après l’autre.
lesson-editor-click-right-move = Jouez le bon coup sur le plateau, d’un clic. Choisissez ensuite ce que vous demandez.
lesson-editor-click-asked-move = Cliquez sur le coup dont parle la question. Les règles donnent la réponse.
lesson-editor-click-nothing = La partie commence sur ce plateau.
lesson-editor-click-played-move = Cliquez sur le coup qui a été joué. Aucun autre ne doit être meilleur.
lesson-editor-over = La partie est finie sur ce plateau : préparez-en un autre.

lesson-editor-no-move-from = Aucun coup ne part de { $hole }.

lesson-editor-with-spread = { $name }, en étalant la maison

lesson-editor-red-of = { $hole } rouges

lesson-editor-blue-of = { $hole } bleues

lesson-editor-pass = Passer
lesson-editor-write-move = Écrire un coup

lesson-editor-write-move-hint = Ou écrivez le coup, par exemple { $example }
lesson-editor-not-a-move = Ce n’est pas un coup de ce jeu.
lesson-editor-take-back = Reprendre le dernier coup

lesson-editor-shown-moves = L’élève regarde { $moves }.

lesson-editor-right-moves = { $count ->
        [0] Aucun coup n’est encore juste.
        [one] Juste : { $moves }.
       *[other] Justes, chacun d’eux : { $moves }.
    }

lesson-editor-asked-move = La question porte sur { $name }. { $answer }

lesson-editor-no-answer = La question porte sur { $name }, mais ce coup n’y a pas de réponse.

lesson-editor-played-move = { $name } a été joué. Kete calcule ce que vaut chaque coup.

## Ce qui est demandé d’un coup.
lesson-editor-goal = Ce que vous demandez
lesson-editor-goal-legal = N’importe quel coup permis

lesson-editor-goal-move = Ce coup : { $move }

lesson-editor-goal-last = Un coup dont la dernière graine tombe en { $place }

lesson-editor-goal-store = Un coup dont la dernière graine tombe dans son propre grenier

lesson-editor-goal-takes = { $count ->
        [one] Un coup qui prend exactement { $count } graine
       *[other] Un coup qui prend exactement { $count } graines
    }

lesson-editor-goal-takes-at-least = { $count ->
        [one] Un coup qui prend au moins { $count } graine
       *[other] Un coup qui prend au moins { $count } graines
    }

lesson-editor-goal-laps = Un coup d’au moins { $count } semis
lesson-editor-goal-again = Un coup après lequel le même joueur rejoue
lesson-editor-goal-wins = Un coup qui gagne la partie
lesson-editor-goal-feeds = Un coup qui laisse des graines à l’adversaire

lesson-editor-goal-by = Un coup où cette règle s’applique : { $rule }

lesson-editor-goal-without = Un coup où cette règle ne s’applique pas : { $rule }

lesson-editor-goal-best = Le meilleur coup, prouvé jusqu’à la fin de la partie

lesson-editor-goal-wins-in = Un coup qui gagne en { $turns } coups, quoi que joue l’adversaire

lesson-editor-goal-gains = Un coup qui gagne au moins { $count } en { $turns } coups
lesson-editor-goal-several = Plusieurs choses à la fois

## Les champs d’une étape.
lesson-editor-text = Texte
lesson-editor-text-hint = Ce que lit l’élève : deux ou trois phrases courtes.

lesson-editor-words = { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    } sur { $most }

lesson-editor-insert-word = Insérer un mot du lexique
lesson-editor-because = Explication
lesson-editor-because-hint = Pourquoi la réponse est juste. Elle est montrée avec la réponse.
lesson-editor-every = L’élève doit trouver tous les coups justes
lesson-editor-together = Guider l’élève : le plateau montre où commencer
lesson-editor-wrong-moves = Les autres coups
lesson-editor-wrong-moves-how = Kete dit ce que fait chacun d’eux. Écrivez une raison là où vous pouvez mieux le dire.

lesson-editor-why-not-move = { $name } : pourquoi pas ?

lesson-editor-hints = Indices
lesson-editor-hints-how = Kete donne ses propres indices. Les vôtres les remplacent.

lesson-editor-hint-number = Indice { $number }

lesson-editor-answers = Réponses

lesson-editor-answer-number = Réponse { $number }

lesson-editor-is-right = La réponse { $number } est juste

lesson-editor-why-wrong = Pourquoi la réponse { $number } est fausse

lesson-editor-remove-answer = Enlever la réponse { $number }

lesson-editor-new-answer = Une autre réponse
lesson-editor-level = Niveau de Kete

lesson-editor-level-row = { $level } : { $name }

lesson-editor-goal-of-game = Le but de l’élève

lesson-editor-game-take = Prendre { $count } graines
lesson-editor-game-win = Gagner la partie
lesson-editor-game-round = Gagner une manche
lesson-editor-game-finish = Jouer jusqu’à la fin

lesson-editor-advice = Conseil. { $says }

## Les champs du cours et d’une leçon.
lesson-editor-course-title = Titre du cours
lesson-editor-course-title-hint = Par exemple : Owari pour ma classe
lesson-editor-audience = Pour qui
lesson-editor-audience-hint = Une ligne, par exemple : pour des enfants qui n’ont jamais joué.
lesson-editor-game = Jeu
lesson-editor-course-how = Un cours se compose de leçons, une leçon d’étapes. Choisissez une leçon à gauche, ou ajoutez-en une. Kete garde chaque changement comme brouillon jusqu’à ce que vous enregistriez.
lesson-editor-lesson-title = Titre de la leçon
lesson-editor-lesson-title-hint = Par exemple : Semer autour du plateau
lesson-editor-aim = Objectif
lesson-editor-aim-hint = Ce que l’élève saura faire après.
lesson-editor-track = Partie du cours
lesson-editor-track-rules = Les règles
lesson-editor-track-from = Pour qui connaît un autre jeu
lesson-editor-track-strategy = Bien jouer
lesson-editor-track-model = Une partie à deviner
lesson-editor-rules = Règles à revoir plus tard
lesson-editor-words-explained = Mots expliqués

lesson-editor-remove-word = Enlever « { $word } »

lesson-editor-lesson-how = Ajoutez une étape avec « Nouvelle étape ». Une bonne leçon a 6 à 12 étapes courtes : une position, une question, sa réponse.

## Les boutons du bas.
lesson-editor-save = Enregistrer le cours
lesson-editor-leave = Retour à Apprendre
lesson-editor-try-from-here = Essayer à partir d’ici
lesson-editor-try-lesson = Essayer cette leçon
lesson-editor-try-tip = Suivez la leçon comme la voit un élève. Vos progrès ne changent pas.
lesson-editor-back-to-editor = Retour à l’éditeur
lesson-editor-checking = Vérification…
lesson-editor-all-right = Rien à corriger.

lesson-editor-to-mend = { $count } à corriger.

lesson-editor-is-saved = Enregistré.
lesson-editor-is-draft = Gardé comme brouillon.

lesson-editor-saved = Le cours est enregistré sous { $name } et se trouve sur la page Apprendre.

lesson-editor-to-mend-first = Corrigez d’abord ce qui est signalé ({ $count }) : ensuite, les élèves pourront suivre le cours.

lesson-editor-saved-as-other = Un autre programme a changé le fichier. Votre cours est enregistré à côté, sous { $name }.

lesson-editor-not-saved = Le cours n’est pas enregistré. { $why }

lesson-editor-not-kept = Le brouillon du cours ne peut pas être gardé. { $why }

lesson-editor-no-folder = Il n’y a pas de dossier pour les cours.
lesson-editor-file-stem = cours
lesson-editor-failed = Quelque chose s’est mal passé dans Kete pendant le travail sur le cours. Votre brouillon est gardé.

## Un cours venu d’ailleurs.
lesson-editor-foreign-title = Un cours venu d’ailleurs
lesson-editor-pasted-name = cours collé
lesson-editor-foreign-checking = Kete le vérifie…

lesson-editor-foreign-course = { $game }, { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }. Tout y est juste.

lesson-editor-foreign-wrong = Ce cours a des fautes : ses leçons ne peuvent pas être suivies. Vous pouvez les corriger dans l’éditeur.
lesson-editor-foreign-unreadable = Kete ne peut pas lire ce fichier comme un cours.
lesson-editor-add-course = Ajouter à mes cours
lesson-editor-change-foreign = Ouvrir dans l’éditeur

lesson-editor-added = Le cours est ajouté à vos cours sous { $name }.

lesson-editor-pasted-too-long = Ce texte est plus long qu’un cours ne peut l’être ({ $size } Mo).

## Une leçon tirée d’une partie.
lesson-editor-from-game = Depuis une partie…
lesson-editor-which-game = Choisissez une partie : la partie ouverte, une partie d’un fichier, ou une partie gardée par Kete.
lesson-editor-no-games = Kete n’a encore gardé aucune partie de ce jeu. Jouez-en une, ou choisissez un fichier qui en contient une.
lesson-editor-open-game = La partie ouverte
lesson-editor-game-from-file = Choisir un fichier…
lesson-editor-choose-game = Choisir une partie
lesson-editor-other-game = C’est un autre jeu que celui du cours.
lesson-editor-no-turns = Cette partie n’a pas de coups.

lesson-editor-kept-game = { $day } : { $south } contre { $north }, coup { $turns } à jouer

lesson-editor-which-turns = Choisissez les coups que l’élève devine, et écrivez pourquoi chacun a été joué. Les coups intermédiaires sont simplement montrés. Un coup qui n’est pas le meilleur est montré aussi.

lesson-editor-turn-row = { $number }. { $says }

lesson-editor-why-turn = Pourquoi le coup { $number } a été joué

lesson-editor-why-turn-hint = Pourquoi ce coup a été joué
lesson-editor-make-lesson = Créer la leçon
lesson-editor-making-lesson = Kete fait la leçon…
lesson-editor-model-title = Une partie à deviner
