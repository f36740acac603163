"""Learning a judgement by play: games against itself, lessons, and a test against the last best; then again.

Everything lies in one folder: files of positions by round, weights by round, and `run.json`, which tells what came of
each round. Each file takes its place only when all of it is written, so that a run that is killed goes on where it was:
what lies there is not made again, and what is missing follows from the seed.
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
from sortilege.lab.training.trainer import Shape, Trainer, TrainingMetrics, dequantise, quantise

HIDDEN, SECOND = 96, 32
HELD_OUT = 20  # one file of so many is not learned from
WINDOW = 3  # rounds whose positions are learned from
ROUNDS = 64  # of a search that says what should be chosen, once there is something to search by
EPOCHS = 4  # times over all positions
RUN = "run.json"


class Round(msgspec.Struct, frozen=True):
    """What came of a round: how good its network is on games it did not see, and against the best before it."""

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
    """A run so far. `best` is the round whose weights are best, 0 for the hand-made judgement."""

    game: str
    seed: int
    files: int  # of positions in a round, …
    games: int  # … and games in each
    gate: int  # games of the test, at most
    rounds: list[Round] = []
    best: int = 0


class BadRun(SortilegeError):
    """A folder with another run in it, or a damaged one."""


class ProgressCallback(Protocol):
    """Whoever is told how far it is."""

    def __call__(self, what: str, done: int, of: int) -> None: ...


class Run:
    """One run in its folder."""

    def __init__(self, folder: Path, course: RunState, teacher: Trainer, workers: int, watch: ProgressCallback) -> None:
        self.folder, self.course, self.teacher, self.workers, self.watch = folder, course, teacher, workers, watch
        folder.mkdir(parents=True, exist_ok=True)
        for part in folder.rglob(".*.part"):  # what a kill left half-written
            part.unlink()
        place = folder / RUN
        if place.exists():
            self.course = load_run(place, course)
        self.keep(place, msgspec.json.encode(self.course))

    def on(self, until: Callable[[], bool]) -> Generator[Round, None, None]:
        """Round after round until it is time; a round that was begun goes on another time."""
        while not until():
            number = len(self.course.rounds) + 1
            if not self.gather(number, until):
                return
            learned = self.lesson(number)
            found = self.test(number, learned)
            self.course.rounds.append(found)
            if found.better:
                self.course.best = number
            self.keep(self.folder / RUN, msgspec.json.encode(self.course))
            yield found

    def best(self) -> Path | None:
        """The best weights so far."""
        return self.weights(self.course.best) if self.course.best else None

    def weights(self, number: int) -> Path:
        return self.folder / f"round-{number}.weights"

    def positions(self, number: int) -> list[Path]:
        return [self.folder / f"round-{number}" / f"{file:05}.positions" for file in range(self.course.files)]

    def keep(self, place: Path, data: bytes) -> None:
        with atomic_write(place) as file:
            file.write(data)

    def gather(self, number: int, until: Callable[[], bool]) -> bool:
        """Play the games that are missing; false when the time was up before."""
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

    def lesson(self, number: int) -> Round:
        """Learn from the positions of the last rounds, and write the weights down."""
        self.watch("learning", 0, 1)
        policy = kit(self.course.game).policy()
        assert policy is not None, "its games were played by it"
        lessons, held_out = [], Positions()
        for one in range(max(1, number - WINDOW + 1), number + 1):
            for n, place in enumerate(self.positions(one)):
                found = positions.from_bytes(place.read_bytes())
                if n % HELD_OUT == 0 and one == number:
                    held_out.take(found)
                elif n % HELD_OUT:
                    lessons.append(found)
        codes = 1 + max(max(part.codes, default=0) for part in [*lessons, held_out])
        best = self.best()
        before = weights.read(self.course.game, best) if best else None
        codes = max(codes, before.about.choices if before else 0)
        shape = Shape(int(policy.places), HIDDEN, SECOND, codes, policy.swing / 100)
        begin = dequantise(shape, (before.first, before.second, before.heads, before.choices)) if before else None
        floats, curve = self.teacher.teach(shape, lessons, held_out, EPOCHS, begin)
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
        made = weights.Weights(about, *quantise(shape, floats))
        about = msgspec.structs.replace(about, tempers=calibrate(made.net(), [*lessons, held_out]))
        self.keep(self.weights(number), weights.to_bytes(msgspec.structs.replace(made, about=about)))
        return Round(number, curve.positions, *astuple(curve), 0.0, 0, False)

    def test(self, number: int, learned: Round) -> Round:
        """Is it better than the last best? Without one: than greedy."""
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
    """The run that is in the folder already, if it is the one that was asked for."""
    try:
        found = msgspec.json.decode(place.read_bytes(), type=RunState)
    except (msgspec.DecodeError, msgspec.ValidationError):
        raise BadRun(f"{place} is damaged; take another folder, or delete it to begin anew") from None
    fixed = (asked.game, asked.seed, asked.files, asked.games, asked.gate)
    if (found.game, found.seed, found.files, found.games, found.gate) != fixed:
        raise BadRun(f"{place.parent} holds another run (of {found.game}, seed {found.seed}); take another folder")
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
    """Whether the time is up, or so many rounds are there."""
    end = monotonic() + 3600 * hours

    def until() -> bool:
        return monotonic() >= end or (rounds is not None and len(course().rounds) >= rounds)

    return until
