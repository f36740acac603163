"""The theme of a puzzle, from its question and the games after its right and second-best answers."""

import re
from typing import NamedTuple

from sortilege.analysis.outcome_tally import Tally
from sortilege.analysis.reasons import LEAST_DIFFERENCE, LEAST_SHARE
from sortilege.bots.sight import Sight
from sortilege.core.engine.machine import Machine
from sortilege.core.hint_explainer import WHOLE, KeyEvent
from sortilege.core.kits import kit

# Themes that the question determines; the others follow from games or the position.
THEMES_OF_QUESTIONS = ("draft", "years", "dice", "payment", "supplies", "keep", "bonus")


class Theme(NamedTuple):
    """A theme and the things it is about; both of a pair."""

    teaches: str
    things: tuple[str, ...]


def theme_of(sight: Sight, state: Machine, best: Tally, other: Tally) -> Theme:
    """Return the first theme that applies; events are counted in simulated games."""
    one, ids = kit(sight.rules.name), sight.rules.ids
    things = things_of(ids[best.code])
    explainer = one.explainer
    if one.last_round(state):
        return Theme("last_round", things)
    said = explainer.theme(sight.ask.why, ids[best.code], ids[other.code]) if explainer else ""
    if said:
        return Theme(said, things)
    watch = ThemeDetector(sight)
    if things and (second := watch.second(best, other, things)):
        return Theme("pair", (*things, second))
    if watch.later(best, things_of(ids[other.code])) or watch.later(other, things):
        return Theme("timing", things)
    if watch.denies_opponent(best, other):
        return Theme("denial", things)
    return Theme("cards" if things and things_of(ids[other.code]) else "timing", things)


def things_of(id: str) -> tuple[str, ...]:
    """Return the things a move names, such as a card."""
    return tuple(word for word in re.split(r"[:#]", id)[1:2] if not word.isdigit())


class ThemeDetector:
    """Finds themes in the events after a move, as the seat would see them."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def words(self, event: KeyEvent) -> set[str]:
        args = self.sight.rules.event(event.row, self.sight.seat).args.values()
        return {str(value).partition("#")[0] for value in args if isinstance(value, str)}

    def later(self, tally: Tally, things: tuple[str, ...]) -> bool:
        """Return whether the other move's thing usually follows anyway, so that only timing matters."""
        return bool(things) and any(
            event.period == WHOLE
            and event.row[1] == self.sight.seat
            and tally.share(event) >= LEAST_SHARE
            and self.words(event) & set(things)
            for event in tally.events
        )

    def second(self, best: Tally, other: Tally, things: tuple[str, ...]) -> str:
        """Return an own card that usually follows the best move and clearly less often the other."""
        gains: dict[str, float] = {}
        for event in sorted(best.events):
            gain = best.share(event) - other.share(event)
            if event.row[1] == self.sight.seat and best.share(event) >= LEAST_SHARE and gain >= LEAST_DIFFERENCE:
                for word in self.words(event) - set(things) - set(things_of(self.sight.rules.ids[other.code])):
                    gains[word] = max(gain, gains.get(word, 0.0))
        known = kit(self.sight.rules.name).story.subjects()
        cards = {subject.id for subject in known if subject.card}
        return max((word for word in gains if word in cards), key=lambda word: gains[word], default="")

    def denies_opponent(self, best: Tally, other: Tally) -> bool:
        """Return whether an opponent usually gains something after the other move, clearly less after this."""
        return any(
            event.row[1] != self.sight.seat
            and other.share(event) >= LEAST_SHARE
            and other.share(event) - best.share(event) >= LEAST_DIFFERENCE
            for event in other.events
        )
