"""site.py [FOLDER]: builds the documentation site, into build/docs unless told; any warning is an error.

    make docs

Its pages are docs/*.md, some of the files beside the README, and what the package says of itself: the reference from
its docstrings (reference.py), its commands from their help, the rulings of every game with their sources and stories.
"""

import argparse
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from home import home
from sphinx.cmd.build import build_main

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))  # the source: what is compiled has lost its docstrings

import reference

from sortilege.cli.parser import COMMANDS, build_parser
from sortilege.core.kits import Kit, shipped
from sortilege.core.text.catalog import texts
from sortilege.stories.story_index import story_index
from sortilege.terminal.language import CliTexts

ROOT = Path(__file__).resolve().parent.parent
BESIDE = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md"}
HOME = home(ROOT)
LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")


def pages() -> dict[Path, str]:
    """Every written page, and its name on the site."""
    written = {path: path.name for path in sorted((ROOT / "docs").glob("*.md"))}
    written |= {path: f"design-{path.name}" for path in sorted((ROOT / "docs/design").glob("*.md"))}
    return written | {ROOT / file: name for file, name in BESIDE.items()}


def placed(page: Path) -> str:
    """A page whose links lead to pages of the site, or to the source; without a home, the source is only named."""
    there = {path.resolve(): name for path, name in pages().items()}

    def led(link: re.Match[str]) -> str:
        text, target, anchor = link.groups()
        path = (page.parent / target).resolve()
        if path in there:
            return f"[{text}]({there[path]}{anchor or ''})"
        inside = path.relative_to(ROOT).as_posix()
        return f"[{text}]({HOME}/blob/main/{inside})" if HOME else f"`{inside}`"

    parts = re.split(r"(^```.*?^```$)", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(led, part) for part in parts)


def commands() -> str:
    """Every command with its help."""
    os.environ["COLUMNS"] = "110"
    whole = build_parser(CliTexts("en"), list(COMMANDS))
    (rooms,) = (action for action in whole._actions if isinstance(action, argparse._SubParsersAction))
    lines = ["# Commands", "", "```text", whole.format_help().rstrip(), "```", ""]
    for name, command in rooms.choices.items():
        lines += [f"## sortilege {name}", "", "```text", command.format_help().rstrip(), "```", ""]
    return "\n".join(lines)


def rulings(one: Kit) -> str:
    """The rulings of a game by chapter, each with its source and the stories that show it."""
    said, known = texts("en"), {ruling["id"]: ruling for ruling in one.rulings}
    shown: dict[str, list[str]] = {id: [] for id in known}
    for story in story_index(one.name).values():
        for id in story.shows:
            shown[id].append(story.name)
    lines = [f"# Rulings of {one.title}", "", f"{len(known)} rulings; `sortilege stories` runs their stories.", ""]
    for chapter in one.chapters:
        if chapter.rulings:
            lines += [f"## {said.say(f'page-chapter-{one.name}-{chapter.id}')}", ""]
        for id in chapter.rulings:
            ruling = known.pop(id)
            lines += [f"### {id}", "", escaped(said.say(f"ruling-{id}")), ""]
            about = [f"Source: {escaped(ruling['source'])}."]
            about += [] if ruling["settled"] else ["No rulebook settles this."]
            about += [f"Option: `{ruling['option']}`."] if ruling["option"] else []
            about += [f"Shown by: {escaped('; '.join(shown[id]))}."] if shown[id] else []
            lines += ["{.dim}", " ".join(about), ""]
    if known:
        raise SystemExit(f"{one.name}: no chapter has the rulings {', '.join(known)}")
    return "\n".join(lines)


def others(source: Path) -> str:
    """The pages that the index does not name, so that a new one is found before somebody has put it in its place."""
    named = (source / "index.md").read_text("utf-8").splitlines()
    new = [page.stem for page in sorted(source.glob("*.md")) if page.stem not in ("index", *named)]
    return "\n".join(["", "```{toctree}", ":caption: And", ":maxdepth: 1", "", *new, "```", ""]) if new else ""


def escaped(text: str) -> str:
    """Text that Markdown leaves as it is."""
    return re.sub(r"([\\`*_{}\[\]<>#$])", r"\\\1", " ".join(text.split()))


def main(into: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        for page, name in pages().items():
            (source / name).write_text(placed(page), "utf-8")
        for file in (*ROOT.glob("docs/*.png"), ROOT / "docs/conf.py"):
            shutil.copy(file, source)
        shutil.copytree(ROOT / "docs/static", source / "static")
        (source / "python.md").write_text(reference.python(), "utf-8")
        for name in reference.PAGES:
            (source / f"{name}.md").write_text(reference.page(name), "utf-8")
        (source / "commands.md").write_text(commands(), "utf-8")
        for one in shipped():
            (source / f"rulings-{one.name}.md").write_text(rulings(one), "utf-8")
            (source / f"observation-{one.name}.md").write_text(reference.observation(one), "utf-8")
        with (source / "index.md").open("a", encoding="utf-8") as index:
            index.write(others(source))
        shutil.rmtree(into, ignore_errors=True)
        told = ["--quiet", "--fail-on-warning", "--keep-going", "--jobs", "auto"]
        return int(build_main([*told, "--doctree-dir", str(source / "read"), str(source), str(into)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/docs"))
