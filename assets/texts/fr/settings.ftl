settings-percent = { $percent } %

settings-text-size = Taille du texte { $percent } %.

settings-sound-on = Le son est activé.

settings-sound-off = Le son est coupé.

settings-damaged = Vos réglages sont illisibles : Kete prend les siens. L’ancien fichier est gardé sous le nom { $name }.

settings-later = Vos réglages viennent d’un Kete plus récent. Celui-ci se sert de ce qu’il connaît ; le fichier est gardé sous le nom { $name }.

settings-unreadable = Vos réglages n’ont pas pu être lus, et les changements ne seront pas gardés : { $why }

settings-choices-damaged = Vos derniers choix de nouvelles parties sont illisibles. Le fichier a été mis de côté sous le nom { $name } ; tout repart à neuf.

settings-choices-in-part = Une partie de vos derniers choix de nouvelles parties est illisible. Le fichier a été mis de côté sous le nom { $name } ; le reste est comme vous l’avez laissé.

settings-choices-unreadable = Vos derniers choix de nouvelles parties n’ont pas pu être lus, et les nouveaux ne seront pas gardés : { $why }

settings-not-kept = Vos réglages n’ont pas pu être gardés : { $why }

settings-fell-back = { $count ->
        [one] { $count } réglage illisible est
       *[other] { $count } réglages illisibles sont
    } comme d’habitude : { $names }.

settings-cannot-show = Impossible d’afficher le dossier ici. C’est { $folder }

settings-just-now = à l’instant

settings-minutes-ago = il y a { $minutes } min

settings-hours-ago = il y a { $hours } h

## Étiquettes, titres et notes.
settings-settings = Réglages

settings-reset-tab = Réinitialiser cette page

settings-close-tip = Fermer (Échap)

settings-tamarind-needs = sur stéatite ou uni

settings-usual-folder = Le dossier habituel

settings-no-usual-folder = aucun : le système n’a pas de dossier personnel

settings-use-folder = Utiliser

settings-whole-path = Tapez le chemin complet, en commençant par /.

settings-not-set-aside = le fichier est abîmé et n’a pas pu être mis de côté.

settings-writing-failed = Kete a échoué pendant leur écriture.

settings-messages = Messages

settings-no-messages = Pas encore de messages.

## Choix et réglages.

settings-set-own-name = Vous
    .line = Votre nom et la graine qui vous représente.

settings-set-theme = Thème
    .line = « Comme le système » suit le thème de votre bureau.

settings-set-text = Taille du texte
    .line = Tout devient plus grand ou plus petit. Ctrl et + ou − font de même.

settings-set-board = Plateau
    .line = La matière de tous les plateaux.

settings-set-seeds = Graines
    .line = L’anneau a toujours ses propres graines, rouges et bleues.

settings-set-seeds-plain = Sur un plateau uni, toutes les graines se ressemblent. L’anneau a ses propres graines, rouges et bleues.

settings-set-sowing = Semis
    .line = La vitesse des graines. Immédiat : le résultat du coup s’affiche aussitôt.

settings-set-sound = Son
    .line = On entend les graines, les prises, les coups refusés et la fin d’une partie.

settings-set-volume = Volume
    .line = Le volume du son.

settings-set-kete-turns = Coups de Kete
    .line = Montre plus vite les semis des longs coups de Kete.

settings-set-preview = Aperçu
    .line = Ce que vous voyez d’un coup quand vous pointez sa case.

settings-set-counts = Nombres
    .line = Les cases qui affichent leur nombre de graines.

settings-set-rings = Cercle sur les cases jouables
    .line = Trace un fin cercle autour des cases que vous pouvez jouer.

settings-set-way = Demander le sens
    .line = Un clic sur une case qui se sème à gauche ou à droite demande toujours de quel côté.

settings-set-folder = Dossier des parties enregistrées
    .line = « Enregistrer » et « Ouvrir » s’ouvrent dans ce dossier.

settings-set-dialogs = Toujours utiliser le sélecteur de fichiers de Kete
    .line = Sinon, Kete utilise celui de votre bureau.

settings-settings-tabs-general = Général
settings-settings-tabs-tutor = Tuteur
settings-settings-tabs-play = Jouer
settings-settings-tabs-files = Fichiers
settings-settings-tabs-advanced = Avancé

settings-themes-system = Comme le système
settings-themes-light = Clair
settings-themes-dark = Sombre
settings-themes-high-contrast = Contraste élevé

settings-boards-of-the-theme = Celui du thème
settings-boards-iroko = Iroko
settings-boards-walnut = Noyer
settings-boards-soapstone = Stéatite
settings-boards-plain = Uni

settings-seed-sets-nickernut = Bonduc
settings-seed-sets-ivory = Ivoire
settings-seed-sets-tamarind = Tamarin

settings-kete-turns-same-pace-as-mine = Au même rythme que vous
settings-kete-turns-at-most-8-s = 8 s au plus
settings-kete-turns-at-most-4-s = 4 s au plus
settings-kete-turns-at-most-2-s = 2 s au plus

settings-previews-full = Complet
settings-previews-count-only = Nombre seul
settings-previews-off = Désactivé

settings-counts-always = Toutes
settings-counts-own-only = Les vôtres
settings-counts-never = Aucune

settings-set-language = Langue
settings-set-language-line = La langue de toute la fenêtre et des règles imprimées.
settings-languages-system = Celle du système

settings-language-in-part = { $name } ({ $percent } %)
