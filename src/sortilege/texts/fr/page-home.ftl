### L'accueil, l'ouverture d'une table, l'entrée en jeu et le compte, en français.

## The frame

page-home-rooms = Salles
page-home-theme-auto = Clair ou sombre : comme l'appareil
page-home-theme-light = Clair ou sombre : clair
page-home-theme-dark = Clair ou sombre : sombre

## Title page

page-home-wishes = À votre goût
page-home-will = { $n ->
    [0] Vous jouez seul
    [one] Vous jouez contre un robot
   *[other] Vous jouez contre { $n } robots
}. Ce que vous pouvez faire est toujours marqué.
page-home-alone = seul
page-home-learn = Comment jouer
page-home-first-time = Première fois ? Une partie guidée, pas à pas
page-home-learn-text = Une première partie, pas à pas.
page-home-friends-text = Ouvrez une table, envoyez les liens, réglez les règles.
page-home-gallery-text = Chaque pièce des jeux, avec ses règles.
page-home-offline = Jouer hors ligne
page-home-offline-text = Dans ce seul navigateur, même dans le train : sans serveur.
page-home-link = J'ai reçu un lien
page-home-link-wrong = Ce n'est pas le lien d'une table : il contient « #/table/ ».
page-home-phase-waiting = pas encore commencée
page-home-phase-playing = aux autres de choisir
page-home-phase-paused = en pause
page-home-phase-over = terminée
page-home-over = Parties terminées ({ $n })
page-home-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}

## Making a table

page-home-new = Une table pour tous
page-home-new-how = Réglez ce que vous voulez, et rien de plus. Telle quelle, vous jouez avec un ami.
page-home-seats = Qui s'assoit
page-home-seats-n = Nombre de places
page-home-seat = Place { $n }
page-home-seat-me = Moi
page-home-seat-person = Par lien
page-home-seat-with_me = Sur cet appareil
page-home-seat-bot = Robot
page-home-seat-name = Nom à la place { $n }
page-home-strength = Qui joue à la place { $n }
page-home-options = Ce que l'on joue
page-home-house = Règles maison et éditions ({ $n })
page-home-rules = Ce qui peut être convenu pour ce jeu. Le premier choix est celui d'usage.
page-home-as-printed = selon l'édition
page-home-changed = { $n ->
    [one] { $n } réglée
   *[other] { $n } réglées
}
page-home-keeping = La vie de la table
page-home-doors = Qui peut s'asseoir
page-home-doors-closed = Par lien : seulement ceux à qui vous en envoyez un
page-home-doors-open = Ouverte : affichée à l'accueil pour tout le monde
page-home-spectators = Spectateurs
page-home-spectators-text = Quiconque a l'adresse de la table peut regarder ce qui est visible de tous.
page-home-chat = Discussion
page-home-chat-text = Tout le monde à la table peut écrire une ligne.
page-home-hints = Indices
page-home-hints-text = Qui doit choisir peut voir ce qui paraît le mieux, avec les chances et pourquoi.
page-home-clock = Pendule
page-home-clock-none = Aucune : prenez votre temps
page-home-clock-move = Par choix : la pendule repart à chaque question
page-home-clock-total = Pour toute la partie : comme aux échecs, avec un peu de temps rendu après chaque choix si vous voulez
page-home-clock-days = Des jours par choix : chacun passe quand il peut
page-home-time = Temps
page-home-increment = Temps rendu après chaque choix
page-home-increment-none = aucun
page-home-mail = Courriel quand c'est votre tour
page-home-mail-text = Si vous le souhaitez, et si ce serveur envoie des courriels. On vous y demande d'abord votre accord.
page-home-away = En cas d'absence
page-home-away-text = Quand quelqu'un qui doit choisir est parti depuis ce temps, un robot le remplace jusqu'à son retour.
page-home-stand-in = Qui remplace
page-home-stand-in-text = Le robot qui joue pour les absents et pour ceux qui n'ont plus de temps.
page-home-deal = Donne
page-home-deal-random = Au hasard : personne ne la connaît, chacun peut la vérifier ensuite
page-home-deal-numbered = Numérotée : le même numéro donne la même partie, pour comparer ou rejouer
page-home-deal-n = Numéro de la donne
page-home-moment = Commence au milieu d'une partie, avec de nouveaux dés ; le résultat ne compte pas
page-home-seconds = { $n } s
page-home-minutes = { $n } min
page-home-hours = { $n } h
page-home-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}

## Before the deal

page-home-you = vous
page-home-leave = Se lever
page-home-kick = Renvoyer
page-home-kick-text = { $who } perd sa place aussitôt. Tout le monde l'apprend.
page-home-kick-go = Renvoyer
page-home-kick-block = … sans retour possible
page-home-link-new = Créer un nouveau lien pour cette place
page-home-send = Envoyez ce lien à qui doit s'asseoir ici, ou faites lire le code par son téléphone. Il sert une seule fois.
page-home-copy = Copier
page-home-share = Partager
page-home-invite = Jouez à { $game } avec moi :
page-home-qr = Code QR du lien pour la place { $n }
page-home-full = Tout le monde est là.
page-home-full-wait = Tout le monde est là ; l'hôte commence la partie.
page-home-missing = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
page-home-wordless = Le navigateur où joue { $who } doit encore ajouter un mot au hasard à la donne.
page-home-commitment = La part du serveur dans la donne est déjà scellée : voici son empreinte. Votre navigateur ajoute son propre mot au hasard. Après la partie, tout est montré et votre navigateur vérifie que rien n'a changé.
page-home-numbered = Donne numérotée : qui connaît le numéro peut connaître les cartes.
page-home-invited = Vous êtes invité : { $game }
page-home-hidden = Cette table ne se montre pas aux spectateurs ; vous la verrez une fois assis.

## Account

page-home-account = Compte
page-home-account-text = Personne n'en a besoin pour jouer. Avec un compte, vos tables, vos résultats et vos énigmes résolues vous suivent d'un appareil à l'autre.
page-home-account-name = Nom
page-home-password = Mot de passe
page-home-password-text = Au moins 8 caractères.
page-home-sign-in = Se connecter
page-home-sign-up = Créer un compte
page-home-sign-out = Se déconnecter
page-home-played = { $n ->
    [one] partie jouée
   *[other] parties jouées
}
page-home-won = { $n ->
    [one] partie gagnée
   *[other] parties gagnées
}
page-home-password-change = Changer le mot de passe
page-home-password-old = Mot de passe actuel
page-home-password-new = Nouveau mot de passe
page-home-password-done = Le mot de passe est changé ; les autres appareils sont déconnectés.
page-home-data = Mes données
page-home-data-text = Tout ce que ce serveur garde de vous : nom, résultats, places, énigmes résolues ou vues, et ce que vous avez écrit.
page-home-export = Télécharger
page-home-delete = Supprimer…
page-home-delete-sure = Compte, résultats, places et lignes de discussion disparaissent pour de bon.
page-home-delete-go = Tout supprimer
page-home-delete-no = Garder
page-home-deleted = Tout est supprimé.
page-network-closed = Pour l'instant, seule cette machine accède à cette table : personne d'autre ne peut entrer par ces liens.
page-network-go = Ouvrir au réseau domestique
page-network-open = Quiconque est sur votre réseau domestique peut entrer, à l'adresse { $address }.
page-network-close = Refermer
