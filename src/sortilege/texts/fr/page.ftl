### La page en français ; les mots des jeux sont dans les autres fichiers.

## Around the table

page-language = Langue
page-home = Vers l'accueil
page-close = Fermer
page-footer = Sortilege est une réalisation indépendante, sans lien avec les éditeurs ni les auteurs des jeux. Si ces jeux vous plaisent, achetez les jeux de société.

## Start page

page-welcome = Des jeux de magie, une seule table.
page-game = Jeu
page-bots = Robots
page-strength = Contre qui
page-bot = robot, { $name }
page-level = robot, { $n } sur { $of }
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
page-load-failed = La table de « { $game } » n'a pas pu être chargée. Rechargez la page.
page-paused = La partie est en pause.
page-refused = Ce qui ne peut pas être choisi, et pourquoi ({ $n })
page-list = Les réponses en liste ({ $n })
page-ruling = Règle { $id } : { $text }
page-pin = clic droit, appui long ou touche I : garder ouvert
page-take-back = Reprendre mon choix
page-undo = Annuler
page-undo-ask = Demander aux autres
page-undo-further = Annuler plus loin
page-undo-asked = { $who } aimerait revenir avant ceci :
page-undo-waits = On attend un accord pour annuler : { $who }.
page-undo-agree = D'accord
page-undo-refuse = Non
page-undo-withdraw = Tant pis
page-log = Ce qui s'est passé
page-score = Décompte
page-table = La table
page-away = absent
page-stand-in = un robot remplace
page-lost = La connexion est perdue ; nouvelle tentative…
page-parted = Vous êtes déconnecté ici, ou cette place n’est plus la vôtre. Vous voyez ce que voit un spectateur.

## Refusals

page-no-unavailable = Le serveur est injoignable pour l'instant.
page-no-table = Cette table n'existe pas, ou vous ne pouvez pas la voir.
