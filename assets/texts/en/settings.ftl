### The settings and the messages.

# $percent (Number): percent
settings-percent = { $percent } %

# $percent (Number): percent
settings-text-size = Text size { $percent } %.

## Files that could not be read. $name is the name under which the file is kept now.
# $name (Text): the name of a file
settings-damaged = Your settings could not be read. The file was set aside as { $name }; everything is as usual.

# $name (Text): the name of a file
settings-later = Your settings are from a later Kete. What this one knows is used; the file is kept as { $name }.

# $why (Text): the reason
settings-unreadable = Your settings could not be read, and changes will not be kept: { $why }

# $name (Text): the name of a file
settings-choices-damaged = Your last choices for new games could not be read. The file was set aside as { $name }; they begin anew.

# $name (Text): the name of a file
settings-choices-in-part = A part of your last choices for new games could not be read. The file was set aside as { $name }; the rest is as you left it.

# $why (Text): the reason
settings-choices-unreadable = Your last choices for new games could not be read, and new ones will not be kept: { $why }

# $why (Text): the reason
settings-not-kept = Your settings could not be kept: { $why }

# $count (Number): how many
# $names (Text): names, such as “C, D and E”
settings-fell-back = { $count ->
        [one] { $count } setting could not be read and is
       *[other] { $count } settings could not be read and are
    } as usual: { $names }.

# $folder (Text): the path of a folder
settings-cannot-show = The folder cannot be shown here. It is { $folder }

settings-just-now = just now

# $minutes (Number): how many
settings-minutes-ago = { $minutes } min ago

# $hours (Number): how many
settings-hours-ago = { $hours } h ago
