"""Command-line flags for the options of Seasons."""

from sortilege.terminal.game_flags import Flag

FLAGS = (
    Flag("level", "level", metavar="LEVEL"),
    Flag("cards", "kingdom_cards", "with"),
    Flag("tokens", "ability_tokens", "with"),
    Flag("enchantment", "enchantment", metavar="NAME", named=True),
)
