### Bis wann etwas kommt, in zu Ende gedachten Partien.

sb-hint-in-day = bis zum Ende des nächsten Tags von { $who }
sb-hint-in-game = in der ganzen Partie

# Parts of a game: “points lost in …”.
sb-review-days = den Tagen { $first } bis { $last }
