"""The account page: passkeys with Chromium's virtual authenticator, recovery, devices, notices, proofs of identity."""

import json
import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.accessibility import AXE, FINGER, GRAVE, LOOK, SMALL
from tests.browser.conftest import AT_ONCE, CALM, LAPTOP, PHONE, Visitor
from tests.browser.page_texts import page_text
from tests.server.attack.attacker import Letterbox, letterbox
from tests.server.harness import Guest, Server, serving, until

PASSWORD = "correct horse"
NEW = "battery staple"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
Open = Callable[..., Visitor]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server that sends mail, and its address as a name: passkeys do not work for numbers."""
    database = str(tmp_path_factory.mktemp("account") / "tables.db")
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SORTILEGE_SMTP", letterbox(stack))
        Letterbox.letters.clear()
        running = stack.enter_context(serving(database, "--public-url", "http://localhost:1"))
        yield running, f"http://localhost:{running.port}"
        assert not running.failures(), "".join(running.failures())


@pytest.fixture
def open_page(browser: Browser, site: tuple[Server, str]) -> Iterator[Open]:
    """Open the account page in a new browser; fail if it reports errors, other than expected refusals."""
    found: list[Visitor] = []

    def let(place: str = "#/account", device: dict[str, Any] = LAPTOP, url: str = "", **more: Any) -> Visitor:
        context = browser.new_context(**(CALM | {"locale": "en"} | device | more))
        context.add_init_script(AT_ONCE)
        found.append(Visitor(context.new_page(), url or site[1]))
        found[-1].go(place)
        return found[-1]

    yield let
    for one in found:
        one.leave()
    assert [line for one in found for line in one.complaints if not re.search("40[134]", line)] == []
    assert [one.elsewhere for one in found] == [[]] * len(found)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def fill(page: Page, label: str, text: str) -> None:
    page.get_by_label(label, exact=True).fill(text)


def told(page: Page, text: str) -> None:
    expect(page.get_by_role("status").filter(has_text=text)).to_be_visible()


def sign_up(visitor: Visitor) -> str:
    name = f"Ann {secrets.token_hex(4)}"
    fill(visitor.page, "Name", name)
    fill(visitor.page, "Password", PASSWORD)
    press(visitor.page, "Create account")
    expect(visitor.page.get_by_role("heading", name="Devices")).to_be_visible()
    return name


def sign_in(visitor: Visitor, name: str, password: str = PASSWORD) -> None:
    fill(visitor.page, "Name", name)
    fill(visitor.page, "Password", password)
    press(visitor.page, "Sign in")
    expect(visitor.page.get_by_role("heading", name="Devices")).to_be_visible()


def forget_proofs(site: tuple[Server, str]) -> None:
    """Let ten minutes pass."""
    with closing(sqlite3.connect(site[0].database, timeout=20)) as db, db:
        db.execute("update sessions set proved = 0")


def authenticator(page: Page) -> tuple[Any, str]:
    """Give the browser a virtual authenticator; return its session and id."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(added["authenticatorId"])


def mailed_link(after: int) -> str:
    """Return where the link of the next mail leads, below the page's address."""
    letter = until(lambda: Letterbox.letters[after:], "a mail arrives")[0].replace("=\r\n", "").replace("=3D", "=")
    found = re.search(r"http://localhost:1/(#/account/\w+/[\w-]+)", letter)
    assert found, letter
    return found[1]


def test_a_passkey_is_made_signs_in_proves_and_is_removed(open_page: Open, site: tuple[Server, str]) -> None:
    visitor = open_page()
    page = visitor.page
    session, id = authenticator(page)
    name = sign_up(visitor)
    press(page, "Add a passkey")
    told(page, "The passkey has been added.")
    expect(page.get_by_text("Chrome on Linux, for localhost")).to_be_visible()
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    assert (credential["rpId"], credential["isResidentCredential"]) == ("localhost", True)
    press(page, "Add a passkey")  # the same device makes no second one
    expect(page.get_by_role("alert")).to_have_text("This device already has a passkey for your account.")
    press(page, "Sign out")
    press(page, "Sign in with a passkey")
    expect(page.get_by_text(name)).to_be_visible()
    # A proof by passkey, first not given and then given.
    forget_proofs(site)
    press(page, "Create new codes")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": id, "isUserVerified": False})
    press(page, "Use a passkey")
    expect(page.get_by_role("alert")).to_have_text("Your browser did not provide a passkey.")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": id, "isUserVerified": True})
    press(page, "Use a passkey")
    expect(page.get_by_text("These codes are shown only now.")).to_be_visible()
    # Removed, it signs in no more.
    page.get_by_role("button", name=re.compile("^Remove passkey: Chrome on Linux")).click()
    told(page, "The passkey has been removed")
    press(page, "Sign out")
    press(page, "Sign in with a passkey")
    expect(page.get_by_role("alert")).to_have_text("This passkey was not accepted.")


