"""Moonwell in sentences: keys of messages, and what they are filled with."""

from collections.abc import Mapping

from moonwell.view import View
from sortilege.core.ask import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.text.default_board import DefaultBoard
from sortilege.core.text.game_messages import change
from sortilege.core.text.message import Message, message, seat


def charm(id: str) -> Message:
    return message(f"moonwell-{id}")


def event_message(event: Event) -> Message:
    args = {name: argument(name, value) for name, value in event.args.items()}
    return message(f"moonwell-log-{event.key}", **args)


def argument(name: str, value: int | str) -> int | str | Message:
    if isinstance(value, str):
        return charm(value)
    return seat(value) if name in ("who", "to") else value


def prompt(ask: Ask, view: View | None = None) -> Message:
    return message(f"moonwell-ask-{ask.why}")


def option_label(id: str, view: View | None = None) -> Message:
    word, _, rest = id.partition(":")
    if word == "lay":
        return charm(rest)
    return seat(int(rest)) if word == "seat" else message("moonwell-option-well")


def refusal_text(refusal: Refusal) -> Message:
    return message(f"moonwell-reason-{refusal.reason}")


def waiting_message(view: View) -> Message:
    return message(f"moonwell-doing-{view.why}", who=[seat(one) for one in view.open], n=len(view.open))


def change_messages(changes: Mapping[str, tuple[int, int]]) -> list[Message]:
    return [change(message("moonwell-view-points"), changes["points"])] if "points" in changes else []


def result_message(view: View) -> Message:
    if view.opponent is not None:
        return message("moonwell-won" if view.winners else "moonwell-lost", n=1, who=seat(0))
    return message("moonwell-won", n=len(view.winners), who=[seat(one) for one in view.winners])


BOARD = DefaultBoard("moonwell")  # the table and the score are drawn from the view
table_text = BOARD.table_text
score_text = BOARD.score_text
