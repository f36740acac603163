"""A seat's game in a few sentences: how many of its choices were worse than the best, and how most was lost, and when.

A choice is told with what it lost beside the best at its moment. Such losses are not added up: whoever lets the same
chance go five times has lost it once.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sortilege.analysis.results import MistakeCount, ReviewedMove
from sortilege.core.text.message import Message

BIG_LOSS_PERCENT = 10  # so many of a hundred games: what a choice loses then is a lot


class Loss(NamedTuple):
    """A choice that was clearly worse than the best: in which part of the game, and in what manner."""

    choice: ReviewedMove
    chapter: Message
    manner: Message | None


def count_mistakes(choices: Sequence[ReviewedMove]) -> MistakeCount:
    lost = [one for one in choices if one.matters]
    return MistakeCount(len(lost), len(choices), sum(percent(one.lost_chance) >= BIG_LOSS_PERCENT for one in lost))


def summary_messages(found: MistakeCount, losses: Sequence[Loss]) -> Iterator[Message]:
    """All choices in one sentence, and each part of the game in which something was lost."""
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
    """The manner that made more than half of what was lost; by worth, in which chance and points are together."""
    worth: defaultdict[str, float] = defaultdict(float)
    for loss in losses:
        worth[repr(loss.manner)] += loss.choice.chosen.behind
    most = max(losses, key=lambda loss: worth[repr(loss.manner)]).manner
    return most if 2 * worth[repr(most)] > sum(worth.values()) else None


def loss_message(choice: ReviewedMove) -> Message | None:
    """What one choice lost: in points, or where that is less than one, in chance."""
    if (points := round(choice.lost_points)) > 0:
        return Message("review-lost-points", {"n": points})
    return Message("review-lost-chance", {"n": chance}) if (chance := percent(choice.lost_chance)) > 0 else None


def percent(chance: float) -> int:
    return round(100 * chance)
