"""`sortilege replay`: show a recorded game as one seat or a spectator saw it; all hands once it is over."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.text import Text

from sortilege.cli.arguments import at_least
from sortilege.core.errors import BadOptions
from sortilege.core.events import Event
from sortilege.core.record import Upgrade
from sortilege.core.record_file import blame_position, load_record
from sortilege.core.session import Session
from sortilege.core.session import replay as play_again
from sortilege.terminal import game_screen
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import renderer_for
from sortilege.terminal.screen import json_text, printable, screen


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-file"))
    parser.add_argument("--to", type=at_least(0, say), metavar="N", help=say("help-to"))
    parser.add_argument("--seat", type=at_least(1, say), metavar="S", help=say("help-seat"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    rules, record = load_record(args.record)
    if args.to is not None and args.to > len(record.choices):
        raise BadOptions(say("bad-to", most=len(record.choices), given=args.to))
    if args.seat is not None and args.seat > len(record.seats):
        raise BadOptions(say("bad-seat", most=len(record.seats), given=args.seat))
    with blame_position(record):
        game = play_again(rules, record, args.to)
        viewer = None if args.seat is None else args.seat - 1
        events = revealed_events(game) if viewer is None and game.state.over else game.events(viewer)
        views = collect_views(game, viewer)
        if args.json:
            print(json_text(as_json(game, len(record.choices), events, views)))
        else:
            show(game, len(record.choices), events, views, say)
            for line in earlier_moves(game.began_by, game.upgrades, "replay-earlier", say):
                screen().print(Text(line))
    return 0


def earlier_moves(began_by: int, upgrades: Sequence[Upgrade], key: str, say: CliTexts) -> Iterator[str]:
    """Yield a line for the moves of each earlier rules version, which cannot be replayed here."""
    begin, rules = 0, began_by
    for upgrade in upgrades:
        if begin < upgrade.at:
            yield say(key, first=begin + 1, last=upgrade.at, rules=str(rules))
        begin, rules = upgrade.at, upgrade.rules


def revealed_events(game: Session) -> list[Event]:
    """Return the events as a viewer who saw every hand would."""
    sights = [game.events(None), *(game.events(seat) for seat in range(len(game.seats)))]
    return [max(plain_views, key=lambda event: "card" in event.args) for plain_views in zip(*sights, strict=True)]


def collect_views(game: Session, viewer: int | None) -> dict[int | None, Any]:
    """Return the requested view, or every seat's view when the game is over and no seat was named."""
    viewers: list[int | None] = [None]
    if viewer is not None:
        viewers = [viewer]
    elif game.state.over:
        viewers += range(len(game.seats))
    return {seat: game.rules.view(game.state, seat) for seat in viewers}


def as_json(game: Session, of: int, events: list[Event], views: dict[int | None, Any]) -> dict[str, object]:
    return {
        "game": game.rules.name,
        "rules": game.rules.version,
        "options": game.options,
        "seats": game.seats,
        "choices": len(game.choices),
        "of": of,
        "over": game.state.over,
        "scores": game.rules.scores(game.state),
        "winners": game.rules.winners(game.state) if game.state.over else [],
        "events": msgspec.to_builtins(events),
        "views": {"onlooker" if seat is None else str(seat + 1): view for seat, view in plain_views(views).items()},
    }


def plain_views(views: dict[int | None, Any]) -> dict[int | None, object]:
    return {seat: msgspec.to_builtins(view, str_keys=True) for seat, view in views.items()}


def show(game: Session, of: int, events: list[Event], views: dict[int | None, Any], say: CliTexts) -> None:
    out = screen()
    renderer = renderer_for(game.rules.name, say.language, game.seats, game.options)
    seats = ", ".join(printable(name) for name in game.seats)
    out.print(Text(say("replay-head", players=seats, made=len(game.choices), of=of), style="bold"))
    game_screen.log(out, renderer.log(events))
    first = next(iter(views))
    seen = say("replay-onlooker") if first is None else say("replay-seat", name=renderer.names[first])
    game_screen.panel(out, renderer.table(views[first]), seen, renderer)
    for seat, view in list(views.items())[1:]:
        hidden = "\n".join(renderer.secrets(view))
        if seat is not None and hidden:
            game_screen.panel(out, hidden, say("replay-seat", name=renderer.names[seat]), renderer)
    if game.state.over:
        game_screen.panel(out, renderer.score(views[first]), say("play-score"), renderer)
