start-go-on-with = Continuer la partie : { $game }

start-move-number = coup { $number }

start-level = { $count } à { $count }

start-you-lead = vous menez { $more } à { $less }

start-leads = { $who } mène { $more } à { $less }

start-what-mancala-is = Le mancala est une famille de jeux de plateau : vous déposez des graines une à une dans les cases et vous essayez d’en prendre plus que votre adversaire. La première leçon vous montre comment.
