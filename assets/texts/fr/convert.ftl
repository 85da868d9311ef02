convert-cannot-read = { $name } : les parties se lisent dans des fichiers .kete et .ogn.

convert-cannot-write = { $name } : les parties s’écrivent dans des fichiers .kete, .ogn et .txt.

convert-taken = { $file } existe déjà et serait remplacé : choisissez un autre nom.

convert-in-file = { $file } : { $why }

convert-in-game = { $file }, partie { $number } : { $why }

convert-first-of-several = { $file } contient plusieurs parties : voici la première.

convert-progress = { $count ->
        [one] { $count } partie lue
       *[other] { $count } parties lues
    }

convert-written = { $file } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
