"""Drafts pick by pick, for every way of drafting, with what each card brought."""

from collections.abc import Iterable

import pytest

from sortilege.analysis.results import DraftPick
from sortilege.analysis.review_steps import OwnMove, draft_picks, steps
from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.events import Event
from sortilege.core.kits import kit
from sortilege.core.session import Session
from sortilege.stories.start_position import read_position, start_state
from tests.analysis.test_review import played


def drafted(game: Session, seat: int) -> list[DraftPick]:
    return list(draft_picks(game, [one for one in steps(game, seat) if isinstance(one, OwnMove)], seat))


def brought(events: Iterable[Event], state: Machine, seat: int) -> dict[str, int]:
    explainer = kit("seasons").explainer
    assert explainer is not None
    return explainer.points_by_card(events, state, seat)


def dealt(game: Session, seat: int) -> list[str]:
    """The cards that the seat had when it began to lay them out."""
    first = next(one.state for one in game.checkpoints if game.rules.view(one.state, seat).why == "split")
    return list(game.rules.view(first, seat).me.hand)


def asked(game: Session, at: int) -> str:
    state, seat = game.checkpoints[at].state, game.checkpoints[at].seat
    found = game.rules.ask(state, seat)
    assert found is not None
    return found.why


@pytest.mark.parametrize(
    ("enchantment", "choices"),
    [("none", ["draft"] * 8), ("elemental_construction", ["keep_nine"] * 9), ("natural_selection", ["draft"] * 9)],
)
def test_all_nine_cards_are_told_whichever_way_they_were_drafted(enchantment: str, choices: list[str]) -> None:
    game = played("seasons", 1, options={"enchantment": enchantment})
    for seat in range(2):
        found = drafted(game, seat)
        assert sorted(one.card for one in found) == sorted(dealt(game, seat))
        assert len(found) == 9
        chosen = [one for one in found if game.choices[one.at] == (seat, f"card:{one.card}")]
        assert [asked(game, one.at) for one in chosen] == choices
        assert any(one.brought > 0 for one in found)


def test_a_card_brings_its_crystals_and_in_play_its_prestige() -> None:
    """The Idol comes back to the hand and into play again: ten crystals, and one by its use. Amsug has 8 prestige."""
    state = start_state(
        read_position(
            """
            story: The Idol comes twice
            given:
              ann: {gauge: 2, reserve: air*2 water*2 fire earth, hand: amsug_longneck, play: idol_of_the_familiar}
              bob: {play: naria_the_prophetess}
            """
        ),
        rng_from_seed(1),
    )
    rules, idol = kit("seasons").rules, "idol_of_the_familiar"
    state.recorder = recorder = Recorder()
    for id in (f"activate:{idol}", "summon:amsug_longneck", f"summon:{idol}", f"activate:{idol}"):
        state.apply(0, rules.code_of[id])
    ann, bob = (brought([rules.event(row, seat) for row in recorder.rows], state, seat) for seat in range(2))
    assert rules.scores(state)[0] == 11 + 8
    assert ann == {idol: 11, "amsug_longneck": 8}
    assert bob == {"naria_the_prophetess": 8}


def test_what_a_card_took_counts_against_it_and_what_no_card_brought_for_none() -> None:
    told = [
        Event("gains_crystals", {"who": 0, "n": 15, "by": "dragon_skull"}),
        Event("loses_crystals", {"who": 0, "n": 3, "by": "damned_soul_of_onys"}),
        Event("gains_crystals", {"who": 0, "n": 2, "by": "naria_the_prophetess#1"}),
        Event("gains_crystals", {"who": 0, "n": 6}),
        Event("gains_crystals", {"who": 1, "n": 4, "by": "dragon_skull"}),
        Event("summons", {"who": 0, "card": "dragon_skull"}),
    ]
    state = start_state(read_position("{story: Nothing in play, given: {}}"), rng_from_seed(1))
    assert brought(told, state, 0) == {"dragon_skull": 15, "damned_soul_of_onys": -3, "naria_the_prophetess": 2}
