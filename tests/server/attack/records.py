"""Records: a finished game's record, forged field by field, against what a player noted before the deal."""

import contextlib
import io
import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sortilege.cli.playing import verify
from sortilege.core.errors import SortilegeError
from sortilege.terminal.language import CliTexts
from tests.server.attack.attacker import Place, Tally, asked, attack
from tests.server.harness import Json

CHOICES = 8
REFUSED, UNVERIFIED = 2, 3
TO_COMPARE = ("seats", "options")  # which `verify` prints, because nothing but the choices depends on them


def changed(value: Any) -> Iterator[Any]:
    """Yield other values of the same kind and of others."""
    if isinstance(value, str):
        yield from ("", value[::-1], f"{value}0", "0" * len(value))
    elif isinstance(value, int):
        yield from (value + 1, value - 1, -value - 2, value + 2**64)
    elif isinstance(value, list):
        yield from ([], value[1:], value[:-1], [*value, *value[-1:]], value[::-1])
    elif isinstance(value, dict):
        yield {}
    yield from (None, 0, "", [], {})


def forged(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Yield the whole with one value changed, for every value inside, and where it was."""
    for other in changed(value):
        if json.dumps(other) != json.dumps(value):
            yield path, other
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        for where, other in forged(part, (*path, key)):
            copy = value.copy()
            copy[key] = other
            yield where, copy


def added(record: Json, fields: list[Json]) -> Iterator[tuple[tuple[Any, ...], Json]]:
    """Yield the record with a change of rules or a position that was not there."""
    for at in (0, 1, len(record["choices"])):
        for rules in (record["rules"], record["rules"] - 1):
            for state in fields:
                change = {"at": at, "rules": record["rules"], "fields": state}
                yield ("upgrades", at), record | {"rules": rules, "upgrades": [change]}
    for state in fields:
        yield ("moment",), record | {"moment": state}


@attack("a record forged in every field, against the notes of a player")
def records(place: Place, tally: Tally) -> None:
    noted = "the host's own"
    host, guest, table, _ = place.two(game="spellbook", nonce=noted)
    commitment = host.look(table)["room"]["commitment"]
    for _ in range(CHOICES):
        for who in (host, guest):
            if options := asked(told := who.look(table)):
                who.choose(table, told["version"], options[0])
    for who in (host, guest):
        who.act(table, "abandon")
    record = host.get(f"/tables/{table}/record")
    fields: list[Json] = [{}, {"seats": 2}, {"day": 1}]
    english = CliTexts("en")
    with TemporaryDirectory() as folder:
        file = Path(folder, "record.json")

        def verified(content: Any) -> tuple[int, str]:
            file.write_text(json.dumps(content))
            with contextlib.redirect_stdout(io.StringIO()) as told:
                try:
                    status = verify.run(Namespace(record=file, commitment=commitment, nonces=[f"1={noted}"]), english)
                except SortilegeError:
                    status = REFUSED
            return status, told.getvalue()

        tally.expect(verified(record)[0] == 0, "the test itself: the true record does not verify")
        forgeries = [*forged(record), *added(record, fields)]
        for path, content in forgeries[:: 7 if place.brief else 1]:
            status, output = verified(content)
            where = ".".join(map(str, path))
            reported = path[:1] in [(name,) for name in TO_COMPARE] and "Only you know" in output
            tally.expect(status in (REFUSED, UNVERIFIED) or reported, f"forged {where}: exit status {status}")
