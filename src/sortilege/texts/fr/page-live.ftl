### La page en français : ce qui entoure la partie en cours.

## What an option comes to

page-live-change = { $what } { $from } → { $to }
page-live-figure-crystals = cristaux
page-live-figure-gauge = jauge
page-live-figure-play = en jeu
page-live-figure-hand = main
page-live-figure-bonuses = bonus utilisés
page-live-figure-capacity = taille de la réserve
page-live-figure-score = score
page-live-figure-pool = réserve
page-live-figure-board = plateau Familier
page-live-figure-points = points
page-live-final = Ne peut pas être annulé : cela montre quelque chose de caché.

## What others decide; $n is how many they are

page-live-doing-draft = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une carte à garder…
page-live-doing-split = { $who } { $n ->
    [one] répartit ses
   *[other] répartissent leurs
} cartes sur trois années…
page-live-doing-ability = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un jeton de capacité…
page-live-doing-die = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un dé…
page-live-doing-turn = { $who } { $n ->
    [one] joue son tour…
   *[other] jouent leur tour…
}
page-live-doing-season = { $who } { $n ->
    [one] déplace
   *[other] déplacent
} le marqueur saison…
page-live-doing-opponent = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un adversaire…
page-live-doing-pay = { $who } { $n ->
    [one] paie…
   *[other] paient…
}
page-live-doing-energy = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une énergie…
page-live-doing-card = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une carte…
page-live-doing-effect = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} un effet…
page-live-doing-morning = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action pour le matin…
page-live-doing-midday = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action pour le midi…
page-live-doing-evening = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action pour le soir…
page-live-doing-learn = { $who } { $n ->
    [one] apprend
   *[other] apprennent
} un sort…
page-live-doing-copy = { $who } { $n ->
    [one] choisit
   *[other] choisissent
} une action à copier…
page-live-doing-swap = { $who } { $n ->
    [one] échange
   *[other] échangent
} des materia…
page-live-doing-take = { $who } { $n ->
    [one] prend
   *[other] prennent
} des materia sur l'Autel…
page-live-doing-store = { $who } { $n ->
    [one] range
   *[other] rangent
} des materia…
page-live-doing-discard = { $who } { $n ->
    [one] défausse
   *[other] défaussent
} des materia…
page-live-doing-something = { $who } { $n ->
    [one] réfléchit…
   *[other] réfléchissent…
}

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
page-live-report = Il y a une erreur
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

## What happened

page-live-since = Depuis votre dernier choix ({ $n })

## Switches and keys

page-live-switches = Comment la table est montrée
page-live-text-view = Vue en texte
page-live-sound = Son
page-live-vibration = Vibration
page-live-keys = Touches
page-live-key-tab = Tab
page-live-key-tab-does = d'une chose à la suivante ; ce qu'elle est, ou pourquoi elle ne peut pas être choisie, est dit à l'arrivée
page-live-key-digits = 1 à 9
page-live-key-digits-does = choisir une réponse par son numéro, quand vous êtes à la question
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = d'une réponse à la suivante ; Entrée choisit
page-live-key-escape = Échap
page-live-key-escape-does = fermer ce qui est ouvert
page-live-key-help = ?
page-live-key-help-does = ces touches
