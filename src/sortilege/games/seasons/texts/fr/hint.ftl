### Jusqu'à quand quelque chose vient, dans des parties pensées jusqu'au bout.

hint-in-draft = pendant le draft
hint-in-round = pendant cette manche ou la suivante
hint-in-season = avant la fin de la saison ({ $season })
hint-in-year = pendant cette année
hint-in-game = dans toute la partie

# Parts of a game: “points lost in …”.
review-year = l'année { $n }
review-prelude = le Prélude
