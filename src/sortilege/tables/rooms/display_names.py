"""Names that people give themselves: legible, and not to be taken for somebody else's.

Unicode's own list of look-alikes has thousands of lines for scripts that hardly anybody mixes. Here a name is written
in one script, and a small table covers whole names in Cyrillic, Greek or Armenian letters that read as Latin ones.
"""

import unicodedata
from collections.abc import Iterable

from sortilege.tables.refusals import Illegal

LONGEST = 40
BOT = " (bot)"
MOST_MARKS = 3  # on one letter; Hindi needs as many
# Not shown by any font, though they count as letters, symbols or marks.
UNSEEN = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5", "\u180b", "\u180c", "\u180d"}
UNSEEN |= {chr(c) for c in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
TOGETHER = {
    "CJK",
    "HIRAGANA",
    "KATAKANA",
    "HANGUL",
    "BOPOMOFO",
}  # which are written in one name, with Latin letters too

CAPITALS = str.maketrans(
    "I" + "АВСЕНІЈКМОРЅТУХԚԜӀ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + "ՕՍ",
    "l" + "abcehljkmopstyxqwl" + "abezhlkmnoptyxc" + "ou",
)
SMALL = str.maketrans(
    "01|ıɑɡɩʋʏǀ" + "асеоурхіјѕԁһԛԝѵкгпьӏ" + "αγεηικνορτυχωσϲ" + "օոսհց",
    "olliagivyl" + "aceoypxijsdhqwvkrnbl" + "ayenikvoptuxwoc" + "onuhg",
)


def legible(text: str, lines: bool = False) -> str:
    """Without what is not seen, turns the line round or towers over it; with its own lines if wanted."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark needs a letter before it
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        elif kind in ("Cc", "Zs", "Zl", "Zp"):
            c, marks = c if lines and c == "\n" else " ", MOST_MARKS
        elif kind.startswith("C") or c in UNSEEN:
            continue
        else:
            marks = 0
        kept.append("" if c in UNSEEN else c)
    return "".join(kept).strip()


def clean(name: str) -> str:
    """A name that a terminal and a page can show, in one line."""
    return " ".join(legible(name).split())[:LONGEST].rstrip()


def folded(name: str) -> str:
    """What two ways to write one name have in common: by it an account is found, and counted."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()


def skeleton(name: str) -> str:
    """What two names that are easily taken for each other have in common."""
    capitals = unicodedata.normalize("NFKD", clean(name)).translate(CAPITALS)
    return capitals.casefold().translate(SMALL).replace("rn", "m").replace("vv", "w")


def alike(one: str, other: str) -> bool:
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def proper(name: str) -> str:
    """The name as it will be shown; raises Illegal."""
    shown = clean(name)
    if not any(c.isalnum() or unicodedata.category(c) == "So" for c in shown):
        raise Illegal("server-name-letters")
    letters = [c for c in unicodedata.normalize("NFKC", shown) if c.isalpha()]
    if len({unicodedata.name(c, "?").split()[0] for c in letters} - TOGETHER) > 1:
        raise Illegal("server-name-alphabets")
    return shown


def of_bot(name: str) -> str:
    """The name of somebody's bot, marked wherever it is shown: at the table, in lists, in records."""
    return f"{name[: LONGEST - len(BOT)].rstrip()}{BOT}"


def beside(name: str, others: Iterable[str]) -> str:
    """The name, with a number where another at the table is like it, and without the mark of bots; raises Illegal."""
    shown, known = proper(name).removesuffix(BOT), [other.removesuffix(BOT) for other in others if other]
    found, n = shown, 1
    while any(alike(found, other) for other in known):
        n += 1
        found = f"{shown[: LONGEST - 3].rstrip()} {n}"
    return found
