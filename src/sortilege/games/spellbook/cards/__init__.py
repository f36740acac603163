"""The spells, each a declaration that reads like the printed one, and the words they are written in."""

from sortilege.games.spellbook import engine as engine  # lays all of them out: one spell alone is never declared
