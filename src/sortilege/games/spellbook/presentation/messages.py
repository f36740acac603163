"""SpellBook's messages: events, prompts, moves and reasons.

They use only the event, the ask or the view they are given.
"""

from collections.abc import Mapping
from functools import cache

from sortilege.core.ask import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.text.game_messages import add_note, change
from sortilege.core.text.message import Message, seat
from sortilege.games.spellbook.presentation.board_text import result_message as result_message
from sortilege.games.spellbook.presentation.board_text import score_text as score_text
from sortilege.games.spellbook.presentation.board_text import table_text as table_text
from sortilege.games.spellbook.presentation.ids import PRIMARIES
from sortilege.games.spellbook.presentation.view import View

# Steps of an ask that its moves distinguish: why and the first word of the moves → the step.
ASK_STEPS = {
    ("swap", "altar"): "altar",
    ("swap_with_board", "board"): "board",
    ("copy_action", "seat"): "seat",
    ("copy_after_discard", "seat"): "seat",
}
# What another player decides, by the prefix of the verb that asks.
ACTIVITY_VERBS = {
    **{verb: verb for verb in ("morning", "midday", "evening", "learn", "copy", "swap", "take", "store", "discard")},
    "others_take": "take",
}
FIGURES = ("pool", "board", "points")

# Names of things.


def thing_name(id: str) -> Message:
    """The name of a spell or primary action."""
    return Message(f"primary-{id}" if id in PRIMARIES else f"spell-{id}")


@cache
def materia_name(id: str) -> Message:
    color, _, rune = id.partition("_")
    return Message("materia-named", {"color": Message(f"color-{color}"), "rune": Message(f"rune-{rune}")})


# Events.


def event_message(event: Event) -> Message:
    """A line of the log in the third person; consecutive materia that move alike may share it."""
    args = dict(event.args)
    by = str(args.pop("by", ""))
    line = Message(f"sb-log-{event.key}", {arg: argument_message(event.key, arg, value) for arg, value in args.items()})
    if not by or by in PRIMARIES:  # effects of a primary action need no reason
        return line
    return add_note(line, thing_name(by))


def argument_message(key: str, arg: str, value: int | str) -> int | str | Message | list[int | str | Message]:
    """Convert one argument of an event for its message."""
    if isinstance(value, int):
        return seat(value) if arg == "who" else value
    if arg == "materia":
        # opponent lines name the space of each materia
        return materia_name(value) if key == "opponent" else [materia_name(value)]
    if arg == "spell":
        return thing_name(value)
    if arg == "action":
        return Message(f"primary-{value}")
    return Message(f"phase-{value}") if arg == "phase" else value


# Prompts, moves, reasons.


def prompt(ask: Ask, view: View | None = None) -> Message:
    """The prompt; the asked seat's view makes some prompts more specific."""
    subject, _, verb = ask.why.rpartition(".")
    step = ASK_STEPS.get((verb, ask.ids()[0].partition(":")[0]), "")
    if view is not None:
        step = step or view.step
        if verb == "others_take" and view.opponent is not None:
            step = "solo"
    prompt = Message(f"sb-ask-{verb}-{step}" if step else f"sb-ask-{verb}")
    return Message("about", {"subject": thing_name(subject), "text": prompt}) if subject else prompt


def option_label(id: str, view: View | None = None) -> Message:
    """A short label of a move; the asked seat's view makes it more specific."""
    word, _, rest = id.partition(":")
    key = f"sb-option-{word}"
    if word in ("pool", "altar", "board"):
        return Message(key, {"materia": materia_name(rest)})
    if word in ("cast", "copy", "learn"):
        spell, _, level = rest.partition(":")
        return Message(key, {"spell": thing_name(spell), "level": int(level)})
    if word == "raise":
        level_now = own_level(view, rest)
        if level_now:
            return Message(f"{key}-to", {"spell": thing_name(rest), "level": level_now, "n": level_now + 1})
        return Message(key, {"spell": thing_name(rest)})
    if word == "wilds":
        return Message(key, {"n": int(rest)})
    if word == "rune":
        return Message(key, {"rune": Message(f"rune-{rest}")})
    return Message(key, {"who": seat(int(rest))}) if word == "seat" else Message(key)


def own_level(view: View | None, id: str) -> int:
    """The level of the asked seat's spell; 0 when unknown."""
    if view is None or view.seat is None:
        return 0
    return next((spell.level for spell in view.seats[view.seat].spells if spell.spell == id), 0)


def refusal_text(refusal: Refusal) -> Message:
    """Why a move is refused."""
    return Message(f"sb-reason-{refusal.reason}")


def waiting_message(view: View) -> Message:
    """What the asked seats decide, for players who wait."""
    subject, _, verb = view.why.rpartition(".")
    found = next(
        (f"sb-doing-{doing}" for start, doing in ACTIVITY_VERBS.items() if verb.startswith(start)), "doing-something"
    )
    doing = Message(found, {"who": [seat(one) for one in view.open], "n": len(view.open)})
    if not subject or subject in PRIMARIES:
        return doing
    return Message("about", {"subject": thing_name(subject), "text": doing})


def change_messages(changes: Mapping[str, tuple[int, int]]) -> list[Message]:
    """What a move changes."""
    return [change(Message(f"sb-figure-{figure}"), changes[figure]) for figure in FIGURES if figure in changes]
