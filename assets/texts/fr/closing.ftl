closing-writing-games = Kete s’est fermé avant d’avoir fini d’écrire vos parties.
closing-writing-files = Kete s’est fermé avant d’avoir fini d’écrire des fichiers.
closing-writing-progress = Kete s’est fermé avant d’avoir fini d’écrire vos progrès.
closing-writing-settings = Kete s’est fermé avant d’avoir fini d’écrire vos réglages.
closing-writing-choices = Kete s’est fermé avant d’avoir fini d’écrire vos derniers choix.
closing-writing-learners = Kete s’est fermé avant d’avoir fini d’écrire la liste des élèves.
closing-writing-record = Kete s’est fermé avant d’avoir fini d’écrire votre bilan.
closing-writing-table = Kete s’est fermé avant d’avoir fini d’écrire une table de finales.
