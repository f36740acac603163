"""A draft, pick by pick, with what each card brought."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sortilege.analysis.results import Picked
from sortilege.analysis.steps import Chosen
from sortilege.core.kits import kit
from sortilege.core.session import Session


def picked(game: Session, chosen: Sequence[Chosen], seat: int) -> Iterator[Picked]:
    """What a seat drafted and kept, by its choices; the last card of a pack is nobody's choice, and comes last."""
    insight = kit(game.rules.name).insight
    drafts = [one for one in chosen if insight is not None and one.sight.ask.why in insight.DRAFTS]
    after = next((one for one in chosen if drafts and one.at > drafts[-1].at), None)
    if insight is None or after is None:
        return
    brought = insight.brought(game.events(seat), game.state, seat)
    kept = Counter(insight.drafted(after.sight.view)) - Counter(insight.drafted(drafts[0].sight.view))
    for one in drafts:
        card = game.rules.ids[one.code].partition(":")[2]
        if kept[card]:
            kept[card] -= 1
            yield Picked(one.at, card, brought.get(card, 0))
    for card in kept.elements():
        yield Picked(drafts[-1].at, card, brought.get(card, 0))
