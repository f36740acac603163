"""Everything that can be hidden from a seat, as situations for `imagined_games`.

The chance of each claim is counted from the viewer's view and from the packs that the viewer held in the draft, not
from the engine's marks of who knows what.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any

from sortilege.core.engine.machine import FRAME, C, D, Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.games.seasons.engine.constants import (
    CARD_CODE,
    CARD_KIND,
    FAMILIAR,
    NOTHING,
    PACK,
    TOKEN,
    TOKEN_OPTION,
)
from sortilege.games.seasons.engine.piles import kind_of, library_at, seen_by, seen_in_hand, thrower
from sortilege.games.seasons.engine.state import in_box, is_included
from sortilege.games.seasons.presentation.ids import CARD_IDS
from sortilege.games.seasons.rules import SEASONS
from sortilege.games.spellbook.rules import SPELLBOOK
from tests.promises.random_play import next_choice
from tests.properties.imagined_games import Claim, Situation
from tests.properties.table_builder import KIND, Seat, choose, lay, legal, why

Bag = Callable[[Any], list[int]]  # the cards in some place, which imagined games shuffle among each other

ANN, BOB = 0, 1
KINGDOM = {"kingdom_cards": "with"}


def situations() -> Iterator[Situation]:
    """Yield every situation; together they hide everything that can be hidden."""
    for name, options, until in (
        ("cards after a draft of two", {}, is_after_the_draft),
        ("discards", KINGDOM, has_hidden_discards),
        ("a hand card discarded unseen", KINGDOM | {"enchantment": "natural_selection"}, has_unseen_discard),
        ("a pile with open top cards", KINGDOM | {"enchantment": "vision_of_destiny"}, is_turn),
    ):
        yield in_play(name, played(2, options, until), ANN)
    yield looked_at()
    yield proven()
    yield from named_in_secret()
    for seats in SEASONS.seats:
        for rounds in (0, 2, seats + 2):
            yield draft(seats, rounds, {})
        yield draft(seats, 9, {})
    yield draft(3, 4, {"enchantment": "natural_selection"})
    yield draft(4, 5, {"enchantment": "extended_experience"})
    yield tenth_card()
    for done in (False, True):
        yield split(done)
        yield construction(done)
        yield ability_tokens(done)
    for seats in SPELLBOOK.seats:
        yield pouch(seats)


# Positions.


def play(state: Machine, rng: Rng, until: Callable[[Any], bool]) -> bool:
    """Choose at random until a condition holds; return whether it ever did."""
    while not until(state):
        if state.over:
            return False
        state.apply(*next_choice(state, rng))
    return True


def played(seats: int, options: Mapping[str, str], until: Callable[[Any], bool]) -> Any:
    """Return the first position in some random games for which a condition holds."""
    for number in range(400):
        state = SEASONS.new(options, seats, rng_from_seed(1000 + number))
        if play(state, rng_from_seed(number), until):
            return state
    raise AssertionError(f"no random game with {dict(options)} comes to this")


def is_turn(state: Any) -> bool:
    return state.round > 0 and why(state) == "turn"


def is_after_the_draft(state: Any) -> bool:
    return is_turn(state) and bool(SEASONS.view(state, ANN).seats[BOB].known_somewhere)


def has_hidden_discards(state: Any) -> bool:
    entries = [int(state.discards[at]) for at in range(state.discards_n)]
    return is_turn(state) and sum(thrower(one) < 0 and not seen_by(one) >> ANN & 1 for one in entries) > 2


def has_unseen_discard(state: Any) -> bool:
    return is_turn(state) and bool(thrown(state, BOB)) and state.library_n[2 * BOB] > 0


def shuffle_deck(state: Any) -> None:
    """Shuffle the draw pile of a position that was laid out, which is in order."""
    rng = rng_from_seed(7)
    for i in range(state.deck_n - 1, 0, -1):
        j = int(rng.below(i + 1))
        state.deck[i], state.deck[j] = state.deck[j], state.deck[i]


# Where cards lie.


def cards_at(row: Any, start: int, n: int) -> list[int]:
    return [kind_of(int(row[at])) for at in range(start, start + n)]


def hand(state: Any, seat: int) -> list[int]:
    return cards_at(state.hand, seat * state.cards, state.hand_n[seat])


def library(state: Any, seat: int, shelf: int) -> list[int]:
    return cards_at(state.library, library_at(seat, shelf), state.library_n[seat * 2 + shelf])


def private(state: Any, seat: int) -> list[int]:
    return hand(state, seat) + library(state, seat, 0) + library(state, seat, 1)


def thrown(state: Any, seat: int) -> list[int]:
    entries = [int(state.discards[at]) for at in range(state.discards_n)]
    return [kind_of(one) for one in entries if thrower(one) == seat]


def pack(state: Any, seat: int) -> list[int]:
    return cards_at(state.pack, seat * PACK, state.pack_n)


def construction_pack(state: Any, seat: int) -> list[int]:
    """Return the cards that a player has left in Elemental Construction, which stores kind + 1 with gaps."""
    return [int(state.pack[at]) - 1 for at in range(seat * PACK, seat * PACK + PACK) if state.pack[at]]


def box(state: Any) -> Counter[int]:
    return Counter({kind: 2 for kind in range(len(state.printed)) if in_box(state.options, kind)})


def unknown_cards(state: Any, viewer: int) -> Counter[int]:
    """Return the cards that the viewer's view accounts for nowhere. It does not show what the draft told."""
    view = SEASONS.view(state, viewer)
    assert view.me
    known = [*view.me.hand, *view.me.library_2, *view.me.library_3, *view.me.pack, *view.me.looking_at]
    known += [*view.known_deck.values(), *view.known_discard.values()]
    for seat in view.seats:
        known += [card.card for card in seat.play]
        known += [*seat.known_in_hand, *seat.known_somewhere, *seat.known_unless_discarded]
    return box(state) - Counter(map(CARD_IDS.index, known))


