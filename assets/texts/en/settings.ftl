### The settings and the messages.

# $percent (Number): percent
settings-percent = { $percent } %

# $percent (Number): percent
settings-text-size = Text size { $percent } %.

settings-sound-on = Sound is on.

settings-sound-off = Sound is off.

## Files that could not be read. $name is the name under which the file is kept now.
# $name (Text): the name of a file
settings-damaged = Your settings could not be read, so Kete uses its own. The old file is kept as { $name }.

# $name (Text): the name of a file
settings-later = Your settings are from a newer Kete. This one uses what it knows; the file is kept as { $name }.

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

## Labels, headings and short notes.
# Heading of the settings.
settings-settings = Settings

# Everything of this tab as at first.
settings-reset-tab = Reset this tab

# Tooltip of the close cross.
settings-close-tip = Close (Esc)

# Why seeds cannot be chosen.
settings-tamarind-needs = stone or plain only

# The usual folder is in use.
settings-usual-folder = The usual folder

# There is no usual folder.
settings-no-usual-folder = none: the system has no home folder

# The folder is chosen.
settings-use-folder = Use

# The folder typed must be a whole path.
settings-whole-path = Type the whole path, starting with /.

# Why a file could not be set aside.
settings-not-set-aside = the file is damaged and could not be set aside.

# Why something could not be written where Kete itself failed.
settings-writing-failed = Kete failed while it wrote them.

# Heading of the messages.
settings-messages = Messages

# There are none.
settings-no-messages = No messages yet.

## Choices and settings.

# The user's name and coloured seed.
settings-set-own-name = You
    .line = Your name and the seed that marks you.

# Light, dark or high contrast.
settings-set-theme = Theme
    .line = System follows the desktop.

# Size of everything.
settings-set-text = Text size
    .line = Makes everything larger or smaller. Ctrl and + or − do the same.

# What boards are made of.
settings-set-board = Board
    .line = The material of every board.

# What is sown.
settings-set-seeds = Seeds
    .line = The ring always has its own red and blue seeds.

# Below the seeds, while the board is plain.
settings-set-seeds-plain = On a plain board all seeds look alike. The ring has its own red and blue seeds.

# How fast seeds are sown.
settings-set-sowing = Sowing
    .line = How fast seeds fall. Off shows the end of a turn at once.

# Whether the board is heard.
settings-set-sound = Sound
    .line = Seeds, captures, refused moves and the end of a game are heard.

# How loud it is.
settings-set-volume = Volume
    .line = How loud the sound is.

# How long Kete's turns take.
settings-set-kete-turns = Kete's turns
    .line = Shortens the sowing of Kete's long turns.

# What pointing shows.
settings-set-preview = Preview
    .line = What you see of a move when you point at its hole.

# Whose counts show.
settings-set-counts = Counts
    .line = Which holes show a number for their seeds.

# Rings on holes.
settings-set-rings = Ring on playable holes
    .line = Draws a thin ring around the holes you may play.

# Asking for the way.
settings-set-way = Ask for the direction
    .line = Clicking a hole that can be sown left or right always asks which.

# The folder of saved games.
settings-set-folder = Folder for saved games
    .line = Save and Open start in this folder.

# The dialog in the window.
settings-set-dialogs = Always use Kete's own file dialog
    .line = Otherwise Kete uses the file dialog of your desktop.

# The tabs.
settings-settings-tabs-general = General
settings-settings-tabs-tutor = Tutor
settings-settings-tabs-play = Play
settings-settings-tabs-files = Files
settings-settings-tabs-advanced = Advanced

# The themes, the desktop's first.
settings-themes-system = System
settings-themes-light = Light
settings-themes-dark = Dark
settings-themes-high-contrast = High contrast

# The boards, the theme's own first.
settings-boards-of-the-theme = Same as theme
settings-boards-iroko = Iroko
settings-boards-walnut = Walnut
settings-boards-soapstone = Soapstone
settings-boards-plain = Plain

# The seeds.
settings-seed-sets-nickernut = Nickernut
settings-seed-sets-ivory = Ivory
settings-seed-sets-tamarind = Tamarind

# How long Kete's turns may take on the board.
settings-kete-turns-same-pace-as-mine = Same pace as mine
settings-kete-turns-at-most-8-s = At most 8 s
settings-kete-turns-at-most-4-s = At most 4 s
settings-kete-turns-at-most-2-s = At most 2 s

# What pointing at a hole shows.
settings-previews-full = Full
settings-previews-count-only = Count only
settings-previews-off = Off

# Whose counts show.
settings-counts-always = Always
settings-counts-own-only = Own only
settings-counts-never = Never

## The language of the window.
settings-set-language = Language
settings-set-language-line = The language of everything in the window and of printed rules.
settings-languages-system = As the system

# A language that is not translated to the end.
# $name (Text): its name, such as Português
# $percent (Number): how much is translated
settings-language-in-part = { $name } ({ $percent } %)
