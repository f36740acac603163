"""docs_site.py [FOLDER]: build the documentation site, by default into build/docs; any warning is an error.

    make docs

Its pages are docs/*.md, some files beside the README, and generated ones: the reference from docstrings
(api_reference.py), the commands from their help, and every game's rulings with their sources and stories.
"""

import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from project_url import home_url
from sphinx.cmd.build import build_main

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))  # the source: compiled modules have lost their docstrings

import api_reference

from sortilege.cli.parser import COMMANDS, build_parser
from sortilege.core.kits import Kit, shipped_kits
from sortilege.core.text.catalog import texts
from sortilege.stories.story_index import story_index
from sortilege.terminal.language import CliTexts

ROOT = Path(__file__).resolve().parent.parent
BESIDE = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md"}
HOME = home_url(ROOT)
LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")


def pages() -> dict[Path, str]:
    """Map every written page to its name on the site."""
    written = {path: path.name for path in sorted((ROOT / "docs").glob("*.md"))}
    written |= {path: f"design-{path.name}" for path in sorted((ROOT / "docs/design").glob("*.md"))}
    return written | {ROOT / file: name for file, name in BESIDE.items()}


def with_site_links(page: Path) -> str:
    """Return a page with its links turned to the site or to the source; without a home, the source is only named."""
    there = {path.resolve(): name for path, name in pages().items()}

    def site_link(link: re.Match[str]) -> str:
        text, target, anchor = link.groups()
        path = (page.parent / target).resolve()
        if path in there:
            return f"[{text}]({there[path]}{anchor or ''})"
        inside = path.relative_to(ROOT).as_posix()
        return f"[{text}]({HOME}/blob/main/{inside})" if HOME else f"`{inside}`"

    parts = re.split(r"(^```.*?^```$)", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return "".join(part if part.startswith("```") else LINK.sub(site_link, part) for part in parts)


def commands() -> str:
    """The page of all commands with their help."""
    os.environ["COLUMNS"] = "110"
    whole = build_parser(CliTexts("en"), list(COMMANDS))
    lines = ["# Commands", "", "```text", whole.format_help().rstrip(), "```", ""]
    for name, command in whole.commands:
        lines += [f"## sortilege {name}", "", "```text", command.format_help().rstrip(), "```", ""]
    return "\n".join(lines)


def rulings(one: Kit) -> str:
    """The page of a game's rulings by chapter, each with its source and its stories."""
    messages, known = texts("en"), {ruling["id"]: ruling for ruling in one.rulings}
    shown: dict[str, list[str]] = {id: [] for id in known}
    for story in story_index(one.name).values():
        for id in story.shows:
            shown[id].append(story.name)
    lines = [f"# Rulings of {one.title}", "", f"{len(known)} rulings; `sortilege stories` runs their stories.", ""]
    for chapter in one.chapters:
        if chapter.rulings:
            lines += [f"## {messages.say(f'page-chapter-{one.name}-{chapter.id}')}", ""]
        for id in chapter.rulings:
            ruling = known.pop(id)
            lines += [f"### {id}", "", escape(messages.say(f"ruling-{id}")), ""]
            about = [f"Source: {escape(ruling['source'])}."]
            about += [] if ruling["settled"] else ["No rulebook settles this."]
            about += [f"Option: `{ruling['option']}`."] if ruling["option"] else []
            about += [f"Shown by: {escape('; '.join(shown[id]))}."] if shown[id] else []
            lines += ["{.dim}", " ".join(about), ""]
    if known:
        raise SystemExit(f"{one.name}: no chapter has the rulings {', '.join(known)}")
    return "\n".join(lines)


def unlisted_pages(source: Path) -> str:
    """A table of contents for pages that the index omits, so that new pages can be found at once."""
    named = (source / "index.md").read_text("utf-8").splitlines()
    new = [page.stem for page in sorted(source.glob("*.md")) if page.stem not in ("index", *named)]
    return "\n".join(["", "```{toctree}", ":caption: And", ":maxdepth: 1", "", *new, "```", ""]) if new else ""


def escape(text: str) -> str:
    """Escape text for Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#$])", r"\\\1", " ".join(text.split()))


def main(into: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        for page, name in pages().items():
            (source / name).write_text(with_site_links(page), "utf-8")
        for file in (*ROOT.glob("docs/*.png"), ROOT / "docs/conf.py"):
            shutil.copy(file, source)
        shutil.copytree(ROOT / "docs/static", source / "static")
        (source / "python.md").write_text(api_reference.python(), "utf-8")
        for name in api_reference.PAGES:
            (source / f"{name}.md").write_text(api_reference.page(name), "utf-8")
        (source / "commands.md").write_text(commands(), "utf-8")
        for one in shipped_kits():
            (source / f"rulings-{one.name}.md").write_text(rulings(one), "utf-8")
            (source / f"observation-{one.name}.md").write_text(api_reference.observation(one), "utf-8")
        with (source / "index.md").open("a", encoding="utf-8") as index:
            index.write(unlisted_pages(source))
        shutil.rmtree(into, ignore_errors=True)
        flags = ["--quiet", "--fail-on-warning", "--keep-going", "--jobs", "auto"]
        return int(build_main([*flags, "--doctree-dir", str(source / "read"), str(source), str(into)]))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/docs"))
