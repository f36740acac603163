### L'équilibre d'un jeu, en français : la ligne de commande et le rapport.

cli-help-lab-balance = balance : jouer un très grand nombre de parties avec un même robot et montrer ce qui fait gagner
cli-help-balance-bot = robot qui occupe toutes les places (%(default)s)
cli-help-balance-games = nombre de parties ({ $greedy } pour greedy, { $learned } pour learned, { $search } pour les robots à recherche)
cli-help-every-number = uniquement ce nombre de joueurs (par défaut, tous les nombres à tour de rôle)
cli-help-balance-deals = ne jouer que les parties A à B − 1, afin de répartir le travail sur plusieurs machines ; --from réunit leurs dossiers
cli-help-balance-from = ne rien jouer : réunir ces dossiers ou fichiers et réécrire le rapport
cli-help-balance-out = dossier des parties, des sommes, de report.html et de findings.md (balance-GAME-BOT) ; les morceaux déjà présents ne sont pas rejoués
cli-balance-playing = parties
cli-balance-part = Les parties { $begin } à { $end } sont dans { $folder }. Une fois tous les morceaux réunis : sortilege lab balance { $game } --from DOSSIER …
cli-balance-stopped = Arrêt. Les morceaux terminés sont conservés ; relancez la même commande pour continuer.
cli-balance-other-game = cette étude porte sur { $game } : indiquez ce jeu
cli-balance-done = { $games } parties prises en compte : { $report }

cli-balance-page = L'équilibre de { $game }
cli-balance-number = { $n }
cli-balance-everybody = tout le monde
cli-balance-place = { $n ->
    [1] premier à jouer
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
cli-balance-table = { $n ->
    [1] seul
   *[other] { $n } joueurs
}
cli-balance-played = { $games } parties, toutes les places jouées par { $bot }, à des tables de { $players }. Ces chiffres décrivent ce robot, pas des joueurs humains.
cli-balance-first = À { $players } joueurs, celui qui commence gagne { $share } % des parties (± { $half }) ; une part équitable serait de { $fair } %.
cli-balance-known = À { $players } joueurs, la moitié des gagnants prennent définitivement la tête avant que { $share } % de la partie soient joués.
cli-balance-how = Intervalles : les { $asked } intervalles de cette page sont valables tous ensemble, dix-neuf fois sur vingt (correction de Bonferroni, { $z } erreurs types de chaque côté). On regarde surtout les extrémités des longues listes, là où le hasard pèse le plus ; grâce à cette correction, ce qui est en couleur n'est pas dû au hasard, quelle que soit la ligne choisie. Une partie compte pour une observation. Les points sont ceux de la place en fin de partie, par rapport à la moyenne de toutes les places à de telles tables. Ce qui a été vu moins de 200 fois est omis. De plus, un joueur n'obtient pas une carte ou un sort sans raison : celui qui invoque ou apprend beaucoup est déjà en bonne posture. Ces tableaux comparent donc ces éléments entre eux ; seul ce que le hasard distribue est une cause.
cli-balance-all = Tous les chiffres
cli-balance-ends = Les { $shown } meilleurs et les { $shown } moins bons sur { $n }.
cli-balance-seldom = Trop rares pour être évalués : { $things }.
cli-balance-seats = vu
cli-balance-wins = victoires
cli-balance-points = points
cli-balance-brought = rapporte
cli-balance-lift = synergie
cli-balance-by-points = Aux points : fréquence à laquelle celui qui mène finit par gagner, en pour cent, tour par tour
cli-balance-by-chances = Selon l'évaluation apprise : fréquence à laquelle le favori finit par gagner (une partie sur huit)
cli-balance-every-table = toutes les tables
cli-balance-by-table = Selon le nombre de joueurs
cli-balance-by-place = Selon la place, à partir du premier joueur
cli-balance-at-place = à la place { $n }
cli-balance-h-surprises = Surprises
cli-balance-c-surprises = Les effets les plus marqués que le hasard n'explique pas, en points de pourcentage de victoires par rapport à une part équitable.
cli-balance-no-surprise = Rien ne ressort pour l'instant ; avec plus de parties, peut-être.
cli-balance-h-first = Avantage du premier joueur
cli-balance-c-first = Victoires par rapport à une part équitable, en points de pourcentage, selon la place dans l'ordre du premier tour.
cli-balance-h-snowball = Quand l'issue se décide
cli-balance-c-snowball = Fréquence à laquelle celui qui mène après chaque tour finit par gagner. Une ligne plate signifie que la partie reste ouverte.
cli-balance-h-pairs = Paires qui se complètent
cli-balance-c-pairs = Synergie : ce que deux éléments gagnent ensemble en plus de ce que chacun gagne sans l'autre, en points de pourcentage. Au-dessous de zéro, ils se gênent.
cli-balance-pairs = Sur { $n } paires vues assez souvent, { $sure } sont significatives.
cli-balance-u-first = victoires du premier joueur
cli-balance-u-led = victoires de celui qui mène tôt
cli-balance-u-margin = écart
cli-balance-u-winner = points du gagnant
cli-balance-u-points = points de tous
cli-balance-u-turns = durée
cli-balance-s-split = { $thing } : { $more } { $one }, mais { $less } { $other }.
cli-balance-s-players = { $thing } : { $more } à { $one } joueurs, mais { $less } à { $other }.
cli-balance-s-together = { $one } et { $other } gagnent { $lift } de plus ensemble que séparément.
cli-balance-s-apart = { $one } et { $other } se gênent : { $lift } ensemble.
cli-balance-s-first = { $thing } est ce qui change le plus les victoires du premier joueur : { $value }.
cli-balance-s-led = { $thing } est ce qui change le plus les victoires de celui qui mène tôt : { $value }.
cli-balance-s-turns = { $thing } est ce qui change le plus la durée de la partie : { $value } tours.
