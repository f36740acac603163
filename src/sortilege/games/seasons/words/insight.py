"""What is counted in games of Seasons that were thought through, and how it is told."""

from collections import Counter
from collections.abc import Iterable

from sortilege.core.events import Event
from sortilege.core.insight import WHOLE, End, Watch, Watching
from sortilege.core.said import Said
from sortilege.games.seasons.engine import tables as t
from sortilege.games.seasons.engine.scoring import ability_points, bonus_points, hand_points, prestige
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.words.numbering import card_id
from sortilege.games.seasons.words.view import View

DRAFT, ROUND, SEASON, YEAR = "draft", "round", "season", "year"
SOON = (ROUND, SEASON)
DRAFTS: tuple[str, ...] = ("draft",)
SIGNS = {"gains_crystals": 1, "loses_crystals": -1}

WATCHING = Watching(
    {
        t.E_SUMMONS: Watch((*SOON, YEAR, WHOLE)),
        t.E_ACTIVATES: Watch(SOON),
        t.E_TRANSMUTES: Watch((ROUND,)),
        t.E_TAKES_DIE: Watch((ROUND,), own=False, others=True),
        t.E_PICKS: Watch((DRAFT,), own=False, others=True),
        t.E_BONUS: Watch(SOON, welcome=False),
        t.E_LOSES_ENERGY: Watch((ROUND,), welcome=False),
        t.E_SACRIFICES: Watch(SOON, welcome=False),
    },
    {DRAFT: End(t.E_ROUND), ROUND: End(t.E_ROUND, 2), SEASON: End(t.E_SEASON), YEAR: End(t.E_YEAR)},
)


def tracks(state: State, seat: int) -> dict[str, int]:
    return {
        "crystals": int(state.crystals[seat]),
        "prestige": int(prestige(state, seat)),
        "hand": int(hand_points(state, seat, state.hand_n[seat])),
        "bonuses": int(bonus_points(state, seat)),
        "ability": int(ability_points(state, seat)),
    }


def track_said(track: str) -> Said:
    return Said(f"score-{track}")


def period_said(period: str, view: View) -> Said:
    if period == SEASON:
        return Said("hint-in-season", {"season": Said(view.season)})
    return Said(f"hint-in-{period or 'game'}")


def chapter_said(view: View) -> Said:
    return Said("review-year", {"n": view.year}) if view.round else Said("review-prelude")


def brought(events: Iterable[Event], state: State, seat: int) -> dict[str, int]:
    """Crystals that came and went by a card, and the prestige of those in play."""
    found: Counter[str] = Counter()
    for event in events:
        if event.args.get("who") == seat and event.key in SIGNS and "by" in event.args:
            found[str(event.args["by"]).partition("#")[0]] += SIGNS[event.key] * int(event.args["n"])
    for i in range(state.play_n[seat]):
        kind = int(state.play[seat * t.SLOTS + i]) >> 1
        found[card_id(kind)] += int(t.PRESTIGE[state.printed[kind]])
    return dict(found)


ASKED = {
    "draft": "draft",
    "keep_nine": "draft",
    "discard_tenth": "draft",
    "choose_ability": "draft",
    "split": "years",
    "dice": "dice",
    "reduce": "supplies",
}
ENERGY, TRANSMUTES, BONUS = "energy", ("transmute", "bonus:transmute"), "bonus:"


def lesson(asked: str, chosen: str, other: str) -> str:
    if asked in ASKED:
        return ASKED[asked]
    if ".pay" in asked:
        return "payment"
    if asked.partition(".")[2] and chosen.startswith(ENERGY) and other.startswith(ENERGY):
        return "supplies"
    if any(id.startswith(TRANSMUTES) for id in (chosen, other)):
        return "keep"
    return "bonus" if any(id.startswith(BONUS) for id in (chosen, other)) else ""
