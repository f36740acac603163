"""The HTTP interface. Each handler translates, and nothing else."""

import hmac
import time
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from sortilege import __version__
from sortilege.bots.ladder import LADDER
from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.kits import kits
from sortilege.core.record import Record
from sortilege.server.background.hints import DEEPEST
from sortilege.server.door import guard
from sortilege.server.host.service import Service
from sortilege.server.messages import (
    Act,
    AskedThen,
    BotMade,
    Chapters,
    Choose,
    ClockTold,
    Credentials,
    Done,
    Frames,
    Games,
    GiveNonce,
    Health,
    Hint,
    Invitation,
    Invite,
    Join,
    Joined,
    Kick,
    Line,
    Listed,
    Log,
    Made,
    Me,
    NetworkTold,
    NewBot,
    NewPassword,
    NewTable,
    OpenNetwork,
    Outlook,
    OwnSeat,
    PlayOn,
    Problem,
    Report,
    Reported,
    ReviewTold,
    RoomTold,
    Rulings,
    Say,
    Shown,
    TableTold,
    TakeBack,
    Undo,
    WayBack,
    Worlds,
)
from sortilege.server.page.words import game_words
from sortilege.server.people.letters import page
from sortilege.server.refusals import NotAllowed, NotKnown, NotThere, Unavailable
from sortilege.server.table.agreeing import REPLAYS
from sortilege.server.table.names import folded
from sortilege.server.table.rematching import COUNTED
from sortilege.server.table.seats import Person
from sortilege.server.table.waiting import LONGEST, MOST_WORLDS

Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The table's id.")]
GameName = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="As /games names it.")]
LanguageName = Annotated[str, PathParameter(pattern=r"^[A-Za-z-]{1,20}$", description="en, fr or de.")]
StoryId = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{12}$", description="As …/rulings names it.")]
SeatQuery = Annotated[
    int | None, QueryParameter(ge=0, le=MOST_SEATS - 1, required=False, description="Which of one's seats.")
]
MailPlace = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{40}$", description="From a letter's link.")]
AnySeat = Annotated[
    int | None, QueryParameter(ge=0, le=MOST_SEATS - 1, required=False, description="Whose eyes; none: an onlooker's.")
]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The number to start after.")]

SeatPlace = Annotated[int, PathParameter(ge=0, le=MOST_SEATS - 1, description="Whose choices.")]
MomentPlace = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="After how many choices.")]
HintDepth = Annotated[
    int, QueryParameter(ge=1, le=DEEPEST, description="1 within a second; each further one takes three times as long.")
]

WaitSeconds = Annotated[int, QueryParameter(ge=0, le=LONGEST, description="How long to wait at most.")]
Seed = Annotated[int, QueryParameter(ge=0, le=2**63 - 1, description="Another one gives other worlds.")]
HowMany = Annotated[int, QueryParameter(ge=1, le=MOST_WORLDS, description="How many.")]

WHY = {
    400: "It cannot be understood.",
    401: "Not signed in, or a secret that does not fit.",
    403: "Somebody else may do this.",
    404: "There is no such thing.",
    409: "Stale, or not now.",
    413: "Too large.",
    422: "The rules do not allow it.",
    429: "Too often.",
    503: "The database cannot be reached just now.",
}
PROBLEMS = {status: ResponseSpec(Problem, generate_examples=False, description=why) for status, why in WHY.items()}


@get("/health", responses=PROBLEMS, tags=["operations"])
async def health(service: NamedDependency[Service]) -> Response[Health]:
    """Whether this process serves, and reaches its database."""
    try:
        await service.store.revs([])
    except Unavailable:
        return Response(Health(ok=False, database=False, version=__version__), status_code=503)
    return Response(Health(ok=True, database=True, version=__version__))


