help-page-usage = Utilisation
help-page-commands = Commandes
help-page-arguments = Arguments
help-page-options = Options
