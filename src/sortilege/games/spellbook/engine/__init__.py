"""The rules of SpellBook on numbers, compiled. Importing it fills the tables with every declared spell."""

from sortilege.games.spellbook.cards import spells as spells
