### Pourquoi le serveur refuse ce qu'on lui demande, en français.

## Reading

server-failed = Le serveur a rencontré une erreur interne ; rien n'a été modifié. Réessayez. Si l'erreur se reproduit, prévenez l'administrateur du serveur.
server-no-address = Page introuvable.
server-no-language = « { $given } » n'est pas disponible. Langues disponibles : { $languages }.
server-method = Cette adresse n'accepte pas ce type de requête.
server-too-large = La requête est trop volumineuse.
server-misunderstood = Requête non valide : { $detail }
server-too-short = { $field } demande au moins { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
server-too-long = { $field } ne peut dépasser { $n } caractères.
server-field-name = Le nom
server-field-password = Le mot de passe
server-field-new-password = Le nouveau mot de passe
server-field-text = Le texte
server-no-utf8 = La requête n'est pas en UTF-8 valide : { $detail }, octet { $at }.
server-no-json = La requête n'est pas du JSON valide : { $detail }
server-nested = Ce JSON comporte trop de niveaux d'imbrication.
server-nul = Un texte ne peut pas contenir le caractère U+0000.
server-cut-off = La connexion a été fermée avant la fin de la requête.
server-content-type = Envoyez le corps de la requête en JSON, avec Content-Type: application/json.
server-other-site = Les requêtes provenant d'autres sites ne sont pas autorisées.
server-host = Ce serveur ne répond pas au nom « { $host } ». Son exploitant peut autoriser ce nom avec --allowed-host.
server-too-often =
    { $minutes ->
        [0] Trop de tentatives. Réessayez dans { $seconds } s.
       *[other] Trop de tentatives. Réessayez dans { $minutes } min.
    }
server-windows = Vous avez trop de fenêtres ouvertes. Fermez-en une et réessayez.
server-database = La base de données est indisponible. Réessayez dans un instant ; rien ne sera fait deux fois.
server-full = Rien n'a été modifié : le serveur n'a plus d'espace de stockage.
server-browser = Ce navigateur ne peut pas enregistrer pour l'instant. Réessayez dans un instant ; rien ne sera fait deux fois.
server-browser-full = Rien n'a été modifié : ce navigateur n'a plus d'espace de stockage. Enregistrez vos parties dans un fichier ou libérez de l'espace.
server-quicker = Quelqu'un a été plus rapide. Réessayez.

## Accounts and names

server-name-taken = Ce nom est déjà pris ou trop semblable à celui d'un autre joueur.
server-name-letters = Le nom doit contenir des lettres visibles.
server-name-alphabets = Utilisez un seul alphabet : les lettres d'alphabets différents peuvent se confondre.
server-no-login = Nom ou mot de passe incorrect.
server-no-profile = Aucun joueur de ce nom ne vous laisse voir ses parties.
server-history-account = Seuls les joueurs qui ont un compte peuvent montrer leurs parties à d’autres.
server-no-account = Aucun joueur ne porte ce nom.
server-account-changed = Ce compte vient d'être modifié. Reconnectez-vous.
server-no-password = Mot de passe incorrect.
server-password-changed = Ce mot de passe vient d'être modifié.
server-sign-in-first = Connectez-vous d'abord.
server-prove = Confirmez d'abord votre identité.
server-no-code = Nom ou code de secours incorrect, ou code déjà utilisé.
server-link-expired = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
server-no-mail = Ce serveur n'envoie pas de courriels.
server-no-device = Appareil introuvable.
server-passkey = Cette clé d'accès n'a pas été acceptée.
server-no-passkey = Clé d'accès introuvable.
server-passkeys = Un compte peut avoir { $most } clés d'accès au plus.
server-passkey-place = Les clés d'accès ne fonctionnent qu'en https ou sur localhost, et sous un nom, pas une adresse IP.
server-letter-expired = Ce lien a expiré. Saisissez de nouveau votre adresse à une table.

## Making a table

server-bot-playouts = Sur ce serveur, un robot est limité à { $most } parties simulées ; vous en demandez { $given }.
server-bot-time = Sur ce serveur, un robot est limité à { $most } ms de réflexion ; vous demandez { $given } ms.
server-open-seat = Une table ouverte doit avoir au moins une place « par lien ».

## Tables and seats

server-no-table = Table introuvable.
server-no-story = Histoire introuvable.
server-no-moment = Cette position est impossible : { $why }
server-moment-seats = Cette position compte { $seats } places, pas { $given }.
server-moment-midst = Impossible de commencer ici : un effet est en cours, ou la partie est terminée. Choisissez une position quelques coups plus tôt ou plus tard.
server-no-seat = Place introuvable.
server-not-seated = Vous n'êtes pas assis à cette table.
server-others-play = D'autres personnes jouent à cette table : vous ne pouvez pas la supprimer.
server-which-seat = Vous occupez les places { $seats }. Précisez laquelle.
server-not-your-seat = Cette place n'est pas la vôtre.
server-seat-lost = Vous n'occupez plus cette place.
server-seated-already = Vous êtes déjà assis à cette table. Un joueur ne peut occuper qu'une place.
server-link-used = Ce lien a déjà servi. Demandez-en un nouveau à l'hôte, ou utilisez votre lien de retour.
server-link-unknown = Ce lien ne correspond à aucune place. Demandez-en un nouveau.
server-link-needed = Il faut un lien d'invitation pour prendre cette place.
server-held-another = Vous avez occupé une autre place depuis la donne ; vous ne pouvez pas prendre celle-ci.
server-devices = Cette place est déjà ouverte sur { $most } appareils. Déconnectez-en d'abord un autre.
server-removals = Trop de joueurs et d'appareils ont déjà été retirés de cette table. Créez-en une nouvelle.
server-blocked = L'hôte vous a interdit l'accès à cette table.
server-all-taken = Toutes les places de cette table sont prises.
server-somebody-sits = Cette place est occupée. Vous ne pouvez inviter quelqu'un qu'à une place libre.
server-bot-sits = Cette place est occupée par un robot.
server-host-invites = Seul l'hôte peut inviter des joueurs.
server-host-kicks = Seul l'hôte peut exclure un joueur.
server-no-chat = La discussion est désactivée à cette table.
server-no-words = Votre message est vide.
server-chat-full = La discussion de cette table est pleine.

## Before the deal

server-host-starts = Seul l'hôte peut commencer la partie.
server-started = La partie a déjà commencé.
server-not-started = La partie n'a pas encore commencé.
server-seats-free = La place { $seats } est encore libre.
server-nonces-missing = Valeur aléatoire (nonce) encore attendue : { $names }. Le navigateur l'ajoute à l'ouverture de la table.
server-nonce-late = Les cartes sont déjà distribuées ; les valeurs aléatoires (nonces) ne sont acceptées qu'avant la donne.
server-nonce-numbered = Une donne numérotée n'utilise pas de valeurs aléatoires (nonces).
server-nonce-given = Cette place a déjà envoyé sa valeur aléatoire (nonce) ; la première compte.
server-commitment = L'engagement ne correspond pas à cette table. Rechargez la table.

## Playing

server-sealed = Un choix scellé ne s'annule pas : reprenez-le.
server-undo-asked = Vous avez déjà demandé aux autres joueurs.
server-undo-not-asked = Aucune annulation n'a été demandée.
server-steps-back = Vous êtes déjà revenu { $most } fois en arrière. Poursuivez d'abord la partie.
server-steps-back-in-game = Vous êtes déjà revenu { $most } fois en arrière dans cette partie : c'est le maximum.
server-undos-used = À cette table, on est assez souvent revenu en arrière d'un commun accord ({ $most } fois au plus).
server-rematch-not-asked = Aucune revanche n'a été proposée, ou elle a déjà commencé.
server-network-not-yours = Seule une page ouverte sur la machine du serveur peut y donner accès aux autres.
server-network-none = Cette machine n'est connectée à aucun réseau, ou le réseau bloque les connexions entrantes.
server-resigned = Vous avez abandonné.
server-seat-resigned = Ce joueur a abandonné.
server-time-out = Votre temps est écoulé : un robot joue ce coup.
server-paused = La partie est en pause.
server-not-paused = La partie n'est pas en pause.
server-not-playing = Seule une partie en cours peut être mise en pause.
server-pauses = Avec une pendule, chaque joueur a droit à { $most } pauses. Vous les avez toutes utilisées.
server-no-resigning = Vous ne pouvez pas abandonner : aucune partie n'est en cours.
server-no-abandoning = Vous ne pouvez pas arrêter : aucune partie n'est en cours.

## After the game

server-over = La partie est terminée.
server-over-seats = La partie est terminée ; les joueurs ne peuvent plus changer.
server-not-over = La partie n'est pas encore terminée.
server-record-later = L'enregistrement, avec la clé, sera disponible à la fin de la partie.
server-no-record = Il n'y a pas d'enregistrement tant que la partie n'a pas commencé.
server-no-replay = Cette partie ne peut pas être revue sur ce serveur : { $why }
server-long-game = elle compte plus de { $most } coups, annulés compris
server-unreadable = Les données enregistrées de cette table ne sont plus lisibles.
server-unreadable-game = Les données enregistrées de cette partie ne sont plus lisibles. Vous pouvez l'arrêter ; son enregistrement est conservé.

## Reports and figures

server-early-report = Vous pourrez envoyer un signalement une fois la partie commencée.
server-enough-reports = Vous avez envoyé assez de signalements pour le moment. Merci.
server-no-report = Signalement introuvable.
server-no-position = Ce signalement n'a pas encore de position. Revenez quand la partie sera terminée.
server-no-figures = Les mesures sont désactivées. Définissez SORTILEGE_METRICS_TOKEN dans l'environnement du serveur pour les activer.
server-figures-token = Le jeton des mesures est requis.

## Starting it

server-proxy-any = --trust-proxy '*' sur { $host } ferait confiance à l'adresse annoncée par n'importe quel client. Indiquez l'adresse ou le réseau du proxy, par exemple 10.0.0.5 ou 10.0.0.0/24.
server-proxy-none = --trust-proxy attend des adresses ou des réseaux, par exemple 127.0.0.1,10.0.0.0/24 ; « { $given } » n'est ni l'un ni l'autre.

## Hints

server-no-hints = Les indices sont désactivés à cette table.
server-not-asked = Vous n'avez rien à décider pour l'instant.
server-no-hint = L'indice n'a pas pu être calculé. Réessayez.
server-reviews = Vous avez déjà le nombre maximal d'analyses en cours. Attendez que l'une se termine.
server-no-review = Cette partie ne peut pas être analysée : { $why }
server-moment-over = La partie est déjà terminée dans cette position. Choisissez-en une antérieure.
server-moment-stuck = Aucune partie ne peut se terminer à partir de cette position. Modifiez ce qui est sur la table.
server-no-puzzle = Énigme introuvable.
server-puzzle-over = L'énigme se termine avant ce coup.
server-no-try = Votre réponse n'a pas pu être évaluée. Réessayez.
server-no-step = Position inexistante : vous pouvez reprendre cette partie du coup { $first } au coup { $last }.
server-no-such-option = Ce coup n'était pas possible ici. Choisissez un des coups légaux.

## Bots of other people's

server-token = Jeton inconnu ou révoqué. POST /api/bots crée un robot et renvoie son jeton.
server-no-token = Un programme s'identifie par l'en-tête « Authorization: Bearer TOKEN ». POST /api/bots, sans jeton, crée un robot et renvoie son jeton.
server-bots-only = Les parties imaginées sont réservées aux robots munis d'un jeton. POST /api/bots en crée un.
server-bot-seat = Une personne et un robot ne peuvent pas reprendre la place l'un de l'autre. Demandez une invitation à l'hôte.
server-database-kind = base de données non prise en charge : { $kind }. Indiquez un fichier pour SQLite, ou postgresql://NOM:MOT-DE-PASSE@HÔTE/BASE
