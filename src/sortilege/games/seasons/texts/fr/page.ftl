### La table de Seasons sur la page, en français.

game-seasons = Seasons
    .text = Un tournoi de magie en trois années : réunissez énergies et cristaux, invoquez objets magiques et familiers.

page-seasons-rulings = { $n ->
    [0] Dans la galerie
    [one] { $n } précision dans la galerie
   *[other] { $n } précisions dans la galerie
}
page-seasons-six = Les six faces de ce dé ; celle du dessus est encadrée.
page-seasons-left = Personne n'a pris ce dé : à la fin de la manche, le marqueur saison avance de { n-spaces }.
page-seasons-lost = { $n ->
    [one] { $n } place de la réserve est perdue pour le reste de la partie.
   *[other] { $n } places de la réserve sont perdues pour le reste de la partie.
}
page-seasons-gauge = Jauge d'invocation
page-seasons-gauge-told = { $n } carte(s) en jeu sur { $gauge } possible(s). La jauge s'arrête à 15.
page-seasons-room = { $n ->
    [one] place pour { $n } carte
   *[other] place pour { $n } cartes
}
page-seasons-no-room = Aucune place pour une carte tant que la jauge n'a pas monté.
page-seasons-in-hand = { $n ->
    [one] { $n } carte en main { $points }
   *[other] { $n } cartes en main { $points }
}
page-seasons-of-reserve = Réserve
page-seasons-of-gauge = Jauge
page-seasons-of-bonuses = Bonus
page-seasons-of-hand = Main
page-seasons-of-library = Bibliothèques
page-seasons-drew = Vous avez pioché
page-seasons-picks = Vos cartes ({ $n }/{ $of })
page-seasons-track = Chaque bonus utilisé fait avancer la piste d'une case. Dans l'état actuel, elle change le score final de { $points }.
page-seasons-library = Bibliothèque { $n }
page-seasons-look-through = parcourir
page-seasons-close-pile = refermer
page-seasons-on-discard = sur le dessus de la défausse
page-seasons-place = carte { $n } depuis le dessus
page-seasons-owed = Reste à payer
page-seasons-price = Coût de { $card }
page-seasons-split-ways = Appuyez sur I, II ou III, tapez 1, 2 ou 3 sur une carte, ou glissez-la sur une pile.
page-caption-rolls = { $who } lance les dés.
    .you = Vous lancez les dés.
page-seasons-transmute-all = Cristalliser les { $n } énergies
page-seasons-new-dice = De nouveaux dés sont lancés.
page-seasons-year-cards = { $year } : { $cards }
page-seasons-pile = Année { $year } : { $n } carte(s) sur { $wanted }

page-hand = main
page-bonuses = { $n } bonus sur 3 utilisés
page-dice = Dés
page-rates = Cristaux par énergie cristallisée
page-deck = pioche
page-discard = défausse
page-energies = Énergies
page-pack = Choisissez parmi ces cartes
page-looking = Visibles de vous seulement
page-own-hand = Votre main
page-own-libraries = Vos bibliothèques
page-year = Année { $n }
page-split = Vos cartes pour trois années
page-split-how = Choisissez l'année où chaque carte vient en main : { $n } par année.
page-split-done = Terminé
page-home-will-seasons = Vous jouez contre { $n ->
    [one] un robot
   *[other] { $n } robots
}{ $kingdom ->
    [with] , avec Enchanted Kingdom
   *[without] {""}
}. { $level ->
    [apprentice] Vous recevez neuf cartes à répartir sur trois années ;
   *[other] Chacun choisit d'abord neuf cartes, une à une ;
} puis vous choisissez un dé à chaque manche. Ce que vous pouvez faire est toujours marqué et expliqué.
page-home-kingdom = Enchanted Kingdom
page-home-kingdom-text = 20 cartes Pouvoir de plus, chacune en double, et les jetons de capacité : chacun en reçoit trois et en garde un. Les enchantements sont ci-dessous.
page-home-enchantment = Enchantement : { $name }
page-home-house-seasons = Là où les livrets diffèrent ou laissent une question ouverte. Ce que vous ne réglez pas suit l'édition ; avec les cartes d'Enchanted Kingdom, la Balance et l'Idole sont les nouvelles.
page-seasons-tab-dice = Dés
page-seasons-no-hand = Votre main est vide.
page-seasons-no-cards = Pas encore de cartes.
