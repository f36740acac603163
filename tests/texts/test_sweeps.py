"""Every required message exists in each language, can be formatted, and is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sortilege.core.hint_explainer import KeyEventRules
from sortilege.core.kits import GAMES, folder, kit
from sortilege.core.text.catalog import LANGUAGES, BadText, UnknownLanguage, texts
from sortilege.core.text.message import Message
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.state import VERBS, Verb
from sortilege.games.seasons.engine.verbs.flow import CHOOSE
from sortilege.games.seasons.presentation import messages as words
from sortilege.games.seasons.presentation.event_kinds import EVENTS
from sortilege.games.seasons.presentation.ids import BONUSES, CHOICE_IDS, ENERGIES, SEASONS, WORD_IDS, die_id
from sortilege.games.seasons.presentation.refusal_reasons import REASONS
from sortilege.games.seasons.rules import SEASONS as RULES
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.state import VERBS as SPELLBOOK_VERBS
from sortilege.games.spellbook.engine.state import Verb as SpellBookVerb
from sortilege.games.spellbook.presentation import messages as spellbook_words
from sortilege.games.spellbook.presentation.event_kinds import EVENTS as SPELLBOOK_EVENTS
from sortilege.games.spellbook.presentation.ids import CHOICE_IDS as SPELLBOOK_IDS
from sortilege.games.spellbook.presentation.ids import COLORS, PHASES, PRIMARIES, RUNES
from sortilege.games.spellbook.presentation.refusal_reasons import REASONS as SPELLBOOK_REASONS
from sortilege.games.spellbook.presentation.view import LEARN_STEPS
from sortilege.games.spellbook.rules import SPELLBOOK
from tests.analysis.test_review_sentences import every_manner
from tests.texts.common import PACKAGE, RULINGS, SPELLBOOK_RULINGS

TRACKS = ("crystals", "prestige", "hand", "bonuses", "ability")
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
NUMBERS = (*SEASONS_NUMBERS, "good", "you", "level", "day", "pouch", "box", "lower", "first", "last")
NAMED = ("who", "to", "card", "cards", "energy", "season", "die", "face", "bonus", "place", "shelf", "types", "cost")
MORE = ("crystals", "hand", "subject", "text", "token", "enchantment", "called", "points", "scores", "others")
JOINED = ("what", "by", "detail", "line", "note", "one", "other", "from", "prompt", "when", "share")
OTHER = (*MORE, *JOINED, "spell", "color", "rune", "phase", "action", "materia")


def named(language: str) -> dict[str, Traversable]:
    """The files by name; those of a game have its name in front."""
    rooms = {"": PACKAGE} | {f"{game}/": folder(game) for game in GAMES}
    return {
        prefix + file.name: file
        for prefix, room in rooms.items()
        for file in room.joinpath("texts", language).iterdir()
    }


def engines(name: str) -> bool:
    """Whether a game's own words are in this file; what page, gallery and command line say is tested with them."""
    return "/" in name and not name.partition("/")[2].startswith(("page", "gallery", "cli", "engine"))


@cache
def parsed(language: str) -> dict[str, dict[str, ftl.Message]]:
    """File → id → message; a line that Fluent cannot read, or an id used twice, is an error."""
    found: dict[str, dict[str, ftl.Message]] = {}
    for name, file in named(language).items():
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        assert not junk, f"texts/{language}/{name}: {junk[0]}"
        found[name] = {}
        for entry in body:
            if isinstance(entry, ftl.Message):
                twice = [other for other, messages in found.items() if entry.id.name in messages]
                assert not twice, f"texts/{language}: {entry.id.name} is in {twice[0]} and again in {name}"
                found[name][entry.id.name] = entry
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


def asking() -> Iterator[str]:
    """Return the verbs that ask a player for a decision."""
    for verb in VERBS:
        if any("answer" in vars(kind) for kind in type(verb).__mro__ if kind not in (Verb, object)):
            yield verb.name


def asks() -> Iterator[str]:
    yield from (f"ask-{verb}" for verb in asking())
    yield from ("ask-split-2", "ask-split-3", "ask-draft-away", "ask-reveal-keep", "ask-reveal-again", "about")


def log() -> Iterator[str]:
    for event in EVENTS.values():
        yield f"log-{event.key}"
        if event.hidden:
            yield f"log-{event.key}-hidden"
    yield from ("log-to_discard", "log-moves-back", "log-gauge-back", "log-went_back")


def option_words() -> Iterator[str]:
    for word in sorted({id.partition(":")[0] for id in CHOICE_IDS if id}):
        yield f"option-{word}"
    for card in CARDS:  # either … or: each way says what it means on this card
        for step in (step for program in card.programs.values() for step in program if step.verb is CHOOSE):
            for code in step.args[::2]:
                assert isinstance(code, int)
                yield f"option-{WORD_IDS[code]}-{card.id}"
    yield from ("option-keep-card", "option-discard-card", "option-die-face", "option-transmute-worth")
    yield from ("option-ability-token", "option-vision-card", "option-draw-reveal", "option-card-give_up")
    yield from (f"option-play-{verb}" for verb in ("give_up", "leave", "choose_model"))
    yield from (f"option-pass-{verb}" for verb in ("leave", "reveal", "choose_model", "instead_of_die"))
    yield "option-pass-before_the_die"
    yield from (f"option-pass-{verb}" for verb in ("place_if_wanted", "take_some_back", "take_from_each_opponent"))
    yield from ("option-pass-discard_any_number", "option-gain-sweep")


def reasons() -> Iterator[str]:
    for reason, ruling in REASONS.values():
        yield from (f"reason-{reason}", f"ruling-{ruling}")


