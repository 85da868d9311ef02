### Closing the window.

# $what (Text): what was not finished, such as “writing your settings”
closing-not-waited-for = Kete closed before it had finished { $what }.
