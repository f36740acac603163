### La fin d'une partie, la suivante, et plusieurs personnes sur un appareil.

## Une autre partie

page-rematch = Revanche
page-rematch-go = Aller à la nouvelle partie
page-rematch-asked = { $who } propose une revanche.
page-rematch-host = L'hôte
page-rematch-agree = Accepter
page-rematch-refuse = Refuser
page-rematch-waits = En attente d'une réponse : { $who }.
page-rematch-declined = { $who } a refusé la revanche.
page-rematch-without = Commencer sans attendre

## Ce qui a décidé de la partie

page-after-decided = Ce qui a fait la différence

## Plusieurs personnes sur un appareil

page-handover = Passez l'appareil à { $who }.
page-handover-several = { $who } choisissent maintenant, l'un après l'autre.
page-handover-waits = { $who } choisit.
page-handover-covered = Toutes les cartes sont cachées jusqu'à ce qu'un joueur confirme qui regarde.
page-handover-go = Je suis { $who }
page-handover-look = Je suis { $who } : montrer mes cartes
page-cover = Cacher mes cartes

## Ce qu'une place attend avant la donne

page-wait-nothing = prêt
page-wait-away = prêt, mais absent
page-wait-anybody = ouverte à tous
page-wait-link = en attente du joueur invité
page-wait-host = en attente d'une invitation de l'hôte
page-wait-word = en attente de la valeur aléatoire du navigateur
page-wait-open = en attente de l'ouverture de la table par le joueur : son navigateur ajoute alors sa valeur aléatoire
page-wait-at-once = La partie commence automatiquement dès que toutes les places sont prêtes.
page-home-with-me-text = Tout le monde joue sur cet appareil. Entre les tours, les cartes sont cachées jusqu'à ce que le joueur suivant confirme.
