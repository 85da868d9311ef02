new-game-differing = { $count ->
        [0] Toutes les options suivent les règles d’origine.
        [one] { $count } option s’écarte des règles d’origine.
       *[other] { $count } options s’écartent des règles d’origine.
    }

new-game-options-changed = { $count ->
        [one] { $count } option changée
       *[other] { $count } options changées
    }

# La partie sur le plateau.
new-game-is-kept = { $over ->
        [yes] La partie terminée ({ $game }) est gardée
        [part] La partie ({ $game }) est gardée avec tous vos essais
       *[no] La partie inachevée ({ $game }) est gardée
    }.

new-game-level = Niveau { $level } · { $name }

new-game-level-line = { $name }, niveau { $level }. { $line }

new-game-own-strength = À ce jeu, la cote de ce niveau est de { $strength }. La vôtre est entre { $from } et { $to }.

new-game-strength-on-scale = Sa cote est de { $strength }. Les cotes vont de { $lowest } (niveau { $first }) à { $highest } (niveau { $last }).

new-game-points = { $strength } points

new-game-matched = Un peu plus fort que vous

new-game-matched-line = Kete joue maintenant au niveau { $level } : un niveau de plus quand vous gagnez deux fois de suite, un de moins quand vous perdez deux fois de suite.

new-game-matched-by-rating = Kete joue maintenant au niveau { $level }, le premier au-dessus de votre cote.

new-game-start-not-possible = La position ne va pas avec ces règles. { $why }

new-game-person = Nom et graine { DE(SIDE($side)) }

new-game-person-is = { $name }, { $seed }

new-game-name = Nom

new-game-played-before = Ont déjà joué ici

## Étiquettes, titres et petites notes.
new-game-your-last-choice = Votre dernier choix

new-game-position-set-up = Une position à composer…

new-game-change-position = Modifier…

new-game-own-counts = Ne compter que vos cases

new-game-own-counts-line = Comme le veut l’ancienne règle

new-game-two-people = Deux personnes jouent sur ce plateau.

new-game-begins = { $side } commence

new-game-needs = { $line } { $needs }
