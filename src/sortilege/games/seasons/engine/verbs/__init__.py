"""The verbs of the card vocabulary. Import order determines a verb's number; saves and logs store only its name."""

from importlib import import_module

VERB_MODULES = (
    *("payments", "leaving", "looking", "entering", "flow"),
    *("kingdom.energy_tokens", "kingdom.hands", "kingdom.piles", "kingdom.raven"),
    *("enchantments", "gains", "prelude", "rounds", "triggers", "turn"),
)
for verb_module in VERB_MODULES:
    import_module(f"{__name__}.{verb_module}")
