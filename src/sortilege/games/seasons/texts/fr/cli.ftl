### Seasons en ligne de commande, en français.

## Options

cli-help-level = archmage (d'habitude), magician ou apprentice
cli-help-kingdom = toute l'extension : --cards, --tokens et --enchantment random
cli-help-cards = avec ses 20 cartes Pouvoir, deux de chaque
cli-help-tokens = avec les jetons de capacité
cli-help-enchantment = avec un enchantement : random (au hasard), ou { $names }

## Jouer

cli-play-welcome = Seasons avec { $players } · { $level }
cli-play-kingdom = Enchanted Kingdom : { $parts }
cli-play-with-kingdom_cards = 20 autres cartes Pouvoir (deux de chaque)
cli-play-with-ability_tokens = jetons de capacité
cli-play-enchantment = Enchantement : { $text }
cli-brief-seat = { $who } : cristaux { $crystals } · jauge { $gauge } · bonus { $bonuses } sur 3 · main { $hand }
cli-play-taken = Déjà prises, { $n } sur { $most } : { $cards }
cli-play-hand = Main, { $n } sur { $most } : { $cards }
cli-play-two = Bibliothèque II, { $n } sur { $most } : { $cards }
cli-play-three = Bibliothèque III, { $n } sur { $most } : { $cards }
cli-play-at-once = Plusieurs numéros choisissent plusieurs cartes, comme « 1 4 7 » ; « retour » les reprend toutes.
cli-play-points = { $points } points une fois utilisé
cli-play-always = effet permanent

## Faits

cli-facts-cards = Cartes Pouvoir, deux de chaque
cli-facts-reprints = Anciennes éditions, jouées quand une option le demande
cli-facts-number = N°
cli-facts-card = Carte
cli-facts-cost = Coût
cli-facts-for = à { $n } :{" "}
cli-facts-prestige = Prestige
cli-facts-with-option = {" "}· { $option }
cli-facts-dice = Dés
cli-facts-face = Face { $n }
cli-facts-signs = { $energies } · ◆ cristaux · ↑ jauge +1 · ▤ piocher une carte · ⟳ cristalliser · • cases que fait avancer le dé que personne ne prend
cli-facts-rates = Cristaux par énergie cristallisée
cli-facts-bonuses = Bonus
cli-facts-tokens = Jetons de capacité : chacun en reçoit trois et en garde un ; les points comptent une fois le jeton utilisé
cli-facts-enchantments = Enchantements : un seul pour toute la partie
cli-facts-of-kingdom = Enchanted Kingdom · { $title }
cli-facts-sets = Séries des apprentis
cli-facts-set-cards = Cartes
cli-limit-gauge = jauge la plus haute
cli-limit-reserve = énergies dans une réserve
cli-limit-dealt = cartes distribuées à chacun pour le draft
cli-limit-bonuses = bonus utilisables par joueur
cli-limit-bonus_points = points pour 0, 1, 2 et 3 bonus utilisés
cli-limit-hand_points = points par carte restée en main
cli-limit-archmage = cartes Pouvoir au niveau Archimage
cli-limit-magician = cartes Pouvoir aux niveaux Magicien et Apprenti

## Études

cli-sim-rounds = manches par partie
cli-bench-everything = avec tout Enchanted Kingdom : × temps processeur
cli-bench-how-seasons = Seasons : niveau Archimage. La ligne sur Enchanted Kingdom est le temps processeur par décision avec les cartes, les jetons de capacité et un enchantement au hasard, en multiple de celui de la boîte de base : la médiane de neuf paires mesurées tour à tour.
cli-bench-bots-how-seasons = Seasons en Archimages avec les cartes d'Enchanted Kingdom

## Son équilibre

cli-balance-face = { $season } : { $what }
cli-balance-h-drafted = Les cartes au draft
cli-balance-c-drafted = Victoires de qui a pris la carte au draft, au-delà d'une juste part, en points de pourcentage ; invoquée ou non.
cli-balance-n-drafted = { $thing }, prise au draft
cli-balance-late-drafted = { $thing } est prise tard (choix { $when } en moyenne) et gagne : { $wins }.
cli-balance-early-drafted = { $thing } est prise tôt (choix { $when } en moyenne) et perd : { $wins }.
cli-balance-by-pick = Par choix
cli-balance-at-pick = au choix { $n }
cli-balance-h-entered = Les cartes en jeu
cli-balance-c-entered = Victoires de qui a mis la carte en jeu. « Rapporte » : le prestige et les cristaux venus d'elle, pour qui la possède. Qui joue beaucoup de cartes gagne plus, donc presque toutes sont au-dessus de zéro : comparez-les.
cli-balance-n-entered = { $thing }, en jeu
cli-balance-by-year = Par année
cli-balance-at-year = en année { $n }
cli-balance-h-token = Les jetons de capacité
cli-balance-c-token = Victoires de qui a choisi le jeton parmi les trois reçus.
cli-balance-n-token = { $thing }
cli-balance-h-face = Les faces des dés
cli-balance-c-face = Victoires de qui a pris un dé avec cette face, à chaque prise.
cli-balance-n-face = { $thing }
cli-balance-h-bonuses = Bonus utilisés
cli-balance-c-bonuses = Victoires de qui a utilisé tant de bonus.
cli-balance-n-bonuses = { $thing } bonus
cli-balance-h-in-play = Nombre de cartes en jeu
cli-balance-c-in-play = Victoires de qui avait tant de cartes Pouvoir en jeu à la fin.
cli-balance-n-in-play = { $thing } cartes en jeu
cli-balance-h-enchantment = Les enchantements
cli-balance-c-enchantment = Ils sont à tous, donc ne font gagner personne ; mais les parties qui en ont un diffèrent d'autant de toutes les autres. Taux en points de pourcentage, durée en tours.
