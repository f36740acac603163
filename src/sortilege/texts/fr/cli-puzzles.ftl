### Trouver des énigmes, en français : la ligne de commande.

cli-help-lab-puzzles = puzzles : chercher, sélectionner et vérifier des positions où un coup est nettement le meilleur
cli-help-puzzles-games = nombre de parties entre robots à parcourir (%(default)s)
cli-help-puzzles-records = parcourir à la place les enregistrements de ce dossier
cli-help-puzzles-from = utiliser à la place les énigmes de ces fichiers, ou celles fournies
cli-help-puzzles-teaches = ne chercher que des énigmes sur ce thème : { $lessons }
cli-help-puzzles-choose = en garder ce nombre, aussi variées que possible
cli-help-puzzles-check = refaire la recherche avec d'autres nombres aléatoires et quatre fois la profondeur, et garder les énigmes dont la solution est confirmée
cli-help-puzzles-out = fichier de sortie
cli-puzzles-left-out = { $file } est ignoré : { $why }
cli-puzzles-no-records = Aucun enregistrement de { $game } dans { $folder } : indiquez un dossier contenant des enregistrements de parties terminées (*.json).
cli-puzzles-finding = recherche
cli-puzzles-checking = vérification
cli-puzzles-found = { $n ->
    [one] Une énigme
   *[other] { $n } énigmes
} ({ $shares }).
cli-puzzles-chosen = { $n } ont été retenues ({ $shares }).
cli-puzzles-agreed = { $share } % des { $searches } recherches trouvent la solution ; les deux la trouvent pour { $n } énigmes ({ $shares }).
cli-puzzles-unconfirmed = Pas confirmées par les deux : { $puzzles }.
