"""Find puzzles: positions in which one answer is clearly best.

A quick search discards most positions. The rest are searched deeper, several times with different random numbers, and
kept if every search finds the same answer ahead by more than chance. A job's numbers determine its result, so jobs can
run anywhere and their files be concatenated.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, islice
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from sortilege.analysis.move_evaluation import Depth, tally_moves
from sortilege.analysis.outcome_tally import Tally, mean
from sortilege.bots.registry import bot
from sortilege.bots.sight import Sight
from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import Kit, kit
from sortilege.core.record import AGREED_UNDO, TAKE_BACK, UNDO, WENT_BACK, Record, numbered_key, rng_of
from sortilege.core.record_file import load_record
from sortilege.core.rules import Rules
from sortilege.core.session import replay
from sortilege.lab.puzzles.themes import THEMES_OF_QUESTIONS, Theme, theme_of
from sortilege.lab.training.selfplay import BY_HAND_NOISE
from sortilege.puzzles.position import Choice, Position, option_text, position
from sortilege.stories.source_location import SEATS
from sortilege.stories.writer import write_story
from sortilege.terminal.game_flags import flags_of

CHOICE_STRIDE = 8  # examine every eighth choice, so that positions come from many games
BACK = (TAKE_BACK, UNDO, AGREED_UNDO, WENT_BACK)
LEAST_MOVES = 3  # with two moves, half of all guesses are right

# Each stage searches longer and demands more.
GLANCE, PEEK, LOOK, DEEP = Depth(48, 12), Depth(120, 40), Depth(300, 100), Depth(1000, 300)
SEARCHES = 2  # deep searches
CLOSE = 0.012  # worth within which moves count as equal
EASY = 4  # keep every fourth of the easiest puzzles
MOST_STEPS = 6
WORLDS = 6  # imagined games in which a question must stay the same

# Difficulty: which bots find the answer. Randomized bots get several trials.
BEGINNERS, QUICK, SHORT, LONG = ("level:2", "level:4"), "greedy", "mcts:50", "learned:400"
BOT_TRIALS = 3


class SearchJob(msgspec.Struct, frozen=True):
    """Bot games numbered from `begin`, or one recorded game; `teaches` restricts the theme."""

    game: str
    seed: int
    begin: int
    games: int
    record: str = ""
    teaches: str = ""


class PuzzleCandidate(NamedTuple):
    """A choice: the resting position before it, the moves since, and the position itself."""

    start: Machine
    before: tuple[Choice, ...]
    state: Machine
    seat: int


class MoveLead(NamedTuple):
    """The best move's lead over the nearest other: in worth, standard errors, win chance, and percentage of games."""

    worth: float
    errors: float
    chance: float
    sure: int


ENOUGH = MoveLead(0.03, 4.0, 0.05, 60)
SIEVE = (
    (GLANCE, MoveLead(0.03, 0.5, 0.04, 50)),
    (PEEK, MoveLead(0.03, 1.5, 0.025, 55)),
    (LOOK, MoveLead(0.03, 2.5, 0.04, 58)),
)


def find(job: SearchJob) -> list[str]:
    """Return the puzzles of a job in file format."""
    if job.record:
        rules, record = load_record(job.record)
        if rules.name != job.game:
            return []
        rng = rng_of(numbered_key(job.seed << 32 | job.begin))
        return [*puzzles_among(job, record_candidates(rules, record), rng)]
    found: list[str] = []
    for number in range(job.begin, job.begin + job.games):
        rng = rng_of(numbered_key(job.seed << 32 | number))
        candidates = bot_game_candidates(kit(job.game), rng, 1 if job.teaches else CHOICE_STRIDE)
        found += islice(puzzles_among(job, candidates, rng), 1)  # one per game: later positions are similar
    return found


def puzzles_among(job: SearchJob, candidates: Iterable[PuzzleCandidate], rng: Rng) -> Iterator[str]:
    one = kit(job.game)
    for candidate in candidates:
        if not job.teaches or may_teach(one, candidate, job.teaches):
            text = puzzle_at(one, candidate, rng.child(), job.teaches)
            if text:
                yield text


def may_teach(one: Kit, candidate: PuzzleCandidate, theme: str) -> bool:
    """Return whether a question may have this theme; themes found only in games are always possible."""
    if theme not in THEMES_OF_QUESTIONS or one.explainer is None:
        return True
    ask, ids = (
        one.rules.ask(candidate.state, candidate.seat),
        [one.rules.ids[c] for c in candidate.state.legal(candidate.seat)],
    )
    return ask is not None and any(one.explainer.theme(ask.why, *pair) == theme for pair in combinations(ids, 2))


