files-game-name = { $game } { $date } { $first }–{ $second }

files-opening = Ouverture de { $name }…

files-saving = Enregistrement de { $name }…

files-no-game = { $name } n’est pas une partie de Kete.

files-unsaved = Il manque à { $name } les derniers changements. Kete garde la partie de toute façon.

files-kept-all-the-same = { $why } Kete garde la partie de toute façon.

files-before-turn = Avant le coup { $turn }

files-after-turns = { $turns ->
        [0] Le départ
        [one] Après { $turns } coup
       *[other] Après { $turns } coups
    }

files-files-in = Fichiers de { $folder }

files-file-in = { $name }, dans { $folder }

files-file-gone = { $name }, { $gone }

files-to-move = , à { SIDE($mover) } de jouer

files-line = Ligne { $number } : { $text }

files-text-around = Le texte de { $name }

files-no-picture = { $name } n’a pas été écrit : la fenêtre s’est fermée trop tôt.

files-recent-not-kept = La liste des fichiers récents n’est pas gardée pour l’instant : { $why }

files-discard-question = { $over ->
        [yes] Jeter la partie ({ $game }) avec tout ce que vous y avez essayé ?
       *[no] Jeter la partie inachevée ({ $game }) ?
    }

files-discard-lost = Vous perdez ses coups et ses notes{ $over ->
        [yes] , son résultat et les autres suites que vous avez essayées
       *[no] { "" }
    }.

files-discard-for-good = Elle n’est dans aucun fichier : vous ne pourrez pas la récupérer.

files-file-stays = Votre fichier { $name } reste tel quel.

files-save-question = Enregistrer la partie ({ $game }) ?

files-opened = { $name } est ouvert.

files-imported = La partie contenue dans { $name } est ouverte, sans fichier à elle.

files-imported-first = La première partie contenue dans { $name } est ouverte, sans fichier à elle.

files-saved = Enregistré : { $name }.

files-replace-question = { $name } existe déjà. Le remplacer ?

files-has-changed = { $name } a changé sur le disque

files-overwrite-changed = Ce n’est pas le fichier que Kete a ouvert ou enregistré en dernier. Si vous l’écrasez, son contenu actuel reste dans { $name }~.

files-read-only = { $name } est en lecture seule

files-overwrite-read-only = Kete n’a pas enregistré la partie. Si vous écrasez le fichier, son contenu actuel reste dans { $name }~.

files-cannot-list = Ce dossier est illisible : { $why }.

files-open-good = Ouvrir { $turns ->
        [one] { $turns } bon coup
       *[other] les { $turns } bons coups
    }

files-drop-to-open = Déposez pour ouvrir { $name }

files-no-scale = { $variable } vaut « { $value } », ce qui n’est pas une échelle : donnez-lui un nombre de 0.01 à 100, ou randr, ou rien du tout

files-no-window = la fenêtre ne peut pas s’ouvrir : { $why }
