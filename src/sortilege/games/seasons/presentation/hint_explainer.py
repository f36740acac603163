"""What hints and reviews of Seasons count in simulated games, and how they word it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sortilege.core.events import Event
from sortilege.core.hint_explainer import EVERYBODY, WHOLE, KeyEventRule, KeyEventRules, PeriodEnd, Row
from sortilege.core.text.message import Message
from sortilege.games.seasons.engine import constants as t
from sortilege.games.seasons.engine.scoring import ability_points, bonus_points, hand_points, prestige
from sortilege.games.seasons.engine.state import State, out_of_play_code
from sortilege.games.seasons.presentation.ids import ENERGIES, card_id
from sortilege.games.seasons.presentation.view import View

DRAFT, DICE, ROUND, SEASON, YEAR = "draft", "dice", "round", "season", "year"
SOON = (ROUND, SEASON)
TURNED_UP: tuple[int, ...] = (t.E_ROLL, t.E_REROLL, t.E_DRAWS, t.E_LOOKS, t.E_REVEALS)
DRAFTS: tuple[str, ...] = ("draft", "keep_nine", "discard_tenth")
CRYSTAL_SIGNS = {"gains_crystals": 1, "loses_crystals": -1}

KEY_EVENT_RULES = KeyEventRules(
    {
        t.E_SUMMONS: KeyEventRule((*SOON, YEAR, WHOLE)),
        t.E_ACTIVATES: KeyEventRule(SOON),
        t.E_TRANSMUTES: KeyEventRule((ROUND,)),
        t.E_TAKES_DIE: KeyEventRule((DICE,), own=False, others=True, taken=True),
        t.E_PICKS: KeyEventRule((DRAFT,), own=False, others=True, taken=True),
        t.E_BONUS: KeyEventRule(SOON, welcome=False),
        t.E_LOSES_ENERGY: KeyEventRule((ROUND,), welcome=False),
        t.E_SACRIFICES: KeyEventRule(SOON, welcome=False),
    },
    {
        DRAFT: PeriodEnd(t.E_ROUND),
        DICE: PeriodEnd(t.E_ROUND),
        ROUND: PeriodEnd(t.E_ROUND, 2),
        SEASON: PeriodEnd(t.E_SEASON),
        YEAR: PeriodEnd(t.E_YEAR),
    },
)


def tracks(state: State, seat: int) -> dict[str, int]:
    return {
        "crystals": int(state.crystals[seat]),
        "prestige": int(prestige(state, seat)),
        "hand": int(hand_points(state, seat, state.hand_n[seat])),
        "bonuses": int(bonus_points(state, seat)),
        "ability": int(ability_points(state, seat)),
    }


def track_label(track: str) -> Message:
    return Message(f"score-{track}")


SLOT, CRYSTALS = "slot", "crystals"
FACE_COLUMN = {**{energy: e for e, energy in enumerate(ENERGIES)}, SLOT: t.FACE_GAUGE, CRYSTALS: t.FACE_CRYSTALS}


def stock(state: State, seat: int) -> dict[str, int]:
    """Return free slots, crystals and the reserve, including the gains of a die taken but not used."""
    found = {energy: int(state.reserve[seat * 4 + e]) for e, energy in enumerate(ENERGIES)}
    found |= {SLOT: int(state.gauge[seat] - state.play_n[seat]), CRYSTALS: int(state.crystals[seat])}
    if (die := int(state.die_of(seat))) != t.NOBODY and is_turn_to_come(state, seat):
        face = int(state.face_offset(die))
        for what, column in FACE_COLUMN.items():
            found[what] += int(t.FACES[face + column])
    return found


def is_turn_to_come(state: State, seat: int) -> bool:
    """Return whether the seat's turn in this round is still to come."""
    if state.active == t.NOBODY:  # several dice are free while players choose, exactly one at the end of a round
        return sum(state.taken[i] == t.NOBODY for i in range(state.seats + 1)) > 1
    turn, now = ((who - state.first) % state.seats for who in (seat, state.active))
    return bool(turn > now)


def spending(rows: Sequence[Row], seat: int) -> dict[Row, dict[str, int]]:
    """Return a slot for each summoned card, and the energies and crystals paid for it."""
    found: dict[Row, dict[str, int]] = {}
    paying: dict[int, dict[str, int]] = {}  # by the CARD column of the payment
    for kind, who, a, b, detail, _, by in rows:
        if who != seat:
            continue
        if kind == t.E_SUMMONS:
            row = (kind, who, a, b, detail, EVERYBODY, -1)
            paid = {SLOT: 1}
            paying[int(out_of_play_code(a))] = paid if found.setdefault(row, paid) is paid else {}
        elif kind == t.E_ENTERS:
            paying.pop(by, None)
        elif by in paying and kind in (t.E_PAYS, t.E_LOSES_CRYSTALS):
            what, n = (ENERGIES[a], 1) if kind == t.E_PAYS else (CRYSTALS, a)
            paying[by][what] = paying[by].get(what, 0) + n
    return found


