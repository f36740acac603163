"""The effects of the spell verbs. A verb's number follows from its position; only its name is stored."""

from importlib import import_module

for room in ("taking", "storing", "changing", "other_players", "action_program", "spell_levels", "day", "learn"):
    import_module(f"{__name__}.{room}")
