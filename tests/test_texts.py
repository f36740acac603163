"""Every word there has to be is there, in each language, can be said, and is wanted by somebody."""

import ast
import random
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sortilege.core.asks import Ask, Option
from sortilege.core.events import Event
from sortilege.core.game import Game
from sortilege.core.lines import WIDTH, short
from sortilege.core.texts import LANGUAGES, BadText, UnknownLanguage, texts
from sortilege.seasons import words
from sortilege.seasons.events import ENCHANTMENTS, EVENTS
from sortilege.seasons.numbering import BONUSES, ENERGIES, IDS, SEASONS, WORDS
from sortilege.seasons.reasons import REASONS
from sortilege.seasons.rules import SEASONS as RULES
from sortilege.seasons.state import VERBS, Verb
from sortilege.seasons.verbs.flow import CHOOSE
from sortilege.seasons.view import CardView, View
from sortilege.seasons.vocabulary import CARDS, REPRINTS
from sortilege.spellbook import words as spellbook_words
from sortilege.spellbook.events import EVENTS as SPELLBOOK_EVENTS
from sortilege.spellbook.numbering import COLORS, PHASES, PRIMARIES, RUNES
from sortilege.spellbook.numbering import IDS as SPELLBOOK_IDS
from sortilege.spellbook.reasons import REASONS as SPELLBOOK_REASONS
from sortilege.spellbook.rules import SPELLBOOK
from sortilege.spellbook.state import VERBS as SPELLBOOK_VERBS
from sortilege.spellbook.state import Verb as SpellBookVerb
from sortilege.spellbook.view import STEPS
from sortilege.spellbook.view import View as SpellBookView
from sortilege.spellbook.vocabulary import SPELLS

PACKAGE = files("sortilege")


