## Sa propre place

page-seat-own = Ma place
page-seat-back = Votre lien de retour à cette place
page-seat-back-text = Ce lien ouvre votre place sur un autre appareil. Ne le partagez pas : qui l'a voit votre main et joue pour vous. Même l'hôte ne le connaît pas.
page-seat-back-make = Créer un lien de retour
page-seat-back-new = Créer un nouveau lien (celui-ci ne marchera plus)
page-seat-qr = Code QR de votre lien de retour
page-seat-return = Retour à votre place
page-seat-return-open = Ouvrir ma place
page-seat-devices = { $n ->
    [one] Vous seul avez ouvert cette place.
   *[other] { $n } navigateurs ou comptes ont ouvert votre place.
}
page-seat-alone = Déconnecter tous les autres
page-seat-several = ouverte sur { $n } appareils
page-seat-program = robot d'un joueur

## Ce que tout le monde apprend des places

page-seat-notices = Changements de place
page-seat-notice-device = Un autre appareil joue aussi pour { $who }.
page-seat-notice-alone = { $who } a déconnecté tous les autres appareils de sa place.
page-seat-notice-kicked = L'hôte a exclu { $who }.
page-seat-notice-returned = { $who } est de retour.
page-seat-notice-replaced = { $who } occupe maintenant la place de { $before }.
