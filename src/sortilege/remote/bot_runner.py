"""Run a local bot at a table of a remote server."""

import os
import time
from contextlib import suppress

from sortilege.bots import Bot, Sight, thoughts
from sortilege.bots.checked_choice import choose_checked
from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import rng_of
from sortilege.core.start import start_state
from sortilege.core.text.message import message
from sortilege.remote.client import InvitationLink, Json, ServerClient, ServerRefusal, check_shape

RETRIED_ERRORS = ("stale", "not_now", "too_many", "unavailable")  # errors after which another look at the table helps
RETRY_PAUSE_SECONDS = 0.5  # before that look


def sit_down(server: ServerClient, link: InvitationLink, name: str) -> int:
    """Take the seat of an invitation, creating a bot account when there is no token.

    The server validates an invitation only on joining, so a new account that gets no seat is deleted. Returns the
    seat; raises ServerRefusal.
    """
    new = not server.token
    if new:
        with check_shape(server):
            server.make_bot(name)
    try:
        with check_shape(server):
            return int(server.sit(link, name)["seat"])
    except SortilegeError:
        if new:
            with suppress(SortilegeError):  # report the first error, not one from cleaning up
                server.end_bot()
        raise


def play_to_end(server: ServerClient, table: str, seat: int, bot: Bot) -> Json:
    """Play until the game is over; return the final table.

    Raises ServerRefusal, and BadOptions when the server has another version of the rules.
    """
    key = os.urandom(32)
    while True:
        try:
            answer = server.ask(f"/tables/{table}/turn?seat={seat}")
            with check_shape(server):
                over, asked = answer["room"]["phase"] == "over", answer["view"] and answer["view"]["ask"]
            if over:
                return answer
            if asked:
                make_choice(server, table, answer, seat, bot, key)
        except ServerRefusal as refusal:
            if refusal.word not in RETRIED_ERRORS:
                raise
            time.sleep(RETRY_PAUSE_SECONDS)


def make_choice(server: ServerClient, table: str, answer: Json, seat: int, bot: Bot, key: bytes) -> None:
    """Let the bot think on a game consistent with what its seat knows, and send its choice.

    A bot sees and imagines only that knowledge, so it plays as it would beside the real game.
    """
    with check_shape(server):
        rules = kit(answer["room"]["game"]).rules
        found = server.ask(f"/tables/{table}/worlds?seat={seat}&seed={int.from_bytes(os.urandom(6))}")
        there = int(found.get("rules", 0))  # older servers do not send it
        if there != rules.version:
            raise BadOptions(message("engine-other-rules", game=rules.options.title, there=there, here=rules.version))
        state = start_state(rules, {}, len(answer["room"]["seats"]), rng_of(os.urandom(32)), found["worlds"][0])
        version = int(found["version"])
        if rules.ask(state, seat) is None:
            raise ValueError(f"seat {seat} is not asked")
    code = choose_checked(bot, Sight(rules, state, seat), thoughts(key, seat, version), bot.name)
    choice = {"version": version, "ids": [rules.ids[code]], "seat": seat}
    server.ask(f"/tables/{table}/choices", {"do": "choose", **choice})
