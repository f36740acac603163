### Une première partie guidée de SpellBook, en français. $other est le robot contre lequel on joue.

page-learn-spellbook-goal = Bienvenue ! { $other } et vous étudiez les sept mêmes sorts. Les points viennent des sorts appris et des materias confiées à votre familier.
page-learn-spellbook-spells = Voici vos sorts, un par couleur. Chacun s'apprend une fois, au niveau 3, 4 ou 5 : c'est aussi le nombre de materias de sa couleur qu'il coûte. À côté de chaque niveau, ses points ; un niveau plus haut peut davantage.
page-learn-spellbook-altar = Les materias servent à payer. Cinq sont posées sur l'Autel, visibles et pour tous. Chacune a une des sept couleurs et une des trois runes : ronde, triangulaire ou carrée.
page-learn-spellbook-pool = Voici votre réserve. Vous commencez avec deux materias et pouvez en tenir neuf au plus.
page-learn-spellbook-day = Un tour est une journée en trois temps : matin, midi et soir. À chacun, vous pouvez faire une chose, ou passer ; puis vient la journée du joueur suivant.
page-learn-spellbook-morning = Le matin apporte des materias : une de votre choix sur l'Autel, ou deux du sac, sans les voir. Vous avez deux violettes, et l'Autel n'en a pas. Piochez-en deux.
page-learn-spellbook-drawn = Quelle chance : une troisième violette ! Trois d'une couleur suffisent pour un sort. La verte est de trop.
page-learn-spellbook-midday = À midi, vous pouvez ranger une materia de votre réserve sur votre plateau Familier. Faites-le avec celle qui ne sert pas.
page-learn-spellbook-store = Choisissez : { $materia }. Elle y reste pour de bon ; ne rangez donc jamais ce qu'un sort attend encore.
page-learn-spellbook-familiar = Le plateau Familier a quatorze cases. Plus vous rangez, plus il vaut : 1 point maintenant, 18 quand il est plein.
page-learn-spellbook-evening = Le soir, vous pouvez apprendre un sort. Trois materias violettes permettent « { $spell } » au niveau 3. Quand une couleur manque, trois materias de même rune en remplacent une de la couleur du sort, mais il en faut au moins une vraie.
page-learn-spellbook-keep = Vous avez exactement ce qu'il coûte : le paiement se fait tout seul. Une des materias payées reste sur la carte et marque le niveau ; pour certains sorts, sa rune compte. Gardez celle qui est indiquée ({ $materia }) ; les autres vont dans la boîte de défausse.
page-learn-spellbook-refill = Votre journée est finie, et { $other } a fini la sienne. Après chaque journée, l'Autel se remplit : jusqu'à cinq s'il en restait moins, d'une de plus s'il y en avait de cinq à neuf ; à dix ou plus, on enlève tout et cinq nouvelles arrivent.
page-learn-spellbook-other = Voici ce que possède { $other }. Rien n'est caché dans ce jeu, sauf le sac.
page-learn-spellbook-cast = Un sort appris agit dès votre journée suivante. C'est de nouveau le matin, et « { $spell } » est proposé : deux materias rondes de l'Autel au lieu d'une seule.
page-learn-spellbook-score = Voilà ce que chacun aurait maintenant : chaque sort appris compte selon son niveau, et le plateau Familier compte aussi. Les materias de la réserve ne valent rien.
page-learn-spellbook-finish = La partie s'achève quand quelqu'un a appris les sept sorts ou rempli son plateau Familier ; on finit le tour de table, pour que chacun ait autant de journées. Le plus de points l'emporte, et 25, c'est une bonne partie. Essayez votre nouveau sort, et amusez-vous bien !
