"""Moonwell: over four nights, the player of the strongest charm catches the moon in a well.

Each night a die sets how many drops of moonlight fall into the well, and each player lays a charm face down. All
charms are turned over at once. The strongest catches the moon and draws all the drops, but equal charms cancel each
other. Then the charms take effect. The player with the most drops at the end wins. A single player plays against the
well, which lays the top charm of the deck.
"""
