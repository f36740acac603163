"""SpellBook in the terminal."""
