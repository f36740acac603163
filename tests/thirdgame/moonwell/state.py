"""The state of a Moonwell game, and its rules: one program whose rows are the parts of a night."""

from moonwell.charms import (
    ASLEEP,
    BURN,
    CHARMS,
    COMFORT,
    COPIES,
    DRAWS,
    DRY,
    E_BURNS,
    E_CATCHES,
    E_COMFORT,
    E_DRAWS,
    E_FETCHES,
    E_FETCHES_FROM_WELL,
    E_LAYS,
    E_MOON,
    E_NIGHT,
    E_NOBODY,
    E_WELL_CATCHES,
    E_WELL_FETCHES,
    E_WELL_LAYS,
    EVERYBODY,
    FETCHES,
    LAY,
    MOON,
    MOST_SEATS,
    NIGHTS,
    NIGHTS_OPTION,
    OPTIONS,
    STRENGTH,
    TIES_OPTION,
    TO_SEAT,
    TO_WELL,
)
from sortilege.core.engine.machine import (
    CALL,
    FRAME,
    NEXT,
    NOBODY,
    PC,
    POP,
    SEAT,
    WAIT,
    A,
    Machine,
    Offer,
    Refusals,
    Verb,
    zeros,
)
from sortilege.core.engine.rng import Rng
from sortilege.core.save.state_codec import Field, fields
from sortilege.core.save.step_addresses import StepAddresses

# The parts of a night: rows of the program.
MOONRISE, LAYING, TURNING, FETCHING, DUSK = 1, 2, 3, 4, 5
NAMES = ("moonrise", "lay", "turn", "fetch", "dusk")
PROGRAMS = StepAddresses({"night": (MOONRISE, " ".join(NAMES))})
CARD_KIND, SEAT_KIND = 0, 1
VERBS = (Verb("", 0), *(Verb(name, SEAT_KIND if name == "fetch" else CARD_KIND) for name in NAMES))

FIELDS = (
    *fields("number", "round", "first", "moon", "well", "opponent", "deck_n"),
    *fields("i64", "options", "hand", "laid", "played", "drops"),
    Field("deck", "i64", size="deck_n"),
)


