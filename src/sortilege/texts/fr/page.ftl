### La page en français ; les mots des jeux sont dans les autres fichiers.

## Around the table

page-language = Langue
page-home = Accueil
page-close = Fermer
page-footer = Sortilege est une réalisation indépendante, sans lien avec les éditeurs ni les auteurs des jeux. Si ces jeux vous plaisent, achetez les jeux de société.

## Start page

page-welcome = Des jeux de magie, une seule table.
page-game = Jeu
page-bots = Robots
page-strength = Adversaires
page-easy = facile
page-strong = fort
page-bots-alike = Avec { $others }, de même force.
page-bot-choice = { $name }, niveau { $n } sur { $of }{ $n ->
    [1] {" "}({ page-easy })
    [10] {" "}({ page-strong })
   *[other] {""}
}
page-bot = robot, { $name }
page-level = robot, niveau { $n } sur { $of }
page-name = Votre nom
page-guest = Alex
page-play-now = Jouer maintenant
page-friends = Entre amis
page-player = Joueur { $n }
page-make = Créer une table
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
page-unreadable = Les données enregistrées de cette partie sont endommagées : elle ne peut pas continuer. Vous pouvez l'arrêter ; son enregistrement est conservé.
page-load-failed = Le plateau de « { $game } » n'a pas pu être chargé. Rechargez la page.
page-paused = La partie est en pause.
page-refused = Impossible pour l'instant, et pourquoi ({ $n })
page-list = Les possibilités en liste ({ $n })
page-ruling = Précision { $id } : { $text }
page-pin = clic droit, appui long ou touche I : garder ouvert
page-take-back = Reprendre mon choix
page-undo = Annuler
page-undo-ask = Demander aux autres
page-undo-further = Revenir plus en arrière
page-undo-asked = { $who } demande à annuler ceci :
page-undo-waits = En attente d'un accord : { $who }.
page-undo-agree = D'accord
page-undo-refuse = Refuser
page-undo-withdraw = Retirer la demande
page-log = Journal de la partie
page-score = Décompte
page-table = La table
page-away = absent
page-stand-in = remplacé par un robot
page-lost = Connexion perdue. Reconnexion…
page-parted = Vous avez été déconnecté ici, ou cette place n'est plus la vôtre. Vous regardez maintenant en spectateur.

## Refusals

page-no-unavailable = Le serveur est actuellement indisponible.
page-no-table = Cette table n'existe pas, ou vous n'y avez pas accès.
page-unknown = Cette page n'existe pas.
