"""Accessibility checks of a page for small screens, touch and low vision."""

from tests.accessibility import AXE, FINGER, GRAVE, LOOK, SMALL
from tests.static.browsers import LAPTOP, PHONE, ChromiumTab, Tab, Window

# Light on a laptop and dark on a phone: all colors and both layouts.
LOOKS = (("light", LAPTOP), ("dark", PHONE))
# Lay out again and finish animations and transitions.
LAID = """(theme) => new Promise((done) => {
    document.documentElement.dataset.theme = theme;
    requestAnimationFrame(() => requestAnimationFrame(() => {
        for (const one of document.getAnimations()) {
            if (one.effect.getComputedTiming().endTime === Infinity) one.cancel();
            else one.finish();
        }
        done(true);
    }));
})"""
WIDE = "(width) => Math.max(0, document.documentElement.scrollWidth - width)"


def flaws(tab: Tab, window: Window) -> list[str]:
    """axe-core's barriers, and elements wider than the window."""
    if not tab.run("() => 'axe' in window"):
        tab.run(f"() => {{ {AXE.read_text(encoding='utf-8')}\n; }}")
    found = list(tab.run(LOOK, [None, GRAVE]))
    if wide := tab.run(WIDE, window.width):
        found.append(f"{wide} pixels too wide")
    return found


def page_flaws(tab: Tab, what: str) -> list[str]:
    """The flaws of what is shown, in each look."""
    found = []
    for theme, window in LOOKS:
        show_page(tab, theme, window)
        found += [f"{what}, {theme}: {flaw}" for flaw in flaws(tab, window)]
        if window.touched and isinstance(tab, ChromiumTab):  # Firefox cannot emulate touch
            found += [f"{what}: too small for a finger: {small}" for small in tab.run(SMALL, FINGER - 0.5)]
    return found


def show_page(tab: Tab, theme: str, window: Window) -> None:
    tab.seen_in(window)
    tab.run(LAID, theme)
