tables-no-game = Il n’y a pas de tables pour { $game }. Seuls quelques jeux à deux rangées de cases avec des greniers en ont.

tables-no-majority = Il n’y a pas de tables pour stop-at-majority=yes : la fin de la partie y dépend des greniers, et une table ne connaît que le plateau.

tables-is-folder = { $name } est un dossier, pas une table.

tables-no-table = { $name } n’est pas une table.

tables-version = { $name } est une table de version { $version }, que ce Kete ne lit pas.

tables-other-rules = { $name } est la table d’autres règles : { $text }.

tables-length = { $name } n’a pas la longueur attendue.

tables-altered = { $name } a été modifié.

## Ce que devient le fichier, après une phrase qui dit ce qui ne va pas.
tables-renamed = Le fichier s’appelle maintenant { $name }.

tables-left = Le fichier reste tel quel et ne sert pas.
tables-move-away = Déplacez-le pour faire une table à sa place.

tables-in-file = { $name } : { $found }

tables-table = { $kind } : jusqu’à { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }

tables-size = { $number } Mo

tables-seconds = { $number } s

tables-minutes = { $number } min

tables-stopped = La création a été arrêtée.

tables-no-memory = Il n’y a pas assez de mémoire libre pour la faire : il faut { $size }.

tables-cost = { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }, { $size }, environ { $time }

tables-progress = { $percent } %, { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }

tables-there = Elle est déjà là : { $path }

tables-made = Faite en { $time } : { $path }

tables-made-not-kept = Faite en { $time }, mais pas gardée.

tables-checked = { $kind } : entière, { $count ->
        [one] { $count } position vérifiée
       *[other] { $count } positions vérifiées
    } d’après les règles

tables-disagrees = { $name } se trompe pour { $position }.

tables-faulty = { $count ->
        [one] { $count } table n’est pas fiable
       *[other] { $count } tables ne sont pas fiables
    }

tables-no-folder = Il n’y a pas de dossier personnel où garder des tables : donnez-en un avec --data-dir.

tables-no-files = Il n’y a pas de tables dans { $folder }.
