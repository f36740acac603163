### La table d'essai, en français.

page-try-title = Une table pour essayer
page-try-text-home = Préparez un moment et jouez la suite.
page-try-story = Un moment
page-try-form = Préparer
page-try-text = Texte
page-try-play = Jouer, partager
page-try-no-form = Ce jeu n'a pas encore de formulaire ; ses moments s'écrivent en texte.
page-try-table = La table
page-try-piles = Piles
page-try-players = Joueurs
page-try-moment = Moment
page-try-first = Premier joueur
page-try-turn = À qui le tour
page-try-any = carte inconnue
page-try-any-die = un dé quelconque
page-try-add = Ajouter à : { $place }
page-try-find = Ajouter, par le nom…
page-try-less = Un de moins : { $name }
page-try-more = Un de plus : { $name }
page-try-answers = { $n ->
    [one] Une réponse possible
   *[other] { $n } réponses possibles
}
page-try-deal = Redistribuer
page-try-deal-text = Distribuer à nouveau ce qui est inconnu
page-try-best = Que faire de mieux ?
page-try-text-label = Le moment, comme début d'une histoire
page-try-save = Enregistrer un fichier
page-try-load = Ouvrir un fichier
page-try-seat = Qui joue pour { $who }
page-try-me = Moi
page-try-go = Jouer la suite
page-try-go-text = Pour jouer contre vous-même, prenez plusieurs places. Les dés sont neufs, et le résultat ne compte pas.
page-try-here = Ouvrir sur la table pour essayer
page-try-link = Lien vers ce moment
page-try-damaged = Ce lien est abîmé : voici une nouvelle table à la place.
page-try-new = Une nouvelle partie
page-try-none = aucun
