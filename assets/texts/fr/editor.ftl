editor-store-of = Grenier { DE(SIDE($owner)) }

editor-extra-of = Réserve { DE(SIDE($owner)) }

editor-one-fewer = { $what }, une de moins

editor-one-more = { $what }, une de plus

editor-house-of = Maison { DE(SIDE($owner)) }

## Ce qui ne va pas dans la position.
editor-too-many = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de trop : { $have } sur { $set }.

editor-too-large = { $place } : plus de graines que les { $set } du jeu complet.

editor-wrong-board = Ce plateau n’est pas un plateau de ce jeu.

editor-blue-seed = La case { $hole } contient une graine bleue, et ce jeu n’en a pas.

editor-small-house = La maison { DE(SIDE($owner)) } n’est en jeu qu’avec 8 graines ou plus.

editor-no-house = { SIDE($owner) } n’a pas de maison dans ce jeu.

editor-extra-in-beginner = { SIDE($owner) } a des graines de réserve ; ici, seule la dernière poignée du camp gagnant peut être en réserve.

editor-more-faults = { $count ->
        [one] { $count } autre chose ne va pas.
       *[other] { $count } autres choses ne vont pas.
    }

editor-of-the-set = { $have } sur { $set ->
        [one] { $set } graine
       *[other] { $set } graines
    }.

editor-ends-here = Selon les règles, la partie finit ici.
editor-may-hold-fewer = Une position peut en avoir moins.

## Boutons, titres et courtes notes.
editor-set-up = Composer une position

editor-game = Jeu

editor-moves-next = Au tour de

editor-houses = Maisons

editor-holes-a-side = Cases par camp

editor-a-click-adds = Un clic ajoute

editor-red = Rouge

editor-blue = Bleue

editor-as-text = Position en texte

editor-copy = Copier

editor-paste = Coller

editor-to-mend = À corriger

editor-ready = Prête à être jouée

editor-over-already = Déjà finie

editor-the-usual-start = Départ habituel

editor-empty = Vider

editor-from-board = Partie en cours

editor-from-board-tip = Disposer la position de la partie en cours

editor-between-rounds = Entre deux manches

editor-between-rounds-tip = Mettre chaque graine dans le grenier de son camp, pour la prochaine disposition

editor-back = Retour

editor-play-from-here = Jouer d’ici

editor-options-of-rules = Options des règles

editor-how-to-edit = Un clic ajoute une graine, un clic droit en retire une. Tapez un nombre en pointant une case, ou faites glisser son tas.
editor-how-to-edit-finger = Touchez une case pour ajouter une graine, gardez le doigt dessus pour en retirer une. Faites glisser son tas pour le déplacer.

editor-edit-by-keys = Entrée ou plus ajoute une graine, moins en retire une, les chiffres fixent le nombre, Suppr vide la case.

editor-from-position = La partie part d’une position que vous avez composée.
