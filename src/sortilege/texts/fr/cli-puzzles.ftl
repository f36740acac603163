### Trouver des problèmes, en français : la ligne de commande.

cli-help-lab-puzzles = puzzles : des positions où un choix est nettement le meilleur, trouvées, choisies et vérifiées
cli-help-puzzles-games = parcourir autant de parties entre robots (100)
cli-help-puzzles-records = parcourir plutôt les parties enregistrées dans ce dossier
cli-help-puzzles-from = prendre plutôt les problèmes de ces fichiers, ou ceux qui sont livrés
cli-help-puzzles-choose = en garder autant, aussi différents que possible
cli-help-puzzles-check = chercher encore, avec d'autres dés et quatre fois plus profond, et garder ceux qui concordent
cli-help-puzzles-out = le fichier où ils sont écrits
cli-puzzles-finding = recherche
cli-puzzles-checking = vérification
cli-puzzles-found = { $n ->
    [one] Un problème
   *[other] { $n } problèmes
} ({ $shares }).
cli-puzzles-chosen = { $n } en ont été choisis ({ $shares }).
cli-puzzles-agreed = Sur { $searches } recherches, { $share } % trouvent la solution ; les deux la trouvent pour { $n } problèmes ({ $shares }).
