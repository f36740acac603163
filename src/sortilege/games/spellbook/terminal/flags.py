"""The command-line flags for options of SpellBook."""

from sortilege.terminal.game_flags import Flag

FLAGS = (Flag("spells", "spells", metavar="SET"), Flag("difficulty", "difficulty", metavar="N"))
