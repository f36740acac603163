"""One word, one meaning: modules and classes are nouns, no retired word comes back, and no two classes share a name.

docs/glossary.md says what the words mean.
"""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src/sortilege"
OLD_NAMES = "deprecated.py"  # the one place that keeps old names alive

# Words that meant several things or that needed explaining, each with what replaced it.
RETIRED = {
    "agreeing": "agreed undo",
    "alone": "lock",
    "asking": "ask, endpoint",
    "beginning": "start",
    "dice": "rng: dice are things that a game rolls",
    "door": "http",
    "fixture": "deal runner, deal job",
    "foresight": "network policy",
    "guard": "request checks",
    "happening": "event kind",
    "hearing": "seat clock",
    "house": "table app",
    "insight": "explainer",
    "lessons": "themes",
    "lobby": "room lifecycle: the lobby is a part of the page",
    "moment": "position, checkpoint, state",
    "moments": "state codec",
    "onehop": "single thread",
    "outlook": "option preview, prospects",
    "patience": "timeouts",
    "places": "step addresses, quota",
    "seat_change": "seat change",
    "said": "message",
    "scenario": "story",
    "scenarios": "stories",
    "shipped": "save format",
    "sitting": "table game",
    "slate": "observation buffer",
    "somebody": "ladder bot",
    "standing": "revocation",
    "steward": "housekeeper",
    "teller": "renderer",
    "tempering": "calibration",
    "told": "results, message",
    "torching": "torch trainer",
    "transient": "unsaved",
    "wholes": "integer arguments",
    "wording": "game messages",
    "yamls": "packaged YAML",
}

# Nouns that look like participles.
NOUNS = {
    "decoding",
    "feed",
    "grading",
    "hosting",
    "playing",
    "rendering",
    "scoring",
    "seating",
    "speed",
    "thinking",
    "training",
    "tuning",
    # The verbs of a game's card language, by what they do.
    "changing",
    "entering",
    "leaving",
    "looking",
    "storing",
    "taking",
}


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py")) if path.name != OLD_NAMES}


def module_names() -> list[tuple[str, str]]:
    """Every module and package: its path, and its own name."""
    folders = {folder for path in trees() for folder in path.relative_to(SOURCE).parents if folder.name}
    files = [path.relative_to(SOURCE).with_suffix("") for path in trees() if not path.stem.startswith("__")]
    return sorted((path.as_posix(), path.name) for path in [*folders, *files])


def class_definitions() -> list[tuple[Path, ast.ClassDef]]:
    """Every public class outside of functions."""
    return [
        (path.relative_to(SOURCE), node)
        for path, tree in trees().items()
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]


def test_no_module_has_a_retired_name() -> None:
    assert [path for path, name in module_names() if is_retired(path, name.split("_"))] == []


def test_no_class_has_a_retired_name() -> None:
    wrong = [
        f"{path}: {node.name}"
        for path, node in class_definitions()
        if is_retired(path.as_posix(), [word.lower() for word in re.findall(r"[A-Z][a-z]*", node.name)])
    ]
    assert wrong == []


def is_retired(path: str, words: list[str]) -> bool:
    """Whether one of the words is retired. Dice are dice in a game that has some."""
    return any(word in RETIRED and not (word == "dice" and path.startswith("games/")) for word in words)


def test_a_module_is_named_by_a_noun() -> None:
    participles = [path for path, name in module_names() if name.endswith(("ing", "ed")) and not is_noun(name)]
    assert participles == []


def is_noun(name: str) -> bool:
    return name.split("_")[-1] in NOUNS


def test_no_two_classes_share_a_name() -> None:
    """The games' parallel modules may, and a game's class may have the name of the class of `core` that it extends."""
    places: dict[str, set[str]] = defaultdict(set)
    for path, node in class_definitions():
        parallel = path.parts[0] == "games"
        extends = any(ast.unparse(base).rpartition(".")[2].endswith(node.name) for base in node.bases)
        if not (parallel and extends):
            places[node.name].add("/".join(("games/*", *path.parts[2:])) if parallel else path.as_posix())
    shared = {name: sorted(found) for name, found in places.items() if len(found) > 1}
    assert shared == {}
