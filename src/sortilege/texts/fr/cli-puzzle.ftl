### Les énigmes dans le terminal, en français.

cli-help-puzzle = trouver le meilleur choix à une table ; sans identifiant, l'énigme du jour
cli-help-puzzle-id = quelle énigme ; la page montre son identifiant dans le lien
cli-help-puzzle-game = le jeu dont on veut l'énigme du jour : { $games }
cli-help-puzzle-show = montrer la solution
cli-puzzle-head = Énigme { $id } : { $lesson } ({ $difficulty }). Vous êtes { $who }.
cli-puzzle-none = Il n'y a pas d'énigmes pour « { $game } ».
cli-puzzle-right = Le meilleur coup !
cli-puzzle-close = Presque aussi bon que le meilleur coup.
cli-puzzle-worse = Il y a mieux. Réessayez.
cli-puzzle-yours = Votre coup : { $chance } % de chances de gagner, { $points } points.
cli-puzzle-best = Meilleur coup : { $chance } % de chances de gagner, { $points } points.
cli-puzzle-solved = Résolue !
cli-puzzle-bye = « sortilege puzzle { $id } --show » montre la solution.