def things() -> Iterator[str]:
    yield from SEASONS
    yield from map(die_id, range(20))
    for energy in ENERGIES:
        yield from (energy, f"n-{energy}")
    yield "n-all"
    for bonus in BONUSES:
        yield from (f"bonus_{bonus}", f"bonus_{bonus}.text")


def others() -> Iterator[str]:
    """What others decide, and what an option would change."""
    yield "doing-something"
    yield from (f"doing-{words.ACTIVITY_OF_VERB[verb]}" for verb in asking())
    yield from (words.figure_name(figure).key for figure in (*words.FIGURES, "score"))


def game_options() -> Iterator[str]:
    yield from (f"preset-{word}" for word in RULES.options.presets)
    for key, values in RULES.options.values_without_presets().items():
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
    yield from (f"sb-ask-learn-{step}" for step in LEARN_STEPS.values())
    yield from (f"sb-ask-{verb}-{step}" for (verb, _), step in spellbook_words.ASK_STEPS.items())
    yield "sb-ask-others_take-solo"


def spellbook_log() -> Iterator[str]:
    yield from (f"sb-log-{event.key}" for event in SPELLBOOK_EVENTS.values())
    yield "sb-log-went_back"


def spellbook_option_words() -> Iterator[str]:
    for word in sorted({id.partition(":")[0] for id in SPELLBOOK_IDS if id}):
        yield f"sb-option-{word}"
    yield "sb-option-raise-to"


def spellbook_others() -> Iterator[str]:
    yield from (f"sb-doing-{doing}" for doing in spellbook_words.ACTIVITY_VERBS.values())
    yield from (f"sb-figure-{figure}" for figure in spellbook_words.FIGURES)


def spellbook_reasons() -> Iterator[str]:
    for reason, ruling in SPELLBOOK_REASONS.values():
        yield from (f"sb-reason-{reason}", f"ruling-{ruling}")


def spellbook_options() -> Iterator[str]:
    """A color's values are spells, which have names already, and "any"."""
    yield "sb-opt-any"
    for key, values in SPELLBOOK.option_values().items():
        yield from (f"sb-opt-{key}", f"sb-opt-{key}.text")
        if key not in COLORS:
            yield from (f"sb-opt-{key}-{value}" for value in values)


def insights() -> Iterator[str]:
    for game, first, tracks in ((RULES.name, "", TRACKS), (SPELLBOOK.name, "sb-", ("board",))):
        explainer = kit(game).explainer
        assert explainer is not None
        yield from (f"{first}hint-in-{period or 'game'}" for period in periods(explainer.KEY_EVENT_RULES))
        yield from (explainer.track_label(track).key for track in tracks)
        events = kit(game).rules.events.kinds
        taken = [events[kind].key for kind, watch in explainer.KEY_EVENT_RULES.kinds.items() if watch.taken]
        yield from (f"{first}hint-{lot}-{key}" for key in taken for lot in ("would", "lets"))
    yield from ("review-year", "review-prelude", "sb-review-days")
    for _, said, _ in every_manner():
        yield from (said.key, *(part.key for part in said.args.values() if isinstance(part, Message)))


def periods(watching: KeyEventRules) -> set[str]:
    return {period for watch in watching.kinds.values() for period in watch.periods}


SWEEPS = (
    *(cards, expansion, rulings, asks, log, option_words, reasons, things, others, game_options),
    *(spells, spellbook_rulings, spellbook_asks, spellbook_log, spellbook_option_words),
    *(spellbook_others, spellbook_reasons, spellbook_options, insights),
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
    """Strings in presentation/; labels of the table and the score, and lessons, lack their prefix there."""
    strings: set[str] = set()
    for file in (file for game in GAMES for file in Path(str(folder(game))).glob("presentation/*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        strings |= {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    firsts = ("", "table-", "score-", "sb-table-", "sb-score-", "puzzle-teaches-")
    return {f"{first}{string}" for string in strings for first in firsts}


def test_every_text_is_wanted() -> None:
    there = messages("en")
    wanted = {key.partition(".")[0] for sweep in SWEEPS for key in sweep()} | named_in_words()
    wanted |= {id for key in wanted & there.keys() for id in References(there[key]).ids}
    games = [id for name, file in parsed("en").items() if engines(name) for id in file]
    unwanted = [id for id in games if id not in wanted]
    assert not unwanted, f"nothing says these, delete them in all languages: {', '.join(unwanted)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("n", [0, 1, 2, 5, 21])
def test_every_text_can_be_said(language: str, n: int) -> None:
    said = texts(language)
    args: dict[str, int | str] = dict.fromkeys(NUMBERS, n) | dict.fromkeys(NAMED + OTHER, "Ann")
    args = RULES.options.text_arguments({}, 4) | SPELLBOOK.options.text_arguments({}, 4) | args
    ours = [name for name in parsed(language) if engines(name) or name == "common.ftl"]
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


def test_french_signs_do_not_begin_a_line() -> None:
    """Before : ; ? ! » and after « stands a space at which no line is broken."""
    for name, file in named("fr").items():
        loose = [
            line
            for line in file.read_text("utf-8").splitlines()
            if not line.startswith("#") and re.search(r"[^\s=] [:;?!»]|« ", line)
        ]
        assert not loose, f"{name}: {loose}"


def test_french_lines_fit_names_with_a_vowel_in_front() -> None:
    """Player names may begin with a vowel: not « de Alex »."""
    people = "who|names|other|others|one|bot|whom|host|winner"
    for name, file in named("fr").items():
        loose = re.findall(rf".*\b(?:de|que) \{{ \$(?:{people}) \}}.*", file.read_text("utf-8"), re.IGNORECASE)
        assert not loose, f"{name}: {loose}"
