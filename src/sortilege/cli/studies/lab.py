"""`sortilege lab`: train an evaluation by self-play, find puzzles, and measure game balance."""

import argparse
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from sortilege.cli import INTERRUPTED
from sortilege.cli.arguments import add_workers, at_least
from sortilege.cli.studies import lab_balance, lab_puzzles
from sortilege.core.kits import GAMES, kit
from sortilege.core.private_files import atomic_write
from sortilege.lab.arena.deal_runner import MOST_SEED
from sortilege.lab.training import trainer
from sortilege.lab.training.progress_report import page
from sortilege.lab.training.training_run import Run, RunState, deadline
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, progress_bar, screen

DEFAULT_FILES, DEFAULT_GAMES, DEFAULT_GATE_GAMES = 200, 500, 2000


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    every = parser.add_subparsers(dest="what", required=True, metavar=say("arg-command"))
    for name, add in (
        ("train", train_arguments),
        ("puzzles", lab_puzzles.arguments),
        ("balance", lab_balance.arguments),
    ):
        about = say(f"help-lab-{name}")
        add(every.add_parser(name, help=about, description=about, allow_abbrev=False), say)


def train_arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("game", choices=GAMES, help=say("help-required-game", games=", ".join(GAMES)))
    parser.add_argument("--hours", type=hours_argument(say), default=1.0, metavar="H", help=say("help-lab-hours"))
    parser.add_argument("--rounds", type=at_least(1, say), metavar="N", help=say("help-lab-rounds"))
    parser.add_argument(
        "--games", type=at_least(1, say), default=DEFAULT_GAMES, metavar="N", help=say("help-lab-games")
    )
    parser.add_argument(
        "--files", type=at_least(2, say), default=DEFAULT_FILES, metavar="N", help=say("help-lab-files")
    )
    parser.add_argument(
        "--gate", type=at_least(2, say), default=DEFAULT_GATE_GAMES, metavar="N", help=say("help-lab-gate")
    )
    parser.add_argument("--seed", type=at_least(0, say, MOST_SEED), default=1, metavar="S", help=say("help-sim-seed"))
    add_workers(parser, say)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-lab-out"))


def hours_argument(say: CliTexts) -> Callable[[str], float]:
    """Make an argparse type: hours, more than 0 and at most a year."""

    def hours(text: str) -> float:
        with suppress(ValueError):
            if 0 < float(text) <= 8766:
                return float(text)
        raise argparse.ArgumentTypeError(say("lab-bad-hours", given=text))

    return hours


def run(args: argparse.Namespace, say: CliTexts) -> int:
    return {"train": train, "puzzles": lab_puzzles.run, "balance": lab_balance.run}[args.what](args, say)


def train(args: argparse.Namespace, say: CliTexts) -> int:
    folder = args.out or Path(f"train-{args.game}")
    asked = RunState(args.game, args.seed, args.files, args.games, args.gate)
    teacher = trainer.best_trainer()
    if teacher.name == trainer.PlainTrainer.name:
        error_screen().print(say("lab-plain"))
    out, code = screen(), 0
    with progress_bar() as bar:
        task = bar.add_task("", total=None)

        def watch(what: str, done: int, of: int) -> None:
            bar.update(task, description=say(f"lab-{what}"), completed=done, total=of)

        going = Run(folder, asked, teacher, args.workers, watch)
        until = deadline(args.hours, args.rounds, lambda: going.course)
        try:
            with closing(going.on(until)) as rounds:
                for found in rounds:
                    out.print(
                        say(
                            "lab-round",
                            round=found.number,
                            explained=round(100 * found.explained, 1),
                            calibration=round(found.calibration, 1),
                            wins=round(100 * found.wins, 1),
                            games=found.games,
                            better="yes" if found.better else "no",
                        )
                    )
                    write_report(folder, going, say)
        except KeyboardInterrupt:
            code = INTERRUPTED
    write_report(folder, going, say)
    best = going.best()
    out.print(say("lab-best", file=str(best)) if best else say("lab-none"))
    out.print(say("lab-go-on", folder=str(folder), report=str(folder / "report.html")))
    return code


def write_report(folder: Path, going: Run, say: CliTexts) -> None:
    with atomic_write(folder / "report.html") as file:
        file.write(page(kit(going.course.game).title, going.course, say.language, say).encode())
