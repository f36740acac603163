### Les énigmes, en français.

page-puzzles-title = Énigmes
page-puzzles-how = Dans chacune de ces positions, un coup est nettement le meilleur. Trouvez-le ! Le coup choisi est prolongé dans des centaines de parties qui montrent ce qu'il vaut.
page-puzzles-today = Énigme du jour
page-puzzles-streak = { $n ->
    [one] Un jour de suite
   *[other] { $n } jours de suite
}
page-puzzles-all = Toutes les énigmes
page-puzzles-lesson = Thème
page-puzzles-any = tous
page-puzzles-n = { $game }, énigme { $n }
page-puzzles-you = { $lesson } · vous êtes { $who }
page-puzzles-sought = Trouvez le coup qui gagne le plus souvent.
page-puzzles-count = { $n ->
    [one] { $n } résolue sur { $of }
   *[other] { $n } résolues sur { $of }
}
page-puzzles-solved = résolue
page-puzzles-shown = solution vue

## A try

page-puzzles-thinking = Simulation en cours…
page-puzzles-right = Le meilleur coup !
page-puzzles-close = Presque aussi bon que le meilleur coup ; les parties ne montrent aucune différence importante.
page-puzzles-worse = Il y a mieux.
page-puzzles-done = Résolue !
page-puzzles-yours = Votre coup : { $chance } % de chances de gagner, { $points } points.
page-puzzles-best = Meilleur coup : { $chance } % de chances de gagner, { $points } points.
page-puzzles-on = Votre tour continue. Et maintenant ?
page-puzzles-again = Réessayer
page-puzzles-show = Voir la solution
page-puzzles-next = Énigme suivante
page-puzzles-share = Partager
page-puzzles-solution = Solution
