### Ce qui peut clocher dans les options de SpellBook, en français.

engine-difficulty = La difficulté est pour le jeu en solo ; à plusieurs, laissez-la à 0.
