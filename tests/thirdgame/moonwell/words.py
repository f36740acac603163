"""Moonwell in sentences: keys of messages, and what they are filled with."""

from collections.abc import Mapping

from moonwell.view import View
from sortilege.core.asks import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.text.message import Said, said, seat
from sortilege.core.text.plain_text import Plain
from sortilege.core.text.wording import change


def charm(id: str) -> Said:
    return said(f"moonwell-{id}")


def event_said(event: Event) -> Said:
    args = {name: argument(name, value) for name, value in event.args.items()}
    return said(f"moonwell-log-{event.key}", **args)


def argument(name: str, value: int | str) -> int | str | Said:
    if isinstance(value, str):
        return charm(value)
    return seat(value) if name in ("who", "to") else value


def ask_said(ask: Ask, view: View | None = None) -> Said:
    return said(f"moonwell-ask-{ask.why}")


def option_said(id: str, view: View | None = None) -> Said:
    word, _, rest = id.partition(":")
    if word == "lay":
        return charm(rest)
    return seat(int(rest)) if word == "seat" else said("moonwell-option-well")


def reason_said(refusal: Refusal) -> Said:
    return said(f"moonwell-reason-{refusal.reason}")


def doing_said(view: View) -> Said:
    return said(f"moonwell-doing-{view.why}", who=[seat(one) for one in view.open], n=len(view.open))


def changes_said(changes: Mapping[str, tuple[int, int]]) -> list[Said]:
    return [change(said("moonwell-view-points"), changes["points"])] if "points" in changes else []


def result_said(view: View) -> Said:
    if view.opponent is not None:
        return said("moonwell-won" if view.winners else "moonwell-lost", n=1, who=seat(0))
    return said("moonwell-won", n=len(view.winners), who=[seat(one) for one in view.winners])


PLAIN = Plain("moonwell")  # the table and the score are drawn from the view
table_text = PLAIN.table_text
score_text = PLAIN.score_text
