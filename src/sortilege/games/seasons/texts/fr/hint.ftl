### Jusqu'à quand quelque chose vient, dans des parties pensées jusqu'au bout.

hint-in-draft = pendant le draft
hint-in-dice = cette manche
hint-in-round = cette manche ou la suivante
hint-in-season = avant la fin de la saison ({ $season })
hint-in-year = cette année
hint-in-game = avant la fin de la partie

# Parts of a game: “points lost in …”.
review-year = l'année { $n }
review-prelude = pendant le prélude

# Par quel genre de choix on a perdu : « points perdus l'année 2 … ».
review-by-draft = par un choix du draft
review-by-ability = par le choix d'un jeton de capacité
review-by-years = par l'année prévue pour une carte
review-by-dice = par le choix d'un dé
review-by-reserve = par les énergies gardées
review-by-payment = par ce qui a payé « { $card } »
review-by-card = par l'usage de « { $card } »
review-by-order = par l'ordre des actions dans un tour
review-by-summon-which = par le choix de la carte invoquée
review-by-summon-late = en invoquant tard
review-by-summon-never = faute d'avoir invoqué
review-by-summon-waiting = en invoquant au lieu d'attendre
review-by-transmute-which = par le choix de l'énergie cristallisée
review-by-transmute-late = en cristallisant tard
review-by-transmute-never = faute d'avoir cristallisé
review-by-transmute-waiting = en cristallisant au lieu d'attendre
review-by-activate-which = par le choix de la carte activée
review-by-activate-late = en activant tard une carte
review-by-activate-never = faute d'avoir activé une carte
review-by-activate-waiting = en activant une carte au lieu d'attendre
review-by-bonus-which = par le choix du bonus
review-by-bonus-late = en utilisant tard un bonus
review-by-bonus-never = faute d'avoir utilisé un bonus
review-by-bonus-waiting = en utilisant un bonus au lieu d'attendre

# Ce que d'autres prennent, sinon : $share et $other combien de fois sur 100 parties.
hint-would-takes_die = Sinon { $who } prendrait le { $die } { $when } : { $face } (dans { $other } parties sur 100, contre { $share } avec celui-ci).
hint-lets-takes_die = Laisse à { $who } le { $die } { $when } : { $face } (dans { $share } parties sur 100, contre { $other } avec { hint-rival } coup).
hint-would-picks = Sinon { $who } choisirait { $card } { $when } (dans { $other } parties sur 100, contre { $share } avec celui-ci).
hint-lets-picks = Laisse { $card } à { $who } { $when } (dans { $share } parties sur 100, contre { $other } avec { hint-rival } coup).

# Ce qu'il y a à dépenser.
hint-slot = une place libre
hint-no-slot = aucune place libre
hint-fewer = moins de { $what }
