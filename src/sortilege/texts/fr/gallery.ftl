### The gallery in French. Belongs with the other texts of the page.

gallery-title = Galerie
gallery-search = Chercher dans les noms et les textes
gallery-count = { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}
gallery-nothing = Aucun résultat. Essayez moins de filtres ou un autre mot.
gallery-clear = Effacer les filtres
gallery-close = Fermer
gallery-filters = Filtres
gallery-box = Boîte
gallery-kind = Genre
gallery-trigger = Moment
gallery-trigger-always = toujours
gallery-rulings = Précisions
gallery-unsettled = Aucune règle officielle ne tranche ; c'est notre interprétation.
gallery-related = Voir aussi
