### Ce que les problèmes de Seasons apprennent en plus.

puzzle-teaches-keep = Transmuter ou garder
