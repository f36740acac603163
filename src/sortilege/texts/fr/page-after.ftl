### Après la partie : rediffusion, points au fil de la partie, enregistrement, équité.

## The end of a game

page-after-watch = Revoir la partie
page-after-watch-from = Revoir à partir du choix { $n }
page-after-review = Revoir les choix
page-after-record = Télécharger l'enregistrement
page-after-share = Partager la rediffusion
page-after-copy = Copier le lien
page-after-link = Lien vers la rediffusion
page-after-closed = Seules les personnes assises à cette table peuvent ouvrir le lien.

## Fairness

page-after-fair = Équité
page-after-fair-good = Équitable : la clé et les mots au hasard correspondent à ce qui était promis avant la donne.
page-after-fair-partly = Ce qui pouvait être vérifié correspond à la promesse d'avant la donne ; le reste est indiqué ci-dessous.
page-after-fair-bad = Cette donne n'est pas celle qui était promise. Ce qui ne correspond pas est indiqué ci-dessous.
page-after-fair-how = Avant que quiconque n'ait rien ajouté, le serveur a publié sa promesse : l'empreinte (SHA-256) d'une clé secrète et des mots au hasard des robots. Ensuite seulement, le navigateur de chaque personne a ajouté un mot au hasard. Tous les dés et mélanges découlent de l'ensemble : personne n'a pu les choisir seul. Votre navigateur vient d'examiner ceci :
page-after-fair-fits = La clé et les mots au hasard des robots ont l'empreinte promise.
page-after-fair-broken = La clé et les mots au hasard des robots n'ont pas l'empreinte promise.
page-after-fair-unbound = La promesse ne couvre pas le mot au hasard donné pour { $who }, alors qu'un robot y joue.
page-after-fair-key-only = À cette table, seule la clé fut promise, comme le faisaient les versions anciennes : on ne peut dire quand les mots au hasard des robots furent choisis.
page-after-fair-alone = Aucun joueur n'a ajouté de mot au hasard : le serveur aurait pu choisir cette donne.
page-after-fair-nothing-kept = Ce navigateur n'a rien gardé d'avant la donne. Seuls les navigateurs qui ont vu la promesse savent si elle est restée la même.
page-after-fair-noted = La promesse est bien celle que ce navigateur a notée en voyant la table pour la première fois.
page-after-fair-unlike = La promesse n'est pas celle que ce navigateur a notée en voyant la table pour la première fois.
page-after-fair-own = Le mot au hasard que ce navigateur a donné pour { $who } est entré dans la donne.
page-after-fair-own-changed = Le mot au hasard donné par { $who } n'est pas celui que ce navigateur a donné.
page-after-fair-own-elsewhere = Le mot au hasard pour { $who } fut donné par un autre navigateur : lui seul peut le comparer. Si vous n'en avez pas utilisé d'autre, ne vous fiez pas à cette donne.
page-after-fair-before = Le mot au hasard donné par { $who } était là avant le vôtre et n'a pas changé.
page-after-fair-before-changed = Le mot au hasard donné par { $who } n'est pas celui qui était là avant le vôtre : il a été changé, sauf si quelqu'un d'autre s'est assis là depuis.
page-after-fair-after = Le mot au hasard donné par { $who } est venu après le vôtre. De mèche avec qui tient le serveur, la dernière personne à en donner un aurait pu choisir parmi plusieurs donnes.
page-after-fair-verify = Pour vérifier chaque jet et chaque choix, téléchargez l'enregistrement et lancez :
page-after-fair-verify-noted = Pour vérifier chaque jet et chaque choix, téléchargez l'enregistrement et lancez cette commande, qui contient ce que votre navigateur a noté avant la donne :
page-after-fair-command = Commande qui vérifie l'enregistrement
page-after-fair-copy = Copier la commande
page-after-fair-numbered = C'était une donne numérotée, la même pour quiconque demande ce numéro. Elle ne prétend pas que personne ne la connaissait.
page-after-fair-unpromised = Personne n'avait rien promis avant cette donne ; son enregistrement montre qu'elle a été jouée selon les règles.
page-after-fair-commitment = Promesse, avant la donne
page-after-fair-key = Clé, révélée à la fin
page-after-fair-nonce = Mot au hasard donné par { $who }
page-after-fair-none = aucun

