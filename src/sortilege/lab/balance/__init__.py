"""How a game is balanced: very many games by one bot, counted, and a page about them that a designer would read."""
