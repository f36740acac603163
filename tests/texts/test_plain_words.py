"""Phrases that confused readers stay out of all languages."""

import re
from pathlib import Path

import pytest

from sortilege.core.text.catalog import LANGUAGES, text_files, texts
from sortilege.games.seasons.presentation.ids import DIE_IDS

ROOT = Path(__file__).parents[2]
STUMBLED = {
    "en": r"lay them out so|\(still |of which more|looks? on\b|this is wrong|gentle|rules do not allow",
    "fr": r"\(encore |nous y viendrons|\bdoux\b|il y a une erreur|les règles ne (le )?permettent pas",
    "de": r"\(noch |dazu gleich mehr|\bsanft|hier stimmt etwas nicht|die regeln erlauben",
}

# One spelling, and one word for each concept; a line's key, placeables and code are not words.
REJECTED = {
    "en": (
        r"\b\w*(olour|eighbour|ehaviour|onour|avour|\w(ali|ani|imi|ogni|ari)s(e|es|ed|ing|ation)\b)|[cC]ancelled"
        r"|\b(centred?|learnt|spelt|(judge|acknowledge)ment|(to|after|up)wards|labelled|analys(ed|ing|er)|grey|catalogue|licences?)\b"
    ),
    "fr": (
        r"\b[Tt]ransmut(?!ation)|(?<![\w/-])[Bb]ots?\b(?!\.py)|\bcartes? (de )?pouvoirs?\b"
        r"|\bdécisions? qui (le|en)\b|avec leurs règles"
    ),
    "de": r"Kartenauswahl|\bWahlen\b|\b[Jj]e Wahl\b|Regelung|Gespräch|[Pp]lauder|Roboter|Präludium",
}
TYPED = r"^[\w-]+ =|\{ ?[^{}]* ?\}|`[^`]*`"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rejected_words_stay_out(language: str) -> None:
    files = [Path(str(file)) for file in text_files(language)]
    if language == "en":
        files += [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/sortilege/games/*/rulings.yaml")]
    found = [
        f"{file.name}: {line}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(REJECTED[language], re.sub(TYPED, "", line))
    ]
    assert not found


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
