"""Parse story files strictly: every error is one sentence with its location."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from sortilege.core.errors import BadStory
from sortilege.core.kits import GAMES, folder, kit
from sortilege.core.packaged_yaml import is_converted, read_converted
from sortilege.core.text.message import message
from sortilege.stories.source_location import SEATS, SourceLocation, suggest
from sortilege.stories.step_parser import StepParser
from sortilege.stories.story import KINDS, Story
from sortilege.stories.story_game import story_game

OR_ELSE = "or else"
STORY_KEYS = ("story", "game", "shows", "cards", "as", "seen_by", "given", "when", "then", "refused", OR_ELSE)
BRANCH_KEYS = ("story", "shows", "cards", "as", "when", "then")


class StoryLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # the one in C, where there is one
    """YAML restricted to strings, integers, true, false and ~, without duplicate keys."""

    yaml_implicit_resolvers: dict[Any, Any] = {}  # noqa: RUF012 (as in PyYAML)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise yaml.constructor.ConstructorError(None, None, "a key is a word", key.start_mark)
            if key.value in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key.value!r} stands twice", key.start_mark
                )
            seen.add(key.value)
        found: dict[Any, Any] = super().construct_mapping(node, deep)
        return found


def _resolvers() -> None:
    for tag, pattern, first in (
        ("null", r"~|", ["~", ""]),
        ("bool", r"true|false", ["t", "f"]),
        ("int", r"-?(?:0|[1-9][0-9]{0,11})", list("-0123456789")),
        ("leading-zero", r"-?0[0-9]{1,11}", list("-0")),
    ):
        StoryLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)
    StoryLoader.add_constructor("tag:yaml.org,2002:leading-zero", refuse_leading_zero)


def refuse_leading_zero(_loader: Any, node: yaml.ScalarNode) -> None:
    """Refuse a number that YAML would read as octal, or not at all, and an author as decimal."""
    why = f"the number {node.value} begins with a zero; write {int(node.value)}"
    raise yaml.constructor.ConstructorError(None, None, why, node.start_mark)


_resolvers()


def read_yaml(path: Path) -> Any:
    try:
        text = path.read_text(encoding="utf-8")
        return read_converted(text) if is_converted(text) else parse_yaml(text, path.name)
    except (UnicodeDecodeError, OSError) as error:
        raise BadStory(f"{path.name}: cannot be read: {error}") from None


def parse_yaml(text: str, name: str) -> Any:
    """Parse YAML; `name` is the source that error messages cite."""
    try:
        return yaml.load(text, StoryLoader)
    except yaml.MarkedYAMLError as error:
        mark, most = error.problem_mark, text.count("\n")
        line = min(mark.line, most) + 1 if mark else 1  # PyYAML may count one line past the end of the file
        raise BadStory(message("engine-moment-line", name=name, line=line, why=str(error.problem))) from None
    except (yaml.YAMLError, ValueError, LookupError, AttributeError, RecursionError) as error:
        # what PyYAML raises for values that do not fit their tags, and for deep nesting
        raise BadStory(message("engine-moment-unreadable", name=name, why=str(error))) from None


@cache
def rulings(name: str) -> dict[str, dict[str, Any]]:
    """Return the rulings of a game by id."""
    return {ruling["id"]: ruling for ruling in kit(name).rulings}


def stories_folder(name: str) -> Path:
    """Return the folder of a game's stories."""
    return Path(str(folder(name).joinpath("stories")))


def load_stories(given: Iterable[str | Path] = ()) -> list[Story]:
    """Load the stories of these files, folders, games or file names (`examples`); by default, all. Raises BadStory."""
    stories, problems = read_stories(given)
    if problems:
        raise problems[0]
    return stories


def read_stories(given: Iterable[str | Path] = ()) -> tuple[list[Story], list[BadStory]]:
    """Like `load_stories`, but return the unreadable stories as problems."""
    stories: list[Story] = []
    problems: list[BadStory] = []
    for path in story_files(given):
        try:
            for read in read_file(path):
                if isinstance(read, Story):
                    stories.append(read)
                else:
                    problems.append(read)
        except BadStory as problem:
            problems.append(problem)
    return stories, problems


def story_files(given: Iterable[str | Path] = ()) -> list[Path]:
    wanted = [find_file(name) for name in given] or [stories_folder(name) for name in GAMES]
    files: dict[Path, None] = {}
    for path in wanted:
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            files[file] = None
    return list(files)


