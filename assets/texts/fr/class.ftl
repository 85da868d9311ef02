class-title = Les progrès d’une classe
class-open = Les progrès d’une classe…
class-how = Chaque élève exporte ses progrès (« Apprendre », « Exporter les progrès… ») et vous donne le fichier. Ajoutez ici les fichiers ou un dossier qui les contient, ou déposez-les sur cette page. Kete ne conserve pas ces fichiers.
class-add-file = Ajouter un fichier…
class-add-folder = Ajouter un dossier…
class-clear = Vider
class-what = Ce que montre le tableau
class-by-course = Par cours
class-by-rule = Par règle
class-games = Règles de
class-all-games = Tous les jeux
class-learner = Élève
class-print = Enregistrer pour imprimer…
class-save-csv = Enregistrer en CSV…
class-most-missed = Les règles qui posent problème
class-nothing-missed = Aucune règle ne pose problème jusqu’ici.
class-left-out = Fichiers laissés de côté
class-reading = Kete lit les fichiers.
class-no-answers = Il n’y a encore aucune réponse sur une règle.
class-nobody = aucun fichier de progrès n’a pu être lu
class-back = Cours
class-choose-file = Choisir un fichier de progrès
class-choose-folder = Choisir un dossier de fichiers de progrès

class-count = { $count ->
        [one] { $count } élève
       *[other] { $count } élèves
    }

class-how-courses = Nombre de leçons faites, sur le nombre de leçons de chaque cours.
class-how-rules = Bonnes réponses sur toutes les réponses ; une case colorée : l’élève ne connaît pas encore la règle.

class-rule-of = { $game } : { $rule }

class-missed = { $rule } : { $missing } { $missing ->
        [one] élève
       *[other] élèves
    } sur { $learners } ne { $missing ->
        [one] connaît
       *[other] connaissent
    } pas cette règle ; { $wrong } { $wrong ->
        [one] réponse fausse
       *[other] réponses fausses
    } sur { $answers }

## Une case du tableau, en mots.
class-lessons-done = { $done } { $done ->
        [one] leçon faite
       *[other] leçons faites
    } sur { $of }, { $stars } { $stars ->
        [one] étoile
       *[other] étoiles
    }

class-answers-right = { $right } { $right ->
        [one] bonne réponse
       *[other] bonnes réponses
    } sur { $of }

class-no-answer = pas encore de réponse

class-cell-name = { $learner }, { $column } : { $cell }

## Pourquoi un fichier est laissé de côté.
class-unusable = { $file } ne peut pas être utilisé : { $why }

class-damaged = { $file } n’est pas un fichier de progrès, ou il est abîmé (ligne { $line })
class-too-old = { $file } vient d’un Kete plus ancien (version { $version }) et ne contient pas de réponses par règle : exportez-le à nouveau avec un Kete plus récent
class-same-as = { $file } contient la même chose que { $other }
class-less-than = { $file } est du même élève que { $other }, qui en contient plus
class-too-many = { $file } ferait un élève de trop

## Titres dans le CSV.
class-csv-lessons = { $title } : leçons faites sur { $of }
class-csv-stars = { $title } : étoiles
class-csv-right = { $title } : bonnes réponses
class-csv-wrong = { $title } : réponses fausses

## Parmi les formes d’exportation.
class-page-form = Tableau à imprimer (.html)
class-csv-form = Tableau pour tableurs (.csv)
class-save-title = Enregistrer le tableau
