"""Whether the buttons of a question keep what they promise: a number beside an option is its key, and gold is wise."""

from playwright.sync_api import Page

from tests.server.harness import Json

# Keys that stand beside another option than the one they choose, or twice.
WRONG_KEYS = """() => {
    const found = [];
    const taken = new Map();
    for (const one of document.querySelectorAll('[data-choice], [data-batch]')) {
        const { key = '', choice, batch } = one.dataset;
        const shown = one.querySelector('kbd')?.textContent ?? '';
        if (shown !== key) found.push(`${choice ?? batch} shows the key ${shown}, not ${key}`);
        if (key && taken.has(key)) found.push(`${key} is the key of ${taken.get(key)} and of ${choice ?? batch}`);
        taken.set(key, choice ?? batch);
    }
    for (const row of document.querySelectorAll('[data-hint]')) {
        const shown = row.querySelector('kbd')?.textContent ?? '';
        const key = document.querySelector(`[data-choice="${CSS.escape(row.dataset.hint)}"]`)?.dataset.key ?? '';
        if (shown !== key) found.push(`the hint ${row.dataset.hint} shows the key ${shown}, not ${key}`);
    }
    return found;
}"""
GOLD = "[data-choice].main"


def button_flaws(page: Page, outlook: Json) -> list[str]:
    """Describe wrong keys, and gold buttons whose certain points are the worst of all options."""
    found = [str(flaw) for flaw in page.evaluate(WRONG_KEYS)]
    points = {one["id"]: points_of(one) for one in outlook["options"]}
    for gold in page.locator(GOLD).evaluate_all("them => them.map((one) => one.dataset.choice)"):
        others = [brings for id, brings in points.items() if id != gold]
        if others and points[gold] == min(points.values()) < max(others):
            found.append(f"the gold {gold} brings {points[gold]} points, the other options up to {max(others)}")
    return found


def points_of(preview: Json) -> int:
    """The points that a previewed option certainly brings."""
    changes = preview["changes"]
    before, after = changes.get("points.total") or changes.get("points") or (0, 0)
    return int(after - before)
