"""A finished review as a server sends it, with one notable choice; real reviews take too long."""

from typing import Any

import msgspec

from sortilege.analysis.results import DraftPick, MistakeCount, MoveValue, ReviewedMove, SeatReview, Swing, SwingEvent
from sortilege.core.text.message import Message

RED = Message("color-red")  # the label of every option


def move_value(id: str, chance: float, points: float, behind: float = 0.0) -> MoveValue:
    return MoveValue(id=id, chance=chance, points=points, worth=1, behind=behind, said=RED, why=None)


def make_review(best: str = "pass") -> dict[str, Any]:
    """A review of the first seat, in which `best` was the best fifth choice."""
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
        expected_chance=0.6,
        expected_points=24,
        play_chance=0,
        play_points=0,
        others_chance=0,
        others_points=0,
        rest_chance=0,
        rest_points=0,
    )
    seat = SeatReview(
        seat=0,
        choices=(choice,),
        won=0,
        points=20,
        luck_chance=-0.3,
        luck_points=-1,
        turning=(0,),
        worst=(0,),
        swayed=(SwingEvent(2, 0, Swing(0.13, -4.4), (RED,)),),
        lucky=(SwingEvent(3, 0, Swing(-0.3, -1), (RED, RED)),),
        picked=(DraftPick(0, "color-red", 5),),
        mistakes=MistakeCount(1, 1, 1),
        summary=(Message("review-mistakes", {"n": 1, "of": 1, "big": 1, "percent": 10}),),
        expected_chance=0.45,
        expected_points=21.6,
        play_chance=0,
        play_points=-2,
        others_chance=0.13,
        others_points=4,
        rest_chance=-0.28,
        rest_points=-2.6,
    )
    return {"state": "done", "own": False, "done": 9, "of": 9, "seconds": 0, "review": msgspec.to_builtins(seat)}
