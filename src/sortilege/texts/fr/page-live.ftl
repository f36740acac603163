### La page en français : ce qui entoure la partie en cours.

## What an option comes to

page-live-final = Ne peut pas être annulé : révèle une information cachée.

## People

page-live-onlookers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
page-live-people = Joueurs et spectateurs
page-live-clock = Temps restant pour { $who } : { $left }
page-clock-days = { $days } j { $hours } h
page-live-resigned = abandon ; un robot continue
page-live-wants-to-stop = propose d'arrêter la partie
page-live-link-opening = Connexion…
page-live-link-open = Connexion établie
page-live-link-lost = Connexion perdue. Reconnexion…
page-live-link-refused = Non connecté

## What one can do about the table

page-live-menu = Menu de la table : pause, quitter, signaler…
page-live-menu-title = Cette table
page-live-pause = Faire une pause
page-live-resume = Reprendre
page-live-abandon = Proposer d'arrêter sans vainqueur
page-live-play-on = Retirer la proposition
page-live-resign = Abandonner
page-live-resign-sure = Vous abandonnez la partie. À deux, elle se termine ; à plusieurs, un robot prend votre place. Ce choix est définitif.
page-live-resign-yes = Abandonner la partie
page-live-leave = Quitter
page-live-leave-sure = Un robot joue à votre place jusqu'à ce que vous rouvriez la table.
page-live-leave-yes = Quitter la table
page-live-stay = Rester
page-live-kick = Exclure un joueur
page-live-kick-sure = Le joueur perd sa place immédiatement, et un robot joue jusqu'à ce que quelqu'un arrive avec le nouveau lien. Tout le monde en est informé.
page-live-kick-block = bloquer ce joueur
page-live-kick-yes = Exclure
page-live-kicked = Cette place a un nouveau lien. Envoyez-le au prochain joueur.
page-live-report = Signaler un problème
page-live-report-how = Que s'est-il passé ? Votre message et la partie jusqu'ici sont envoyés à l'administrateur du serveur.
page-live-report-send = Envoyer le signalement
page-live-reported = Merci. Votre signalement est enregistré sous { $id }.
page-live-ending-resigned = La partie est terminée : un joueur a abandonné.
page-live-ending-abandoned = La partie a été arrêtée d'un commun accord.
page-live-ending-closed = La table a été fermée.

## Chat

page-live-chat = Discussion
page-live-chat-none = Aucun message pour l'instant.
page-live-chat-say = Message
page-live-chat-send = Envoyer

## Switches and keys

page-live-switches = Réglages d'affichage
page-live-text-view = Vue en texte
page-live-sound = Son
page-live-vibration = Vibration
page-live-replay = Revoir le dernier tour
page-live-skip = Passer l'animation
page-live-playing = { $who } joue…
page-live-to-question = Aller à votre tour
page-live-pace = Vitesse des coups des autres
page-live-pace-slow = lente
page-live-pace-steady = normale
page-live-pace-quick = rapide
page-live-pace-once = instantanée
page-live-keys = Raccourcis clavier
page-live-key-tab = Tab
page-live-key-tab-does = passe à l'élément suivant, le décrit ou dit pourquoi il est indisponible
page-live-key-digits = 1 à 9
page-live-key-digits-does = choisir une possibilité par son numéro
page-live-key-end = 0
page-live-key-end-does = terminer le tour, passer, refuser ou s'arrêter
page-key-yes = O
page-key-no = N
page-live-key-yes = { page-key-yes } et { page-key-no }
page-live-key-yes-does = oui ou non, quand la question n'a que ces deux réponses
page-live-key-undo = U
page-live-key-undo-does = annuler, comme Ctrl+Z
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = passer d'une possibilité à l'autre ; Entrée choisit
page-live-key-again = R
page-live-key-again-does = revoir le dernier tour ; appuyer de nouveau pour passer
page-live-key-hint = H
page-live-key-hint-does = afficher un indice, si les indices sont activés
page-live-key-rules = B
page-live-key-rules-does = ouvrir les règles
page-live-key-escape = Échap
page-live-key-escape-does = fermer les fenêtres
page-live-key-help = ?
page-live-key-help-does = afficher ces raccourcis

## La table sur un écran

page-table-show = Voir la table
page-score-show = Voir le résultat
page-sheet = Panneau de la question : faites-le glisser vers le bas ou le haut
page-told = À côté du plateau
page-told-ask = Question
page-told-log = Journal
page-told-unread = { $n } non lus
page-points = { $n ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
page-points-so-far = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
} pour l'instant
page-tab-own = Mon jeu
page-tab-others = Les autres
page-picked = votre choix
page-alike = Chacun de ces choix change aussi : { $what }
page-batch = { $what } × { $n }
page-aside = Ne plus me le demander
page-aside-told = Question passée, comme vous le vouliez : { $what }. « Annuler » la ramène.
page-aside-end = Me le redemander
page-end-sure = Encore possible : { $what }. La fin du tour ne peut pas être annulée. Appuyez de nouveau pour terminer.

## Hints

page-hint = Indice
page-hint-thinking = Réflexion…
page-percent = { $n } %
page-hint-worth = { $chance } % de chances de gagner, { $points } points
page-hint-use = Répartir ainsi
page-hint-games = D'après { $n } parties simulées par possibilité.
page-hint-deeper = Réflexion plus poussée…
