"""The initial table of a story, read strictly from its `given`."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import ALWAYS, CARD_OPTION, DIE_SEASON, LEVEL
from sortilege.games.seasons.engine.state import in_box
from sortilege.games.seasons.options import OPTION_INDEX, OPTIONS, VALUES, complete, numbers
from sortilege.games.seasons.presentation.ids import SEASONS
from sortilege.games.seasons.story.terms import (
    ANY,
    CARD_NUMBER,
    DICE,
    CardInPlay,
    RolledDie,
    read_cards,
    read_dice,
    read_die,
    read_energies,
    read_hidden,
    read_numbers,
    read_play,
)
from sortilege.stories.source_location import SEATS, SourceLocation

PRELUDE = ("draft", "keep_nine", "discard_tenth", "split", "choose_ability")
MOMENTS = ("turn", "before_die", "dice", *PRELUDE, "round_end", "game_end", "new")
SEAT_KEYS = (
    *("crystals", "gauge", "bonuses", "reserve", "hand", "library_2", "library_3", "play", "die", "pack"),
    *("summoned", "owed", "ability", "ability_used", "spaces_lost", "tokens", "known"),
)
TABLE_KEYS = (
    *("options", "players", "year", "space", "opened", "first", "moment", "turn", "left", "dice", "bag", "rolls"),
    *("deck", "only_deck", "discard", "permit", "extra", "locked", "locks_others", "pending", "deal", "others_done"),
    *("struck", "vision_used", "die_crystals", "summons"),
)
NEW_KEYS = ("options", "players", "moment", "deal", "first")

# Moments that need one enchantment, or the game with ability tokens.
MOMENT_OPTION = {
    "keep_nine": ("enchantment", "elemental_construction"),
    "discard_tenth": ("enchantment", "natural_selection"),
    "choose_ability": ("ability_tokens", "with"),
}
# The option that brings a card; a story that names the card is played with it.
OPTION_BY_INDEX = {int(place): key for key, place in OPTION_INDEX.items()}
BROUGHT_BY = {
    card.id: OPTION_BY_INDEX[by] for card in CARDS if (by := int(CARD_OPTION[card.index])) not in (ALWAYS, LEVEL)
}


@dataclass
class SeatGiven:
    """What is in front of one seat."""

    crystals: int = 0
    gauge: int = 0
    bonuses: int = 0
    reserve: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    libraries: list[list[str]] = field(default_factory=lambda: [[], []])
    play: list[CardInPlay] = field(default_factory=list)
    die: RolledDie | None = None
    no_die: bool = False  # the die has no effect
    pack: list[str] | None = None
    summoned: int = 0
    owed: int = 0
    ability: int = 0
    ability_used: bool = False
    spaces_lost: int = 0
    tokens: list[int] = field(default_factory=list)
    known: dict[int, list[str]] = field(default_factory=dict)


@dataclass
class Given:
    """A table, complete except for what a story need not say."""

    at: SourceLocation
    players: int
    options: dict[str, str]
    moment: str
    year: int
    space: int
    opened: int
    first: int
    turn: int
    seats: list[SeatGiven]
    left: RolledDie | None
    dice: list[RolledDie]
    bag: list[int]
    rolls: list[int]
    deck: list[str]
    only_deck: bool
    discard: list[str]
    permit: bool
    extra: int
    locked: bool
    locks_others: bool
    pending: list[str]
    deal: int
    struck: list[int]
    vision_used: bool
    die_crystals: bool
    summons: int
    others_done: bool


def read_given(raw: Any, at: SourceLocation, story: Mapping[str, Any] | None = None) -> Given:
    """Read the given table; errors carry their source location. `story` is the whole story."""
    table = at.mapping(raw or {}, (*TABLE_KEYS, *SEATS))
    players = read_players(table, at)
    moment = at.under("moment").one_of(table.get("moment", "turn"), MOMENTS, "moment")
    options = read_options(table, at.under("options"), players, moment, str(story or table))
    year = at.under("year").number(table.get("year", 4 if moment == "game_end" else 1), 0, 4)
    opened = at.under("opened").number(table.get("opened", min(3, max(1, year))), max(1, min(3, year)), 3)
    first = at.under("first").seat(table.get("first", "ann"), players)
    given = Given(
        at=at,
        players=players,
        options=options,
        moment=moment,
        year=year,
        space=at.under("space").number(table.get("space", 1), 1, 12),
        opened=opened,
        first=first,
        turn=at.under("turn").seat(table.get("turn", SEATS[first]), players),
        seats=[read_seat(table.get(name, {}), at.under(name), opened, players) for name in SEATS[:players]],
        left=read_die(table["left"], at.under("left")) if "left" in table else None,
        dice=read_dice(table.get("dice", []), at.under("dice")),
        bag=[DICE[at.under("bag").one_of(word, DICE, "die")] for word in at.under("bag").words(table.get("bag", []))],
        rolls=read_rolls(table.get("rolls", []), at.under("rolls")),
        deck=read_hidden(table.get("deck", []), at.under("deck")),
        only_deck=at.under("only_deck").flag(table.get("only_deck", False)),
        discard=read_hidden(table.get("discard", []), at.under("discard")),
        permit=at.under("permit").flag(table.get("permit", False)),
        extra=at.under("extra").number(table.get("extra", 0), 0, 9),
        locked=at.under("locked").flag(table.get("locked", False)),
        locks_others=at.under("locks_others").flag(table.get("locks_others", False)),
        deal=at.under("deal").number(table.get("deal", 0), 0, 10**9),
        pending=read_pending(table.get("pending", []), at.under("pending")),
        struck=read_numbers(table.get("struck", []), at.under("struck"), 0, 3),
        vision_used=at.under("vision_used").flag(table.get("vision_used", False)),
        die_crystals=at.under("die_crystals").flag(table.get("die_crystals", False)),
        summons=at.under("summons").number(table.get("summons", 0), 0, 15),
        others_done=at.under("others_done").flag(table.get("others_done", False)),
    )
    check_moment(given, table)
    check_dice(given)
    check_cards(given)
    check_abilities(given)
    check_enchantment(given)
    return given


def read_players(table: Mapping[str, Any], at: SourceLocation) -> int:
    named = [number for number, name in enumerate(SEATS) if name in table]
    players = at.under("players").number(table.get("players", max([1, *named]) + 1), 2, 4)
    for number in named:
        at.seat(SEATS[number], players)
        at.under(SEATS[number]).mapping(table[SEATS[number]] or {})
    return players


def read_options(table: Mapping[str, Any], at: SourceLocation, players: int, moment: str, story: str) -> dict[str, str]:
    """Return the given options and those that follow from the names in the story."""
    raw = at.mapping(table.get("options", {}), tuple(OPTIONS.option_values()))
    for key, value in raw.items():
        if not isinstance(value, (str, int)) or (isinstance(value, bool) and key not in OPTIONS.presets):
            raise at.under(key).wrong(message("engine-moment-option-word", given=repr(value)))
    implied = dict([MOMENT_OPTION[moment]]) if moment in MOMENT_OPTION else {}
    implied |= {
        BROUGHT_BY[word]: VALUES[BROUGHT_BY[word]][1] for word in re.findall(r"[a-z_]+", story) if word in BROUGHT_BY
    }
    if any({"ability", "tokens"} & set(table.get(name) or {}) for name in SEATS):
        implied["ability_tokens"] = "with"
    if moment == "new" and "first" in table:
        implied["first"] = str(at.seat(table["first"], players) + 1)
    try:
        chosen = complete(implied | OPTIONS.expand({key: str(value) for key, value in raw.items()}), players)
    except BadOptions as error:
        raise at.wrong(error.said) from None
    key, value = MOMENT_OPTION.get(moment, ("enchantment", chosen["enchantment"]))
    if chosen[key] != value:
        raise at.wrong(message("engine-moment-belongs", moment=moment, option=key, value=value))
    if chosen["enchantment"] == "random" and moment != "new":
        raise at.wrong(message("engine-moment-random-enchantment"))
    return chosen


def read_rolls(value: Any, at: SourceLocation) -> list[int]:
    if not isinstance(value, list):
        raise at.wrong(message("engine-moment-rolls", given=repr(value)))
    return [at.number(face, 1, 6) - 1 for face in value]


def read_pending(value: Any, at: SourceLocation) -> list[str]:
    """Read die actions that wait for a moment of the player's choice (diefirst=energy_crystals)."""
    return sorted({at.one_of(word, ("draw", "gauge"), "die action") for word in at.words(value)})