def stock_label(what: str, n: int) -> Message:
    return Message("hint-slot") if what == SLOT else Message(f"n-{what}", {"n": n})


def shortage_label(what: str, n: int) -> Message:
    if what == SLOT:
        return Message("hint-no-slot")
    return Message("hint-fewer", {"what": Message(f"n-{what}", {"n": n})}) if n > 1 else Message(f"n-{what}", {"n": 0})


def period_label(period: str, view: View) -> Message:
    if period == SEASON:
        return Message("hint-in-season", {"season": Message(view.season)})
    return Message(f"hint-in-{period or 'game'}")


def stage_label(view: View) -> Message:
    return Message("review-year", {"n": view.year}) if view.round else Message("review-prelude")


MANNERS = {
    **dict.fromkeys(DRAFTS, "draft"),
    "choose_ability": "ability",
    "split": "years",
    "dice": "dice",
    "reduce": "reserve",
}
TURN_ACTIONS = ("summon", "transmute", "activate", "bonus")


def manner(asked: str, chosen: str, best: str, later: int | None) -> Message | None:
    subject, _, verb = asked.rpartition(".")
    if subject:
        return Message(
            "review-by-payment" if f".{verb}".startswith(PAYMENT_VERBS) else "review-by-card",
            {"card": Message(subject)},
        )
    how = turn_manner(chosen, best, later) if verb == "turn" else MANNERS.get(verb, "")
    return Message(f"review-by-{how}") if how else None


def turn_manner(chosen: str, best: str, later: int | None) -> str:
    """Return what the player did, or failed to do in time."""
    did, wanted = (id.partition(":")[0] for id in (chosen, best))
    if wanted not in TURN_ACTIONS:
        return f"{did}-waiting" if did in TURN_ACTIONS and wanted == "end" else ""
    if later == 0:
        return "order"
    if did == wanted:
        return f"{did}-which"
    return f"{wanted}-never" if later is None else f"{wanted}-late"


def drafted_cards(view: View) -> tuple[str, ...]:
    return view.me.hand if view.me else ()


def points_by_card(events: Iterable[Event], state: State, seat: int) -> dict[str, int]:
    """Return the crystals each card gained or lost, and the prestige of those in play."""
    found: Counter[str] = Counter()
    for event in events:
        if event.args.get("who") == seat and event.key in CRYSTAL_SIGNS and "by" in event.args:
            found[str(event.args["by"]).partition("#")[0]] += CRYSTAL_SIGNS[event.key] * int(event.args["n"])
    for i in range(state.play_n[seat]):
        kind = int(state.play[seat * t.SLOTS + i]) >> 1
        found[card_id(kind)] += int(t.PRESTIGE[state.printed[kind]])
    return dict(found)


def cards_played(events: Sequence[Event], state: State, seat: int) -> dict[str, int]:
    """Return the cards that entered play for this seat, with the points each brought."""
    brought = points_by_card(events, state, seat)
    entered = (event.args for event in events if event.key == "enters" and event.args.get("who") == seat)
    return {card: brought.get(card, 0) for card in sorted({str(one["card"]) for one in entered})}


LESSON_OF_VERB = {
    **dict.fromkeys(DRAFTS, "draft"),
    "choose_ability": "draft",
    "split": "years",
    "dice": "dice",
    "reduce": "supplies",
}
PAYMENT_VERBS = (".pay", ".give_back", ".discard_energy", ".drop_energy", ".place_")
ENERGY, TRANSMUTES, BONUS = "energy", ("transmute", "bonus:transmute"), "bonus:"


def theme(asked: str, chosen: str, other: str) -> str:
    if asked in LESSON_OF_VERB:
        return LESSON_OF_VERB[asked]
    if any(word in asked for word in PAYMENT_VERBS):
        return "payment"
    if asked.partition(".")[2] and chosen.startswith(ENERGY) and other.startswith(ENERGY):
        return "supplies"
    if any(id.startswith(TRANSMUTES) for id in (chosen, other)):
        return "keep"
    return "bonus" if any(id.startswith(BONUS) for id in (chosen, other)) else ""
