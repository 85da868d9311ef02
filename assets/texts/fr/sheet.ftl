sheet-title = { $game } : les règles

sheet-as-set = { $count ->
        [0] Les règles d’origine.
        [one] { $count } option diffère des règles d’origine ; toutes les options sont à la fin.
       *[other] { $count } options diffèrent des règles d’origine ; toutes les options sont à la fin.
    }

sheet-changed = { $value } (modifié)

sheet-example = { $title }. { $says }

## Ce qu’il y a sur le plateau, pour ceux qui ne le voient pas.
sheet-hands = Sud a { $south ->
        [one] { $south } graine
       *[other] { $south } graines
    } et Nord { $north ->
        [one] { $north } graine
       *[other] { $north } graines
    } en réserve.

sheet-stores = Le grenier de Sud contient { $south ->
        [one] { $south } graine
       *[other] { $south } graines
    }, et celui de Nord { $north }.

sheet-ring-hole = case { $hole } : { $red ->
        [one] { $red } rouge
       *[other] { $red } rouges
    }, { $blue ->
        [one] { $blue } bleue
       *[other] { $blue } bleues
    }

sheet-ring = L’anneau. { $holes }.

sheet-list-semicolon = { $before } ; { $after }

sheet-to-move = C’est à { SIDE($mover) } de jouer.

sheet-row = Cases { $first } à { $last } { DE(SIDE($owner)) } : { $counts }.

## Étiquettes, titres et notes.
sheet-options = Options

sheet-at-start = Toute partie commence ainsi.

sheet-legend = Sur les images, le cercle bleu marque la case jouée et la ligne pointillée le chemin de ses graines, avec un numéro là où commence chaque semis quand il y en a plusieurs ; 2 + 1 veut dire qu’une graine de plus tombe là. La dernière graine tombe dans le double cercle jaune, et un cercle pointillé orange marque une case qui est prise ou dont parle une règle.

sheet-made-by = Fiche faite par Kete. Les mots en petits caractères sont les noms des règles.

sheet-needs-html = le nom de la fiche doit finir par .html