def read_seat(raw: Any, at: SourceLocation, opened: int, players: int) -> SeatGiven:
    seat = at.mapping(raw or {}, SEAT_KEYS)
    play = read_play(seat.get("play", "none"), at.under("play"))
    libraries = [read_hidden(seat.get(key, []), at.under(key)) for key in ("library_2", "library_3")]
    for shelf, library in enumerate(libraries):
        if library and opened >= shelf + 2:
            raise at.under(f"library_{shelf + 2}").wrong(message("engine-moment-handed-out", year=shelf + 2))
    hand = read_hidden(seat.get("hand", []), at.under("hand"))
    return SeatGiven(
        crystals=at.under("crystals").number(seat.get("crystals", 0), 0, 999),
        gauge=at.under("gauge").number(seat.get("gauge", min(15, len(play))), 0, 15),
        bonuses=at.under("bonuses").number(seat.get("bonuses", 0), 0, 3),
        reserve=read_energies(seat.get("reserve", []), at.under("reserve")),
        hand=hand,
        libraries=libraries,
        play=play,
        die=read_die(seat["die"], at.under("die")) if seat.get("die", "none") != "none" else None,
        no_die=seat.get("die") == "none",
        pack=read_hidden(seat["pack"], at.under("pack")) if "pack" in seat else None,
        summoned=at.under("summoned").number(seat.get("summoned", 0), 0, 50),
        owed=at.under("owed").number(seat.get("owed", 0), 0, 9),
        ability=at.under("ability").number(seat.get("ability", 0), 1 if "ability" in seat else 0, len(TOKENS)),
        ability_used=at.under("ability_used").flag(seat.get("ability_used", False)),
        spaces_lost=at.under("spaces_lost").number(seat.get("spaces_lost", 0), 0, 7),
        tokens=read_numbers(seat.get("tokens", []), at.under("tokens"), 1, len(TOKENS)),
        known=read_known(seat.get("known", {}), at.under("known"), hand, players),
    )


