"""SpellBook: importing this package fills the tables with every declared spell."""

from sortilege.spellbook import spells as spells
