### La page en français : ce qui entoure la partie en cours.

## What an option comes to

page-live-final = Ne peut pas être annulé : cela montre quelque chose de caché.

## People

page-live-onlookers = { $n ->
    [one] { $n } personne regarde
   *[other] { $n } personnes regardent
}
page-live-people = Les personnes à la table
page-live-clock = Temps qui reste à { $who } : { $left }
page-live-resigned = abandon ; un robot continue
page-live-wants-to-stop = propose d'arrêter ici
page-live-link-opening = Connexion…
page-live-link-open = Connexion établie
page-live-link-lost = Pas de connexion ; nouvelle tentative…
page-live-link-refused = Pas de connexion

## What one can do about the table

page-live-menu = Pause, départ, signalement…
page-live-menu-title = Cette table
page-live-pause = Faire une pause
page-live-resume = Reprendre la partie
page-live-abandon = Proposer d'arrêter sans vainqueur
page-live-play-on = Retirer la proposition d'arrêter
page-live-resign = Abandonner
page-live-resign-sure = Vous renoncez à la partie. À deux, elle se termine ; à plusieurs, un robot joue à votre place. Ce choix est définitif.
page-live-resign-yes = Abandonner la partie
page-live-leave = Partir
page-live-leave-sure = Un robot joue à votre place. Quand vous rouvrez la table, vous retrouvez votre place.
page-live-leave-yes = Quitter la table
page-live-stay = Rester
page-live-kick = Écarter quelqu'un
page-live-kick-sure = La place est perdue aussitôt, et un robot joue jusqu'à ce que quelqu'un arrive avec le nouveau lien. Tout le monde l'apprend.
page-live-kick-block = sans retour possible
page-live-kick-yes = Écarter
page-live-kicked = La place a un nouveau lien, pour la personne qui doit s'y asseoir.
page-live-report = Signaler une erreur
page-live-report-how = Qu'est-ce qui ne va pas ? Vos mots et la partie jusqu'ici vont à la personne qui tient ce serveur.
page-live-report-send = Envoyer le signalement
page-live-reported = Merci. Le signalement est gardé sous { $id }.
page-live-ending-resigned = La partie est terminée par abandon.
page-live-ending-abandoned = La partie a été arrêtée d'un commun accord.
page-live-ending-closed = La table a été fermée.

## Chat

page-live-chat = Discussion
page-live-chat-none = Personne n'a encore rien dit.
page-live-chat-say = Dire quelque chose
page-live-chat-send = Envoyer

## Switches and keys

page-live-switches = Comment la table est montrée
page-live-text-view = Vue en texte
page-live-sound = Son
page-live-vibration = Vibration
page-live-replay = Revoir le dernier tour
page-live-skip = Passer au présent
page-live-pace = Ce que font les autres est montré
page-live-pace-slow = lentement
page-live-pace-steady = posément
page-live-pace-quick = vite
page-live-pace-once = d'un coup
page-live-keys = Touches
page-live-key-tab = Tab
page-live-key-tab-does = d'une chose à la suivante ; ce qu'elle est, ou pourquoi elle ne peut pas être choisie, est dit à l'arrivée
page-live-key-digits = 1 à 9
page-live-key-digits-does = choisir une réponse par son numéro, où que vous soyez
page-live-key-end = 0
page-live-key-end-does = termine le tour ou passe, quand c'est proposé
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = d'une réponse à la suivante ; Entrée choisit
page-live-key-again = R
page-live-key-again-does = revoir le dernier tour ; pendant qu'il est montré, passer au présent
page-live-key-hint = H
page-live-key-hint-does = un indice, là où la table en donne
page-live-key-rules = B
page-live-key-rules-does = ouvre les règles
page-live-key-escape = Échap
page-live-key-escape-does = fermer ce qui est ouvert
page-live-key-help = ?
page-live-key-help-does = ces touches

## La table sur un écran

page-table-show = Regarder la table
page-score-show = Voir le résultat
page-sheet = La question : la baisser ou la remonter
page-told = À côté du plateau
page-told-ask = Question
page-told-log = Journal
page-told-unread = { $n } non lus
page-points = { $n } pts
page-points-so-far = { $n } points pour l'instant
page-tab-own = À moi
page-tab-others = Les autres
page-picked = votre choix
page-alike = Dans tous les cas : { $what }
page-end-sure = Encore possible : { $what }. La fin du tour ne peut pas être annulée ; appuyez de nouveau pour terminer.

## Hints

page-hint = Indice
page-hint-thinking = Réflexion …
page-hint-worth = { $chance } % de gagner, { $points } points
page-hint-games = Compté dans { $n } parties après chacun.
page-hint-deeper = La réflexion continue …
