clipboard-pasted = La partie du presse-papiers est sur le plateau, sans fichier.
clipboard-pasted-first = La première partie du presse-papiers est sur le plateau, sans fichier.
clipboard-empty = Il n’y a pas de texte dans le presse-papiers.

clipboard-too-long = Ce texte est trop long pour une partie : Kete lit jusqu’à { $size } Mo.

clipboard-no-game = Ce texte n’est pas une partie de Kete. { $why }

clipboard-no-position = Ce texte n’est ni un coup, ni une position, ni une partie. { $why }

clipboard-wrong-text = Caractère { $column } : il faut ici { $expected }.

## Boutons, titres et courtes notes.
clipboard-position-copied = La position est dans le presse-papiers.

clipboard-game-copied = La partie est dans le presse-papiers.

clipboard-moves-copied = La liste des coups est dans le presse-papiers.

clipboard-clipboard-silent = Le presse-papiers n’a pas répondu en une seconde : rien n’a été collé. Le programme où vous avez copié est peut-être bloqué : copiez le texte de nouveau.

clipboard-clipboard-unreachable = Kete n’a pas accès au presse-papiers de ce bureau : rien n’a été collé.

clipboard-copied-nowhere = Kete n’a pas accès au presse-papiers de ce bureau. Ce que vous avez copié ne peut être collé que dans cette fenêtre.

clipboard-which-game = De quel jeu est cette position ?

clipboard-which-game-line = Elle est possible dans plusieurs jeux qui ont ce plateau.
