"""Interpret what a player types: numbers, beginnings of moves, commands."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

# Commands with their English words; every language also accepts its own (cmd-* in cli.ftl).
COMMANDS = {
    "help": "? help",
    "why": "why",
    "table": "table",
    "log": "log",
    "card": "card",
    "undo": "undo",
    "back": "back",
    "save": "save",
    "quit": "quit",
}
NORMALISED_CHARACTERS = str.maketrans({"_": " ", "’": "'"} | dict.fromkeys('«»„“”"', " "))
WITH_SUBJECT = ("why", "card", "save", "log")


@dataclass(frozen=True)
class NamedItem:
    """Something a player can name, a move or a card: its id and its label."""

    id: str
    label: str


@dataclass(frozen=True)
class Command:
    name: str
    subject: str


def normalize(text: str) -> str:
    """Normalize typed text: lower case, no accents or quotation marks, single spaces."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(NORMALISED_CHARACTERS))
    return " ".join("".join(sign for sign in bare if not unicodedata.combining(sign)).split())


def command_words(own: dict[str, str]) -> dict[str, str]:
    """Map words to commands: the English words and those of the user's language."""
    found = {}
    for name, words in COMMANDS.items():
        for word in f"{words} {own.get(name, '')}".split():
            found[normalize(word)] = name
    return found


def parse_command(answer: str, words: dict[str, str]) -> Command | None:
    """Parse a command; None if the answer is none. Only some commands take a subject."""
    first, _, rest = answer.strip().partition(" ")
    name = words.get(normalize(first))
    if name is None or (rest.strip() and name not in WITH_SUBJECT):
        return None
    return Command(name, rest.strip())


def parse_numbers(answer: str, most: int) -> list[int] | None:
    """Parse numbers from 1 to `most`, such as "2" or "1 4 7"; None if it is anything else."""
    parts = answer.replace(",", " ").split()
    if not parts or not all(part.isdecimal() and len(part) < 6 for part in parts):
        return None
    found = [int(part) for part in parts]
    return found if all(1 <= n <= most for n in found) else None


def match_items(answer: str, lines: Sequence[NamedItem]) -> list[NamedItem]:
    """Return the lines the answer may mean: an exact match, else a prefix, else the prefix of a word."""
    wanted = normalize(answer)
    if not wanted:
        return []
    tests = (
        lambda text: text == wanted,
        lambda text: text.startswith(wanted),
        lambda text: f" {wanted}" in f" {text}".replace(":", " "),
    )
    for test in tests:
        found = [line for line in lines if test(normalize(line.id)) or test(normalize(line.label))]
        if found:
            return found
    return []
