"""A moment of SpellBook in words."""
