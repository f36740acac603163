"""Accessibility checks with axe-core and a size check, for the pages with and without a server."""

from pathlib import Path

AXE = Path(__file__).parents[1] / "web/node_modules/axe-core/axe.min.js"
# Findings that would keep people from using the page; moderate and minor ones are matters of taste.
GRAVE = ("serious", "critical")
LOOK = """async ([rules, grave]) => {
    const run = rules ? { runOnly: rules } : {};
    // A card on the board is called by its name; axe would have all that is printed on it in the name (WCAG 2.5.3).
    axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button:not([data-option]), a' }] });
    const found = await axe.run({ resultTypes: ['violations'], ...run });
    return found.violations.filter((one) => grave.includes(one.impact)).flatMap((one) => one.nodes.map((node) => {
        const said = [...node.any, ...node.all, ...node.none][0]?.message;
        return `${one.id}: ${node.target.join(' ')}: ${said}`;
    }));
}"""
# The least side of what a finger has to hit, in CSS pixels. A link in a sentence is as high as its line (WCAG 2.5.8).
FINGER = 44
SMALL = """least => [...document.querySelectorAll(`button, select, summary, textarea, [role=button], a.button, nav a,
    input:not([type=checkbox], [type=radio]), label:has([type=checkbox], [type=radio])`)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
    .map(([one, box]) => {
        const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
        return `${one.localName}.${one.className}: ${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
    })"""