def find_file(name: str | Path) -> Path:
    folders = {one: stories_folder(one) for one in GAMES}
    ours = [folders[str(name)]] if str(name) in folders else [place / f"{name}.yaml" for place in folders.values()]
    for path in (Path(name), *ours):
        # a folder without stories must not hide a story file of the same name
        if path.is_file() or (path.is_dir() and any(path.rglob("*.yaml"))):
            return path
    known = {file.stem for place in folders.values() for file in place.glob("*.yaml")} | set(folders)
    raise BadStory(f"there is no story file or folder {str(name)!r}{suggest(str(name), known)}")


def read_file(path: Path) -> Iterator[Story | BadStory]:
    """Yield each story of a file, or the problem with it."""
    raw = read_yaml(path)
    if not isinstance(raw, list):
        raise BadStory(f"{path.name}: a story file is a list of stories, each beginning with `- story: `")
    seen: set[str] = set()
    for number, one in enumerate(raw, start=1):
        try:
            for branch in branches(one, path):
                story = read_story(branch, path, number)
                if story.name in seen:
                    raise BadStory(f'{path.name}: two stories are called "{story.name}"')
                seen.add(story.name)
                yield story
        except BadStory as problem:
            yield problem


def branches(raw: Any, path: Path) -> list[Any]:
    """Expand a story into its branches: the same `given` with other steps and another end."""
    if not isinstance(raw, dict) or OR_ELSE not in raw:
        return [raw]
    at = SourceLocation(path.name, str(raw.get("story"))).under(OR_ELSE)
    others = raw[OR_ELSE] if isinstance(raw[OR_ELSE], list) else [raw[OR_ELSE]]
    trunk = {key: value for key, value in raw.items() if key != OR_ELSE}
    found = [trunk]
    for number, other in enumerate(others, start=2):
        kept = {key: trunk[key] for key in trunk if key not in ("when", "then")}
        kept["story"] = f"{trunk.get('story')} (way {number})"
        found.append(kept | dict(at.mapping(other, BRANCH_KEYS)))
    return found


def read_story(raw: Any, path: Path, number: int = 1) -> Story:
    start = SourceLocation(path.name)
    if not isinstance(raw, dict) or not isinstance(raw.get("story"), str):
        raise start.wrong(f"story {number} has no name: it begins with `- story: `")
    at = SourceLocation(path.name, raw["story"])
    at.mapping(raw, STORY_KEYS)
    name = at.under("game").one_of(raw.get("game", game_of_file(path)), GAMES, "game")
    stories = story_game(name)
    if "refused" in raw:
        return read_refused(raw, at, path, name)
    given = stories.read_given(raw.get("given"), at.under("given"), raw)
    players = stories.players(given)
    if "seen_by" in raw:
        at.under("seen_by").seat(raw["seen_by"], players)
    steps = raw.get("when") or []
    if not isinstance(steps, list):
        raise at.under("when").wrong("the steps are a list; each begins with `- `")
    if "then" not in raw and not steps:
        raise at.wrong("it has neither `when` nor `then`")
    reader = StepParser(stories, players)
    return Story(
        name=raw["story"],
        file=path.name,
        game=name,
        kind=at.under("as").one_of(raw.get("as", "case"), KINDS, "kind of story"),
        shows=read_shows(raw.get("shows", []), at.under("shows"), name),
        cards=tuple(reader.read_subjects(raw.get("cards", []), at.under("cards"))),
        raw=raw,
        given=given,
        steps=[reader.read(step, at.under(f"when[{k}]")) for k, step in enumerate(steps, start=1)],
        then=stories.read_then(raw.get("then"), at.under("then"), players, True),
    )


def read_refused(raw: dict[str, Any], at: SourceLocation, path: Path, name: str) -> Story:
    """Read a story whose table must be refused; it states part of the refusal."""
    for key in ("when", "then"):
        if key in raw:
            raise at.under(key).wrong("a table that is refused has no steps and no end")
    return Story(
        name=raw["story"],
        file=path.name,
        game=name,
        kind=at.under("as").one_of(raw.get("as", "refusal"), KINDS, "kind of story"),
        shows=read_shows(raw.get("shows", []), at.under("shows"), name),
        cards=tuple(StepParser(story_game(name), len(SEATS)).read_subjects(raw.get("cards", []), at.under("cards"))),
        raw=raw,
        given=None,
        steps=[],
        then=None,
        refused=at.under("refused").text(raw["refused"]),
    )


def read_shows(value: Any, at: SourceLocation, name: str) -> tuple[str, ...]:
    ids = at.words(value)
    for id in ids:
        if id not in rulings(name):
            raise at.wrong(f"no ruling {id!r}{suggest(id, rulings(name))}")
    return tuple(ids)


def game_of_file(path: Path) -> str:
    """Return the game of a story file by its folder; elsewhere the story names it, or the first game applies."""
    return next((name for name in GAMES if path.parent == stories_folder(name)), GAMES[0])
