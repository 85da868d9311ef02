export-ogn = Notation OGN (.ogn)
export-move-list = Liste des coups (.txt)
export-picture = Image du plateau (.png)
export-film-of-turn = Film du dernier coup (.gif)
export-film-of-game = Film de la partie (.gif)
export-sheet = Fiche des règles (.html)
export-ogn-line = Pour d’autres programmes d’Owari (ou Oware) : la ligne principale avec ses notes, sans les branches.
export-move-list-line = Un texte à lire : joueurs, règles, chaque coup avec ce qu’il a pris, notes et branches.
export-picture-line = Le plateau comme vous le voyez, avec ses marques.
export-film-of-turn-line = Le coup qui a mené à la position affichée, graine par graine, en boucle.
export-film-of-game-line = Tous les coups de la partie affichée, en accéléré. Une longue partie demande un peu de temps.

export-exported = Exporté : { $name }.

export-choosing-colours = Choix des couleurs…

export-drawn = { $done ->
        [one] { $done } image
       *[other] { $done } images
    } sur { $of }

export-too-long = Le film aurait { $count ->
        [one] { $count } image
       *[other] { $count } images
    }, et { $most } est le maximum. Un film d’un seul coup est plus court.

export-not-drawn = { $why }.

## Étiquettes, titres et courtes notes.
export-export-the-game = Exporter la partie

export-export-the-rules = Enregistrer une fiche à imprimer

export-save-a-sheet = Fiche à imprimer…

export-save-a-sheet-tip = Ces règles avec des images, à imprimer sur deux pages

export-drawing-the-film = Dessin du film

export-no-turn-to-film = Aucun coup n’a mené à la position affichée.

export-no-moves-to-export = Aucun coup n’a encore été joué.

## Noms de fichiers proposés, sans leur extension.
export-worksheet-file = kete-fiche
export-class-file = kete-classe
export-progress-file = kete-progression

export-rules-file = règles-{ $game }
