### La fin d'une partie, la suivante, et plusieurs personnes sur un appareil.

## Une autre partie

page-rematch = Rejouer
page-rematch-go = À la partie suivante
page-rematch-asked = { $who } aimerait rejouer.
page-rematch-host = L'hôte
page-rematch-agree = J'en suis
page-rematch-refuse = Pas maintenant
page-rematch-waits = On attend encore une réponse : { $who }.
page-rematch-declined = { $who } préfère ne pas rejouer maintenant.
page-rematch-without = Ne pas attendre

## Ce qui a décidé de la partie

page-after-decided = Ce qui a décidé de la partie

## Plusieurs personnes sur un appareil

page-handover = Passez l'appareil à { $who }.
page-handover-several = { $who } choisissent maintenant, chacun son tour.
page-handover-waits = { $who } choisit.
page-handover-covered = Les cartes de chacun restent couvertes jusqu'à ce que quelqu'un dise qui regarde.
page-handover-go = Je suis { $who }
page-handover-look = Je suis { $who }, montrez-moi mes cartes
page-cover = Couvrir mes cartes

## Ce qu'une place attend avant la donne

page-wait-nothing = prêt
page-wait-away = prêt, mais ne regarde pas la table en ce moment
page-wait-anybody = attend quiconque veut s'asseoir
page-wait-link = attend la personne qui ouvrira le lien
page-wait-host = attend une personne invitée par l'hôte
page-wait-word = attend un instant : le navigateur y ajoute un mot au hasard à la donne
page-wait-open = attend que son joueur ouvre la table : son navigateur ajoute un mot au hasard à la donne
page-wait-at-once = La partie commence d'elle-même dès que chaque place est prête.
page-home-with-me-text = Tout le monde joue sur cet appareil : entre les tours, les cartes sont cachées et l'on dit qui le prend.