# Chances.


def at_least(wanted: int, drawn: int, good: int, of: int) -> float:
    """Return the chance of at least `wanted` good cards among `drawn` of `of` cards."""
    ways = (comb(good, n) * comb(of - good, drawn - n) for n in range(wanted, min(good, drawn) + 1))
    return sum(ways) / comb(of, drawn)


@dataclass(frozen=True)
class Mixture:
    """Cards that lie mixed in several places: some known, the others random ones of those that the viewer misses."""

    known: Counter[int]
    blanks: int
    missing: Counter[int]

    def chance(self, kind: int, wanted: int, size: int) -> float:
        """Return the chance of at least so many cards of a kind in a place for `size` cards."""
        of = self.known.total() + self.blanks
        others = of - self.known[kind] - self.blanks
        found = 0.0
        for copies in range(min(self.known[kind], size) + 1):
            for blanks in range(min(self.blanks, size - copies) + 1):
                rest = size - copies - blanks
                ways = comb(self.known[kind], copies) * comb(self.blanks, blanks) * comb(others, rest)
                more = max(0, wanted - copies)
                found += ways * at_least(more, blanks, self.missing[kind], self.missing.total())
        return found / comb(of, size)


# Claims.


def contains(bag: Bag, kind: int, copies: int, state: Any) -> bool:
    return bag(state).count(kind) >= copies


def lies_at(row: str, at: int, kind: int, state: Any) -> bool:
    return bool(kind_of(int(getattr(state, row)[at])) == kind)


def equals(row: str, at: int, value: int, state: Any) -> bool:
    return bool(int(getattr(state, row)[at]) == value)


def even(text: str, holds: Callable[[Any], bool], chance: float) -> Claim:
    return Claim(text, holds, chance, chance)


def pile_claims(state: Any, viewer: int, pile: str, missing: Counter[int]) -> Iterator[Claim]:
    """Yield which card lies in each place of a pile that the viewer does not know."""
    for at in range(getattr(state, f"{pile}_n")):
        entry = int(getattr(state, pile)[at])
        if not seen_by(entry) >> viewer & 1 and thrower(entry) < 0:
            kind = kind_of(entry)
            chance = missing[kind] / missing.total()
            yield even(f"{pile} {at}: {CARD_IDS[kind]}", partial(lies_at, pile, at, kind), chance)


