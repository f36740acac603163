"""Train an evaluation by repeated rounds of self-play, training, and a test against the previous best.

A run lives in one folder: position files and weights by round, and `run.json` with the results. Every file appears only
once it is complete, so an interrupted run can continue: existing files are kept, and missing ones follow from the seed.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Protocol

import msgspec

from sortilege.bots.learned_bot import KIND
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.private_files import atomic_write
from sortilege.core.save import weights
from sortilege.lab.arena.arena import Arena, Plan
from sortilege.lab.process_pool import in_order
from sortilege.lab.statistics.sprt import Sequential
from sortilege.lab.training import positions
from sortilege.lab.training.calibration import calibrate
from sortilege.lab.training.positions import Positions
from sortilege.lab.training.selfplay import SelfPlayJob, play
from sortilege.lab.training.trainer import Shape, Trainer, TrainingMetrics, dequantize, quantize

HIDDEN, SECOND = 96, 32
HELD_OUT = 20  # every twentieth file is held out
WINDOW = 3  # rounds of positions to train on
ROUNDS = 64  # of search for the best move, once there are weights
EPOCHS = 4  # passes over all positions
RUN = "run.json"


class Round(msgspec.Struct, frozen=True):
    """A round's results: the network on held-out games, and against the previous best."""

    number: int
    positions: int
    explained: float
    calibration: float
    stages: tuple[float, ...]
    agreed: float
    wins: float
    games: int
    better: bool


class RunState(msgspec.Struct):
    """A run so far. `best` is the round with the best weights, 0 for the hand-made evaluation."""

    game: str
    seed: int
    files: int  # position files per round
    games: int  # games per file
    gate: int  # maximum games of the test
    rounds: list[Round] = []
    best: int = 0


class BadRun(SortilegeError):
    """The folder holds another run, or a damaged one."""


class ProgressCallback(Protocol):
    """Called with progress: what, done, total."""

    def __call__(self, what: str, done: int, of: int) -> None: ...


