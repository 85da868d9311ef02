### Several learners on one machine, on the start page.

learners-add = Add a learner
learners-add-now = Add
learners-how = Each learner has their own progress, settings and record. Saved games belong to all. On the start page a click on a name changes who learns.
learners-new-name = Name of the new learner
learners-first-name = Your name: what was learned here so far stays yours

# The first learner before there is a name.
learners-first = First learner

# How a screen reader says a name; a click changes who learns.
# $name (Text): the name of a learner
learners-chip = Learner { $name }

# The same for who learns now.
# $name (Text): the name of a learner
learners-chip-current = Learner { $name }, learns now

# $name (Text): the name of a learner
learners-remove = Remove { $name }…

# $name (Text): the name of a learner
learners-remove-question = Remove { $name }?

# $name (Text): the name of a learner
# $lessons (Number): lessons done
# $games (Number): games in the record
learners-remove-line = The progress of { $name } ({ $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    } done), the settings and the record ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    }) go to the wastebasket; where there is none, they are deleted. Saved games stay.

learners-remove-now = Remove

# $name (Text): the name of a learner
learners-removed = { $name } was removed.

# $name (Text): the name of a learner
learners-removed-elsewhere = { $name } was removed in another window.

# $name (Text): the name of a learner
# $file (Text): a file
learners-not-removed = { $name } was removed, but a file could not be deleted: { $file }

## What is wrong with a name.
learners-no-name = A learner needs a name.
learners-too-many = There are too many learners on this machine.

# $name (Text): the name of a learner
learners-same-name = There is a learner { $name } already. Choose another name.

## The file with the names.
# $name (Text): the name of a file
learners-damaged = The list of learners could not be read. It was set aside as { $name }.

learners-newer = The list of learners is from a newer Kete. Only the first learner is there.

# $why (Text): why, as a sentence
learners-unreadable = The list of learners cannot be read. { $why }
