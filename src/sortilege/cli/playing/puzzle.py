"""`sortilege puzzle`: find the best move in a position; by default, today's puzzle."""

import argparse
from contextlib import suppress
from datetime import UTC, datetime

from rich.text import Text

from sortilege.bots import bot
from sortilege.cli.playing.review import format_message, percent
from sortilege.core.errors import BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session
from sortilege.core.text.catalog import texts
from sortilege.puzzles import Puzzle, daily, puzzle
from sortilege.puzzles.attempt_evaluation import AttemptEvaluation, is_unfinished, judge_attempt, start_attempt
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import screen
from sortilege.terminal.session import PlayerLeft, TerminalGame


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("id", nargs="?", metavar="ID", help=say("help-puzzle-id"))
    parser.add_argument("--game", default=GAMES[0], help=say("help-puzzle-game", games=", ".join(GAMES)))
    parser.add_argument("--show", action="store_true", help=say("help-puzzle-show"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    one = find_puzzle(args, say)
    session = TerminalGame(start_attempt(one), one.seat, bot("greedy"), say, screen())
    greet(one, session)
    try:
        with suppress(ImportError):
            import readline  # noqa: F401  # lets people edit their line
        while is_unfinished(one, session.game):
            play_step(one, session, args.show)
        session.show_news()
        if not args.show:
            session.out.print(Text(say("puzzle-solved"), style="bold"))
    except PlayerLeft:
        session.out.print(Text(say("puzzle-bye", id=one.id)))
    return 0


def find_puzzle(args: argparse.Namespace, say: CliTexts) -> Puzzle:
    """Return the puzzle with the given id, or today's; raise BadOptions when there is none."""
    if args.id:
        return puzzle(args.id)
    found = daily(datetime.now(UTC).date(), kit(args.game).name)
    if found is None:
        raise BadOptions(say("puzzle-none", game=args.game))
    return found


def greet(one: Puzzle, session: TerminalGame) -> None:
    known, say = texts(session.say.language), session.say
    lesson, hard = known.say(f"puzzle-teaches-{one.teaches}"), known.say(f"puzzle-difficulty-{one.difficulty}")
    who = session.game.seats[one.seat]
    session.out.print(Text(say("puzzle-head", id=one.id, lesson=lesson, difficulty=hard, who=who), style="bold"))


def play_step(one: Puzzle, session: TerminalGame, show: bool) -> None:
    """Play one decision of the puzzle: judge the choice, and take it back when a better one exists."""
    before = session.game.copy()
    if show:
        ask = session.game.ask(one.seat)
        assert ask is not None
        session.show_ask(ask, session.view())
        session.game.choose(one.seat, one.steps[len(before.choices)].shown)
    else:
        session.ask()
    for _, id in session.game.choices[len(before.choices) :]:
        found = judge_attempt(one, before, id)
        print_verdict(found, session, before)
        if found.verdict == "worse":
            session.game = before
            session.events_shown = min(session.events_shown, len(before.recorder.rows))
            return
        before.choose(one.seat, id)


def print_verdict(found: AttemptEvaluation, session: TerminalGame, before: Session) -> None:
    say, out = session.say, session.out
    out.print(Text(format_message(found.chosen.said, list(before.seats), say), style="bold"))
    style = "yellow" if found.verdict == "worse" else "green"
    out.print(Text(say(f"puzzle-{found.verdict}"), style=style))
    shown = {"yours": found.chosen} if found.verdict == "right" else {"yours": found.chosen, "best": found.best}
    for key, worth in shown.items():
        out.print(say(f"puzzle-{key}", chance=percent(worth.chance), points=round(worth.points)))
    if found.chosen.why:
        out.print(Text(format_message(found.chosen.why, list(before.seats), say), style="dim"))