def bag_claims(name: str, state: Any, bag: Bag, mixture: Mixture, fixed: Counter[int] | None = None) -> Iterator[Claim]:
    """Yield what a place with mixed cards holds, beside the cards that the viewer knows to be there."""
    fixed = fixed or Counter()
    here = Counter(bag(state)) - fixed
    for kind, copies in here.items():
        chance = mixture.chance(kind, copies, here.total())
        holds = partial(contains, bag, kind, copies + fixed[kind])
        yield even(f"{name}: {copies} {CARD_IDS[kind]}", holds, chance)


def private_claims(state: Any, viewer: int, seat: int, missing: Counter[int]) -> Iterator[Claim]:
    """Yield what another seat has in its hand and libraries, and has discarded unseen."""
    entries = [int(state.hand[seat * state.cards + n]) for n in range(state.hand_n[seat])]
    fixed = Counter(kind_of(entry) for entry in entries if seen_in_hand(entry) >> viewer & 1)
    view = SEASONS.view(state, viewer).seats[seat]
    assert fixed == Counter(map(CARD_IDS.index, view.known_in_hand))
    known = Counter(map(CARD_IDS.index, [*view.known_somewhere, *view.known_unless_discarded]))
    cards = len(private(state, seat)) + len(thrown(state, seat))
    mixture = Mixture(known, cards - fixed.total() - known.total(), missing)
    yield from bag_claims("hand", state, partial(hand, seat=seat), mixture, fixed)
    yield from bag_claims("library II", state, partial(library, seat=seat, shelf=0), mixture)
    yield from bag_claims("library III", state, partial(library, seat=seat, shelf=1), mixture)
    yield from bag_claims("discarded unseen", state, partial(thrown, seat=seat), mixture)


def next_rolls(state: Any) -> list[int]:
    rng = state.rng.copy()
    return [int(rng.below(6)) for _ in range(3)]


def chance_claim(state: Any) -> Claim:
    """Return the claim that the next three dice fall as they will."""
    real = next_rolls(state)
    return even("the next three dice", lambda imagined: next_rolls(imagined) == real, 1 / 216)


def in_play(name: str, state: Any, viewer: int) -> Situation:
    """Return everything hidden in a game of two after the draft."""
    missing = unknown_cards(state, viewer)
    claims = [chance_claim(state), *private_claims(state, viewer, 1 - viewer, missing)]
    for pile in ("deck", "discards", "aside"):
        claims += pile_claims(state, viewer, pile, missing)
    return Situation(name, SEASONS, state, viewer, tuple(claims))


# Single decisions.


def looked_at() -> Situation:
    ann = Seat(hand=["amulet_of_fire"], reserve=(0, 0, 2, 0))
    state = lay([ann, Seat(hand=["purse_of_io", "dragon_skull"])])
    shuffle_deck(state)
    choose(state, ANN, "summon:amulet_of_fire")
    assert play(state, rng_from_seed(1), lambda state: state.aside_n == 4)
    return in_play("cards that another player looks at", state, BOB)


def proven() -> Situation:
    """Using the Kriss without a familiar in play shows that one is in hand, and nothing else about the hand."""
    shown = "kairn_the_destroyer"
    state = lay([Seat(hand=[shown, "purse_of_io"], play=["necrotic_kriss"]), Seat()])
    shuffle_deck(state)
    choose(state, ANN, "activate:necrotic_kriss")
    missing = unknown_cards(state, BOB)
    familiars = sum(n for kind, n in missing.items() if CARD_KIND[kind] == FAMILIAR)
    anyway = at_least(1, 2, missing[KIND[shown]], missing.total())
    most = anyway / at_least(1, 2, familiars, missing.total())
    claim = Claim(f"hand: {shown}", partial(contains, partial(hand, seat=ANN), KIND[shown], 1), anyway, most)
    return Situation("a card that a decision proves", SEASONS, state, BOB, (claim, chance_claim(state)))


