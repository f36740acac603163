"""A finished review as a server sends it, with a turning point and a mistake that cost nothing any more; real reviews
take too long."""

from typing import Any

import msgspec
from msgspec.structs import replace

from sortilege.analysis.results import (
    DraftPick,
    MistakeCount,
    MoveValue,
    ReviewedMove,
    SeatReview,
    Swing,
    SwingEvent,
    TurningPoint,
)
from sortilege.core.text.message import Message

RED = Message("color-red")  # the label of every option


def move_value(id: str, chance: float, points: float, behind: float = 0.0) -> MoveValue:
    return MoveValue(id=id, chance=chance, points=points, worth=1, behind=behind, said=RED, why=None)


def make_review(best: str = "pass", rest: float = -0.28) -> dict[str, Any]:
    """A review of the first seat, in which `best` was the best fifth choice; the eighth came when all was decided."""
    choice = ReviewedMove(
        at=4,
        turn=1,
        asked="swiftness.morning",
        question=Message("spell-swiftness"),
        chosen=move_value("take_1", 0.4, 21, 0.1),
        best=move_value(best, 0.6, 24),
        lost_chance=0.2,
        lost_points=3,
        luck_chance=-0.05,
        luck_points=2.4,
        matters=True,
        expected_chance=0.45,
        expected_points=21.6,
        play_chance=-0.1,
        play_points=0,
        others_chance=0,
        others_points=0,
        rest_chance=0,
        rest_points=0,
    )
    late = replace(
        choice,
        at=7,
        chosen=move_value("take_2", 0.98, 22, 0.03),
        best=move_value("take_1", 0.98, 27),
        lost_chance=0.004,
        lost_points=5,
        expected_chance=0.98,
        expected_points=27,
        luck_chance=0,
        luck_points=0,
    )
    luck = SwingEvent(5, 0, Swing(0.6, 4), (RED, RED))
    seat = SeatReview(
        seat=0,
        choices=(choice, late),
        won=0,
        points=20,
        luck_chance=-0.3,
        luck_points=-1,
        turning=(TurningPoint(4, 0.45, 0.98, -0.1, 0.03, 0.6, 0.0, (luck,)),),
        worst=(0, 1),
        swayed=(SwingEvent(2, 0, Swing(0.13, -4.4), (RED,)),),
        lucky=(SwingEvent(3, 0, Swing(-0.3, -1), (RED, RED)),),
        picked=(DraftPick(0, "color-red", 5),),
        mistakes=MistakeCount(2, 2, 1),
        summary=(Message("review-mistakes", {"n": 2, "of": 2, "big": 1, "percent": 10}),),
        expected_chance=0.45,
        expected_points=21.6,
        play_chance=0,
        play_points=-2,
        others_chance=0.13,
        others_points=4,
        rest_chance=rest,
        rest_points=0,
    )
    return {"state": "done", "own": False, "done": 9, "of": 9, "seconds": 0, "review": msgspec.to_builtins(seat)}