def ledger(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = yaml.safe_load((PACKAGE / "rulings" / f"{game}.yaml").read_text(encoding="utf-8"))
    return found


RULINGS = ledger("seasons")
SPELLBOOK_RULINGS = ledger("spellbook")

# What any message may be given.
SEASONS_NUMBERS = (
    "n",
    "now",
    "round",
    "year",
    "space",
    "capacity",
    "gauge",
    "deck",
    "discard",
    "bonuses",
    "two",
    "three",
)
NUMBERS = (*SEASONS_NUMBERS, "level", "day", "pouch", "box", "lower")
NAMED = ("who", "to", "card", "energy", "season", "die", "face", "bonus", "place", "shelf", "types", "cost")
MORE = ("crystals", "hand", "subject", "text", "token", "enchantment", "called", "points")
OTHER = (*MORE, "spell", "color", "rune", "phase", "action", "materia")


@cache
def parsed(language: str) -> dict[str, dict[str, ftl.Message]]:
    """File → id → message; a line that Fluent cannot read, or an id used twice, is an error."""
    found: dict[str, dict[str, ftl.Message]] = {}
    for file in (PACKAGE / "texts" / language).iterdir():
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        assert not junk, f"texts/{language}/{file.name}: {junk[0]}"
        found[file.name] = {}
        for entry in body:
            if isinstance(entry, ftl.Message):
                twice = [name for name, messages in found.items() if entry.id.name in messages]
                assert not twice, f"texts/{language}: {entry.id.name} is in {twice[0]} and again in {file.name}"
                found[file.name][entry.id.name] = entry
    return found


def messages(language: str) -> dict[str, ftl.Message]:
    return {id: message for file in parsed(language).values() for id, message in file.items()}


def keys_of(message: ftl.Message) -> set[str]:
    own = {message.id.name} if message.value else set()
    return own | {f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes}


# What has to be there: the tables of contents say it.


def cards() -> Iterator[str]:
    for card in CARDS:
        yield from (card.id, f"{card.id}.text")
    for card in REPRINTS.values():
        yield f"{card.id}.text_old"
    yield from ("item", "familiar")


def expansion() -> Iterator[str]:
    """Enchanted Kingdom; its rulings name its cards."""
    ids = {card for ruling in RULINGS for card in ruling["cards"]}
    ids |= {f"token_{number}" for number in range(1, 13)}
    ids |= {"elemental_construction", "extended_experience", "natural_selection", "entangling_roots", "nature_spirit"}
    ids |= {"argos_embrace", "ios_bounty", "olafs_knowledge", "drought", "vision_of_destiny", "bonus_olaf"}
    for id in sorted(ids):
        yield from (id, f"{id}.text")


def rulings() -> Iterator[str]:
    for ruling in RULINGS:
        yield f"ruling-{ruling['id']}"


def asks() -> Iterator[str]:
    for verb in VERBS:
        if any("answer" in vars(kind) for kind in type(verb).__mro__ if kind not in (Verb, object)):
            yield f"ask-{verb.name}"
    yield from ("ask-split-2", "ask-split-3", "ask-draft-away", "ask-reveal-keep", "ask-reveal-again", "about")


def log() -> Iterator[str]:
    for key, _, _, hidden in EVENTS.values():
        yield f"log-{key}"
        if hidden:
            yield f"log-{key}-hidden"
    yield from ("log-to_discard", "log-moves-back", "log-gauge-back")


def option_words() -> Iterator[str]:
    for word in sorted({id.partition(":")[0] for id in IDS if not id.startswith("code_")}):
        yield f"option-{word}"
    for card in CARDS:  # either … or: each way says what it means on this card
        for step in (step for program in card.programs.values() for step in program if step.verb is CHOOSE):
            for code in step.args[::2]:
                assert isinstance(code, int)
                yield f"option-{WORDS[code]}-{card.id}"
    yield from ("option-keep-card", "option-discard-card", "option-die-face", "option-transmute-worth")
    yield from ("option-ability-token", "option-vision-card", "option-draw-reveal", "option-card-give_up")
    yield from (f"option-play-{verb}" for verb in ("give_up", "leave", "choose_model"))
    yield from (f"option-pass-{verb}" for verb in ("leave", "reveal", "choose_model", "instead_of_die"))
    yield from (f"option-pass-{verb}" for verb in ("place_if_wanted", "take_some_back", "take_from_each_opponent"))
    yield "option-pass-discard_any_number"


def reasons() -> Iterator[str]:
    for reason, ruling in REASONS.values():
        yield from (f"reason-{reason}", f"ruling-{ruling}")


def things() -> Iterator[str]:
    for season in SEASONS:
        yield from (season, f"die-{season}")
    for energy in ENERGIES:
        yield from (energy, f"n-{energy}")
    yield "n-all"
    for bonus in BONUSES:
        yield from (f"bonus_{bonus}", f"bonus_{bonus}.text")


def game_options() -> Iterator[str]:
    for key, values in RULES.choices().items():
        yield from (f"opt-{key}", f"opt-{key}.text")
        yield from (f"opt-{key}-{value}" for value in values)


def spells() -> Iterator[str]:
    for spell in SPELLS:
        yield from (f"spell-{spell.id}", *(f"spell-{spell.id}.{level}" for level in ("three", "four", "five")))
    for color in COLORS:
        yield from (f"color-{color}", f"color-{color}.plain")
    yield from (f"rune-{rune}" for rune in RUNES)
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"primary-{primary}" for primary in PRIMARIES)


def spellbook_rulings() -> Iterator[str]:
    yield from (f"ruling-{ruling['id']}" for ruling in SPELLBOOK_RULINGS)


def spellbook_asks() -> Iterator[str]:
    for verb in SPELLBOOK_VERBS:
        if any("answer" in vars(kind) for kind in type(verb).__mro__ if kind not in (SpellBookVerb, object)):
            names = PHASES[:3] if verb.name == "phase" else (verb.name,)
            yield from (f"sb-ask-{name}" for name in names)
    yield from (f"sb-ask-learn-{step}" for step in STEPS.values())
    yield from (f"sb-ask-{verb}-{step}" for (verb, _), step in spellbook_words.STEPS.items())
    yield "sb-ask-others_take-solo"


def spellbook_log() -> Iterator[str]:
    yield from (f"sb-log-{key}" for key, _, _ in SPELLBOOK_EVENTS.values())


def spellbook_option_words() -> Iterator[str]:
    for word in sorted({id.partition(":")[0] for id in SPELLBOOK_IDS if not id.startswith("code_")}):
        yield f"sb-option-{word}"
    yield "sb-option-raise-to"


def spellbook_reasons() -> Iterator[str]:
    for reason, ruling in SPELLBOOK_REASONS.values():
        yield from (f"sb-reason-{reason}", f"ruling-{ruling}")


