"""A seat's game in a few sentences: how many moves were worse than the best, and how and when most was lost.

Each loss is measured against the best move at that moment. Losses are not added up: missing the same opportunity five
times loses it once.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sortilege.analysis.results import MistakeCount, ReviewedMove
from sortilege.core.text.message import Message

BIG_LOSS_PERCENT = 10  # win chance that a big mistake loses
DECIDED_CHANCE = 0.95  # a game is won above this win chance, and lost below the opposite


class Loss(NamedTuple):
    """A move that was clearly worse than the best, with the part of the game and the kind of mistake."""

    choice: ReviewedMove
    chapter: Message
    manner: Message | None


def count_mistakes(choices: Sequence[ReviewedMove]) -> MistakeCount:
    lost = [one for one in choices if one.matters]
    return MistakeCount(len(lost), len(choices), sum(percent(one.lost_chance) >= BIG_LOSS_PERCENT for one in lost))


def summary_messages(found: MistakeCount, losses: Sequence[Loss]) -> Iterator[Message]:
    """Yield one sentence about all moves, and one for each part of the game with losses."""
    if not found.n:
        yield Message("review-clean")
        return
    yield Message("review-mistakes", {"n": found.n, "of": found.of, "big": found.big, "percent": BIG_LOSS_PERCENT})
    chapters = defaultdict(list)
    for loss in losses:
        chapters[repr(loss.chapter)].append(loss)
    for part in chapters.values():
        manner = main_manner(part)
        alike = [loss for loss in part if manner is None or loss.manner == manner]
        most = max(alike, key=lambda loss: (loss.choice.lost_points, loss.choice.lost_chance))
        if figure := loss_message(most.choice):
            yield Message(
                "review-lost",
                {
                    "figure": figure,
                    "chapter": most.chapter,
                    "manner": most.manner or Message("review-by-choice"),
                    "chosen": most.choice.chosen.said,
                    "best": most.choice.best.said,
                    "more": Message("review-more-alike" if manner else "review-more", {"n": len(alike) - 1}),
                },
            )


def main_manner(losses: Sequence[Loss]) -> Message | None:
    """Return the kind of mistake behind more than half of the lost worth, if any."""
    worth: defaultdict[str, float] = defaultdict(float)
    for loss in losses:
        worth[repr(loss.manner)] += loss.choice.chosen.behind
    most = max(losses, key=lambda loss: worth[repr(loss.manner)]).manner
    return most if 2 * worth[repr(most)] > sum(worth.values()) else None


def loss_message(choice: ReviewedMove) -> Message | None:
    """Return a move's loss in points, or in win chance if it is less than one point."""
    if (points := round(choice.lost_points)) > 0:
        return Message("review-lost-points", {"n": points})
    return Message("review-lost-chance", {"n": chance}) if (chance := percent(choice.lost_chance)) > 0 else None


def foregone_result(choice: ReviewedMove) -> str:
    """Return whether the game was already won or lost, whatever the move: "won", "lost" or "open"."""
    if choice.chosen.chance > DECIDED_CHANCE:
        return "won"
    return "lost" if choice.best.chance < 1 - DECIDED_CHANCE else "open"


def percent(chance: float) -> int:
    return round(100 * chance)
