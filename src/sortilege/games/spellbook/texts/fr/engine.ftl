### Ce qui peut clocher dans les options de SpellBook, en français.

engine-difficulty = La difficulté est pour le jeu en solo ; à plusieurs, laissez-la à 0.

## Des moments qui ne peuvent pas être

engine-moment-learned = un sort appris s'écrit `4`, `4 black_round` ou `4 black_round today`, et non { $given }
engine-moment-token = { $token } ne peut pas être sur { $spell } ({ $color })
engine-moment-other-spell = le sort de couleur { $color } de cette partie est { $spell }
engine-moment-opponent = seule la partie en solitaire a un adversaire virtuel ; il faut players: 1
engine-moment-room = il y a de la place pour { $most } materia
engine-moment-sixth = une sixième fois { $materia } ; chaque materia existe cinq fois
engine-moment-none-left = il ne reste pas de materia pour cela
engine-moment-spells-under = les sorts en jeu se donnent sous given.spells
engine-moment-first-under = qui commence se donne sous given.first
engine-moment-both = { $one } et { $other } sont tous deux { $color } ; une partie a un sort de chaque couleur
engine-moment-opponent-full = la partie est finie quand les { $spaces } cases sont remplies
engine-moment-not-today = cette Journée, c'est à { $who } de jouer, et personne d'autre n'apprend de sort
engine-moment-triggers = qui a rempli son plateau ou appris tous les sorts annonce le dernier tour ; écrivez triggered: true
