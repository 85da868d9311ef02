matches-no-player = « { $text } » n’est pas un joueur : donnez level:L, nodes:N, time:MS ou engine:PROGRAM

matches-no-level = les niveaux vont de 1 à 10, et non « { $text } »

matches-no-number = { $name } demande un nombre entier d’au moins 1, et non « { $text } »

matches-no-program = engine: demande un programme, comme « engine:old/kete engine,nodes=1000 »

matches-unknown-limit = à un programme, on donne level=L, nodes=N ou movetime=MS, et non « { $part } »

matches-no-limit = « { $program } » demande level=L, nodes=N ou movetime=MS après une virgule

matches-cannot-start = « { $program } » ne peut pas démarrer : { $why }

matches-odd-games = --games est un nombre pair, et non { $count } : chaque ouverture se joue des deux côtés

matches-too-few = --most-plies { $most } ne laisse rien à jouer après --openings { $openings }

matches-no-opening = il n’y a pas d’ouverture en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : la partie est finie avant

matches-bad-sprt = --sprt demande ELO0,ELO1, le plus petit d’abord, comme 0,10, et non « { $text } »

## Comment un programme a échoué : la fin d’une phrase qui commence par son nom.
matches-unstarted = n’a pas pu démarrer : { $why }

matches-closed = a fermé sa sortie

matches-ended = s’est arrêté ({ $how })

matches-silent = n’a pas répondu en { $count } ms

matches-flooded = a écrit plus que Kete ne lit et a été arrêté

matches-line-cut = « { $program } » a écrit une ligne de plus de { $size } Kio. Kete a laissé tomber le reste.

matches-refused = a refusé « { $command } » : { $why }

matches-illegal = a joué « { $played } » : { $why }

matches-could-move = il pouvait jouer { $legal }
