"""A bot of this machine's at a table of somebody else's server."""

import os
import time
from contextlib import suppress

from sortilege.bots import Bot, Sight, thoughts
from sortilege.bots.checked_choice import chosen
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import rng_of
from sortilege.core.start import begun
from sortilege.core.text.message import message
from sortilege.remote.client import Json, Link, Refusal, Server

AGAIN = ("stale", "not_now", "too_many", "unavailable")  # what another look at the table settles
PAUSE = 0.5  # seconds before that


def sit_down(server: Server, link: Link, name: str) -> int:
    """Take the seat of an invitation, as a new bot where there is no token: it is let go again if it gets no seat.

    Only whoever sits down is told whether an invitation is good. Raises Refusal; returns the seat.
    """
    new = not server.token
    if new:
        server.make_bot(name)
    try:
        return int(server.sit(link, name)["seat"])
    except SortilegeError:
        if new:
            with suppress(SortilegeError):  # what was said first is what is wrong
                server.end_bot()
        raise


def play_to_end(server: Server, table: str, seat: int, bot: Bot) -> Json:
    """Play until the game is over; returns the table as it ends.

    Raises Refusal, and BadOptions where the server plays by other rules than this machine.
    """
    key = os.urandom(32)
    while True:
        try:
            told = server.ask(f"/tables/{table}/turn?seat={seat}")
            if told["room"]["phase"] == "over":
                return told
            if told["view"] and told["view"]["ask"]:
                choose(server, table, told, seat, bot, key)
        except Refusal as refusal:
            if refusal.word not in AGAIN:
                raise
            time.sleep(PAUSE)


def choose(server: Server, table: str, told: Json, seat: int, bot: Bot, key: bytes) -> None:
    """Let the bot think on a game that agrees with all that its seat knows, and send what it chooses.

    What a bot sees and imagines is a function of that knowledge: it plays here as it would beside the real game.
    """
    rules = kit(told["room"]["game"]).rules
    found = server.ask(f"/tables/{table}/worlds?seat={seat}&seed={int.from_bytes(os.urandom(6))}")
    there = int(found.get("rules", 0))  # servers did not say it at first
    if there != rules.version:
        raise BadOptions(message("engine-other-rules", game=rules.options.title, there=there, here=rules.version))
    state = begun(rules, {}, len(told["room"]["seats"]), rng_of(os.urandom(32)), found["worlds"][0])
    code = chosen(bot, Sight(rules, state, seat), thoughts(key, seat, found["version"]), bot.name)
    choice = {"version": found["version"], "ids": [rules.ids[code]], "seat": seat}
    server.ask(f"/tables/{table}/choices", {"do": "choose", **choice})
