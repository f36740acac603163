"""Play one deal with bots in every seating, and report the results."""

import hashlib
from time import perf_counter, process_time
from typing import Protocol, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sortilege.bots import Bot, Sight, thoughts
from sortilege.bots.checked_choice import choose_checked
from sortilege.bots.registry import load_bot
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key, rng_of
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.seatings import Seating, seatings

MOST_SEED = 2**31 - 1  # keeps deal numbers within 63 bits


class HasFirstPlayer(Protocol):
    """The part of a game state that says who starts."""

    first: int


class DealJob(msgspec.Struct, frozen=True):
    """A group of bots and a deal to play; determines the games completely."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    index: int
    group: Seating

    @property
    def deal(self) -> int:
        """The deal number, as for `sortilege play --seed`."""
        return self.seed << 32 | self.index


class ArenaSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's result: `share` is its part of the win, `blind` how often its bot fell back to a random move.

    In a match, `forfeit` says why its program forfeited the game.
    """

    bot: str
    score: int
    share: float
    times: Times
    blind: int | None
    forfeit: str = ""


class ArenaGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game's result."""

    index: int
    deal: int
    seating: int
    first: int
    turns: int
    sittings: tuple[ArenaSeat, ...]


def play(job: DealJob) -> list[ArenaGame]:
    """Play all games of a deal."""
    rules = kit(job.game).rules
    options = rules.options.numbers(rules.complete(job.options, job.players))
    table = enumerate(seatings(job.group, job.players, job.index))
    return [play_one(job, options, number, names) for number, names in table]


def play_one(job: DealJob, options: vec[i64], number: int, names: Seating) -> ArenaGame:
    """Play one game. Moves without alternatives are made for the bot and not counted."""
    rules = kit(job.game).rules
    bots = [load_bot(name) for name in names]
    times = [Times() for _ in bots]
    state = rules.deal(rng_of(numbered_key(job.deal)), job.players, options)
    key = thinking_key(job.deal, number)
    first = int(cast("HasFirstPlayer", state).first)
    while seats := state.open_seats():
        seat = seats[0]
        legal = state.legal(seat)
        code = legal[0]
        if len(legal) > 1:
            sight, rng = Sight(rules, state, seat), thoughts(key, seat, int(state.version))
            worked, begin = process_time(), perf_counter()
            code = choose_checked(bots[seat], sight, rng, names[seat], job.deal)
            times[seat].add(perf_counter() - begin, process_time() - worked)
        state.apply(seat, code)
    winners, scores = rules.winners(state), rules.scores(state)
    return ArenaGame(
        index=job.index,
        deal=job.deal,
        seating=number,
        first=first,
        turns=int(getattr(state, kit(job.game).turn)),
        sittings=tuple(
            ArenaSeat(names[s], scores[s], (s in winners) / max(1, len(winners)), times[s], random_choices(bots[s]))
            for s in range(job.players)
        ),
    )


def thinking_key(deal: int, number: int) -> bytes:
    """Return the key for the bots' random numbers, different in each game of a deal."""
    return hashlib.sha256(f"sortilege arena\0{deal}\0{number}".encode()).digest()


def random_choices(bot: Bot) -> int | None:
    blind = getattr(bot, "blind", None)
    return None if blind is None else int(blind)
