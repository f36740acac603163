### L'accueil, l'ouverture d'une table, l'entrée en jeu et le compte, en français.

## The frame

page-home-rooms = Navigation
page-home-theme-auto = Thème : comme l'appareil
page-home-theme-light = Thème : clair
page-home-theme-dark = Thème : sombre

## Title page

page-home-wishes = À votre goût
page-home-will = { $n ->
    [0] Vous jouez seul
    [one] Vous jouez contre un robot
   *[other] Vous jouez contre { $n } robots
}. Les coups possibles sont toujours signalés.
page-home-alone = seul
page-home-learn = Comment jouer
page-home-first-time = Première fois ? Une partie guidée, pas à pas
page-home-learn-text = Une première partie, pas à pas.
page-home-friends-text = Créez une table, invitez vos amis, choisissez les règles.
page-home-gallery-text = Toutes les cartes et tous les éléments, avec leurs précisions.
page-home-offline = Jouer hors ligne
page-home-offline-text = Dans ce navigateur, sans serveur ni connexion.
page-home-link = J'ai un lien d'invitation
page-home-link-wrong = Ce n'est pas un lien de table. Ces liens contiennent « #/table/ ».
page-home-phase-waiting = pas commencée
page-home-phase-playing = aux autres de jouer
page-home-phase-paused = en pause
page-home-phase-over = terminée
page-home-continue = Reprendre
page-home-more = { $n } de plus
page-home-all = Tout voir
page-home-unfinished = Parties en cours
page-home-with = { $game } avec { $others }
page-home-guide = guide, étape { $n }
page-home-remove = Supprimer
page-home-remove-what = Supprimer : { $what }
page-home-remove-sure = Supprimer cette partie définitivement ?
page-home-remove-no = Garder
page-home-history = Toutes les parties terminées
page-home-profile = Mon profil
page-home-over = Parties terminées ({ $n })
page-home-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}

## Making a table

page-home-new = Nouvelle table
page-home-new-how = Réglez ce que vous voulez. Avec ces réglages, vous jouez avec un ami.
page-home-seats = Joueurs
page-home-seats-n = Nombre de places
page-home-seat = Place { $n }
page-home-seat-me = Moi
page-home-seat-person = Par lien
page-home-seat-with_me = Sur cet appareil
page-home-seat-bot = Robot
page-home-seat-name = Nom pour la place { $n }
page-home-strength = Robot pour la place { $n }
page-home-options = Options du jeu
page-home-setting = { $name } : { $value }
page-home-house = Règles maison et éditions ({ $n })
page-home-rules = Les options de ce jeu. La première valeur est la valeur par défaut.
page-home-as-printed = selon l'édition
page-home-changed = { $n ->
    [one] { $n } réglée
   *[other] { $n } réglées
}
page-home-keeping = Réglages de la table
page-home-doors = Qui peut rejoindre la table
page-home-doors-closed = Par lien : seulement les personnes à qui vous en envoyez un
page-home-doors-open = Ouverte : affichée à l'accueil pour tout le monde
page-home-spectators = Spectateurs
page-home-spectators-text = Quiconque a l'adresse de la table peut regarder ce qui est visible de tous.
page-home-chat = Discussion
page-home-chat-text = Tous les joueurs de la table peuvent écrire des messages.
page-home-hints = Indices
page-home-hints-text = À leur tour, les joueurs peuvent voir les meilleurs coups, avec les chances de gagner et les raisons.
page-home-clock = Pendule
page-home-clock-none = Aucune : sans limite de temps
page-home-clock-move = Par coup : la pendule repart à chaque décision
page-home-clock-total = Par partie : comme aux échecs, avec un incrément facultatif après chaque coup
page-home-clock-days = Par correspondance : des jours pour chaque coup
page-home-time = Temps
page-home-increment = Incrément par coup
page-home-increment-none = aucun
page-home-mail = Courriel quand c'est votre tour
page-home-mail-text = Facultatif, si ce serveur envoie des courriels. Chaque joueur donne d'abord son accord à la table.
page-home-away = Quand un joueur s'absente
page-home-away-text = Si un joueur s'absente aussi longtemps à son tour, un robot joue à sa place jusqu'à son retour.
page-home-stand-in = Robot remplaçant
page-home-stand-in-text = Joue à la place des absents et de ceux qui n'ont plus de temps.
page-home-deal = Donne
page-home-deal-random = Aléatoire : personne ne la connaît d'avance, chacun peut la vérifier ensuite
page-home-deal-numbered = Numérotée : le même numéro donne toujours la même partie, pour comparer ou rejouer
page-home-deal-n = Numéro de la donne
page-home-moment = Commence à partir d'une position choisie, avec de nouveaux dés ; le résultat ne compte pas
page-home-seconds = { $n } s
page-home-minutes = { $n } min
page-home-hours = { $n } h
page-home-days = { $n ->
    [one] 1 jour
   *[other] { $n } jours
}

## Before the deal

page-home-you = vous
page-home-leave = Quitter la place
page-home-kick = Exclure
page-home-kick-text = { $who } perd sa place immédiatement. Tout le monde en est informé.
page-home-kick-go = Exclure
page-home-kick-block = Exclure et bloquer
page-home-link-new = Créer un nouveau lien pour cette place
page-home-send = Envoyez ce lien au joueur qui prendra cette place, ou faites-lui scanner le code. Il sert une seule fois.
page-home-copy = Copier
page-home-share = Partager
page-home-invite = Jouez à { $game } avec moi :
page-home-qr = Code QR du lien pour la place { $n }
page-home-full = Tout le monde est là.
page-home-full-wait = Tout le monde est là. L'hôte va commencer la partie.
page-home-missing = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
page-home-wordless = Le navigateur où joue { $who } doit encore ajouter sa valeur aléatoire.
page-home-commitment = Le serveur a déjà scellé sa part de la donne : voici son empreinte. Votre navigateur y ajoute sa propre valeur aléatoire. Après la partie, tout est révélé et votre navigateur vérifie que rien n'a changé.
page-home-numbered = Donne numérotée : qui connaît le numéro peut connaître les cartes.
page-home-invited = Invitation : { $game }
page-home-hidden = Cette table est fermée aux spectateurs. Asseyez-vous pour la voir.

## Account

page-home-account = Compte
page-home-account-text = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos tables, résultats et énigmes résolues sur tous vos appareils.
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
page-home-password-done = Votre mot de passe a été modifié. Les autres appareils ont été déconnectés.
page-home-data = Mes données
page-home-data-text = Tout ce que ce serveur conserve sur vous : nom, résultats, places, énigmes résolues ou vues, et vos messages.
page-home-export = Télécharger
page-home-delete = Supprimer…
page-home-delete-sure = Compte, résultats, places et messages seront définitivement supprimés. Dans les parties jouées avec d’autres, « joueur supprimé » remplacera votre nom.
page-home-delete-go = Tout supprimer
page-home-delete-no = Annuler
page-home-deleted = Vos données ont été supprimées.
page-network-closed = Seule cette machine a accès à cette table : personne d'autre ne peut encore utiliser ces liens.
page-network-go = Ouvrir au réseau domestique
page-network-open = Toute personne connectée à votre réseau domestique peut entrer : { $address }.
page-network-close = Refermer l'accès
