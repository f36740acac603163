"""Every refusal is a message that all languages have, with exactly the arguments it is given."""

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sortilege.core.errors import BadChoice, BadOptions, SortilegeError
from sortilege.core.text.catalog import LANGUAGES, REFUSALS, tell
from sortilege.core.text.message import LONGEST, Message, message
from sortilege.tables import refusals
from sortilege.tables.decoding import validation_message
from sortilege.tables.refusals import NotNow, Refused
from tests.texts.test_sweeps import parsed

SOURCE = Path(refusals.__file__).parent.parent
REFUSED = {name for name, kind in vars(refusals).items() if isinstance(kind, type) and issubclass(kind, Refused)}
OWN = {"retry_after", "version"}  # a refusal's own, and none of its message's
ENGINE = {"BadOptions", "BadChoice", "StaleChoice", "NothingToUndo", "BadRecord"}  # what a player can bring about
MAKERS = {"player_message", "validation_message"}  # functions that return a Message
SPEAKS = {"cli", "research", "stories", "terminal"}  # these tell people in their own words


class Variables(Visitor):
    """The names of what a message is filled with."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # as the visitor looks it up
        self.names.add(node.id.name)


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    """Where a sentence is made: the place, what is called, and the call."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node.func.id, node


def sentences(language: str) -> dict[str, ftl.Message]:
    """Ours, and what each game has to say of its options."""
    files = [name for name in parsed(language) if name in REFUSALS or name.endswith("/engine.ftl")]
    return {key: message for name in files for key, message in parsed(language)[name].items()}


def named(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def test_every_sentence_is_there_with_its_arguments() -> None:
    there, seen = sentences("en") | parsed("en")["common.ftl"], 0  # stories also use the common texts
    for place, name, call in calls():
        if name not in REFUSED | {"message"} or (key := named(call)) is None:
            continue
        assert key in there, f"{place}: create {key} in texts/*/server.ftl"
        given = {str(argument.arg) for argument in call.keywords} - (OWN if name in REFUSED else set())
        assert given == Variables(there[key]).names, f"{place}: {key}"
        seen += 1
    assert seen > 100


def test_no_refusal_is_a_sentence_of_its_own() -> None:
    """The server's are keys, or what the engine said; the engine's are made by `message`."""
    for place, name, call in calls():
        what = call.args[0] if call.args else None
        if name in REFUSED:
            known = isinstance(what, ast.Call) and ast.unparse(what.func) in MAKERS
            engine = isinstance(what, ast.Attribute) and what.attr == "said"
            assert named(call) is not None or known or engine, place
        elif name in ENGINE and not set(place.split("/")) & (SPEAKS | {"server", "tables"}):
            made = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
            for one in made:
                assert isinstance(one, ast.Call), place
                assert ast.unparse(one.func) in ("message", "unknown_game", "unknown_word_message"), place


def test_every_sentence_is_wanted() -> None:
    strings = {
        node.value
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    unwanted = sentences("en").keys() - strings
    assert not unwanted, f"nothing says these, delete them in all languages: {', '.join(sorted(unwanted))}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fills_in_the_same(language: str) -> None:
    english, other = sentences("en"), sentences(language)
    assert english.keys() == other.keys()
    for key, pattern in english.items():
        assert Variables(pattern).names == Variables(other[key]).names, key
        for n in (1, 2, 8):
            tell(Message(key, dict.fromkeys(Variables(pattern).names, n)), language)


def test_a_sentence_is_told_in_every_language() -> None:
    wrong = BadOptions(message("engine-draft", name=message("natural_selection")))
    assert str(wrong).startswith("Natural Selection changes the draft")
    assert wrong.text("fr").startswith("Sélection naturelle change")
    assert wrong.text("de").startswith("Natürliche Auslese ändert")
    refused = NotNow("server-seats-free", seats=[2, 3], retry_after=1.0)
    assert str(refused) == "Seat 2, 3 is still free."
    assert refused.said == message("server-seats-free", seats=[2, 3])
    again = pickle.loads(pickle.dumps(refused))
    assert (again.said, again.retry_after) == (refused.said, 1.0)


def test_what_has_no_key_is_told_as_it_is() -> None:
    assert tell(SortilegeError("the file is gone").said, "fr") == "the file is gone"
    assert str(BadChoice()) == ""


def test_an_argument_moves_no_cursor_and_is_not_endless() -> None:
    assert message("engine-no-game", given="a\x1b[2Jb\n", games=[]).args["given"] == "a\\x1b[2Jb\\n"
    assert len(str(message("engine-no-game", given="x" * 10_000, games=[]).args["given"])) == LONGEST + 1


@pytest.mark.parametrize(
    "number", [2**53 + 1, -(2**53) - 1, 10**29, 10**400, 10**2000], ids=lambda number: f"{number.bit_length()} bits"
)
def test_a_number_too_large_for_a_page_is_told_in_digits(number: int) -> None:
    """Neither a page's numbers nor Fluent's hold it, and a file from elsewhere may name it."""
    for language in LANGUAGES:
        assert str(number)[:300] in tell(message("engine-record-version", played=number, here=3), language)
    assert message("engine-record-version", played=2**53, here=3).args["played"] == 2**53


@pytest.mark.parametrize(
    ("what", "where", "french"),
    [
        ("Expected `str` of length >= 8", "password", "Le mot de passe demande au moins 8 caractères."),
        ("Expected `str` of length <= 40 - at `$.name`", "", "Le nom ne peut dépasser 40 caractères."),
        ("Expected `str` of length <= 9 - at `$.ids[...]`", "", "ids[...] ne peut dépasser 9 caractères."),
        ("Expected `int`, got `str`", "deal", "Requête non valide\xa0: deal: Expected `int`, got `str`"),
    ],
)
def test_what_does_not_fit_is_told_in_words(what: str, where: str, french: str) -> None:
    assert tell(validation_message(what, where), "fr") == french
