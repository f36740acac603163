"""Stories: executable examples of the rules that a player can read."""
