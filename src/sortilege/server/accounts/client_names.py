"""The names of browsers and systems: coarse enough to recognize one's own devices, and no more."""

MAX_USER_AGENT = 1_000
# A mark in the user agent, and the name. Most browsers also claim to be others, so the order matters.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def client_names(user_agent: str) -> tuple[str, str]:
    """Return the names of browser and system, each from a fixed list or empty."""
    known = user_agent[:MAX_USER_AGENT]
    return _find(known, BROWSERS), _find(known, SYSTEMS)


def _find(user_agent: str, names: tuple[tuple[str, str], ...]) -> str:
    return next((name for mark, name in names if mark in user_agent), "")
