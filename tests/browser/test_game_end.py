"""The end of a game in two browsers: the scoring, what decided it, and a rematch."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visitor, number
from tests.browser.test_live_table import PAIR, friend_of, make_table, start
from tests.server.harness import Guest

expect.set_options(timeout=30_000)


def resigned_game(visitor: Visitor) -> tuple[str, Visitor]:
    """Ann and Bob, each in their own browser, after Bob resigned."""
    table = make_table(visitor, game="spellbook", seats=PAIR, chat=True)
    friend = friend_of(visitor, table["invitations"][0]["link"])
    start(visitor, table["table"])
    visitor.page.wait_for_selector(".people .on")
    friend.page.request.post(f"{visitor.url}/api/tables/{table['table']}/acts", data={"what": "resign"})
    for page in (visitor.page, friend.page):
        expect(page.get_by_role("dialog", name="The game is over.")).to_be_visible()
    return table["table"], friend


def answer(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_a_rematch_is_declined_and_later_played(visitor: Visitor) -> None:
    page = visitor.page
    table, friend = resigned_game(visitor)
    bob = friend.page
    expect(page.get_by_role("link", name="Review")).to_have_count(0)  # a game given up has no review
    answer(page, "Rematch")
    expect(page.get_by_role("dialog")).to_contain_text("Waiting for Bob to answer.")
    expect(bob.get_by_role("dialog")).to_contain_text("Ann offers a rematch.")
    bob.keyboard.press("Escape")  # looks at the table before answering
    expect(bob.get_by_role("dialog")).to_have_count(0)
    bob.get_by_role("button", name="Decline").click()  # in sight there too
    expect(page.get_by_role("dialog")).to_contain_text("Bob declined the rematch.")
    assert page.url.endswith(table)

    answer(page, "Rematch")
    expect(bob.get_by_role("dialog")).to_contain_text("Ann offers a rematch.")  # comes to him once more
    answer(bob, "Accept")
    for one in (page, bob):
        expect(one).not_to_have_url(re.compile(f"{table}$"))
        one.wait_for_selector(".people .on")  # the new game started automatically
    assert page.url.rsplit("/", 1) == bob.url.rsplit("/", 1)
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert friend.complaints == []
    bob.context.close()


def largest_swings(guest: Guest, table: str, winner: int) -> list[tuple[int, int, int]]:
    """The choices that changed any score most, by how much, and whose, from the server's frames."""
    points: dict[int, list[int]] = {}
    while (found := guest.get(f"/tables/{table}/frames", since=len(points)))["last"] > max(points, default=-1):
        points |= {frame["version"]: [seat["points"] for seat in frame["view"]["seats"]] for frame in found["frames"]}
    moved = []
    for n in range(1, len(points)):
        by = [now - before for now, before in zip(points[n], points[n - 1], strict=True)]
        seat = max((0, 1), key=lambda seat: abs(by[seat]))
        moved += [(n, by[seat], seat)] if by[seat] else []
    moved.sort(key=lambda swing: -abs(swing[1]))
    own = next(swing for swing in moved if swing[2] == winner)
    most = moved[:3] if own in moved[:3] else [*moved[:2], own]
    return sorted(most)


def result_as(come: Callable[..., Visitor], guest: Guest, table: str, winner: int, seat: int) -> str:
    """Open the end of a game as one of its two players; check whose gains look good, and return the result."""
    reader = come("en")
    reader.sit(guest, table)
    end = reader.page.get_by_role("dialog", name="The game is over.")
    entries = end.locator(".decided li")
    expect(entries).not_to_have_count(0)
    for entry, (_, by, whose) in zip(entries.all(), largest_swings(guest, table, winner), strict=True):
        assert ("against" in (entry.get_attribute("class") or "")) == ((whose == seat) != (by > 0))
    return end.locator(".result").inner_text().replace("\xa0", " ")


def test_end_panel_shows_scoring_and_returns_to_the_table(visitor: Visitor, come: Callable[..., Visitor]) -> None:
    """Watch a whole game of two guests who always take the last answer, using the keyboard."""
    page = visitor.page
    with Guest(visitor.url, "Ann") as ann, Guest(visitor.url, "Bob") as bob:
        make_table = ann.make("me", "person", game="spellbook", deal=5)
        table = make_table["table"]
        bob.join(table, make_table["invitations"][0]["secret"])
        ann.act(table, "start")
        while ann.look(table)["room"]["phase"] == "playing":
            for guest in (ann, bob):
                if (told := guest.look(table))["view"]["ask"]:
                    guest.choose(table, told["version"], told["view"]["ask"]["options"][-1]["id"])
        view = ann.look(table)["view"]
        winner = view["winners"][0]
        visitor.watch(table)
        end = page.get_by_role("dialog", name="The game is over.")
        expect(end.locator(".result")).to_be_focused()
        expect(end.locator(".result")).to_contain_text(("Ann", "Bob")[winner])
        expect(end.locator("th.won")).to_have_text([("Ann", "Bob")[won] for won in view["winners"]])
        assert visitor.totals() == [seat["points"] for seat in view["seats"]]
        swings = largest_swings(ann, table, winner)
        assert swings
        expect(end.locator(".decided li")).to_have_count(len(swings))
        assert [number(text) for text in end.locator(".decided b").all_inner_texts()] == [by for _, by, _ in swings]
        for line in end.locator(".decided .told").all_inner_texts():
            assert re.search("learns|raises|stores", line)
            assert "New on the Altar" not in line
        assert len({seat["points"] for seat in view["seats"]}) == 1, "this deal ends in a tie-break"
        totals = " : ".join(map(str, sorted((seat["points"] for seat in view["seats"]), reverse=True)))
        name = ("Ann", "Bob")[winner]
        assert end.locator(".result").inner_text().replace("\xa0", " ") == f"{name} wins the tie-break, {totals}"
        for seat, guest in enumerate((ann, bob)):
            result = result_as(come, guest, table, winner, seat)
            assert result == f"{'You win' if seat == winner else f'{name} wins'} the tie-break, {totals}"
        end.locator(".decided .rule").first.click()
        expect(page.locator(".reference")).to_be_visible()  # the rule for that line, above the end panel
        page.keyboard.press("Escape")
        expect(end.get_by_role("button", name="Rematch")).to_have_count(0)  # nothing that an onlooker could ask for

        page.keyboard.press("Escape")
        expect(end).to_have_count(0)
        page.get_by_role("button", name="Show the result").press("Enter")
        expect(end.locator(".result")).to_be_focused()
        page.set_viewport_size(PHONE["viewport"])
        assert visitor.fits()
        chart, fair = (end.locator(part).bounding_box() for part in ("figure", ".fair"))
        assert chart is not None
        assert fair is not None
        assert chart["y"] < fair["y"], "what happened comes before how it was checked"
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Text view").click()
        page.get_by_role("button", name="Show the result").click()
        end.locator(".decided a").first.click()
        expect(page).to_have_url(re.compile(f"/replay/{swings[0][0]}/$"))
