### L'arène, où l'on mesure les robots, en français : la ligne de commande et le rapport.

cli-help-arena = faire jouer des robots les uns contre les autres et les mesurer
cli-help-arena-bots = les robots, séparés par des virgules ; paquet.module:Classe désigne le vôtre ; un robot seul joue contre lui-même
cli-help-arena-games = nombre de parties (200) pour chaque paire, ou chaque groupe qui remplit la table ; arrondi à des donnes entières
cli-help-arena-sprt = s'arrêter dès qu'il est clair si le premier de deux robots est meilleur (test séquentiel, une erreur sur vingt)
cli-help-arena-p1 = le taux de victoires que --sprt tient pour meilleur (0.557, soit 40 points Elo)
cli-help-arena-out = le dossier pour results.parquet (sans polars, results.csv) et report.html (nommé d'après le jeu et les robots ; avec --json, seulement s'il est donné)
cli-help-arena-merge = avec merge et des dossiers ou fichiers : réunir les parties laissées par --deals, avec chiffres, rapport et parties
cli-help-arena-deals = ne jouer que les donnes A à B − 1 de celles que demande --games, et les laisser dans un fichier pour merge : pour plusieurs machines
cli-arena-bad-deals = les donnes se demandent par A:B, à partir de A et avant B, par exemple 0:50, et non « { $given } »
cli-arena-deals-sprt = un test séquentiel demande toutes les donnes au même endroit : retirez --deals ou --sprt
cli-arena-few-deals = il n'y a que { $deals } donnes : --deals finit au plus par { $deals }
cli-arena-part = Les donnes { $begin } à { $end } sont dans { $file }. Quand tout est là : sortilege arena merge { $folder }
cli-arena-bad-merge = les morceaux se réunissent par : sortilege arena merge DOSSIER …
cli-arena-no-bots = nommez les robots : --bots greedy,mcts:50
cli-arena-bad-rate = il faut un taux de victoires entre 0.5 et 1, pas « { $given } »
cli-arena-bad-sprt = le test séquentiel compare deux robots à une table de deux places au moins
cli-arena-bad-twice = chaque robot se nomme une fois ; un robot seul joue contre lui-même

cli-arena-title = Arène : valeurs avec intervalles à 95 % ; p50 et p95 sont les millisecondes par choix
cli-arena-bot = robot
cli-arena-games = parties
cli-arena-wins = victoires
cli-arena-score = points
cli-arena-rating = cote
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
cli-arena-choices = choix
cli-arena-pair = { $one } devance { $other } dans { $rate } de leurs parties.
cli-arena-played = { $games ->
    [one] Une partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} ; chaque robot a chaque place de chaque donne aussi souvent que les autres.
cli-arena-played-alone = { $games ->
    [one] Une partie
   *[other] { $games } parties
} : { $bot } contre lui-même, une donne par partie.
cli-arena-first = Le premier joueur gagne { $share } % des parties (95 % : de { $low } à { $high }) ; sans avantage, ce serait { $fair } %.
cli-arena-sprt-better = Test séquentiel : décidé après { $deals } donnes. { $one } bat { $other } : { $rate } % de victoires ou plus sont crédibles, 50 % ne le sont pas (LLR { $llr }, erreur de 5 %).
cli-arena-sprt-not_better = Test séquentiel : décidé après { $deals } donnes. { $one } ne bat pas { $other } : 50 % de victoires ou moins sont crédibles, { $rate } % ne le sont pas (LLR { $llr }, erreur de 5 %).
cli-arena-sprt-open = Test séquentiel : indécis après { $deals } donnes entre 50 % et { $rate } % de victoires pour { $one } contre { $other } (LLR { $llr }, décidé à ±2,94).
cli-arena-blind = { $n ->
    [one] { $bot } s'en est remis au hasard { $n } fois.
   *[other] { $bot } s'en est remis au hasard { $n } fois.
}
cli-arena-files = Les parties et le rapport sont dans { $folder } : { $file }, report.html.
cli-arena-stopped = Arrêt après { $games } parties sur { $planned } ; ce qui a été joué est gardé.

## Le rapport

cli-arena-page = Arène de { $game } : { $bots }
cli-arena-h-rates = Victoires
cli-arena-c-rates = Part des parties gagnées, les victoires partagées comptant en partie, avec intervalles à 95 %. La ligne en tirets est celle d'adversaires égaux.
cli-arena-h-ratings = Cotes
cli-arena-c-ratings = À l'échelle Elo (modèle de Bradley et Terry) : 400 points de plus gagnent dix parties sur onze. Le plus faible est à 0.
cli-arena-h-pairs = Paire par paire
cli-arena-c-pairs = Fréquence à laquelle le premier nommé devance l'autre, avec intervalles à 95 %.
cli-arena-h-scores = Points
cli-arena-c-scores = Fréquence des scores ; le trait est la médiane, le nombre la moyenne.
cli-arena-h-seats = Points par place
cli-arena-c-seats = Score moyen de chaque robot à chaque place (le numéro après son nom), avec intervalles à 95 %.
cli-arena-h-times = Temps par choix
cli-arena-c-times = Le point est la médiane ; 95 % des choix sont faits dans la longueur du trait. Échelle logarithmique.
cli-arena-how = Les parties d'une donne sont liées : pour chaque intervalle, une donne compte comme une seule observation. Taux de victoires : intervalle de Wilson pour le nombre de parties indépendantes qui se disperseraient autant ; moyennes : intervalle de Student. Les choix à une seule option sont faits pour les robots et ne comptent pas. Dans le tableau : p50 et p95, durées dans lesquelles la moitié et 95 % des choix d'un robot sont faits ; choix par partie.
cli-arena-again = Joué avec Sortilege { $version }. Les mêmes parties à nouveau :
cli-arena-options = Toutes les options du jeu

