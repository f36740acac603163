### Pourquoi le serveur refuse ce qu'on lui demande, en français.

## Reading

server-failed = Une erreur interne s'est produite sur le serveur, et rien n'a changé. Réessayez ; si elle se répète, prévenez la personne qui gère ce serveur.
server-no-address = Il n'y a rien à cette adresse.
server-no-language = Il n'y a pas de textes en « { $given } » ; il y a { $languages }.
server-method = Cette adresse n'accepte pas ce genre de demande.
server-too-large = C'est trop long.
server-misunderstood = Cela ne peut pas être compris : { $detail }
server-too-short = { $field } demande au moins { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
server-too-long = { $field } ne peut dépasser { $n } caractères.
server-field-name = Le nom
server-field-password = Le mot de passe
server-field-new-password = Le nouveau mot de passe
server-field-text = Le texte
server-no-utf8 = Ce n'est pas de l'UTF-8 : { $detail }, octet { $at }.
server-no-json = Ce n'est pas du JSON que nous lisons : { $detail }
server-nested = Ce JSON a trop de niveaux.
server-nul = Aucun texte ne peut contenir le caractère U+0000.
server-cut-off = La connexion s'est interrompue avant la fin du message.
server-content-type = Un message est du JSON ici : envoyez-le avec Content-Type: application/json.
server-other-site = Cela vient d'un autre site.
server-too-often =
    { $minutes ->
        [0] C'est trop souvent ; réessayez dans { $seconds } s.
       *[other] C'est trop souvent ; réessayez dans { $minutes } min.
    }
server-windows = Trop de fenêtres sont ouvertes à la fois ; fermez-en une d'abord.
server-database = La base de données est injoignable pour l'instant ; renvoyez bientôt votre demande : ce qui est déjà écrit ne sera pas fait deux fois.
server-full = Rien n'a changé : le serveur n'a plus la place de l'écrire.
server-browser = Ce navigateur ne peut pas l'écrire pour l'instant ; réessayez bientôt : ce qui est déjà écrit ne sera pas fait deux fois.
server-browser-full = Rien n'a changé : ce navigateur n'a plus la place de l'écrire. Enregistrez vos parties dans un fichier, ou faites de la place.
server-quicker = D'autres ont été plus rapides ; réessayez.

## Accounts and names

server-name-taken = Quelqu'un porte déjà ce nom ou un nom semblable.
server-name-letters = Il faut à un nom des lettres qui puissent être affichées.
server-name-alphabets = Écrivez le nom dans un seul alphabet ; des lettres de plusieurs se confondent.
server-no-login = Ce nom et ce mot de passe ne vont pas ensemble.
server-account-changed = Ce compte vient d'être changé ; connectez-vous à nouveau.
server-no-password = Ce n'est pas votre mot de passe.
server-password-changed = Ce mot de passe vient d'être changé.
server-letter-expired = Ce lien a expiré ; donnez à nouveau votre adresse à une table.

## Making a table

server-bot-playouts = Un robot peut réfléchir ici pendant { $most } parties simulées, pas { $given }.
server-bot-time = Un robot peut réfléchir ici pendant { $most } ms, pas { $given } ms.
server-open-seat = Une table ouverte a besoin d'une place à prendre : mettez-en une « par lien ».

## Tables and seats

server-no-table = Cette table n'existe pas.
server-no-story = Cette histoire n'existe pas.
server-no-moment = Une telle table ne peut pas exister : { $why }
server-moment-seats = À ce moment il y a { $seats } places, et non { $given }.
server-moment-midst = Ici un effet est en cours, ou tout est fini ; prenez un moment quelques choix plus tôt ou plus tard.
server-no-seat = Cette place n'existe pas.
server-not-seated = Vous n'êtes pas assis à cette table.
server-which-seat = Vous occupez les places { $seats } : dites de laquelle il s'agit.
server-not-your-seat = Cette place n'est pas la vôtre.
server-seat-lost = Cette place n'est plus la vôtre.
server-seated-already = Vous êtes déjà assis à cette table, et personne n'occupe deux places.
server-link-used = Ce lien a déjà servi ; demandez-en un nouveau à l'hôte, ou prenez votre chemin de retour.
server-link-unknown = Ce lien ne correspond à aucune place ; demandez-en un nouveau.
server-link-needed = Pour une place à cette table, il faut son lien.
server-held-another = Vous avez occupé une autre place depuis la donne ; celle-ci est donc pour quelqu'un d'autre.
server-devices = { $most } appareils occupent déjà cette place ; déconnectez d'abord les autres.
server-blocked = L'hôte ne vous laisse pas vous asseoir à cette table.
server-all-taken = Toutes les places de cette table sont prises.
server-somebody-sits = Quelqu'un y est assis ; une invitation est pour une place libre.
server-bot-sits = Un robot y est assis.
server-host-invites = Seul l'hôte invite.
server-host-kicks = Seul l'hôte peut renvoyer quelqu'un.
server-no-chat = Il n'y a pas de discussion à cette table.
server-no-words = Il n'y a rien à lire là-dedans.

## Before the deal

server-host-starts = Seul l'hôte commence la partie.
server-started = La partie a déjà commencé.
server-not-started = La partie n'a pas encore commencé.
server-seats-free = Personne n'a encore pris la place { $seats }.
server-nonces-missing = Il manque encore un mot au hasard (nonce) : { $names }. Le navigateur le donne en ouvrant la table.
server-nonce-late = Les cartes sont distribuées ; un mot au hasard (nonce) se donne avant.
server-nonce-numbered = Une donne numérotée n'a pas besoin de mot au hasard (nonce).
server-nonce-given = Cette place a déjà donné son mot au hasard (nonce), et le premier reste.
server-commitment = Ce n'est pas l'engagement de cette table ; regardez encore la table.

## Playing

server-sealed = Un choix scellé se reprend, il ne s'annule pas.
server-undo-asked = Les autres ont déjà reçu la question.
server-undo-not-asked = Personne ne demande cela.
server-rematch-not-asked = Personne ne demande une autre partie, ou elle est déjà là.
server-network-not-yours = Seule une personne assise devant la machine du serveur peut l'ouvrir aux autres.
server-network-none = Cette machine n'est sur aucun réseau, ou son réseau ne laisse entrer personne.
server-resigned = Vous avez abandonné.
server-seat-resigned = Cette place a abandonné.
server-time-out = Votre temps est écoulé : un robot fait ce choix.
server-paused = La partie est en pause.
server-not-paused = La partie n'est pas en pause.
server-not-playing = Seule une partie en cours peut être mise en pause.
server-pauses = Avec une pendule, chacun peut faire { $most } pauses, et vous les avez prises.
server-no-resigning = Il n'y a pas de partie à abandonner maintenant.
server-no-abandoning = Il n'y a pas de partie à arrêter maintenant.

## After the game

server-over = La partie est terminée.
server-over-seats = La partie est terminée : ceux qui l'ont jouée ne changent plus.
server-not-over = La partie n'est pas encore terminée.
server-record-later = Cette partie n'est pas terminée ; son enregistrement, avec la clé, pourra être vu ensuite.
server-no-record = Il n'y a pas d'enregistrement avant le début de la partie.
server-no-replay = Cette partie ne peut pas être rejouée ici : { $why }
server-unreadable = Ce qui a été gardé de cette table ne peut plus être lu.
server-unreadable-game = Cette partie a été gardée et ne peut plus être lue ; arrêtez-la, et son enregistrement reste.

## Reports and figures

server-early-report = Il n'y a rien à signaler avant le début de la partie.
server-enough-reports = Assez de signalements pour le moment ; merci.
server-no-report = Ce signalement n'existe pas.
server-no-position = Ce signalement n'a pas de position à lui : regardez encore quand sa partie sera terminée.
server-no-figures = Il n'y a pas de chiffres ici ; SORTILEGE_METRICS_TOKEN dans l'environnement du serveur les ouvre.
server-figures-token = Il faut pour cela le jeton des mesures.

## Starting it

server-proxy-any = --trust-proxy '*' sur { $host } croirait chaque client sur sa propre adresse ; donnez l'adresse ou le réseau du proxy, par exemple 10.0.0.5 ou 10.0.0.0/24.
server-proxy-none = --trust-proxy attend des adresses et des réseaux, par exemple 127.0.0.1,10.0.0.0/24 ; « { $given } » n'est ni l'un ni l'autre.

## Hints

server-no-hints = Cette table ne donne pas d'indices.
server-not-asked = On ne vous demande rien pour l'instant.
server-no-hint = Aucun indice n'a pu être trouvé ; réessayez.
server-reviews = Vous avez autant de revues en cours que permis ; attendez que l'une soit finie.
server-no-review = Cette partie ne peut pas être revue : { $why }
server-moment-over = À ce moment la partie est finie : commencez à un moment antérieur.
server-moment-stuck = Aucune partie ne peut aller à son terme depuis ce moment ; changez ce qui est sur la table.
server-no-puzzle = Cette énigme n'existe pas.
server-puzzle-over = Cette énigme se termine avant ce choix.
server-no-try = L'essai n'a pas pu être jugé à l'instant ; réessayez.
server-no-step = Ce moment n'existe pas : cette partie peut être reprise du choix { $first } au choix { $last }.
server-no-such-option = Cette place ne pouvait pas choisir cela ; prenez une des réponses à ce qu'on lui demandait.

## Bots of other people's

server-token = Ce jeton n'est pas connu ici, ou n'est plus valable ; POST /api/bots crée un robot et donne son jeton.
server-no-token = Un programme dit qui il est par l'en-tête « Authorization: Bearer TOKEN » ; POST /api/bots, sans lui, crée un robot et donne son jeton.
server-bots-only = Les parties imaginées sont pour les robots qui ont un jeton ; POST /api/bots en crée un.
server-bot-seat = Ce chemin de retour mène à une place prise par une personne et non par un robot, ou l'inverse ; il faut une invitation.
server-database-kind = il n'y a pas de telle base de données ici : { $kind } ; nommez un fichier pour SQLite, ou postgresql://NOM:MOT-DE-PASSE@HÔTE/BASE
