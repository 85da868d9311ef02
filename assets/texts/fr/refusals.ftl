## Pourquoi un coup est refusé, avec ce qu’on peut jouer.
refusals-over = La partie est finie. Vous pouvez la parcourir en arrière, ou rejouer à partir d’un coup antérieur.

refusals-own-hole = La case { $hole } n’est pas à { SIDE($mover) }. { $instead }

refusals-empty-hole = La case { $hole } est vide. { $instead }

refusals-empty-colour = La case { $hole } ne contient pas de graines { $colour ->
        [red] rouges
       *[blue] bleues
    }. { $instead }

refusals-endless = Ce coup tournerait sans fin : il n’est pas permis.
refusals-nobody-passes = On ne passe pas dans ce jeu : choisissez une case à jouer.

refusals-feed = { SIDE($other) } n’a plus de graines : jouez un coup qui lui en donne. { $instead }

refusals-no-pass = Vous pouvez jouer, vous n’avez donc pas le droit de passer. { $instead }

refusals-grand-slam = La case { $hole } prendrait toutes les graines { DE(SIDE($other)) }, et c’est interdit ici.

refusals-start-two = Une graine ne suffit pas pour partir ; choisissez une case qui en a 2 ou plus.

refusals-start-two-never = Une graine ne suffit pas pour partir. { $instead }

refusals-choose-way-to-eat = La case { $hole } mange : choisissez le sens, { $hole }L ou { $hole }R.

refusals-must-eat = { $move } ne mange rien, mais { $better } mangerait. Quand vous pouvez manger tout de suite, vous le devez.

refusals-place = Une graine de réserve se pose dans une de vos cases intérieures qui contient déjà des graines.

refusals-house-closed = Une graine posée dans la maison y termine le coup : { $hole } se joue sans choisir de sens.

refusals-house-only = Dans la rangée intérieure, il ne reste que la maison : choisissez un sens, { $hole }L ou { $hole }R.

refusals-house-open = { $move } ne s’arrête pas dans une maison ouverte : il n’y a rien à étaler.

refusals-opening = On ne pose cinq graines qu’au premier coup, sans toucher aux deux cases voisines de la maison, et en nommant les cases dans l’ordre.
refusals-layout = Entre les manches, disposez toutes vos graines : au moins 1 dans chaque case, et 2 ou plus dans l’une d’elles.
refusals-layout-size = Vous avez trop de graines pour un plateau de cette taille.
refusals-lay-out-first = Disposez d’abord vos graines.
refusals-only-a-pass = Il ne reste plus qu’à passer.

refusals-may-be-played = Vous pouvez jouer { $holes }.

refusals-would-feed = { $count ->
        [one] La case { $holes } conviendrait
       *[other] Les cases { $holes } conviendraient
    }.

## Pourquoi on ne peut pas jouer certaines cases, en peu de mots.
refusals-not-empty = { $count ->
        [one] La case { $holes } est vide
       *[other] Les cases { $holes } sont vides
    }.

refusals-not-own = { $count ->
        [one] La case { $holes } est
       *[other] Les cases { $holes } sont
    } à { SIDE($other) }.

refusals-not-fed = { $count ->
        [one] La case { $holes } ne donne
       *[other] Les cases { $holes } ne donnent
    } aucune graine à { SIDE($other) }.

refusals-not-all = Avec { $holes }, vous prendriez toutes les graines { DE(SIDE($other)) }.

refusals-not-one = { $count ->
        [one] La case { $holes } n’a que 1 graine
       *[other] Les cases { $holes } n’ont que 1 graine chacune
    }.

refusals-not-eating = { $count ->
        [one] La case { $holes } ne mange rien, mais un autre coup mange
       *[other] Les cases { $holes } ne mangent rien, mais d’autres coups mangent
    }.

refusals-not-endless = Avec { $holes }, le coup tournerait sans fin.

refusals-not-placed = { $count ->
        [one] La case { $holes } ne reçoit
       *[other] Les cases { $holes } ne reçoivent
    } pas de graine de réserve : seules les cases intérieures qui ont des graines en reçoivent.

refusals-not-by-rule = { $holes } : { $rule }.

## Les refus vus par la personne devant le plateau.
refusals-no-colour-here = La case { $hole } ne contient pas de graines { $colour ->
        [red] rouges
       *[blue] bleues
    }.

refusals-hole-is-empty = La case { $hole } est vide.

refusals-another-colour = La case { $hole } ne contient pas de graines { $colour ->
        [red] rouges
       *[blue] bleues
    }. Choisissez une couleur qui s’y trouve.

refusals-your-holes = Cette case est à { SIDE($other) }. Vos cases sont { $row ->
        [odd] les rondes, aux numéros impairs
        [even] les carrées, aux numéros pairs
        [lower] celles du bas
        [upper] celles du haut
        [two-lower] celles des deux rangées du bas
       *[two-upper] celles des deux rangées du haut
    }.

refusals-choose-seeds = La case { $hole } est vide. Choisissez une case que vous pouvez jouer.

refusals-must-feed = { SIDE($other) } n’a plus de graines : jouez { $count ->
        [one] { $holes }, qui lui en donne
       *[other] un coup qui lui en donne : { $holes }
    }.

## Pourquoi un coup ne prend rien, après « B ne prend rien : ».
refusals-in-store = la dernière graine tombe dans votre grenier

refusals-in-own-hole = la dernière graine tombe dans la case { $hole }, qui est à vous

refusals-in-their-hole = la dernière graine tombe dans la case { $hole }, qui est à { SIDE($owner) }

refusals-count-hidden = la dernière graine tombe dans la case { $hole }, qui en contient alors trop peu ou trop

refusals-count = la dernière graine tombe dans la case { $hole }, qui contient alors { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

refusals-not-empty-hidden = la dernière graine tombe dans la case { $hole }, qui n’était pas vide

refusals-already-held = la dernière graine tombe dans la case { $hole }, qui contenait déjà { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }

refusals-was-empty = le premier semis se termine dans la case { $hole }, qui était vide

refusals-back-row = le premier semis se termine dans la case { $hole }, de la rangée extérieure

refusals-nothing-opposite = la case { $opposite }, en face de { $hole }, est vide

refusals-not-sown = la case { $opposite }, en face de { $hole }, n’a pas reçu de graine dans ce coup

refusals-limit-reached = la limite du nombre de cases est atteinte
refusals-limit-over = il y aurait plus de cases à prendre que la limite ne le permet

refusals-none-left = { SIDE($owner) } n’aurait plus de graines

## Pourquoi une suite de prises s’arrête.
refusals-named-by-number = { $number }

refusals-stops-at = La prise s’arrête alors à la case { $hole }.

refusals-stops-empty = La prise s’arrête alors : la case { $hole } est vide.

refusals-stops-count = La prise s’arrête alors : la case { $hole } contient { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }.

refusals-stops-your-hole = La prise s’arrête alors : la case { $hole } est à vous.

refusals-stops-own-hole = La prise s’arrête alors : la case { $hole } est à { SIDE($owner) }.

refusals-stops-because = La prise s’arrête alors : { $cause }.
