"""How much chat a table may hold."""

from sortilege.tables.refusals import NotNow

MAX_TABLE_CHAT_LINES = 1_000
MAX_TABLE_CHAT_CHARACTERS = 100_000  # before the last line; each takes up to four bytes


def check_chat_quota(lines: int, characters: int) -> None:
    """Raise NotNow if a table with this much chat may not have another line."""
    if lines >= MAX_TABLE_CHAT_LINES or characters >= MAX_TABLE_CHAT_CHARACTERS:
        raise NotNow("server-chat-full")
