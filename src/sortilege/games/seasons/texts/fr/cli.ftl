### Seasons en ligne de commande, en français.

## Options

cli-help-level = archmage (par défaut), magician ou apprentice
cli-help-kingdom = toute l'extension Enchanted Kingdom : --cards, --tokens et --enchantment random
cli-help-cards = ajoute ses 20 cartes Pouvoir, deux de chaque
cli-help-tokens = ajoute les jetons de capacité
cli-help-enchantment = ajoute un enchantement : random (au hasard), ou { $names }

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
cli-play-at-once = Tapez plusieurs numéros pour choisir plusieurs cartes, par exemple « 1 4 7 » ; « retour » les rend toutes.
cli-play-points = { $points } points une fois utilisé
cli-play-always = effet permanent

## Faits

cli-facts-cards = Cartes Pouvoir, deux de chaque
cli-facts-reprints = Anciennes éditions, utilisées si une option les choisit
cli-facts-number = N°
cli-facts-card = Carte
cli-facts-cost = Coût
cli-facts-for = à { $n } :{" "}
cli-facts-prestige = Prestige
cli-facts-with-option = {" "}· { $option }
cli-facts-dice = Dés
cli-facts-face = Face { $n }
cli-facts-signs = { $energies } · ◆ cristaux · ↑ jauge +1 · ▤ piocher une carte · ⟳ cristalliser · • cases dont avance le jeton de saison si le dé reste
cli-facts-rates = Cristaux par énergie cristallisée
cli-facts-bonuses = Bonus
cli-facts-tokens = Jetons de capacité : chaque joueur en reçoit trois et en garde un ; ses points comptent une fois le jeton utilisé
cli-facts-enchantments = Enchantements : un seul pour toute la partie
cli-facts-of-kingdom = Enchanted Kingdom · { $title }
cli-facts-sets = Séries des apprentis
cli-facts-set-cards = Cartes
cli-limit-gauge = jauge d'invocation maximale
cli-limit-reserve = énergies par réserve
cli-limit-dealt = cartes distribuées à chaque joueur pour le draft
cli-limit-bonuses = bonus par joueur
cli-limit-bonus_points = points pour 0, 1, 2 et 3 bonus utilisés
cli-limit-hand_points = points par carte restée en main
cli-limit-archmage = cartes Pouvoir au niveau Archimage
cli-limit-magician = cartes Pouvoir aux niveaux Magicien et Apprenti

## Études

cli-sim-rounds = manches par partie
cli-bench-everything = avec tout Enchanted Kingdom : × temps processeur
cli-bench-how-seasons = Seasons : niveau Archimage. La ligne Enchanted Kingdom compare le temps processeur par décision, avec les cartes, les jetons de capacité et un enchantement au hasard, à celui de la boîte de base : médiane de neuf paires alternées.
cli-bench-bots-how-seasons = Seasons au niveau Archimage avec les cartes d'Enchanted Kingdom

## Son équilibre

cli-balance-face = { $season } : { $what }
cli-balance-h-drafted = Cartes au draft
cli-balance-c-drafted = Taux de victoire des joueurs qui ont pris la carte au draft, invoquée ou non, au-delà d'une part égale, en points de pourcentage.
cli-balance-n-drafted = { $thing }, prise au draft
cli-balance-late-drafted = { $thing } est prise tard (choix { $when } en moyenne) et gagne : { $wins }.
cli-balance-early-drafted = { $thing } est prise tôt (choix { $when } en moyenne) et perd : { $wins }.
cli-balance-by-pick = Par choix
cli-balance-at-pick = au choix { $n }
cli-balance-h-entered = Cartes en jeu
cli-balance-c-entered = Taux de victoire des joueurs qui ont mis la carte en jeu. « Rapporte » : le prestige et les cristaux que la carte a donnés à son propriétaire. Les joueurs qui posent beaucoup de cartes gagnent plus souvent, donc presque toutes les valeurs sont positives : comparez-les entre elles.
cli-balance-n-entered = { $thing }, en jeu
cli-balance-by-year = Par année
cli-balance-at-year = en année { $n }
cli-balance-h-token = Jetons de capacité
cli-balance-c-token = Taux de victoire des joueurs qui ont choisi ce jeton parmi leurs trois.
cli-balance-n-token = { $thing }
cli-balance-h-face = Faces des dés
cli-balance-c-face = Taux de victoire des joueurs qui ont pris un dé sur cette face, compté à chaque fois.
cli-balance-n-face = { $thing }
cli-balance-h-bonuses = Bonus utilisés
cli-balance-c-bonuses = Taux de victoire des joueurs qui ont utilisé ce nombre de bonus.
cli-balance-n-bonuses = { $thing } bonus
cli-balance-h-in-play = Nombre de cartes en jeu
cli-balance-c-in-play = Taux de victoire des joueurs qui avaient ce nombre de cartes Pouvoir en jeu à la fin.
cli-balance-n-in-play = { $thing } cartes en jeu
cli-balance-h-enchantment = Enchantements
cli-balance-c-enchantment = Un enchantement vaut pour tous les joueurs et n'en favorise aucun ; on voit donc ici en quoi ces parties diffèrent des autres. Taux en points de pourcentage, durée en manches.