def test_where_passkeys_do_not_work_the_page_says_so(open_page: Open, site: tuple[Server, str]) -> None:
    visitor = open_page(url=site[0].url)
    sign_up(visitor)
    expect(visitor.page.get_by_text("They do not work at a numeric address")).to_be_visible()
    insecure = open_page()
    insecure.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    insecure.page.reload()
    sign_up(insecure)
    expect(insecure.page.get_by_text("Open this page over https to use them.")).to_be_visible()
    for one in (visitor, insecure):
        expect(one.page.get_by_role("button", name="Add a passkey")).to_have_count(0)


def test_printed_codes_recover_the_account(open_page: Open) -> None:
    visitor = open_page()
    page = visitor.page
    name = sign_up(visitor)
    expect(page.get_by_text("You have no recovery codes.")).to_be_visible()
    press(page, "Create new codes")
    page.get_by_text("These codes are shown only now.").wait_for()
    codes = page.locator("ol li").all_inner_texts()
    assert len(codes) == 10
    page.emulate_media(media="print")
    printed = page.locator("body").inner_text()
    assert all(code in printed for code in codes)
    assert name in printed
    assert "Devices" not in printed
    assert "Sign out" not in printed
    page.emulate_media(media="screen")
    page.reload()
    expect(page.get_by_text("You have 10 unused codes.")).to_be_visible()
    assert codes[0] not in page.content()

    other = open_page("#/account", PHONE)
    other.page.get_by_role("link", name="I cannot sign in").click()
    fill(other.page, "Name", name)
    fill(other.page, "Recovery code", "00000-00000-00000-00000")
    fill(other.page, "New password", NEW)
    press(other.page, "Set new password")
    expect(other.page.get_by_role("alert")).to_contain_text("Wrong name or recovery code")
    fill(other.page, "Recovery code", codes[0].lower())
    press(other.page, "Set new password")
    told(other.page, "You are signed in with your new password.")
    expect(other.page.get_by_text("You have 9 unused codes.")).to_be_visible()
    page.reload()
    sign_in(visitor, name, NEW)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_mailed_link_recovers_the_account_in_each_language(open_page: Open, language: str) -> None:
    def say(key: str, **args: Any) -> str:
        return page_text(language, f"page-account-{key}", **args)

    visitor = open_page(locale=language)
    page, name = visitor.page, f"Ann {secrets.token_hex(4)}"
    address = f"ann{secrets.token_hex(4)}@example.org"
    fill(page, say("name"), name)
    fill(page, say("password"), PASSWORD)
    press(page, say("sign-up"))
    before = len(Letterbox.letters)
    fill(page, say("address"), address)
    press(page, say("address-save"))
    told(page, say("address-asked"))
    expect(page.get_by_text(address)).to_be_visible()
    # The link may be opened anywhere, and does nothing until a button is pressed.
    elsewhere = open_page(mailed_link(before), locale=language)
    expect(page.get_by_text(say("address-is", address=address), exact=True)).to_have_count(0)
    press(elsewhere.page, say("verify-go"))
    told(elsewhere.page, say("verified"))
    page.reload()
    expect(page.get_by_text(say("address-is", address=address), exact=True)).to_be_visible()

    before = len(Letterbox.letters)
    elsewhere.page.get_by_role("link", name=say("lost")).click()
    fill(elsewhere.page, say("who"), "nobody at all")
    press(elsewhere.page, say("send"))
    told(elsewhere.page, say("sent"))
    fill(elsewhere.page, say("who"), name)
    press(elsewhere.page, say("send"))
    told(elsewhere.page, say("sent"))
    link = elsewhere.until(lambda: Letterbox.letters[before:], "the link arrives") and mailed_link(before)
    elsewhere.go(link)
    fill(elsewhere.page, say("password-new"), NEW)
    press(elsewhere.page, say("recover-go"))
    told(elsewhere.page, say("recovered"))
    assert elsewhere.page.evaluate("location.hash") == "#/account"
    elsewhere.go(link)
    fill(elsewhere.page, say("password-new"), NEW)
    press(elsewhere.page, say("recover-go"))
    expect(elsewhere.page.get_by_role("alert")).to_have_text(page_text(language, "server-link-expired"))


