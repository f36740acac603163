"""Chat at a table: lines and their limits."""

from typing import Annotated

from msgspec import Meta

from sortilege.tables.protocol.base import ClientMessage, SeatNumber, ServerMessage

MAX_CHAT_CHARACTERS = 500  # in one line of chat; the page's Chat.svelte has the same number
MAX_CHAT_BREAKS = 10  # line breaks in one line of chat; further ones become spaces


class ChatRequest(ClientMessage, frozen=True, kw_only=True, tag_field="do", tag="say"):
    """Post a line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_CHARACTERS)]
    seat: SeatNumber | None = None
    ref: Annotated[str, Meta(max_length=40)] = ""


class ChatLine(ServerMessage, frozen=True, kw_only=True):
    """One line of chat."""

    n: int
    who: int
    name: str
    at: float
    text: str


class ChatUpdate(ServerMessage, frozen=True, kw_only=True, tag_field="is", tag="line"):
    """A new line of chat."""

    line: ChatLine
