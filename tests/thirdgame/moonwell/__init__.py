"""Moonwell: four nights at a well, and the moon in it for whoever lays the strongest charm.

Every night a die says how many drops of moonlight fall into the well, and everybody lays a charm face down. All are
turned over at once. The strongest catches the moon and draws all the drops, but charms that are alike cancel each
other. Then the charms have their effects, and whoever has most drops at the end has won. Alone, one plays against the
well, which lays the top charm of the deck.
"""
