"""Stories: executable examples of the rules that players can read."""
