### Ce qui peut clocher dans les options de Seasons, en français.

engine-draft = { $name } change le choix des cartes, que les Apprentis ne font pas : prenez un autre niveau ou un autre enchantement.
engine-deck = { $name } distribue { $dealt } cartes à chacun des { $seats } joueurs, mais ce paquet en compte { $cards } : jouez en Archimages, avec les cartes d'Enchanted Kingdom, ou à moins de joueurs.
