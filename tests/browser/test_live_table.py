"""Around a running game: option previews, people, chat, log and text view."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import FIRST, Visitor

SOLO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PAIR = [{"kind": "me"}, {"kind": "person"}]


def make_table(visitor: Visitor, **table: Any) -> dict[str, Any]:
    """A table of this visitor's browser, not started."""
    answer = visitor.page.request.post(f"{visitor.url}/api/tables", data={"name": "Ann", "deal": 5, **table})
    found: dict[str, Any] = answer.json()
    return found


def start(visitor: Visitor, table: str) -> None:
    visitor.page.request.post(f"{visitor.url}/api/tables/{table}/acts", data={"what": "start"})
    visitor.page.goto(f"{visitor.url}/#/table/{table}")


def friend_of(visitor: Visitor, link: str) -> Visitor:
    """Bob, in a browser of his own, seated through this link."""
    friend = visitor.beside()
    friend.page.goto(link)
    friend.page.get_by_role("textbox").fill("Bob")
    friend.page.get_by_role("button", name="Take a seat").click()
    friend.page.wait_for_selector(".lobby .state")
    return friend


def act(page: Page, what: str) -> None:
    page.get_by_role("button", name="Pause, leave, report").click()
    page.get_by_role("dialog").get_by_role("button", name=what).click()


def until(page: Page, wanted: str, most: int = 80) -> None:
    """Take first options until this selector matches."""
    for _ in range(most):
        page.wait_for_selector("[data-choice]:not([disabled])")
        if page.query_selector(wanted):
            return
        page.evaluate(FIRST)
    raise AssertionError(f"{wanted} is never seen")


def test_options_preview_changes_and_irreversibility(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor, make_table(visitor, game="seasons", options={"level": "apprentice"}, seats=SOLO)["table"])
    until(page, "[data-choice='bonus:gauge']")
    page.locator("[data-option='bonus:gauge']").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("gauge 1 → 2 · bonuses used 0 → 1")
    assert page.locator(".final").count() == 0
    page.locator("[data-choice='bonus:gauge']").click()
    expect(page.locator(".seat.own .figures")).to_contain_text("0/2")
    page.locator("[data-choice='end']").click()
    if page.locator(".sure").count():  # a card could still be summoned
        page.locator("[data-choice='end']").click()
    page.wait_for_selector("[data-choice^='die:']")
    until(page, "[data-choice='end']")  # in the second round, after which dice are rolled
    expect(page.locator("[data-choice='end'] .final")).to_have_text("New dice are rolled.")


def test_two_browsers_pause_chat_and_one_resigns(visitor: Visitor) -> None:
    page = visitor.page
    table = make_table(visitor, game="spellbook", seats=PAIR, chat=True, clock={"kind": "total", "seconds": 600})
    friend = friend_of(visitor, table["invitations"][0]["link"])
    start(visitor, table["table"])
    both = [page, friend.page]
    for one in both:
        one.wait_for_selector(".people .on")
        assert one.locator(".seat [data-clock]").count() == 2
    running = page.locator(".seat .running")
    expect(running).not_to_have_text(running.inner_text())

    act(page, "Pause")
    for one in both:
        one.get_by_text("The game is paused.").wait_for()
    act(friend.page, "Resume")
    for one in both:
        one.get_by_text("The game is paused.").wait_for(state="detached")

    friend.page.get_by_role("button", name="Chat").click()
    friend.page.get_by_label("Message").fill("Good luck!")
    friend.page.get_by_label("Message").press("Enter")
    expect(page.get_by_role("button", name="Chat 1 unread")).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Bob Good luck!")
    expect(page.locator(".unread")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Bob Good luck!")

    act(friend.page, "Offer to stop")
    page.get_by_text("offers to stop the game").wait_for()
    act(friend.page, "Withdraw offer")
    page.get_by_text("offers to stop the game").wait_for(state="detached")

    act(page, "Report a problem")
    page.get_by_label("What went wrong?").fill("The altar looks odd.")
    page.get_by_role("button", name="Send report").click()
    page.get_by_text("Your report is saved").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    act(friend.page, "Resign")
    friend.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for one in both:
        one.get_by_role("dialog").get_by_text("a player resigned").wait_for()
        assert one.query_selector("[data-choice]") is None
    assert friend.complaints == []
    friend.page.context.close()


def test_the_host_kicks_a_player_and_gets_a_new_link(visitor: Visitor) -> None:
    page = visitor.page
    table = make_table(visitor, game="spellbook", seats=PAIR)
    friend = friend_of(visitor, table["invitations"][0]["link"])
    start(visitor, table["table"])
    page.wait_for_selector(".people .on")
    friend.page.wait_for_selector("[data-choice], .seat.own")
    act(page, "Remove player")
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    link = page.get_by_role("textbox", name="Link for seat 2").input_value()
    assert f"/table/{table['table']}/" in link
    assert link != table["invitations"][0]["link"]
    friend.page.get_by_text("you no longer hold the seat").wait_for()
    expect(friend.page.locator(".seat.own")).to_have_count(0)
    expect(friend.page.locator("[data-choice]")).to_have_count(0)
    assert friend.complaints == []
    friend.page.context.close()


def test_the_log_links_cards_and_reports_other_players_moves(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor, make_table(visitor, game="seasons", options={"level": "apprentice"}, seats=SOLO)["table"])
    until(page, ".since")
    log = page.get_by_role("log", name="Game log")
    expect(log.locator(".head").first).to_contain_text("Round 1")
    since = page.locator(".since p").all_inner_texts()
    assert since
    assert log.locator("p").all_inner_texts()[-len(since) :] == since
    card = log.locator("a:not(.rule)").last  # a sign beside it links to the rules
    name = card.inner_text()
    card.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "#/table/" in page.url


def test_the_text_view_is_playable_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    start(visitor, make_table(visitor, game="seasons", options={"level": "apprentice"}, seats=SOLO)["table"])
    until(page, "[data-choice^='die:']")
    page.get_by_role("button", name="Text view").click()
    text = page.get_by_role("region", name="Text view")
    expect(text.get_by_role("heading", name="Ann (you")).to_be_visible()
    expect(text.get_by_role("heading", name="Your hand:")).to_be_visible()
    expect(text.get_by_role("listitem").filter(has_text="die")).to_have_count(3)
    assert page.query_selector("[data-option]") is None
    page.locator(".prompt").focus()
    page.keyboard.press("2")
    page.wait_for_selector("[data-choice='end']")
    expect(text).to_contain_text("— Ann")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_role("region", name="Text view")).to_be_visible()

    start(visitor, make_table(visitor, game="spellbook", seats=SOLO)["table"])
    text = page.get_by_role("region", name="Text view")
    expect(text.get_by_role("heading", name="Spells of this game")).to_be_visible()
    expect(text).to_contain_text("Familiar board")
    page.wait_for_selector("[data-choice]:not([disabled])")
    page.locator(".prompt").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("log", name="Game log").locator("p").nth(1).wait_for()


