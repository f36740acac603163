"""Steps of a finished game as one seat saw them: its own moves, other players' moves, and luck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sortilege.analysis.move_evaluation import STAY, Depth, evaluate
from sortilege.analysis.outside_swings import measure_swing
from sortilege.analysis.results import DraftPick, Evaluation, MeasuredSwing
from sortilege.bots.sight import Sight, thoughts
from sortilege.core.engine.machine import Machine
from sortilege.core.kits import kit
from sortilege.core.session import Session

REVIEW_RNG_KEY = b"review"


class OwnMove(NamedTuple):
    """A move of the seat that was not undone and had an alternative: what it saw and what it chose."""

    at: int
    sight: Sight
    code: int
    state: Machine

    def evaluate(self, depth: Depth) -> Evaluation:
        """Evaluate the moves; depends only on what the seat knew and chose."""
        return evaluate(self.sight, thoughts(REVIEW_RNG_KEY, self.sight.seat, self.at), depth, (self.code,))


class OutsideEvent(NamedTuple):
    """Something the seat did not choose: another player's move, or dice and draws.

    `luck`: something was rolled or revealed. If the seat's own move caused it, `own` is that move.
    """

    at: int
    sight: Sight
    after: Sight
    state: Machine
    then: Machine
    luck: bool
    own: int = STAY

    def evaluate(self, depth: Depth) -> MeasuredSwing:
        """Measure the effect; depends only on what the seat knew before and after."""
        return measure_swing(
            self.sight, self.after, thoughts(REVIEW_RNG_KEY, self.sight.seat, self.at), depth.games, self.own
        )


Step = OwnMove | OutsideEvent


def steps(game: Session, seat: int) -> Iterator[Step]:
    """Yield the steps that were not undone, from the seat's first real choice on.

    Other players' moves count even without an alternative, because the number of their legal moves may be secret.
    """
    begun = False
    for moment, then in zip(game.checkpoints, [*(one.state for one in game.checkpoints[1:]), game.state], strict=True):
        who, id = game.choices[moment.entries]
        if id not in game.rules.code_of:
            continue
        code, sight = game.rules.code_of[id], Sight(game.rules, moment.state, seat)
        if who == seat and len(moment.state.legal(seat)) > 1:
            begun = True
            yield OwnMove(moment.entries, sight, code, moment.state)
        luck = involved_chance(moment.state, then, who)
        if begun and (luck or who != seat):
            own = code if who == seat else STAY
            yield OutsideEvent(moment.entries, sight, Sight(game.rules, then, seat), moment.state, then, luck, own)


def involved_chance(before: Machine, after: Machine, who: int) -> bool:
    """Return whether dice were rolled or the player who moved saw something new: luck rather than choice."""
    return before.learnt[who] != after.learnt[who] or list(before.rng.words) != list(after.rng.words)


def draft_picks(game: Session, chosen: Sequence[OwnMove], seat: int) -> Iterator[DraftPick]:
    """Yield the cards a seat drafted and kept; the last card of a pack is not a choice and comes last."""
    explainer = kit(game.rules.name).explainer
    drafts = [one for one in chosen if explainer is not None and one.sight.ask.why in explainer.DRAFTS]
    after = next((one for one in chosen if drafts and one.at > drafts[-1].at), None)
    if explainer is None or after is None:
        return
    brought = explainer.points_by_card(game.events(seat), game.state, seat)
    kept = Counter(explainer.drafted_cards(after.sight.view)) - Counter(explainer.drafted_cards(drafts[0].sight.view))
    for one in drafts:
        card = game.rules.ids[one.code].partition(":")[2]
        if kept[card]:
            kept[card] -= 1
            yield DraftPick(one.at, card, brought.get(card, 0))
    for card in kept.elements():
        yield DraftPick(drafts[-1].at, card, brought.get(card, 0))
