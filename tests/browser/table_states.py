"""Tables in notable states, created over HTTP, for browser tests, screenshots and measurements."""

import random
import time
from collections.abc import Callable, Collection, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import groupby

import msgspec

from sortilege.bots.greedy import GreedyBot
from sortilege.bots.sight import Sight, thoughts
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key
from sortilege.core.session import Session
from tests.server.harness import Guest, Json

PATIENCE = 60.0
FRIENDS = ("Basil", "Mirabel", "Tamsin")
LANTERN = "mesodaes_lantern"
KINGDOM = {"level": "archmage", "kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}


@dataclass(frozen=True)
class Moment:
    """A kind of table, and when to stop there; `at` sees the view of whoever is asked."""

    game: str
    at: Callable[[Json], bool]
    others: int = 1
    options: dict[str, str] = field(default_factory=dict)
    wanted: Collection[str] = ()  # chosen on the way wherever they can be
    deal: int = 1  # the first to try
    well: bool = False  # everybody plays as the greedy bot would; else by chance


def asked(*verbs: str, round: int = 0) -> Callable[[Json], bool]:
    """The question is one of these (its name without the card it is about), in this round or later."""
    return lambda view: str(view["why"]).rpartition(".")[2] in verbs and int(view.get("round", 0)) >= round


def in_the_middle(view: Json) -> bool:
    """A turn with something to decide, when things lie on the table."""
    return asked("turn", round=4)(view) and len(view["ask"]["options"]) > 3


def crowded(view: Json) -> bool:
    """Late, when much lies on the table and there is much to choose from."""
    return asked("turn", round=9)(view) and int(view["year"]) == 3 and len(view["seats"][0]["play"]) > 4


def holding(card: str, hand: int) -> Callable[[Json], bool]:
    """A turn with this card among so many in hand."""
    return lambda view: asked("turn")(view) and card in view["me"]["hand"] and len(view["me"]["hand"]) >= hand


def learning(view: Json) -> bool:
    return str(view["step"]) in ("real", "token", "triple", "member", "single", "keep")


def busy(view: Json) -> bool:
    """Halfway through a game of SpellBook, in the morning."""
    return (
        str(view["why"]).startswith("morning") and sum(spell["level"] > 0 for spell in view["seats"][0]["spells"]) > 1
    )


def thriving(view: Json) -> bool:
    """A turn in the second year, with many cards in play and in hand and much to choose from."""
    many = len(view["seats"][0]["play"]) > 4 and len(view["me"]["hand"]) > 3
    return asked("turn")(view) and int(view["year"]) == 2 and many and len(view["ask"]["options"]) > 4


def which_die(view: Json) -> bool:
    """In the summer of the second year, with all dice on the table."""
    asks_for = {str(option["id"]).partition(":")[0] for option in view["ask"]["options"]}
    return asks_for == {"die"} and int(view["year"]) == 2 and view["season"] == "summer"


def learned(view: Json) -> bool:
    """In the morning, with most spells learned and much on the Altar."""
    levels = [spell["level"] for spell in view["seats"][0]["spells"]]
    return str(view["why"]).startswith("morning") and sum(map(bool, levels)) > 4 and len(view["altar"]) > 5


def never(view: Json) -> bool:
    return False


MOMENTS = {
    "draft": Moment("seasons", asked("draft"), options=KINGDOM),
    "split": Moment("seasons", asked("split"), options={"level": "archmage"}),
    "turn": Moment("seasons", in_the_middle, options=KINGDOM),
    "payment": Moment("seasons", asked("pay_energy", "pay_of", "pay_cost", round=4), options=KINGDOM),
    "overflow": Moment("seasons", asked("reduce"), deal=9),  # and the die lets one transmute
    "four players": Moment("seasons", asked("turn", round=7), 3, KINGDOM),
    "crowd": Moment("seasons", crowded, 3, KINGDOM),
    # The card with most to show in one line, narrow among six: six energies, its box and a prestige of two digits.
    "long price": Moment("seasons", holding(LANTERN, 6), 3, KINGDOM, [f"card:{LANTERN}", "end"], deal=31),
    "score": Moment("seasons", never, options=KINGDOM),
    "spellbook turn": Moment("spellbook", lambda view: int(view["day"]) > 1),
    "spellbook refusals": Moment("spellbook", lambda view: len(view["ask"]["refused"]) > 2),
    "spellbook payment": Moment("spellbook", learning),
    "spellbook four players": Moment("spellbook", busy, 3),
    "spellbook solo": Moment("spellbook", busy, 0),
    "spellbook score": Moment("spellbook", never),
    # For those who have never seen the games: played well.
    "thriving": Moment("seasons", thriving, 2, KINGDOM, deal=8, well=True),
    "which die": Moment("seasons", which_die, 2, KINGDOM, deal=8, well=True),
    "spellbook thriving": Moment("spellbook", learned, 2, deal=3, well=True),
    "close end": Moment("seasons", never, 2, KINGDOM, deal=11, well=True),
}


def reach(guest: Guest, name: str) -> str:
    """A table at this moment, where the guest is asked; games that never come to it are passed over.

    People sit in all seats, and choose alike each time: a bot thinks with a secret of its table, and no game with one
    repeats itself.
    """
    moment = MOMENTS[name]
    deals = range(moment.deal, moment.deal + 20)
    deal, choices = next((deal, found) for deal in deals if (found := way_to(moment, deal)) is not None)
    with ExitStack() as left:
        friends = [left.enter_context(Guest(guest.url, friend)) for friend in FRIENDS[: moment.others]]
        table = sit_down(guest, friends, moment, deal)
        made = 0
        for seat, group in groupby(choices, lambda choice: choice[0]):
            ids = [id for _, id in group]
            choose_all((guest, *friends)[seat], table, made, ids)
            made += len(ids)
    return table


def way_to(moment: Moment, deal: int) -> list[tuple[int, str]] | None:
    """What everybody chooses until the first seat is asked at such a moment; none if that never is."""
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
        game.choose(seat, likely(own, rng, moment.wanted))


def sit_down(guest: Guest, friends: Sequence[Guest], moment: Moment, deal: int) -> str:
    """Nobody stands in, however long one looks at it."""
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
    """After so many choices, make these; a batch ends where anybody learns something, and the rest follows."""
    while ids:
        answer = person.http.post(f"/tables/{table}/choices", json={"do": "choose", "version": before, "ids": ids})
        told = answer.json()
        if answer.status_code == 409:  # what others have sealed does not count for this person, and is not known here
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
    """Choose what is wanted, else by chance, until asked at such a moment or at the end; the view there."""
    rng = rng or random.Random(1)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view: Json = guest.look(table)["view"]
        if view["over"] or (view["ask"] and at(view)):
            return view
        if not view["ask"]:
            time.sleep(0.01)
            continue
        guest.choose(table, view["version"], likely(view, rng, wanted))
    raise AssertionError(f"no end after {PATIENCE} s")


def likely(view: Json, rng: random.Random, wanted: Collection[str]) -> str:
    """A choice by chance, of those that lead somewhere: cards come into play, spells are learned."""
    ids = [str(option["id"]) for option in view["ask"]["options"]]
    best = [one for one in ids if one in wanted]
    better = [one for one in ids if one.startswith(("summon:", "learn", "activate:"))]
    return rng.choice(best or better or ids)
