"""A solo game without a server to its end, and everything that can be done afterward."""

import json

from tests.static.accessibility_checks import page_flaws
from tests.static.browsers import Browser
from tests.static.conftest import Site
from tests.static.page_player import OVER, begin, press
from tests.static.record_files import SAVED, load, play_on
from tests.static.test_keyboard_and_touch import come
from tests.static.test_offline_pages import turn
from tests.static.test_whole_games import SCORE

LAST = 3  # choices before the end from which it is continued and reviewed
WHOLE = 1000  # more than any game has
RECORD = "Download record"
PRESS = "(button) => document.querySelector(button).click()"
THERE = "(found) => document.querySelector(found) !== null"
JUDGED = "() => document.querySelectorAll('.review .all li').length"


def test_a_solo_game_is_saved_loaded_continued_and_reviewed(browser: Browser, site: Site) -> None:
    tab = browser.tab()
    come(tab, site, bots=0, list=True)
    begin(tab, 1)
    made = press(tab, WHOLE)
    tab.until(OVER)
    score = tab.run(SCORE)
    record = str(tab.run(SAVED, RECORD))
    assert len(json.loads(record)["choices"]) == made
    assert len(json.loads(record)["seats"]) == 1

    turn(tab, "#/", "input[type=file]")
    table = load(tab, record)
    turn(tab, table, ".score table")
    assert tab.run(SCORE) == score

    play_on(tab, table, made - LAST)
    tab.run(PRESS, "[aria-keyshortcuts=H]")
    tab.until(THERE, "[data-hint]")
    wrong = page_flaws(tab, "a hint")
    again = press(tab, WHOLE)
    tab.until(OVER)
    assert again > 0  # other choices and a new deal of the unknown: it may end sooner

    tab.run("() => { location.hash += '/replay/0/0/review'; }")
    tab.until(THERE, ".review progress, .review table")
    tab.until(THERE, ".review table")
    assert 0 < tab.run(JUDGED) <= again
    wrong += page_flaws(tab, "a review")
    assert not wrong
