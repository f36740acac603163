"""Sockets at a table: who comes is here and gets the whole of it, who goes is away, who was cut off catches up."""

import contextlib

import msgspec

from sortilege.tables import table_time
from sortilege.tables.identity import Caller
from sortilege.tables.live.live_table import PRESENT, Client, LiveTable, visible
from sortilege.tables.live.presenter import send_whole, tell
from sortilege.tables.live.registry import TableRegistry
from sortilege.tables.refusals import Refused
from sortilege.tables.rooms import seating

MOST_STEPS = 200  # that a client gets when it resumes; else the whole view


class SocketService:
    """The sockets that look at tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables

    async def attach(self, person: Caller, id: str) -> Client:
        """A socket opens: its player is here, and it gets the whole table."""
        async with self.tables.seen_by(person, id) as (live, mine, host):
            client = Client(person, mine, host, live.room)
            await self._came(live, client)
            live.clients.add(client)
            await self.tables.drop_lost(live, [client])  # what was lost before it stood here
            send_whole(live, client)
            return client

    async def _came(self, live: LiveTable, client: Client) -> None:
        mine, until = client.seats, table_time.now() + PRESENT
        await self.tables.store.mark_present(live.id, client.place, self.tables.process, until)
        for place in client.place:
            live.seen[place] = until
        if any(live.room.seats[seat].stand_in not in ("", "resigned") for seat in mine):
            await self.tables.decide(
                live, lambda live: [seating.end_stand_in(live.room, seat, table_time.now()) for seat in mine]
            )
        else:
            tell(live, ())

    def forget(self, client: Client, id: str) -> None:
        """A socket that is closed because the whole server stops: `Store.stopped` tells of all of them at once."""
        if (known := self.tables.live.get(id)) is not None:
            known.clients.discard(client)

    async def detach(self, client: Client, id: str, lasting: float = 0.0) -> None:
        """A socket closes: unless another tab is open, its player is away from now on, or in so many seconds."""
        self.forget(client, id)
        with contextlib.suppress(Refused):
            async with self.tables.at(id) as live:
                live.clients.discard(client)
                others = {place for other in live.clients for place in other.place}
                gone = tuple(place for place in client.place if place not in others)
                if gone:
                    now = table_time.now() + lasting
                    await self.tables.store.mark_absent(live.id, gone, self.tables.process, now)
                    if self.tables.store.shared:  # they may be at another process still
                        live.seen = await self.tables.store.presence(live.id)
                    else:
                        live.left(gone, now)
                    tell(live, ())
                    if not lasting and set(gone) & set(live.open_seats()):
                        await self.tables.decide(live, lambda live: None)  # when to stand in is reckoned anew

    async def resume(self, client: Client, id: str, seat: int | None, version: int | None) -> None:
        """Everything after a version again, or the whole table where that is shorter."""
        async with self.tables.at(id) as live:
            if client.closing:
                return
            viewer = self.tables.one_seat(client.seats, seat) if client.seats else None
            now = live.version(viewer)
            if version is None or version > now or now - version > MOST_STEPS or live.sitting is None:
                client.send(msgspec.json.encode(live.told_table(viewer, client.seats, client.host)))
                return
            entries = [one for one in await self.tables.store.entries(id) if one.n < live.n and visible(one, viewer)]
            steps = live.steps(entries[version:], viewer, version)
            client.send(msgspec.json.encode(live.told_news(viewer, steps)))