def spellbook_options() -> Iterator[str]:
    """A color's values are spells, which have names already, and "any"."""
    yield "sb-opt-any"
    for key, values in SPELLBOOK.choices().items():
        yield from (f"sb-opt-{key}", f"sb-opt-{key}.text")
        if key not in COLORS:
            yield from (f"sb-opt-{key}-{value}" for value in values)


SWEEPS = (
    *(cards, expansion, rulings, asks, log, option_words, reasons, things, game_options),
    *(spells, spellbook_rulings, spellbook_asks, spellbook_log, spellbook_option_words),
    *(spellbook_reasons, spellbook_options),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sweep", SWEEPS)
def test_every_text_is_there(sweep: Any, language: str) -> None:
    there = {key for message in messages(language).values() for key in keys_of(message)}
    missing = [key for key in sweep() if key not in there]
    assert not missing, f"create in texts/{language}: {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    for name, there in parsed("en").items():
        wanted = {key for message in there.values() for key in keys_of(message)}
        found = {key for message in parsed(language).get(name, {}).values() for key in keys_of(message)}
        assert not wanted - found, f"create in texts/{language}/{name}: {', '.join(sorted(wanted - found))}"
        assert not found - wanted, f"create in texts/en/{name}: {', '.join(sorted(found - wanted))}"
    assert parsed(language).keys() == parsed("en").keys()


class References(Visitor):
    """The ids of the messages that a message is made of."""

    def __init__(self, message: ftl.Message) -> None:
        self.ids: set[str] = set()
        self.visit(message)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # as the visitor looks it up
        self.ids.add(node.id.name)


def named_in_words() -> set[str]:
    """Strings in words.py; the labels of the table and the score are named there without their first part."""
    strings: set[str] = set()
    for file in (words.__file__, spellbook_words.__file__):
        tree = ast.parse(Path(str(file)).read_text(encoding="utf-8"))
        strings |= {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    firsts = ("", "table-", "score-", "sb-table-", "sb-score-")
    return {f"{first}{string}" for string in strings for first in firsts}


def test_every_text_is_wanted() -> None:
    there = messages("en")
    wanted = {key.partition(".")[0] for sweep in SWEEPS for key in sweep()} | named_in_words()
    wanted |= {id for key in wanted & there.keys() for id in References(there[key]).ids}
    games = [id for name, file in parsed("en").items() if name.startswith(("seasons-", "spellbook-")) for id in file]
    unwanted = [id for id in games if id not in wanted]
    assert not unwanted, f"nothing says these, delete them in all languages: {', '.join(unwanted)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_text_can_be_said(language: str, n: int) -> None:
    said = texts(language)
    args: dict[str, int | str] = dict.fromkeys(NUMBERS, n) | dict.fromkeys(NAMED + OTHER, "Ann")
    ours = [name for name in parsed(language) if name.startswith(("seasons-", "spellbook-", "common"))]
    for id, message in ((id, message) for name in ours for id, message in parsed(language)[name].items()):
        if message.value:
            assert said.say(id, **args).strip()
        for attribute in message.attributes:
            assert said.attribute(id, attribute.id.name, **args).strip()


@pytest.mark.parametrize(
    ("language", "crystals", "energies"),
    [
        ("en", ["0 crystals", "1 crystal", "2 crystals"], ["0 fire energies", "1 fire energy", "2 fire energies"]),
        ("fr", ["0 cristal", "1 cristal", "2 cristaux"], ["0 énergie de feu", "1 énergie de feu", "2 énergies de feu"]),
        ("de", ["0 Kristalle", "1 Kristall", "2 Kristalle"], ["0 Feuerenergien", "1 Feuerenergie", "2 Feuerenergien"]),
    ],
)
def test_plurals(language: str, crystals: list[str], energies: list[str]) -> None:
    assert [texts(language).say("n-crystals", n=n) for n in range(3)] == crystals
    assert [texts(language).say("n-fire", n=n) for n in range(3)] == energies


def test_an_unknown_language_is_told_which_there_are() -> None:
    with pytest.raises(UnknownLanguage, match="no texts in 'tlh'; there are en, fr, de"):
        texts("tlh")


def test_a_missing_text_or_argument_is_an_error() -> None:
    with pytest.raises(BadText, match="no message log-nothing in texts/fr"):
        texts("fr").say("log-nothing")
    with pytest.raises(BadText, match=r"no message air\.text in texts/en"):
        texts("en").attribute("air", "text")
    with pytest.raises(BadText, match=r"log-turn in texts/de.*who"):
        texts("de").say("log-turn")


# Whole games.

NAMES = ("Ann", "Bob, whose name is longer than any column", "{ $n }", "Zoé")
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("en", 2, {}),
    ("fr", 3, {"level": "magician", "before_year1": "forbid", "fairies": "after_cost"}),
    ("de", 4, {"printing": "de", "round_end": "owner_order"}),
]
KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
GAMES += [(language, seats, KINGDOM) for language, seats in (("en", 3), ("fr", 4), ("de", 2))]
GAMES += [
    (LANGUAGES[place % 3], 2 + place % 2, KINGDOM | {"enchantment": enchantment})
    for place, enchantment in enumerate(ENCHANTMENTS[1:])
]


def plain(text: str) -> str:
    """The text, checked for width and for what a reader must never see."""
    for line in text.splitlines():
        assert len(line) <= WIDTH, line
        assert line == line.rstrip(), repr(line)
    return text


@pytest.mark.parametrize(("language", "seats", "options"), GAMES)
def test_a_whole_game_can_be_told(language: str, seats: int, options: dict[str, str]) -> None:
    said, chance, names = texts(language), random.Random(seats), NAMES[:seats]
    game = Game(RULES, names, options, bytes([seats] * 32))
    viewers = [*range(seats), None]
    told = 0
    while not game.state.over:
        views = {viewer: RULES.view(game.state, viewer) for viewer in viewers}
        looking = viewers[len(game.choices) % len(viewers)]  # all in turn
        assert plain(words.table_text(said, views[looking], names, game.options))
        assert plain(words.score_text(said, views[looking], names))
        for seat in game.state.open_seats():
            view = views[seat]
            ask = view.ask
            assert ask is not None
            assert words.ask_text(said, ask, names)
            assert words.ask_text(said, ask, names, view)
            for id in (*ask.ids(), *(refusal.id for refusal in ask.refused)):
                assert words.option_text(said, id, names)
                assert words.option_text(said, id, names, view)
            for refusal in ask.refused:
                assert words.reason_text(said, refusal).endswith(f" [{refusal.ruling}]")
        seat = chance.choice(game.state.open_seats())
        ids = [RULES.ids[code] for code in game.state.legal(seat)]
        game.choose(seat, chance.choice([id for id in ids if id != "end"] or ids))  # busy turns have more to tell
        for viewer in viewers:
            for event in game.events(viewer, told):
                assert words.event_text(said, event, names)
        told = len(game.recorder.rows)
    end = RULES.view(game.state, None)
    assert said.say("table-over") in plain(words.table_text(said, end, names))
    assert short(names[end.winners[0]]) in words.score_text(said, end, names).splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_card_has_words(language: str) -> None:
    said = texts(language)
    for id in IDS:
        if not id.startswith("code_"):
            assert words.option_text(said, id, NAMES)
    for card in CARDS:
        for seats in RULES.seats:
            assert words.card_text(said, card.id, seats).startswith(said.say(card.id))


def test_an_older_printing_is_told_as_it_is_played() -> None:
    old = RULES.complete({"printing": "de"}, 2)
    assert "costs 6 crystals" in words.card_text(texts("en"), "balance_of_ishtar", 2, old)
    assert "costs 2 crystals" in words.card_text(texts("en"), "balance_of_ishtar", 2)


def test_the_second_copy_is_numbered_only_beside_the_first() -> None:
    said = texts("en")
    assert words.option_text(said, "activate:die_of_malice#2", NAMES) == "Activate Die of Malice (2)"
    assert words.option_text(said, "energy:amulet_of_water#2:fire", NAMES) == "fire from Amulet of Water (2)"
    first, second = (CardView(id, "die_of_malice", False, {}, "") for id in ("die_of_malice", "die_of_malice#2"))
    assert words.name(said, second.id, [second]) == "Die of Malice"
    assert words.name(said, second.id, [first, second]) == "Die of Malice (2)"


# What the words make of a view.


def changed(view: View, seat: int, **fields: Any) -> View:
    """The view with one of its seats changed."""
    seats = list(view.seats)
    seats[seat] = msgspec.structs.replace(seats[seat], **fields)
    return msgspec.structs.replace(view, seats=tuple(seats))


def view_of(why: str, *ids: str, options: dict[str, str] | None = None) -> View:
    """Ann's view of a fresh game, asked for something else."""
    view: View = RULES.view(Game(RULES, NAMES[:2], options or {}, bytes(32)).state, 0)
    ask = Ask(0, "menu", why, tuple(Option(0, id) for id in ids), ())
    return msgspec.structs.replace(view, why=why, ask=ask)


def raven(mimics: str) -> CardView:
    return CardView("raven_the_usurper", "raven_the_usurper", False, {}, mimics)


def test_a_raven_offers_the_ways_of_its_item() -> None:
    said = texts("en")
    ravens = (raven("statue_of_eolis#2"), raven("tree_of_light"))
    view = changed(view_of("raven_the_usurper.choose", "gain", "permit"), 0, play=ravens)
    assert words.option_text(said, "permit", NAMES, view) == said.say("option-permit-tree_of_light")
    assert words.option_text(said, "gain", NAMES, view) == said.say("option-gain-tree_of_light")
    view = changed(view_of("raven_the_usurper.choose", "gain", "look"), 0, play=ravens[:1])
    assert words.option_text(said, "gain", NAMES, view) == said.say("option-gain-statue_of_eolis")
    assert view.ask is not None
    assert words.ask_text(said, view.ask, NAMES, view).startswith("Raven the Usurper (as Statue of Eolis) — ")
    assert "Raven the Usurper (as Statue of Eolis)" in words.table_text(said, view, NAMES[:2])


def test_an_item_to_mimic_is_told_with_its_owner() -> None:
    said = texts("en")
    items = tuple(CardView(id, "amulet_of_air", False, {}, "") for id in ("amulet_of_air", "amulet_of_air#2"))
    view = changed(view_of("raven_the_usurper.choose_model", "pass"), 1, play=items)
    assert words.option_text(said, "play:amulet_of_air#2", ("Ann", "Bob"), view) == "Amulet of Air (2) (Bob)"
    view = changed(view, 1, play=items[1:])
    assert words.option_text(said, "play:amulet_of_air#2", ("Ann", "Bob"), view) == "Amulet of Air (Bob)"
    assert words.option_text(said, "pass", NAMES, view) == "Mimic nothing"


def test_a_card_to_give_up_tells_how_it_goes() -> None:
    view = view_of("token_2.give_up_card", "card:amulet_of_air", "play:dragon_skull")
    labels = [words.option_text(texts("en"), id, NAMES, view) for id in ("card:amulet_of_air", "play:dragon_skull")]
    assert labels == ["Discard Amulet of Air", "Sacrifice Dragon Skull"]


def test_the_first_pick_of_natural_selection_is_thrown_away() -> None:
    view = view_of("draft", "card:naria_the_prophetess", options={"enchantment": "natural_selection"})
    assert view.ask is not None
    assert words.ask_text(texts("en"), view.ask, NAMES, view).startswith("Choose a card to throw away")
    later = msgspec.structs.replace(view, discard=2)
    assert words.ask_text(texts("en"), view.ask, NAMES, later).startswith("Choose a card to keep")


def test_the_table_tells_sealed_choices_abilities_and_lost_spaces() -> None:
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
    assert words.option_text(said, "ability", NAMES, changed(view, 0, ability=3)).endswith("token 3, Energy Surge")


@pytest.mark.parametrize(
    ("totals", "winners", "told"),
    [
        ((120, 90), (0,), "Winner: Ann, with 120 points"),
        ((1, 1), (1,), "Winner: Bob, with 1 point and by the tie-break"),
        ((70, 70), (0, 1), "Winners: Ann, Bob, with 70 points each"),
    ],
)
def test_the_score_names_who_won(totals: tuple[int, int], winners: tuple[int, ...], told: str) -> None:
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
    assert words.event_text(texts("en"), event, NAMES) == told


# SpellBook.


def test_the_rulings_of_spellbook_are_complete_and_point_at_what_there_is() -> None:
    assert [ruling["id"] for ruling in SPELLBOOK_RULINGS] == [f"S{n}" for n in range(1, 80)]
    open_ones = [ruling["id"] for ruling in SPELLBOOK_RULINGS if not ruling["settled"]]
    assert open_ones == ["S14", "S20", "S29", "S43", "S50", "S51", "S60", "S77", "S78"]
    ids = {spell.id for spell in SPELLS}
    for ruling in SPELLBOOK_RULINGS:
        assert set(ruling["cards"]) <= ids
        assert ruling["box"] == "spellbook"
        assert ruling["option"] is None or ruling["option"] in SPELLBOOK.choices()


SPELLBOOK_GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("en", 1, {"spells": "set_3", "difficulty": "3"}),
    ("fr", 1, {"spells": "set_2"}),
    ("de", 1, {"spells": "set_1"}),
    ("en", 2, {"spells": "set_1"}),
    ("fr", 3, {"spells": "set_3"}),
    ("de", 4, {"spells": "set_2"}),
    ("de", 2, {"spells": "set_3", "green": "purification", "mirage_on_swap": "draws"}),
]


