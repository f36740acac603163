"""Display names: readable, and not mistakable for another player's.

Unicode's own list of look-alikes has thousands of lines for scripts that are rarely mixed. Here a name uses only one
script, and a small table covers whole names in Cyrillic, Greek or Armenian letters that look like Latin ones.
"""

import unicodedata
from collections.abc import Iterable

from sortilege.tables.refusals import Illegal

MAX_NAME_LENGTH = 40
BOT_SUFFIX = " (bot)"
MAX_MARKS = 3  # combining marks on one letter; Hindi needs that many
# Invisible in every font, though Unicode counts them as letters, symbols or marks.
INVISIBLE = {
    "\u115f",
    "\u1160",
    "\u3164",
    "\uffa0",
    "\u2800",
    "\u034f",
    "\u17b4",
    "\u17b5",
    "\u180b",
    "\u180c",
    "\u180d",
}
INVISIBLE |= {chr(c) for c in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}
MIXED_SCRIPTS = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}  # used together, also with Latin letters

LATIN_FOR_CAPITALS = str.maketrans(
    "I" + "АВСЕНІЈКМОРЅТУХԚԜӀ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ" + "ՕՍ",
    "l" + "abcehljkmopstyxqwl" + "abezhlkmnoptyxc" + "ou",
)
LATIN_FOR_SMALL = str.maketrans(
    "01|ıɑɡɩʋʏǀ" + "асеоурхіјѕԁһԛԝѵкгпьӏ" + "αγεηικνορτυχωσϲ" + "օոսհց",
    "olliagivyl" + "aceoypxijsdhqwvkrnbl" + "ayenikvoptuxwoc" + "onuhg",
)


def visible_text(text: str, lines: bool = False) -> str:
    """Remove characters that are invisible, reverse the line or stack up over it; keep line breaks if `lines`."""
    kept: list[str] = []
    marks = MAX_MARKS  # a mark needs a letter before it
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > MAX_MARKS:
                continue
        elif kind in ("Cc", "Zs", "Zl", "Zp"):
            c, marks = c if lines and c == "\n" else " ", MAX_MARKS
        elif kind.startswith("C") or c in INVISIBLE:
            continue
        else:
            marks = 0
        kept.append("" if c in INVISIBLE else c)
    return "".join(kept).strip()


def single_line(name: str) -> str:
    """Return the name as one line that a terminal and a page can show."""
    return " ".join(visible_text(name).split())[:MAX_NAME_LENGTH].rstrip()


def account_key(name: str) -> str:
    """Return what all spellings of a name share; accounts are looked up and counted by it."""
    return unicodedata.normalize("NFKC", single_line(name)).casefold()


def skeleton(name: str) -> str:
    """Return what two names that look alike share."""
    capitals = unicodedata.normalize("NFKD", single_line(name)).translate(LATIN_FOR_CAPITALS)
    return capitals.casefold().translate(LATIN_FOR_SMALL).replace("rn", "m").replace("vv", "w")


def look_alike(one: str, other: str) -> bool:
    return account_key(one) == account_key(other) or skeleton(one) == skeleton(other)


def checked_name(name: str) -> str:
    """Return the name as it will be shown; raises Illegal."""
    shown = single_line(name)
    if not any(c.isalnum() or unicodedata.category(c) == "So" for c in shown):
        raise Illegal("server-name-letters")
    letters = [c for c in unicodedata.normalize("NFKC", shown) if c.isalpha()]
    if len({unicodedata.name(c, "?").split()[0] for c in letters} - MIXED_SCRIPTS) > 1:
        raise Illegal("server-name-alphabets")
    return shown


def bot_name(name: str) -> str:
    """Return the name of a user's bot, marked as a bot for tables, lists and records."""
    return f"{name[: MAX_NAME_LENGTH - len(BOT_SUFFIX)].rstrip()}{BOT_SUFFIX}"


def without_bot_suffix(name: str) -> str:
    """Remove "(bot)" from the end of a name, also in letters that look like these: it marks users' bots."""
    wanted = skeleton(BOT_SUFFIX)
    while at := next((at for at in range(1, len(name)) if skeleton(name[at:]) == wanted), 0):
        name = name[:at].rstrip()
    return name


def unique_name(name: str, others: Iterable[str]) -> str:
    """Return the name without a bot suffix, numbered if it looks like another at the table; raises Illegal."""
    shown, known = (
        without_bot_suffix(checked_name(name)),
        [without_bot_suffix(other) for other in others if other],
    )
    found, n = shown, 1
    while any(look_alike(found, other) for other in known):
        n += 1
        found = f"{shown[: MAX_NAME_LENGTH - 3].rstrip()} {n}"
    return found
