### Les énigmes, en français.

page-puzzles-title = Énigmes
page-puzzles-how = Dans chacune de ces positions, un choix est nettement le meilleur. Trouvez-le ! Quel que soit votre choix, des centaines de parties le prolongent et montrent ce qu'il vaut.
page-puzzles-today = Énigme du jour
page-puzzles-streak = { $n ->
    [one] Un jour de suite
   *[other] { $n } jours de suite
}
page-puzzles-all = Toutes les énigmes
page-puzzles-lesson = Le thème
page-puzzles-any = tous
page-puzzles-n = { $game }, énigme { $n }
page-puzzles-you = { $lesson } · vous êtes { $who }
page-puzzles-count = { $n ->
    [one] { $n } résolue sur { $of }
   *[other] { $n } résolues sur { $of }
}
page-puzzles-solved = résolue
page-puzzles-shown = solution vue

## A try

page-puzzles-thinking = Les parties se jouent…
page-puzzles-right = C'est le meilleur choix.
page-puzzles-close = Presque aussi bon que le meilleur choix : les parties ne montrent aucune différence qui compte.
page-puzzles-worse = Il y a mieux.
page-puzzles-done = Résolue !
page-puzzles-yours = Le vôtre : { $chance } % de chances de gagner, { $points } points.
page-puzzles-best = Le meilleur : { $chance } % de chances de gagner, { $points } points.
page-puzzles-on = Votre tour continue. Et maintenant ?
page-puzzles-again = Réessayer
page-puzzles-show = Montrez-moi
page-puzzles-next = Suivante
page-puzzles-share = Partager
page-puzzles-solution = La solution
