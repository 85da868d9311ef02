forms-list = il faut ici une liste, de « [ » à « ] »
forms-list-end = il manque « ] » : une liste n’est pas fermée
forms-options = il faut ici des options, de « { "{" } » à « { "}" } »
forms-options-end = il manque « { "}" } » : les options ne sont pas fermées
forms-colon = il manque « : » entre un nom et sa valeur
forms-comma = il manque « , », ou une parenthèse n’est pas fermée
forms-text-in-quotes = il faut ici un texte entre guillemets
forms-text-end = un texte n’est pas fermé : il manque « { "\u0022" } »
forms-remark-end = une remarque n’est pas fermée : il manque « */ »
forms-boolean = il faut ici « true » ou « false »
forms-number = il faut ici un nombre entier
forms-number-range = ce nombre est trop petit ou trop grand
forms-bracket = il manque « ( »
forms-bracket-end = il manque « ) », ou « , » avant ce qui suit
forms-ends-early = le texte finit trop tôt : une parenthèse n’est pas fermée
forms-value = il manque ici une valeur, ou une parenthèse n’est pas fermée
forms-name = il faut ici un nom
forms-attribute = aucune ligne ne commence par « # » ici
forms-escape = après « \ » se trouve un signe qui n’y a pas sa place
forms-trailing = rien ne doit suivre la dernière « ) »
forms-too-deep = trop de parenthèses sont emboîtées
forms-other = ce n’est pas écrit comme il le faut

forms-unexpected = « { $sign } » n’a pas sa place ici

forms-no-digit = « { $sign } » n’est pas un chiffre

forms-no-name = « { $name } » n’est pas un nom

forms-before-bracket = « { $name } » n’a pas sa place avant « ( »

forms-instead = il faut ici { $wanted }, et non { $found }

forms-belongs = il faut ici { $wanted }

forms-unknown = il n’y a pas de « { $name } » ici ; possible : { $allowed }

forms-missing = il manque « { $name } »

forms-twice = « { $name } » apparaît ici une deuxième fois

## Ce qu’il faut à un endroit, et ce qui s’y trouve.
forms-a-text = un texte entre guillemets
forms-true-or-false = « true » ou « false »
forms-whole-number = un nombre entier
forms-a-number = un nombre
forms-single-sign = un seul signe
forms-letter-before-text = une lettre avant un texte entre guillemets
forms-a-list = une liste
forms-some-options = des options entre « { "{" } » et « { "}" } »
forms-empty-brackets = des parenthèses vides
forms-left-out = quelque chose qui peut manquer
forms-what-is-there = ce qui s’y trouve

forms-sign-number = signe n° { $number }