def named_in_secret() -> Iterator[Situation]:
    """A player has named a card of the hand, which stays there if a Shield is lost in its place."""
    cards = ["dragon_skull", "purse_of_io", "staff_of_spring"]
    ann = Seat(hand=["throne_of_renewal", *cards], play=["shield_of_zira"], reserve=(1, 1, 3, 0))
    state = lay([ann, Seat()])
    shuffle_deck(state)
    choose(state, ANN, "summon:throne_of_renewal")
    choose(state, ANN, "card:dragon_skull")
    yield named("a card named for the discard", state, C, KIND["dragon_skull"])
    ann = Seat(hand=["amulet_of_time", *cards], play=["shield_of_zira"], reserve=(0, 2, 0, 0))
    state = lay([ann, Seat()], KINGDOM)
    shuffle_deck(state)
    choose(state, ANN, "summon:amulet_of_time")
    while "card:dragon_skull" not in legal(state, ANN):
        choose(state, ANN, legal(state, ANN)[0])
    choose(state, ANN, "card:dragon_skull")
    choose(state, ANN, "play:shield_of_zira")
    yield named("a card that a Shield has saved", state, D, KIND["dragon_skull"] + 1)


def named(name: str, state: Any, register: int, value: int) -> Situation:
    """A register of the topmost frame holds a card of a hand of which the viewer knows nothing."""
    missing = unknown_cards(state, BOB)
    kind = value if register == C else value - 1
    at = (int(state.height) - 1) * FRAME + register
    chance = missing[kind] / missing.total()
    return Situation(name, SEASONS, state, BOB, (even("its name", partial(equals, "stack", at, value), chance),))


# The start of a game.


@dataclass(frozen=True)
class Group:
    """Cards that a viewer passed on: those still in the pack, and one for each seat that has taken one since."""

    cards: Counter[int]
    takers: dict[int, int]  # round → seat

    def share(self, kind: int) -> float:
        return self.cards[kind] / self.cards.total()


