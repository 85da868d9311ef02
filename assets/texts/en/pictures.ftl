### Pictures and films of boards.

# $option (Text): an option of the command
pictures-needs-png = { $option } is for pictures: let the file's name end in .png

# $least (Number): pixels
# $most (Number): pixels
pictures-width = the width must be from { $least } to { $most } pixels

# $count (Number): pictures
# $most (Number): the most that there may be
pictures-too-long = the film would have { $count } pictures and may have { $most }: choose moves with --from and --to, or a higher --speed

# $number (Number): its number
pictures-no-move-yet = there is no move { $number }: the game has none yet

# $number (Number): its number
# $count (Number): how many
pictures-no-such-move = there is no move { $number }: the game has { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

# $to (Number): the move with which it would end
# $start (Number): the move with which it begins
pictures-ends-before = the film would end with move { $to }, before it begins with move { $start }

# $name (Text): what was written
pictures-no-hole = there is no hole “{ $name }” on this board

# $text (Text): the text that it is about
# $why (Text): the reason
pictures-no-move = “{ $text }” is no move: { $why }

# $setting (Text): a setting of the picture, such as “theme”
# $value (Text): a value
# $allowed (Text): what is allowed, separated by commas
pictures-no-value = there is no { $setting } “{ $value }”; there are { $allowed }

# $done (Number): how many are done
# $of (Number): how many there are in all
pictures-progress = { $done } of { $of ->
        [one] { $of } picture
       *[other] { $of } pictures
    } drawn

## Labels, headings and short notes.
# The file's ending names no form of pictures.
pictures-no-such-form = the file's name must end in .png for a picture or in .gif for a film

# Turns were asked for in a picture.
pictures-film-needs-gif = turns are shown by a film: let the file's name end in .gif

# A speed was asked for in a picture.
pictures-speed-needs-gif = --speed is for films: let the file's name end in .gif

# A film of nothing.
pictures-no-turn = there is no move to show

# A film that was stopped.
pictures-given-up = the film was given up

# What cannot be drawn.
pictures-undrawable = the picture cannot be drawn

# Neither a file nor a rule set.
pictures-nothing-to-show = name a saved game, or a rule set with --ruleset

# The ground, as a setting of a picture.
pictures-theme = theme

# The board, as a setting of a picture.
pictures-board = board

# The seeds, as a setting of a picture.
pictures-seeds = set of seeds

# How fast a film sows, as its setting.
pictures-speed = speed
