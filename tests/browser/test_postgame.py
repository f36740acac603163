"""After the game: end panel, record, fairness check, replay and chart of points."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import GERMAN_PHONE, Visitor, number
from tests.browser.review_fixture import make_review
from tests.cli.shell import Shell
from tests.server.harness import until

expect.set_options(timeout=30_000)  # wait as long as the other tests do


def finished_table(visitor: Visitor, game: str, *bots: str, **more: Any) -> str:
    """A finished game of bots hosted by this browser."""
    page = visitor.page
    page.goto(visitor.url)
    tables = f"{visitor.url}/api/tables"
    plans = [{"kind": "bot", "bot": bot} for bot in bots]
    made = page.request.post(tables, data={"game": game, "seats": plans, **more}).json()
    place = f"{tables}/{made['table']}"
    page.request.post(f"{place}/acts", data={"do": "act", "what": "start"})
    until(lambda: page.request.get(place).json()["room"]["phase"] == "over", "the bots have played")
    return str(made["table"])


def test_the_end_panel_and_the_replay(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    table = finished_table(visitor, "seasons", "random", "level:1", options={"level": "apprentice"})
    page.goto(f"{visitor.url}/#/table/{table}")
    page.wait_for_selector(".score .total td")
    expect(page.locator(".decided li")).to_have_count(3)
    decided = page.locator(".decided .told").all_inner_texts()
    assert all(decided), "each says what moved the points"
    assert not [line for line in decided if "ends the turn" in line or "takes Library" in line], "no year decided it"
    fairness = page.locator(".fair")
    box = fairness.bounding_box()
    assert box is not None
    assert box["height"] < 60, "one line, which opens"
    expect(fairness.get_by_role("button", name="Copy command")).to_be_hidden()
    written = page.locator(".score .total td").all_inner_texts()
    totals = [number(cell) for cell in written]
    rows = page.locator(".score tbody tr:not(.total)").all()
    for seat, total in enumerate(totals):
        assert sum(number(row.locator("td").nth(seat).inner_text()) for row in rows) == total

    with page.expect_download() as download:
        page.get_by_role("button", name="Download record").click()
    assert download.value.suggested_filename == f"sortilege-seasons-{table}.json"
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert "published before the deal" in Shell(tmp_path).says("verify", file.name)
    record = json.loads(file.read_text())
    last = len(record["choices"])

    page.get_by_text("Checked as far as possible").click()  # no player gave a nonce, and none was kept
    assert page.get_by_text(record["key"]).is_visible()
    assert page.get_by_text(record["commitment"]).is_visible()
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("Copied.").wait_for()

    drawn = page.get_by_role("slider", name="Points during the game")
    expect(page.locator("[data-points]")).to_have_text(written, timeout=30_000)
    drawn.press("ArrowLeft")
    expect(page.get_by_role("link", name=f"Watch from move {last - 1}", exact=True)).to_be_visible()
    drawn.press("End")

    page.get_by_role("link", name="Watch replay").click()
    page.get_by_text("Play on from here").click()
    expect(page.get_by_role("combobox", name="Bots")).to_have_value("level:1")  # who sat there
    page.get_by_text("Play on from here").click()
    slider = page.get_by_role("slider", name="Position in the game")
    slider.press("ArrowRight")
    page.get_by_text(f"Move 1 of {last}").wait_for()
    slider.press("End")
    page.get_by_text(f"Move {last} of {last}").wait_for()
    expect(page.locator("[data-points]")).to_have_text(written)
    chart = page.get_by_role("slider", name="Points during the game")
    chart.press("ArrowLeft")
    page.get_by_text(f"Move {last - 1} of {last}").wait_for()
    chart.click(position={"x": 40, "y": 60})
    expect(page.locator("output")).to_have_text(re.compile(r"Move \d of"))
    page.get_by_text("As a table").click()
    table_rows = page.locator("figure tbody tr")
    assert [number(n) for n in table_rows.last.locator("td").all_inner_texts()] == totals
    assert table_rows.last.locator("th").inner_text() == str(last)

    slider.press("Home")
    page.get_by_label("View of").select_option("seen by " + record["seats"][1])
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).not_to_have_text(re.compile(r"Move [01] of"))
    page.get_by_role("button", name="Pause").click()
    expect(page).to_have_url(re.compile(r"/replay/\d+/1$"))
    assert visitor.fits()


@pytest.mark.parametrize("visitor", [GERMAN_PHONE], indirect=True)
def test_a_solo_game_on_a_phone_in_german(visitor: Visitor) -> None:
    """The virtual opponent has a line too; a numbered deal makes no fairness claim."""
    page = visitor.page
    table = finished_table(visitor, "spellbook", "random", deal=7)
    page.goto(f"{visitor.url}/#/table/{table}")
    page.get_by_text("Nummerierte Partie: für alle").wait_for()
    assert page.locator("[data-fair]").count() == 0
    assert visitor.fits()
    page.route("**/reviews/0", lambda route: route.fulfill(json=make_review()))
    page.get_by_role("link", name="Partie analysieren").click()
    review = page.get_by_role("region", name=re.compile("^Analyse der Entscheidungen"))
    board = page.locator(".board")
    expect(review.locator(".curve").first).to_be_visible()
    expect(board).to_be_hidden()  # the review has the whole screen
    assert visitor.fits()
    review.get_by_role("button", name=re.compile("^Entscheidung 5: .*20")).tap()
    expect(board).to_be_visible()
    expect(page.locator("output")).to_have_text(re.compile(r"Entscheidung 4 von"))
    page.get_by_role("button", name="Partie analysieren").tap()
    expect(review).to_be_visible()
    page.get_by_role("link", name="Zurück zum Tisch").click()
    page.get_by_role("link", name="Wiederholung ansehen").click()
    page.get_by_role("slider", name="Stelle in der Partie").press("End")
    view = page.request.get(f"{visitor.url}/api/tables/{table}").json()["view"]
    end = [view["seats"][0]["points"], view["opponent"]["points"]]
    expect(page.locator("[data-points]")).to_have_text([str(n) for n in end])
    page.get_by_role("button", name="4×").click()
    page.get_by_role("button", name="Abspielen", exact=True).click()  # from the end, it starts again
    expect(page.locator("output")).to_have_text(re.compile(r"\b[3-9]\b"), timeout=20_000)
    page.get_by_role("button", name="Anhalten", exact=True).click()
    assert visitor.fits()


def test_an_unfinished_game_has_no_replay(visitor: Visitor) -> None:
    page = visitor.page
    visitor.visit(game="spellbook", bot="level:1", bots=1)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-choice]")
    page.goto(page.url + "/replay")
    page.get_by_text("The record, including the key, becomes available").wait_for()
    visitor.complaints.clear()  # the browser writes down every refusal


def test_a_review_is_requested_watched_and_browsed(visitor: Visitor) -> None:
    """The server's answers are stubbed; tests/server/test_reviews.py runs real reviews, which are slow."""
    page = visitor.page
    table = finished_table(visitor, "spellbook", "random", deal=7)
    told: list[dict[str, Any]] = [
        {"state": "working", "own": False, "done": 3, "of": 9, "seconds": 4.2, "review": None},
        make_review(),
    ]
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(json=told[0] if len(told) == 1 else told.pop(0))

    page.route("**/reviews/0", answer)
    page.goto(f"{visitor.url}/#/table/{table}")
    page.get_by_role("link", name="Review").click()
    review = page.get_by_role("region", name=re.compile("^Review of .* moves$"))
    expect(review).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="3 of 9 positions analyzed; about 5 s left")).to_be_visible()
    assert asked[0] == "POST", "one press starts it"
    expect(review.get_by_role("button", name="Cancel this review")).to_have_count(0)  # another player requested it
    worst = review.get_by_role("list", name="Biggest mistakes").get_by_role("button", name=re.compile("^Move"))
    expect(worst).to_have_text(
        [
            "Move 5: “red” instead of “red” (20\u00a0%, 3.0 points)",
            "Move 8: “red” instead of “red” (5.0 points; the game was already won)",
        ]
    )
    expect(page.get_by_text("2 of 2 moves were clearly worse than the best; one of them cost at least")).to_be_visible()
    expect(worst.first.locator("xpath=..")).to_contain_text("Swiftness")
    parts = [["expected at the start", "45 %", "22"]]
    parts += [["own moves", "0 %", "−2"], ["other players' moves", "+13 %", "+4"], ["dice and draws", "−30 %", "−1"]]
    parts += [["not explained", "−28 %", "0"], ["final result", "0 %", "20"]]
    for row, part in zip(page.locator(".review tbody tr").all(), parts, strict=True):
        assert [cell.replace("\xa0", " ") for cell in row.locator("th, td").all_inner_texts()] == part
    expect(review.get_by_role("heading", name="Win chance: 45 % → 0 %")).to_be_visible()  # from the same beginning
    chance, points = review.locator("svg").all()
    assert [text.replace("\xa0", " ") for text in chance.locator("text:not(.number)").all_text_contents()] == [
        *("0 %", "50 %", "100 %"),
        *("0", str(page.locator("output").inner_text().rpartition(" ")[2]), "Move"),
    ]
    assert heights(chance) == [0.45, 0.98, 0.0]
    assert heights(points) == [0.72, 0.9, 0.667]  # of 30
    expect(chance.locator("[data-mistake]")).to_have_text(["1", "2"])
    expect(page.get_by_role("list", name="Draft picks")).to_have_text(re.compile(r"red: \+5 points"))
    expect(page.get_by_role("button", name=re.compile("Move 3, .*: win chance \\+13 %, points −4"))).to_be_visible()
    lucky = page.get_by_role("list", name="Biggest effects of dice and draws")
    expect(lucky).to_have_text(re.compile("Move 4, .*: win chance −30 %, points −1 *red red"))
    turning = page.get_by_role("list", name="Turning points")
    expect(turning).to_contain_text(re.compile("Move 5: win chance 45 % → 98 %"))
    expect(turning).to_contain_text(
        "dice and draws +60\u00a0%, own moves (red) −10\u00a0%, other players' moves +3\u00a0%"
    )
    expect(turning).to_contain_text("red red")  # what turned up
    assert review.evaluate(SCROLLERS) == 1, "no scrollbar inside another"
    width = review.bounding_box()
    assert width is not None
    assert width["width"] > 400
    worst.first.press("Enter")
    expect(page.locator("output")).to_have_text(re.compile(r"Move 4 of"))
    assert visitor.fits()

    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("checkbox", name="Text view").check()
    page.get_by_role("button", name="Review", exact=True).click()
    expect(worst.first).to_be_visible()
    every = page.get_by_role("list", name="All moves in figures").get_by_role("button")
    expect(every.first).to_have_text("Move 5: red. Win chance 40 %, 21.0 points, lost: 20 % and 3.0 points")
    expect(every.first.locator("xpath=..")).to_contain_text("Dice and draws before it: win chance −5 %, points +2")
    expect(page).to_have_url(re.compile(r"/replay/4/\d?/review$"))  # a reload shows it again
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_text("Share this position").press("Enter")
    link = page.get_by_label("Link to the replay").input_value()
    assert link.endswith(f"#/table/{table}/replay/4/")
    options = page.request.get(f"{visitor.url}/api/tables/{table}/moments/4/0").json()["ask"]["options"]
    told[:] = [make_review(best=options[0]["id"], rest=0)]
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("output")).to_have_text(re.compile(r"Move 4 of"))
    assert asked.count("POST") == 1, "a replay starts no review"
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_text("not explained")).to_have_count(0)  # the row stays away when nothing remains
    page.get_by_role("button", name="Try “red”").first.press("Enter")
    go = page.get_by_role("button", name="Play on", exact=True)
    expect(go).to_be_focused()
    expect(page.get_by_label(re.compile("had to decide; you choose"))).to_have_value(options[0]["id"])
    go.press("Enter")
    page.wait_for_url(re.compile(r"#/table/[\w-]+$"))
    made = page.url.rsplit("/", 1)[1]
    assert made != table
    place = f"{visitor.url}/api/tables/{made}"
    until(lambda: page.request.get(place).json()["version"], "it has started, and the choice is made")
    room = page.request.get(place).json()["room"]
    assert (room["moment"], room["mine"], room["hints"]) == (True, [0], True)