class Watcher:
    """What a seat learns in a draft, from the packs that it holds: pack P is at seat P + R in round R."""

    def __init__(self, state: Any, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.seats = int(state.seats)
        self.round = 0
        self.size = int(state.pack_n)
        self.seen: Counter[int] = Counter()  # all cards that have been in the viewer's hands
        self.passed: dict[int, tuple[int, Counter[int]]] = {}  # pack → round and what the viewer passed on
        self.groups: list[Group] = []
        self.look(Counter(pack(state, viewer)))

    def look(self, cards: Counter[int]) -> None:
        """Compare the pack in hand with what the viewer passed on."""
        id = (self.viewer - self.round) % self.seats
        self.now = cards
        if id in self.passed:
            at, before = self.passed.pop(id)
            self.groups.append(Group(before - cards, self.takers(id, at)))
        else:
            self.seen += cards

    def takers(self, id: int, passed_at: int) -> dict[int, int]:
        return {at: (id + at) % self.seats for at in range(passed_at + 1, self.round)}

    def pick(self, rng: Rng) -> None:
        """Let all seats pick at random, and note what the viewer passes on."""
        before, own = Counter(hand(self.state, self.viewer)), -1
        for seat in range(self.seats):
            codes = self.state.legal(seat)
            code = codes[rng.below(len(codes))]
            if seat == self.viewer:
                own = code - CARD_CODE
                self.passed[(self.viewer - self.round) % self.seats] = (self.round, self.now - Counter([own]))
            self.state.apply(seat, code)
        self.round += 1
        if self.state.pack_n:
            self.look(Counter(pack(self.state, self.viewer)))
        else:  # the last card of each pack goes by itself
            self.look(Counter(hand(self.state, self.viewer)) - before - Counter([own]))
            self.round += 1

    def open_groups(self) -> dict[int, Group]:
        """Return the groups of packs that others hold now, by holder; after the draft, by who took the last card."""
        last = min(self.round, self.size - 1)
        return {(id + last) % self.seats: Group(cards, self.takers(id, at)) for id, (at, cards) in self.passed.items()}


def draft(seats: int, rounds: int, options: Mapping[str, str]) -> Situation:
    """A draft after some rounds; the others have chosen their next card. Nine rounds are all."""
    state: Any = SEASONS.new(options, seats, rng_from_seed(seats))
    watcher, rng = Watcher(state, ANN), rng_from_seed(rounds)
    while watcher.round < rounds:
        watcher.pick(rng)
    for seat in range(1, seats if state.pack_n else 0):
        state.apply(seat, state.legal(seat)[0])
    missing = box(state) - watcher.seen
    held = watcher.open_groups()
    first = 1 if options.get("enchantment") == "natural_selection" else 0  # the round whose picks were not discarded
    claims = [chance_claim(state)]
    claims += pile_claims(state, ANN, "deck", missing)
    claims += pile_claims(state, ANN, "discards", missing)
    if state.pack_n:
        claims += pick_claims(state, watcher, [*watcher.groups, *held.values()], missing, first)
        for seat in range(1, seats):
            claims += pack_claims(state, seat, held.get(seat), missing)
    else:
        claims += drafted_claims(state, watcher, [*watcher.groups, *held.values()], missing)
    kind = options.get("enchantment", "draft").replace("_", " ")
    return Situation(f"{kind}, {seats} players, {rounds} rounds", SEASONS, state, ANN, tuple(claims))


def pick_claims(
    state: Any, watcher: Watcher, groups: list[Group], missing: Counter[int], first: int
) -> Iterator[Claim]:
    """Yield which card each other seat took in each round."""
    for at in range(first, watcher.round):
        for seat in range(1, watcher.seats):
            place = at * watcher.seats + seat
            kind = int(state.picks[place])
            group = next((one for one in groups if one.takers.get(at) == seat), None)
            chance = group.share(kind) if group else missing[kind] / missing.total()
            yield even(f"pick {at + 1} of seat {seat}", partial(equals, "picks", place, kind), chance)


def pack_claims(state: Any, seat: int, group: Group | None, missing: Counter[int]) -> Iterator[Claim]:
    """Yield what another seat's pack holds, and which card of it the seat has chosen."""
    mixture = Mixture(group.cards, 0, missing) if group else Mixture(Counter(), int(state.pack_n), missing)
    yield from bag_claims(f"pack of seat {seat}", state, partial(pack, seat=seat), mixture)
    value = int(state.sealed[seat])
    kind = value - CARD_CODE - 1
    chance = group.share(kind) if group else missing[kind] / missing.total()
    yield even(f"sealed pick of seat {seat}", partial(equals, "sealed", seat, value), chance)


def drafted_claims(state: Any, watcher: Watcher, groups: list[Group], missing: Counter[int]) -> Iterator[Claim]:
    """Yield which card of each group lies with which seat after the draft, where another copy may lie too."""
    for seat in range(1, watcher.seats):
        own = [group for group in groups if seat in group.takers.values()]
        blanks = int(state.hand_n[seat]) - len(own)
        for kind in set(hand(state, seat)):
            shares = [group.share(kind) for group in own if group.cards[kind]]
            unseen = at_least(1, blanks, missing[kind], missing.total())
            most = min(1.0, sum(shares) + unseen)
            holds = partial(contains, partial(hand, seat=seat), kind, 1)
            yield Claim(f"hand of seat {seat}: {CARD_IDS[kind]}", holds, max([unseen, *shares]), most)


def tenth_card() -> Situation:
    """Natural Selection: the other player has chosen which of ten cards to discard."""
    state = played(2, {"enchantment": "natural_selection"}, lambda state: why(state) == "discard_tenth")
    if state.sealed[ANN] or not state.sealed[BOB]:
        state = sealed_by_bob(state)
    missing = unknown_cards(state, ANN)
    known = Counter(map(CARD_IDS.index, SEASONS.view(state, ANN).seats[BOB].known_somewhere))
    value = int(state.sealed[BOB])
    kind, cards = value - CARD_CODE - 1, int(state.hand_n[BOB])
    expected = known[kind] + (cards - known.total()) * missing[kind] / missing.total()
    sealed = even("the card chosen", partial(equals, "sealed", BOB, value), expected / cards)
    claims = (sealed, *private_claims(state, ANN, BOB, missing), *pile_claims(state, ANN, "discards", missing))
    return Situation("the tenth card", SEASONS, state, ANN, claims)


def sealed_by_bob(state: Any) -> Any:
    state.take_back(ANN)
    state.apply(BOB, state.legal(BOB)[0])
    return state


def split(done: bool) -> Situation:
    """The other player sorts nine cards into three piles: how far is secret, and whether it is done is not."""
    state = played(2, {}, lambda state: why(state) == "split")
    while state.library_n[2 * BOB + 1] < (3 if done else 2):
        state.apply(BOB, state.legal(BOB)[0])
    missing = unknown_cards(state, ANN)
    known = Counter(map(CARD_IDS.index, SEASONS.view(state, ANN).seats[BOB].known_somewhere))
    mixture = Mixture(known, 9 - known.total(), missing)
    if done:
        claims = tuple(private_claims(state, ANN, BOB, missing))
    else:
        claims = tuple(bag_claims("all nine", state, partial(private, seat=BOB), mixture))
    return Situation(f"a split, {'done' if done else 'going on'}", SEASONS, state, ANN, claims)


def construction(done: bool) -> Situation:
    """Elemental Construction: the other player keeps nine of eighteen cards."""
    state: Any = SEASONS.new({"enchantment": "elemental_construction"}, 2, rng_from_seed(1))
    while state.hand_n[BOB] < (9 if done else 5):
        state.apply(BOB, state.legal(BOB)[-1])
    missing = unknown_cards(state, ANN)
    mixture = Mixture(Counter(), PACK, missing)
    cards, left = partial(hand, seat=BOB), partial(construction_pack, seat=BOB)
    if done:
        claims = [*bag_claims("kept", state, cards, mixture), *bag_claims("left", state, left, mixture)]
    else:
        claims = [*bag_claims("all eighteen", state, lambda state: cards(state) + left(state), mixture)]
    claims += pile_claims(state, ANN, "deck", missing)
    return Situation(f"a construction, {'done' if done else 'going on'}", SEASONS, state, ANN, tuple(claims))


def ability_tokens(sealed: bool) -> Situation:
    """The other player chooses one of three ability tokens."""
    state = played(2, {"ability_tokens": "with"}, lambda state: why(state) == "choose_ability")
    if sealed:
        state.apply(BOB, state.legal(BOB)[1])
    here = [by for by in map(int, TOKEN_OPTION) if by != NOTHING and is_included(state.options, by)]
    chance = 1 / (len(here) - 3)
    places = range(3 * BOB, 3 * BOB + 3)
    claims = [even("a token", partial(equals, "dealt", at, int(state.dealt[at])), chance) for at in places]
    if sealed:
        assert state.sealed[BOB] > TOKEN
        claims.append(even("the token chosen", partial(equals, "sealed", BOB, int(state.sealed[BOB])), chance))
    return Situation(f"ability tokens, {'one chosen' if sealed else 'none chosen'}", SEASONS, state, ANN, tuple(claims))


# SpellBook.


def pouch(seats: int) -> Situation:
    """The order of the pouch, after some turns."""
    state: Any = SPELLBOOK.new({}, seats, rng_from_seed(seats))
    assert play(state, rng_from_seed(seats), lambda state: state.day == 3)
    row = [int(state.pouch[at]) for at in range(state.pouch_n)]
    counts = Counter(row)
    claims = [
        even(f"place {at}", partial(equals, "pouch", at, materia), counts[materia] / len(row))
        for at, materia in enumerate(row)
    ]
    return Situation(f"the pouch, {seats} players", SPELLBOOK, state, seats - 1, (*claims, chance_claim(state)))
