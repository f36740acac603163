"""The hand-made evaluation of SpellBook."""
