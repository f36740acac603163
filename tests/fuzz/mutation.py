"""Change input at random: bytes, words, and values inside JSON."""

import json
import random
import re
from collections.abc import Callable, Sequence
from typing import Any

NUMBERS = (
    *("0", "-0", "-1", "1", "09", "010", "-08", "0x10", "1_000", "007", "1e3", "1e999", "-1e-999", "0.1", ".5"),
    *("127", "128", "255", "256", "32768", "65536", "2147483647", "2147483648", "4294967296", "9007199254740993"),
    *("9223372036854775807", "9223372036854775808", "-9223372036854775809", "18446744073709551616", "9" * 400),
    *("NaN", "Infinity", "-Infinity", ".inf", "~", "null", "true", "2026-02-31", "12:30:99"),
)
TEXTS = (
    *("", " ", "\0", "\x1b[2J", "\ud800", "\udc00\ud800", "\u202e", "\ufeff", "\U0001f600", "\r\n", "a" * 5000),
    *("../../etc/passwd", "..\\logout?", "%00", "%ff", "%2e%2e%2f", "/" * 300, "'; drop table tables; --", "{{7*7}}"),
    *("<script>", "__proto__", "&a [*a, *a]", "*a", "!!python/object/apply:os.system [ls]", "<<: *a", "- " * 60),
    *("[" * 300, "{" * 300, '{"a":' * 300, "(" * 300, "|", ">-", "? :", "#", "%YAML 1.1", "---", "..."),
)
WORD = re.compile(rb"[A-Za-z_]{2,40}|-?[0-9]+")
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, -(2**31) - 1, 2**63, -(2**63) - 1, 2**70, 1.5, 1e308),
    *("", "a", "\0", "\ud800", "x" * 300, "0", [], [[]], [None], {}, {"": {}}, [0] * 300),
)
MAX_BYTES = 60_000

Change = Callable[[bytes, Sequence[bytes], random.Random], bytes]


def spans(data: bytes, rng: random.Random) -> tuple[int, int]:
    """Return a random span, mostly short."""
    start = rng.randrange(len(data) + 1)
    return start, min(len(data), start + int(rng.paretovariate(0.7)))


def flip(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    if not data:
        return rng.randbytes(4)
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def cut(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    start, end = spans(data, rng)
    return data[:start] + data[end:]


def truncate(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def double(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    start, end = spans(data, rng)
    return data[:end] + data[start:end] * rng.choice((1, 1, 2, 30)) + data[end:]


def splice(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Put a part of another input somewhere."""
    other = rng.choice(others)
    start, end = spans(other, rng)
    at = rng.randrange(len(data) + 1)
    return data[:at] + other[start:end] + data[at + rng.choice((0, end - start)) :]


def insert(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    text = rng.choice(NUMBERS + TEXTS).encode("utf-8", "surrogatepass")
    return data[:at] + text + data[at:]


def replace_word(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Put another word in place of a word: a number for a number, mostly, and else one from another input."""
    words = list(WORD.finditer(data))
    if not words:
        return insert(data, others, rng)
    word = rng.choice(words)
    if word[0].lstrip(b"-").isdigit() and rng.random() < 0.7:
        new = rng.choice(NUMBERS).encode()
    elif rng.random() < 0.6 and (found := WORD.findall(rng.choice(others))):
        new = rng.choice(found)
    else:
        new = rng.choice(NUMBERS + TEXTS).encode("utf-8", "surrogatepass")
    return data[: word.start()] + new + data[word.end() :]


def swap_lines(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) > 1:
        one, other = rng.sample(range(len(lines)), 2)
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def change_json(data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
    """Change a value or a key inside JSON; other input is changed as bytes."""
    try:
        value = json.loads(data)
    except (ValueError, RecursionError):
        return replace_word(data, others, rng)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        value = changed_value(value, rng, texts_in(value))
    return json.dumps(value, separators=(",", ":")).encode()


def texts_in(value: Any) -> list[str]:
    """Return the texts inside a value."""
    if isinstance(value, dict):
        return [text for one in value.values() for text in texts_in(one)]
    if isinstance(value, list):
        return [text for one in value for text in texts_in(one)]
    return [value] if isinstance(value, str) else []


def changed_value(value: Any, rng: random.Random, texts: Sequence[str] = ()) -> Any:
    """Return a value with one change somewhere inside, mostly to another value of its kind."""
    if isinstance(value, dict) and value and rng.random() < 0.98:
        key = rng.choice(list(value))
        new = dict(value)
        if (draw := rng.random()) < 0.03:
            del new[key]
        elif draw < 0.06:
            new[rng.choice(("", "x", key.upper(), "__class__", "is", "do"))] = new.pop(key)
        elif draw < 0.1:
            new[key] = new[rng.choice(list(value))]
        else:
            new[key] = changed_value(value[key], rng, texts)
        return new
    if isinstance(value, list) and value and rng.random() < 0.98:
        at, items = rng.randrange(len(value)), list(value)
        if (draw := rng.random()) < 0.1:
            del items[at]
        elif draw < 0.2:
            items.insert(at, rng.choice(value))
        elif draw < 0.25:
            rng.shuffle(items)
        else:
            items[at] = changed_value(items[at], rng, texts)
        return items
    if isinstance(value, bool) and rng.random() < 0.8:
        return not value
    if isinstance(value, bool) or not isinstance(value, int | str) or rng.random() < 0.15:
        return rng.choice(VALUES)
    if isinstance(value, int):
        return value + rng.choice((-1, 1, -2, 2, 10, 256, -256, 1 << 16, 1 << 31, 1 << 40))
    if texts and rng.random() < 0.5:
        return rng.choice(texts)
    at = rng.randrange(len(value) + 1)
    return value[:at] + rng.choice(TEXTS) + value[at + rng.choice((0, 1, 5)) :]


BYTE_CHANGES: tuple[Change, ...] = (flip, cut, truncate, double, splice, insert)
TEXT_CHANGES: tuple[Change, ...] = (*BYTE_CHANGES, replace_word, replace_word, replace_word, swap_lines)
JSON_CHANGES: tuple[Change, ...] = (change_json,)


def mutate(data: bytes, others: Sequence[bytes], changes: Sequence[Change], rng: random.Random) -> bytes:
    """Return the input with one or a few changes. JSON mostly stays JSON."""
    if changes is JSON_CHANGES and rng.random() < 0.1:
        changes = TEXT_CHANGES
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 6))):
        data = rng.choice(changes)(data, others, rng)[:MAX_BYTES]
    return data
