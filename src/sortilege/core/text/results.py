"""Messages about who has won."""

from collections.abc import Sequence

from sortilege.core.text.message import Message, seat


def winners_message(viewer: int | None, winners: Sequence[int], totals: Sequence[int]) -> Message:
    """Return who has won and all points, best first; a losing viewer among several is told the place."""
    best = totals[winners[0]]
    level = sum(total == best for total in totals)
    place = 0
    if viewer is not None and viewer not in winners and len(totals) > 2:
        place = 1 + sum(it in winners or total > totals[viewer] for it, total in enumerate(totals) if it != viewer)
    return Message(
        "score-tiebreak" if level > len(winners) else "score-winners",
        {
            "n": len(winners),
            "you": int(viewer in winners),
            "who": [seat(one) for one in winners],
            "others": [seat(one) for one in winners if one != viewer],
            "scores": points_in_order(totals),
            "place": place,
        },
    )


def points_in_order(totals: Sequence[int]) -> str:
    """Return points as figures, best first."""
    return "\u00a0:\u00a0".join(str(n).replace("-", "\u2212") for n in sorted(totals, reverse=True))
