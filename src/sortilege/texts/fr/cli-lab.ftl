### Apprendre un jugement, en français : la ligne de commande et le rapport.

cli-help-lab = laisser apprendre un jugement en jouant, ou trouver des énigmes
cli-help-lab-train = train : des parties contre lui-même, des leçons, une épreuve contre le meilleur d'avant, et encore
cli-help-lab-hours = combien de temps (1 heure) ; un apprentissage arrêté continue avec la même commande
cli-help-lab-rounds = s'arrêter après tant de tours, quelle que soit l'heure
cli-help-lab-games = parties dans chaque fichier de positions (500)
cli-help-lab-files = fichiers de positions dans un tour (200)
cli-help-lab-gate = parties de l'épreuve contre le meilleur d'avant, au plus (2000)
cli-help-lab-out = le dossier de l'apprentissage (train-GAME)
cli-lab-bad-hours = il faut un nombre d'heures au-dessus de 0 et jusqu'à 8766, pas « { $given } »
cli-lab-plain = torch n'est pas installé, c'est donc Python seul qui enseigne, ce qui ne sert qu'à essayer : pip install 'sortilege[train]'
cli-lab-playing = parties
cli-lab-learning = leçons
cli-lab-testing = épreuve
cli-lab-round = Tour { $round } : explique { $explained } % des écarts finals, ses chances se trompent de { $calibration } points, gagne { $wins } % de { $games } parties contre le meilleur d'avant : { $better ->
    [yes] c'est le nouveau meilleur.
   *[other] pas nettement meilleur.
}
cli-lab-best = Les meilleurs poids sont dans { $file } ; les robots learned@FILE, learned:N@FILE et learned:Tms@FILE jouent avec eux.
cli-lab-none = Aucun réseau n'est encore nettement meilleur que greedy.
cli-lab-go-on = L'apprentissage est dans { $folder }, et la même commande le continue ; { $report } montre ses progrès.
cli-lab-page = Comment un jugement de { $game } a été appris
cli-lab-no-round = Aucun tour n'est encore terminé.
cli-lab-whole-game = toute la partie
cli-lab-stage = phase { $n }
cli-lab-wins = victoires
cli-lab-h-explained = Ce qu'il dit de la fin
cli-lab-c-explained = La part de la variance de l'écart final, en pour cent, sur des parties qui n'ont pas servi de leçon, tour par tour.
cli-lab-h-calibration = De combien ses chances se trompent
cli-lab-c-calibration = Parmi les positions dites à 70 %, combien ont été gagnées ? L'écart moyen, en points, tour par tour.
cli-lab-h-wins = Contre le meilleur d'avant
cli-lab-c-wins = Victoires en pour cent dans l'épreuve contre le meilleur réseau d'avant, et contre greedy tant qu'il n'y en a pas.
