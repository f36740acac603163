"""One seat's side of a game as plain text, for players that only read, such as language models."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from sortilege.core.ask import Ask
from sortilege.core.session import Session
from sortilege.core.text.game_messages import BOTS
from sortilege.terminal.renderer import Renderer, renderer_for

if TYPE_CHECKING:  # playing from Python needs no bots
    from sortilege.bots import Sight

PLAYER = "Alex"  # an ordinary name, so that sentences inflect as at other tables


def table_text(game: Session, seat: int | None, lang: str = "en", cards: bool = True) -> str:
    """Describe the table as a seat sees it: its ask, the refused moves, and each visible card."""
    renderer = renderer_for(game.rules.name, lang, game.seats, game.options)
    view = game.rules.view(game.state, seat)
    blocks = table_blocks(renderer, view, None if seat is None else game.ask(seat), cards and seat is not None)
    if game.state.over:
        blocks.append(renderer.score(view))
    return "\n\n".join(blocks)


def sight_text(sight: "Sight", lang: str = "en", cards: bool = True) -> str:
    """The same for a bot's sight, with invented names."""
    names = [PLAYER if seat == sight.seat else BOTS[seat] for seat in range(len(sight.view.seats))]
    renderer = renderer_for(sight.rules.name, lang, names, sight.options)
    return "\n\n".join(table_blocks(renderer, sight.view, sight.ask, cards))


def table_blocks(renderer: Renderer, view: Any, ask: Ask | None, cards: bool) -> list[str]:
    blocks = [renderer.table(view)]
    if view.seat is not None:
        blocks.insert(0, renderer.texts.say("text-you", who=renderer.names[view.seat]))
    if ask is not None:
        blocks.append(question(renderer, ask, view))
    if cards and (descriptions := things_in_view(renderer, view)):
        blocks.append("\n".join([renderer.texts.say("text-cards"), *descriptions]))
    return blocks


def question(renderer: Renderer, ask: Ask, view: Any) -> str:
    """Describe the ask: every move by id with its label, and what is refused and why."""
    lines = [renderer.ask(ask, view), *(f"  {id}: {renderer.option(id, view)}" for id in ask.ids())]
    if ask.refused:
        lines += [renderer.texts.say("text-refused"), *(f"  – {line}" for line in renderer.refusal_lines(ask, view))]
    return "\n".join(lines)


def things_in_view(renderer: Renderer, view: Any) -> list[str]:
    """Describe everything that the view names."""
    known = renderer.names_of_things()
    named = dict.fromkeys(part for text in all_strings(msgspec.to_builtins(view)) for part in text.split(":"))
    return [f"  {id}: {' / '.join(renderer.thing(id).splitlines())}" for id in named if id in known]


def all_strings(value: Any) -> Iterator[str]:
    """Yield every string in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from all_strings(key)
            yield from all_strings(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from all_strings(one)
