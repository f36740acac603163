"""What `sortilege bench` measures of SpellBook, and the figures it should reach."""

PREFIX = "spellbook_"
FIGURES = {"spellbook_decisions": (">=", 700_000, 0), "spellbook_copy": ("<=", 1.5, 2)}
RESEARCH = {"batch": 450_000, "pettingzoo": 90_000, "openspiel": 40_000}
