"""What everybody at a table is told: each viewer what it may see, and nobody more."""

import hashlib

import msgspec

from sortilege.tables.live.live_table import Client, LiveTable
from sortilege.tables.protocol.socket import RoomUpdate, TableUpdate
from sortilege.tables.storage.store import LogEntry


def tell(live: LiveTable, entries: tuple[LogEntry, ...]) -> None:
    """What these entries are to each viewer, built once a viewer and sent to all of its sockets."""
    built: dict[int | None, bytes | None] = {}
    room = room_is_new(live)
    for client in list(live.clients):
        if room:
            told = live.told_room(client.seats, client.host)
            client.send(msgspec.json.encode(RoomUpdate(room=told)))
        for viewer in client.viewers if entries else ():
            if viewer not in built:
                news: TableUpdate | None = live.news(viewer, entries)
                built[viewer] = msgspec.json.encode(news) if news else None
            if message := built[viewer]:
                client.send(message)


def room_is_new(live: LiveTable) -> bool:
    told = hashlib.blake2b(msgspec.json.encode(live.told_room((), False, clock=False)), digest_size=16).digest()
    new = told != live.shown
    live.shown = told
    return new


def tell_whole(live: LiveTable) -> None:
    for client in list(live.clients):
        send_whole(live, client)


def send_whole(live: LiveTable, client: Client) -> None:
    for viewer in client.viewers:
        client.send(msgspec.json.encode(live.told_table(viewer, client.seats, client.host)))
