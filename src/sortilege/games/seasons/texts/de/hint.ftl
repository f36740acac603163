### Bis wann etwas kommt, in zu Ende gedachten Partien.

hint-in-draft = im Draft
hint-in-round = in dieser oder der nächsten Runde
hint-in-season = noch in dieser Jahreszeit ({ $season })
hint-in-year = noch in diesem Jahr
hint-in-game = in der ganzen Partie

# Parts of a game: “points lost in …”.
review-year = Jahr { $n }
review-prelude = dem Präludium