@get("/metrics", responses=PROBLEMS, media_type="text/plain", tags=["operations"])
async def metrics(request: Asked, service: NamedDependency[Service]) -> str:
    """Figures for Prometheus. Not for players: how many choices were made would tell of sealed ones.

    Where a request comes from proves nothing: a proxy on this machine need not say that it is one.
    """
    token = service.config.metrics_token
    if not token:
        raise NotThere("server-no-figures")
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotKnown("server-figures-token")
    return service.metrics.text()


@get("/network", responses=PROBLEMS, tags=["operations"])
async def network(request: Asked, service: NamedDependency[Service]) -> NetworkTold:
    """Whether friends on the home network can come in."""
    return service.network.told(request) if service.network else NetworkTold(can=False, open=False, addresses=())


@put("/network", responses=PROBLEMS, tags=["operations"])
async def open_network(request: Asked, data: JSONBody[OpenNetwork], service: NamedDependency[Service]) -> NetworkTold:
    """Let them in, or no longer; for whoever sits at this machine."""
    if service.network is None:
        raise NotAllowed("server-network-not-yours")
    return await service.network.change(request, data.open)


@get("/games", responses=PROBLEMS, tags=["tables"])
async def games() -> Games:
    """What can be played here."""
    found = {one.name: one.rules for one in kits()}
    return Games(
        games={name: rules.choices() for name, rules in found.items()},
        seats={name: rules.seats for name, rules in found.items()},
        bots=dict.fromkeys(found, LADDER),
    )


@get("/games/{game:str}/texts/{language:str}", responses=PROBLEMS, media_type=MediaType.TEXT, tags=["tables"])
async def texts(game: GameName, language: LanguageName, request: Asked) -> Response[str | bytes]:
    """What a game says in one language, as a Fluent file: everybody may read it, and keep it until it changes."""
    return unless_known(request, *game_words(game, language))


@get("/games/{game:str}/chapters", responses=PROBLEMS, tags=["rules"])
async def chapters(game: GameName, request: Asked, service: NamedDependency[Service]) -> Response[Chapters]:
    """The rules of a game in our own words, by chapter, and what leads to each."""
    return cast("Response[Chapters]", unless_known(request, *await service.references.chapters(game)))


@get("/games/{game:str}/rulings", responses=PROBLEMS, tags=["rules"])
async def rulings(game: GameName, request: Asked, service: NamedDependency[Service]) -> Response[Rulings]:
    """Every ruling of a game with its source, and the stories that show them."""
    return cast("Response[Rulings]", unless_known(request, *await service.references.rulings(game)))


@get("/games/{game:str}/stories/{story:str}", responses=PROBLEMS, tags=["rules"])
async def story(
    game: GameName,
    story: StoryId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: AnySeat = None,
) -> Response[Shown]:
    """A story, moment by moment, as any seat sees it."""
    await service.limits.count("frames", guard.address_of(request), person.session)
    return cast("Response[Shown]", Response(await service.references.story(game, story, seat)))


def unless_known(request: Asked, told: str | bytes, mark: str) -> Response[str | bytes]:
    """What is told to everybody alike; to those who have it already, only that it is still so."""
    headers = {"ETag": mark, "Cache-Control": "public, no-cache"}
    if mark in request.headers.get("if-none-match", ""):
        return Response("", status_code=304, headers=headers)
    return Response(told, headers=headers)


@get("/tables", responses=PROBLEMS, tags=["tables"])
async def open_tables(service: NamedDependency[Service], person: NamedDependency[Person]) -> list[Listed]:
    """Open tables that wait for somebody."""
    return await service.rooms.open_tables()


@post("/tables", responses=PROBLEMS, tags=["tables"])
async def make(
    data: JSONBody[NewTable], request: Asked, service: NamedDependency[Service], somebody: NamedDependency[Person]
) -> Made:
    """Make a table."""
    await service.limits.count("make", guard.address_of(request), somebody.session)
    kept = msgspec.structs.replace(data, mail=service.place_of(data.mail, somebody))
    made = await service.rooms.make(somebody, kept, service.base_of(request), service.where(request))
    await service.write_to(data.mail, somebody, guard.address_of(request))
    return made


