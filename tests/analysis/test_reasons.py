"""Every kind of reason in every language, each only where the simulated games support it."""

from collections.abc import Iterator

import pytest

from sortilege.analysis.outcome_tally import Tally, clear_mean
from sortilege.analysis.reasons import LEAST_DIFFERENCE, LEAST_GAMES, LEAST_SHARE, reason
from sortilege.bots import Sight
from sortilege.bots.greedy_bot import policy_of
from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.hint_explainer import EVERYBODY, WHOLE, KeyEvent, KeyEventRule, KeyEventRules, PeriodEnd, Row
from sortilege.core.kits import Kit, kits
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.message import Message

NAMES = ("Ann", "Bob", "Cat", "Dan")
TOLD = [kit for kit in kits() if kit.explainer is not None]
every_game = pytest.mark.parametrize("kit", TOLD, ids=lambda kit: kit.name)
GAMES = 100
SEAT = 1
ENERGIES = ("air", "water", "fire", "earth")


def sight_of(kit: Kit) -> Sight:
    """Return a position in which the seat has a choice."""
    state, policy = kit.rules.new({}, 2, rng_from_seed(1)), policy_of(kit.name)
    while SEAT not in state.open_seats() or len(state.legal(SEAT)) < 2:
        seat = state.open_seats()[0]
        policy.look(state, seat)
        state.apply(seat, int(policy.offer.codes[policy.best(rng_from_seed(0), 0)]))
    return Sight(kit.rules, state, SEAT)


def played_rows(kit: Kit) -> dict[int, Row]:
    """An event of every kind that is watched, by its number, from games by chance."""
    assert kit.explainer is not None
    found: dict[int, Row] = {}
    for number in range(60):
        state, recorder, rng = kit.rules.new({}, 2, rng_from_seed(number)), Recorder(), rng_from_seed(number)
        state.recorder = recorder
        state.playout(rng)
        found |= {row[0]: row for row in recorder.rows if row[0] in kit.explainer.KEY_EVENT_RULES.kinds}
        if found.keys() == kit.explainer.KEY_EVENT_RULES.kinds.keys():
            break
    return found


def tally(code: int, share: float, events: list[KeyEvent], worth: float, tracks: dict[str, int]) -> Tally:
    """A hundred games, in some of which these things happened."""
    made = Tally(code)
    for n in range(GAMES):
        made.count(0.5, round(800 * worth), round(800 * worth), 100)
        made.note(events if n < round(share * GAMES) else (), tracks)
    return made


def every_key_event(kit: Kit) -> Iterator[KeyEvent]:
    """Return every kind of key event, about oneself and others, in each period."""
    assert kit.explainer is not None
    watching, rows = kit.explainer.KEY_EVENT_RULES, played_rows(kit)
    assert rows.keys() == watching.kinds.keys(), "every kind happens"
    for kind, watch in watching.kinds.items():
        for who in [SEAT] * watch.own + [0] * watch.others:
            row = (kind, who, *rows[kind][2:5], EVERYBODY, -1)
            yield from (KeyEvent(row, period) for period in watch.periods)


@every_game
def test_every_kind_of_fact_is_told_in_every_language_with_the_shares_it_rests_on(kit: Kit) -> None:
    sight, told = sight_of(kit), set()
    assert kit.explainer is not None
    one, two = sight.legal[:2]
    for event in every_key_event(kit):
        for good in (True, False):
            more = kit.explainer.KEY_EVENT_RULES.is_welcome(event, SEAT) == good  # whether it has to come more often
            shares = (0.9, 0.1) if more else (0.1, 0.9)
            better = 0.6 if good else 0.4
            found = reason(
                sight, tally(one, shares[0], [event], better, {}), tally(two, shares[1], [event], 0.5, {}), good
            )
            assert found is not None
            assert (found.args["share"], found.args["other"]) == tuple(round(100 * share) for share in shares)
            line = kit.words.event_message(kit.rules.event(event.row, SEAT))
            taken = kit.explainer.KEY_EVENT_RULES.is_taken(event, SEAT)
            if taken:
                assert found.key == line.key.replace("log", "hint-lets" if more else "hint-would")
                assert found.args.items() >= line.args.items()
            else:
                assert (found.key, found.args["line"]) == ("hint-then" if more else "hint-else", line)
            for language in LANGUAGES:
                sentence = texts(language).tell(found, NAMES)
                assert taken or texts(language).tell(line, NAMES).removesuffix(".") in sentence
                assert NAMES[event.row[1]] in sentence
                assert "90" in sentence
                assert "10" in sentence
                told.add(sentence)
    assert len(told) > 3 * len(kit.explainer.KEY_EVENT_RULES.kinds)


SPENT = {"seasons": {"slot": 1, "fire": 2, "water": 1, "crystals": 6}, "spellbook": {"swiftness": 4}}


