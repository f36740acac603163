"""Messages of Seasons for games, views and events."""

from typing import Any

import msgspec
import pytest

from sortilege.core.ask import Ask, Option
from sortilege.core.events import Event
from sortilege.core.session import Session
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.game_messages import join_lines
from sortilege.core.text.message import Message, message
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.presentation import board_text
from sortilege.games.seasons.presentation import messages as words
from sortilege.games.seasons.presentation.view import CardView, View
from sortilege.games.seasons.rules import SEASONS as RULES
from tests.texts.common import NAMES

KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_texts(language: str) -> None:
    said = texts(language)
    for card in CARDS:
        for seats in RULES.seats:
            assert board_text.card_text(said, card.id, seats).startswith(said.say(card.id))


def test_an_older_printing_has_its_own_text() -> None:
    old = RULES.complete({"printing": "de"}, 2)
    assert "costs 6 crystals" in board_text.card_text(texts("en"), "balance_of_ishtar", 2, old)
    assert "costs 2 crystals" in board_text.card_text(texts("en"), "balance_of_ishtar", 2)


def test_the_second_copy_is_numbered_only_beside_the_first() -> None:
    said = texts("en")
    assert said.tell(words.option_label("activate:die_of_malice#2"), NAMES) == "Activate Die of Malice (2)"
    assert said.tell(words.option_label("energy:amulet_of_water#2:fire"), NAMES) == "fire from Amulet of Water (2)"
    first, second = (CardView(id, "die_of_malice", False, {}, "") for id in ("die_of_malice", "die_of_malice#2"))
    assert board_text.display_name(said, second.id, [second]) == "Die of Malice"
    assert board_text.display_name(said, second.id, [first, second]) == "Die of Malice (2)"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Ann draws 2 cards.", "Ann draws a card", "Ann keeps Purse of Io, Horn of Plenty."]),
        (
            "fr",
            [
                "Ann pioche 2 cartes.",
                "Ann pioche une carte",
                "Ann garde «\xa0Bourse d'Io\xa0», «\xa0Corne d'abondance\xa0».",
            ],
        ),
        ("de", ["Ann zieht 2 Karten.", "Ann zieht eine Karte", "Ann behält „Geldbeutel von Io“, „Füllhorn“."]),
    ],
)
def test_repeated_events_share_a_line(language: str, said: list[str]) -> None:
    draw, other = Event("draws-hidden", {"who": 0}), Event("draws-hidden", {"who": 0, "by": "horn_of_plenty"})
    cards = [Event("keeps", {"who": 0, "card": card}) for card in ("purse_of_io", "horn_of_plenty")]
    lines = [
        texts(language).tell(line, NAMES) for line in join_lines(map(words.event_message, [draw, draw, other, *cards]))
    ]
    assert [line.partition(" (")[0] for line in lines] == said


def test_energies_of_a_payment_add_up() -> None:
    paid = [
        Event("pays", {"who": 0, "energy": energy, "place": "reserve"}) for energy in ("fire", "fire", "water", "fire")
    ]
    lines = join_lines(map(words.event_message, paid))
    assert [texts("en").tell(line, NAMES) for line in lines] == ["Ann pays 3 fire energies, 1 water energy."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann summons Wondrous Chest this year in 69 of 100 games, against 2 with the next best."),
        (
            "fr",
            "Ann invoque «\xa0Coffret merveilleux\xa0» cette année dans 69 parties sur 100, contre 2 avec le deuxième ",
        ),
        ("de", "Ann beschwört „Wundersame Kiste“ noch in diesem Jahr in 69 von 100 Partien, gegenüber 2 mit der "),
    ],
)
def test_a_hints_reason_is_one_sentence(language: str, said: str) -> None:
    line = words.event_message(Event("summons", {"who": 0, "card": "wondrous_chest"}))
    counted = message("hint-then", line=line, when=Message("hint-in-year"), share=69, other=2, good=1)
    assert texts(language).tell(counted, NAMES).startswith(said)


# What messages make of a view.


def changed(view: View, seat: int, **fields: Any) -> View:
    """Return the view with one of its seats changed."""
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **fields)
    return msgspec.structs.replace(view, seats=tuple(seats))


def view_of(why: str, *ids: str, options: dict[str, str] | None = None) -> View:
    """Return Ann's view of a new game, with another decision."""
    view: View = RULES.view(Session(RULES, NAMES[:2], options or {}, bytes(32)).state, 0)
    ask = Ask(0, "menu", why, tuple(Option(0, id) for id in ids), ())
    return msgspec.structs.replace(view, why=why, ask=ask)


def raven(mimics: str) -> CardView:
    return CardView("raven_the_usurper", "raven_the_usurper", False, {}, mimics)


