## Ce qu’il faut à un endroit d’un texte.
errors-malformed = caractère { $column }, il faut { $expected }

errors-number = un nombre sans signe ni zéro au début

errors-sign = « { $sign } »

errors-space = un espace
errors-side = S ou N, le camp qui doit jouer
errors-houses = les maisons en jeu : Hh, H, h ou -
errors-ring-seeds = les graines d’une case, comme 2R2B, 2R, 1B ou -
errors-board-size = des rangées de 6, 4, 3 ou 2 cases
errors-hole = une case de ce plateau
errors-way = le sens, L ou R
errors-colour = la couleur, R ou B
errors-end = la fin du texte

## Jeux de règles et options.
errors-no-game = il n’y a pas de jeu de règles « { $name } » ; il y a { $allowed }

errors-no-option = il n’y a pas d’option « { $name } » ici ; possible : { $allowed }

errors-no-values = il n’y a pas de { $name } « { $value } » ici : ce jeu n’en a aucun

errors-no-value = { $name } ne peut pas être « { $value } » ; possible : { $allowed }

## Ce qui ne va pas dans une position.
errors-too-many = { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    } de trop : { $have } sur { $set }

errors-too-large = { $place } : plus de graines que les { $set } du jeu complet

errors-wrong-board = ce plateau n’est pas un plateau de ce jeu

errors-blue-seed = la case { $hole } contient une graine bleue, et ce jeu n’en a pas

errors-small-house = la maison de { $who ->
        [south] Sud
        [north] Nord
       *[other] { $who }
    } est en jeu avec moins de 8 graines

errors-no-house = { $who ->
        [south] Sud
        [north] Nord
       *[other] { $who }
    } n’a pas de maison dans cette version

errors-extra-in-beginner = { $who ->
        [south] Sud
        [north] Nord
       *[other] { $who }
    } a des graines de réserve ; dans le Bawo débutant, seule la dernière poignée du camp gagnant est en réserve

errors-no-language = il n’y a pas de langue « { $tag } » ; il y a { $known }
