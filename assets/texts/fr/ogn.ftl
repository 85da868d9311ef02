ogn-tag = il faut ici une balise, par exemple [Variant { "\u0022" }Oware Abapa{ "\u0022" }].
ogn-tag-name = il faut ici le nom d’une balise.
ogn-opening-quote = il faut ici un guillemet, avant la valeur de la balise.
ogn-closing-quote = il manque un guillemet après cette valeur.
ogn-bracket = il faut ici un crochet fermant, après la balise.
ogn-brace = il manque l’accolade fermante de ce commentaire.
ogn-parenthesis = il manque la parenthèse fermante de cette branche.

ogn-variant = le jeu s’appelle « { $name } » ; dans ce format, Kete lit « Oware Abapa ».

ogn-rules = « { $rules } » ne sont pas des règles d’Owari ou d’Awalé.

ogn-position = « { $text } » n’est pas une position : il faut ici douze cases, deux greniers et S ou N, séparés par des tirets.

ogn-word = « { $word } » ne veut rien dire parmi les coups.

ogn-after-result = il y a un coup après le résultat.

ogn-too-many-tags = une partie n’a pas plus de { $most } balises.

## Pourquoi une partie ne peut pas s’écrire dans ce format.
ogn-option = « { $option } : { $value } » ({ $id }={ $value-id })

ogn-game = OGN est un format pour l’Oware : on peut y écrire l’Owari et l’Awalé, mais pas ce jeu : { $game }.

ogn-other-option = OGN décrit des parties d’Oware Abapa ; l’option { $option } en fait un autre jeu.

ogn-turn-by-option = OGN décrit des parties d’Oware Abapa ; à cause de l’option { $option }, le coup { $turn } y donne autre chose.

ogn-start = OGN décrit des parties d’Oware Abapa ; ce départ n’en est pas un.

ogn-turn = OGN décrit des parties d’Oware Abapa ; le coup { $turn } y donne autre chose.

ogn-pass = OGN n’a pas de signe pour un tour passé, et le coup { $turn } en est un.
