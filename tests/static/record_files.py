"""Finished games at the page without a server: opened from files, saved to files, and continued."""

from pathlib import Path

from tests.static.browsers import Tab
from tests.static.page_player import ASKED

GOLDEN = Path(__file__).parents[1] / "golden"
# The file that would be saved.
SAVED = """(words) => new Promise((done) => {
    URL.createObjectURL = (file) => (void file.text().then(done), '#/');
    [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words).click();
})"""
GIVEN = """(text) => {
    const [input, files] = [document.querySelector('input[type=file]'), new DataTransfer()];
    files.items.add(new File([text], 'given.json'));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
}"""
WATCHED = "() => /#.table.*replay/.test(location.hash) && document.querySelector('.review > *') !== null"
# Open the position after this choice and continue from it.
OPENED = """() => {
    const found = document.querySelector('.tools details:has(button.main)');
    if (found) found.open = true;
    return found !== null;
}"""
PLAY_ON = "() => document.querySelector('.tools details button.main').click()"
AT_TABLE = "() => /^#.table.[^/]+$/.test(location.hash)"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.json").read_text(encoding="utf-8")


def load(tab: Tab, record: str) -> str:
    """Load a record from the start page; return the address of its table."""
    tab.run(GIVEN, record)
    tab.until(WATCHED)
    return "/".join(str(tab.run("() => location.hash")).split("/")[:3])


def play_on(tab: Tab, table: str, at: int) -> None:
    """Continue from this choice at a new table, as the first seat."""
    tab.run("(place) => { location.hash = place; }", f"{table}/replay/{at}/0")
    tab.until(f"() => document.querySelector('output')?.textContent.includes(' {at} ') && ({OPENED})()")
    tab.run(PLAY_ON)
    tab.until(f"() => ({AT_TABLE})() && ({ASKED})()")
