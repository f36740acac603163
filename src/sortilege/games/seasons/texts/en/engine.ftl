### What can be wrong with the options of Seasons, in English.

engine-draft = { $name } changes the draft, and Apprentices do not draft: take another level or another enchantment.
engine-deck = { $name } deals { $dealt } cards to each of { $seats } players, but this deck has { $cards }: play as Archmages, with the cards of Enchanted Kingdom, or with fewer people.
