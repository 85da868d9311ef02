### Headings of `--help` on the command line.

help-page-usage = Usage
help-page-commands = Commands
help-page-arguments = Arguments
help-page-options = Options