def read_known(raw: Any, at: SourceLocation, hand: list[str], players: int) -> dict[int, list[str]]:
    """Read which seats know which cards of this hand to be there."""
    found: dict[int, list[str]] = {}
    for name, value in at.mapping(raw).items():
        here = at.under(name)
        seat = here.seat(name, players)
        found[seat] = read_cards(value, here)
        for card, n in Counter(found[seat]).items():
            if n > hand.count(card):
                raise here.wrong(message("engine-moment-not-in-hand", card=card))
    return found


def check_moment(given: Given, table: Mapping[str, Any]) -> None:
    """Reject keys that mean nothing at this moment."""
    belongs = {
        "dice": ("dice",),
        "permit": ("turn",),
        "extra": ("turn",),
        "pending": ("turn",),
        "die_crystals": ("turn",),
        "vision_used": ("turn",),
        "summons": ("turn",),
        "turn": ("turn", "before_die"),
        "others_done": ("turn", "before_die"),
        "locks_others": ("turn",),
    }
    for key in table:
        fits = given.moment in belongs.get(key, MOMENTS) and (given.moment != "new" or key in NEW_KEYS)
        if not fits:
            raise given.at.under(key).wrong(message("engine-moment-no-meaning", moment=given.moment))
    for name, seat in zip(SEATS, given.seats, strict=False):
        if seat.pack is not None and given.moment not in ("draft", "keep_nine"):
            raise given.at.under(f"{name}.pack").wrong(message("engine-moment-no-packs", moment=given.moment))
        if given.moment in PRELUDE and (seat.play or seat.die):
            raise given.at.under(name).wrong(message("engine-moment-prelude", moment=given.moment))
    for number, (name, seat) in enumerate(zip(SEATS, given.seats, strict=False)):
        if seat.no_die and (given.moment != "before_die" or number != given.turn):
            raise given.at.under(f"{name}.die").wrong(message("engine-moment-before-die"))
    if given.moment == "draft" and given.options["enchantment"] == "elemental_construction":
        raise given.at.under("moment").wrong(message("engine-moment-no-draft"))


