### Trouver des énigmes, en français : la ligne de commande.

cli-help-lab-puzzles = puzzles : des positions où un choix est nettement le meilleur, trouvées, choisies et vérifiées
cli-help-puzzles-games = parcourir autant de parties entre robots (100)
cli-help-puzzles-records = parcourir plutôt les parties enregistrées dans ce dossier
cli-help-puzzles-from = prendre plutôt les énigmes de ces fichiers, ou celles qui sont livrées
cli-help-puzzles-teaches = ne chercher que ce qui enseigne cela : { $lessons }
cli-help-puzzles-choose = en garder autant, aussi différentes que possible
cli-help-puzzles-check = chercher encore, avec d'autres dés et quatre fois plus profond, et garder celles qui concordent
cli-help-puzzles-out = le fichier où elles sont écrites
cli-puzzles-left-out = { $file } est laissé de côté : { $why }
cli-puzzles-no-records = Il n'y a aucune partie enregistrée de { $game } dans { $folder } : indiquez un dossier de parties terminées (*.json).
cli-puzzles-finding = recherche
cli-puzzles-checking = vérification
cli-puzzles-found = { $n ->
    [one] Une énigme
   *[other] { $n } énigmes
} ({ $shares }).
cli-puzzles-chosen = { $n } en ont été choisies ({ $shares }).
cli-puzzles-agreed = Sur { $searches } recherches, { $share } % trouvent la solution ; les deux la trouvent pour { $n } énigmes ({ $shares }).
