"""Luck is separated from play: planted draws and rolls are reported as luck, with their size."""

from collections import Counter

from sortilege.analysis import Depth
from sortilege.analysis.results import SeatReview, SwingEvent
from sortilege.analysis.review import Reviewer
from sortilege.bots import Sight, bot
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.record import numbered_key
from sortilege.core.session import Session
from sortilege.core.start import position_fields
from sortilege.core.text.catalog import texts
from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.presentation.ids import materia_id
from tests.analysis.test_review import NAMES, played

SHALLOW = Depth(8, 30)


def goes_on(game: Session, state: Machine, at: int, upto: int, key: int = 1) -> Session:
    """A game that begins here, with other dice: the same choices from `at` up to `upto`, and then greedy's."""
    found, greedy = (
        Session(game.rules, NAMES, {}, numbered_key(key), moment=position_fields(game.rules, state)),
        bot("greedy"),
    )
    for seat, id in game.choices[at:upto]:
        found.choose(seat, id)
    while asked := found.state.open_seats():
        sight = Sight(game.rules, found.state, asked[0])
        found.choose(asked[0], game.rules.ids[greedy.choose(sight, rng_from_seed(0))])
    return found


def reviewed(game: Session) -> SeatReview:
    reviewing = Reviewer(game.rules, game.record(), (0,), SHALLOW)
    list(reviewing.run())
    return reviewing.result().seats[0]


def luck(review: SeatReview, at: int) -> SwingEvent:
    """What was named after this choice: all of the luck until the seat's next choice, and more than others changed."""
    (found,) = [one for one in review.lucky if one.at == at]
    after = next(one for one in review.choices if one.at > at)
    assert (after.luck_chance, after.luck_points) == (found.by.chance, found.by.points)
    assert abs(after.others_points) < abs(after.luck_points)
    assert (after.rest_chance, after.rest_points) == (0, 0)
    return found


def test_a_lucky_draw_is_luck_and_named() -> None:
    """Near the end Ann draws two materia: a yellow triangle is worth a lot to her, and a white square nothing."""
    game = played("spellbook", 3)
    before = game.checkpoints[114].state
    assert game.choices[114] == (0, "draw_2")
    assert isinstance(before, State)
    lines, points = [], []
    for drawn in (("black_round", "yellow_triangle"), ("black_round", "white_square")):
        state = before.copy()
        pouch = Counter(int(one) for one in state.pouch[: state.pouch_n])
        last = [next(one for one in pouch if materia_id(one) == id) for id in drawn]
        for place, materia in enumerate([*(pouch - Counter(last)).elements(), *reversed(last)]):
            state.pouch[place] = materia
        found = luck(reviewed(goes_on(game, state, 114, 115)), 0)
        assert found.who == 0
        lines.append([texts("en").tell(line, NAMES) for line in found.saw])
        points.append(found.by.points)
    assert lines == [
        ["Ann draws: black round.", "Ann draws: yellow triangle."],
        ["Ann draws: black round.", "Ann draws: white square."],
    ]
    assert points[0] > 1 > -1 > points[1]


def test_a_lucky_roll_is_luck_and_named() -> None:
    """Bob ends a round, and dice are rolled for the next: with one key such as Ann needs them, with another not."""
    game = played("seasons", 1)
    assert game.choices[160] == (1, "end")
    at = max(one.entries for one in game.checkpoints[:160] if one.seat == 0 and len(one.state.legal(0)) > 1)
    points = []
    for key in (38, 34):
        found = luck(reviewed(goes_on(game, game.checkpoints[at].state, at, 161, key)), 160 - at)
        assert found.who == 1
        assert len(found.saw) == 3
        assert {line.key for line in found.saw} == {"log-rolls"}
        points.append(found.by.points)
    assert points[0] > 5 > -5 > points[1]
