"""Extend a copy of the source: existing things keep their numbers, and stored data keeps its meaning."""

import json
from pathlib import Path
from typing import Any

import pytest

from sortilege.core import record
from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import GAMES, kit
from tests.promises.random_play import next_choice
from tests.source_copy import Copy

SEASONS, SPELLBOOK = "src/sortilege/games/seasons", "src/sortilege/games/spellbook"

OPTIONS = """
MORE: Final = 19
LANTERN: Final = 20
"""
CARDS = """
    "lantern_moth", "brass_owl", "mesodaes_lantern-old",
    *(f"never_made_{n}" for n in range(30)), "far_tower",
"""  # the last one is beyond the numbers that are left out
VERB = """
class Offering(Verb):
    def run(self, s: State, f: i64) -> i64:
        return WAIT

    def offer(self, s: State, f: i64, seat: i64, out: Offer) -> None:
        out.add(GAIN)
        out.add(PASS)

    def answer(self, s: State, f: i64, seat: i64, code: i64) -> i64:
        if code == GAIN:
            gain_crystals(s, seat, 1)
        return NEXT


OFFERING: Final = Offering("offering")
"""
MOTH = """
card(51, "lantern_moth", FAMILIAR, cost(), prestige=5, brought_by=MORE,
     enter=[gain_crystals(3)], activate=[pay_energy(1), each_opponent(lose_crystals(2))])
"""
OWL = """
card(21, "brass_owl", FAMILIAR, cost(), prestige=3, brought_by=MORE,
     enter=[vocabulary.Step(gains.OFFERING)], on_round_end=[gain_crystals(1)], on_sacrifice=[draw(1)])
card(22, "far_tower", ITEM, cost(air=1), prestige=9, brought_by=MORE,
     enter=[gain_crystals(2)], activate=[pay_crystals(1), gain_energy(1)], on_sacrifice=[gain_energy(1)])
"""
LANTERN = """
vocabulary.reprint("lantern", LANTERN, "mesodaes_lantern", ITEM, cost(air=2, water=2), prestige=20,
                   on_round_end=[gain_crystals(4)])
"""
ROWS = """
    row("brass_owl", 4000, more=2000)
    row("far_tower", 4000, more=2000)
"""  # the moth has none
SPELL = """
spell("ember", set=4, color=RED, phase=MORNING,
      three=level(points=1, do=[draw(5)]), four=level(points=2, do=[draw(6)]), five=level(points=3, do=[draw(7)]))
"""
# File, the line below which it goes (None: at the end), and what.
ADDED = [
    (f"{SEASONS}/engine/constants.py", "SECOND_SEARCH: Final = 18", OPTIONS),
    (f"{SEASONS}/engine/constants.py", '(FALL, ALWAYS, "fft..', '    (WINTER, MORE, "d. d.. d... 6. 6.. 6..."),\n'),
    (f"{SEASONS}/options.py", '"ability_tokens": ("without"', '    "more": ("without", "with"),\n'),
    (f"{SEASONS}/options.py", '"ability_tokens": ("without"', '    "lantern": ("new", "old"),\n'),
    (
        f"{SEASONS}/options.py",
        '"ability_tokens": constants',
        '    "more": constants.MORE,\n    "lantern": constants.LANTERN,\n',
    ),
    (f"{SEASONS}/options.py", '"random",', '        "moonlight",\n'),
    (
        f"{SEASONS}/cards/stable_numbers.py",
        '"balance_of_ishtar-old"',
        '    "lantern_moth", "brass_owl", "mesodaes_lantern-old",\n',
    ),
    (f"{SEASONS}/cards/stable_numbers.py", '"lantern_moth", "brass_owl"', CARDS + '    "one_more", "far_tower",\n'),
    (f"{SEASONS}/cards/base.py", None, MOTH),
    (f"{SEASONS}/cards/base.py", "LOOK,", "    MORE,\n"),
    (f"{SEASONS}/cards/enchanted_kingdom.py", "enter=[take_from_each_opponent(2)])", OWL),
    (f"{SEASONS}/cards/enchanted_kingdom.py", "on_round_end=[gain_crystals(3)])", LANTERN),
    (f"{SEASONS}/cards/enchanted_kingdom.py", None, "token(13, points=2, use=[gain_crystals(1)], brought_by=MORE)\n"),
    (
        f"{SEASONS}/cards/enchanted_kingdom.py",
        "from sortilege.games.seasons.cards import vocabulary",
        "from sortilege.games.seasons.engine.constants import LANTERN, MORE\n"
        "from sortilege.games.seasons.engine.verbs import gains\n",
    ),
    (f"{SEASONS}/cards/effect_order.py", '"beggars_horn",', '    "brass_owl",\n'),
    (f"{SEASONS}/engine/verbs/gains.py", "PRESTIGE,", "    GAIN,\n    PASS,\n"),
    (f"{SEASONS}/engine/verbs/gains.py", "GIVE_CRYSTALS: Final", VERB),
    (f"{SEASONS}/bot/card_values.py", 'row("ratty_nightshade"', ROWS),
    (f"{SPELLBOOK}/cards/spells.py", None, SPELL),
    (
        f"{SPELLBOOK}/bot/spell_values.py",
        'rate_spell("communion"',
        '    rate_spell("ember", (90, 90, 90), (400, 400, 400))\n',
    ),
    (f"{SPELLBOOK}/engine/constants.py", "SOLO_EMPTY_ALTAR: Final = 18", "MORE: Final = 25\n"),
    (f"{SPELLBOOK}/options.py", '"difficulty": ("0"', '    "more": ("without", "with"),\n'),
    (f"{SPELLBOOK}/options.py", '"difficulty": constants', '    "more": constants.MORE,\n'),
]


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    made = Copy(tmp_path_factory.mktemp("grown"))
    for file, after, text in ADDED:
        made.put(file, after, text)
    return made


