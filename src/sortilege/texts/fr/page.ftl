### La page en français ; les mots des jeux sont dans les autres fichiers.

## Around the table

page-language = Langue
page-home = Vers l'accueil
page-close = Fermer
page-footer = Sortilege est une réalisation indépendante, sans lien avec les éditeurs ni les auteurs des jeux. Si ces jeux vous plaisent, achetez les jeux de société.

## Start page

page-welcome = Deux jeux de magie, une table.
page-game = Jeu
page-bots = Robots
page-strength = Leur force
page-bot-random = doux : au hasard
page-bot-greedy = capable : prend ce qui paraît le mieux
page-bot-mcts-50 = bon : réfléchit d'avance
page-bot-mcts-200 = fort : réfléchit plus loin
page-bot-mcts-800 = le plus fort : réfléchit longtemps
page-bot = robot, { $name }
page-name = Votre nom
page-guest = Alex
page-play-now = Jouer maintenant
page-friends = Entre amis
page-player = Joueur { $n }
page-make = Ouvrir une table
page-mine = Mes tables
page-open = Tables ouvertes

## Sitting down

page-join = Rejoindre la table
page-sit = S'asseoir
page-free = place libre
page-link = Lien pour la place { $n }
page-copied = Copié.
page-start = Commencer la partie

## Playing

page-your-turn = À vous
page-over = La partie est terminée.
page-unreadable = Ce qui était gardé de cette partie est abîmé : elle ne peut pas continuer. Vous pouvez l'abandonner ; son enregistrement reste.
page-unknown-game = Cette page ne connaît pas le jeu « { $game } » et ne peut donc pas montrer cette table. Rechargez la page ; si cela ne suffit pas, mettez Sortilege à jour.
page-paused = La partie est en pause.
page-refused = Ce qui ne peut pas être choisi, et pourquoi ({ $n })
page-ruling = Règle { $id } : { $text }
page-take-back = Reprendre mon choix
page-undo = Annuler
page-rematch = Rejouer
page-rematch-go = Vers la partie suivante
page-handover = Passez l'appareil à { $who }.
page-handover-go = C'est moi
page-log = Ce qui s'est passé
page-score = Décompte
page-table = La table
page-away = absent
page-stand-in = un robot remplace
page-lost = La connexion est perdue ; nouvelle tentative…
page-parted = Vous êtes déconnecté ici, ou cette place n’est plus la vôtre. Vous voyez ce que voit un spectateur.

## Seasons

page-hand = main
page-bonus-track = bonus
page-bonuses = { $n } bonus sur 3 utilisés
page-dice = Dés
page-rates = Cristaux par énergie transmutée
page-deck = pioche
page-discard = défausse
page-energies = Énergies
page-pack = Choisissez parmi ces cartes
page-looking = Vous seul voyez ces cartes
page-own-hand = Votre main
page-own-libraries = Vos bibliothèques
page-year = Année { $n }
page-split = Vos cartes pour trois années
page-split-how = Dites pour chaque carte en quelle année vous l'aurez : { $n } par année.
page-split-done = Les répartir ainsi

## SpellBook

# A letter or two for each color, on the materia; no two alike.
page-letter-red = R
page-letter-purple = Vi
page-letter-green = Ve
page-letter-black = N
page-letter-white = Bc
page-letter-blue = Bu
page-letter-yellow = J
page-altar = Autel
page-pool = Réserve : { $n } sur 9
page-board = Plateau Familier : { $n } sur 14, valeur { $points }

## Refusals

page-no-unavailable = Le serveur est injoignable pour l'instant.
page-no-table = Cette table n'existe pas, ou vous ne pouvez pas la voir.
