### L'apprentissage d'une évaluation, en français : la ligne de commande et le rapport.

cli-help-lab = entraîner une évaluation en jouant contre elle-même, étudier l'équilibre d'un jeu ou trouver des énigmes
cli-help-lab-train = train : enchaîner parties contre soi-même, entraînement et test contre la meilleure version précédente
cli-help-lab-hours = durée en heures (%(default)g) ; relancez la même commande pour reprendre un entraînement arrêté
cli-help-lab-rounds = s'arrêter après ce nombre de cycles, quelle que soit la durée
cli-help-lab-games = parties par fichier de positions (%(default)s)
cli-help-lab-files = fichiers de positions par cycle (%(default)s)
cli-help-lab-gate = nombre maximal de parties du test contre la meilleure version précédente (%(default)s)
cli-help-lab-out = dossier de l'entraînement (train-GAME)
cli-lab-bad-hours = il faut un nombre d'heures supérieur à 0 et d'au plus 8766, et non « { $given } »
cli-lab-plain = torch n'est pas installé : l'entraînement se fait en Python pur, ce qui ne convient qu'à des essais : pip install 'sortilege[train]' (depuis les sources : '.[train]')
cli-lab-playing = parties
cli-lab-learning = entraînement
cli-lab-testing = test
cli-lab-round = Cycle { $round } : explique { $explained } % des écarts finaux, erreur de { $calibration } points sur les chances, gagne { $wins } % de { $games } parties contre la meilleure version précédente : { $better ->
    [yes] nouvelle meilleure version.
   *[other] pas nettement meilleure.
}
cli-lab-best = Les meilleurs poids sont dans { $file } ; les robots learned@FILE, learned:N@FILE et learned:Tms@FILE les utilisent.
cli-lab-none = Aucun réseau n'est encore nettement meilleur que greedy.
cli-lab-go-on = L'entraînement est dans { $folder } ; relancez la même commande pour le reprendre. { $report } en montre les progrès.
cli-lab-page = Entraînement d'une évaluation de { $game }
cli-lab-no-round = Aucun cycle n'est encore terminé.
cli-lab-whole-game = toute la partie
cli-lab-stage = phase { $n }
cli-lab-wins = victoires
cli-lab-h-explained = Variance expliquée
cli-lab-c-explained = Part de la variance de l'écart final que le réseau explique, en pour cent, sur des parties non utilisées pour l'entraînement, par cycle.
cli-lab-h-calibration = Erreur de calibration
cli-lab-c-calibration = Parmi les positions évaluées à 70 %, combien ont été gagnées ? Écart moyen en points de pourcentage, par cycle.
cli-lab-h-wins = Contre la meilleure version précédente
cli-lab-c-wins = Victoires en pour cent lors du test contre le meilleur réseau précédent, ou contre greedy tant qu'il n'y en a pas.
