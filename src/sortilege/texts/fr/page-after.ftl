### Après la partie : rediffusion, points au fil de la partie, enregistrement, équité.

## The end of a game

page-after-watch = Revoir la partie
page-after-watch-from = Revoir à partir du coup { $n }
page-after-review = Analyser la partie
page-after-record = Télécharger l'enregistrement
page-after-share = Partager la rediffusion
page-after-copy = Copier le lien
page-after-link = Lien vers la rediffusion
page-after-closed = Seuls les joueurs de cette table peuvent ouvrir le lien.

## Fairness

page-after-fair-good = Vérifié : personne n'a pu choisir seul ces dés et ces cartes.
page-after-fair-partly = Vérifié autant que possible : tout concorde.
page-after-fair-unverified = NON vérifié : voir pourquoi, et ce qui a pu l'être.
page-after-fair-bad = Cette donne ne correspond pas à l'engagement : voir ce qui diffère.
page-after-fair-how = Avant toute contribution des joueurs, le serveur a publié son engagement : l'empreinte SHA-256 d'une clé secrète et des valeurs aléatoires des robots. Le navigateur de chaque joueur n'a ajouté sa propre valeur aléatoire qu'ensuite. Tous les dés et mélanges découlent de l'ensemble : personne n'a pu les choisir seul. Votre navigateur vient de vérifier :
page-after-fair-fits = La clé et les valeurs aléatoires des robots correspondent à l'engagement.
page-after-fair-broken = La clé et les valeurs aléatoires des robots ne correspondent pas à l'engagement.
page-after-fair-unbound = L'engagement ne porte pas sur la valeur aléatoire donnée pour { $who }, alors qu'un robot y joue.
page-after-fair-key-only = L'engagement de cette table ne porte que sur la clé, comme dans les anciennes versions. On ne peut pas savoir quand les valeurs aléatoires des robots ont été choisies.
page-after-fair-alone = Aucun joueur n'a ajouté de valeur aléatoire : le serveur aurait pu choisir cette donne.
page-after-fair-no-deal = Il n'y a pas eu de donne : la partie a commencé par une position choisie. Seuls les dés et les mélanges survenus depuis découlent de la clé.
page-after-fair-upgraded = Les règles du serveur ont changé pendant cette partie. Une seule version des règles ne permet pas de vérifier que les cartes et les dés découlent de la clé.
page-after-fair-nothing-kept = Ce navigateur n'a aucune donnée d'avant la donne. Seuls les navigateurs qui ont vu l'engagement savent s'il est resté le même.
page-after-fair-noted = L'engagement est le même que lorsque ce navigateur a vu la table pour la première fois.
page-after-fair-unlike = L'engagement a changé depuis que ce navigateur a vu la table pour la première fois.
page-after-fair-own = La valeur aléatoire envoyée par ce navigateur pour { $who } a servi à la donne.
page-after-fair-own-changed = La valeur aléatoire donnée par { $who } n'est pas celle que ce navigateur a envoyée.
page-after-fair-own-elsewhere = La valeur aléatoire pour { $who } a été envoyée par un autre navigateur, qui est le seul à pouvoir la vérifier. Si vous n'en avez pas utilisé d'autre, ne vous fiez pas à cette donne.
page-after-fair-before = La valeur aléatoire donnée par { $who } était là avant la vôtre et n'a pas changé.
page-after-fair-before-changed = La valeur aléatoire donnée par { $who } a changé depuis l'ajout de la vôtre. À moins que quelqu'un d'autre n'ait pris cette place, elle a été remplacée.
page-after-fair-after = La valeur aléatoire donnée par { $who } est arrivée après la vôtre. Le dernier joueur à en ajouter une aurait pu, de mèche avec l'administrateur du serveur, choisir parmi plusieurs donnes.
page-after-fair-verify = Pour vérifier chaque jet et chaque coup, téléchargez l'enregistrement et lancez :
page-after-fair-verify-noted = Pour vérifier chaque jet et chaque coup, téléchargez l'enregistrement et lancez cette commande. Elle contient ce que votre navigateur a noté avant la donne :
page-after-fair-command = Commande pour vérifier l'enregistrement
page-after-fair-copy = Copier la commande
page-after-fair-numbered = Donne numérotée : la même pour tous avec ce numéro.
page-after-fair-unpromised = Rien n'a été publié avant cette donne ; l'enregistrement montre que les règles ont été suivies.
page-after-fair-commitment = Engagement, avant la donne
page-after-fair-key = Clé, révélée à la fin
page-after-fair-nonce = Valeur aléatoire donnée par { $who }
page-after-fair-none = aucun

