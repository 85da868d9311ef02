keeping-all-games = Toutes ({ $count })

keeping-damaged = La partie gardée { $name } est illisible. Elle reste où elle est.

keeping-damaged-several = { $count ->
        [one] { $count } partie gardée est illisible
       *[other] { $count } parties gardées sont illisibles
    }, dont { $name }. Elles restent où elles sont.

keeping-cannot-keep = Cette partie n’est pas gardée pour l’instant. Impossible d’écrire dans son dossier { $folder } : { $why }.

keeping-deleted-for-good = { $count ->
        [one] { $count } partie supprimée
       *[other] { $count } parties supprimées
    } pour de bon.

keeping-in-wastebasket = { $count ->
        [one] La partie est
       *[other] { $count } parties sont
    } maintenant dans la corbeille.

keeping-not-deleted = Une partie n’a pas pu être supprimée : { $why }.

# Le nom qu’ont un ami et vous tant que personne ne les a nommés.
keeping-who-plays = { $first ->
        [Ami] Un ami
       *[other] { $first }
    } contre { $second ->
        [Ami] un ami
        [Vous] vous
       *[other] { $second }
    }

keeping-again-as = { $players }. { $rules }

## Comment une partie a fini, dans une liste.
keeping-draw = nulle
keeping-won = gagnée
keeping-lost = perdue

keeping-side-won = { SIDE($winner) } gagne

keeping-with-rounds = { $won }, { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }

keeping-with-score = { $won } { $own }–{ $others }

keeping-with-score-resigned = { $won } { $own }–{ $others } par abandon

keeping-resigned = { $won } par abandon

keeping-unfinished-at = inachevée, coup { $number }

## Le nom de la carte d’un jeu, pour les lecteurs d’écran.
keeping-card = { $game }, { $board }.

keeping-card-unfinished = Inachevée, coup { $number }.

keeping-card-lessons = Fait : { $progress }.

keeping-card-play = Jouer.
keeping-card-learn = Apprendre.

keeping-waits = Une partie inachevée vous attend : { $game }.

keeping-row = { $game }, { $result }, { $day }

## Étiquettes, titres et courtes notes.
keeping-kept-again = Cette partie est de nouveau gardée.

keeping-kept-elsewhere = Cette partie est jouée dans une autre fenêtre.

keeping-show = Afficher

keeping-play-again = Rejouer

keeping-played-last = Dernière partie

keeping-first-game = Jamais joué au mancala ?

keeping-first-lesson = Première leçon

keeping-recent-games = Parties récentes

keeping-no-recent-games = Vos parties terminées apparaîtront ici.

keeping-fewer = Moins

keeping-unfinished = inachevée

keeping-standing = { $players } · { $number } · { $lead }