def own_key_event(kit: Kit) -> KeyEvent:
    """Something that one pays for."""
    kind = {"seasons": "summons", "spellbook": "learns"}[kit.name]
    return next(event for event in every_key_event(kit) if kit.rules.events.kinds[event.row[0]].key == kind)


@every_game
@pytest.mark.parametrize("before", [0, 9])
def test_what_an_option_leaves_for_something_is_told_where_the_other_leaves_too_little(kit: Kit, before: int) -> None:
    sight, event, stock = sight_of(kit), own_key_event(kit), SPENT[kit.name]
    one, two = sight.legal[:2]
    assert kit.explainer is not None

    def pair(spend: float, left: int, others: int) -> tuple[Tally, Tally]:
        rich, poor = tally(one, 0.9, [], 0.6, {"any": 0}), tally(two, 0.1, [], 0.5, {"any": 0})
        for it, has, share in ((rich, left, 0.9), (poor, others, 0.1)):
            for n in range(GAMES):
                it.leave(dict.fromkeys(stock, before), {what: need + has for what, need in stock.items()})
                spent = {event.row: stock} if n < spend * GAMES else {}
                it.note([event] if n < share * GAMES else [], {"any": 0}, spent)
        return rich, poor

    rich, poor = pair(0.9, 0, -1)
    for language in LANGUAGES:
        says = texts(language)
        for found, key, said in (
            (reason(sight, rich, poor, True), "hint-keeps" if before else "hint-brings", kit.explainer.stock_label),
            (reason(sight, poor, rich, False), "hint-lacks", kit.explainer.shortage_label),
        ):
            assert found is not None
            assert found.key == key
            assert found.args["what"] == [said(what, n) for what, n in sorted(stock.items())]
            sentence = says.tell(found, NAMES)
            assert all(says.tell(said(what, n), NAMES) in sentence for what, n in stock.items())
            assert "90" in sentence
            assert "10" in sentence
    for spend, left, others in ((0.5, 0, -1), (0.9, 0, 0), (0.9, -1, -1)):
        found = reason(sight, *pair(spend, left, others), True)
        assert found is not None
        assert found.key == "hint-then", "spent too seldom, enough after both, or after neither"


def test_a_summons_is_paid_with_a_slot_energies_and_crystals() -> None:
    kit = next(kit for kit in TOLD if kit.name == "seasons")
    assert kit.explainer is not None
    kinds = {it.key: kind for kind, it in kit.rules.events.kinds.items()}

    def row(key: str, who: int, a: int, by: int) -> Row:
        return (kinds[key], who, a, 0, 0, 31, by)

    card, other = 200, 98
    rows = [
        *(row("summons", 0, 0, 400), row("loses_crystals", 1, 9, card), row("pays", 0, 1, card)),
        *(row("loses_crystals", 0, 2, card), row("pays", 0, 3, other), row("pays", 0, 1, card)),
        *(row("enters", 0, 0, card), row("pays", 0, 2, card), row("summons", 0, 0, 400), row("pays", 0, 0, card)),
    ]
    found = kit.explainer.spending(rows, 0)
    assert found == {(kinds["summons"], 0, 0, 0, 0, EVERYBODY, -1): {"slot": 1, "water": 2, "crystals": 2}}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_die_that_waits_for_its_turn_counts_and_one_that_was_used_does_not(seats: int) -> None:
    kit = next(kit for kit in TOLD if kit.name == "seasons")
    explainer, rules, rng = kit.explainer, kit.rules, rng_from_seed(3)
    assert explainer is not None
    state, dice_taken, turns = rules.new({}, seats, rng_from_seed(2)), 0, 0
    while (asked := state.open_seats()) and dice_taken < 20:
        seat, view = asked[0], rules.view(state, asked[0])
        had, why = explainer.stock(state, seat), Sight(rules, state, seat).ask.why
        code = state.legal(seat)[rng.below(len(state.legal(seat)))]
        me = view.seats[seat]
        plain = {"slot": me.gauge - len(me.play), "crystals": me.crystals} | dict(me.reserve)
        turns += why == "turn"
        assert had == plain or why not in ("dice", "turn")
        state.apply(seat, code)
        if why == "dice":
            dice_taken += 1
            die = next(die for die in view.dice if f"die:{die.id}" == rules.ids[code])
            gains = {"slot": die.gauge, "crystals": die.crystals} | {e: die.energy.count(e) for e in ENERGIES}
            assert explainer.stock(state, seat) == {what: n + gains[what] for what, n in had.items()}
    assert turns > 10


