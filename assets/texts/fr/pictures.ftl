pictures-needs-png = { $option } sert pour les images : le nom du fichier doit finir par .png

pictures-width = la largeur doit être de { $least } à { $most } pixels

pictures-too-long = le film aurait { $count } images et peut en avoir { $most } : choisissez des coups avec --from et --to, ou une valeur plus haute de --speed

pictures-no-move-yet = il n’y a pas de coup { $number } : la partie n’en a encore aucun

pictures-no-such-move = il n’y a pas de coup { $number } : la partie a { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

pictures-ends-before = le film finirait au coup { $to }, avant de commencer au coup { $start }

pictures-no-hole = il n’y a pas de case « { $name } » sur ce plateau

pictures-no-move = « { $text } » n’est pas un coup : { $why }

pictures-no-value = { $setting } : « { $value } » n’existe pas ; il y a { $allowed }

pictures-progress = { $done ->
        [one] { $done } image dessinée
       *[other] { $done } images dessinées
    } sur { $of }

## Étiquettes, titres et petites notes.
pictures-no-such-form = le nom du fichier doit finir par .png pour une image ou par .gif pour un film

pictures-film-needs-gif = les coups se montrent dans un film : le nom du fichier doit finir par .gif

pictures-speed-needs-gif = --speed sert pour les films : le nom du fichier doit finir par .gif

pictures-no-turn = il n’y a pas de coup à montrer

pictures-given-up = le film a été abandonné

pictures-undrawable = impossible de dessiner l’image

pictures-nothing-to-show = indiquez une partie enregistrée, ou un jeu de règles avec --ruleset

pictures-theme = thème

pictures-board = plateau

pictures-seeds = jeu de graines

pictures-speed = vitesse