def bot_game_candidates(one: Kit, rng: Rng, seldom: int = CHOICE_STRIDE) -> Iterator[PuzzleCandidate]:
    """Yield every `seldom`-th choice of a game between noisy bots."""
    chance, rules, policy = rng.child(), one.rules, one.policy()
    assert policy is not None
    players, options = table(one, chance)
    state = rules.new(options, players, rng.child())
    noise = BY_HAND_NOISE[chance.below(len(BY_HAND_NOISE))] * int(policy.swing) // 1000
    skip = chance.below(seldom)
    start: Machine | None = None
    before: list[Choice] = []
    while not state.over:
        seat = state.open_seats()[0]
        codes = state.legal(seat)
        code = codes[0]
        if len(codes) > 1:
            if rules.resting(state):
                start, before = state.copy(), []
            skip -= 1
            if skip < 0 and start is not None and len(codes) >= LEAST_MOVES:
                skip = chance.below(2 * seldom)
                yield PuzzleCandidate(start, tuple(before), state, seat)
            policy.look(rules.imagine(state, seat, chance), seat)
            code = int(policy.offer.codes[policy.best(chance, noise)])
        before.append((seat, rules.ids[code]))
        state.apply(seat, code)


def table(one: Kit, rng: Rng) -> tuple[int, dict[str, str]]:
    """Draw a player count and the options that players choose; printings stay at their default."""
    rules = one.rules
    seats = [n for n in rules.seats if n > 1]
    players = seats[rng.below(len(seats))]
    drawn = rules.options.random_values(rng, players)
    wanted = {flag.option: drawn[flag.option] for flag in flags_of(one)} if rng.below(2) else dict(one.bot_options)
    return players, rules.complete(wanted, players)


def record_candidates(rules: Rules, record: Record) -> Iterator[PuzzleCandidate]:
    """Yield the choices of a recorded game, as far back as these rules apply."""
    begin = records.stretches(record)[-1].start
    game = replay(rules, record, begin)
    start: Machine | None = None
    before: list[Choice] = []
    for at, (seat, id) in enumerate(record.choices[begin:], begin):
        if id in BACK:  # the moves since the resting position no longer hold
            game, start = replay(rules, record, at + 1), None
            continue
        state = game.state
        if state.seats > 1:
            if rules.resting(state):
                start, before = state.copy(), []
            if start is not None and len(state.legal(seat)) >= LEAST_MOVES:
                yield PuzzleCandidate(start, tuple(before), state, seat)
        before.append((seat, id))
        game.follow(seat, id)


def puzzle_at(one: Kit, candidate: PuzzleCandidate, rng: Rng, teaches: str = "") -> str | None:
    """Return a candidate as a puzzle in file format; None if it is unsuitable or has another theme."""
    here = position(one.rules, candidate.start, candidate.before, candidate.seat)
    if here is None or here.state.legal(here.seat) != candidate.state.legal(candidate.seat):
        return None
    for depth, wanted in SIEVE:
        tallies = tally_moves(here.sight, rng.child(), depth).tallies
        if not is_clear(tallies, wanted):
            return None
    best = tallies[0].code
    level = difficulty(here.sight, best, rng.child())
    if level == 1 and rng.below(EASY):
        return None
    for _ in range(SEARCHES):
        tallies = tally_moves(here.sight, rng.child(), DEEP).tallies
        if tallies[0].code != best or not is_clear(tallies, ENOUGH):
            return None
    if any(is_transposition(here, best, tally.code, rng) for tally in tallies[1:]):
        return None
    taught = theme_of(here.sight, here.state, *tallies[:2])
    if teaches and taught.teaches != teaches:
        return None
    return puzzle_text(here, taught, level, tallies, solution_steps(here, best, rng))


def smallest_lead(tallies: list[Tally]) -> MoveLead:
    """Return the best move's smallest lead by each measure."""
    leads = [lead(tallies[0], other) for other in tallies[1:]]
    return MoveLead(*(min(values) for values in zip(*leads, strict=True))) if leads else MoveLead(0, 0, 0, 0)


def lead(best: Tally, other: Tally) -> MoveLead:
    pairs = list(zip(best.worth, other.worth, strict=True))
    gains = [one - two for one, two in pairs]
    n, middle = len(gains), mean(gains)
    error = sqrt(sum((gain - middle) ** 2 for gain in gains) / (n - 1) / n)
    better = sum(one > two for one, two in pairs) + sum(one == two for one, two in pairs) / 2
    chance = mean(best.won) - mean(other.won)
    return MoveLead(middle, middle / max(error, 1e-9), chance, round(100 * better / n))


def is_clear(tallies: list[Tally], wanted: MoveLead) -> bool:
    """Return whether the best move leads by enough on every measure."""
    return all(there >= least for there, least in zip(smallest_lead(tallies), wanted, strict=True))


