"""Malformed input: broken JSON, broken UTF-8, and deceptive names."""

import unicodedata

from tests.server.attack.attacker import Place, Tally, attack, heard
from tests.server.attack.sessions import new_name

DEEP = 200_000
BROKEN: tuple[tuple[str, bytes], ...] = (
    ("deep lists", b"[" * DEEP),
    ("deep objects", b'{"a":' * DEEP),
    ("deep and whole", b'{"name":' + b"[" * 5000 + b"]" * 5000 + b"}"),
    ("broken UTF-8", b'{"name":"\xff\xfe","text":"\xff","do":"choose","version":0,"ids":["\xc3"]}'),
    ("overlong UTF-8", b'{"name":"\xc0\xaf","text":"\xc0\xaf"}'),
    (
        "a lone surrogate",
        b'{"name":"\\ud800","text":"\\ud800","nonce":"\\ud800","version":0,"ids":["\\udfff"],"ref":"\\ud800"}',
    ),
    ("a surrogate in UTF-8", b'{"name":"\xed\xa0\x80","text":"\xed\xa0\x80"}'),
    ("U+0000", b'{"name":"a\\u0000b","text":"a\\u0000b","password":"aaaaaaaa\\u0000"}'),
    ("NaN and infinity", b'{"version":NaN,"ids":[Infinity],"who":-Infinity}'),
    ("a huge number", b'{"version":1' + b"0" * 5000 + b',"ids":["x"],"who":1e999}'),
    ("a key twice", b'{"name":"a","name":"b","version":0,"version":1,"ids":["x"]}'),
    ("nothing", b""),
    ("another kind", b'"text"'),
    ("a byte order mark", b"\xef\xbb\xbf{}"),
    ("UTF-16", '{"name":"a"}'.encode("utf-16")),
)
INVISIBLE = (
    "\u200b",
    "\u200d",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u202e",
    "\u2066",
    "\u3164",
    "\u115f",
    "\u2800",
    "\u034f",
    "\U000e0041",
)


@attack("JSON that is deep, broken, doubled or of the wrong kind; lone surrogates, over HTTP and sockets")
def broken(place: Place, tally: Tally) -> None:
    host, _, table, _ = place.two()
    paths = ["/tables", "/accounts", "/login"]
    paths += [
        f"/tables/{table}/{way}" for way in ("join", "nonces", "choices", "undo", "acts", "kick", "chat", "reports")
    ]
    for path in paths[:: 3 if place.brief else 1]:
        for what, body in BROKEN:
            answer = host.send("POST", path, content=body, headers={"Content-Type": "application/json"})
            tally.expect(400 <= answer.status_code < 500, f"{what} to {path.rpartition('/')[2]}: {answer.status_code}")
    for what, body in BROKEN:
        for text in (True, False):
            with host.socket(table) as line:
                line.recv(timeout=5)
                line.send(body, text=text)
                heard(line, 0.1)
            closed = line.close_code
            tally.expect(closed not in (1006, 1011), f"{what} over a socket: closed with {closed}")
    for path in (
        "/tables/%00",
        "/tables/%ff",
        "/tables/" + "x" * 5000,
        "/tables/..%2f..%2fetc%2fpasswd",
        "/tables/%ed%a0%80",
    ):
        answer = host.send("GET", path)
        tally.expect(400 <= answer.status_code < 500, f"GET {path[:30]}: {answer.status_code}")
    tally.expect(place.answers_in() < 2, "the server is slow after all that")


def seems_other(name: str) -> bool:
    """Whether a displayed name contains invisible characters."""
    return not name.strip() or any(
        unicodedata.category(c) in ("Cf", "Cc", "Cs", "Co", "Cn") or c in INVISIBLE for c in name
    )


@attack("names that are invisible, reverse the line, or look like another player's")
def names(place: Place, tally: Tally) -> None:
    host = place.browser("Hal")
    invited = host.make("me", *["person"] * 3, game="spellbook")
    secrets = [one["secret"] for one in invited["invitations"] if one["seat"]]
    table = invited["table"]
    for c in INVISIBLE[: 6 if place.brief else None]:
        for name in (c * 3, f"E{c}ve"):
            guest = place.browser(name)
            made = guest.send(
                "POST", "/tables", {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "bot"}], "name": name}
            )
            shown = made.json()["room"]["seats"][0]["name"] if made.status_code == 201 else "refused"
            tally.expect(not seems_other(shown), f"a name with U+{ord(c):04X} is shown as it is")
    for secret, name in zip(secrets, ("Hal", "H\u0430l", "\uff28al"), strict=True):
        guest = place.browser(name)
        guest.send("POST", f"/tables/{table}/join", {"name": name, "secret": secret})
    shown = [seat["name"] for seat in host.look(table)["room"]["seats"]]
    tally.expect(len(set(map(plain, shown))) == len(shown), f"names at one table that look alike: {shown}")
    name = new_name("Ann Bell")
    place.browser().account(name)
    alike = (
        name.upper(),
        name.replace(" ", "  "),
        name.replace("A", "\uff21"),
        name.replace("A", "\u0410"),
        name + "\u200b",
    )
    for other in (*alike, name.replace("e", "\u0435"), name.replace("l", "l\u200d"), f" {name} "):
        answer = place.browser().account(other)
        tally.expect(answer.status_code >= 400, f"an account named like another: {other!r} beside {name!r}")


def plain(name: str) -> str:
    """Return roughly what a name looks like."""
    alike = str.maketrans({"\u0430": "a", "\u0410": "A", "\u0435": "e", "\u041d": "H", "\u043e": "o"})
    return unicodedata.normalize("NFKC", name).translate(alike).casefold().strip()
