"""What every game can say of itself, in any language."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sortilege.core.asks import Ask, Refusal
from sortilege.core.events import Event

if TYPE_CHECKING:  # texts are found through kits, and a kit has words
    from sortilege.core.texts import Texts

# Who sits where, as long as nobody has said.
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")


class Words(Protocol):
    """What the words module of every game has."""

    def event_text(self, texts: "Texts", event: Event, names: Sequence[str]) -> str: ...
    def ask_text(self, texts: "Texts", ask: Ask, names: Sequence[str], view: Any = None) -> str: ...
    def option_text(self, texts: "Texts", id: str, names: Sequence[str], view: Any = None) -> str: ...
    def reason_text(self, texts: "Texts", refusal: Refusal) -> str: ...
    def table_text(
        self, texts: "Texts", view: Any, names: Sequence[str], options: Mapping[str, str] | None = None
    ) -> str: ...
    def score_text(self, texts: "Texts", view: Any, names: Sequence[str]) -> str: ...
    def result_text(self, texts: "Texts", view: Any, names: Sequence[str]) -> str: ...
