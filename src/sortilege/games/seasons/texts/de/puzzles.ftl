### Was Rätsel zu Seasons außerdem lehren.

puzzle-teaches-keep = Umwandeln oder behalten
