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
gallery-box-base = Seasons
gallery-box-enchanted_kingdom = Enchanted Kingdom
gallery-box-spellbook = SpellBook
gallery-kind = Genre
gallery-kind-item = objets magiques
gallery-kind-familiar = familiers
gallery-kind-token = jetons de capacité
gallery-kind-enchantment = enchantements
gallery-kind-die = dés
gallery-kind-bonus = bonus
gallery-kind-spell = sorts
gallery-one-item = objet magique
gallery-one-familiar = familier
gallery-one-token = jeton de capacité
gallery-one-enchantment = enchantement
gallery-one-die = dé
gallery-one-bonus = bonus
gallery-one-spell = sort
gallery-cost = Coût
gallery-players = À { $n } :
gallery-trigger = Quand
gallery-trigger-always = toujours
gallery-trigger-enter = entrée en jeu
gallery-trigger-activation = activation
gallery-trigger-summon = invocation
gallery-trigger-season = changement de saison
gallery-trigger-round = fin de manche
gallery-trigger-end = fin de partie
gallery-trigger-sacrifice = sacrifice
gallery-trigger-die = à la place du dé
gallery-trigger-morning = matin
gallery-trigger-midday = midi
gallery-trigger-evening = soir
gallery-number = Numéro
gallery-prestige = Prestige
gallery-points = Points une fois utilisé
gallery-permanent = toujours en vigueur
gallery-dealt = Cartes distribuées
gallery-set = Série
gallery-color = Couleur
gallery-rates = Cristallisation
gallery-old = Dans l'ancienne édition
gallery-rulings = Précisions
gallery-unsettled = Aucune règle ne tranche ; c'est notre lecture.
gallery-related = Voir aussi
