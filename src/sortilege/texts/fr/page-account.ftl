### La page du compte, en français.

## Account

page-account-text = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos tables, résultats et énigmes résolues sur tous vos appareils.
page-account-name = Nom
page-account-password = Mot de passe
page-account-password-text = Au moins 8 caractères.
page-account-sign-in = Se connecter
page-account-sign-up = Créer un compte
page-account-sign-out = Se déconnecter
page-account-played = { $n ->
    [one] partie jouée
   *[other] parties jouées
}
page-account-won = { $n ->
    [one] partie gagnée
   *[other] parties gagnées
}
page-account-password-change = Changer le mot de passe
page-account-password-old = Mot de passe actuel
page-account-password-new = Nouveau mot de passe
page-account-password-done = Votre mot de passe a été modifié. Les autres appareils ont été déconnectés.
page-account-data = Mes données
page-account-data-text = Tout ce que ce serveur conserve sur vous : nom, résultats, places, énigmes résolues ou vues, et vos messages.
page-account-export = Télécharger
page-account-delete = Supprimer…
page-account-delete-sure = Compte, résultats, places et messages seront définitivement supprimés. Dans les parties jouées avec d’autres, « joueur supprimé » remplacera votre nom.
page-account-delete-go = Tout supprimer
page-account-delete-no = Annuler
page-account-deleted = Vos données ont été supprimées.

## Signing in

page-account-passkey-sign-in = Se connecter avec une clé d'accès
page-account-lost = Je n'arrive pas à me connecter
page-account-back = Retour à la connexion
page-account-recover = Récupérer votre compte
page-account-recover-text = Dans les deux cas, vous choisissez un nouveau mot de passe et tous les appareils sont déconnectés.
page-account-by-mail = Par courriel
page-account-by-mail-text = Si votre compte a une adresse confirmée, nous y envoyons un lien.
page-account-no-mail = Ce serveur n'envoie pas de courriels.
page-account-who = Nom ou adresse électronique
page-account-send = Envoyer le lien
page-account-sent = S'il existe un compte avec ce nom ou cette adresse, et si l'adresse est confirmée, un lien est en route. Il fonctionne pendant deux heures. Une nouvelle demande dans l'heure n'envoie pas de second courriel.
page-account-by-code = Avec un code de secours
page-account-by-code-text = Utilisez un code que vous avez imprimé, ou un code créé pour vous par l'hébergeur de ce serveur.
page-account-code = Code de secours
page-account-recover-go = Définir le mot de passe
page-account-recovered = Vous êtes connecté avec votre nouveau mot de passe. Tous les autres appareils ont été déconnectés. Vérifiez vos clés d'accès et votre adresse électronique.
page-account-choose = Choisissez un nouveau mot de passe
page-account-verify = Confirmez votre adresse électronique
page-account-verify-text = Cette boîte aux lettres est-elle la vôtre ? Confirmez alors l'adresse pour votre compte.
page-account-verify-go = Confirmer l'adresse
page-account-verified = Votre adresse électronique est confirmée.

## Passkeys

page-account-passkeys = Clés d'accès
page-account-passkeys-text = Connectez-vous avec votre empreinte, votre visage ou un code PIN au lieu d'un mot de passe.
page-account-passkey-line = { $device }, pour { $host }
page-account-passkey-days = Ajoutée le { $first }, utilisée le { $last }
page-account-passkey-add = Ajouter une clé d'accès
page-account-passkey-added = La clé d'accès a été ajoutée.
page-account-passkey-remove = Supprimer la clé d'accès : { $device }, { $first }
page-account-passkey-removed = La clé d'accès a été supprimée, et les appareils qu'elle avait connectés ont été déconnectés.
page-account-passkey-insecure = Les clés d'accès exigent une connexion sécurisée. Ouvrez cette page en https pour vous en servir.
page-account-passkey-number = Les clés d'accès exigent un nom d'hôte. Elles ne fonctionnent pas à une adresse numérique comme celle-ci.
page-account-passkey-unsupported = Ce navigateur ne prend pas en charge les clés d'accès.
page-account-passkey-failed = Votre navigateur n'a pas fourni de clé d'accès.
page-account-passkey-exists = Cet appareil a déjà une clé d'accès pour votre compte.

