### Bis wann etwas kommt, in zu Ende gedachten Partien.

sb-hint-in-day = bis zum Ende des nächsten Tags von { $who }
sb-hint-in-game = vor dem Ende der Partie

# Parts of a game: “points lost in …”.
sb-review-days = an den Tagen { $first } bis { $last }

# Durch welche Art von Entscheidung etwas verloren ging: „Punkte verloren an den Tagen 1 bis 10 …“.
sb-review-by-skip = durch Aussetzen
sb-review-by-no-skip = durch eine Aktion statt Aussetzen
sb-review-by-morning = durch die Aktion am Morgen
sb-review-by-midday = durch die Aktion am Mittag
sb-review-by-evening = durch die Aktion am Abend
sb-review-by-learn-late = durch spätes Lernen
sb-review-by-learn-never = durch einen nicht gelernten Zauber
sb-review-by-take = durch die Wahl der genommenen Materia
sb-review-by-store = durch die Wahl der verwahrten Materia
sb-review-by-discard = durch die Wahl der abgeworfenen Materia
sb-review-by-learn = durch die Wahl des gelernten Zaubers
sb-review-by-payment = durch das, womit ein Zauber bezahlt wurde
sb-review-by-spell = durch den Einsatz von { $spell }

# Was andere nehmen, wenn man es nicht tut: $share und $other wie oft, von 100 Partien.
sb-hint-would-takes = Sonst nähme { $who } vom Altar { $when }: { $materia } (in { $other } von 100 Partien, gegenüber { $share } mit dieser).
sb-hint-lets-takes = { $who } bekommt vom Altar { $when }: { $materia } (in { $share } von 100 Partien, gegenüber { $other } mit { hint-rival } Möglichkeit).

# Was zum Ausgeben da ist.
sb-hint-enough = Materia für { $spell }, Stufe { $level }
sb-hint-too-few = zu wenig Materia für { $spell }, Stufe { $level }
