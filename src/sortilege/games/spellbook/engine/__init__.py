"""The compiled rules of SpellBook on numbers. Importing them fills the tables with every declared spell."""

from sortilege.games.spellbook.cards import spells as spells
