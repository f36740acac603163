"""Phrases that confused readers stay out of all languages."""

import re

import pytest

from sortilege.core.text.catalog import LANGUAGES, text_files, texts
from sortilege.games.seasons.presentation.ids import DIE_IDS

STUMBLED = {
    "en": r"lay them out so|\(still |of which more|looks? on\b|this is wrong|gentle|rules do not allow",
    "fr": r"\(encore |nous y viendrons|\bdoux\b|il y a une erreur|les règles ne (le )?permettent pas",
    "de": r"\(noch |dazu gleich mehr|\bsanft|hier stimmt etwas nicht|die regeln erlauben",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_stumbles(language: str) -> None:
    lines = [line for file in text_files(language) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 1000
    assert [line for line in lines if re.search(STUMBLED[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_called_by_what_one_sees(language: str) -> None:
    """Their season: no number is printed on them."""
    assert [die for die in DIE_IDS if re.search(r"\d", texts(language).say(die))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["page-home-played", "page-home-won", "page-live-onlookers"])
def test_one_is_not_many(language: str, key: str) -> None:
    assert texts(language).say(key, n=1).removeprefix("1 ") != texts(language).say(key, n=2).removeprefix("2 ")
