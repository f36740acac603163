"""The engine's tables match the printed cards, dice and board, as recorded in seasons.json."""

import json
from pathlib import Path
from typing import Any

import pytest

from sortilege.core.engine.machine import ROW
from sortilege.core.engine.rng import rng_from_seed
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.stable_numbers import NUMBER
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine import constants as t
from sortilege.games.seasons.engine import named_cards
from sortilege.games.seasons.engine.cards_in_play import add_to_play
from sortilege.games.seasons.engine.constants import COST, FACES, PRESTIGE, PROGRAM, RATE, TRIGGERS
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.state import printing_of_kinds
from sortilege.games.seasons.options import numbers
from sortilege.games.seasons.presentation.ids import ENERGIES, SEASONS, die_id
from sortilege.games.seasons.presentation.view import View, pack_of
from sortilege.games.seasons.rules import SEASONS as RULES
from sortilege.games.spellbook.bot import named_spells
from sortilege.games.spellbook.cards.vocabulary import SPELLS

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "seasons.json").read_text())
BOXES = (*FACTS["cards"], *FACTS["kingdom_cards"], *FACTS.get("own_cards", []))
ALL_CARDS: list[dict[str, Any]] = [{**card, "index": NUMBER[card["id"]]} for card in BOXES]
BY_NUMBER = {card.index: card for card in CARDS}
LIMITS: dict[str, Any] = FACTS["limits"]
COUNTS = range(LIMITS["players"]["min"], LIMITS["players"]["max"] + 1)
COLUMNS = (*ENERGIES, "crystals", "any_types")
FACE_COLUMNS = (*ENERGIES, "crystals", "gauge", "draw", "transmute", "pips")
PROGRAMS = {
    "enter": t.ENTER,
    "activation": t.ACTIVATION,
    "season_change": t.ON_SEASON,
    "end_of_round": t.ON_ROUND_END,
    "end_of_game": t.ON_GAME_END,
}
OLD = {"balance_of_ishtar": "balance", "idol_of_the_familiar": "idol"}  # the option that selects the original printing

each_card = pytest.mark.parametrize("card", ALL_CARDS, ids=[card["id"] for card in ALL_CARDS])


def printed_at(card: dict[str, Any], original: bool) -> int:
    """Return the engine's number for this printing of a card."""
    options = {OLD[card["id"]]: "old"} if original else {}
    printed = printing_of_kinds(numbers(RULES.complete(options, 2)))
    return int(printed[card["index"]]) if card["index"] < len(printed) else int(card["index"])


def printings() -> list[Any]:
    """Return every card, and the original printing of each reprinted card."""
    found = [pytest.param(card, card, False, id=card["id"]) for card in ALL_CARDS]
    old = [card for card in ALL_CARDS if "original" in card]
    return found + [pytest.param(card, card["original"], True, id=f"{card['id']}, original") for card in old]


each_printing = pytest.mark.parametrize(("card", "facts", "original"), printings())


def test_named_card_numbers_are_the_cards_own() -> None:
    named = {name.lower(): number for name, number in vars(named_cards).items() if name.isupper()}
    assert len(named) > 30
    assert named == {id: NUMBER[id] for id in named}


def test_named_spell_numbers_are_the_spells_own() -> None:
    named = {name.lower(): number for name, number in vars(named_spells).items() if name.isupper()}
    assert len(named) == 10
    assert named.items() <= {spell.id: spell.index for spell in SPELLS}.items()


def test_all_cards_exist() -> None:
    printed = {card["id"]: (card["number"], card["index"]) for card in ALL_CARDS}
    assert {card.id: (card.number, card.index) for card in CARDS} == printed
    assert len(ALL_CARDS) == len(CARDS)
    assert {card["id"] for card in ALL_CARDS if "original" in card} == set(OLD)


@each_printing
def test_card_costs(card: dict[str, Any], facts: dict[str, Any], original: bool) -> None:
    at = printed_at(card, original)
    for players in COUNTS:
        cost = facts["cost"].get("by_players", {str(players): facts["cost"]})[str(players)]
        row = [int(COST[(at * 3 + players - 2) * 6 + column]) for column in range(6)]
        assert row == [cost.get(name, 0) for name in COLUMNS]
        assert set(cost) <= set(COLUMNS)


