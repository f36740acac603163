### Ce qui est arrivé à un compte, sur sa page et dans les courriels, en français.

account-device = { $browser ->
    [other] { $system ->
        [other] Appareil inconnu
       *[known] { $system }
    }
   *[known] { $system ->
        [other] { $browser }
       *[known] { $browser } sur { $system }
    }
}
account-notice-device = Connexion sur un nouvel appareil
account-notice-password = Mot de passe modifié
account-notice-passkey_added = Clé d'accès ajoutée
account-notice-passkey_removed = Clé d'accès supprimée
account-notice-codes = Nouveaux codes de secours créés
account-notice-address = Nouvelle adresse électronique saisie
account-notice-address_removed = Adresse électronique supprimée
account-notice-recovered = Compte récupéré avec un nouveau mot de passe
account-notice-host = Code de secours créé par l'hébergeur de ce serveur
