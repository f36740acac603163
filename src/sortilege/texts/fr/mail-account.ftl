### Courriels au sujet d'un compte, en français.

mail-account-address =
    Bonjour,

    un joueur de Sortilege, vous-même sans doute, a indiqué cette adresse pour son compte. Pour la confirmer, ouvrez ce lien et appuyez sur le bouton :

    { $link }

    Le lien fonctionne une seule fois, pendant 24 heures. Vous pourrez ensuite récupérer votre compte par courriel, et nous vous préviendrons de tout changement concernant sa sécurité.

    Si vous n'avez rien demandé, ne faites rien : cette adresse ne sera pas utilisée.
    .subject = Sortilege : confirmez votre adresse
mail-account-recovery =
    Bonjour { $player },

    pour choisir un nouveau mot de passe pour votre compte Sortilege, ouvrez ce lien :

    { $link }

    Il fonctionne une seule fois, pendant deux heures. Tous les appareils seront déconnectés.

    Si vous n'avez rien demandé, ne faites rien : votre mot de passe ne change pas.
    .subject = Sortilege : choisissez un nouveau mot de passe
mail-account-notice =
    Bonjour { $player },

    quelque chose a changé dans votre compte Sortilege :

    { $notice }
    Appareil : { $device }
    Heure : { $time }

    Si c'était vous, vous n'avez rien à faire. Sinon, ouvrez votre compte, déconnectez cet appareil et changez de mot de passe :

    { $link }
    .subject = Sortilege : { $notice }
mail-account-stop = Pour ne plus recevoir de courriels de ce serveur, ouvrez ce lien : { $link }
