my-record-damaged = Votre bilan est illisible. Le fichier a été mis de côté sous le nom { $name } ; le bilan repart à neuf.

my-record-unreadable = Votre bilan n’a pas pu être lu, et les nouvelles parties ne seront pas comptées : { $why }

my-record-newer = Votre bilan vient d’un Kete plus récent. Il reste tel quel, et les parties que vous jouez maintenant ne comptent pas. Prenez le Kete plus récent pour le voir.

## Les graines qui représentent les joueurs.
my-record-no-seed = Sans graine
my-record-seed-amber = Graine ambre
my-record-seed-red = Graine rouge
my-record-seed-green = Graine verte
my-record-seed-blue = Graine bleue
my-record-seed-violet = Graine violette
my-record-seed-grey = Graine grise

## La page.
# Un champ.
my-record-your-name = Votre nom

# Le nom d’une liste.
my-record-games-shown = Jeu affiché

# Dans cette liste.
my-record-all-games = Tous les jeux

my-record-no-games = Vous n’avez pas encore fini de partie. Kete compte chaque partie que vous finissez, avec son résultat, votre camp et votre adversaire.

my-record-none-of-it = Vous n’avez pas encore fini de partie de ce jeu.

my-record-counted = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }.

my-record-wins-now = Vous avez gagné vos { $count } dernières parties.

my-record-losses-now = Vous avez perdu vos { $count } dernières parties.

my-record-wins-most = Votre plus longue série est de { $count } victoires.

## Le tableau des résultats.
my-record-results = Résultats

my-record-as-south = Avec Sud : { $tally }

my-record-as-north = Avec Nord : { $tally }

my-record-percent = { $percent } %

my-record-points = { $percent } % des points

my-record-row = { $name } : avec Sud { $south }, avec Nord { $north }, en tout { $together }

my-record-tally = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }

## La cote.
my-record-rating = Cote

my-record-rating-at = Cote : { $game }

my-record-value = Environ { $value }, entre { $from } et { $to }

my-record-value-at-first = Entre { $from } et { $to } pour l’instant

my-record-more-games = { $count ->
        [one] Encore { $count } partie
       *[other] Encore { $count } parties
    } pour la préciser

my-record-nearest = Au plus près : niveau { $level }, { $name }

my-record-rating-row = { $name }, { $value }. { $nearest }

my-record-from-games = { $count ->
        [one] d’après { $count } partie
       *[other] d’après { $count } parties
    }

my-record-how-rated = Les parties contre Kete depuis le départ habituel et sans l’aide de l’analyse comptent. Le niveau 1 vaut 1000. Votre force se trouve dans la bande colorée avec une probabilité de 95 %, et chaque partie rend la bande plus étroite.

# Sous les cotes de plusieurs jeux.
my-record-levels-differ = Le niveau 1 vaut 1000 à chaque jeu, mais les niveaux suivants sont plus forts à certains jeux qu’à d’autres. Le même nombre peut donc correspondre à un autre niveau à un autre jeu.

my-record-not-rated = Finissez une partie contre Kete pour avoir une cote. Les parties commencées depuis une position composée, ou jouées avec l’aide de l’analyse, ne comptent pas.

my-record-axis-level = Niveau { $level }

my-record-rating-graph = Votre cote après chacune de { $count } parties, de { $first } à { $last }

## La précision.
my-record-accuracy = Précision

my-record-of-late = { $percent } % de vos coups étaient bons : { $good } sur { $moves }, dans { $games ->
        [one] la dernière partie que Kete a notée
       *[other] les { $games } dernières parties que Kete a notées
    }.

my-record-not-in-it = { $count ->
        [one] { $count } autre partie n’a pas été analysée jusqu’au bout et ne compte donc pas ici.
       *[other] { $count } autres parties n’ont pas été analysées jusqu’au bout et ne comptent donc pas ici.
    }

my-record-not-reviewed = Analysez une partie après sa fin : vous verrez ici combien de vos coups étaient bons.

my-record-accuracy-graph = Votre précision dans { $count ->
        [one] { $count } partie analysée
       *[other] { $count } parties analysées
    }, de { $first } % à { $last } %
