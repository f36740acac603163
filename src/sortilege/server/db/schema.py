"""The tables of the database, as queries name them. `migrations` makes them."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

meta = MetaData()

# One row a table. `rev` rises with every change and is what writers compare; `n` is how long the log is.
# `room`, `snapshot` and `base` carry their own format numbers. `due` is when a clock runs out or
# somebody has been away too long; `bots` since when bots have to choose, null also while they rest.
tables = Table(
    "tables",
    meta,
    Column("id", String, primary_key=True),
    Column("rev", BigInteger),
    Column("n", Integer),
    Column("phase", String),
    Column("open", Boolean),
    Column("room", LargeBinary),
    Column("snapshot", LargeBinary),
    Column("base", LargeBinary),
    Column("upgrades", LargeBinary),
    Column("changed", Float),
    Column("due", Float),
    Column("bots", Float),
    Column("claimed_by", String),
    Column("claimed_until", Float),
)

# The log: the truth about every game.
choices = Table(
    "choices",
    meta,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("id", String),
    Column("answered", Integer),
    Column("quiet", Boolean),
    Column("undone", Integer),
    Column("events", LargeBinary),
    Column("at", Float),
)

chat = Table(
    "chat",
    meta,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String),
    Column("at", Float),
    Column("text", Text),
    Column("holder", String),  # who said it; nobody is told
)

# A browser that has signed in or out: the hash of its cookie, and its account. What has ended counts as no cookie.
sessions = Table(
    "sessions",
    meta,
    Column("hash", String, primary_key=True),
    Column("account", String),
    Column("seen", Float),
    Column("ended", Boolean),
)

# Who holds which seat: an account by its id, a browser that is not signed in by its session's hash.
holds = Table(
    "holds",
    meta,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String, primary_key=True),
)

# Who has a socket open, in which server process; stale rows run out by themselves.
presence = Table(
    "presence",
    meta,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String, primary_key=True),
    Column("until", Float),
)

accounts = Table(
    "accounts",
    meta,
    Column("id", String, primary_key=True),
    Column("name", String),
    Column("folded", String),
    Column("skeleton", String),
    Column("password", String),
    Column("made", Float),
    Column("bot", Boolean),
)

# What an account's finished games came to; they stay when the tables go.
results = Table(
    "results",
    meta,
    Column("account", String, primary_key=True),
    Column("table_id", String, primary_key=True),
    Column("game", String),
    Column("won", Boolean),
    Column("at", Float),
)

# Addresses for letters: each once for everybody who gave it. `day` is the last one on which `letters` were sent.
mails = Table(
    "mails",
    meta,
    Column("id", String, primary_key=True),
    Column("address", String),
    Column("asked", Float),
    Column("confirmed", Boolean),
    Column("stopped", Boolean),
    Column("day", Integer),
    Column("letters", Integer),
    Column("holder", String),
)

reports = Table(
    "reports",
    meta,
    Column("id", String, primary_key=True),
    Column("table_id", String),
    Column("seat", Integer),
    Column("n", Integer),
    Column("at", Float),
    Column("text", Text),
    Column("record", LargeBinary),
)

# What the choices of a seat were worth, in a game that is over.
reviews = Table(
    "reviews",
    meta,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("review", LargeBinary),
)

# Reviews that some process makes, and those that have failed: for a while only, so backups leave them out.
jobs = Table(
    "jobs",
    MetaData(),
    Column("id", String),
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("owner", String),
    Column("steps", Integer),
    Column("done", Integer),
    Column("failed", Boolean),
    Column("began", Float),
    Column("beat", Float),
)

# How a puzzle first ended on a day, for an account: solved, or shown. `daily`: it was that day's.
puzzles = Table(
    "puzzles",
    meta,
    Column("account", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("solved", Boolean),
    Column("daily", Boolean),
)

settings = Table("settings", meta, Column("key", String, primary_key=True), Column("value", Text))
