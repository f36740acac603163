"""Summaries of a game: every kind of loss, reported only where the moves support it."""

from collections.abc import Iterator

import pytest

from sortilege.analysis.results import MistakeCount, MoveValue, ReviewedMove
from sortilege.analysis.review_sentences import Loss, count_mistakes, summary_messages
from sortilege.core.kits import kit
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.message import Message

Choice = tuple[str, str, str, int | None]  # what was asked, chosen and best, and how many turns later that was taken

TURN = ("summon", "transmute", "activate", "bonus")
SEASONS: dict[str, Choice] = {
    "draft": ("draft", "card:naria_the_prophetess", "card:amulet_of_fire", None),
    "ability": ("choose_ability", "token:1", "token:2", None),
    "years": ("split", "card:naria_the_prophetess", "card:amulet_of_fire", None),
    "dice": ("dice", "die:winter_1", "die:winter_2", 3),
    "reserve": ("reduce", "energy:air", "energy:fire", 0),
    "payment": ("kairn_the_destroyer.pay_energy", "energy:air", "energy:fire", None),
    "card": ("amulet_of_earth.choose", "gain", "draw", None),
    "order": ("turn", "transmute:air", "summon:amulet_of_fire", 0),
    **{f"{act}-which": ("turn", f"{act}:one", f"{act}:other", 2) for act in TURN},
    **{f"{act}-late": ("turn", "end", f"{act}:other", 2) for act in TURN},
    **{f"{act}-never": ("turn", "end", f"{act}:other", None) for act in TURN},
    **{f"{act}-waiting": ("turn", f"{act}:one", "end", 0) for act in TURN},
}
SPELLBOOK: dict[str, Choice] = {
    "skip": ("morning", "pass", "draw_2", None),
    "no-skip": ("midday", "store_1", "pass", None),
    **{phase: (phase, "cast:blaze:3", "cast:swiftness:4", None) for phase in ("morning", "midday", "evening")},
    "learn-late": ("evening", "pass", "learn_1", 3),
    "learn-never": ("evening", "cast:blaze:3", "learn_1", None),
    "take": ("take_1.take", "altar:red_round", "altar:red_square", None),
    "store": ("store_1.store", "pool:red_round", "pool:red_square", None),
    "discard": ("discard", "pool:red_round", "pool:red_square", None),
    "learn": ("learn_1.learn", "learn:blaze:3", "learn:swiftness:3", None),
    "payment": ("learn_1.learn", "pool:red_round", "pool:red_square", None),
    "spell": ("mirage.swap", "pool:red_round", "pool:red_square", None),
}
ABOUT: dict[str, Message] = {
    "kairn_the_destroyer.pay_energy": Message("review-by-payment", {"card": Message("kairn_the_destroyer")}),
    "amulet_of_earth.choose": Message("review-by-card", {"card": Message("amulet_of_earth")}),
    "mirage.swap": Message("sb-review-by-spell", {"spell": Message("spell-mirage")}),
}
NOT_TOLD: tuple[tuple[str, Choice], ...] = (
    ("seasons", ("die_draw", "keep", "discard", None)),
    ("seasons", ("turn", "summon:amulet_of_fire", "ability", None)),
    ("spellbook", ("resupply_altar", "altar:red_round", "altar:red_square", None)),
)


def every_manner() -> Iterator[tuple[str, Message, Choice]]:
    """Yield each kind of mistake with its message and a matching choice."""
    for game, first, kinds in (("seasons", "", SEASONS), ("spellbook", "sb-", SPELLBOOK)):
        for how, choice in kinds.items():
            yield game, ABOUT.get(choice[0], Message(f"{first}review-by-{how}")), choice


def manner(game: str, choice: Choice) -> Message | None:
    explainer = kit(game).explainer
    assert explainer is not None
    return explainer.manner(*choice)