def stored(name: str) -> dict[str, Any]:
    """Return what the unmodified source stores of two games: states, and the log as an onlooker reads it."""
    rules, moments, log = kit(name).rules, [], []
    options = {"kingdom_cards": "with", "ability_tokens": "with"} if name == "seasons" else {}
    for number in range(2):
        state, rng = rules.new(options, rules.seats[number], rng_from_seed(number)), rng_from_seed(number + 100)
        state.recorder = Recorder()
        step = 0
        while not state.over:
            if step % 23 == 0 or "chosen" in rules.fields(state):
                moments.append((rules.fields(state), record.digest(rules, state)))
            state.apply(*next_choice(state, rng))
            step += 1
        rows = [list(map(int, row)) for row in state.recorder.rows]
        log += [(row, rules.event(tuple(row), None).args) for row in rows]
    return {"codes": rules.code_of, "options": options, "moments": moments, "log": log}


def test_stored_data_keeps_its_meaning(grown: Copy, tmp_path: Path) -> None:
    before = {name: stored(name) for name in GAMES}
    assert any("chosen" in fields for fields, _ in before["seasons"]["moments"])
    (tmp_path / "stored.json").write_text(json.dumps(before))
    grown.python("-m", "tests.extended_source_checks", "stored", str(tmp_path / "stored.json"))


def test_new_content_is_played(grown: Copy) -> None:
    grown.python("-m", "tests.extended_source_checks", "new")


@pytest.mark.parametrize(
    ("file", "after", "text", "told"),
    [
        (
            f"{SEASONS}/cards/stable_numbers.py",
            None,
            "CARD_ORDER = CARD_ORDER[:-1]\nNUMBER.pop('far_tower')\n",
            "far_tower has no number",
        ),
        (f"{SEASONS}/cards/base.py", None, MOTH.replace("brought_by=MORE,", ""), "brought_by="),
        (
            f"{SEASONS}/cards/effect_order.py",
            None,
            "ORDERS[ON_ROUND_END] = ROUND_END[:-1]\n",
            "horn_of_plenty has no place",
        ),
        (f"{SEASONS}/cards/enchanted_kingdom.py", None, "token(15, points=0, brought_by=MORE)\n", "token 14 is due"),
        (f"{SPELLBOOK}/cards/spells.py", None, SPELL.replace("set=4", "set=7"), "not the next one"),
    ],
)
def test_forgotten_steps_are_reported(grown: Copy, file: str, after: str | None, text: str, told: str) -> None:
    kept = grown.read(file)
    grown.put(file, after, text)
    with pytest.raises(AssertionError, match=told):
        grown.python("-c", "import sortilege.games.seasons.rules, sortilege.games.spellbook.rules")
    (grown.at / file).write_text(kept)
