"""Everything callers do at tables besides choosing: create, join, invite, start, pause, chat, report and more."""

import contextlib
from operator import itemgetter

from sortilege.core.record import Record
from sortilege.core.text.message import message
from sortilege.tables import steady_clock
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, new_id
from sortilege.tables.live.game_record import MAX_REPLAYED_STEPS, check_started, table_record
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.presenter import chat_line, room_snapshot
from sortilege.tables.live.table_access import TableAccess, pick_seat
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.live.table_writer import TableWriter
from sortilege.tables.play import agreed_undo, rematch
from sortilege.tables.play.bug_reports import save_report
from sortilege.tables.play.choice_pipeline import ChoicePipeline
from sortilege.tables.protocol.chat import MAX_CHAT_BREAKS, ChatLine, ChatRequest
from sortilege.tables.protocol.room import RoomSnapshot
from sortilege.tables.protocol.socket import ActRequest, KickRequest, RequestAccepted
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
from sortilege.tables.refusals import Illegal, NotAllowed, NotNow, NotThere
from sortilege.tables.rooms import clocks, room_lifecycle, seating
from sortilege.tables.rooms.custom_start import CustomStart
from sortilege.tables.rooms.display_names import visible_text
from sortilege.tables.rooms.room import Room
from sortilege.tables.storage.store import SavedTable

MAX_LISTED_TABLES = 200  # of one person


