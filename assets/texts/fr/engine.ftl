engine-megabytes = { $size } Mo

## Tables de finales.
engine-no-table = Pas encore de table.

engine-table = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, { $size }.

engine-table-made = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }, { $size } (créée : { $day }).

engine-table-cost = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } : { $disk } sur le disque, { $memory } de mémoire pour la créer.

engine-table-cost-time = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } : { $disk } sur le disque, { $memory } de mémoire pour la créer, environ { $time }.

engine-table-size = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }

engine-option-and = { $before } · { $after }

engine-no-thread = La table n’est pas créée : le système n’accorde plus de fil d’exécution à Kete.
engine-table-failed = La table n’est pas créée : Kete a échoué en la créant.

engine-not-saved = La table sert déjà, mais n’est pas conservée. { $why }

engine-build-again = Créer : { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }

engine-not-deleted = Impossible de supprimer { $name } : { $why }.

## Autres programmes.
engine-plays-none = Il répond, mais ne joue à aucun des jeux d’ici.

engine-plays-all = Il répond et joue aux { $count } jeux.

engine-plays-some = Il joue à { $count } des { $of } jeux : { $games }.

engine-it-was-silent = Il n’a pas répondu en { $time } et a été arrêté.

engine-it-failed = Il { $fault }.

engine-not-yours = « { $program } » ne fait pas partie de vos moteurs.

engine-was-silent = « { $program } » n’a pas répondu en { $time } et a été arrêté.

engine-not-possible = « { $program } » a joué « { $played } », ce qui n’est pas possible : { $why }

engine-failed = « { $program } » { $fault }.

engine-milliseconds = { $count } ms

engine-seconds = { $count } s

engine-not-asked = Impossible d’interroger « { $program } » : voyez Réglages, Avancé.

engine-not-game = « { $program } » ne joue pas à ce jeu : { $game }.

engine-not-option = « { $program } » ne joue pas avec cette option : { $option }.

engine-thinks = « { $program } » réfléchit. Ctrl+Entrée le fait jouer maintenant.

engine-would-move = C’est à « { $program } » de jouer ici. Allez au dernier coup, ou laissez-le continuer d’ici.

engine-is-thinking = { $program } réfléchit.

engine-to-move = C’est à { $program } de jouer.

## Boutons, titres et courtes notes.
engine-no-table-folder = Il n’y a pas de dossier pour conserver les tables.

engine-build = Créer

engine-delete = Supprimer

engine-delete-table = Supprimer la table

engine-table-size-label = Taille

engine-delete-table-line = Supprimer cette table ? Ce qu’elle sait peut être recréé.

engine-add-engine = Ajouter

engine-choose-program = Choisir…

engine-choose-program-title = Choisir un programme

engine-choose = Choisir

engine-no-files-here = Aucun fichier dans ce dossier.

engine-remove-engine = Retirer

engine-test-engine = Tester

engine-engine = Moteur

engine-engine-plays = Le moteur réfléchit 1 s à chaque coup.

engine-engine-stopped = arrêté

engine-engine-failed-line = La partie reste telle quelle. Vous pouvez aussi annuler votre coup.

engine-kete-plays-on = Laisser Kete continuer

engine-try-again = Réessayer

engine-engine-asked = On l’interroge…

engine-engine-needs-name = Donnez-lui un nom de 24 lettres au plus.

engine-engine-name-taken = Un autre moteur porte ce nom.

engine-engine-needs-program = Dites quel programme lancer.

engine-engines-enough = Il y a déjà 16 moteurs. Retirez-en un d’abord.

## Choix et réglages.
engine-set-threads = Fils d’exécution
    .line = Le nombre de cœurs du processeur pour les indices et l’analyse. Les niveaux de Kete en utilisent toujours un seul : leur force ne change jamais.

engine-set-memory = Mémoire pour le calcul
    .line = Pour les positions que Kete a déjà calculées. Plus de mémoire aide les longs calculs.

engine-set-table-seeds = Tables jusqu’à
    .line = Les plus grandes tables que Kete crée de lui-même : 12 graines pour tous les jeux ; 15 pour le Jeu de base et sa variante, le Kalah, et 18 si vous laissez Kete au repos une demi-minute.

engine-set-tables = Tables de finales
    .line = Le résultat exact de chaque position qui a peu de graines. Le niveau 10 et les indices n’y font aucune erreur. Kete crée de lui-même les petites tables ; ici, vous en créez de plus grandes.

engine-set-engines = Moteurs externes
    .line = D’autres programmes de mancala qui comprennent le protocole des moteurs de Kete (commande « kete engine »). Vous pouvez en choisir un comme adversaire dans une nouvelle partie s’il connaît les règles.

engine-engine-name = Nom
    .line = Le nom montré dans les parties, 24 lettres au plus.

engine-engine-program = Programme
    .line = Le chemin complet du programme.

engine-engine-arguments = Arguments
    .line = Les arguments du programme, séparés par des espaces.
