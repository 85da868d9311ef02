### Files in the window: opening, saving, overwriting.

# The name of a game's file, without its ending.
# $game (Text): the name of a game
# $date (Text): a date, such as “2026-11-23”
# $first (Text): a player, such as “You”
# $second (Text): the other player, such as “Kete 4”
files-game-name = { $game } { $date } { $first }–{ $second }

# $name (Text): the name of a file
files-opening = Opening { $name }…

# $name (Text): the name of a file
files-saving = Saving { $name }…

# $name (Text): the name of a file
files-no-game = { $name } is not a game of Kete.

# $name (Text): the name of a file
files-unsaved = { $name } lacks the last changes. Kete keeps the game in any case.

# $why (Text): why, as a sentence
files-kept-all-the-same = { $why } Kete keeps the game in any case.

# $turn (Number): its number
files-before-turn = Before turn { $turn }

# $turns (Number): how many moves
files-after-turns = { $turns ->
        [0] The start
        [one] After { $turns } move
       *[other] After { $turns } moves
    }

# $folder (Text): the path of a folder
files-files-in = Files in { $folder }

# $name (Text): the name of a file
# $folder (Text): the path of a folder
files-file-in = { $name }, in { $folder }

# $gone (Text): the words “no longer there”
# $name (Text): the name of a file
files-file-gone = { $name }, { $gone }

# $mover (Side): the side that it is about
files-to-move = , { SIDE($mover) } to move

# $number (Number): its number
# $text (Text): the text that it is about
files-line = Line { $number }: { $text }

# $name (Text): the name of a file
files-text-around = The text of { $name }

# $name (Text): the name of a file
files-no-picture = { $name } was not written: the window closed too soon.

# $why (Text): the reason
files-recent-not-kept = The list of recent files is not kept for now: { $why }

# $over (Text): yes where one of its lines was played to an end
# $game (Text): the name of a game
files-discard-question = { $over ->
        [yes] Discard the game of { $game } with all that you tried in it?
       *[no] Discard the unfinished game of { $game }?
    }

# $over (Text): yes where one of its lines was played to an end
files-discard-lost = You lose its moves and notes{ $over ->
        [yes] , its result and the other lines that you tried
       *[no] { "" }
    }.

files-discard-for-good = It is in no file, so you cannot get it back.

# $name (Text): the name of a file
files-file-stays = Your file { $name } stays as it is.

# $game (Text): the name of a game
files-save-question = Save the game of { $game }?

# $name (Text): the name of a file
files-opened = { $name } is open.

# $name (Text): the name of a file
files-imported = The game of { $name } is open, without a file of its own.

# $name (Text): the name of a file
files-imported-first = The first game of { $name } is open, without a file of its own.

# $name (Text): the name of a file
files-saved = Saved as { $name }.

# $name (Text): the name of a file
files-replace-question = { $name } exists. Replace it?

# $name (Text): the name of a file
files-has-changed = { $name } has changed on disk

# $name (Text): the name of a file
files-overwrite-changed = It is not the file that Kete last opened or saved. If you overwrite it, what it holds now stays in { $name }~.

# $name (Text): the name of a file
files-read-only = { $name } is read-only

# $name (Text): the name of a file
files-overwrite-read-only = Kete has not saved the game. If you overwrite the file, what it holds now stays in { $name }~.

# $why (Text): the reason
files-cannot-list = This folder cannot be listed: { $why }.

# $turns (Number): how many moves
files-open-good = Open the { $turns ->
        [one] { $turns } good move
       *[other] { $turns } good moves
    }

# $name (Text): the name of a file
files-drop-to-open = Drop to open { $name }

# $variable (Text): the name of a variable of the environment
# $value (Text): a value
files-no-scale = { $variable } is “{ $value }”, which is no scale: set it to a number from 0.01 to 100, to randr, or not at all

# $why (Text): the reason
files-no-window = the window cannot be opened: { $why }
