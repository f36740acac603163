"""The spells, each declared as printed, and the vocabulary of the declarations."""

from sortilege.games.spellbook import engine as engine  # lays out all spells at once: no spell is ever declared alone
