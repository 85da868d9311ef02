progress-kind-progress = Progrès des élèves
progress-kind-ogn = Parties OGN
progress-kind-text = Texte
progress-kind-page = Pages
progress-kind-csv = Tableaux
progress-kind-kete = Parties de Kete

progress-holds = { $lessons ->
        [one] { $lessons } leçon faite
       *[other] { $lessons } leçons faites
    } et { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    } à revoir

progress-import-question = Importer les progrès de { $name } ?

progress-import-line = Le fichier contient { $found }. Vos progrès comptent { $own }. Ajouter garde le meilleur résultat de chaque leçon et, pour chaque règle, la révision la plus proche. Remplacer efface vos progrès.

progress-imported = { $name } a été repris : { $found }.

progress-added = { $name } a été ajouté à vos progrès.

progress-exported = Vos progrès ont été exportés dans { $name }.

progress-damaged = { $name } n’est pas un fichier de progrès, ou il est abîmé. { $why } Rien n’a changé.

progress-unchanged = { $why } Rien n’a changé.

progress-left-alone = Impossible de lire votre fichier de progrès. { $why } Ce que vous apprenez maintenant n’est pas gardé.

## Étiquettes, titres et petites notes.
progress-export-progress = Exporter les progrès…
progress-import-progress = Importer des progrès…
progress-export-title = Exporter les progrès
progress-import-title = Importer des progrès
progress-import-short = Importer…
progress-export = Exporter
progress-import = Importer
progress-add-to-mine = Ajouter aux vôtres
progress-replace-mine = Remplacer les vôtres
progress-show-the-file = Afficher le fichier
progress-progress-replaced = Vos progrès ont été remplacés.
progress-progress-back = Vos progrès sont de nouveau comme avant.

## Choix et réglages.
progress-set-progress = Vos progrès
    .line = Les étoiles de vos leçons et les règles à revoir.
