"""Arena output: a results file that reads back, and a self-contained page."""

import csv
import json
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from sortilege.core.kits import kit
from sortilege.core.text.catalog import LANGUAGES
from sortilege.lab.arena import html_report, results_export
from sortilege.lab.arena.arena import Arena, Plan
from sortilege.lab.arena.deal_runner import play
from sortilege.terminal.language import CliTexts


@pytest.fixture
def arena(bots: Path) -> Arena:
    options = kit("spellbook").rules.complete({"spells": "set_1"}, 2)
    found = Arena(Plan("spellbook", 2, options, ("random", "small_bots:Last", "small_bots:Cheat<b>"), 4, 1))
    for fixture in found.plan.deal_jobs():
        if "small_bots:Cheat<b>" not in fixture.group:
            found.keep(play(fixture))
    return found


def test_the_table_reads_back(arena: Arena, tmp_path: Path) -> None:
    path = results_export.write(tmp_path, arena.plan, arena.outcomes)
    assert path == tmp_path / "results.parquet"
    found = pl.read_parquet(path)
    assert found.rows(named=True) == results_export.rows(arena.outcomes)
    assert found.height == 2 * len(arena.outcomes)
    assert found["win"].sum() == len(arena.outcomes)
    assert set(found["bot"]) == {"random", "small_bots:Last"}
    assert found.filter(pl.col("bot") == "random")["blind"].is_null().all()
    assert json.loads(pl.read_parquet_metadata(path)["sortilege"])["options"]["spells"] == "set_1"


def test_without_polars_it_is_plain_text_with_the_same_rows(
    arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results_export, "find_spec", lambda name: None)
    path = results_export.write(tmp_path, arena.plan, arena.outcomes)
    assert path == tmp_path / "results.csv"
    with path.open(encoding="utf-8", newline="") as file:
        told = list(csv.DictReader(file))
    plain = [
        {key: "" if value is None else str(value) for key, value in row.items()}
        for row in results_export.rows(arena.outcomes)
    ]
    assert told == plain


class Page(HTMLParser):
    """Which parts a page has, and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sections: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self.open.append(tag)
        if tag == "section":
            self.sections.append(str(dict(attrs)["id"]))
        assert not {"src", "href"} & dict(attrs).keys()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_its_parts_and_needs_nothing_else(arena: Arena, lang: str) -> None:
    text = html_report.page(arena.plan, arena.results(), arena.time_figures(), arena.outcomes, lang, CliTexts(lang))
    page = Page(text)
    assert page.open == []
    assert page.sections == ["rates", "ratings", "scores", "seats", "times"]
    assert page.tags.count("svg") == 5
    assert "http" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert "Cheat&lt;b&gt;" in text
    assert f'<html lang="{lang}">' in text
    assert "--option spells=set_1" in text
