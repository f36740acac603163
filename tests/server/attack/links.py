"""Links to the page whose ids are paths: what a browser that opens them is made to request."""

import re

import httpx
from playwright.sync_api import Request, sync_playwright

from tests.browser.conftest import CALM, MISSING, chromium
from tests.server.attack.attacker import Place, Tally, attack

SECRET = "A" * 20
SHOWN = re.compile(r"\S")
WAYS_OUT = (r"..\logout?", r"..\..\api\logout?", "..%5Clogout?", "..%2Flogout%3F", "%2e%2e%2flogout", "..;/logout", ".")
PUZZLE = r"..\puzzles\x\solution?"
LINKS = (
    *(f"#/table/{way}/{SECRET}/back" for way in (*WAYS_OUT, PUZZLE)),
    *(f"#/table/{way}" for way in WAYS_OUT),
    *(f"#/table/{way}/replay/0//review" for way in WAYS_OUT[:2]),
    *(f"#/puzzles/{way}" for way in (r"..\me\export", r"..\..\api\logout?", "x/../../logout")),
    *(f"#/table/x{sign}y/{SECRET}" for sign in ("?", "#", "%3F", "%23", "\\", "&", "\u2215", "\uff0f")),
)
KNOWN = re.compile(
    r"/api/(games(/\w+/\w+(/\w+)?)?|me|me/(tables|puzzles)|network|puzzles(/[\w-]{1,80})?|tables(/[\w-]{1,40}(/\w[\w-]*)*)?)"
)


@attack("links whose ids would lead to another endpoint, opened in a browser")
def opened(place: Place, tally: Tally) -> None:
    if httpx.get(place.url).status_code != 200:
        tally.left_out = "the page is not built"
        return
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        if browser is None:
            tally.left_out = MISSING
            return
        page = browser.new_context(locale="en", **CALM).new_page()
        sent: list[Request] = []
        page.on("request", lambda request: sent.append(request))
        for link in LINKS[:: 6 if place.brief else 1]:
            sent.clear()
            page.goto("about:blank")
            page.goto(f"{place.url}/{link}")
            page.locator("main", has_text=SHOWN).first.wait_for()
            page.wait_for_load_state("networkidle")
            made = [(one.method, httpx.URL(one.url).raw_path.decode()) for one in sent if "/api/" in one.url]
            odd = [one for one in made if one[0] != "GET" or not KNOWN.fullmatch(one[1].partition("?")[0])]
            tally.expect(not odd, f"{link} makes the page send {odd}")
        browser.close()