# How many elements around this one scroll.
SCROLLERS = """it => {
    let found = 0;
    for (let at = it; at; at = at.parentElement)
        found += /auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight;
    return found;
}"""


def heights(chart: Locator) -> list[float]:
    """The corners of a curve as shares of the height between its lowest and highest tick."""
    lines = [path.split()[1].partition("H")[0] for path in attributes(chart.locator(".grid"), "d")]
    low, high = float(lines[0]), float(lines[-1])
    (points,) = attributes(chart.locator("polyline"), "points")
    return [round((low - float(corner.split(",")[1])) / (low - high), 3) for corner in points.split()]


def attributes(found: Locator, name: str) -> list[str]:
    return [one.get_attribute(name) or "" for one in found.all()]


def test_a_review_survives_errors_and_can_be_stopped(visitor: Visitor) -> None:
    page = visitor.page
    table = finished_table(visitor, "spellbook", "random", deal=7)
    none = {"state": "none", "own": False, "done": 0, "of": 9, "seconds": 6.3, "review": None}
    working = none | {"state": "working", "own": True}
    unreachable = refusal_answer(503, "page-no-unavailable")
    answers: dict[str, tuple[int, dict[str, Any]]] = {"GET": unreachable}

    def answer(route: Route) -> None:
        status, told = answers[route.request.method]
        if route.request.method == "DELETE":
            answers["GET"] = 200, none
        route.fulfill(status=status, json=told)

    page.route("**/reviews/0", answer)
    answers["POST"] = unreachable
    page.goto(f"{visitor.url}/#/table/{table}/replay/0/0")
    page.get_by_role("button", name="Review", exact=True).click()
    review = page.locator(".review")
    problem, status = review.get_by_role("alert"), review.get_by_role("status")
    expect(problem).to_have_text("The server is unavailable right now.")
    answers["GET"] = 200, none
    begin = review.get_by_role("button", name=re.compile("^Review .* moves$"))
    expect(begin).to_be_visible()
    expect(problem).to_have_count(0)
    answers["POST"] = refusal_answer(429, "server-reviews")
    begin.click()
    expect(problem).to_contain_text("You already have the maximum number of reviews running")
    answers |= {"POST": (200, working | {"done": 1}), "GET": unreachable}
    begin.click()
    expect(problem).to_have_text("The server is unavailable right now.")
    expect(status).to_contain_text("1 of 9 positions analyzed")
    answers |= {"GET": (200, working | {"done": 2}), "DELETE": (200, none)}
    expect(status).to_contain_text("2 of 9 positions analyzed")
    expect(problem).to_have_count(0)
    review.get_by_role("button", name="Cancel this review").click()
    expect(begin).to_be_visible()
    visitor.complaints.clear()  # the browser reports every error status


def refusal_answer(status: int, key: str) -> tuple[int, dict[str, Any]]:
    word = {429: "too_many", 503: "unavailable"}[status]
    return status, {"word": word, "why": "", "said": {"key": key, "args": {}}, "version": None}
