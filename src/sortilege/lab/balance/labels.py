"""Names and figures of a study in the reader's language."""

from sortilege.core.balance import BalanceQuestion
from sortilege.core.text.catalog import texts
from sortilege.core.text.message import Message
from sortilege.lab.arena.report_text import Localize
from sortilege.lab.statistics.intervals import Estimate

WIDE = "\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}"  # keeps a figure and its interval on one line


class Labels:
    """`say` formats interface messages, and `tell` names a game's things."""

    def __init__(self, say: Localize, lang: str) -> None:
        self.say, self.lang = say, lang

    def tell(self, said: Message) -> str:
        name = texts(self.lang).tell(said)
        return name[:1].upper() + name[1:]

    def thing_label(self, asked: BalanceQuestion, thing: int) -> str:
        """Return a thing with what a seat did with it."""
        return self.say(f"balance-n-{asked.key}", thing=self.tell(asked.things[thing]))

    def points(self, found: Estimate) -> str:
        """Format a difference of rates in percentage points, with half its interval."""
        return f"{sign(100 * found.value)}{WIDE}{100 * (found.high - found.value):.1f}"

    def signed_number(self, found: Estimate) -> str:
        return f"{sign(found.value)}{WIDE}{found.high - found.value:.1f}"


def sign(number: float) -> str:
    """Format with one decimal and a sign; zero has no sign."""
    return f"{number:+.1f}".replace("-", "−") if round(number, 1) else "0.0"
