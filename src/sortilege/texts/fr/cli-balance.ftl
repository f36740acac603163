### L'équilibre d'un jeu, en français : la ligne de commande et le rapport.

cli-help-lab-balance = balance : de très nombreuses parties d'un robot, et une page sur ce qui y gagne
cli-help-balance-bot = qui joue toutes les places (greedy)
cli-help-balance-games = combien de parties (1 000 000 pour greedy, 100 000 pour learned, 2 000 pour les robots qui cherchent)
cli-help-balance-players = seulement à des tables de tant de joueurs (tous les nombres à tour de rôle)
cli-help-balance-deals = ne jouer que les parties A à B − 1, pour plusieurs machines ; --from réunit leurs dossiers
cli-help-balance-from = ne rien jouer : compter ce qui est dans ces dossiers ou fichiers, et refaire la page
cli-help-balance-out = le dossier des parties, des sommes, de report.html et de findings.md (balance-GAME-BOT) ; ce qui s'y trouve n'est pas rejoué
cli-balance-playing = parties
cli-balance-part = Les parties { $begin } à { $end } sont dans { $folder }. Quand tous les morceaux sont là : sortilege lab balance { $game } --from FOLDER …
cli-balance-stopped = Arrêté ; les morceaux entiers sont gardés, et la même commande les continue.
cli-balance-other-game = cette étude parle de { $game } : nommez ce jeu
cli-balance-done = { $games } parties sont comptées : { $report }

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
cli-balance-played = { $games } parties, toutes les places jouées par { $bot }, à des tables de { $players }. Tout ce qui suit parle de ce robot : les gens jouent peut-être autrement.
cli-balance-first = À { $players } joueurs, qui commence gagne { $share } % (± { $half }) ; une juste part serait { $fair } %.
cli-balance-known = À { $players } joueurs, la moitié des gagnants mènent pour de bon une fois { $share } % de la partie jouée.
cli-balance-how = Intervalles : les { $asked } de cette page tiennent ensemble, dix-neuf fois sur vingt (correction de Bonferroni, { $z } erreurs types de chaque côté). On regarde les bouts des longues listes, et c'est là que le hasard agit le plus ; ainsi corrigé, ce qui est en couleur n'est pas un hasard, quelle que soit la ligne choisie. Une partie est une observation. Les points sont ceux de la place à la fin, au-delà de la moyenne de toutes les places à de telles tables. Ce qui a été vu moins de 200 fois est omis. On a aussi une chose pour des raisons : qui invoque ou apprend beaucoup va déjà bien ; ces tableaux comparent donc les choses entre elles, et seul ce que le sort donne est une cause.
cli-balance-all = Tout, en chiffres
cli-balance-ends = Les { $shown } meilleurs et les { $shown } pires sur { $n }.
cli-balance-seldom = Vu trop rarement pour en parler : { $things }.
cli-balance-seats = vu
cli-balance-wins = victoires
cli-balance-points = points
cli-balance-brought = rapporte
cli-balance-lift = ensemble
cli-balance-by-points = Aux points : qui mène gagne si souvent, en pour cent, tour par tour
cli-balance-by-chances = Selon le jugement appris : qui a la meilleure chance gagne si souvent (dans une partie sur huit)
cli-balance-every-table = toutes les tables
cli-balance-by-table = Par nombre de joueurs
cli-balance-by-place = Par place, comptée depuis qui commence
cli-balance-at-place = à la place { $n }
cli-balance-h-surprises = Ce que les auteurs ne savent peut-être pas
cli-balance-c-surprises = Les plus grandes surprises qui ne sont pas des hasards. Les chiffres sont des points de pourcentage de victoires au-delà d'une juste part.
cli-balance-no-surprise = Rien ne ressort encore : avec plus de parties, peut-être.
cli-balance-h-first = Qui commence
cli-balance-c-first = Victoires au-delà d'une juste part, en points de pourcentage, par place dans l'ordre du premier tour.
cli-balance-h-snowball = Quand le gagnant est connu
cli-balance-c-snowball = Combien de fois qui est devant après chaque tour gagne à la fin. Une ligne plate veut dire que la partie reste ouverte.
cli-balance-h-pairs = Des paires qui vont ensemble
cli-balance-c-pairs = « Ensemble » : ce que deux choses gagnent à deux au-delà de ce que chacune gagne sans l'autre, en points de pourcentage. Sous zéro, elles se gênent.
cli-balance-pairs = Sur { $n } paires vues assez souvent, { $sure } sont sûres.
cli-balance-u-first = le premier gagne
cli-balance-u-led = qui mène tôt gagne
cli-balance-u-margin = écart
cli-balance-u-winner = points du gagnant
cli-balance-u-points = points de tous
cli-balance-u-turns = durée
cli-balance-s-split = { $thing } : { $more } { $one }, mais { $less } { $other }.
cli-balance-s-players = { $thing } : { $more } à { $one } joueurs, mais { $less } à { $other }.
cli-balance-s-together = { $one } et { $other } gagnent { $lift } de plus ensemble que séparément.
cli-balance-s-apart = { $one } et { $other } se gênent : { $lift } ensemble.
cli-balance-s-first = { $thing } change le plus les victoires du premier joueur : { $value }.
cli-balance-s-led = { $thing } change le plus les victoires de qui mène tôt : { $value }.
cli-balance-s-turns = { $thing } change le plus la durée de la partie : { $value } tours.
