"""Messages, their texts in several languages, and plain-text tables. Knows no game."""