@each_printing
def test_card_prestige(card: dict[str, Any], facts: dict[str, Any], original: bool) -> None:
    assert int(PRESTIGE[printed_at(card, original)]) == facts["prestige"]


@each_printing
def test_card_triggers(card: dict[str, Any], facts: dict[str, Any], original: bool) -> None:
    """The engine has programs for exactly the printed effects; `permanent` ones may have none."""
    at = printed_at(card, original)
    found = {name for name, trigger in PROGRAMS.items() if PROGRAM[at * TRIGGERS + trigger]}
    assert found == set(facts["effects"]) - {"permanent"}


@each_card
def test_card_kinds(card: dict[str, Any]) -> None:
    kind = {"item": t.ITEM, "familiar": t.FAMILIAR}[card["kind"]]
    assert BY_NUMBER[card["index"]].kind == kind
    for original in (False, *([True] if "original" in card else [])):
        assert int(t.CARD_KIND[printed_at(card, original)]) == kind
        assert int(t.CARD_KIND[card["index"]]) == kind


def test_reprinted_cards_follow_each_printing() -> None:
    """Balance: identical tokens for crystals; Idol: crystals on entering, and per familiar."""
    for original in (False, True):
        balance, idol = (next(card for card in ALL_CARDS if card["id"] == id) for id in OLD)
        figures = (balance["original"] if original else balance)["figures"]
        row = int(PROGRAM[printed_at(balance, original) * TRIGGERS + t.ACTIVATION])
        arguments = [int(t.CODE[(row + i) * ROW + 1]) for i in range(3)]
        tokens, rate = (n for n in arguments if n)
        assert tokens == figures["discard_identical"]
        assert tokens * rate == figures["crystals"]
        figures = (idol["original"] if original else idol)["figures"]
        enter = int(PROGRAM[printed_at(idol, original) * TRIGGERS + t.ENTER])
        assert (int(t.CODE[enter * ROW + 1]) if enter else 0) == figures["enter_crystals"]


@pytest.mark.parametrize("printing", ["en", "fr", "de"])
def test_enchanted_kingdom_replaces_the_old_printings(printing: str) -> None:
    with_box = {"printing": printing, "kingdom_cards": "with"}
    for given in (with_box, dict(reversed(with_box.items()))):
        assert [RULES.complete(given, 2)[option] for option in OLD.values()] == ["new", "new"]
        assert [RULES.complete(given | {option: "old"}, 2)[option] for option in OLD.values()] == ["old", "old"]
    without = RULES.complete({"printing": printing}, 2)
    assert [without[option] for option in OLD.values()] == ["old" if printing == "de" else "new"] * 2
    assert RULES.complete(without | {"kingdom_cards": "with"}, 2) == without | {"kingdom_cards": "with"}


@pytest.mark.parametrize("die", range(20))
def test_all_six_faces_of_a_die(die: int) -> None:
    faces = FACTS["dice"][die_id(die)]
    assert len(faces) == 6
    for face, printed in enumerate(faces):
        at = (die * 6 + face) * t.FACE_COLUMNS
        assert [int(FACES[at + column]) for column in range(t.FACE_COLUMNS)] == [
            printed.get(name, 0) for name in FACE_COLUMNS
        ]
    assert sorted(face["pips"] for face in faces) == [1, 1, 2, 2, 3, 3]


def test_there_are_twenty_dice() -> None:
    assert list(FACTS["dice"]) == [die_id(die) for die in range(20)]


def test_transmutation_rates() -> None:
    for season, facts in enumerate(FACTS["seasons"]):
        assert SEASONS[season] == facts["id"]
        rates = {energy: int(RATE[season * 4 + e]) for e, energy in enumerate(ENERGIES)}
        assert rates == facts["transmutation"]


