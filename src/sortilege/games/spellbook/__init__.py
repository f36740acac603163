"""SpellBook."""