class RoomService:
    """Answers callers' requests about rooms, seats, chat and records."""

    def __init__(self, access: TableAccess, writer: TableWriter, choices: ChoicePipeline) -> None:
        self.access = access
        self.tables = access.tables
        self.store = access.tables.store
        self.writer = writer
        self.choices = choices

    async def create_table(
        self, caller: Caller, request: NewTable, base: str, where: str = "", begins: CustomStart | None = None
    ) -> TableCreated:
        """Create a table that starts with a deal, or from a custom position."""
        room, links = room_lifecycle.create_room(request, caller, where, begins)
        id = new_id()
        own = tuple(at for at, plan in enumerate(request.seats) if plan.kind in room_lifecycle.HOST_SEATS)
        await self.store.create_table(id, room, [Hold(caller.holder, seat) for seat in (HOST, *own)])
        self.tables.metrics.count("tables_made")
        live = await self.tables.get(id)
        invited = tuple(invitation(id, seat, secret, base) for seat, secret in enumerate(links) if secret)
        return TableCreated(table=id, room=room_snapshot(live, own, True), invitations=invited)

    async def join(self, caller: Caller, id: str, request: JoinRequest, base: str) -> JoinResult:
        """Take a free seat, or return to one by its link."""

        def sit(live: LiveTable, holders: list[Hold]) -> tuple[tuple[int, str], SeatChange]:
            (seat, secret), seat_change = seating.take_seat(live.room, request, caller, holders)
            seating.end_stand_in(live.room, seat, steady_clock.now())
            return (seat, secret), seat_change

        async with self.tables.at(id) as live:
            seat, secret = await self.writer.change_seats(live, sit)
            mine, host = await self.access.seats_of(caller, id)
            return JoinResult(room=room_snapshot(live, mine, host), seat=seat, way_back=return_link(id, secret, base))

    async def renew_return_link(self, caller: Caller, id: str, seat: int | None, base: str) -> ReturnLink:
        """Create a new return link to the caller's seat; older links expire."""
        async with self.access.locked_table(caller, id) as (live, mine, _):
            own = pick_seat(mine, seat)

            def decide(live: LiveTable, _: list[Hold]) -> tuple[str, SeatChange]:
                return seating.renew_return_secret(live.room.seats[own]), SeatChange()

            return return_link(id, await self.writer.change_seats(live, decide, by=(caller, own)), base)

    async def end_devices(self, caller: Caller, id: str, seat: int | None) -> RoomSnapshot:
        """Sign out all other devices at the caller's seat, and cancel its return link."""
        async with self.access.locked_table(caller, id) as (live, mine, host):
            own = pick_seat(mine, seat)

            def decide(live: LiveTable, holders: list[Hold]) -> tuple[None, SeatChange]:
                return None, seating.end_others(live.room, own, caller, holders)

            await self.writer.change_seats(live, decide, by=(caller, own))
            return room_snapshot(live, mine, host)

    async def invite(self, caller: Caller, id: str, seat: int, base: str) -> Invitation:
        """Create a new invitation to a free seat; for the host."""
        async with self.access.locked_table(caller, id) as (live, _, host):
            if not host:
                raise NotAllowed("server-host-invites")

            def decide(live: LiveTable, _: list[Hold]) -> tuple[str, SeatChange]:
                return seating.invite(live.room, seat), SeatChange()

            secret = await self.writer.change_seats(live, decide, by=(caller, HOST))
            return invitation(id, seat, secret, base)

    async def give_nonce(self, caller: Caller, id: str, request: NonceRequest) -> RoomSnapshot:
        """Store a seat's nonce; a rematch starts by itself once it has all of them."""
        async with self.access.locked_table(caller, id) as (live, mine, host):
            seat = pick_seat(mine, request.seat)

            def decide(live: LiveTable, _: list[Hold]) -> tuple[None, SeatChange]:
                room_lifecycle.accept_nonce(live.room, request, seat)
                return None, SeatChange()

            await self.writer.change_seats(live, decide, by=(caller, seat))
            if room_lifecycle.can_autostart(live.room):
                with contextlib.suppress(NotNow):  # another process has started it
                    await self._start(live, True)
            return room_snapshot(live, mine, host)

    async def open_tables(self) -> list[TableListing]:
        """Return the open tables with a free seat."""
        found = await self.store.list_tables("waiting", True, 100)
        return [listing for saved in found if (listing := table_listing(saved, ())).free]

    async def my_tables(self, caller: Caller) -> list[TableListing]:
        """Return the newest tables where the caller has a seat or is the host.

        First those against bots, in the order in which they were last played, then the others, oldest first.
        """
        holds = await self.store.tables_of(caller.holder)
        if not holds:
            return []
        found = await self.store.list_tables(None, False, MAX_LISTED_TABLES, caller.holder)
        against_bots: list[tuple[float, TableListing]] = []
        with_others: list[tuple[float, TableListing]] = []
        for saved in found:
            seats = tuple(sorted(seat for seat in holds.get(saved.id, ()) if seat != HOST))
            listing = table_listing(saved, seats)
            if listing.removable:
                against_bots.append((saved.changed, listing))
            else:  # not ordered by last change, which may be another player's sealed choice
                with_others.append((saved.room.made_at, listing))
        rows = (*sorted(against_bots, key=itemgetter(0)), *sorted(with_others, key=itemgetter(0)))
        return [listing for _, listing in rows]

    async def remove_table(self, caller: Caller, id: str) -> None:
        """Delete a table at which only bots play besides the caller, with its game, and close its sockets."""
        async with self.access.locked_table(caller, id) as (live, mine, host):
            if not (mine or host):
                raise NotAllowed("server-not-seated")
            if not is_against_bots(live.room, mine):
                raise NotNow("server-others-play")
            await self.store.remove([id])
            self.tables.drop(live)
            for client in list(live.clients):
                client.close()

    async def act(self, caller: Caller, id: str, request: ActRequest) -> RequestAccepted:
        """Start, pause, resume, resign, abandon, leave, or propose and answer a rematch or an undo."""
        async with self.access.locked_table(caller, id) as (live, mine, host):
            if request.what == "start":
                await self._start(live, host)
            elif request.what == "rematch":
                await rematch.ask(self.writer, live, caller, mine, host)
            elif request.what in ("agree_rematch", "refuse_rematch"):
                await rematch.answer(self.writer, live, caller, mine, request.what == "agree_rematch")
            elif request.what == "ask_undo":
                await agreed_undo.ask(self.writer, live, (caller, pick_seat(mine, request.seat)), mine)
            elif request.what in ("agree_undo", "refuse_undo"):
                by = (caller, pick_seat(mine, mine[0] if mine and request.seat is None else request.seat))
                await agreed_undo.answer(self.writer, live, by, mine, request.what == "agree_undo")
            else:
                await self._act(live, request, caller, pick_seat(mine, request.seat))
            viewer = mine[0] if mine else None
            return RequestAccepted(ref=request.ref, version=live.version(viewer))

    async def _act(self, live: LiveTable, request: ActRequest, caller: Caller, seat: int) -> None:
        def decide(live: LiveTable, _: list[Hold]) -> tuple[None, SeatChange]:
            if request.what == "leave":
                return None, seating.leave(live.room, seat)
            now = steady_clock.now()
            room_lifecycle.act(live.room, request, seat, now)
            if request.what == "resume":
                clocks.start_clocks(live.room, live.open_seats(), now)
            return None, SeatChange()

        await self.writer.change_seats(live, decide, by=(caller, seat))

    async def _start(self, live: LiveTable, host: bool) -> None:
        def decide(live: LiveTable) -> None:
            live.game = TableGame(room_lifecycle.start_game(live.room, host))
            clocks.start_clocks(live.room, live.open_seats(), steady_clock.now())

        await self.writer.change_room(live, decide, new_game=True)
        begins = live.room.begins
        if begins and begins.choice and begins.knower is not None and live.game:
            made = live.game.choose(begins.knower, [begins.choice], live.version(begins.knower))
            await self.choices.commit(live, made, steady_clock.now())

    async def kick(self, caller: Caller, id: str, request: KickRequest, base: str) -> Invitation:
        """Empty a seat, closing its holders' sockets in the same step; return the new invitation."""
        async with self.access.locked_table(caller, id) as (live, _, host):
            if not host:
                raise NotAllowed("server-host-kicks")

            def decide(live: LiveTable, holders: list[Hold]) -> tuple[str, SeatChange]:
                return seating.kick(live.room, request.who, request.block, caller, holders)

            secret = await self.writer.change_seats(live, decide, by=(caller, HOST))
            return invitation(id, request.who, secret, base)

    async def add_chat_line(self, caller: Caller, id: str, request: ChatRequest) -> RequestAccepted:
        async with self.access.locked_table(caller, id) as (live, mine, _):
            seat = pick_seat(mine, mine[0] if mine and request.seat is None else request.seat)
            if not live.room.chat:
                raise NotNow("server-no-chat")
            first, *more = visible_text(request.text, lines=True).split("\n", MAX_CHAT_BREAKS)
            words = "\n".join([first, *more[:-1], *(rest.replace("\n", " ") for rest in more[-1:])])
            if not words:
                raise Illegal("server-no-words")
            await self.store.add_chat_line(id, caller.holder, seat, live.room.seats[seat].name, words)
            await self.writer.sync.deliver_chat(live)
            return RequestAccepted(ref=request.ref, version=live.version(seat))

    async def chat_lines(self, caller: Caller, id: str, since: int) -> tuple[ChatLine, ...]:
        async with self.access.locked_table(caller, id):
            return tuple(chat_line(row) for row in await self.store.chat_lines(id, since))

    async def check_over(self, caller: Caller, id: str) -> int:
        """Return how many choices a game took; raises unless this caller may see the table and the game is over."""
        async with self.access.locked_table(caller, id) as (live, _, _):
            if live.room.phase != "over":
                raise NotNow("server-record-later")
            check_started(live)
            return live.n

    async def record(self, caller: Caller, id: str) -> Record:
        """Return the record of a finished game."""
        await self.check_over(caller, id)
        async with self.tables.at(id) as live:
            return await table_record(self.store, live)

    async def replayable_record(self, caller: Caller, id: str) -> Record:
        """Return the record of a finished game that is short enough to be replayed here."""
        if await self.check_over(caller, id) > MAX_REPLAYED_STEPS:
            raise NotThere("server-no-replay", why=message("server-long-game", most=MAX_REPLAYED_STEPS))
        return await self.record(caller, id)

    async def report(self, caller: Caller, id: str, request: ReportRequest) -> ReportReceipt:
        async with self.access.locked_table(caller, id) as (live, mine, _):
            return await save_report(self.store, live, mine[0] if mine else None, request)


def link(id: str, secret: str, base: str) -> str:
    """Put the secret after the #, so that servers and proxies on the way do not log it."""
    return f"{base}/#/table/{id}/{secret}"


def invitation(id: str, seat: int, secret: str, base: str) -> Invitation:
    return Invitation(seat=seat, secret=secret, link=link(id, secret, base))


def return_link(id: str, secret: str, base: str) -> ReturnLink:
    return ReturnLink(secret=secret, link=f"{link(id, secret, base)}/back")


def is_against_bots(room: Room, mine: tuple[int, ...]) -> bool:
    """Whether every seat is a bot's or one of these."""
    return all(seat.kind == "bot" or at in mine for at, seat in enumerate(room.seats))


def table_listing(saved: SavedTable, mine: tuple[int, ...]) -> TableListing:
    room = saved.room
    return TableListing(
        table=saved.id,
        game=room.game,
        phase=room.phase,
        seats=room.names(),
        free=sum(not seat.taken for seat in room.seats),
        mine=mine,
        my_turn=room.phase == "playing" and any(room.seats[seat].asked_at is not None for seat in mine),
        made_at=int(room.made_at),
        removable=is_against_bots(room, mine),
    )
