### Après la partie : rediffusion, points au fil de la partie, enregistrement, équité.

## The end of a game

page-after-title = Et après
page-after-watch = Revoir la partie
page-after-watch-from = Revoir à partir du choix { $n }
page-after-record = Télécharger l'enregistrement
page-after-share = Partager la rediffusion
page-after-copy = Copier le lien
page-after-link = Lien vers la rediffusion
page-after-closed = Seules les personnes assises à cette table peuvent ouvrir le lien.

## Fairness

page-after-fair = Équité
page-after-fair-fits = Équitable : la clé correspond à ce qui était promis avant la donne.
page-after-fair-broken = La clé ne correspond pas à la promesse. Cette donne a pu être modifiée.
page-after-fair-numbered = C'était une donne numérotée, la même pour quiconque demande ce numéro. Elle ne prétend pas que personne ne la connaissait.
page-after-fair-how = Avant la donne, le serveur a publié la promesse : l'empreinte (SHA-256) d'une clé secrète. Chaque place y a ajouté un mot au hasard, et tous les dés et mélanges découlent des deux : personne n'a pu les choisir seul. Votre navigateur vient de recalculer l'empreinte de la clé et de comparer les deux.
page-after-fair-noted = La promesse est bien celle que ce navigateur a notée pendant la partie.
page-after-fair-unlike = La promesse n'est pas celle que ce navigateur a notée pendant la partie.
page-after-fair-verify = Pour vérifier chaque jet et chaque choix, téléchargez l'enregistrement et lancez :
page-after-fair-commitment = Promesse, avant la donne
page-after-fair-key = Clé, révélée à la fin
page-after-fair-nonce = Mot au hasard de { $who }
page-after-fair-none = aucun

## Replay

page-after-replay = Rediffusion
page-after-back = Vers la table
page-after-early = Cette partie n'est pas terminée ; elle pourra être revue ensuite.
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