## Replay

page-after-replay = Rediffusion
page-after-back = Vers la table
page-after-step = Choix { $n } sur { $last }
page-after-moment = Moment de la partie
page-after-play = Lecture
page-after-pause = Pause
page-after-before = Un choix en arrière
page-after-next = Un choix en avant
page-after-speed = Vitesse
page-after-eyes = Vu par
page-after-seen = vu par { $who }
page-after-onlooker = vu par un spectateur
page-after-deal = Les cartes sont distribuées, la partie commence.
page-after-chose = { $who } choisit.
page-after-undone = { $who } annule ses derniers choix.
page-after-took-back = { $who } reprend un choix caché.
page-after-older = { $n ->
    [one] Le premier choix a été joué
   *[other] Les { $n } premiers choix ont été joués
} avec une version antérieure des règles, qui n'est plus là. La rediffusion commence ensuite.
page-after-loading = La partie arrive…

## Points over the game

page-after-chart = Points au fil de la partie
page-after-chart-how = Points si la partie s'était arrêtée là. Cliquez, ou utilisez les flèches, pour aller à un moment.
page-after-chart-at = Choix { $n } : { $points }
page-after-chart-table = En tableau
page-after-chart-choice = Choix

## La revue

page-review-ask = Revoir les choix faits par { $who }
page-review-working =
    { $minutes ->
        [0] { $done } moments regardés sur { $of } ; encore { $seconds } s environ
       *[other] { $done } moments regardés sur { $of } ; encore { $minutes } min environ
    }
page-review-stop = Arrêter cette revue
page-review-failed = La revue n'a pas pu être faite ; réessayez.
page-review-beside-first = Par rapport à ce qu'on prend à première vue :
page-review-first = attendu au début
page-review-own = choix propres
page-review-theirs = ceux des autres
page-review-luck = dés et pioches
page-review-rest = le reste, sans cause nette
page-review-end = à la fin
page-review-takes =
    { $minutes ->
        [0] Cela prend environ { $seconds } s.
       *[other] Cela prend environ { $minutes } min.
    }
page-review-in-points = points
page-review-picked = Le draft, choix par choix
page-review-pick = { $card } : { $points } points
page-review-chance = Chances de gagner
page-review-worst = Ce qui a coûté le plus
page-review-lost = Choix { $n } : { $chosen } ; mieux : { $best } ({ $chance } %, { $points } points)
page-review-points = Points attendus
page-review-turning = Tournants
page-review-turned = Choix { $n } : chances { $from } % → { $to } %
page-review-others = Ce que les autres ont changé
page-review-lucky = Ce que les dés et les pioches ont le plus changé
page-review-swayed = Choix { $n }, { $who } : chances { $chance } %, points { $points }
page-review-as-expected = Aucun choix des autres n'a changé cette partie d'une façon que les parties montrent nettement.
page-review-all = Chaque choix en chiffres
page-review-choice = Choix { $n } : { $chosen }. Chances { $chance } %, { $points } points
page-review-choice-lost = { page-review-choice }, perdu : { $less } % et { $lost } points
page-review-choice-luck = Dés et pioches avant : chances { $chance } %, points { $points }
page-review-try = Essayer : { $best }

## Continuer d'un moment

page-after-share-moment = Partager ce moment
page-play-on = Continuer d'ici
page-play-on-text = Une nouvelle table commence ici, où vous remplacez { $who }{ $others ->
    [0] {""}
   *[other] {" "}et des robots les autres
}. Ce qui était caché à { $who } est distribué à nouveau, et le résultat ne compte pas.
page-play-on-choice = { $who } devait choisir ; vous prenez
page-play-on-later = Je décide à la table
page-play-on-chosen = { $choice } (choisi alors)
page-play-on-bots = Bots
page-play-on-go = Continuer
