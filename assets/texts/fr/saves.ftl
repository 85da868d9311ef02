## Ce que dit le système : la fin d’une phrase.
saves-not-there = il n’y est pas
saves-may-not-use = vous n’avez pas le droit de l’utiliser
saves-disk-full = le disque est plein
saves-disk-read-only = le disque est en lecture seule
saves-is-folder = c’est un dossier
saves-no-folder = une partie de son chemin n’est pas un dossier
saves-no-ordinary-file = ce n’est pas un fichier ordinaire
saves-no-such-name = le disque ne peut pas garder un tel nom
saves-disk-silent = le disque ne répond pas
saves-file-too-large = le disque n’accepte pas de fichier de cette taille
saves-in-use = un autre programme l’utilise
saves-network-gone = le réseau où il se trouve a disparu
saves-fault = le disque ou le système a un défaut
saves-may-not-write = vous n’avez pas le droit d’y écrire
saves-written-by-another = une autre fenêtre de Kete, ou un autre programme, est en train d’y écrire
saves-newer = un Kete plus récent l’a écrit

## Un fichier ne peut pas être lu ou écrit.
saves-missing-file = Il n’y a pas de fichier { $name }.

saves-choose-in-folder = { $name } est un dossier. Choisissez un fichier dedans.

saves-not-a-file = { $name } n’est pas un fichier ordinaire.

saves-link-loop = { $name } est un lien qui mène à lui-même.

saves-no-permission = Vous n’avez pas le droit de lire { $name }.

saves-too-large = { $name } est trop gros : Kete lit jusqu’à { $size } Mo.

saves-unreadable = Impossible de lire { $name } : { $why }.

saves-unwritable = Impossible d’écrire { $name } : { $why }.

saves-changed = { $name } n’a pas été enregistré : le fichier a changé sur le disque.

saves-read-only = { $name } est en lecture seule. Choisissez un autre nom.

## Une partie enregistrée ne peut pas être lue.
saves-place = Ligne { $line }, colonne { $column }

saves-at-place = { $place } : { $why }

saves-empty = le fichier est vide.
saves-not-text = ce n’est pas du texte (UTF-8), donc pas une partie de Kete.
saves-ends-early = le fichier s’arrête au milieu.

saves-form = { $why }.

saves-later-version = fait par un Kete plus récent (version { $version }). Celui-ci lit la version { $own }.

saves-no-version = il n’y a pas de version { $version }. Ce Kete lit la version { $own }.

saves-missing = il manque « { $field } ».

saves-twice = « { $field } » est ici une deuxième fois.

saves-order = « { $first } » doit venir avant « { $then } ».

saves-unknown-name = il n’y a pas de « { $found } » ici ; permis : { $allowed }.

saves-no-engine = aucun moteur ne s’appelle « { $name } ».

saves-no-tag = « { $tag } » n’est pas l’étiquette d’une partie par messages : elle a six lettres et chiffres.

saves-no-level = il n’y a pas de niveau { $level } ; les niveaux vont de 1 à 10.

saves-start-text = le départ n’est pas une position : { $why }.

saves-start = le départ n’est pas possible : { $why }.

saves-no-branch = il n’y a pas de branche { $number } avant celle-ci.

saves-no-turn-on-line = la ligne principale n’a aucun coup : aucune branche ne peut en partir.

saves-no-turn-on-branch = la branche { $number } n’a aucun coup : aucune branche ne peut en partir.

saves-only-turn-on-line = la ligne principale n’a pas de coup { $turn }, seulement le coup { $only }.

saves-only-turn-on-branch = la branche { $number } n’a pas de coup { $turn }, seulement le coup { $only }.

saves-turns-on-line = la ligne principale n’a pas de coup { $turn }, seulement { $first } à { $last }.

saves-turns-on-branch = la branche { $number } n’a pas de coup { $turn }, seulement { $first } à { $last }.

saves-second-here = un deuxième « here » ; la partie ne peut se trouver qu’à un seul endroit.

saves-result = le résultat indiqué est « { $stated } », mais les coups mènent à « { $found } ».

saves-too-long = la partie est plus longue que ce que Kete peut garder.

## Un coup d’une partie enregistrée.
saves-turn = le coup { $turn }

saves-turn-of-branch = le coup { $turn } de la branche { $branch }

saves-no-move = { $entry } dit « { $text } », ce qui n’est pas un coup { DE(SIDE($mover)) } : { $why }.

saves-not-on-offer = { $entry } dit { $text }, mais les joueurs n’ont pas ce choix à cet endroit.

saves-illegal = { $entry } dit { $text }, mais { $why }.

saves-belongs = il faut { $expected } à son caractère { $column }

saves-game-over = la partie est déjà finie

saves-cannot-play = { SIDE($mover) } ne peut pas jouer cela ici

saves-not-own = la case { $hole } n’est pas à { SIDE($mover) }

saves-no-colour = la case { $hole } ne contient pas de graines { $colour ->
        [red] rouges
       *[blue] bleues
    }

saves-hole-empty = la case { $hole } est vide

saves-endless = ce coup ne finirait jamais

saves-by-rule = la règle « { $rule } » ne le permet pas
