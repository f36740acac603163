"""The command-line flags for options of SpellBook."""

from sortilege.terminal.flags import Flag

FLAGS = (Flag("spells", "spells", metavar="SET"), Flag("difficulty", "difficulty", metavar="N"))
