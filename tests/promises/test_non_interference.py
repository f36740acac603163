"""The engine sends no viewer what they may not know.

Two states that differ only in what a viewer does not know receive the same choices. The viewer gets byte-identical
views and events, and imagines the same states, until the difference is revealed.

The second state is one that the viewer imagines, with the real state's dice, so that chance is the same in both. An
onlooker knows no more than any seat, so every state that a seat imagines must look the same to an onlooker, too.

A pair ends when the seat to choose has no option in common (the hidden cards differ), or when the difference is
revealed: the engine counts that the viewer has just learned something, and the first event that differs is one that
shows a card. Any other difference is a leak.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.events import Event
from sortilege.core.rules import Rules
from tests.promises.random_play import TABLES, differences, next_choice, options_of, view_differences

# By game: the events that reveal a hidden card, to a seat and to everyone. For games from other packages these are
# unknown here, so the engine's own count of what was learned serves instead.
SHOWS_A_SEAT = {
    "seasons": {
        *("draws", "looks", "gives_card", "enters", "picks", "reveals", "looks_at_hand", "looks_at_discard"),
        "chooses_ability",  # the tokens dealt to others are hidden until they choose
    },
    "spellbook": {"draws", "to_altar", "lower_area"},
}
SHOWS_EVERYBODY = {
    "seasons": {"draws", "enters", "reveals", "chooses_ability"},
    "spellbook": {"draws", "to_altar", "lower_area"},
}


def seasons_shows_silently(view: Any, why: str, viewer: int | None) -> bool:
    """A pack is passed on, or the top of the draw pile is open."""
    return (why == "draft" and viewer is not None) or view.enchantment == "vision_of_destiny"


def never(view: Any, why: str, viewer: int | None) -> bool:
    """Every card that is revealed has an event."""
    return False


# By game: where cards are revealed without an event.
SHOWS_SILENTLY = {"seasons": seasons_shows_silently}

ONLOOKER = -1  # the index of the onlookers in Machine.learnt
GAMES_A_TABLE = 4
EVERY = {"seasons": 17, "spellbook": 17}  # choices between pairs, in long games
LEAST = {"seasons": 50}  # choices compared per game; in other games nearly every choice reveals something


@dataclass
class Found:
    """The number of compared choices, and what revealed a difference."""

    compared: int = 0
    revealed: Counter[str] = field(default_factory=Counter)


def first_difference(one: list[Event], other: list[Event]) -> tuple[str, ...]:
    """Return the keys of the first two events that differ; empty if all are identical."""
    for a, b in zip(one, other, strict=False):
        if msgspec.json.encode(a) != msgspec.json.encode(b):
            return a.key, b.key
    return () if len(one) == len(other) else ("one has more events",)


class Pair:
    """The real state, and one that differs in what the seat does not know. The viewer is that seat or an onlooker."""

    def __init__(self, rules: Rules, state: Machine, seat: int, viewer: int | None, rng: Rng) -> None:
        self.rules = rules
        self.viewer = viewer
        self.rng = rng
        self.states = (rules.copy(state), rules.imagine(state, seat, rng))
        self.states[1].rng = self.states[0].rng.copy()
        for one in self.states:
            one.recorder = Recorder()
        assert view_differences(rules, *self.states, viewer) == []

    def common(self) -> list[tuple[int, int]]:
        """Return the moves that are legal in both states.

        While others have sealed choices under way, only the viewer goes on: how far the others are is not known.
        """
        real, imagined = self.states
        seats = real.open_seats()
        assert seats == imagined.open_seats()
        if self.viewer is not None:
            assert real.legal(self.viewer) == imagined.legal(self.viewer)
        if any(seat != self.viewer and self.rules.copy(real).take_back(seat) for seat in range(real.seats)):
            seats = [seat for seat in seats if seat == self.viewer]
        return [(seat, code) for seat in seats for code in real.legal(seat) if code in imagined.legal(seat)]

    def learnt(self) -> list[int]:
        place = ONLOOKER if self.viewer is None else self.viewer
        return [int(state.learnt[place]) for state in self.states]

    def events(self, viewer: int | None) -> list[list[Event]]:
        """Return the events since the last choice in both states, as this viewer gets them."""
        rows = [state.recorder.rows for state in self.states if state.recorder is not None]
        return [[self.rules.event(row, viewer) for row in told] for told in rows]

    def step(self, found: Found) -> bool:
        """Make one choice in both states; return False if the pair is given up."""
        both = self.common()
        if not both:
            return False
        seat, code = both[self.rng.below(len(both))]
        asked = self.rules.ask(self.states[0], seat)
        assert asked is not None
        before = self.learnt()
        for state in self.states:
            assert state.recorder is not None
            state.recorder.rows.clear()
            state.apply(seat, code)
        found.compared += 1
        learnt = [after - then for after, then in zip(self.learnt(), before, strict=True)]
        assert (learnt[0] > 0) == (learnt[1] > 0)
        revealed = self.difference(self.viewer, SHOWS_A_SEAT, asked.why, learnt[0])
        if self.viewer is not None:
            self.difference(None, SHOWS_EVERYBODY, asked.why, 1)
        if revealed:
            found.revealed[revealed] += 1
        return not revealed

    def difference(self, viewer: int | None, shows: dict[str, set[str]], why: str, learnt: int) -> str:
        """Return what legitimately revealed a difference to this viewer, if anything; fail at a leak."""
        seen = view_differences(self.rules, *self.states, viewer)
        keys = first_difference(*self.events(viewer))
        if not seen and not keys:
            return ""
        story = f"after {why}, {viewer} is sent {keys} {seen}"
        assert learnt > 0, story
        if not keys:
            view = self.rules.view(self.states[0], viewer)
            assert SHOWS_SILENTLY.get(self.rules.name, never)(view, why, viewer), story
            return why
        assert len(set(keys)) == 1, story
        assert keys[0] in shows.get(self.rules.name, keys), story
        return keys[0]

    def check_imagination(self) -> None:
        """Check that the viewer, who knows the same in both states, imagines the same."""
        if self.viewer is not None:
            rng = self.rng.child()
            imagined = [self.rules.imagine(state, self.viewer, rng.copy()) for state in self.states]
            real, other = (self.rules.fields(state) for state in imagined)
            assert differences(real, other) == []

    def follow(self, found: Found) -> None:
        self.check_imagination()
        while self.states[0].open_seats() and self.step(found):
            if self.rng.below(8) == 0:
                self.check_imagination()


@pytest.mark.parametrize("number", range(GAMES_A_TABLE))
@pytest.mark.parametrize(("rules", "seats"), TABLES, ids=[f"{rules.name}-{n}" for rules, n in TABLES])
def test_hidden_information_changes_nothing_for_a_viewer(rules: Rules, seats: int, number: int) -> None:
    """Play a random game; at intervals, continue a pair of states for every viewer."""
    rng = rng_from_seed(number + 90_000)
    state = rules.new(options_of(rules, seats, number), seats, rng_from_seed(number))
    viewers = [*range(seats), None]
    found = {viewer: Found() for viewer in viewers}
    step = number
    while state.open_seats():
        if step % EVERY.get(rules.name, 1) == 0:
            for viewer in viewers:
                seat = rng.below(seats) if viewer is None else viewer
                Pair(rules, state, seat, viewer, rng).follow(found[viewer])
        state.apply(*next_choice(state, rng))
        step += 1
    for met in found.values():
        assert met.compared > LEAST.get(rules.name, 2)
    print({viewer: (met.compared, dict(met.revealed)) for viewer, met in found.items()})
