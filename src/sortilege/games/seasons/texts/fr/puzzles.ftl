### Ce que les énigmes de Seasons apprennent en plus.

puzzle-teaches-keep = Cristalliser ou garder