class State(Machine):
    """The order of the deck, the hands and the charms laid face down are hidden."""

    def __init__(self, rng: Rng, seats: int) -> None:
        super().__init__(rng, seats, MOST_SEATS)
        self.options = zeros(OPTIONS)  # never changes
        self.round = 0
        self.first = 0
        self.moon = 0  # what the die shows
        self.well = 0  # drops in the well
        self.opponent = 0  # in a solo game, the drops that the well has caught
        self.deck = zeros(len(CHARMS) * COPIES)  # the last one is drawn next
        self.deck_n = 0
        self.hand = zeros(seats * len(CHARMS))  # number of copies of each charm
        self.laid = zeros(seats)  # face down: the charm + 1
        self.played = zeros((seats + 1) * NIGHTS)  # turned over, by night: the charm + 1; the last row is the well's
        self.drops = zeros(seats)

    def game(self) -> str:
        return "moonwell"

    def copy(self) -> "State":
        twin = State(self.rng.copy(), 0)
        self.copy_into(twin)
        for field in FIELDS:
            value = getattr(self, field.name)
            setattr(twin, field.name, value[:] if field.listed else value)
        return twin

    # Called by the machine.

    def row(self, f: int) -> int:
        return int(self.stack[f + PC])

    def verb(self, f: int) -> Verb:
        return VERBS[self.row(f)]

    def run(self, f: int) -> int:
        parts = {MOONRISE: self.moonrise, TURNING: self.turn, FETCHING: self.fetch, DUSK: self.dusk}
        row = self.row(f)
        return WAIT if row == LAYING else parts[row](f)

    def asked(self, f: int) -> int:
        if self.row(f) == LAYING:
            return sum(1 << seat for seat in range(self.seats) if not self.laid[seat])
        return 1 << int(self.stack[f + SEAT])

    def offer(self, f: int, seat: int, out: Offer) -> None:
        codes = self.lays(seat) if self.row(f) == LAYING else self.targets(seat)
        for code in codes:
            out.add(code)

    def refuse(self, seat: int, out: Refusals) -> None:
        if self.row((self.height - 1) * FRAME) == LAYING:
            if self.sleeping(seat) >= 0:
                out.add(LAY + self.sleeping(seat), ASLEEP)
            return
        for other in range(self.seats):
            if other != seat and not self.drops[other]:
                out.add(TO_SEAT + other, DRY)

    def answer(self, f: int, seat: int, code: int) -> int:
        if self.row(f) == LAYING:
            self.laid[seat] = code - LAY + 1
            self.hand[seat * len(CHARMS) + code - LAY] -= 1
            return NEXT if all(self.laid) else WAIT
        self.take_drops(seat, code)
        self.stack[f + A] += 1
        return CALL

    def secret(self, f: int) -> bool:
        return self.row(f) == LAYING  # skipping a forced choice would reveal that the seat has only one legal charm

    def retract(self, f: int, seat: int) -> bool:
        if self.row(f) != LAYING or not self.laid[seat]:
            return False
        self.hand[seat * len(CHARMS) + self.laid[seat] - 1] += 1
        self.laid[seat] = 0
        return True

    # The night.

    def moonrise(self, f: int) -> int:
        self.round += 1
        self.moon = int(self.rng.below(MOON)) + 1
        self.well += self.moon
        self.tell(E_NIGHT, NOBODY, self.round, 0, 0, EVERYBODY)
        self.tell(E_MOON, NOBODY, self.moon, self.well, 0, EVERYBODY)
        self.learn(EVERYBODY)
        return NEXT

    def turn(self, f: int) -> int:
        """Turn over all charms; the strongest one without an equal catches the moon."""
        for seat in self.in_order():
            self.tell(E_LAYS, seat, self.laid[seat] - 1, 0, 0, EVERYBODY)
            self.played[seat * NIGHTS + self.round - 1] = self.laid[seat]
            self.laid[seat] = 0
        if self.seats == 1 and self.deck_n:
            charm = self.draw()
            self.tell(E_WELL_LAYS, NOBODY, charm, 0, 0, EVERYBODY)
            self.played[NIGHTS + self.round - 1] = charm + 1
        self.learn(EVERYBODY)
        caught = self.catch()
        for seat in self.in_order():
            self.have_effect(seat, self.turned(seat), seat == caught)
        return NEXT

    def catch(self) -> int:
        """Return the seat that catches the moon, the number of seats for the well, or −1 for none."""
        players = range(self.seats + 1)
        strengths = [STRENGTH[self.turned(one)] if self.turned(one) >= 0 else 0 for one in players]
        single = [one for one in players if strengths[one] and strengths.count(strengths[one]) == 1]
        best = max(single, key=lambda one: strengths[one], default=-1)
        if best < 0:
            self.well = 0 if self.options[TIES_OPTION] else self.well
            self.tell(E_NOBODY, NOBODY, self.well, 0, 0, EVERYBODY)
            return best
        if best == self.seats:
            self.tell(E_WELL_CATCHES, NOBODY, self.well, 0, 0, EVERYBODY)
            self.opponent += self.well
        else:
            self.tell(E_CATCHES, best, self.well, 0, 0, EVERYBODY)
            self.drops[best] += self.well
        self.well = 0
        return best

    def have_effect(self, seat: int, charm: int, caught: bool) -> None:
        if not caught and COMFORT[charm]:
            self.drops[seat] += COMFORT[charm]
            self.tell(E_COMFORT, seat, COMFORT[charm], 0, 0, EVERYBODY)
        burnt = min(self.drops[seat], BURN[charm])
        if not caught and burnt:
            self.drops[seat] -= burnt
            self.tell(E_BURNS, seat, burnt, 0, 0, EVERYBODY)
        for _ in range(min(DRAWS[charm], self.deck_n)):
            drawn = self.draw()
            self.hand[seat * len(CHARMS) + drawn] += 1
            self.tell(E_DRAWS, seat, 0, 0, drawn, 1 << seat)
            self.learn(1 << seat)

    def fetch(self, f: int) -> int:
        """Let each seat with an owl take drops from another, in order; register A counts the seats done."""
        while self.stack[f + A] < self.seats:
            seat = int(self.left_of(self.first, self.stack[f + A]))
            if FETCHES[self.turned(seat)] and self.targets(seat):
                self.stack[f + SEAT] = seat
                return WAIT
            self.stack[f + A] += 1
        fetched = min(self.drops[0], FETCHES[self.turned(1)]) if self.seats == 1 and self.turned(1) >= 0 else 0
        if fetched:
            self.drops[0] -= fetched
            self.opponent += fetched
            self.tell(E_WELL_FETCHES, 0, fetched, 0, 0, EVERYBODY)
        return NEXT

    def take_drops(self, seat: int, code: int) -> None:
        wanted = FETCHES[self.turned(seat)]
        if code == TO_WELL:
            fetched = min(wanted, self.opponent)
            self.opponent -= fetched
            self.tell(E_FETCHES_FROM_WELL, seat, fetched, 0, 0, EVERYBODY)
        else:
            other = code - TO_SEAT
            fetched = min(wanted, self.drops[other])
            self.drops[other] -= fetched
            self.tell(E_FETCHES, seat, fetched, other, 0, EVERYBODY)
        self.drops[seat] += fetched

    def dusk(self, f: int) -> int:
        if self.round >= NIGHTS - self.options[NIGHTS_OPTION]:
            return POP
        self.first = int(self.left_of(self.first, 1))
        self.stack[f + PC] = MOONRISE
        self.stack[f + A] = 0
        return CALL

    # Queries.

    def draw(self) -> int:
        self.deck_n -= 1
        return int(self.deck[self.deck_n])

    def in_order(self) -> list[int]:
        return [int(self.left_of(self.first, n)) for n in range(self.seats)]

    def turned(self, player: int, ago: int = 0) -> int:
        """Return the charm that a seat (or the well, after the last seat) turned over this night; −1 for none."""
        night = self.round - 1 - ago
        return int(self.played[player * NIGHTS + night]) - 1 if night >= 0 else -1

    def holds(self, seat: int) -> list[int]:
        """Return the kinds of charm in a hand."""
        return [charm for charm in range(len(CHARMS)) if self.hand[seat * len(CHARMS) + charm]]

    def sleeping(self, seat: int) -> int:
        """Return last night's charm, which may not be laid again unless it is all there is; −1 for none."""
        last = self.turned(seat, 1)
        return last if last in self.holds(seat) and self.holds(seat) != [last] else -1

    def lays(self, seat: int) -> list[int]:
        return [LAY + charm for charm in self.holds(seat) if charm != self.sleeping(seat)]

    def targets(self, seat: int) -> list[int]:
        """Return the other seats that have drops."""
        if self.seats == 1:
            return [TO_WELL] if self.opponent else []
        return [TO_SEAT + other for other in range(self.seats) if other != seat and self.drops[other]]

    def winners(self) -> list[int]:
        """Return the seats with the most drops; a solo player must have more than the well."""
        if self.seats == 1:
            return [0] if self.drops[0] > self.opponent else []
        return [seat for seat in range(self.seats) if self.drops[seat] == max(self.drops)]


def box() -> list[int]:
    """Return all charms, in order."""
    return [charm for charm in range(len(CHARMS)) for _ in range(COPIES)]
