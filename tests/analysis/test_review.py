"""Reviews: figures that add up, from what each seat knew, in every language."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

import msgspec
import pytest

from sortilege.analysis import Depth, evaluate
from sortilege.analysis.move_evaluation import STAY
from sortilege.analysis.outside_swings import measure_swing, most_notable
from sortilege.analysis.results import MeasuredSwing, MistakeCount, Review, ReviewedMove, Swing, SwingEvent
from sortilege.analysis.review import Reviewer, first_log_lines, turns_until_taken, worst_moves
from sortilege.analysis.review_sentences import loss_message
from sortilege.analysis.review_steps import OutsideEvent, OwnMove, involved_chance, steps
from sortilege.analysis.seat_account import review_move
from sortilege.analysis.swing_sums import attribute
from sortilege.analysis.turning_points import turning_points
from sortilege.bots import Sight, bot
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadRecord
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key
from sortilege.core.session import Session
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.message import Message
from sortilege.core.text.message import seat as seat_said
from tests.analysis.test_review_sentences import judged as a_choice

SHALLOW = Depth(8, 20)
NOTHING: Mapping[str, str] = {}
NAMES = ("Ann", "Bob")


def played(
    game: str,
    number: int = 1,
    undo: bool = False,
    names: tuple[str, ...] = NAMES,
    options: Mapping[str, str] = NOTHING,
) -> Session:
    """Play a greedy game in which one choice is undone."""
    rules, greedy = kit(game).rules, bot("greedy")
    found = Session(rules, names, options, numbered_key(number))
    undone = 0
    while asked := found.state.open_seats():
        seat = asked[0]
        code = greedy.choose(Sight(rules, found.state, seat), rng_from_seed(0))
        before = found.state.learnt[seat]
        found.choose(seat, rules.ids[code])
        if undo and not undone and len(found.choices) > 40 and found.state.learnt[seat] == before:
            undone = found.undo(seat)
    assert bool(undone) == undo
    return found


@dataclass
class Looked:
    game: Session
    reviewing: Reviewer
    review: Review


@pytest.fixture(scope="module", params=["seasons", "spellbook"])
def looked(request: pytest.FixtureRequest) -> Looked:
    game = played(request.param, undo=True)
    reviewing = Reviewer(game.rules, game.record(), depth=SHALLOW)
    assert list(reviewing.run()) == list(range(1, len(reviewing.steps) + 1))
    return Looked(game, reviewing, reviewing.result())


def test_play_the_others_luck_and_the_rest_lead_from_the_first_choice_to_the_end(looked: Looked) -> None:
    scores, winners = looked.game.rules.scores(looked.game.state), looked.game.rules.winners(looked.game.state)
    for seat in looked.review.seats:
        assert seat.points == scores[seat.seat]
        assert seat.won == (round(1 / len(winners), 4) if seat.seat in winners else 0)
        points = seat.play_points + seat.others_points + seat.luck_points + seat.rest_points
        chance = seat.play_chance + seat.others_chance + seat.luck_chance + seat.rest_chance
        assert seat.expected_points + points == pytest.approx(seat.points, abs=0.1)
        assert seat.expected_chance + chance == pytest.approx(seat.won, abs=0.001)


def test_from_choice_to_choice_the_same_parts_lead(looked: Looked) -> None:
    for seat in looked.review.seats:
        for one, two in pairwise(seat.choices):
            points = one.play_points + two.others_points + two.luck_points + two.rest_points
            chance = one.play_chance + two.others_chance + two.luck_chance + two.rest_chance
            assert one.expected_points + points == pytest.approx(two.expected_points, abs=0.05)
            assert one.expected_chance + chance == pytest.approx(two.expected_chance, abs=0.001)


def test_hardly_anything_remains_unexplained(looked: Looked) -> None:
    """Only what changes where nothing happened is the error of the figures, and the next event makes up for it."""
    for seat in looked.review.seats:
        assert abs(seat.rest_chance) < 0.05
        assert abs(seat.rest_points) < 2
        events = [one.at for one in looked.reviewing.steps if one.sight.seat == seat.seat]
        events = [at for at in events if at not in {it.at for it in seat.choices}]
        events += [one.at for one in looked.reviewing.steps if isinstance(one, OutsideEvent) and one.own != STAY]
        inexact = between = 0.0
        for one, two in pairwise(seat.choices):
            if any(one.at <= at < two.at for at in events):
                between += 1
                assert two.rest_chance == pytest.approx(-inexact, abs=0.001)
                inexact = 0.0
            else:
                assert (two.others_chance, two.luck_chance) == (0, 0)
                assert two.rest_chance == 0 or one.play_chance == 0
                inexact += two.rest_chance
        assert between > 5


def test_a_change_goes_where_measuring_was_least_certain() -> None:
    def measured(chance: float, error: float) -> MeasuredSwing:
        return MeasuredSwing(Swing(chance, 10 * chance), Swing(error, error), clear=False)

    events = {3: measured(0.1, 0.02), 5: measured(-0.05, 0.04), 8: measured(0.0, 0.0)}
    found = attribute(Swing(0.25, 0.5), events)
    assert list(found) == [3, 5, 8]
    assert sum(one.chance for one in found.values()) == pytest.approx(0.25)
    assert sum(one.points for one in found.values()) == pytest.approx(0.5)
    assert found[3].chance == pytest.approx(0.1 + 0.2 * 4 / 20, abs=0.001)
    assert found[5].chance == pytest.approx(-0.05 + 0.2 * 16 / 20, abs=0.001)
    assert found[8].chance == pytest.approx(0, abs=0.001), "of what is certain, hardly anything was missed"


def test_what_others_chose_and_what_turned_up_is_looked_at_from_the_first_choice_on(looked: Looked) -> None:
    game = looked.game
    after = {one.entries: two.state for one, two in pairwise(game.checkpoints)}
    for seat in looked.review.seats:
        mine = [one for one in looked.reviewing.steps if one.sight.seat == seat.seat]
        assert isinstance(mine[0], OwnMove)
        seen = [one for one in mine if isinstance(one, OutsideEvent)]
        whole = [one for one in game.checkpoints if one.entries >= mine[0].at and one.entries in after]
        others = [one.entries for one in whole if one.seat != seat.seat]
        lucky = [one.entries for one in whole if involved_chance(one.state, after[one.entries], one.seat)]
        assert {one.at for one in seen} - {game.checkpoints[-1].entries} == {*others, *lucky}
        for one in seen:
            who, id = game.choices[one.at]
            assert one.luck == involved_chance(one.state, one.then, who)
            assert one.own == (game.rules.code_of[id] if who == seat.seat else STAY)


def test_another_s_mistake_is_their_doing_and_no_luck() -> None:
    """Ann's prospects are better after Bob's worst choice than before it, and hardly change with his best one."""
    rules, found = kit("spellbook").rules, played("spellbook", 3)
    for moment in found.checkpoints[30:]:
        sight = Sight(rules, moment.state, 1)
        if moment.seat != 1 or len(moment.state.legal(1)) < 3:
            continue
        options = evaluate(sight, rng_from_seed(1), Depth(8, 60), tuple(sight.legal)).options
        after = [moment.state.copy() for _ in range(2)]
        for state, option in zip(after, (options[0], options[-1]), strict=True):
            state.apply(1, rules.code_of[option.id])
        if options[-1].behind < 0.12 or any(involved_chance(moment.state, state, 1) for state in after):
            continue
        best, worst = (
            measure_swing(Sight(rules, moment.state, 0), Sight(rules, one, 0), rng_from_seed(2), 60) for one in after
        )
        assert worst.by.chance > max(0.0, best.by.chance)
        assert worst.clear
        return
    pytest.fail("no player could make a mistake")


def test_choices_of_others_are_named_where_they_clearly_changed_a_game() -> None:
    clear = [(0, 0), (0.005, 0.5), (0, -2), (0.3, 0), (0.01, 0), (-0.2, 1), (0.02, 9), (0.1, 1)]
    sways = [SwingEvent(at, 1, Swing(*by)) for at, by in enumerate(clear)]
    everywhere = range(len(clear))
    assert most_notable(sways, everywhere, 5) == tuple(sways[n] for n in (3, 4, 5, 6, 7))
    assert most_notable(sways, everywhere, 2) == (sways[3], sways[5])
    assert most_notable(sways, (6, 7), 5) == tuple(sways[n] for n in (3, 5, 6, 7)), "and where they moved it a lot"


def test_of_a_choice_the_first_line_that_it_brought_is_told_as_the_seat_saw_it(looked: Looked) -> None:
    first, key = {"seasons": ("die:", "log-takes_die"), "spellbook": ("learn_1", "sb-log-primary")}[looked.review.game]
    lines = first_log_lines(looked.game, 0)
    taken = [m.entries for m in looked.game.checkpoints if looked.game.choices[m.entries][1].startswith(first)]
    assert taken
    assert {line.key for at in taken for line in lines[at]} == {key}
    assert any(m.entries not in lines for m in looked.game.checkpoints), "a sealed pick, or a part of a payment"
    who = {at: line.args.get("who") for at, (line,) in lines.items()}
    assert all(who[at] in (None, seat_said(looked.game.choices[at][0])) for at in lines)


def test_every_choice_that_stood_is_judged_and_no_other(looked: Looked) -> None:
    stood = {moment.entries for moment in looked.game.checkpoints}
    for seat in looked.review.seats:
        for one in seat.choices:
            assert one.at in stood
            assert looked.game.choices[one.at] == (seat.seat, one.chosen.id)
            assert one.chosen.behind == 0 or one.best.worth > one.chosen.worth
            assert one.matters or (one.lost_chance, one.lost_points) == (0, 0)
        lost = [round(seat.choices[n].lost_chance, 2) for n in seat.worst]
        assert lost == sorted(lost, reverse=True)
        assert all(seat.choices[n].matters for n in seat.worst)


def test_it_is_told_in_every_language(looked: Looked) -> None:
    for seat in looked.review.seats:
        lines = [*seat.summary, *(one.chosen.why for one in seat.choices if one.chosen.why)]
        assert seat.summary
        for language in LANGUAGES:
            assert all(texts(language).tell(line, NAMES) for line in lines)


def test_a_summary_rests_on_what_the_choices_of_its_chapter_lost(looked: Looked) -> None:
    explainer = kit(looked.review.game).explainer
    assert explainer is not None
    for seat in looked.review.seats:
        mine = [one for one in looked.reviewing.chosen if one.sight.seat == seat.seat]
        lost: dict[str, list[ReviewedMove]] = {}
        for one, judged in zip(mine, seat.choices, strict=True):
            if judged.matters:
                lost.setdefault(repr(explainer.stage_label(one.sight.view)), []).append(judged)
        worse = [one for some in lost.values() for one in some]
        first, *parts = seat.summary
        if not worse:
            assert (first.key, parts) == ("review-clean", [])
            continue
        big = sum(round(100 * one.lost_chance) >= 10 for one in worse)
        assert first.args == {"n": len(worse), "of": len(seat.choices), "big": big, "percent": 10}
        assert seat.mistakes == MistakeCount(len(worse), len(seat.choices), big)
        for line in parts:
            there = lost[repr(line.args["chapter"])]
            told = [
                one for one in there if (one.chosen.said, one.best.said) == (line.args["chosen"], line.args["best"])
            ]
            assert line.args["figure"] in [loss_message(one) for one in told]
            more = line.args["more"]
            assert isinstance(more, Message)
            assert more.args["n"] in (range(len(there)) if more.key == "review-more-alike" else [len(there) - 1])


def test_what_came_late_or_never_is_looked_up_in_the_record(looked: Looked) -> None:
    first, *others = looked.review.seats[0].choices
    once = next(one for one in others if one.chosen.id.startswith(("summon:", "learn:")) and one.turn > first.turn)

    def later(at: ReviewedMove) -> int | None:
        return turns_until_taken(looked.game, 0, msgspec.structs.replace(at, best=once.chosen))

    before = [one for one in others if one.at < once.at]
    assert [later(one) for one in (first, *before)] == [once.turn - one.turn for one in (first, *before)]
    assert later(once) is None
    own = {id for seat, id in looked.game.choices if seat == 0}
    theirs = next(one for one in looked.review.seats[1].choices if one.chosen.id not in own)
    assert turns_until_taken(looked.game, 0, msgspec.structs.replace(first, best=theirs.chosen)) is None


def test_a_draft_is_told_pick_by_pick_with_what_each_card_brought(looked: Looked) -> None:
    for seat in looked.review.seats:
        if looked.review.game == "spellbook":
            assert seat.picked == ()
            continue
        *ids, last = [f"card:{one.card}" for one in seat.picked]
        assert ids == [looked.game.choices[one.at][1] for one in seat.picked[:-1]]
        assert len(ids) == 8
        assert last in {id for who, id in looked.game.choices[18:30] if who == seat.seat}, "the only one left"
        assert any(one.brought > 0 for one in seat.picked)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["seasons", "spellbook"])
def test_what_the_seat_did_not_know_changes_no_byte(game: str, seats: int) -> None:
    found = played(game, 2, names=("Ann", "Bob", "Cat", "Dan")[:seats])
    rng = rng_from_seed(5)
    for moment in found.checkpoints[5 :: 30 * seats]:
        seat, id = found.choices[moment.entries]
        code = found.rules.code_of[id]
        told = []
        for state in (moment.state, found.rules.imagine(moment.state, seat, rng)):
            one = OwnMove(moment.entries, Sight(found.rules, state, seat), code, state)
            told.append(msgspec.json.encode(review_move(found.rules, one, one.evaluate(SHALLOW))))
        assert told[0] == told[1]
    for seen in [step for step in steps(found, 0) if isinstance(step, OutsideEvent)][:: 15 * seats]:
        twins = [found.rules.imagine(state, 0, rng) for state in (seen.state, seen.then)]
        sight, after = (Sight(found.rules, one, 0) for one in twins)
        twin = seen._replace(sight=sight, after=after)
        assert twin.evaluate(SHALLOW) == seen.evaluate(SHALLOW)


def test_the_mistakes_that_lost_most_win_chance_come_first() -> None:
    lost = [(0.0, 9), (0.2, 1), (0.0, 3), (0.004, 12), (0.31, 0), (0.2, 5), (0.05, 1)]
    choices = [a_choice(at, points, chance, behind=1 / (at + 5)) for at, (chance, points) in enumerate(lost)]
    assert worst_moves([a_choice(7, 40, 0.9, matters=False), *choices]) == (5, 6, 2, 7, 4)


def test_turning_points_are_where_the_chance_moved_most() -> None:
    def turned(won: float, *chances: float) -> list[tuple[int, float, float]]:
        choices = [msgspec.structs.replace(a_choice(at, 0), expected_chance=one) for at, one in enumerate(chances)]
        return [(one.at, one.before, one.after) for one in turning_points(choices, won)]

    assert turned(0.6, 0.5, 0.6, 0.5) == [], "nothing moved by as much"
    assert turned(0.5, 0.5, 0.3, 0.3, 0.5) == [(0, 0.5, 0.3), (2, 0.3, 0.5)], "up or down, in the order of the game"
    assert turned(1.0, 0.5, 0.6) == [(1, 0.6, 1.0)], "the end counts too"
    assert [at for at, *_ in turned(0.0, 0.2, 0.8, 0.6, 0.9, 0.2, 0.45, 0.0)] == [0, 2, 3, 4, 5], "the five largest"
    assert turned(1.0) == []


def test_a_turning_point_says_what_turned_the_game() -> None:
    first, second = a_choice(2, 0), a_choice(9, 0)
    first = msgspec.structs.replace(first, expected_chance=0.6, play_chance=-0.1)
    second = msgspec.structs.replace(second, expected_chance=0.2)
    others = [SwingEvent(at, 1, Swing(by, 0)) for at, by in ((1, -0.9), (4, -0.02), (7, -0.4), (9, 0.3))]
    luck = [SwingEvent(2, 0, Swing(0.1, 0)), SwingEvent(8, 1, Swing(0.02, 0)), SwingEvent(12, 1, Swing(0.5, 0))]
    drop, rise = turning_points([first, second], 1.0, others, luck)
    parts = [round(by, 4) for by in (drop.play, drop.others, drop.luck, drop.rest)]
    assert parts == [-0.1, -0.42, 0.12, 0.0]
    assert drop.events == (others[2], luck[0]), "the largest, if they are large"
    assert (rise.others, rise.luck, rise.events) == (0.3, 0.5, (luck[2], others[3]))


def test_a_game_that_is_not_over_has_no_review() -> None:
    rules = kit("spellbook").rules
    game = Session(rules, NAMES, {}, numbered_key(1))
    with pytest.raises(BadRecord, match="not over"):
        Reviewer(rules, game.record())
