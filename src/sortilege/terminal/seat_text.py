"""One seat's side of a game in plain text, for whoever plays by reading alone, such as a language model."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from sortilege.core.ask import Ask
from sortilege.core.session import Session
from sortilege.core.text.wording import BOTS
from sortilege.terminal.renderer import Renderer, teller_of

if TYPE_CHECKING:  # whoever plays from Python needs no bot
    from sortilege.bots import Sight

PLAYER = "Alex"  # a name, as at every other table: sentences take it as they take the others'


def whole(game: Session, seat: int | None, lang: str = "en", cards: bool = True) -> str:
    """The table as this seat sees it, what it is asked, why not the rest, and what each card in sight does."""
    teller = teller_of(game.rules.name, lang, game.seats, game.options)
    view = game.rules.view(game.state, seat)
    blocks = table(teller, view, None if seat is None else game.ask(seat), cards and seat is not None)
    if game.state.over:
        blocks.append(teller.score(view))
    return "\n\n".join(blocks)


def seen(sight: "Sight", lang: str = "en", cards: bool = True) -> str:
    """The same for a bot that is asked, with names for all."""
    names = [PLAYER if seat == sight.seat else BOTS[seat] for seat in range(len(sight.view.seats))]
    teller = teller_of(sight.rules.name, lang, names, sight.options)
    return "\n\n".join(table(teller, sight.view, sight.ask, cards))


def table(teller: Renderer, view: Any, ask: Ask | None, cards: bool) -> list[str]:
    blocks = [teller.table(view)]
    if view.seat is not None:
        blocks.insert(0, teller.texts.say("text-you", who=teller.names[view.seat]))
    if ask is not None:
        blocks.append(question(teller, ask, view))
    if cards and (told := things(teller, view)):
        blocks.append("\n".join([teller.texts.say("text-cards"), *told]))
    return blocks


def question(teller: Renderer, ask: Ask, view: Any) -> str:
    """What is asked, every option by its id with what it means, and what cannot be chosen and why."""
    lines = [teller.ask(ask, view), *(f"  {id}: {teller.option(id, view)}" for id in ask.ids())]
    if ask.refused:
        lines += [teller.texts.say("text-refused"), *(f"  – {line}" for line in teller.refused(ask, view))]
    return "\n".join(lines)


def things(teller: Renderer, view: Any) -> list[str]:
    """What everything does that this view names."""
    known = teller.names_of_things()
    named = dict.fromkeys(part for text in strings(msgspec.to_builtins(view)) for part in text.split(":"))
    return [f"  {id}: {' / '.join(teller.thing(id).splitlines())}" for id in named if id in known]


def strings(value: Any) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from strings(key)
            yield from strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one)
