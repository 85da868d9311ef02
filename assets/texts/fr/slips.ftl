## Ce que l’on dit à qui se trompe, quand la réponse montre comment il a compté.

slips-counted-origin = Vous avez compté la case { $hole } elle-même. La première graine va dans la case qui suit { $hole }.

slips-one-too-far = Une case de trop : votre main était vide une case plus tôt.
slips-passed-own-store = Vous avez oublié votre grenier. Il reçoit une graine au passage, comme une case.

slips-sowed-other-store = Vous avez mis une graine dans le grenier { DE(SIDE($other)) }. Vous n’y semez jamais : sautez-le.

slips-sowed-store = Vous avez mis une graine dans le grenier. Dans ce jeu, aucune graine n’est semée dans un grenier : sautez-le.

slips-sowed-origin = Vous avez mis une graine dans la case { $hole }. La case d’où vous semez n’en reçoit pas : sautez-la.

slips-other-end = { $turns-round ->
        [yes] Vous avez mangé dans une des deux dernières cases intérieures de votre chemin. Là, vous faites demi-tour : les graines mangées commencent au bout que vous avez atteint.
       *[no] Vous avez semé les graines mangées à partir de l’autre bout de votre rangée intérieure. Ici, vous ne faites pas demi-tour, vous continuez dans le sens où vous alliez le long de la rangée intérieure : vers la droite, vous commencez à son bout gauche ; vers la gauche, à son bout droit.
    }

slips-other-way = C’est là que vous arriveriez si vous semiez dans l’autre sens.

slips-eaten-too-far = La première graine mangée va dans la case { $hole } elle-même : vous avez commencé une case trop loin.

slips-stopped-at = Vous avez fini dans la case { $hole }, qui contenait des graines : le coup continue.

slips-forgot-own-seed = Vous avez oublié votre dernière graine. Elle va aussi dans votre grenier.

slips-only-last-hole = Vous n’avez compté que les graines de la case { $hole }. D’autres cases sont prises avec elle.

slips-counted-before = Vous avez compté les graines d’avant votre coup. Votre semis en ajoute une à chaque case.
slips-counted-holes = Vous avez compté les cases. Comptez les graines qu’elles contiennent.

slips-saw-none = Il y a quelque chose à prendre : regardez la case { $hole }.

slips-went-on-to = Vous avez continué jusqu’à la case { $hole }, mais les prises s’arrêtent avant elle.

slips-counted-relays = Il manque un semis : le premier compte aussi.
slips-one-lap = Vous n’avez compté que le premier semis, mais sa dernière graine vous fait continuer.
slips-forgot-again = Regardez où tombe la dernière graine : qui peut rejouer après cela ?
slips-nobody-plays-again = Dans ce jeu, aucune case ne vous fait rejouer : chacun joue à son tour.
slips-thought-again = Regardez où tombe la dernière graine : elle ne vous fait pas rejouer.
slips-forgot-rest = Vous avez oublié les graines qui sont encore sur le plateau à la fin de la partie. Une règle dit à qui elles vont.
slips-rest-to-other = Vous avez donné au mauvais camp les graines qui restent sur le plateau.