## Recovery codes

page-account-codes = Codes de secours
page-account-codes-text = Si vous perdez votre mot de passe, un code permet d'en choisir un nouveau. Imprimez les codes et gardez-les en lieu sûr.
page-account-codes-left = { $n ->
    [0] Vous n'avez pas de codes de secours.
    [one] Il vous reste un code.
   *[other] Il vous reste { $n } codes.
}
page-account-codes-make = Créer de nouveaux codes
page-account-codes-new = Ces codes ne s'affichent que maintenant. Chacun fonctionne une seule fois. Les anciens codes ne fonctionnent plus.
page-account-codes-for = Codes de secours de { $name } pour { $host }
page-account-print = Imprimer
page-account-copy = Copier
page-account-copied = Copié.

## Mail address

page-account-address = Adresse électronique
page-account-address-text = Une adresse confirmée vous permet de récupérer votre compte, et vous recevez un courriel quand quelque chose change dans sa sécurité.
page-account-address-is = Confirmée : { $address }
page-account-address-pending = Pas encore confirmée : { $address }. Ouvrez le lien dans le courriel que nous y avons envoyé. S'il n'arrive pas, vérifiez l'adresse et vos indésirables.
page-account-address-blocked = Le propriétaire de cette adresse a bloqué tous les courriels de ce serveur : elle ne permet pas de récupérer votre compte.
page-account-address-save = Envoyer la confirmation
page-account-address-remove = Supprimer l'adresse
page-account-address-removed = L'adresse a été supprimée.
page-account-address-asked = Nous envoyons un courriel avec un lien à cette adresse.

## Devices and notices

page-account-devices = Appareils
page-account-devices-text = Les navigateurs où vous vous êtes connecté, avec le premier et le dernier jour (UTC).
page-account-device-days = Du { $first } au { $last }
page-account-device-here = cet appareil
page-account-device-out = déconnecté
page-account-device-end = Déconnecter
page-account-device-forget = Oublier
page-account-device-what = { $what } : { $device }, { $first }
page-account-device-ended = L'appareil a été déconnecté.
page-account-devices-end = Déconnecter tous les autres appareils
page-account-devices-ended = Tous les autres appareils ont été déconnectés.
page-account-notices = Changements récents
page-account-notices-none = Rien n'a changé récemment.
page-account-notices-text = Si l'un de ces changements ne vient pas de vous, déconnectez l'appareil et changez de mot de passe.
page-account-notices-mine = C'était moi
page-account-notice-line = { $notice } : { $device }
page-account-notice-new = nouveau
page-account-banner = { $n ->
    [one] Quelque chose a changé dans votre compte sur un autre appareil.
   *[other] { $n } choses ont changé dans votre compte sur d'autres appareils.
}
page-account-look = Voir votre compte

## Proving who one is

page-account-proof = Confirmez votre identité
page-account-proof-text = Votre connexion n'est pas récente. Saisissez votre mot de passe ou utilisez une clé d'accès pour continuer.
page-account-proof-go = Confirmer
page-account-proof-passkey = Utiliser une clé d'accès

## Also in mails

page-account-device = { $browser ->
    [other] { $system ->
        [other] Appareil inconnu
       *[known] { $system }
    }
   *[known] { $system ->
        [other] { $browser }
       *[known] { $browser } sur { $system }
    }
}
page-account-notice-device = Connexion sur un nouvel appareil
page-account-notice-password = Mot de passe modifié
page-account-notice-passkey_added = Clé d'accès ajoutée
page-account-notice-passkey_removed = Clé d'accès supprimée
page-account-notice-codes = Nouveaux codes de secours créés
page-account-notice-address = Nouvelle adresse électronique saisie
page-account-notice-address_removed = Adresse électronique supprimée
page-account-notice-recovered = Compte récupéré avec un nouveau mot de passe
page-account-notice-host = Code de secours créé par l'hébergeur de ce serveur
