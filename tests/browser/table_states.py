"""Tables in notable states, created over HTTP, for browser tests, screenshots and measurements."""

import random
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import groupby

import msgspec

from sortilege.bots.greedy_bot import GreedyBot
from sortilege.bots.sight import Sight, thoughts
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key
from sortilege.core.session import Session
from tests.server.harness import Guest, Json

TIMEOUT_SECONDS = 60.0
LONGEST_BATCH = 40  # moves in one request
FRIENDS = ("Basil", "Mirabel", "Tamsin")
LANTERN = "mesodaes_lantern"
AMULET = "amulet_of_water"
KINGDOM = {"level": "archmage", "kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}


@dataclass(frozen=True)
class TableState:
    """A kind of table and the condition to stop there; `at` receives the view of the asked seat."""

    game: str
    at: Callable[[Json], bool]
    others: int = 1
    options: dict[str, str] = field(default_factory=dict)
    wanted: Collection[str] = ()  # chosen whenever possible on the way
    deal: int = 1  # the first deal to try
    well: bool = False  # all seats play like the greedy bot; otherwise at random


def is_asked(*verbs: str, round: int = 0) -> Callable[[Json], bool]:
    """The ask is one of these verbs, ignoring its card, in this round or later."""
    return lambda view: str(view["why"]).rpartition(".")[2] in verbs and int(view.get("round", 0)) >= round


def is_mid_turn(view: Json) -> bool:
    """A turn with a decision, when there is something on the table."""
    return is_asked("turn", round=4)(view) and len(view["ask"]["options"]) > 3


def is_crowded(view: Json) -> bool:
    """Late in a game, with many things on the table and many options."""
    return is_asked("turn", round=9)(view) and int(view["year"]) == 3 and len(view["seats"][0]["play"]) > 4


def has_card(card: str, hand: int) -> Callable[[Json], bool]:
    """A turn with this card in a hand of this size."""
    return lambda view: is_asked("turn")(view) and card in view["me"]["hand"] and len(view["me"]["hand"]) >= hand


def is_learning(view: Json) -> bool:
    return str(view["step"]) in ("real", "token", "triple", "member", "single", "keep")


def is_busy(view: Json) -> bool:
    """A SpellBook morning halfway through the game."""
    return (
        str(view["why"]).startswith("morning") and sum(spell["level"] > 0 for spell in view["seats"][0]["spells"]) > 1
    )


def is_thriving(view: Json) -> bool:
    """A turn in the second year with many cards in play and in hand and many options."""
    many = len(view["seats"][0]["play"]) > 4 and len(view["me"]["hand"]) > 3
    return is_asked("turn")(view) and int(view["year"]) == 2 and many and len(view["ask"]["options"]) > 4


def asks_only_for(view: Json, kind: str) -> bool:
    return {str(option["id"]).partition(":")[0] for option in view["ask"]["options"]} == {kind}


def has_all_dice(view: Json) -> bool:
    """Summer of the second year, with all dice on the table."""
    return asks_only_for(view, "die") and int(view["year"]) == 2 and view["season"] == "summer"


def has_learned(view: Json) -> bool:
    """A morning with most spells learned and many materia on the Altar."""
    levels = [spell["level"] for spell in view["seats"][0]["spells"]]
    return str(view["why"]).startswith("morning") and sum(map(bool, levels)) > 4 and len(view["altar"]) > 5


def is_choosing_a_die(view: Json) -> bool:
    """A choice among dice, with cards in hand and energies in the reserve."""
    return asks_only_for(view, "die") and len(view["me"]["hand"]) > 2 and sum(view["seats"][0]["reserve"].values()) > 1


def is_third_pick(view: Json) -> bool:
    return is_asked("draft")(view) and len(view["me"]["hand"]) == 2


def has_drawn(view: Json) -> bool:
    """One card was drawn, to be kept or discarded."""
    return is_asked("keep_or_discard", round=1)(view) and len(view["me"]["looking_at"]) == 1


def has_filled_amulet(view: Json) -> bool:
    """A turn with an Amulet of Water that holds its four energies."""
    amulets = [card for card in view["seats"][0]["play"] if card["card"] == AMULET]
    return is_asked("turn")(view) and any(sum(card["tokens"].values()) == 4 for card in amulets)


def never(view: Json) -> bool:
    return False


TABLE_STATES = {
    "draft": TableState("seasons", is_asked("draft"), options=KINGDOM),
    "split": TableState("seasons", is_asked("split"), options={"level": "archmage"}),
    "third pick": TableState("seasons", is_third_pick, options={"level": "magician"}),
    "first round": TableState("seasons", is_asked("turn", round=1)),
    "drawn card": TableState("seasons", has_drawn, well=True),
    "filled amulet": TableState("seasons", has_filled_amulet, wanted=[f"card:{AMULET}", f"summon:{AMULET}"]),
    "die": TableState("seasons", is_choosing_a_die),
    "season move": TableState(
        "seasons", is_asked("move_season"), wanted=["card:temporal_boots", "summon:temporal_boots"]
    ),
    "turn": TableState("seasons", is_mid_turn, options=KINGDOM),
    "payment": TableState("seasons", is_asked("pay_energy", "pay_of", "pay_cost", round=4), options=KINGDOM),
    "overflow": TableState("seasons", is_asked("reduce"), deal=9),  # and the die allows transmuting
    "four players": TableState("seasons", is_asked("turn", round=7), 3, KINGDOM),
    "crowd": TableState("seasons", is_crowded, 3, KINGDOM),
    # The longest card line, narrow among six: six energies, its box and a two-digit prestige.
    "long price": TableState("seasons", has_card(LANTERN, 6), 3, KINGDOM, [f"card:{LANTERN}", "end"], deal=31),
    "score": TableState("seasons", never, options=KINGDOM),
    "spellbook turn": TableState("spellbook", lambda view: int(view["day"]) > 1),
    "spellbook refusals": TableState("spellbook", lambda view: len(view["ask"]["refused"]) > 2),
    "spellbook payment": TableState("spellbook", is_learning),
    "spellbook four players": TableState("spellbook", is_busy, 3),
    "spellbook solo": TableState("spellbook", is_busy, 0),
    "spellbook score": TableState("spellbook", never),
    # For readers who have never seen the games: played well.
    "thriving": TableState("seasons", is_thriving, 2, KINGDOM, deal=8, well=True),
    "which die": TableState("seasons", has_all_dice, 2, KINGDOM, deal=8, well=True),
    "spellbook thriving": TableState("spellbook", has_learned, 2, deal=3, well=True),
    "close end": TableState("seasons", never, 2, KINGDOM, deal=11, well=True),
}

# Four players late in a game, the first with twelve cards in hand and sixteen moves.
FULL_TABLE = """game: seasons
given:
  players: 4
  year: 3
  space: 5
  options: {kingdom_cards: with, ability_tokens: with}
  ann:
    crystals: 147
    gauge: 11
    reserve: water*2 fire*2 air*2 earth
    ability: 3
    hand: >-
      amulet_of_air amulet_of_fire amulet_of_earth amulet_of_water temporal_boots purse_of_io kairn_the_destroyer
      figrim_the_avaricious naria_the_prophetess wondrous_chest divine_chalice syllas_the_faithful
    play: balance_of_ishtar die_of_malice potion_of_power potion_of_dreams tree_of_light
  bob:
    crystals: 62
    gauge: 10
    reserve: fire*3
    hand: any*5
    play: "glutton_cauldron [fire*5], dragon_skull, hand_of_fortune"
  cat:
    crystals: 101
    gauge: 12
    reserve: water*3 earth*4
    hand: any*9
    play: idol_of_the_familiar mirror_of_the_seasons crystal_orb
  dan: {crystals: 88, gauge: 9, reserve: air*7, hand: any*7, play: necrotic_kriss potion_of_life}
"""
LONG_NAMES = (
    "Maximiliane Featherstonehaugh-Wolff",
    "Bartholomäus von Hohenstaufen-Zollern",
    "Wilhelmina-Josephine Vanderbilt-Schulze",
    "Jean-Baptiste de La Rochefoucauld",
)


def table_from_position(host: Guest, others: Sequence[Guest], text: str) -> str:
    """Start a table from this position, with a person in every seat."""
    seats = [{"kind": "me"}, *({"kind": "person"} for _ in others)]
    made = host.post("/moments/tables", {"text": text, "name": host.name, "seats": seats})
    host.give(made["room"])
    table = str(made["table"])
    for other, invitation in zip(others, made["invitations"], strict=True):
        other.join(table, invitation["secret"])
    host.act(table, "start")
    return table


def table_in_state(guest: Guest, name: str) -> str:
    """Create a table in this state, in which the guest is asked; deals that never reach it are skipped.

    People sit in all seats and choose the same each time: a bot's choices depend on a secret of its table, so games
    with bots cannot be repeated.
    """
    moment = TABLE_STATES[name]
    deals = range(moment.deal, moment.deal + 20)
    deal, choices = next((deal, found) for deal in deals if (found := choices_to(moment, deal)) is not None)
    with ExitStack() as left:
        friends = [left.enter_context(Guest(guest.url, friend)) for friend in FRIENDS[: moment.others]]
        table = sit_down(guest, friends, moment, deal)
        made = 0
        for seat, group in groupby(choices, lambda choice: choice[0]):
            ids = [id for _, id in group]
            choose_all((guest, *friends)[seat], table, made, ids)
            made += len(ids)
    return table


def choices_to(moment: TableState, deal: int) -> list[tuple[int, str]] | None:
    """Return all choices until the first seat is asked in this state; None if it is never reached."""
    rules, rng = kit(moment.game).rules, random.Random(deal)
    game = Session(rules, ("Ann", *FRIENDS)[: moment.others + 1], moment.options, numbered_key(deal))
    while True:
        view: Json = msgspec.to_builtins(rules.view(game.state, 0))
        if view["over"]:
            return game.choices if moment.at is never else None
        if view["ask"] and moment.at(view):
            return game.choices
        seat = game.state.open_seats()[0]
        if moment.well:
            code = GreedyBot().choose(Sight(rules, game.state, seat), thoughts(game.key, seat, game.state.version))
            game.choose(seat, rules.ids[code])
            continue
        own = view if seat == 0 else msgspec.to_builtins(rules.view(game.state, seat))
        game.choose(seat, likely_choice(own, rng, moment.wanted))


def sit_down(guest: Guest, friends: Sequence[Guest], moment: TableState, deal: int) -> str:
    """Start a table at which no bot ever stands in for an absent player."""
    seats = ["person" for _ in friends]
    made = guest.make(
        "me", *seats, game=moment.game, options=moment.options, deal=deal, away_seconds=86_400, hints=True
    )
    table = str(made["table"])
    for friend, invitation in zip(friends, made["invitations"], strict=True):
        friend.join(table, invitation["link"].rpartition("/")[2])
    guest.act(table, "start")
    return table


def choose_all(person: Guest, table: str, before: int, ids: list[str]) -> None:
    """Make these choices after `before` others; a batch ends when hidden information appears, so send the rest
    again.
    """
    while ids:
        answer = person.http.post(
            f"/tables/{table}/choices", json={"do": "choose", "version": before, "ids": ids[:LONGEST_BATCH]}
        )
        told = answer.json()
        if answer.status_code == 409:  # choices sealed by others are not counted in this player's version
            assert told["version"] < before, told
            before = told["version"]
            continue
        assert answer.status_code == 200, told
        before, ids = told["version"], ids[told["made"] :]


def play_on(
    guest: Guest,
    table: str,
    at: Callable[[Json], bool] = never,
    rng: random.Random | None = None,
    wanted: Collection[str] = (),
) -> Json:
    """Choose wanted options, else random ones, until the state or the end is reached; return that view."""
    rng = rng or random.Random(1)
    end = time.monotonic() + TIMEOUT_SECONDS
    while time.monotonic() < end:
        view: Json = guest.look(table)["view"]
        if view["over"] or (view["ask"] and at(view)):
            return view
        if not view["ask"]:
            time.sleep(0.01)
            continue
        guest.choose(table, view["version"], likely_choice(view, rng, wanted))
    raise AssertionError(f"no end after {TIMEOUT_SECONDS} s")


def likely_choice(view: Json, rng: random.Random, wanted: Collection[str]) -> str:
    """A random choice that favors progress: bringing cards into play, learning spells."""
    ids = [str(option["id"]) for option in view["ask"]["options"]]
    best = [one for one in ids if one in wanted]
    better = [one for one in ids if one.startswith(("summon:", "learn", "activate:"))]
    return rng.choice(best or better or ids)
