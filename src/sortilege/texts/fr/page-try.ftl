### La table d'essai, en français.

page-try-title = Bac à sable
page-try-text-home = Créez une position et jouez la suite.
page-try-story = Une position
page-try-form = Préparer
page-try-text = Texte
page-try-play = Jouer et partager
page-try-no-form = Ce jeu n'a pas encore de formulaire ; écrivez ses positions sous forme de texte.
page-try-table = La table
page-try-piles = Piles
page-try-players = Joueurs
page-try-moment = Position
page-try-first = Premier joueur
page-try-turn = À qui le tour
page-try-any = carte inconnue
page-try-any-die = n'importe quel dé
page-try-add = Ajouter à : { $place }
page-try-find = Ajouter par nom…
page-try-less = En retirer un : { $name }
page-try-more = En ajouter un : { $name }
page-try-answers = { $n ->
    [one] Un coup possible
   *[other] { $n } coups possibles
}
page-try-deal = Redistribuer
page-try-deal-text = Redistribuer tout ce qui est inconnu
page-try-best = Montrer les meilleurs coups
page-try-text-label = La position au format des histoires
page-try-save = Enregistrer dans un fichier
page-try-load = Ouvrir un fichier
page-try-seat = Qui joue pour { $who }
page-try-me = Moi
page-try-go = Jouer la suite
page-try-go-text = Pour jouer contre vous-même, prenez plusieurs places. Les dés sont nouveaux, et le résultat ne compte pas.
page-try-here = Ouvrir dans le bac à sable
page-try-link = Lien vers cette position
page-try-damaged = Ce lien est endommagé. Voici une table vide à la place.
page-try-new = Nouvelle partie
page-try-none = aucun
page-try-press = Touchez un endroit du plateau pour régler ce qui s'y trouve.
