### Les parties terminées et les profils.

page-history-title = Parties terminées
page-history-of = Parties terminées de { $name }
page-history-profile = Mon profil
page-history-profile-of = Profil
page-history-guest = Ces parties sont liées à ce navigateur. Avec un compte, vous les gardez sur tous vos appareils.
page-history-offline = Ces parties ne sont enregistrées que dans ce navigateur.
page-history-none = Aucune partie terminée pour le moment.
page-history-none-found = Aucune partie ne correspond à ces filtres.
page-history-found = { $n ->
    [one] Une partie affichée.
   *[other] { $n } parties affichées.
}{ $more ->
    [yes] {" "}Il y en a d’autres.
   *[no] {""}
}
page-history-more = Afficher plus
page-history-download = Télécharger en JSON

## Filtres

page-history-filter = Filtres
page-history-all = Tous
page-history-opponent = Nom d’un adversaire
page-history-game = Jeu
page-history-players = Joueurs
page-history-bot = Robot
page-history-from = Du
page-history-to = Au
page-history-clear = Effacer les filtres

## Une partie

page-history-won = Gagnée
page-history-not-won = Non gagnée
page-history-lost = Perdue
page-history-place = { $n ->
    [1] 1re
   *[other] { $n }e
}
page-history-place-of = { $n }e place sur { $of }
page-history-points = { $n ->
    [one] { $said } point
   *[other] { $said } points
}
page-history-resigned = a abandonné
page-history-deleted = Joueur supprimé
page-history-hidden = Un autre joueur
page-history-ending-resigned = Terminée par abandon
page-history-ending-abandoned = Interrompue d’un commun accord
page-history-ending-closed = Fermée par l’exploitant
page-history-tag-rated = classée
page-history-tag-daily = donne du jour
page-history-tag-position = depuis une position
page-history-tag-numbered = donne numérotée
page-history-tag-shared = appareil partagé
page-history-replay = Revoir
page-history-review = Analyse
page-history-no-replay-removed = Impossible à revoir : la table a été supprimée.
page-history-no-replay-rules = Impossible à revoir : jouée avec des règles plus anciennes.
page-history-details = Détails
page-history-rounds = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
page-history-thought-minutes = Temps de réflexion : { $n } min
page-history-thought-hours = Temps de réflexion : { $n } h
page-history-thought-days = Temps de réflexion : { $n ->
    [one] un jour
   *[other] { $n } jours
}

## Le profil

page-history-games = { $n ->
    [one] partie
   *[other] parties
}
page-history-games-won = { $n ->
    [one] gagnée
   *[other] gagnées
}
page-history-percent = { $n } %
page-history-average = points en moyenne
page-history-best = points à la meilleure partie
page-history-limited = Chiffres des { $n } dernières parties.
page-history-how = Les parties sur un appareil partagé ou depuis une position ne comptent pas. Les points ne comptent que dans les parties jouées jusqu’au bout.
page-history-chart = Points au fil du temps
page-history-chart-said = Les { $n } dernières parties jouées jusqu’au bout. Moyenne de dix parties : { $first } points au début, { $last } récemment.
page-history-chart-few = { $n ->
    [one] Une partie jouée jusqu’au bout.
   *[other] { $n } parties jouées jusqu’au bout.
}
page-history-chart-average = moyenne de { $n } parties
page-history-levels = Les dix robots
page-history-levels-beaten = { $n ->
    [0] Aucun des { $of } n’est encore battu.
    [one] { $n } battu sur { $of }.
   *[other] { $n } battus sur { $of }.
}
page-history-level-games = { $better } / { $games }
page-history-level-said = Niveau { $level } : { $games ->
    [0] pas encore rencontré.
    [one] battu dans { $better } partie sur { $games }.
   *[other] battu dans { $better } parties sur { $games }.
}
page-history-cards = Ce qui fait gagner
page-history-cards-text = Part de parties gagnées quand une carte est jouée. La part réelle se trouve dans la barre, avec une certitude de 95 % pour toutes les cartes ensemble. Le trait indique { $n } %, la part de victoires dans toutes les parties.
page-history-cards-few = Une carte apparaît après { $n } parties avec elle.
page-history-card-won = { $won } sur { $games }
page-history-card-range = entre { $low } et { $high } %
page-history-card-above = plus souvent que dans l’ensemble des parties
page-history-card-below = moins souvent que dans l’ensemble des parties
page-history-against = Face à face
page-history-against-text = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $better } devant, { $worse } derrière

## Qui peut les voir

page-history-audience = Qui peut voir vos parties et votre profil ?
page-history-audience-self = Moi seulement
page-history-audience-partners = Les joueurs avec qui j’ai joué
page-history-audience-all = Tout le monde
page-history-audience-text = Les autres ne voient jamais les adversaires qui cachent leurs parties, ni les tables où ils n’ont pas joué.
