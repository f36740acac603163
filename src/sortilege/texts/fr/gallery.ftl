### The gallery in French. Belongs with the other texts of the page.

gallery-title = Galerie
gallery-search = Chercher dans les noms et les textes
gallery-count = { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}
gallery-nothing = Rien ne correspond. Essayez moins de filtres ou un autre mot.
gallery-clear = Tout effacer
gallery-close = Fermer
gallery-box = Boîte
gallery-kind = Genre
gallery-trigger = Quand
gallery-trigger-always = toujours
gallery-rulings = Précisions
gallery-unsettled = Aucune règle ne tranche ; c'est notre lecture.
gallery-related = Voir aussi
