### What can be wrong with the options of SpellBook, in English.

engine-difficulty = The difficulty is for playing alone; with several players, leave it at 0.
