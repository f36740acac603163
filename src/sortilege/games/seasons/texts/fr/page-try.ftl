### Tables de Seasons pour essayer, en français.

page-try-seasons-turn = Pendant un tour
page-try-seasons-before_die = Un tour commence
page-try-seasons-dice = Choix des dés
page-try-seasons-round_end = Fin de la manche
page-try-seasons-year = Année
page-try-seasons-space = Case de la roue
page-try-seasons-die = Dé { $n }
page-try-seasons-own-die = Dé pris
page-try-seasons-permit = Cristalliser est permis pendant ce tour
page-try-seasons-crystals = Cristaux
page-try-seasons-bonuses = Bonus utilisés
page-try-seasons-play = Cartes en jeu
page-try-seasons-turned = inclinée
