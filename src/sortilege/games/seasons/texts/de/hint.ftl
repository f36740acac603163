### Bis wann etwas kommt, in zu Ende gedachten Partien.

hint-in-draft = im Draft
hint-in-dice = in dieser Runde
hint-in-round = in dieser oder der nächsten Runde
hint-in-season = noch in dieser Jahreszeit ({ $season })
hint-in-year = noch in diesem Jahr
hint-in-game = vor dem Ende der Partie

# Parts of a game: “points lost in …”.
review-year = in Jahr { $n }
review-prelude = in der Spieleröffnung

# Durch welche Art von Entscheidung etwas verloren ging: „Punkte verloren in Jahr 2 …“.
review-by-draft = durch eine Wahl im Draft
review-by-ability = durch die Wahl eines Fähigkeitsmarkers
review-by-years = durch das Jahr, für das eine Karte gedacht war
review-by-dice = durch die Wahl eines Würfels
review-by-reserve = durch die Energien, die blieben
review-by-payment = durch das, womit „{ $card }“ bezahlt wurde
review-by-card = durch den Einsatz von „{ $card }“
review-by-order = durch die Reihenfolge in einem Zug
review-by-summon-which = durch die Wahl der beschworenen Karte
review-by-summon-late = durch spätes Beschwören
review-by-summon-never = durch eine nicht beschworene Karte
review-by-summon-waiting = durch Beschwören statt Abwarten
review-by-transmute-which = durch die Wahl der umgewandelten Energie
review-by-transmute-late = durch spätes Umwandeln
review-by-transmute-never = durch eine nicht umgewandelte Energie
review-by-transmute-waiting = durch Umwandeln statt Abwarten
review-by-activate-which = durch die Wahl der aktivierten Karte
review-by-activate-late = durch spätes Aktivieren einer Karte
review-by-activate-never = durch eine nicht aktivierte Karte
review-by-activate-waiting = durch Aktivieren einer Karte statt Abwarten
review-by-bonus-which = durch die Wahl des Bonus
review-by-bonus-late = durch späten Einsatz eines Bonus
review-by-bonus-never = durch einen nicht eingesetzten Bonus
review-by-bonus-waiting = durch Einsatz eines Bonus statt Abwarten

# Was andere nehmen, wenn man es nicht tut: $share und $other wie oft, von 100 Partien.
hint-would-takes_die = Sonst nähme { $who } { $when } den { $die }: { $face } (in { $other } von 100 Partien, gegenüber { $share } mit dieser).
hint-lets-takes_die = { $who } bekommt { $when } den { $die }: { $face } (in { $share } von 100 Partien, gegenüber { $other } mit { hint-rival } Möglichkeit).
hint-would-picks = Sonst würde { $who } { $when } { $card } wählen (in { $other } von 100 Partien, gegenüber { $share } mit dieser).
hint-lets-picks = { $who } bekommt { $when } { $card } (in { $share } von 100 Partien, gegenüber { $other } mit { hint-rival } Möglichkeit).

# Was zum Ausgeben da ist.
hint-slot = ein freier Platz
hint-no-slot = kein freier Platz
hint-fewer = weniger als { $what }