def test_the_words_of_spellbook_can_be_said() -> None:
    for language in LANGUAGES:
        for id in SPELLBOOK_IDS:
            if not id.startswith("code_"):
                assert spellbook_words.option_text(texts(language), id, NAMES)
        for spell in SPELLS:
            assert len(spellbook_words.spell_text(texts(language), spell.id).splitlines()) == 4


@pytest.mark.parametrize(("language", "seats", "options"), SPELLBOOK_GAMES)
def test_a_whole_game_of_spellbook_can_be_told(language: str, seats: int, options: dict[str, str]) -> None:
    said, chance, names = texts(language), random.Random(seats), NAMES[:seats]
    game = Game(SPELLBOOK, names, options, bytes([seats] * 32))
    while not game.state.over:
        seat = chance.choice(game.state.open_seats())
        view: SpellBookView = SPELLBOOK.view(game.state, seat)
        ask = view.ask
        assert ask is not None
        assert plain(spellbook_words.table_text(said, view, names))
        assert plain(spellbook_words.score_text(said, view, names))
        assert spellbook_words.ask_text(said, ask, names)
        assert spellbook_words.ask_text(said, ask, names, view)
        for id in (*ask.ids(), *(refusal.id for refusal in ask.refused)):
            assert spellbook_words.option_text(said, id, names, view)
        for refusal in ask.refused:
            assert spellbook_words.reason_text(said, refusal).endswith(f" [{refusal.ruling}]")
        game.choose(seat, chance.choice([id for id in ask.ids() if id not in ("pass", "done")] or ask.ids()))
    events = game.events(None)
    assert all(spellbook_words.event_text(said, event, names) for event in events)
    lines = spellbook_words.log_texts(said, events, names)
    assert len(lines) < len(events)
    end: SpellBookView = SPELLBOOK.view(game.state, None)
    assert said.say("sb-table-over") in plain(spellbook_words.table_text(said, end, names))
    assert plain(spellbook_words.score_text(said, end, names)).splitlines()[-1]


