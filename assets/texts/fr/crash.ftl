crash-failed = kete: une erreur de Kete lui-même : panique du fil '{ $thread }' à { $place } : { $message }

crash-report-written = kete: le rapport du plantage est dans { $path }

crash-report-not-written = kete: le rapport du plantage n’a pas pu être écrit : { $why }

crash-part-failed = Un élément de Kete a planté ({ $part }). Kete continue ; un rapport du plantage a été écrit.

crash-reports-written = { $count ->
        [1] Un rapport du plantage a été écrit ; il ne contient
       *[other] { $count } rapports ont été écrits ; ils ne contiennent
    } rien de ce que vous avez tapé.

crash-game-saved = Votre partie a été enregistrée.

## Boutons, titres et courtes notes.
crash-no-folder = kete: il n’y a pas de dossier pour un rapport de plantage ; --data-dir en désigne un

crash-window-ends = kete: la fenêtre doit se fermer. Votre partie est enregistrée : lancez Kete et choisissez Continuer

crash-show-reports = Afficher les rapports

crash-crashed = Kete a planté la dernière fois

crash-kete-failed = Le calcul de Kete a échoué deux fois, Kete n’a donc pas joué.

crash-learning-failed = Kete a échoué en lisant ou en écrivant vos cours et vos progrès.

crash-examples-failed = Kete a échoué en cherchant un exemple de cette règle.

crash-drills-failed = Kete a échoué en composant des exercices.

crash-crashed-sentence = Kete a planté la dernière fois.