## Replay

page-after-replay = Rediffusion
page-after-back = Retour à la table
page-after-step = Coup { $n } sur { $last }
page-after-moment = Position dans la partie
page-after-play = Lecture
page-after-pause = Pause
page-after-before = Coup précédent
page-after-next = Coup suivant
page-after-speed = Vitesse
page-after-eyes = Vue de
page-after-seen = vu par { $who }
page-after-onlooker = vu par un spectateur
page-after-deal = Les cartes sont distribuées. La partie commence.
page-after-chose = { $who } choisit.
page-after-undone = { $who } annule ses derniers coups.
page-after-took-back = { $who } reprend un choix caché.
page-after-older = { $n ->
    [one] Le premier coup a été joué
   *[other] Les { $n } premiers coups ont été joués
} avec une version antérieure des règles, qui n'est plus disponible. La rediffusion commence ensuite.
page-after-loading = Chargement de la partie…

## Points over the game

page-after-chart = Points au fil de la partie
page-after-chart-how = Points si la partie s'était arrêtée à ce coup. Cliquez ou utilisez les flèches pour y aller.
page-after-chart-at = Coup { $n } : { $points }
page-after-chart-table = En tableau
page-after-chart-choice = Coup

## La revue

page-review-of = Analyse des coups joués par { $who }
page-review-ask = Analyser les coups joués par { $who }
page-review-working =
    { $minutes ->
        [0] { $done } positions analysées sur { $of } ; encore { $seconds } s environ
       *[other] { $done } positions analysées sur { $of } ; encore { $minutes } min environ
    }
page-review-stop = Arrêter cette analyse
page-review-failed = L'analyse a échoué. Réessayez.
page-review-beside-first = Par rapport au coup le plus évident :
page-review-first = attendu au début
page-review-own = ses propres coups
page-review-theirs = coups des autres
page-review-luck = dés et pioches
page-review-rest = non expliqué
page-review-end = à la fin
page-review-takes =
    { $minutes ->
        [0] Cela prend environ { $seconds } s.
       *[other] Cela prend environ { $minutes } min.
    }
page-review-in-points = points
page-review-picked = Le draft, choix par choix
page-review-pick = { $card } : { $points } { $n ->
    [one] point
   *[other] points
}
page-review-chance = Chances de gagner
page-review-worst = Plus grosses erreurs
page-review-lost = Coup { $n } : { $chosen } ; mieux : { $best } ({ review-cost })
page-review-points = Points attendus
page-review-turning = Tournants
page-review-turned = Coup { $n } : chances { $from } % → { $to } %
page-review-others = Coups décisifs des autres
page-review-lucky = Plus gros effets des dés et des pioches
page-review-swayed = Coup { $n }, { $who } : chances { $chance } %, points { $points }
page-review-as-expected = Aucun coup des autres n'a nettement changé cette partie.
page-review-all = Tous les coups en chiffres
page-review-choice = Coup { $n } : { $chosen }. Chances { $chance } %, { $points } points
page-review-choice-lost = { page-review-choice }, perdu : { $less } % et { $lost } points
page-review-choice-luck = Dés et pioches avant : chances { $chance } %, points { $points }
page-review-try = Essayer : { $best }

## Continuer d'un moment

page-after-share-moment = Partager cette position
page-play-on = Continuer à partir d'ici
page-play-on-text = Une nouvelle table commence ici, où vous remplacez { $who }{ $others ->
    [0] {""}
   *[other] {" "}et des robots les autres
}. Ce qui était caché à { $who } est distribué à nouveau, et le résultat ne compte pas.
page-play-on-choice = { $who } devait jouer ; vous choisissez
page-play-on-later = Décider à la table
page-play-on-chosen = { $choice } (joué)
page-play-on-bots = Robots
page-play-on-go = Jouer