def fresh(seats: int, level: str = "archmage") -> View:
    view: View = RULES.view(RULES.new({"level": level}, seats, rng_from_seed(seats)), 0)
    return view


def test_the_wheel_and_its_start() -> None:
    wheel = FACTS["wheel"]
    view = fresh(2)
    assert (view.year, view.space, view.season) == (wheel["start_year"], wheel["start_space"], "winter")
    state = RULES.new({}, 2, rng_from_seed(2))
    for space in range(1, wheel["spaces"] + 1):
        state.month = space
        season = next(season for season in FACTS["seasons"] if space in season["spaces"])
        assert RULES.view(state, None).season == season["id"]
    changes = [facts["spaces"][-1] for facts in FACTS["seasons"]]
    assert changes == wheel["season_change_after_spaces"]


def test_limits() -> None:
    assert RULES.seats == tuple(COUNTS)
    assert int(t.RESERVE) == LIMITS["reserve"]
    assert int(t.GAUGE_MAX) == LIMITS["gauge_max"]
    assert int(t.MAX_BONUSES) == LIMITS["bonus_uses_max"]
    penalties = LIMITS["bonus_penalties_total"]
    assert {str(used): int(penalty) for used, penalty in enumerate(t.PENALTY)} == penalties
    assert int(t.HAND_PENALTY[0]) == LIMITS["hand_card_penalty"]
    for seats in COUNTS:
        for seat in fresh(seats).seats:
            assert seat.gauge == LIMITS["gauge_start"]
            assert seat.crystals == LIMITS["crystals_start"]
            assert seat.capacity == LIMITS["reserve"]


def test_a_second_grimoire_adds_no_capacity() -> None:
    state = RULES.new({}, 2, rng_from_seed(1))
    grimoire = next(card.index for card in CARDS if card.id == "bespelled_grimoire")
    found = []
    for copy in (None, 0, 1):
        if copy is not None:
            add_to_play(state, 0, 2 * grimoire + copy)
        found.append(int(capacity(state, 0)))
    more = LIMITS["reserve_with_grimoire"]
    assert found == [LIMITS["reserve"], more, more + LIMITS["second_grimoire_adds"]]


@pytest.mark.parametrize("seats", COUNTS)
def test_the_deal(seats: int) -> None:
    """Check the cards per player, two copies of every card of the level, and the dice, one of which stays."""
    prelude = LIMITS["prelude"]
    for level, kinds in (("archmage", len(FACTS["cards"])), ("magician", len(FACTS["levels"]["basic"]))):
        state = RULES.new({"level": level}, seats, rng_from_seed(seats))
        assert {len(pack_of(state, seat)) for seat in range(seats)} == {prelude["cards_dealt"]}
        assert int(state.cards) == kinds * FACTS["copies_of_each_card"]
        assert int(state.deck_n) == int(state.cards) - seats * prelude["cards_dealt"]
    assert FACTS["levels"]["basic"] == list(range(1, 31))
    choose = rng_from_seed(7)
    while state.round == 0:
        seat = state.open_seats()[0]
        codes = state.legal(seat)
        state.apply(seat, codes[choose.below(len(codes))])
    view = RULES.view(state, 0)
    for other in view.seats:
        assert (other.hand, other.library_2, other.library_3) == (prelude["cards_per_pile"],) * prelude["piles"]
    assert len(view.dice) == LIMITS["dice_per_season_by_players"][str(seats)]
    assert len(view.dice) == seats + LIMITS["dice_left_over_per_round"]


def test_ability_token_points() -> None:
    assert [int(points) for points in t.ABILITY_POINTS][: len(TOKENS)] == FACTS["ability_points"]
    assert {str(t.HAND_ABILITY + 1): int(t.HAND_ABILITY_POINTS[0])} == FACTS["ability_points_per_hand_card"]


def test_all_enchantments_exist() -> None:
    assert set(RULES.option_values()["enchantment"]) == {"none", "random", *FACTS["enchantments"]}


def test_the_sets_for_apprentices() -> None:
    assert [list(cards) for cards in t.APPRENTICE_SETS] == FACTS["sets"]