def judged(at: int, points: float, chance: float = 0.0, behind: float = 0.05, matters: bool = True) -> ReviewedMove:
    best, chosen = (
        MoveValue(id=id, chance=0.5, points=40, worth=1, behind=lost, said=Message("color-red", {}), why=None)
        for id, lost in (("best", 0.0), (f"chosen:{at}", behind))
    )
    lost = {"lost_chance": chance, "lost_points": points}
    names = (f"{part}_{of}" for part in ("luck", "expected", "play", "others", "rest") for of in ("chance", "points"))
    return ReviewedMove(
        at=at,
        turn=1,
        asked="turn",
        question=Message("ask-turn"),
        chosen=chosen,
        best=best,
        matters=matters,
        **lost,
        **dict.fromkeys(names, 0.0),
    )


YEAR = Message("review-year", {"n": 2})
LATE, DICE = Message("review-by-summon-late"), Message("review-by-dice")


def test_every_manner_is_told_in_every_language() -> None:
    for game, wanted, choice in every_manner():
        assert manner(game, choice) == wanted
        one = judged(0, 4.2)
        (_, line) = summary_messages(count_mistakes([one]), [Loss(one, YEAR, wanted)])
        for language in LANGUAGES:
            says = texts(language)
            sentence = says.tell(line)
            assert says.tell(wanted) in sentence
            assert says.tell(YEAR) in sentence
            assert "4" in sentence
    for language in LANGUAGES:
        alike = [texts(language).tell(said) for game, said, _ in every_manner()]
        assert len(set(alike)) == len(alike), "no two are told alike"


@pytest.mark.parametrize(("game", "choice"), NOT_TOLD)
def test_what_has_no_name_is_not_told(game: str, choice: Choice) -> None:
    assert manner(game, choice) is None


def test_a_manner_is_told_where_it_made_more_than_half() -> None:
    late, also, rng = judged(1, 4, behind=0.04), judged(2, 3, behind=0.03), judged(3, 9, behind=0.06)
    told = list(
        summary_messages(
            MistakeCount(3, 20, 0), [Loss(late, YEAR, LATE), Loss(also, YEAR, LATE), Loss(rng, YEAR, DICE)]
        )
    )
    assert [line.key for line in told] == ["review-mistakes", "review-lost"]
    assert told[1].args["manner"] == LATE
    assert told[1].args["figure"] == Message("review-lost-points", {"n": 4}), "of that kind, though a die lost more"
    assert told[1].args["more"] == Message("review-more-alike", {"n": 1})
    (_, line) = summary_messages(
        MistakeCount(2, 20, 0), [Loss(rng, YEAR, DICE), Loss(judged(4, 8, behind=0.06), YEAR, LATE)]
    )
    assert (line.args["manner"], line.args["figure"]) == (DICE, Message("review-lost-points", {"n": 9}))
    assert line.args["more"] == Message("review-more", {"n": 1}), "half of it is not most"


def test_each_part_of_a_game_has_its_sentence_and_nothing_is_added_up() -> None:
    third = Message("review-year", {"n": 3})
    losses = [Loss(judged(n, 10), YEAR, LATE) for n in range(5)] + [Loss(judged(9, 0.3, 0.12), third, None)]
    choices = [loss.choice for loss in losses] + [judged(8, 0, matters=False)]
    found = count_mistakes(choices)
    assert found == MistakeCount(6, 7, 1)
    sentences = {
        language: [texts(language).tell(line) for line in summary_messages(found, losses)] for language in LANGUAGES
    }
    assert sentences["en"] == [
        "6 of 7 moves were clearly worse than the best; one of them cost at least 10\u00a0% of the win chance.",
        "10 points lost in year 2 by summoning late: “red” instead of “red”. 4 more moves were of this kind.",
        "12\u00a0% win chance lost in year 3 with one move: “red” instead of “red”.",
    ]
    assert all(len(lines) == 3 and not any("50" in line for line in lines) for lines in sentences.values())


def test_a_game_without_a_mistake_says_so() -> None:
    right = judged(0, 0, matters=False)
    assert [line.key for line in summary_messages(count_mistakes([right]), [])] == ["review-clean"]
