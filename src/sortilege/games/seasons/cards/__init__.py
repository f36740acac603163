"""The cards, each a declaration that reads like the printed one, and the words they are written in."""

from sortilege.games.seasons import engine as engine  # lays all of them out: one card alone is never declared
