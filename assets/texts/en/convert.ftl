### The command that writes games in other forms.

# $name (Text): the name of a file
convert-cannot-read = { $name }: games are read from .kete and .ogn files.

# $name (Text): the name of a file
convert-cannot-write = { $name }: games are written to .kete, .ogn and .txt files.

# $file (Text): the name of a file
convert-taken = { $file } is there already, and would be replaced: choose another name.

# $file (Text): the name of a file
# $why (Text): the reason
convert-in-file = { $file }: { $why }

# $file (Text): the name of a file
# $number (Number): its number
# $why (Text): the reason
convert-in-game = { $file }, game { $number }: { $why }

# $file (Text): the name of a file
convert-first-of-several = { $file } holds several games: this is the first.

# $count (Number): how many
convert-progress = { $count ->
        [one] { $count } game
       *[other] { $count } games
    } read

# $file (Text): the name of a file
# $count (Number): how many
convert-written = { $file }: { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
