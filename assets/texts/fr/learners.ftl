learners-add = Ajouter un élève
learners-add-now = Ajouter
learners-how = Chaque élève a ses propres progrès, ses réglages et son bilan. Les parties enregistrées sont à tous. Sur la page d’accueil, un clic sur un nom change d’élève.
learners-new-name = Nom du nouvel élève
learners-first-name = Votre nom (vos progrès actuels y restent attachés)

learners-first = Premier élève

learners-chip = Élève { $name }
learners-chip-current = Élève { $name }, apprend maintenant

learners-remove = Retirer { $name }…
learners-remove-question = Retirer { $name } ?

learners-remove-line = Les progrès { DE($name) } ({ $lessons ->
        [one] { $lessons } leçon faite
       *[other] { $lessons } leçons faites
    }), les réglages et le bilan ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }) vont à la corbeille, ou sont supprimés pour de bon si l’ordinateur n’en a pas. Les parties enregistrées restent.

learners-remove-now = Retirer

learners-removed = { $name } a été retiré de la liste.
learners-removed-elsewhere = { $name } a été retiré de la liste dans une autre fenêtre.
learners-not-removed = { $name } a été retiré de la liste, mais un fichier n’a pas pu être supprimé : { $file }

## Ce qui ne va pas avec un nom.
learners-no-name = Un élève doit avoir un nom.
learners-too-many = Il y a trop d’élèves sur cette machine.
learners-same-name = Il y a déjà un élève { $name }. Choisissez un autre nom.

## Le fichier des noms.
learners-damaged = La liste des élèves n’a pas pu être lue. Elle a été mise de côté sous le nom { $name }.
learners-newer = La liste des élèves vient d’un Kete plus récent. Il n’y a que le premier élève.
learners-unreadable = La liste des élèves ne peut pas être lue. { $why }
