library-delete-question = Supprimer { $name } ?

library-delete-kept-question = Supprimer cette partie ({ $game }) ?

library-delete-for-good-question = { $count ->
        [one] Supprimer { $name } pour de bon ?
       *[other] Supprimer { $count } parties pour de bon ?
    }

library-deleted-for-good = { $name } est supprimé pour de bon.

library-in-wastebasket = { $name } est maintenant dans la corbeille.

library-games-take = { $count ->
        [one] { $count } partie occupe
       *[other] { $count } parties occupent
    } { $size } sur cet ordinateur.

library-keeps-them = Kete garde tout tant que vous ne supprimez rien ici ou dans la liste.

library-month-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $size }

library-month-games-annotated = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $annotated } avec des notes, { $size }

library-choose-months = Choisissez les mois à supprimer.

library-chosen = Choix : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, { $size }.

library-month-heading = { $month }, { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

library-kilobytes = { $count } ko

library-gone-already = { $name } n’était déjà plus là.

library-not-deleted = Impossible de supprimer { $name } : { $why }.

## Combien de parties sont affichées.
library-all-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

library-all-files = { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }

library-some-files = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } sur { $of }

library-counted = { $shown }.

library-counted-unreadable = { $shown }, dont { $unreadable ->
        [one] { $unreadable } illisible
       *[other] { $unreadable } illisibles
    }.

library-counted-more = { $shown }. Le dossier contient plus que la liste ne peut montrer.

library-counted-unreadable-more = { $shown }, dont { $unreadable ->
        [one] { $unreadable } illisible
       *[other] { $unreadable } illisibles
    }. Le dossier contient plus que la liste ne peut montrer.

library-reading-files = Lecture : fichier { $number } sur { $of }…

# Le tableau, pour les lecteurs d’écran.
library-games-list = Parties

## Comment les parties de la liste ont fini pour vous.
library-record-ends = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }

library-record-margin = { $margin } graines { $games ->
        [one] en { $games } partie
       *[other] en moyenne sur { $games } parties
    } avec un score final

library-record-side = { SIDE($side) } { $won }–{ $drawn }–{ $lost }

## Dossiers ajoutés, et leurs fichiers.
library-folders-lost = { $count ->
        [one] { $count } dossier est illisible
       *[other] { $count } dossiers sont illisibles
    }.

library-folder-added = Les parties de { $name } sont maintenant dans la liste.

library-remove-folder = Retirer { $folder }

library-also-saved = Enregistrée aussi sous { $file }

## Une partie de la liste, pour les lecteurs d’écran : « Owari, vous contre Kete niveau 4, gagnée 30 à 18 ».
library-you = vous
library-friend = ami

library-kete-level = Kete niveau { $level }

library-game-row = { $game }, { $first } contre { $second }, { $result }

# Entre deux nombres dans le résultat, avec une espace de chaque côté : « gagnée 30 à 18 ».
library-to = { " " }à{ " " }

library-row-of-day = { $spoken }, { $day }

library-bad-row = { $name } est illisible : { $why }

library-downwards = ordre décroissant
library-upwards = ordre croissant

library-file-of-day = { $name }, { $day }

library-branches = { $count ->
        [one] { $count } branche
       *[other] { $count } branches
    } à côté de sa ligne principale.

library-last-position = La dernière position : { $position }

## Étiquettes, titres et courtes notes.
# La page.
library-library = Bibliothèque

library-search-games = Chercher une partie

library-games-shown = Parties affichées

library-all-games-label = Tous les jeux

library-folders = Dossiers…

library-folders-tip = Choisir les dossiers dont les parties sont dans la liste

library-folders-title = Dossiers de parties

library-folders-line = La liste montre les parties que Kete garde, celles que vous enregistrez et celles de chaque dossier que vous ajoutez.

library-saved-here = Vos parties enregistrées

library-add-folder = Ajouter un dossier…

library-remove = Retirer

library-folder-not-added = Ce dossier ne peut pas être ajouté.

library-choose-folder = Choisir un dossier

library-no-folder = Ce dossier n’existe pas.

library-no-games = Toutes vos parties apparaissent ici, finies ou non.

library-see-examples = Voir les exemples

library-no-saved = Les parties que vous enregistrez apparaissent ici, avec celles des dossiers que vous ajoutez.

library-reading-folder = Lecture du dossier…

library-no-game-fits = Rien ne correspond ici.

library-show-all-games = Tout afficher

library-copy-tip = Copier toute la partie en texte

library-show-folder = Afficher le dossier

library-show-folder-tip = L’afficher dans le gestionnaire de fichiers

library-delete-file = Supprimer…

library-delete-now = Supprimer

library-delete-line = Le fichier va dans la corbeille de votre bureau.

library-delete-for-good = Supprimer pour de bon

library-no-wastebasket = Ce dossier n’a pas de corbeille : vous ne pourriez rien récupérer.

library-shelf = Quelles parties

library-no-month = Sans mois

library-unreadable = Illisibles

library-no-finished = Vos parties terminées apparaîtront ici.

library-no-unfinished = Vous n’avez pas de partie inachevée.

library-game-on-the-board = Cette partie est sur votre plateau. Commencez ou ouvrez-en une autre avant de la supprimer.

library-tidy-up = Faire le tri…

library-tidy-up-tip = Voir la place que prennent les parties terminées et supprimer les anciennes

library-tidy-up-title = Faire le tri des parties terminées

library-choose-nothing = Aucun

library-annotated-too = Supprimer aussi les parties avec titre, notes ou marques

library-to-the-wastebasket = Mettre à la corbeille

library-back-to-list = Retour à la liste

library-chosen-game = La partie choisie

library-choose-to-see = Choisissez une partie, elle s’affiche ici. Un double clic ou Entrée l’ouvre.

library-how-to-open = Cliquez sur une partie pour la voir. Entrée l’ouvre.

library-example-stays = Cette partie est fournie avec Kete et reste.

## Choix et réglages.

library-title = Titre

# Les titres des colonnes.
library-library-columns-game = Jeu
library-library-columns-players = Joueurs
library-library-columns-result = Résultat
library-library-columns-date = Date
library-library-columns-moves = Coups
library-library-columns-place = Emplacement

library-shelves-yours = Vos parties
library-shelves-unfinished = Inachevées
library-shelves-finished = Terminées
library-shelves-saved = Enregistrées
library-shelves-examples = Exemples

# Où une partie est gardée.
library-place-kete = Gardée par Kete
library-place-saved = Parties enregistrées
library-place-example = Exemple

library-place-both = Gardée et enregistrée

library-older-than-older-than-a-year = De plus d’un an
library-older-than-older-than-3-months = De plus de 3 mois
library-older-than-before-this-month = Avant ce mois-ci

library-month-row = { $month }, { $games }