## Grading

cli-help-grade = dire ce que vaut un robot ou un programme, face aux dix de l'échelle
cli-help-grade-program = un programme au lieu d'une classe : son nom et la commande qui le lance, comme pour sortilege match
cli-help-grade-deals = combien de donnes contre chaque niveau, chacune aussi places échangées ; une note en demande 100
cli-help-grade-upto = le plus haut niveau à affronter, par numéro ou par nom ; une note entière s'arrête là où le joueur est nettement plus faible
cli-grade-rung = contre { $level } : { $wins } gagnées
cli-grade-title = { $bot } sur l'échelle, protocole { $protocol }
cli-grade-found = { $level ->
    [0] La note est 0 : sous le premier niveau.
   *[other] La note est { $level }{ $sure ->
        [yes] .
       *[no] , et l'intervalle descend sous la moitié.
    }
}
cli-grade-thought = Ses choix ont pris { $seconds } s à l'horloge et { $processor } s de temps processeur.
cli-grade-answered = Ses choix ont pris { $seconds } s à l'horloge, de la question à la réponse ; le temps de calcul du programme lui-même n'est pas connu.
cli-grade-machine = Sur { $chip }, { $cores ->
    [one] un cœur
   *[other] { $cores } cœurs
}, { $platform }, Python { $python }.
cli-grade-stopped = Arrêté après le niveau { $level }, comme --upto le demande, alors que le joueur en vaut peut-être de plus hauts : ce n'est pas une note entière.
cli-grade-part = Seules { $deals } donnes ont été jouées contre chaque niveau ; le protocole en demande { $whole }.
cli-grade-ladder = { $given } est lui-même un niveau de l'échelle ; donnez un autre bot.
cli-grade-no-bot = nommez un seul joueur : un robot comme greedy ou module:Classe, ou un programme par --bot NOM=COMMANDE

## Les matchs

cli-help-match = faire jouer des programmes les uns contre les autres aux tables d'un serveur et les mesurer
cli-help-match-bot = un robot, une fois pour chacun : son nom et la commande qui le lance ; il reçoit le lien d'une invitation comme dernier mot, ou à la place de {"{"}link{"}"}, et son jeton dans SORTILEGE_TOKEN
cli-help-match-server = le serveur où l'on joue ; sinon il en est lancé un sur cette machine
cli-help-match-seed = le nombre dont découlent toutes les donnes ; secret s'il n'est pas donné
cli-help-match-seconds = le temps qu'un programme peut prendre pour chaque choix (60) ; au-delà, il perd la partie par forfait
cli-help-match-unpaired = de nouvelles cartes à chaque partie, même quand les places sont échangées : pour des programmes qui pourraient se souvenir
cli-match-no-bots = nommez les robots : --bot NOM=COMMANDE, par exemple --bot 'dice=python bot.py'
cli-match-bad-bot = un robot se donne par NOM=COMMANDE, le nom en lettres, chiffres, points et tirets, et non « { $given } »
cli-match-no-command = { $bot } ne peut pas être lancé : il n'y a pas de commande { $given }
cli-match-no-seed = les morceaux d'un match demandent la même --seed : donnez-en une, et ne la dites à aucun de ceux qui jouent
cli-match-unpaired = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, chacune avec ses propres cartes ; chaque robot occupe chaque place aussi souvent.
cli-match-forfeit-absent = { $bot } a perdu { $n ->
    [one] une partie par forfait : il ne s'est pas assis à temps.
   *[other] { $n } parties par forfait : il ne s'est pas assis à temps.
}
cli-match-forfeit-late = { $bot } a perdu { $n ->
    [one] une partie par forfait : il n'a pas choisi à temps.
   *[other] { $n } parties par forfait : il n'a pas choisi à temps.
}
cli-match-forfeit-ended = { $bot } a perdu { $n ->
    [one] une partie par forfait : le programme s'est arrêté trop tôt.
   *[other] { $n } parties par forfait : le programme s'est arrêté trop tôt.
}
cli-match-forfeit-left = { $bot } a perdu { $n ->
    [one] une partie par forfait : il a abandonné.
   *[other] { $n } parties par forfait : il a abandonné.
}