def test_materia_that_go_the_same_way_share_a_line() -> None:
    rows = [("draws", 0, "red_round"), ("draws", 0, "blue_square"), ("draws", 1, "red_round")]
    events = [Event(key, {"who": who, "materia": materia}) for key, who, materia in rows]
    lines = spellbook_words.log_texts(texts("en"), events, NAMES)
    assert lines[0] == "Ann draws: red round, blue square."
    assert len(lines) == 2


def solo(own: int, opponent: int) -> SpellBookView:
    """The end of a solo game with these points."""
    view: SpellBookView = SPELLBOOK.view(Game(SPELLBOOK, NAMES[:1], {}, bytes(32)).state, 0)
    assert view.opponent is not None
    return msgspec.structs.replace(
        view,
        over=True,
        winners=(0,) if own > opponent else (),
        seats=(msgspec.structs.replace(view.seats[0], points=own),),
        opponent=msgspec.structs.replace(view.opponent, points=opponent),
    )


@pytest.mark.parametrize(
    ("own", "opponent", "told"),
    [
        (41, 40, "Winner: Ann, with 41 points against the opponent"),
        (40, 40, "Nobody wins: 40 points on both sides"),
        (1, 40, "The opponent wins, with 40 points"),
    ],
)
def test_the_score_of_a_solo_game_names_who_won(own: int, opponent: int, told: str) -> None:
    score = spellbook_words.score_text(texts("en"), solo(own, opponent), ("Ann",))
    assert score.splitlines()[-1] == told