def test_devices_are_shown_announced_and_ended(open_page: Open) -> None:
    visitor = open_page()
    name = sign_up(visitor)
    phone = open_page(
        device=PHONE | {"user_agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36"}
    )
    sign_in(phone, name)
    # On the start page, and on the account's.
    page = visitor.page
    visitor.go("#/")
    expect(page.get_by_text("Something about your account has changed on another device.")).to_be_visible()
    page.get_by_role("link", name="Look at your account").click()
    expect(page.get_by_text("Sign-in on a new device: Chrome on Android")).to_be_visible()
    expect(phone.page.get_by_role("button", name="That was me")).to_have_count(0)
    press(page, "That was me")
    expect(page.get_by_role("button", name="That was me")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Sign out: Chrome on Android")).click()
    told(page, "The device has been signed out.")
    phone.page.reload()
    expect(phone.page.get_by_role("button", name="Create account")).to_be_visible()
    visitor.go("#/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("has changed on another device")).to_have_count(0)


def test_a_change_waits_for_a_proof_of_identity(open_page: Open, site: tuple[Server, str]) -> None:
    """By keyboard alone."""
    visitor = open_page()
    page = visitor.page
    sign_up(visitor)
    forget_proofs(site)
    page.get_by_role("button", name="Create new codes").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Confirm that it is you")).to_be_visible()
    page.keyboard.type("wrong horse")  # the field has the focus
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Wrong password.")
    expect(page.get_by_label("Password", exact=True)).to_be_focused()
    page.get_by_label("Password", exact=True).fill("")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("These codes are shown only now.")).to_be_visible()
    expect(page.get_by_role("heading", name="Confirm that it is you")).to_have_count(0)


@pytest.mark.parametrize("device", [LAPTOP, PHONE | {"locale": "de"}], ids=["laptop", "German phone"])
def test_the_account_page_has_no_barrier_and_fits(
    open_page: Open, site: tuple[Server, str], device: dict[str, Any]
) -> None:
    with Guest(site[1]) as ann:
        name = f"Ann {secrets.token_hex(4)}"
        ann.post("/accounts", {"name": name, "password": PASSWORD})
        ann.http.put("/me/address", json={"address": f"{'long' * 8}@example.org", "language": "de"})
        for _ in range(2):
            with Guest(site[1]) as other:
                other.post("/login", {"name": name, "password": PASSWORD})
        visitor = open_page(device=device)
        visitor.come_in(ann)
        found: dict[str, list[str]] = {}
        visitor.go("#/account")
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
        for place in (
            "#/account/recover",
            f"#/account/recover/{'x' * 32}",
            f"#/account/address/{'x' * 32}",
            "#/account",
        ):
            visitor.turn_to(place)
            visitor.page.wait_for_selector(".panel h2")
            if place == "#/account":
                visitor.page.get_by_role("button", name=re.compile("Create new codes|Neue Codes")).click()
                visitor.page.wait_for_selector("ol li")
                forget_proofs(site)
                visitor.page.get_by_role("button", name=re.compile("^(Remove address|Adresse entfernen)")).click()
                visitor.page.wait_for_selector("h2:text-matches('Confirm that|Bestätige, dass')")
            assert visitor.fits(), place
            for small in visitor.page.evaluate(SMALL, FINGER - 0.5) if device is not LAPTOP else ():
                found.setdefault(f"small: {small}", []).append(place)
            for scheme in ("light", "dark"):
                visitor.page.emulate_media(color_scheme=scheme)
                for flaw in visitor.page.evaluate(LOOK, [None if scheme == "light" else ["color-contrast"], GRAVE]):
                    found.setdefault(flaw, []).append(f"{place}, {scheme}")
        assert not found, json.dumps(found, indent=2)


def test_links_with_a_bad_secret_lead_nowhere(open_page: Open) -> None:
    visitor = open_page()
    for bad in ("#/account/recover/short", "#/account/recover/..%2flogout0000000000", "#/account/elsewhere"):
        visitor.page.evaluate("link => { location.hash = link; }", bad)
        expect(visitor.page.get_by_role("alert")).to_contain_text("This page does not exist.")
