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
page-learn-do = Faites-le pour moi
page-learn-back = Retour
page-learn-lay = Les répartir ainsi
page-learn-again = Recommencer
page-learn-strayed = Vous avez quitté le chemin préparé. C'est permis, mais le guide ne connaît pas la suite : annulez si c'est encore possible, recommencez, ou continuez sans lui.
page-learn-alone = Continuer sans guide
page-learn-so-far = Si la partie s'arrêtait maintenant
page-learn-on = Continuer à cette table
page-learn-whole = Jouer une partie entière
