## Dans la bande d’un joueur.
clock-face = Pendule { DE(SIDE($side)) } : { $time }

clock-face-paused = Pendule { DE(SIDE($side)) } : { $time }, en pause

clock-face-short = Pendule { DE(SIDE($side)) } : { $time }, il reste peu de temps

clock-face-over = Pendule { DE(SIDE($side)) } : { $time }, temps écoulé

clock-is-short = Il reste moins de { $seconds } secondes à { SIDE($side) }.

clock-is-over = { SIDE($side) } n’a plus de temps et continue à jouer.

clock-pause-tip = Arrêter la pendule
clock-go-on-tip = Relancer la pendule

clock-waits = Pendule en pause : votre coup la lance

## Le choix pour une nouvelle partie.
clock-clock = Pendule
clock-none = Sans pendule
clock-for-game = Pour la partie
clock-for-move = Pour chaque coup
clock-time = Temps
clock-increment-name = Temps ajouté
clock-at-zero = Quand le temps est écoulé

clock-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

clock-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

clock-no-increment = Sans temps ajouté

clock-increment = +{ $count } s par coup

clock-zero-loses = Temps écoulé : perdu
clock-zero-counts-on = Compter au-delà

## La fin d’une partie.
clock-loses-on-time = { SIDE($loser) } n’a plus de temps. { SIDE($winner) } gagne.

clock-loses-on-time-short = perd au temps

clock-you-won-on-time = Vous avez gagné au temps
clock-you-lost-on-time = Vous avez perdu au temps

clock-side-lost-on-time = { SIDE($loser) } a perdu au temps, { SIDE($winner) } gagne

clock-decided = { $won } au temps

## Un fichier dont la pendule est illisible.
clock-no-clock = « { $field } » n’a sa place que dans une partie avec pendule.

clock-time-range = « { $field } » vaut { $stated }, mais il faut de { $least } à { $most } millisecondes.
