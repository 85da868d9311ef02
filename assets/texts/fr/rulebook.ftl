rulebook-starting = Le départ
rulebook-sowing = Le semis
rulebook-extra-seeds = La réserve
rulebook-eating = Manger
rulebook-capturing = La prise
rulebook-house = La maison
rulebook-feeding = Nourrir et passer
rulebook-match = Le match
rulebook-end = La fin

rulebook-options-changed = { $count ->
        [one] { $count } changée
       *[other] { $count } changées
    }

rulebook-no-rule = Aucune règle ne parle de « { $search } ». Essayez nourrir, prise, relais.

rulebook-option-is = { $option } : { $value }

## Quelques faits sur une règle, séparés par « · ».
rulebook-fact-and = { $before } · { $after }

rulebook-in-lesson = travaillée dans la leçon { $number }

rulebook-in-lessons = travaillée dans les leçons { $lessons }

rulebook-in-box = barre { $number } de vos révisions

## Exemples.
rulebook-a-pass = passer

rulebook-colour-move = case { $hole }, les { $colour ->
        [red] rouges
       *[blue] bleues
    }

rulebook-five-seeds = cinq graines en { $holes }

rulebook-laid-out = disposition { $counts }

rulebook-example = Exemple : { $move }

rulebook-example-seeds = Exemple : { $move } ({ $count ->
        [one] { $count } graine
       *[other] { $count } graines
    })

rulebook-no-pass = Exemple : vous n’avez pas le droit de passer

rulebook-not-allowed = Exemple : { $move } n’est pas permis

rulebook-agree-end = Les deux joueurs s’accordent pour finir ici.
rulebook-agree-halve = Les deux joueurs s’accordent pour partager le reste.
rulebook-agree-leave = Les deux joueurs s’accordent pour ne donner le reste à personne.

rulebook-turns-before = { $turns ->
        [one] { $turns } coup a été joué avant
       *[other] { $turns } coups ont été joués avant
    }, et maintenant la position revient encore une fois.

rulebook-round-over = La manche est finie : Sud a { $south }, Nord { $north }.

rulebook-more = { $count } de plus

rulebook-fewer = { $count } de moins

## Pourquoi une règle n’a pas d’exemple.
rulebook-about-players = Aucune position ne montre cette règle : elle parle de ce que les joueurs peuvent faire devant le plateau, pas d’un coup.
rulebook-about-setup = Aucune position ne montre cette règle : elle concerne les positions composées à la main. Essayez avec ☰ › Composer une position.
rulebook-needs-options = Avec les options actuelles, cette règle ne décide de rien.

rulebook-never = { $game } : cette règle n’y décide jamais d’un coup.

rulebook-not-on-board = Aucune position ne montre cette règle : elle parle des gens devant le plateau, pas d’un coup.
rulebook-none-found = On ne connaît aucune partie courte où cette règle décide : il n’y a donc pas d’exemple.

rulebook-read-with-one = Lire avec « { $option } : { $value } »

rulebook-read-with = Lire avec { $count ->
        [one] { $count } option changée
       *[other] { $count } options changées
    }

rulebook-rule-of-game = { $game }. { $rule }

## Étiquettes, titres et petites notes.
rulebook-search-rules = Chercher une règle

rulebook-search-short = Chercher

rulebook-options-are = Options :

rulebook-options-as-written = D’origine

rulebook-change-options = Changer…

rulebook-options-to-read = Options (seul le texte des règles change)

rulebook-option = option

rulebook-open-rule = Ouvrir la règle

rulebook-drill-this-rule = Travailler cette règle

rulebook-rule = Règle

rulebook-play-it = Tout voir

rulebook-stop-it = Arrêter

rulebook-to-its-start = Au début de l’exemple

rulebook-example-back = Un pas en arrière

rulebook-example-on = Un pas en avant

rulebook-try-it = À vous d’essayer

rulebook-back-to-example = Retour à l’exemple

rulebook-trying = Votre essai

rulebook-trying-how = Jouez n’importe quel coup. Kete dit ce que fait ce coup, puis le reprend.

rulebook-tried-goes-back = Le coup est repris ; essayez-en un autre.

rulebook-tried-refused = Rien n’a bougé ; essayez-en un autre.

rulebook-rule-takes-part = Cette règle intervient.

rulebook-looking-for-example = Recherche d’un exemple…

rulebook-reads-on = Lire aussi

rulebook-in-other-games = Dans d’autres jeux

rulebook-lies-so-at-start = Toutes les parties commencent ainsi. Essayez vous-même, si vous voulez.

rulebook-example-of-agreement = Exemple : les deux joueurs s’accordent

rulebook-example-of-start = Exemple : le départ

## Choix et réglages.
rulebook-cases-it-applies = Elle s’applique
rulebook-cases-one-seed-apart-it = Contre-exemple

rulebook-how-to-play-game = { $game } : comment on joue