def check_abilities(given: Given) -> None:
    """Each of the twelve tokens exists once; three are dealt to each seat, which keeps one."""
    seen: set[int] = set()
    prelude = given.moment in PRELUDE
    for name, seat in zip(SEATS, given.seats, strict=False):
        here = given.at.under(name)
        if given.options["ability_tokens"] == "without" and (seat.ability or seat.tokens):
            raise here.wrong(message("engine-moment-without-tokens"))
        if prelude and seat.ability:
            raise here.under("ability").wrong(message("engine-moment-none-kept", moment=given.moment))
        if seat.tokens and not prelude:
            raise here.under("tokens").wrong(message("engine-moment-one-kept"))
        if seat.tokens and len(seat.tokens) != 3:
            raise here.under("tokens").wrong(message("engine-moment-three-tokens"))
        if seat.ability_used and not seat.ability:
            raise here.under("ability_used").wrong(message("engine-moment-which-ability"))
        for token in [*seat.tokens, *([seat.ability] if seat.ability else [])]:
            if token in seen:
                raise here.wrong(message("engine-moment-token-once", token=token))
            seen.add(token)


def check_enchantment(given: Given) -> None:
    """Reject traces of the Drought or the Vision of Destiny under another enchantment."""
    chosen = given.options["enchantment"]
    lost = any(seat.spaces_lost for seat in given.seats)
    for key, there, name in (
        ("spaces_lost", lost, "drought"),
        ("struck", bool(given.struck), "drought"),
        ("vision_used", given.vision_used, "vision_of_destiny"),
    ):
        if there and chosen != name:
            raise given.at.under(key).wrong(message("engine-moment-comes-with", name=name))


def check_dice(given: Given) -> None:
    """Require one die for each seat and a spare one, all of one color."""
    dice = given.dice or [seat.die for seat in given.seats if seat.die] + ([given.left] if given.left else [])
    if given.dice and len(given.dice) != given.players + 1:
        why = message("engine-moment-dice", players=given.players, dice=given.players + 1)
        raise given.at.under("dice").wrong(why)
    if len({rolled.die // 5 for rolled in dice}) > 1:
        raise given.at.wrong(message("engine-moment-colors"))
    if len({rolled.die for rolled in dice}) < len(dice):
        raise given.at.wrong(message("engine-moment-die-twice"))
    season = SEASONS[(given.space - 1) // 3]
    # Later in a round, cards may have moved the wheel.
    if given.dice and SEASONS[DIE_SEASON[given.dice[0].die]] != season:
        raise given.at.under("dice").wrong(message("engine-moment-season", space=given.space, season=season))
    for name, seat in zip(SEATS, given.seats, strict=False):
        if given.moment == "dice" and seat.die and seat.die not in given.dice:
            raise given.at.under(f"{name}.die").wrong(message("engine-moment-not-rolled"))


def check_cards(given: Given) -> None:
    """Reject third copies, and cards outside the level's deck."""
    at = given.at
    places: list[tuple[SourceLocation, list[str]]] = [
        (at.under("deck"), given.deck),
        (at.under("discard"), given.discard),
    ]
    for number, (name, seat) in enumerate(zip(SEATS, given.seats, strict=False)):
        here = at.under(name)
        if number in seat.known:
            raise here.under("known").wrong(message("engine-moment-knows", who=name))
        places += [(here.under("hand"), seat.hand), (here.under("play"), [played.card for played in seat.play])]
        places += [(here.under(f"library_{k + 2}"), library) for k, library in enumerate(seat.libraries)]
        places.append((here.under("pack"), seat.pack or []))
    options = numbers(given.options)
    found: Counter[str] = Counter()
    for place, cards in places:
        for card in cards:
            if card == ANY:
                continue
            found[card] += 1
            if found[card] > 2:
                raise place.wrong(message("engine-moment-third", card=card))
            if not in_box(options, CARD_NUMBER[card]):
                option = BROUGHT_BY.get(card, "level")
                raise place.wrong(message("engine-moment-not-in-deck", card=card, option=option))
