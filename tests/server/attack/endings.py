"""Changing results after the end, and influencing the deal before the start."""

import hashlib

from tests.server.attack.attacker import Browser, Place, Tally, attack
from tests.server.attack.sessions import new_name
from tests.server.harness import Json


@attack("results, names and who has won, changed after the end")
def after_the_end(place: Place, tally: Tally) -> None:
    ann, bob = new_name("Ann"), new_name("Bob")
    host, guest = place.browser(ann), place.browser(bob)
    host.account(ann)
    guest.account(bob)
    made = host.make("me", "person")
    table = made["table"]
    guest.join(table, next(one["secret"] for one in made["invitations"] if one["seat"] == 1))
    host.act(table, "start")
    host.act(table, "resign")  # the host loses

    witness = place.browser("Wim")

    def results() -> list[str]:
        told = witness.look(table)["room"]
        record = witness.get(f"/tables/{table}/record")
        names = [seat["name"] for seat in told["seats"]]
        return [str(one) for one in (names, told["ending"], record, guest.get("/me"))]

    before, figures = results(), str(host.get("/me"))
    deeds: list[tuple[Browser, str, Json]] = [(host, "kick", {"who": 1}), (host, "kick", {"who": 1, "block": True})]
    deeds += [(host, "kick", {"who": 0}), (host, "invitations", {"seat": 1}), (guest, "invitations", {"seat": 1})]
    acts = ("resign", "abandon", "pause", "start", "leave")
    deeds += [(who, "acts", {"what": what}) for who in (host, guest) for what in acts]
    for who, way, body in deeds:
        answer = who.send("POST", f"/tables/{table}/{way}", body)
        if answer.status_code < 300 and (secret := answer.json().get("secret")):
            place.browser("Eve").send("POST", f"/tables/{table}/join", {"name": "Eve", "secret": secret})
        tally.expect((after := results()) == before, f"{way} {body} after the end: {before[:2]} became {after[:2]}")
        tally.expect(str(host.get("/me")) == figures, f"{way} {body} after the end changed who has won")
    host.send("DELETE", "/me")
    tally.expect(str(guest.get("/me")) == before[3], "the loser's account is deleted, and the winner has not won")


@attack("one result for several accounts, signed up one after the other in the winner's browser")
def several_times(place: Place, tally: Tally) -> None:
    host, guest, table, _ = place.two()
    host.act(table, "resign")
    won = 0
    for _ in range(2):
        guest.account(new_name("Gil"))
        won += guest.get("/me")["won"]
        guest.send("POST", "/logout")
    tally.expect(won <= 1, f"one game was won {won} times")


@attack("the deal: a nonce before the commitment, a second one, another's, and what the bots' are bound by")
def the_deal(place: Place, tally: Tally) -> None:
    host = place.browser("Hal")
    plan = {"game": "seasons", "seats": [{"kind": "me"}, {"kind": "person"}, {"kind": "bot"}]}
    early = host.send("POST", "/tables", plan | {"nonce": "mine"})
    tally.expect(early.status_code == 400, f"a nonce given before the commitment is known: {early.status_code}")
    made = host.send("POST", "/tables", plan).json()
    table, commitment = made["table"], made["room"]["commitment"]
    tally.expect(len(commitment) == 64, "no commitment when the table is made")
    secret = next(one["secret"] for one in made["invitations"] if one["seat"] == 1)
    guest = place.browser("Gil")
    early = guest.send("POST", f"/tables/{table}/join", {"name": "Gil", "secret": secret, "nonce": "mine"})
    tally.expect(early.status_code == 400, f"a nonce given with the invitation: {early.status_code}")
    guest.send("POST", f"/tables/{table}/join", {"name": "Gil", "secret": secret})

    def give(who: Browser, nonce: str, promised: str = commitment, **seat: int) -> int:
        body = {"commitment": promised, "nonce": nonce, **seat}
        return who.send("POST", f"/tables/{table}/nonces", body).status_code

    tally.expect(give(host, "one", "0" * 64) >= 400, "a nonce for another promise")
    tally.expect(give(host, "one", seat=1) >= 400, "a nonce for another's seat")
    tally.expect(give(host, "one", seat=2) >= 400, "a nonce for the bot's seat")
    tally.expect(give(place.browser(), "one") >= 400, "a nonce by a stranger")
    tally.expect(
        host.send("POST", f"/tables/{table}/acts", {"what": "start"}).status_code == 409, "dealt without nonces"
    )
    give(host, "of the host")
    shown = guest.look(table)["room"]["seats"]
    tally.expect(all(seat["nonce"] == "" for seat in shown), "nonces are shown before the deal")
    give(guest, "of the guest")
    tally.expect(give(guest, "a better one") == 409, "a second nonce, in full view of the first")
    seen = guest.look(table)["room"]
    tally.expect(seen["commitment"] == commitment, "the commitment changed")
    host.act(table, "start")
    host.act(table, "abandon")
    guest.act(table, "abandon")
    room = guest.look(table)["room"]
    nonces = [seat["nonce"] for seat in room["seats"]]
    tally.expect(nonces[:2] == ["of the host", "of the guest"], f"other nonces than were given: {nonces}")
    bound = b"".join(n.to_bytes(4) + len(nonces[n].encode()).to_bytes(4) + nonces[n].encode() for n in room["bound"])
    promised = hashlib.sha256(b"sortilege commitment 2\0" + bytes.fromhex(room["key"]) + bound).hexdigest()
    tally.expect(promised == commitment and room["bound"] == [2], "the bot's nonce was not bound by the commitment")
    for n, seat in enumerate(room["seats"][:2]):
        given = hashlib.sha256(b"sortilege nonce\0" + nonces[n].encode()).hexdigest()
        tally.expect(seat["nonce_hash"] == given == seen["seats"][n]["nonce_hash"], "a nonce changed after its hash")