@every_game
@pytest.mark.parametrize("good", [True, False])
def test_every_track_is_told_with_the_points_it_brings(kit: Kit, good: bool) -> None:
    sight = sight_of(kit)
    assert kit.explainer is not None
    for track in kit.explainer.tracks(sight.imagine(rng_from_seed(1)), SEAT):
        one = tally(sight.legal[0], 0, [], 0.6 if good else 0.4, {track: 7 if good else 3})
        found = reason(sight, one, tally(sight.legal[1], 0, [], 0.5, {track: 5}), good)
        key = "hint-track" if good else "hint-track-less"
        assert found == Message(key, {"track": kit.explainer.track_label(track), "n": 2})
        for language in LANGUAGES:
            assert "2" in texts(language).tell(found, NAMES)


@every_game
def test_what_was_not_counted_clearly_is_not_said(kit: Kit) -> None:
    sight = sight_of(kit)
    one, two = sight.legal[:2]
    event = next(event for event in every_key_event(kit) if event.row[1] == SEAT)

    def said(after: float, without: float, worth: float = 0.6, games: int = GAMES) -> str | None:
        best, other = tally(one, after, [event], worth, {"any": 0}), tally(two, without, [event], 0.5, {"any": 0})
        if games < GAMES:
            best.won = best.won[:games]
        found = reason(sight, best, other, True)
        return found.key if found else None

    plain = "hint-points"
    assert said(LEAST_SHARE, LEAST_SHARE - LEAST_DIFFERENCE) == "hint-then"
    assert said(LEAST_SHARE - 0.02, 0) == plain, "too seldom"
    assert said(LEAST_SHARE, LEAST_SHARE - LEAST_DIFFERENCE + 0.02) == plain, "hardly less often otherwise"
    assert said(0, 1) == plain, "that would speak against it"
    assert said(1, 0, games=LEAST_GAMES - 1) is None, "too few games"
    assert said(1, 0, worth=0.5) == "hint-alike", "no better: nothing speaks for it"


@pytest.mark.parametrize("good", [True, False])
def test_points_and_the_lead_over_the_others_are_told_where_nothing_else_is(good: bool) -> None:
    kit = TOLD[0]
    sight = sight_of(kit)

    def said(own: float, rival: float) -> Message | None:
        one, other = (Tally(code) for code in sight.legal[:2])
        for n in range(GAMES):
            other.count(0.5, 40, 40, 10)
            one.count(0.5, 40 + round((own if good else -own) * (n % 2 + 1)), 40 - (rival if good else -rival), 10)
            for it in (one, other):
                it.note([], {"any": 0})
        return reason(sight, one, other, good)

    less = "" if good else "-less"
    told = [Message(f"hint-points{less}", {"n": 3}), Message(f"hint-ahead{less}", {"n": 4})]
    assert [said(2, 0), said(0, 4)] == told
    for language in LANGUAGES:
        sentences = {texts(language).tell(Message(one.key, {"n": n}), NAMES) for one in told for n in (0, 1, 3)}
        assert len(sentences) == 6


def test_what_is_the_choice_itself_is_not_said() -> None:
    kit = next(kit for kit in TOLD if kit.name == "seasons")
    state = kit.rules.new({}, 2, rng_from_seed(1))
    sight = Sight(kit.rules, state, 0)
    code = sight.legal[0]
    card = kit.rules.ids[code].partition(":")[2]
    kind = next(kind for kind, it in kit.rules.events.kinds.items() if it.key == "summons")
    row = next((kind, 0, n, 0, 0, EVERYBODY, -1) for n in range(200) if kit.rules.events.word("card", n) == card)
    event = KeyEvent(row, WHOLE)
    other = tally(sight.legal[1], 0, [event], 0.5, {"any": 0})
    found = [reason(sight, tally(code, share, [event], 0.6, {"any": 0}), other, True) for share in (1, 0.9)]
    assert [one and one.key for one in found] == ["hint-points", "hint-then"], "not always: worth telling"


def test_periods_end_where_they_end() -> None:
    day, other, thing = 0, 1, 2
    watching = KeyEventRules(
        {thing: KeyEventRule(("own", "both", WHOLE), own=True, others=True)},
        {"own": PeriodEnd(day, 2, own=True), "both": PeriodEnd(day)},
    )

    def row(kind: int, who: int, n: int = 0) -> Row:
        return (kind, who, n, 0, 0, 0, 5)

    rows = [row(thing, 0, 1), row(day, 1), row(thing, 0, 2), row(day, 0), row(other, 0), row(thing, 1, 3), row(day, 0)]
    events = [(event.row[2], event.period) for event in watching.events([*rows, row(thing, 0, 4)], 0)]
    assert events == [(1, "own"), (1, "both"), (1, ""), (2, "own"), (2, ""), (3, "own"), (3, ""), (4, "")]


def test_a_mean_is_clear_beyond_two_standard_errors() -> None:
    assert clear_mean([1]) == 0
    assert clear_mean([2, 2, 2]) == 2
    assert clear_mean([10, -10, 10, -9]) == 0
    assert clear_mean([0, 3, 0, 3, 0, 3, 0, 3]) == 1.5
