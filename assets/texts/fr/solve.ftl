solve-no-stores = Au Bawo, les graines restent sur le plateau : la valeur d’une position ne peut donc pas se compter en graines.

solve-nothing = Aucun coup n’est possible dans cette position : il n’y a donc rien à résoudre.

solve-stopped = Le calcul s’est arrêté avant la fin de sa première profondeur. Rien n’est prouvé.

solve-depth = Profondeur { $depth } après { $time } et { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } : la valeur est probablement { $score } ; il est prouvé qu’elle va de { $lower } à { $upper }.

solve-proven = Profondeur { $depth } après { $time } et { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } : la valeur est { $score }, c’est prouvé. Les autres premiers coups sont maintenant comparés au meilleur.

solve-running = { $positions ->
        [one] { $positions } position calculée
       *[other] { $positions } positions calculées
    } en { $time }.

solve-kept = Ce qui est prouvé jusqu’ici est dans { $name }. Donnez le même --keep pour continuer à partir de là.

## Pourquoi le fichier d’une preuve inachevée ne peut pas servir.
solve-not-a-proof = { $name } n’est pas une preuve inachevée. Choisissez un autre nom pour --keep.

solve-other-version = { $name } a la version { $version }, que ce Kete ne lit pas. Choisissez un autre nom pour --keep.

solve-other-position = { $name } concerne une autre position : { $subject }. Choisissez un autre nom pour --keep.

solve-altered = { $name } a changé depuis que Kete l’a écrit : rien n’y est donc sûr. Supprimez ce fichier, ou choisissez un autre nom pour --keep.
