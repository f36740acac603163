"""What each word of the vocabulary does. A verb's number comes from where it stands; only its name is ever stored."""

from importlib import import_module

VERB_MODULES = (
    *("payments", "leaving", "looking", "entering", "flow"),
    *("kingdom.tokens", "kingdom.hands", "kingdom.piles", "kingdom.raven"),
    *("enchantments", "gains", "prelude", "rounds", "triggers", "turn"),
)
for verb_module in VERB_MODULES:
    import_module(f"{__name__}.{verb_module}")