class Run:
    """One run in its folder."""

    def __init__(self, folder: Path, course: RunState, teacher: Trainer, workers: int, watch: ProgressCallback) -> None:
        self.folder, self.course, self.teacher, self.workers, self.watch = folder, course, teacher, workers, watch
        folder.mkdir(parents=True, exist_ok=True)
        for part in folder.rglob(".*.part"):  # left by an interrupted run
            part.unlink()
        place = folder / RUN
        if place.exists():
            self.course = load_run(place, course)
        self.keep(place, msgspec.json.encode(self.course))

    def on(self, until: Callable[[], bool]) -> Generator[Round, None, None]:
        """Yield rounds until time is up; an unfinished round continues in the next run."""
        while not until():
            number = len(self.course.rounds) + 1
            if not self.gather(number, until):
                return
            learned = self.train(number)
            found = self.test(number, learned)
            self.course.rounds.append(found)
            if found.better:
                self.course.best = number
            self.keep(self.folder / RUN, msgspec.json.encode(self.course))
            yield found

    def best(self) -> Path | None:
        """Return the path of the best weights so far."""
        return self.weights(self.course.best) if self.course.best else None

    def weights(self, number: int) -> Path:
        return self.folder / f"round-{number}.weights"

    def positions(self, number: int) -> list[Path]:
        return [self.folder / f"round-{number}" / f"{file:05}.positions" for file in range(self.course.files)]

    def keep(self, place: Path, data: bytes) -> None:
        with atomic_write(place) as file:
            file.write(data)

    def gather(self, number: int, until: Callable[[], bool]) -> bool:
        """Play the missing games; return false if time ran out."""
        course, best = self.course, self.best()
        known = str(best) if best else ""
        places = self.positions(number)
        places[0].parent.mkdir(exist_ok=True)
        jobs = [
            SelfPlayJob(
                course.game, course.seed + number, file * course.games, course.games, known, ROUNDS if known else 0
            )
            for file in range(course.files)
        ]
        missing = [n for n, place in enumerate(places) if not is_complete_file(place)]
        with closing(in_order(play, [jobs[n] for n in missing], self.workers)) as played:
            for done, (n, data) in enumerate(zip(missing, played, strict=True), course.files - len(missing) + 1):
                self.keep(places[n], data)
                self.watch("playing", done, course.files)
                if until() and done < course.files:
                    return False
        return True

    def train(self, number: int) -> Round:
        """Train on the positions of the last rounds, and write the weights."""
        self.watch("learning", 0, 1)
        policy = kit(self.course.game).policy()
        assert policy is not None, "self-play used its policy"
        training, held_out = [], Positions()
        for one in range(max(1, number - WINDOW + 1), number + 1):
            for n, place in enumerate(self.positions(one)):
                found = positions.from_bytes(place.read_bytes())
                if n % HELD_OUT == 0 and one == number:
                    held_out.take(found)
                elif n % HELD_OUT:
                    training.append(found)
        codes = 1 + max(max(part.codes, default=0) for part in [*training, held_out])
        best = self.best()
        before = weights.read(self.course.game, best) if best else None
        codes = max(codes, before.about.choices if before else 0)
        shape = Shape(int(policy.places), HIDDEN, SECOND, codes, policy.swing / 100)
        begin = dequantize(shape, (before.first, before.second, before.heads, before.choices)) if before else None
        floats, curve = self.teacher.teach(shape, training, held_out, EPOCHS, begin)
        about = weights.About(
            weights.FORMAT,
            self.course.game,
            int(policy.features),
            shape.places,
            shape.hidden,
            shape.second,
            shape.choices,
            "",
            {"round": number, "teacher": self.teacher.name, "seed": self.course.seed, **metrics_json(curve)},
        )
        made = weights.Weights(about, *quantize(shape, floats))
        about = msgspec.structs.replace(about, tempers=calibrate(made.net(), [*training, held_out]))
        self.keep(self.weights(number), weights.to_bytes(msgspec.structs.replace(made, about=about)))
        return Round(number, curve.positions, *astuple(curve), 0.0, 0, False)

    def test(self, number: int, learned: Round) -> Round:
        """Test the new network against the previous best, or greedy if there is none."""
        course, best = self.course, self.best()
        one = kit(course.game)
        options = one.rules.complete(dict(one.bot_options), 2)
        bots = (f"{KIND}@{self.weights(number)}", f"{KIND}@{best}" if best else "greedy")
        arena = Arena(Plan(course.game, 2, options, bots, course.gate, course.seed + number), Sequential())
        with closing(arena.play(self.workers)) as playing:
            for games in playing:
                self.watch("testing", games, arena.plan.all_games)
        results = arena.results()
        wins = results.bots[0].wins
        assert results.sprt is not None
        assert wins is not None
        better = results.sprt.verdict == "better"
        return msgspec.structs.replace(learned, wins=wins.value, games=results.games, better=better)


def load_run(place: Path, asked: RunState) -> RunState:
    """Return the run in the folder; raise BadRun if it is another one."""
    try:
        found = msgspec.json.decode(place.read_bytes(), type=RunState)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BadRun(f"{place} is damaged; use another folder, or delete it to start over") from None
    fixed = (asked.game, asked.seed, asked.files, asked.games, asked.gate)
    if (found.game, found.seed, found.files, found.games, found.gate) != fixed:
        raise BadRun(f"{place.parent} holds another run ({found.game}, seed {found.seed}); use another folder")
    return found


def is_complete_file(place: Path) -> bool:
    try:
        positions.from_bytes(place.read_bytes())
    except (OSError, ValueError):
        return False
    return True


def metrics_json(curve: TrainingMetrics) -> dict[str, float]:
    return {
        "positions": curve.positions,
        "explained": round(curve.explained, 4),
        "calibration": round(curve.calibration, 2),
        "agreed": round(curve.agreed, 4),
    }


def astuple(curve: TrainingMetrics) -> tuple[float, float, tuple[float, ...], float]:
    return curve.explained, curve.calibration, curve.stages, curve.agreed


def deadline(hours: float, rounds: int | None, course: Callable[[], RunState]) -> Callable[[], bool]:
    """Return a function that says whether time or rounds are used up."""
    end = monotonic() + 3600 * hours

    def until() -> bool:
        return monotonic() >= end or (rounds is not None and len(course().rounds) >= rounds)

    return until
