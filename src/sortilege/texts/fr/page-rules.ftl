### Les règles à consulter, en français.

page-rules-title = Règles
page-rules-game = Règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-chapters = Chapitres
page-rules-index = Index
page-rules-next = Suite : { $chapter }
page-rules-others = Autres précisions
page-rules-found = { $n ->
    [0] Aucun résultat. Essayez d'autres mots.
    [one] Un passage trouvé
   *[other] { $n } passages trouvés
}
page-rules-source = Source : { $source }
page-rules-reading = L'autre interprétation peut être choisie dans les options de la table.
page-rules-show = Montrez-moi
page-rules-show-of = Montrez-moi { $id }
page-rules-show-thing = Montrez-moi { $name }
page-rules-back = Retour aux règles
page-rules-example = Exemple { $n } sur { $of }
page-rules-example-before = Exemple précédent
page-rules-example-next = Exemple suivant
page-rules-kind-case = Exemple
page-rules-kind-edge = Cas particulier
page-rules-kind-refusal = Interdit
page-rules-begins = Position de départ.
page-rules-line = Règles associées : { $chapter }
page-rules-read = Règles : { $chapter }
page-rules-ruling = En savoir plus sur la précision { $id }
page-rules-first-close = Ne plus afficher
page-rules-firsts = Expliquer les nouveautés à leur première apparition
page-rules-failed = Les règles n'ont pas pu être chargées.
