"""Making tables, sitting down, and all that is done at a table besides playing."""

import contextlib

from sortilege.core.record import Record
from sortilege.tables import table_time
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, table_id
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.registry import TableRegistry, chat_line
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play import agreed_undo, rematch
from sortilege.tables.play.reports import keep_report
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.socket import ActRequest, ChatLine, ChatRequest, KickRequest, RequestAccepted
from sortilege.tables.protocol.tables import (
    Invitation,
    JoinRequest,
    JoinResult,
    NewTable,
    NonceRequest,
    ReportReceipt,
    ReportRequest,
    ReturnLink,
    TableCreated,
    TableListing,
)
from sortilege.tables.refusals import Illegal, NotAllowed, NotNow
from sortilege.tables.rooms import lobby, seating
from sortilege.tables.rooms.display_names import visible_text
from sortilege.tables.rooms.start_position import CustomStart
from sortilege.tables.storage.store import SavedTable


class RoomService:
    """What people do about tables."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.store

    async def make(
        self, person: Caller, asked: NewTable, base: str, where: str = "", begins: CustomStart | None = None
    ) -> TableCreated:
        """A table, with a deal to come, or one that begins at a moment."""
        room, links = lobby.create_room(asked, person, where, begins)
        id = table_id()
        own = tuple(at for at, plan in enumerate(asked.seats) if plan.kind in lobby.HOST_SEATS)
        await self.store.make(id, room, [Hold(person.holder, seat) for seat in (HOST, *own)])
        self.tables.metrics.count("tables_made")
        live = await self.tables.get(id)
        invited = tuple(invitation(id, seat, secret, base) for seat, secret in enumerate(links) if secret)
        return TableCreated(table=id, room=live.told_room(own, True), invitations=invited)

    async def join(self, person: Caller, id: str, asked: JoinRequest, base: str) -> JoinResult:
        def sit(live: LiveTable, holders: list[Hold]) -> tuple[tuple[int, str], SeatChange]:
            (seat, secret), reseated = seating.take_seat(live.room, asked, person, holders)
            seating.end_stand_in(live.room, seat, table_time.now())
            return (seat, secret), reseated

        async with self.tables.at(id) as live:
            seat, secret = await self.tables.reseat(live, sit)
            mine, host = await self.tables.held(person, id)
            return JoinResult(room=live.told_room(mine, host), seat=seat, way_back=way_back(id, secret, base))

    async def way_back(self, person: Caller, id: str, seat: int | None, base: str) -> ReturnLink:
        """A new way back to one's own seat; older ones lapse."""
        async with self.tables.seen_by(person, id) as (live, mine, _):
            own = self.tables.one_seat(mine, seat)

            def decide(live: LiveTable, _: list[Hold]) -> tuple[str, SeatChange]:
                return seating.renew_return_secret(live.room.seats[own]), SeatChange()

            return way_back(id, await self.tables.reseat(live, decide, by=(person, own)), base)

    async def end_devices(self, person: Caller, id: str, seat: int | None) -> RoomSnapshot:
        """End every other device of one's seat, and its way back."""
        async with self.tables.seen_by(person, id) as (live, mine, host):
            own = self.tables.one_seat(mine, seat)

            def decide(live: LiveTable, holders: list[Hold]) -> tuple[None, SeatChange]:
                return None, seating.end_others(live.room, own, person, holders)

            await self.tables.reseat(live, decide, by=(person, own))
            return live.told_room(mine, host)

    async def invite(self, person: Caller, id: str, seat: int, base: str) -> Invitation:
        """A new invitation to a free seat, for the host."""
        async with self.tables.seen_by(person, id) as (live, _, host):
            if not host:
                raise NotAllowed("server-host-invites")

            def decide(live: LiveTable, _: list[Hold]) -> tuple[str, SeatChange]:
                return seating.invite(live.room, seat), SeatChange()

            secret = await self.tables.reseat(live, decide, by=(person, HOST))
            return invitation(id, seat, secret, base)

    async def give_nonce(self, person: Caller, id: str, asked: NonceRequest) -> RoomSnapshot:
        async with self.tables.seen_by(person, id) as (live, mine, host):
            seat = self.tables.one_seat(mine, asked.seat)

            def decide(live: LiveTable, _: list[Hold]) -> tuple[None, SeatChange]:
                lobby.accept_nonce(live.room, asked, seat)
                return None, SeatChange()

            await self.tables.reseat(live, decide, by=(person, seat))
            if lobby.can_autostart(live.room):
                with contextlib.suppress(NotNow):  # another process has started it
                    await self._start(live, True)
            return live.told_room(mine, host)

    async def open_tables(self) -> list[TableListing]:
        """Tables that wait for anybody."""
        found = await self.store.list_tables("waiting", True, 100)
        return [line for saved in found if (line := list_line(saved, ())).free]

    async def mine(self, person: Caller) -> list[TableListing]:
        held = await self.store.tables_of(person.holder)
        if not held:
            return []
        found = await self.store.list_tables(None, False, 200, list(held))
        # Not in the order of the last change, which may be somebody's sealed choice.
        found.sort(key=lambda saved: saved.room.made_at)
        lines = []
        for saved in found:
            seats = tuple(sorted(seat for seat in held[saved.id] if seat != HOST))
            turn = any(saved.room.seats[seat].asked_at is not None for seat in seats)
            lines.append(list_line(saved, seats, turn and saved.room.phase == "playing"))
        return lines

    async def act(self, person: Caller, id: str, asked: ActRequest) -> RequestAccepted:
        async with self.tables.seen_by(person, id) as (live, mine, host):
            if asked.what == "start":
                await self._start(live, host)
            elif asked.what == "rematch":
                await rematch.ask(self.tables, live, person, mine, host)
            elif asked.what in ("agree_rematch", "refuse_rematch"):
                await rematch.answer(self.tables, live, person, mine, asked.what == "agree_rematch")
            elif asked.what == "ask_undo":
                await agreed_undo.ask(self.tables, live, (person, self.tables.one_seat(mine, asked.seat)), mine)
            elif asked.what in ("agree_undo", "refuse_undo"):
                by = (person, self.tables.one_seat(mine, mine[0] if mine and asked.seat is None else asked.seat))
                await agreed_undo.answer(self.tables, live, by, mine, asked.what == "agree_undo")
            else:
                await self._act(live, asked, person, self.tables.one_seat(mine, asked.seat))
            viewer = mine[0] if mine else None
            return RequestAccepted(ref=asked.ref, version=live.version(viewer))

    async def _act(self, live: LiveTable, asked: ActRequest, person: Caller, seat: int) -> None:
        def decide(live: LiveTable, _: list[Hold]) -> tuple[None, SeatChange]:
            if asked.what == "leave":
                return None, seating.leave(live.room, seat)
            now = table_time.now()
            lobby.act(live.room, asked, seat, now)
            if asked.what == "resume":
                self.tables.start_clocks(live, now)
            return None, SeatChange()

        await self.tables.reseat(live, decide, by=(person, seat))

    async def _start(self, live: LiveTable, host: bool) -> None:
        def decide(live: LiveTable) -> None:
            live.sitting = TableGame(lobby.start_game(live.room, host))
            self.tables.start_clocks(live, table_time.now())

        await self.tables.decide(live, decide, fresh_game=True)
        begins = live.room.begins
        if begins and begins.choice and begins.knower is not None and live.sitting:
            made = live.sitting.choose(begins.knower, [begins.choice], live.version(begins.knower))
            await self.tables.enter(live, made, table_time.now())

    async def kick(self, person: Caller, id: str, asked: KickRequest, base: str) -> Invitation:
        """Empty a seat: its holders and their sockets go in one step; returns the new invitation."""
        async with self.tables.seen_by(person, id) as (live, _, host):
            if not host:
                raise NotAllowed("server-host-kicks")

            def decide(live: LiveTable, holders: list[Hold]) -> tuple[str, SeatChange]:
                return seating.kick(live.room, asked.who, asked.block, person, holders)

            secret = await self.tables.reseat(live, decide, by=(person, HOST))
            return invitation(id, asked.who, secret, base)

    async def say(self, person: Caller, id: str, asked: ChatRequest) -> RequestAccepted:
        async with self.tables.seen_by(person, id) as (live, mine, _):
            seat = self.tables.one_seat(mine, mine[0] if mine and asked.seat is None else asked.seat)
            if not live.room.chat:
                raise NotNow("server-no-chat")
            if not (words := visible_text(asked.text, lines=True)):
                raise Illegal("server-no-words")
            await self.store.add_chat_line(id, person.holder, seat, live.room.seats[seat].name, words)
            await self.tables.pass_on_lines(live)
            return RequestAccepted(ref=asked.ref, version=live.version(seat))

    async def lines(self, person: Caller, id: str, since: int) -> tuple[ChatLine, ...]:
        async with self.tables.seen_by(person, id):
            return tuple(chat_line(row) for row in await self.store.chat_lines(id, since))

    async def over(self, person: Caller, id: str) -> None:
        """Raises unless this person may look at the table and its game is over."""
        async with self.tables.seen_by(person, id) as (live, _, _):
            if live.room.phase != "over":
                raise NotNow("server-record-later")

    async def record(self, person: Caller, id: str) -> Record:
        await self.over(person, id)
        async with self.tables.at(id) as live:
            return await self.tables.record(live)

    async def report(self, person: Caller, id: str, asked: ReportRequest) -> ReportReceipt:
        async with self.tables.seen_by(person, id) as (live, mine, _):
            return await keep_report(self.tables, live, mine[0] if mine else None, asked)


def link(id: str, secret: str, base: str) -> str:
    """The secret follows the #, so that no server or proxy on the way writes it to a log."""
    return f"{base}/#/table/{id}/{secret}"


def invitation(id: str, seat: int, secret: str, base: str) -> Invitation:
    return Invitation(seat=seat, secret=secret, link=link(id, secret, base))


def way_back(id: str, secret: str, base: str) -> ReturnLink:
    return ReturnLink(secret=secret, link=f"{link(id, secret, base)}/back")


def list_line(saved: SavedTable, mine: tuple[int, ...], my_turn: bool = False) -> TableListing:
    free = sum(not seat.taken for seat in saved.room.seats)
    names = saved.room.names()
    return TableListing(
        table=saved.id, game=saved.room.game, phase=saved.room.phase, seats=names, free=free, mine=mine, my_turn=my_turn
    )
