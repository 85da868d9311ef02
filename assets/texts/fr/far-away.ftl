## Ce qui est copié pour la messagerie.
far-away-first-text = Jouons ensemble : { $game } ! Copiez ce message et collez-le dans Kete : { $code }

far-away-next-text = { $game }, coup { $number } : { $moves }. { $code }

## À côté du plateau.
far-away-invite = Invitez votre ami : c’est lui qui commence.
far-away-invite-line = Copiez le premier message, envoyez-le par la messagerie de votre choix et collez la réponse ici.
far-away-send = Envoyez votre coup.
far-away-waiting = C’est à votre ami de jouer.
far-away-waiting-line = Collez la réponse ici quand elle arrive. Vous pouvez recopier votre coup.
far-away-send-line = Copiez votre coup, envoyez-le par la messagerie de votre choix et collez la réponse ici.
far-away-not-your-turn = C’est à votre ami de jouer. Envoyez votre coup, puis collez la réponse.
far-away-answered = Votre ami a répondu à un coup plus récent. Allez au dernier coup pour continuer.

## Dans la fenêtre d’une nouvelle partie.
far-away-how-it-works = Vous copiez chaque coup, l’envoyez par la messagerie de votre choix et collez la réponse.

## Courtes notes.
far-away-copied = Votre coup est dans le presse-papiers. Envoyez-le, puis collez la réponse ici.

far-away-agreement = Copiez et envoyez cette fin : elle compte dès que votre ami l’accepte.

far-away-begun = Un ami vous invite à une partie : { $game }. Vos réponses repartent par message.

## Dans la liste des parties récentes.
far-away-your-turn = à vous
far-away-send-your-move = envoyez votre coup

far-away-friends-turn = à votre ami de jouer

far-away-waits = à { $name } de jouer

far-away-game-with = { $game } avec { $name }

## Pourquoi un texte collé ne va pas, et que faire.
far-away-damaged = Une partie du message manque ou a changé. Copiez de nouveau le message entier.
far-away-later = Ce message vient d’un Kete plus récent. Mettez Kete à jour pour le lire.
far-away-unknown-game = Vous n’avez pas la partie de ce message. Demandez à votre ami le premier message : il se copie au premier coup.
far-away-own-message = C’est votre propre message. Envoyez-le à votre ami et collez la réponse.

far-away-known = Vous avez déjà ce coup : c’est le coup { $number }. Demandez à votre ami son dernier message.

far-away-missing = C’est le coup { $number }, mais il manque ici le coup { $next }. Demandez à votre ami de revenir au coup { $next } et de le copier.

far-away-other-move = Le coup { $number } de votre partie est { $ours } ; ce message dit { $theirs }. Mettez-vous d’accord sur l’un des deux : celui qui veut l’autre coup reprend le sien et le copie de nouveau.

far-away-other-position = Vos plateaux diffèrent avant le coup { $number }. Comparez les coups avec votre ami et reprenez ce qui diffère.

far-away-over = La partie est finie sur votre plateau. Comparez les coups avec votre ami.

far-away-not-their-turn = Le coup { $number } est à vous, pas à votre ami. Comparez les coups avec lui.

far-away-refused = { $why } Comparez les règles et les coups avec votre ami.
