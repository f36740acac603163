### Jusqu'à quand quelque chose vient, dans des parties pensées jusqu'au bout.

sb-hint-in-day = d'ici la fin du prochain Jour ({ $who })
sb-hint-in-game = dans toute la partie

# Parts of a game: “points lost in …”.
sb-review-days = les Jours { $first } à { $last }