def difficulty(sight: Sight, best: int, rng: Rng) -> int:
    """Return 1 (every bot finds it) to 5 (not even a long search does)."""

    def finds(name: str, times: int = 1) -> bool:
        return sum(bot(name).choose(sight, rng.child()) == best for _ in range(times)) * 2 > times

    if not finds(LONG, BOT_TRIALS):
        return 5
    if not finds(SHORT, BOT_TRIALS):
        return 4
    if not finds(QUICK):
        return 3
    return 1 if all(finds(name) for name in BEGINNERS) else 2


def is_transposition(here: Position, best: int, other: int, rng: Rng) -> bool:
    """Return whether the other move is as good because both orders lead to the same position, and the other is the
    natural follow-up."""
    for _ in range(WORLDS):
        world = here.sight.imagine(rng)
        ends = [state_after(world, here.seat, codes) for codes in ((best, other), (other, best))]
        if None in ends or len({msgspec.json.encode(here.rules.view(end, None)) for end in ends}) > 1:
            return False
    state = here.state.copy()
    state.apply(here.seat, best)
    tallies = tally_moves(Sight(here.rules, state, here.seat), rng.child(), LOOK, (other,)).tallies
    second = next(tally for tally in tallies if tally.code == other)
    return second is tallies[0] or lead(tallies[0], second).worth < CLOSE


def state_after(world: Machine, seat: int, codes: tuple[int, ...]) -> Machine | None:
    """Return the position after these moves of one seat; None if they are not legal."""
    state = world.copy()
    for code in codes:
        if seat not in state.open_seats() or code not in state.legal(seat):
            return None
        state.apply(seat, code)
    return state


class Answer(NamedTuple):
    """A question with its right answers, best first, and all moves, as move codes."""

    why: str
    right: tuple[int, ...]
    options: tuple[int, ...]


def solution_steps(here: Position, best: int, rng: Rng) -> list[Answer]:
    """Return the question and its follow-up questions, as long as they do not depend on hidden information and have a
    clear answer; the puzzle ends before the first that does not."""
    rules, seat = here.rules, here.seat
    state = here.state.copy()
    answers = [Answer(here.sight.ask.why, (best,), tuple(here.sight.legal))]
    while len(answers) < MOST_STEPS:
        worlds = [rules.imagine(state, seat, rng) for _ in range(WORLDS)]
        for world in (state, *worlds):
            world.apply(seat, answers[-1].right[0])
        question = question_of(rules, state, seat)
        if not question or any(question_of(rules, world, seat) != question for world in worlds):
            break
        sight = Sight(rules, state, seat)
        tallies = tally_moves(sight, rng.child(), DEEP).tallies
        if not is_clear(tallies, ENOUGH):
            break
        answers.append(Answer(sight.ask.why, (tallies[0].code,), tuple(sight.legal)))
    return answers


def question_of(rules: Rules, state: Machine, seat: int) -> tuple[Any, ...]:
    """Return the seat's question during an effect; empty in a resting position."""
    if seat not in state.open_seats() or rules.resting(state):
        return ()
    ask = rules.ask(state, seat)
    assert ask is not None
    return ask.why, *ask.ids()


def puzzle_text(here: Position, taught: Theme, level: int, tallies: list[Tally], answers: list[Answer]) -> str:
    """Return the puzzle in file format."""
    rules, name = here.rules, SEATS[here.seat]
    ids = rules.ids
    best, other = tallies[:2]
    state = here.state.copy()
    steps: list[dict[str, str]] = []
    for answer in answers:
        options = ", ".join(option_text(ids[code]) for code in answer.options)
        steps += [{f"{name} is asked {answer.why}": options}, {name: option_text(ids[answer.right[0]])}]
        state.apply(here.seat, answer.right[0])
    head = {
        "id": here.id,
        "teaches": taught.teaches,
        "difficulty": level,
        "right": ", ".join(" ".join(ids[code] for code in answer.right) for answer in answers),
        "best": figures(best),
        "next": figures(other),
        "sure": lead(best, other).sure,
    }
    cards = {subject.id for subject in kit(rules.name).story.subjects()}
    about = [thing for thing in taught.things if thing in cards]
    ends = {SEATS[seat]: str(getattr(rules.ask(state, seat), "why", "")) for seat in state.open_seats()}
    then: dict[str, Any] = {"asked": ends} if ends else {"over": True}
    story = {"story": f"Puzzle {here.id}: {taught.teaches.replace('_', ' ')}", "puzzle": head, "cards": about}
    return write_story({**story, "given": here.story["given"], "when": here.story["when"] + steps, "then": then})


def figures(tally: Tally) -> str:
    return f"{100 * mean(tally.won):.1f} {mean(tally.points):.1f}"
