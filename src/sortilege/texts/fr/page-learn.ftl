### Comment jouer, en français : une première partie guidée de chaque jeu. $other est le robot contre qui l'on joue.

page-learn-title = Comment jouer
page-learn-waiting = { $who } réfléchit…
page-learn-how = Un guide vous accompagne pendant la première manche d'une vraie partie contre un robot. Les cartes et les dés sont préparés, chaque choix reste le vôtre, et à la fin vous pouvez tout simplement continuer.
page-learn-begin = Commencer ({ $n } petites étapes)
page-learn-resume = Reprendre où vous en étiez
page-learn-guide = Guide
page-learn-step = étape { $n } sur { $total }
page-learn-next = Continuer
page-learn-show = Montrez-moi
page-learn-lay = Les répartir ainsi
page-learn-again = Recommencer
page-learn-strayed = Vous avez quitté le chemin préparé. C'est permis, mais le guide ne connaît pas la suite : annulez si c'est encore possible, recommencez, ou continuez sans lui.
page-learn-alone = Continuer sans guide
page-learn-so-far = Si la partie s'arrêtait maintenant
page-learn-on = Continuer à cette table
page-learn-whole = Jouer une partie entière

## Seasons

page-learn-seasons-goal = Bienvenue au tournoi ! Vous affrontez { $other } en magie pendant trois années. À la fin, le plus de points l'emporte : les cristaux comptent, et aussi le prestige des cartes invoquées.
page-learn-seasons-cards = Ces neuf cartes sont à vous pour toute la partie. À gauche, ce que coûte une carte ; à droite, son prestige : les points qu'elle vaut une fois en jeu devant vous.
page-learn-seasons-split = Trois cartes viennent tout de suite en main, trois autres avec la deuxième année, les dernières avec la troisième. Les moins chères d'abord, c'est un bon début : { $first } maintenant ; { $second } en année 2 ; { $third } en année 3.
page-learn-seasons-wheel = Cette roue, c'est l'année : douze cases, trois par saison. Le marqueur part de l'hiver ; chaque tour complet ouvre une nouvelle année et donne à chacun ses trois cartes suivantes. Après la troisième année, la partie est finie.
page-learn-seasons-dice = Chaque manche commence par des dés de la couleur de la saison, toujours un de plus que de joueurs. Un dé montre des énergies, des cristaux, une flèche pour la jauge ou une carte à piocher, et certaines faces permettent de cristalliser : nous y viendrons. Chacun prend un dé.
page-learn-seasons-die = Vous commencez cette manche et choisissez en premier. Prenez le dé indiqué : deux énergies d'eau et un cran de jauge, juste ce qu'il faut pour une première carte.
page-learn-seasons-reserve = { $other } a aussi pris un dé, et c'est à vous. Vous recevez aussitôt ce que montre votre dé : deux énergies d'eau sont dans votre réserve. Elle en contient sept ; ce qui serait de trop devrait partir.
page-learn-seasons-gauge = La jauge limite le nombre de vos cartes en jeu : pour l'instant zéro sur une. Elle monte grâce aux dés, aux bonus et à certaines cartes ; gardez-la à l'œil.
page-learn-seasons-summon = « { $card } » coûte exactement vos deux énergies d'eau. Invoquez-la : vous payez, et la carte reste devant vous pour la partie, avec ses 6 points de prestige.
page-learn-seasons-fill = Beaucoup de cartes ont un effet en entrant en jeu. Celle-ci porte quatre énergies de votre choix, que vous dépensez comme celles de votre réserve. Choisissez la terre, la plus précieuse en hiver (encore { $n }).
page-learn-seasons-rates = Cristalliser change des énergies en cristaux, et la saison fixe le cours : en hiver, la terre rapporte 3, le feu 2, l'air et l'eau 1. Ce n'est permis que dans un tour où votre dé, une carte ou un bonus le dit.
page-learn-seasons-bonus = Votre dé ne le permet pas, mais un bonus le peut. Vous en avez trois par partie ; un seul coûte 5 points à la fin, deux 12, les trois 20. Utilisez « { $bonus } » : vous pouvez cristalliser ce tour, avec 1 cristal de plus par énergie.
page-learn-seasons-transmute = Cristallisez une terre de votre carte : 3 cristaux pour la saison et 1 pour le bonus. Faites-le trois fois (encore { $n }) et gardez la dernière terre pour un autre jour.
page-learn-seasons-left = Personne n'a pris ce dernier dé. Ses points sont { $pips } : à la fin de la manche, le marqueur avance d'autant de cases. Les dés que l'on laisse décident donc du rythme de l'année.
page-learn-seasons-end = Il ne vous reste rien à faire. Terminez votre tour ; { $other } joue le sien, et la manche est finie.
page-learn-seasons-moved = Le marqueur a avancé de { $n } cases : nouvelle saison, { $season } ! Les dés changent de couleur, d'autres énergies deviennent précieuses, et c'est { $other } qui commence, car le premier tour passe de l'un à l'autre.
page-learn-seasons-other = Voici ce que possède { $other } : cristaux, réserve, cartes en jeu. Tout cela est visible ; seul reste caché ce qui est en main et ce qui attend dans les bibliothèques.
page-learn-seasons-score = Voilà ce que chacun aurait maintenant. Les cristaux et le prestige des cartes en jeu rapportent ; chaque carte encore en main coûte 5 points, et les bonus utilisés coûtent aussi. Invoquez donc ce que vous tenez avant la fin de la troisième année.
page-learn-seasons-finish = C'est tout le jeu : prendre un dé, bien s'en servir, terminer son tour, jusqu'à ce que le marqueur dépasse la dernière case de la troisième année. Ce que vous pointez s'explique, et ce qui ne peut être choisi dit pourquoi. Amusez-vous bien !

## SpellBook

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
page-learn-spellbook-evening = Le soir, vous pouvez apprendre un sort. Trois materias violettes permettent « { $spell } » au niveau 3.
page-learn-spellbook-pay = Il faut payer : choisissez la première materia violette. Quand une couleur manque, trois materias de même rune en remplacent une de la couleur du sort, mais il en faut au moins une vraie.
page-learn-spellbook-pay-on = Et la deuxième. La troisième part d'elle-même, car il n'y en a pas d'autre.
page-learn-spellbook-keep = Une des materias payées reste sur la carte et marque le niveau ; pour certains sorts, sa rune compte. Gardez celle qui est indiquée ({ $materia }) ; les autres vont dans la boîte de défausse.
page-learn-spellbook-refill = Votre journée est finie, celle de { $other } aussi. Après chaque journée, l'Autel se remplit : jusqu'à cinq s'il en restait moins, d'une de plus s'il y en avait de cinq à neuf ; à dix ou plus, on enlève tout et cinq nouvelles arrivent.
page-learn-spellbook-other = Voici ce que possède { $other }. Rien n'est caché dans ce jeu, sauf le sac.
page-learn-spellbook-cast = Un sort appris agit dès votre journée suivante. C'est de nouveau le matin, et « { $spell } » est proposé : deux materias rondes de l'Autel au lieu d'une seule.
page-learn-spellbook-score = Voilà ce que chacun aurait maintenant : chaque sort appris compte selon son niveau, et le plateau Familier compte aussi. Les materias de la réserve ne valent rien.
page-learn-spellbook-finish = La partie s'achève quand quelqu'un a appris les sept sorts ou rempli son plateau Familier ; on finit le tour de table, pour que chacun ait autant de journées. Le plus de points l'emporte. Essayez votre nouveau sort, et amusez-vous bien !
