"""Texts of cards, spells and rules say what holds at a table: each option value changes exactly the texts it should."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest

from sortilege.core.kits import Kit, kit, shipped_kits
from sortilege.core.options import PLAYERS
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.games.seasons.presentation import board_text as seasons_text
from sortilege.games.spellbook.presentation import board_text as spellbook_text
from sortilege.terminal.renderer import renderer_for
from tests.texts.test_sweeps import parsed

FILES = ("cards.ftl", "spells.ftl", "page-rules.ftl")  # what depends on the table

# Option, or option=value → the texts that its values other than the default change.
CHANGED = {
    "seasons": {
        "level=apprentice": "chapter:draft",
        "balance": "balance_of_ishtar.text",
        "idol": "idol_of_the_familiar.text",
        "exchange": "bonus_exchange.text chapter:bonuses",
        "chest": "wondrous_chest.text",
        "diefirst": "chapter:round chapter:die chapter:tokens",
        "hourglass": "hourglass_of_time.text chapter:wheel",
        "life": "potion_of_life.text chapter:transmutation",
        "life_bonus": "potion_of_life.text",
        "tiebreak": "chapter:end",
        "fairies": "thieving_fairies.text",
        "before_year1": "temporal_boots.text token_10.text chapter:wheel",
        "round_end": "chapter:round_end",
        "zira_chain": "shield_of_zira.text",
        "second_search": "familiar_catcher.text scroll_of_ishtar.text",
        "kingdom_cards": "chapter:setup chapter:summoning",
        "ability_tokens": "chapter:end",
    },
    "spellbook": {
        "difficulty": "chapter:solo",
        "altar_shortage": "chapter:altar",
        "token_from_triple": "chapter:learning",
        "growth_four": "spell-growth.four",
        "mirage_on_store": "spell-mirage.three spell-mirage.four spell-mirage.five",
        "mirage_on_swap": "spell-mirage.three spell-mirage.four spell-mirage.five",
        "copied_rune": "spell-clone.four",
        "solo_surplus": "chapter:solo",
        "solo_empty_altar": "chapter:solo",
        "pouch_and_box_empty": "chapter:pouch",
        "players=1": (
            "spell-sharing.three spell-sharing.four spell-sharing.five spell-blaze.three spell-blaze.four "
            "spell-blaze.five spell-clone.three spell-clone.four spell-clone.five chapter:setup chapter:altar "
            "chapter:clone chapter:end"
        ),
    },
}

# Option, or option=value → why no text changes with it.
UNCHANGED = {
    "seasons": {
        "level=magician": "the chapter on what comes before a game tells what each level plays with",
        "first": "who begins stands on the board",
        "enchantment": "its own text, which lies open, says what it changes",
        "players": "each card shows its cost for the players there are; the rules are the same",
    },
    "spellbook": {
        "spells": "the game shows the spells that are played",
        **dict.fromkeys(
            ("red", "purple", "green", "black", "white", "blue", "yellow"), "the game shows the spells that are played"
        ),
        "first": "who begins stands on the board",
        "players=2": "the rules are those of every game with others",
        "players=3": "the rules are those of every game with others",
    },
}

# Option → cards that rulings with this option are about, although no value of it changes their texts, and why.
SILENT = {
    "balance": {"purse_of_io amulet_of_water": "what they do with one energy holds for three or four"},
    "life_bonus": {"purse_of_io": "it raises the potion in both readings"},
    "exchange": {"amulet_of_water": "its energies can be exchanged in both readings"},
    "round_end": {
        "damned_soul_of_onys beggars_horn heart_of_argos titus_deepgaze wondrous_chest mesodaes_lantern ios_transmuter "
        "fairy_monolith horn_of_plenty": "each says what it does; the chapter on the end of a round tells the order"
    },
    "second_search": {"elemental_amulet": "it is only what can be found"},
    "zira_chain": {"syllas_the_faithful": "it is only what takes the card"},
    "altar_shortage": {
        "spell-levitation spell-sharing spell-focus spell-storm spell-growth spell-feast spell-communion": (
            "none speaks of a shortage; the chapter on the Altar does"
        )
    },
    "token_from_triple": {"spell-focus": "it uses the rune on its card wherever that came from"},
    "mirage_on_store": {"spell-growth spell-feast spell-communion": "Mirage says what sets it off"},
    "mirage_on_swap": {"spell-purification": "Mirage says what sets it off"},
    "copied_rune": {"spell-focus spell-transmutation": "Clone says whose rune counts"},
    "solo_surplus": {"spell-divination": "the surplus is dealt with when the Day is over"},
}


def key_of(kit: Kit, name: str) -> str:
    chapter = name.removeprefix("chapter:")
    return name if chapter == name else f"page-chapter-{kit.name}-{chapter}.text"


def changed_by(kit: Kit, option: str, value: str) -> set[str]:
    """Return the texts that this value is declared to change."""
    declared = CHANGED[str(kit.name)]
    return {key_of(kit, name) for name in declared.get(f"{option}={value}", declared.get(option, "")).split()}


def other_values(kit: Kit) -> Iterator[tuple[str, str]]:
    """Yield every value of every option but its default, and every other number of players."""
    options = kit.rules.options
    for option, values in options.values_without_presets().items():
        yield from ((option, value) for value in values[1:] if option in options.values)
    yield from ((PLAYERS, str(seats)) for seats in kit.rules.seats[:-1])


@cache
def keys(game: str) -> tuple[tuple[str, str], ...]:
    """Return the message and attribute of every text that could depend on the table."""
    files = [messages for name, messages in parsed("en").items() if name.partition("/")[::2] in pairs(game)]
    return tuple(
        (id, attribute.id.name)
        for messages in files
        for id, entry in messages.items()
        for attribute in entry.attributes
    )


def pairs(game: str) -> list[tuple[str, str]]:
    return [(game, file) for file in FILES]


def at_table(kit: Kit, **chosen: str) -> dict[str, str | int]:
    """Return the arguments of texts at a table with these options, and otherwise the defaults."""
    players = int(chosen.pop(PLAYERS, kit.rules.seats[-1]))
    return kit.rules.options.text_arguments({}, players) | dict(chosen)


def rendered(kit: Kit, language: str, arguments: Mapping[str, str | int]) -> dict[str, str]:
    said = texts(language)
    return {f"{id}.{name}": said.attribute(id, name, **arguments) for id, name in keys(str(kit.name))}


every_game = pytest.mark.parametrize("kit", shipped_kits(), ids=lambda kit: str(kit.name))


@every_game
def test_every_option_value_has_its_texts_or_a_reason(kit: Kit) -> None:
    changed, unchanged = CHANGED[str(kit.name)], UNCHANGED[str(kit.name)]
    for option, value in other_values(kit):
        declared = [f"{option}={value}" in changed or option in changed, bool(unchanged.get(f"{option}={value}"))]
        declared[1] |= option in unchanged
        assert sum(declared) == 1, f"{kit.name}: declare which texts {option}={value} changes, or why none"
    known = {name for option, value in other_values(kit) for name in (option, f"{option}={value}")}
    assert (changed.keys() | unchanged.keys()) - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_an_option_value_changes_exactly_its_texts(kit: Kit, language: str) -> None:
    usual = rendered(kit, language, at_table(kit))
    assert len(usual) > 60
    for option, value in other_values(kit):
        here = rendered(kit, language, at_table(kit, **{option: value}))
        assert {key for key in usual if here[key] != usual[key]} == changed_by(kit, option, value), f"{option}={value}"


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_options_that_share_a_text_change_it_independently(kit: Kit, language: str) -> None:
    values = kit.rules.options.values
    sharing: dict[str, set[str]] = {}
    for option, value in other_values(kit):
        for key in changed_by(kit, option, value) if option != PLAYERS else ():
            sharing.setdefault(key, set()).add(option)
    assert any(len(options) > 1 for options in sharing.values())
    for key, options in sharing.items():
        id, name = key.split(".")
        rows = [dict(zip(options, row, strict=True)) for row in product(*(values[option] for option in options))]
        said = [texts(language).attribute(id, name, **at_table(kit, **row)) for row in rows]
        assert len(set(said)) >= 2 ** len(options), key


@every_game
def test_cards_of_a_ruling_with_an_option_say_what_it_selects(kit: Kit) -> None:
    """A card that a ruling with an option is about has texts for its values, or a reason why not."""
    needless = {option for option in SILENT if option in kit.rules.options.values}
    for ruling in kit.rulings:
        if option := ruling["option"]:
            cards = {id if kit.name == "seasons" else f"spell-{id}" for id in ruling["cards"]}
            changed = [changed_by(kit, other, value) for other, value in other_values(kit) if other == option]
            silent = cards - {key.partition(".")[0] for keys in changed for key in keys}
            assert silent <= {id for ids in SILENT.get(option, {}) for id in ids.split()}, ruling["id"]
            needless -= {option} if silent else set()
    assert needless == set()


# What shows them.


def test_a_card_says_what_holds_at_its_table() -> None:
    said = texts("en")
    text = {seats: seasons_text.card_text(said, "wondrous_chest", 2, {"chest": seats}) for seats in ("round", "turn")}
    assert ["each round" in text["round"], "your turns" in text["turn"]] == [True, True]
    printed = seasons_text.card_text(said, "hourglass_of_time", 2, {"printing": "de"})
    assert "at the end of that round" in printed


def test_a_terminal_says_what_holds_at_its_table() -> None:
    options = kit("seasons").rules.complete({"printing": "de", "life_bonus": "ignored"}, 2)
    seasons = renderer_for("seasons", "en", ("Ann", "Bob"), options)
    assert "No other player may transmute" in seasons.thing("potion_of_life")
    assert "ability token 6 does not raise this" in seasons.thing("potion_of_life")
    assert "one or two of your energies" in seasons.thing("bonus_exchange")
    alone = renderer_for("spellbook", "de", ("Ann",), kit("spellbook").rules.complete({}, 1))
    assert "Bereich des Gegners" in alone.thing("sharing")


def test_a_spell_says_what_holds_at_its_table() -> None:
    said = texts("en")
    assert "opponent" in spellbook_text.spell_text(said, "blaze", {}, 1)
    assert "each other player" in spellbook_text.spell_text(said, "blaze", {}, 2)
    assert "level 3" in spellbook_text.level_text(said, "growth", 4, {"growth_four": "to_three"}, 2)