# The rows of a hint, and what the list and the board show for the same moves.
HINTED = """() => [...document.querySelectorAll('[data-hint]')].map((row) => ({
    key: row.querySelector('kbd').innerText,
    worth: row.querySelector('.worth').innerText,
    answer: document.querySelector(`[data-choice="${row.dataset.hint}"] kbd`).innerText,
    chance: document.querySelector(`[data-option="${row.dataset.hint}"] [data-chance]`).innerText,
}))"""
# Count sounds and vibrations.
NOTICE = """() => {
    window.heard = window.felt = 0;
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.heard += 1; return tone.call(this); };
    Navigator.prototype.vibrate = () => { window.felt += 1; return true; };
}"""
WAITED = 2500  # milliseconds; after a shorter wait no notification is needed


def a_day(page: Page) -> None:
    """Answer everything that is asked now with the first option."""
    page.wait_for_selector("[data-choice]:not([disabled])")
    while page.query_selector("[data-choice]"):
        page.evaluate(FIRST)
        page.wait_for_timeout(50)


def test_title_sound_and_vibration_announce_the_turn(visitor: Visitor) -> None:
    page = visitor.page
    table = make_table(visitor, game="spellbook", seats=PAIR)
    friend = friend_of(visitor, table["invitations"][0]["link"])
    page.add_init_script(f"({NOTICE})()")
    start(visitor, table["table"])
    page.locator(".board").click(position={"x": 2, "y": 2})  # browsers allow sound only after a click
    until_somebody = "[data-choice]:not([disabled]), .prompt:has-text('Bob')"
    page.wait_for_selector(until_somebody)
    if page.query_selector("[data-choice]"):
        a_day(page)
    for switched_off in (False, True):
        expect(page.locator(".prompt")).to_contain_text("Bob")
        assert page.title() == "Sortilege"
        page.wait_for_timeout(WAITED)
        before = page.evaluate("[window.heard, window.felt]")
        a_day(friend.page)
        page.wait_for_selector("[data-choice]:not([disabled])")
        expect(page).to_have_title("● Your turn – Sortilege")
        heard, felt = page.evaluate("[window.heard, window.felt]")
        assert (heard > before[0]) is not switched_off
        assert felt > before[1]
        if not switched_off:
            page.get_by_role("button", name="Sound").click()
            a_day(page)
    friend.page.context.close()


def test_a_hint_shows_the_best_options_and_ends_with_the_question(visitor: Visitor) -> None:
    """A hint deepens while it is watched; the stubbed draft is independent of bot speed."""
    page = visitor.page
    start(visitor, make_table(visitor, game="seasons", seats=SOLO, hints=True)["table"])
    page.wait_for_selector("[data-choice]")
    offered = [str(one.get_attribute("data-choice")) for one in page.locator("[data-choice]").all()]
    button = page.get_by_role("button", name="Hint")
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("h")
    hints = page.locator("[data-hint]")
    expect(hints).to_have_count(3, timeout=30_000)
    assert {str(one.get_attribute("data-hint")) for one in hints.all()} <= set(offered)
    expect(hints.first).to_contain_text("% win chance")
    for row in page.evaluate(HINTED):
        assert row["key"] == row["answer"], "a row bears another key than the answer it means"
        assert row["chance"].split()[0] + " %" in row["worth"].replace("\xa0", " "), "the board gives another chance"
    expect(page.locator("[data-chance]")).to_have_count(3)
    expect(page.get_by_role("status", name="Hint")).to_contain_text("Based on 300 simulated games", timeout=30_000)
    button.click()
    expect(hints).to_have_count(0)
    button.click()  # ends the search in progress
    expect(hints).to_have_count(3, timeout=30_000)
    second = str(hints.nth(1).get_attribute("data-hint"))
    hints.nth(1).click()  # makes the move
    expect(page.locator(f"[data-choice='{second}']")).to_have_count(0)
    expect(hints).to_have_count(0)
    expect(page.locator("[data-chance]")).to_have_count(0)
    expect(button).to_have_attribute("aria-expanded", "false")
