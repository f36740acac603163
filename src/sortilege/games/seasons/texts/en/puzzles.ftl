### What puzzles of Seasons teach besides.

puzzle-teaches-keep = Transmute or keep
