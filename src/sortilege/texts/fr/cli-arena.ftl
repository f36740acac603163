### L'arène, où l'on évalue les robots, en français : ligne de commande et rapport.

cli-help-arena = faire jouer des robots les uns contre les autres et mesurer leur force
cli-help-arena-bots = noms des robots, séparés par des virgules ; paquet.module:Classe pour le vôtre ; un robot seul joue contre lui-même
cli-help-arena-games = nombre de parties (%(default)s) par paire, ou par groupe remplissant la table ; arrondi au nombre entier de donnes supérieur
cli-help-arena-sprt = s'arrêter dès que l'on sait si le premier des deux robots est meilleur (test séquentiel, une erreur sur vingt)
cli-help-arena-p1 = taux de victoires à partir duquel --sprt juge un robot meilleur (%(default).3g, soit 40 points Elo)
cli-help-arena-out = dossier de results.parquet (results.csv sans polars) et de report.html (par défaut, nommé d'après le jeu et les robots ; avec --json, rien n'est écrit sans cette option)
cli-help-arena-merge = avec merge, suivi de dossiers ou de fichiers : réunir les morceaux écrits par --deals en statistiques, rapport et parties
cli-help-arena-deals = ne jouer que les donnes A à B − 1 parmi celles de --games et les écrire dans un fichier pour merge, afin de répartir le travail sur plusieurs machines
cli-arena-bad-deals = indiquez les donnes sous la forme A:B, de A inclus à B exclu, par exemple 0:50, et non « { $given } »
cli-arena-deals-sprt = un test séquentiel a besoin de toutes les donnes au même endroit : retirez --deals ou --sprt
cli-arena-few-deals = il n'y a que { $deals } donnes : --deals ne peut pas dépasser { $deals }
cli-arena-part = Les donnes { $begin } à { $end } sont dans { $file }. Une fois tous les morceaux réunis : sortilege arena merge { $folder }
cli-arena-bad-merge = pour réunir des morceaux : sortilege arena merge DOSSIER …
cli-arena-no-bots = indiquez les robots : --bots greedy,mcts:50
cli-arena-bad-rate = il faut un taux de victoires compris entre 0.5 et 1, et non « { $given } »
cli-arena-bad-sprt = le test séquentiel compare exactement deux robots, à une table d'au moins deux joueurs
cli-arena-bad-twice = nommez chaque robot une seule fois ; un robot seul joue contre lui-même