def test_a_raven_offers_the_modes_of_its_item() -> None:
    said = texts("en")
    ravens = (raven("statue_of_eolis#2"), raven("tree_of_light"))
    view = changed(view_of("raven_the_usurper.choose", "gain", "permit"), 0, play=ravens)
    assert said.tell(words.option_label("permit", view), NAMES) == said.say("option-permit-tree_of_light")
    assert said.tell(words.option_label("gain", view), NAMES) == said.say("option-gain-tree_of_light")
    view = changed(view_of("raven_the_usurper.choose", "gain", "look"), 0, play=ravens[:1])
    assert said.tell(words.option_label("gain", view), NAMES) == said.say("option-gain-statue_of_eolis")
    assert view.ask is not None
    assert said.tell(words.prompt(view.ask, view), NAMES).startswith("Raven the Usurper (as Statue of Eolis) — ")
    assert "Raven the Usurper (as Statue of Eolis)" in words.table_text(said, view, NAMES[:2])


def test_an_item_to_mimic_names_its_owner() -> None:
    said = texts("en")
    items = tuple(CardView(id, "amulet_of_air", False, {}, "") for id in ("amulet_of_air", "amulet_of_air#2"))
    view = changed(view_of("raven_the_usurper.choose_model", "pass"), 1, play=items)
    assert said.tell(words.option_label("play:amulet_of_air#2", view), ("Ann", "Bob")) == "Amulet of Air (2) (Bob)"
    view = changed(view, 1, play=items[1:])
    assert said.tell(words.option_label("play:amulet_of_air#2", view), ("Ann", "Bob")) == "Amulet of Air (Bob)"
    assert said.tell(words.option_label("pass", view), NAMES) == "Mimic nothing"


def test_a_card_to_give_up_says_what_happens_to_it() -> None:
    view = view_of("token_2.give_up_card", "card:amulet_of_air", "play:dragon_skull")
    labels = [
        texts("en").tell(words.option_label(id, view), NAMES) for id in ("card:amulet_of_air", "play:dragon_skull")
    ]
    assert labels == ["Discard Amulet of Air", "Sacrifice Dragon Skull"]


def test_the_first_pick_prompt_of_natural_selection() -> None:
    view = view_of("draft", "card:naria_the_prophetess", options={"enchantment": "natural_selection"})
    assert view.ask is not None
    assert texts("en").tell(words.prompt(view.ask, view), NAMES).startswith("Choose a card to throw away")
    later = msgspec.structs.replace(view, discard=2)
    assert texts("en").tell(words.prompt(view.ask, later), NAMES).startswith("Choose a card to keep")


def test_the_table_shows_sealed_choices_abilities_and_lost_spaces() -> None:
    said, view = texts("en"), view_of("choose_ability", "token:7", options=KINGDOM | {"enchantment": "drought"})
    assert view.me is not None
    for sealed, told in {
        "token:7": "ability token 7, Crystal Vein",
        "card:temporal_boots": "Temporal Boots (free)",
    }.items():
        private = msgspec.structs.replace(view.me, sealed=sealed)
        table = words.table_text(said, msgspec.structs.replace(view, me=private), NAMES[:2])
        assert f"You have chosen: {told}\n" in table
    view = changed(view, 1, ability=7, ability_used=True, spaces_lost=1, capacity=6)
    table = words.table_text(said, view, NAMES[:2])
    assert "  ability token 7, Crystal Vein (used)\n  reserve 0 of 6: – · Drought −1\n" in table
    assert said.tell(words.option_label("ability", changed(view, 0, ability=3)), NAMES).endswith(
        "token 3, Energy Surge"
    )


@pytest.mark.parametrize(
    ("totals", "winners", "told"),
    [
        ((120, 90), (0,), "You win, 120\u00a0:\u00a090"),
        ((1, 1), (1,), "Bob wins the tie-break, 1\u00a0:\u00a01"),
        ((70, 70), (0, 1), "You and Bob win together, 70\u00a0:\u00a070"),
    ],
)
def test_the_score_names_the_winners(totals: tuple[int, int], winners: tuple[int, ...], told: str) -> None:
    view = msgspec.structs.replace(view_of(""), over=True, winners=winners)
    for seat, total in enumerate(totals):
        view = changed(view, seat, points=view.seats[seat].points | {"total": total})
    assert words.score_text(texts("en"), view, ("Ann", "Bob")).splitlines()[-1] == told


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ({}, "Ann gains 3 crystals."),
        ({"by": "staff_of_spring"}, "Ann gains 3 crystals (Staff of Spring)."),
        ({"by": "bonus_transmute"}, "Ann gains 3 crystals (Bonus: Transmute)."),
        ({"by": "token_7"}, "Ann gains 3 crystals (ability token 7, Crystal Vein)."),
    ],
)
def test_the_cause_of_an_event_is_named(by: dict[str, int | str], told: str) -> None:
    args: dict[str, int | str] = {"who": 0, "n": 3}
    event = Event("gains_crystals", args | by)
    assert texts("en").tell(words.event_message(event), NAMES) == told
