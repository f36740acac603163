"""The hand-made judgement of SpellBook."""