cli-arena-title = Arène : résultats avec intervalles à 95 % ; p50 et p95 en millisecondes par coup
cli-arena-bot = robot
cli-arena-games = parties
cli-arena-wins = victoires
cli-arena-score = points
cli-arena-rating = cote
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
cli-arena-choices = coups
cli-arena-pair = { $one } devance { $other } dans { $rate } de leurs parties.
cli-arena-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} ; chaque robot occupe aussi souvent chaque place de chaque donne.
cli-arena-played-alone = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $bot } contre lui-même, une donne par partie.
cli-arena-first = Le premier joueur gagne { $share } % des parties (95 % : de { $low } à { $high }) ; sans avantage, il en gagnerait { $fair } %.
cli-arena-sprt-better = Test séquentiel : décision après { $deals } donnes. { $one } bat { $other } : les données sont compatibles avec { $rate } % de victoires ou plus, pas avec 50 % (LLR { $llr }, risque d'erreur de 5 %).
cli-arena-sprt-not_better = Test séquentiel : décision après { $deals } donnes. { $one } ne bat pas { $other } : les données sont compatibles avec 50 % de victoires ou moins, pas avec { $rate } % (LLR { $llr }, risque d'erreur de 5 %).
cli-arena-sprt-open = Test séquentiel : après { $deals } donnes, pas encore de décision entre 50 % et { $rate } % de victoires pour { $one } contre { $other } (LLR { $llr }, décision à ±2,94).
cli-arena-blind = { $n ->
    [one] { $bot } a joué au hasard { $n } fois.
   *[other] { $bot } a joué au hasard { $n } fois.
}
cli-arena-files = Les parties et le rapport sont dans { $folder } : { $file }, report.html.
cli-arena-stopped = Arrêt après { $games } parties sur { $planned } ; les parties jouées sont conservées.

## Le rapport

cli-arena-page = Arène de { $game } : { $bots }
cli-arena-h-rates = Victoires
cli-arena-c-rates = Part des parties gagnées, les victoires partagées comptant pour leur part, avec intervalles à 95 %. La ligne en tirets correspond à des forces égales.
cli-arena-h-ratings = Classement
cli-arena-c-ratings = Échelle Elo (modèle de Bradley-Terry) : 400 points d'avance correspondent à dix victoires sur onze parties. Le robot le plus faible est à 0.
cli-arena-h-pairs = Duels
cli-arena-c-pairs = Fréquence à laquelle le premier robot finit devant le second, avec intervalles à 95 %.
cli-arena-h-scores = Points
cli-arena-c-scores = Répartition des scores ; le trait indique la médiane, le nombre la moyenne.
cli-arena-h-seats = Points par place
cli-arena-c-seats = Score moyen de chaque robot à chaque place (le numéro après son nom), avec intervalles à 95 %.
cli-arena-h-times = Temps par coup
cli-arena-c-times = Le point indique la médiane ; le trait va jusqu'au 95e centile. Échelle logarithmique.
cli-arena-how = Les parties d'une même donne sont corrélées : dans chaque intervalle, une donne compte pour une seule observation. Les taux de victoires utilisent l'intervalle de Wilson, pour le nombre de parties indépendantes de même variance ; les moyennes, celui de Student. Les décisions à un seul coup possible sont prises à la place des robots et ne sont pas comptées. Dans le tableau, p50 et p95 sont la médiane et le 95e centile du temps par coup d'un robot ; la dernière colonne est le nombre de coups par partie.
cli-arena-again = Joué avec Sortilege { $version }. Pour rejouer les mêmes parties :
cli-arena-options = Toutes les options du jeu

## La note

cli-help-grade = noter un robot ou un programme face aux dix niveaux de l'échelle
cli-help-grade-program = un programme au lieu d'une classe : son nom et la commande qui le lance, comme pour sortilege match
cli-help-grade-deals = nombre de donnes contre chaque niveau (%(default)s), chacune rejouée en échangeant les places ; une note en demande 100
cli-help-grade-upto = niveau le plus haut à affronter, par numéro ou par nom ; par défaut, l'évaluation s'arrête là où le joueur est nettement plus faible
cli-grade-rung = contre { $level } : victoires { $wins }
cli-grade-title = { $bot } sur l'échelle, protocole { $protocol }
cli-grade-found = { $level ->
    [0] La note est 0 : en dessous du premier niveau.
   *[other] La note est { $level }{ $sure ->
        [yes] .
       *[no] , mais l'intervalle descend sous 50 %.
    }
}
cli-grade-thought = Ses coups ont pris { $seconds } s de temps réel et { $processor } s de temps processeur.
cli-grade-answered = Ses coups ont pris { $seconds } s de la question à la réponse ; le temps processeur du programme lui-même est inconnu.
cli-grade-machine = Sur { $chip }, { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}, { $platform }, Python { $python }.
cli-grade-stopped = Arrêt après le niveau { $level } à cause de --upto, alors que le joueur en vaut peut-être de plus élevés : ce n'est pas une note complète.
cli-grade-part = Seules { $deals } donnes ont été jouées contre chaque niveau ; le protocole en exige { $whole }.
cli-grade-ladder = { $given } est lui-même un niveau de l'échelle ; donnez un autre robot.
cli-grade-no-bot = indiquez un seul joueur : un robot comme greedy ou module:Classe, ou un programme avec --bot NOM=COMMANDE

## Les matchs

cli-help-match = faire jouer des programmes les uns contre les autres aux tables d'un serveur et mesurer leur force
cli-help-match-bot = un robot, à répéter pour chacun : son nom et la commande qui le lance ; il reçoit un lien d'invitation en dernier argument, ou à la place de {"{"}link{"}"}, et son jeton dans SORTILEGE_TOKEN
cli-help-match-server = serveur où jouer ; par défaut, la commande en lance un sur cette machine
cli-help-match-seed = graine de toutes les donnes ; secrète par défaut
cli-help-match-seconds = temps maximal par coup, en secondes (%(default)g) ; un programme qui le dépasse perd la partie par forfait
cli-help-match-unpaired = distribuer de nouvelles cartes à chaque partie, même quand les places sont échangées, pour les programmes qui pourraient avoir de la mémoire
cli-match-no-bots = indiquez les robots : --bot NOM=COMMANDE, par exemple --bot 'dice=python bot.py'
cli-match-bad-bot = indiquez un robot sous la forme NOM=COMMANDE, avec un nom fait de lettres, de chiffres, de points et de tirets, et non « { $given } »
cli-match-no-command = impossible de lancer { $bot } : commande { $given } introuvable
cli-match-no-seed = les morceaux d'un match ont besoin de la même --seed : indiquez-en une et ne la révélez pas aux joueurs
cli-match-unpaired = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, chacune avec ses propres cartes ; chaque robot occupe aussi souvent chaque place.
cli-match-forfeit-absent = { $bot } a perdu { $n ->
    [one] une partie par forfait : il n'a pas pris place à temps.
   *[other] { $n } parties par forfait : il n'a pas pris place à temps.
}
cli-match-forfeit-late = { $bot } a perdu { $n ->
    [one] une partie par forfait : il n'a pas joué à temps.
   *[other] { $n } parties par forfait : il n'a pas joué à temps.
}
cli-match-forfeit-ended = { $bot } a perdu { $n ->
    [one] une partie par forfait : le programme s'est arrêté trop tôt.
   *[other] { $n } parties par forfait : le programme s'est arrêté trop tôt.
}
cli-match-forfeit-left = { $bot } a perdu { $n ->
    [one] une partie par forfait : il a abandonné.
   *[other] { $n } parties par forfait : il a abandonné.
}
