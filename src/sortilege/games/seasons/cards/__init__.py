"""The cards, declared in the words of their print, and the vocabulary of the declarations."""

from sortilege.games.seasons import engine as engine  # declares all cards: a single one is never declared alone