@get("/tables/{table:str}", responses=PROBLEMS, tags=["play"])
async def look(
    table: TableId,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
) -> TableTold:
    """The table as one may see it: the room, the view, and what one is asked."""
    return await service.playing.look(person, table, seat)


@post("/tables/{table:str}/join", responses=PROBLEMS, status_code=200, tags=["tables"])
async def join(
    table: TableId,
    data: JSONBody[Join],
    request: Asked,
    service: NamedDependency[Service],
    somebody: NamedDependency[Person],
) -> Joined:
    """Sit down by an invitation, which works once, or come back on another device by one's own way back."""
    await service.limits.count("join", guard.address_of(request), somebody.session)
    kept = msgspec.structs.replace(data, mail=service.place_of(data.mail, somebody))
    joined = await service.rooms.join(somebody, table, kept, service.base_of(request))
    await service.write_to(data.mail, somebody, guard.address_of(request))
    return joined


@post("/tables/{table:str}/way-back", responses=PROBLEMS, status_code=200, tags=["tables"])
async def way_back(
    table: TableId,
    data: JSONBody[OwnSeat],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> WayBack:
    """A new way back to one's own seat; older ones lapse."""
    service.limits.spend("ask", guard.address_of(request), person.session)
    return await service.rooms.way_back(person, table, data.seat, service.base_of(request))


@delete("/tables/{table:str}/devices", responses=PROBLEMS, status_code=200, tags=["tables"])
async def end_devices(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
) -> RoomTold:
    """End every other device of one's seat, and its way back."""
    service.limits.spend("ask", guard.address_of(request), person.session)
    return await service.rooms.end_devices(person, table, seat)


@post("/tables/{table:str}/invitations", responses=PROBLEMS, status_code=200, tags=["tables"])
async def invite(
    table: TableId,
    data: JSONBody[Invite],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Invitation:
    """A new invitation to a free seat, for the host; the one before lapses."""
    service.limits.spend("ask", guard.address_of(request), person.session)
    return await service.rooms.invite(person, table, data.seat, service.base_of(request))


@post("/tables/{table:str}/nonces", responses=PROBLEMS, status_code=200, tags=["trust"])
async def give_nonce(
    table: TableId,
    data: JSONBody[GiveNonce],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> RoomTold:
    """Give one's part of the deal, after one has seen the commitment."""
    service.limits.spend("ask", guard.address_of(request), person.session)
    return await service.rooms.give_nonce(person, table, data)


@post("/tables/{table:str}/choices", responses=PROBLEMS, status_code=200, tags=["play"])
async def choose(
    table: TableId,
    data: JSONBody[Choose],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Done:
    """Choose: one option or a batch, all or none up to the first choice that shows anybody anything."""
    return await carry_out(service, request, person, table, data)


@post("/tables/{table:str}/take-back", responses=PROBLEMS, status_code=200, tags=["play"])
async def take_back(
    table: TableId,
    data: JSONBody[TakeBack],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Done:
    """Take a sealed choice back."""
    return await carry_out(service, request, person, table, data)


@post("/tables/{table:str}/undo", responses=PROBLEMS, status_code=200, tags=["play"])
async def undo(
    table: TableId,
    data: JSONBody[Undo],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Done:
    """Undo as far as nothing was learnt and nobody else chose."""
    return await carry_out(service, request, person, table, data)


async def carry_out(
    service: Service, request: Asked, person: Person, table: str, data: Choose | TakeBack | Undo
) -> Done:
    service.limits.spend("choose", guard.address_of(request), f"{person.session} {table}")
    start = time.perf_counter()
    done = await service.playing.choose(person, table, data)
    service.metrics.took(time.perf_counter() - start)
    return done


@post("/tables/{table:str}/acts", responses=PROBLEMS, status_code=200, tags=["tables"])
async def act(
    table: TableId,
    data: JSONBody[Act],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Done:
    """Start, leave, pause, resume, resign, abandon by agreement, rematch."""
    service.limits.spend("ask", guard.address_of(request), person.session)
    if data.what in COUNTED:
        await service.limits.count("rematch", guard.address_of(request), person.session)
    if data.what in REPLAYS:
        await service.limits.count("far_undo", guard.address_of(request), person.session)
    return await service.rooms.act(person, table, data)


@post("/tables/{table:str}/kick", responses=PROBLEMS, status_code=200, tags=["tables"])
async def kick(
    table: TableId,
    data: JSONBody[Kick],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Invitation:
    """Send away whoever holds a seat, and block them if wanted; returns a new invitation to it."""
    service.limits.spend("ask", guard.address_of(request), person.session)
    return await service.rooms.kick(person, table, data, service.base_of(request))


@get("/tables/{table:str}/log", responses=PROBLEMS, tags=["play"])
async def log(
    table: TableId,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
    since: Since = 0,
) -> Log:
    """All that happened, as one may know it, in numbered steps."""
    return await service.playing.log(person, table, seat, since)


@get("/tables/{table:str}/turn", responses=PROBLEMS, tags=["bots"])
async def turn(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
    wait: WaitSeconds = LONGEST,
) -> TableTold:
    """Wait until one is asked or the game is over, and tell the table; after so many seconds, as it is."""
    address, who = guard.address_of(request), person.account or person.session
    service.limits.spend("turn", address, f"{person.session} {table}")
    service.places.take(address, who, table)
    try:
        return await service.waiting.turn(person, table, seat, wait)
    finally:
        service.places.leave(address, who, table)


@get("/tables/{table:str}/worlds", responses=PROBLEMS, tags=["bots"])
async def worlds(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
    seed: Seed = 0,
    n: HowMany = 1,
) -> Worlds:
    """Games that agree with all that one knows, for a bot that searches; the rest of each is dealt by the seed."""
    service.limits.spend("worlds", guard.address_of(request), f"{person.session} {table}")
    return await service.waiting.worlds(person, table, seat, seed, n)


@post("/bots", responses=PROBLEMS, tags=["bots"])
async def make_bot(
    data: JSONBody[NewBot], request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> BotMade:
    """Make a bot: its token is told once, and DELETE /api/me with it ends it."""
    await service.limits.count("bot", guard.address_of(request), person.session)
    return await service.make_bot(data.name)


@get("/tables/{table:str}/outlook", responses=PROBLEMS, tags=["play"])
async def outlook(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
) -> Outlook:
    """What each option of one's question would come to, as far as it could be undone."""
    service.limits.spend("ask", guard.address_of(request), f"{person.session} {table}")
    return await service.playing.outlook(person, table, seat)


@get("/tables/{table:str}/hint", responses=PROBLEMS, tags=["play"])
async def hint(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
    depth: HintDepth = 1,
) -> Hint:
    """What looks best to a search from one's own seat, where the table allows hints."""
    await service.limits.count("hint", guard.address_of(request), person.session)
    owner = person.account or f"{service.where(request)}/{person.session}"
    return await service.hints.hint(person, owner, table, seat, depth)


@get("/tables/{table:str}/reviews/{seat:int}", responses=PROBLEMS, tags=["after"])
async def review(
    table: TableId, seat: SeatPlace, request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> ReviewTold:
    """What the choices of a seat were worth in a game that is over, or how far that is."""
    service.limits.spend("ask", guard.address_of(request), f"{person.session} {table}")
    return await service.reviews.look(person, table, seat)


@post("/tables/{table:str}/reviews/{seat:int}", responses=PROBLEMS, status_code=200, tags=["after"])
async def ask_review(
    table: TableId, seat: SeatPlace, request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> ReviewTold:
    """Begin it, unless it is there already or under way."""
    await service.limits.count("review", guard.address_of(request), person.session)
    owner = person.account or f"{service.where(request)}/{person.session}"
    return await service.reviews.ask(person, owner, table, seat)


@delete("/tables/{table:str}/reviews/{seat:int}", responses=PROBLEMS, status_code=200, tags=["after"])
async def cancel_review(
    table: TableId, seat: SeatPlace, request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> ReviewTold:
    """Stop one that is under way, for whoever asked for it."""
    service.limits.spend("ask", guard.address_of(request), f"{person.session} {table}")
    owner = person.account or f"{service.where(request)}/{person.session}"
    return await service.reviews.cancel(person, owner, table, seat)


@get("/tables/{table:str}/clock", responses=PROBLEMS, tags=["play"])
async def clock(table: TableId, service: NamedDependency[Service], person: NamedDependency[Person]) -> ClockTold:
    """What is left to each seat."""
    return await service.playing.clock(person, table)


@get("/tables/{table:str}/chat", responses=PROBLEMS, tags=["tables"])
async def chat(
    table: TableId, service: NamedDependency[Service], person: NamedDependency[Person], since: Since = 0
) -> tuple[Line, ...]:
    """What was said."""
    return await service.rooms.lines(person, table, since)


@post("/tables/{table:str}/chat", responses=PROBLEMS, status_code=200, tags=["tables"])
async def say(
    table: TableId,
    data: JSONBody[Say],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Done:
    """Say something, where the table has a chat."""
    await service.limits.count("say", guard.address_of(request), f"{person.session} {table}")
    return await service.rooms.say(person, table, data)


@get("/tables/{table:str}/record", responses=PROBLEMS, tags=["trust"])
async def record(table: TableId, service: NamedDependency[Service], person: NamedDependency[Person]) -> Record:
    """The record with the key, after the end; `sortilege verify` checks it."""
    return await service.rooms.record(person, table)


@get("/tables/{table:str}/frames", responses=PROBLEMS, tags=["trust"])
async def frames(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: AnySeat = None,
    since: Since = 0,
) -> Frames:
    """The game again after the end, choice by choice, as any seat saw it."""
    await service.limits.count("frames", guard.address_of(request), person.session)
    return cast("Frames", await service.replays.frames(person, table, since, seat))


@get("/tables/{table:str}/moments/{at:int}/{seat:int}", responses=PROBLEMS, tags=["after"])
async def moment(
    table: TableId,
    at: MomentPlace,
    seat: SeatPlace,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> AskedThen:
    """What a seat was asked at a moment of a game that is over, and what it chose."""
    await service.limits.count("frames", guard.address_of(request), person.session)
    return await service.replays.moment(person, table, at, seat)


@post("/tables/{table:str}/moments/{at:int}/{seat:int}", responses=PROBLEMS, tags=["after"])
async def play_on(
    table: TableId,
    at: MomentPlace,
    seat: SeatPlace,
    data: JSONBody[PlayOn],
    request: Asked,
    service: NamedDependency[Service],
    somebody: NamedDependency[Person],
) -> Made:
    """Play on from there in that seat, against bots, at a new table; what the seat did not know is dealt anew."""
    await service.limits.count("make", guard.address_of(request), somebody.session)
    base, where = service.base_of(request), service.where(request)
    return await service.replays.play_on(somebody, table, at, seat, data, base, where)


@get("/tables/{table:str}/last-turn", responses=PROBLEMS, tags=["play"])
async def last_turn(
    table: TableId,
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
    seat: SeatQuery = None,
) -> Frames:
    """What others did last, choice by choice, as one saw it; the first frame is the table before it."""
    await service.limits.count("frames", guard.address_of(request), person.session)
    return await service.replays.last_turn(person, table, seat)


@post("/tables/{table:str}/reports", responses=PROBLEMS, tags=["trust"])
async def report(
    table: TableId,
    data: JSONBody[Report],
    request: Asked,
    service: NamedDependency[Service],
    person: NamedDependency[Person],
) -> Reported:
    """“This is wrong.”"""
    await service.limits.count("report", guard.address_of(request), person.session)
    return await service.rooms.report(person, table, data)


@get("/me", responses=PROBLEMS, tags=["account"])
async def me(service: NamedDependency[Service], person: NamedDependency[Person]) -> Me:
    """Whose account this browser is signed in to."""
    return await service.accounts.me(person)


@get("/me/tables", responses=PROBLEMS, tags=["account"])
async def my_tables(service: NamedDependency[Service], person: NamedDependency[Person]) -> list[Listed]:
    """The tables at which one sits."""
    return await service.rooms.mine(person)


@get("/me/export", responses=PROBLEMS, tags=["account"])
async def export(service: NamedDependency[Service], person: NamedDependency[Person]) -> dict[str, Any]:
    """All that is kept about me."""
    return await service.accounts.export(person)


@delete("/me", responses=PROBLEMS, tags=["account"])
async def remove(request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]) -> None:
    """Delete my data."""
    await service.limits.count("login", guard.address_of(request), person.session)
    await service.forget(person)


@post("/accounts", responses=PROBLEMS, tags=["account"])
async def sign_up(
    data: JSONBody[Credentials], request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> Me:
    """Make an account and sign in."""
    await service.limits.count("login", guard.address_of(request), person.session)
    return await service.sign_in(request, person, await service.accounts.make(data))


@post("/login", responses=PROBLEMS, status_code=200, tags=["account"])
async def login(
    data: JSONBody[Credentials], request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> Me:
    """Sign in; seats that were taken in this browser become the account's."""
    await service.limits.count("login", guard.address_of(request), f"name {folded(data.name)}")
    return await service.sign_in(request, person, await service.accounts.known(data))


@post("/logout", responses=PROBLEMS, status_code=204, tags=["account"])
async def logout(request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]) -> None:
    """Sign out; nothing of the account stays in this browser."""
    if person.account:
        await service.accounts.sign_out(person)
        service.begin(request)


@put("/me/password", responses=PROBLEMS, status_code=204, tags=["account"])
async def password(
    data: JSONBody[NewPassword], request: Asked, service: NamedDependency[Service], person: NamedDependency[Person]
) -> None:
    """Change the password; other browsers are signed out."""
    await service.limits.count("login", guard.address_of(request), person.session)
    await service.accounts.change_password(person, data)


@get("/mail/{place:str}", responses=PROBLEMS, media_type=MediaType.HTML, tags=["account"])
async def mail(place: MailPlace, service: NamedDependency[Service]) -> Response[str]:
    """What a letter's link opens: a page that asks whether letters are wanted."""
    return page(service.config.base_path, place, await service.letters.known(place))


@post("/mail/{place:str}/confirm", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, tags=["account"])
async def mail_confirm(place: MailPlace, service: NamedDependency[Service]) -> Response[str]:
    """Letters are wanted."""
    await service.letters.confirm(place)
    return page(service.config.base_path, place, True)


@post("/mail/{place:str}/stop", responses=PROBLEMS, media_type=MediaType.HTML, status_code=200, tags=["account"])
async def mail_stop(place: MailPlace, service: NamedDependency[Service]) -> Response[str]:
    """No letters to this address; mail programs call it too (RFC 8058)."""
    await service.letters.stop(place)
    return page(service.config.base_path, place, False, "Nothing will be sent to this address.")


HANDLERS = (
    *(mail, mail_confirm, mail_stop),
    *(health, metrics, network, open_network, games, texts, chapters, rulings, story),
    *(open_tables, make, look, join, way_back, end_devices, invite, give_nonce),
    *(
        choose,
        take_back,
        undo,
        act,
        kick,
        log,
        turn,
        worlds,
        outlook,
        hint,
        review,
        ask_review,
        cancel_review,
        clock,
        chat,
        say,
        record,
        frames,
        moment,
        play_on,
        last_turn,
        report,
    ),
    *(me, my_tables, export, remove, sign_up, login, logout, password, make_bot),
)


def router(*more: Any) -> Router:
    return Router("/api", route_handlers=[*HANDLERS, *more])
