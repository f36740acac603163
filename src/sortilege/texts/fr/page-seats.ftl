## Sa propre place

page-seat-own = Ma place
page-seat-back = Votre chemin de retour à cette place
page-seat-back-text = Ce lien vous ramène à votre place sur un autre appareil. Gardez-le pour vous : qui l'a voit votre main et joue pour vous. Même l'hôte ne le connaît pas.
page-seat-back-make = Créer un chemin de retour
page-seat-back-new = En créer un nouveau ; celui-ci ne sera plus valable
page-seat-qr = Code QR de votre chemin de retour
page-seat-devices = { $n ->
    [one] Personne d'autre que vous n'occupe cette place.
   *[other] { $n } navigateurs ou comptes occupent votre place.
}
page-seat-alone = Déconnecter tous les autres
page-seat-several = sur { $n } appareils
page-seat-program = robot de quelqu'un

## Ce que tout le monde apprend des places

page-seat-notices = Ce qui est arrivé aux places
page-seat-notice-device = Un appareil de plus joue pour { $who }.
page-seat-notice-alone = { $who } a déconnecté tous les autres appareils de sa place.
page-seat-notice-kicked = L'hôte a renvoyé { $who }.
page-seat-notice-returned = { $who } est de retour.
page-seat-notice-replaced = { $who } occupe maintenant la place de { $before }.
