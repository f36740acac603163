"""The tables of the database, as queries name them. `migrations` creates them, and a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Integer, LargeBinary, MetaData, String, Table, Text

persistent = MetaData()  # what backups contain
transient = MetaData()  # what is kept for a while only; a crash of PostgreSQL may lose it

# One row per table. `rev` rises with every change and is what writers compare; `n` is the length of the log.
# `room`, `snapshot` and `base` carry their own format numbers. `due` is when a clock runs out or a player has been
# away too long; `bots` is the time since which bots have had to choose, null also while they rest.
tables = Table(
    "tables",
    persistent,
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
    Column("made", Float),
    Column("due", Float),
    Column("bots", Float),
    Column("claimed_by", String),
    Column("claimed_until", Float),
)

# The log of every game, from which the game can be rebuilt.
choices = Table(
    "choices",
    persistent,
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
    persistent,
    Column("table_id", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String),
    Column("at", Float),
    Column("text", Text),
    Column("holder", String),  # the author, who is never shown
)

# A browser that has signed in or out: the hash of its cookie, and its account. An ended session counts as no cookie.
# `seen` is when it began or ended, `proved` when its player last proved who they are. A bot's has no device.
sessions = Table(
    "sessions",
    persistent,
    Column("hash", String, primary_key=True),
    Column("account", String),
    Column("seen", Float),
    Column("ended", Boolean),
    Column("device", String),
    Column("proved", Float),
    Column("passkey", String),
)

# A browser in which an account has signed in: the hash of its device cookie, if any, and the day of its last visit.
devices = Table(
    "devices",
    persistent,
    Column("id", String, primary_key=True),
    Column("account", String),
    Column("hash", String),
    Column("browser", String),
    Column("system", String),
    Column("made", Float),
    Column("day", Integer),
)

# The holder of each seat: an account's id, or the session hash of a browser that is not signed in.
holds = Table(
    "holds",
    persistent,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", String, primary_key=True),
)

# Which seats have a socket open in which server process; stale rows expire.
presence = Table(
    "presence",
    persistent,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("process", String, primary_key=True),
    Column("until", Float),
)

accounts = Table(
    "accounts",
    persistent,
    Column("id", String, primary_key=True),
    Column("name", String),
    Column("folded", String),
    Column("skeleton", String),
    Column("password", String),
    Column("made", Float),
    Column("bot", Boolean),
    Column("history", String),
)

# `credential` is the public key as the authenticator gave it; `host` is the name of the server it works for.
passkeys = Table(
    "passkeys",
    persistent,
    Column("id", String, primary_key=True),
    Column("account", String),
    Column("host", String),
    Column("credential", LargeBinary),
    Column("counter", BigInteger),
    Column("browser", String),
    Column("system", String),
    Column("made_day", Integer),
    Column("used_day", Integer),
)

# Unused recovery codes; only those that the host made expire.
recovery_codes = Table(
    "recovery_codes",
    persistent,
    Column("hash", String, primary_key=True),
    Column("account", String),
    Column("until", Float),
)

# The verified mail address of an account, the one to be verified, and when a link for recovery was last sent.
account_mails = Table(
    "account_mails",
    persistent,
    Column("account", String, primary_key=True),
    Column("address", String),
    Column("pending", String),
    Column("language", String),
    Column("asked", Float),
    Column("sent", Float),
)

# What happened to an account lately, and the device that did it.
account_notices = Table(
    "account_notices",
    persistent,
    Column("account", String, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("what", String),
    Column("browser", String),
    Column("system", String),
    Column("device", String),
    Column("at", Float),
    Column("seen", Boolean),
)

# Results of finished games, which outlive their tables: `tables/storage/game_results.py` describes the columns. `id` is
# the table's. `began` says how the game started: a deal, a numbered one, or a position.
games = Table(
    "games",
    persistent,
    Column("id", String, primary_key=True),
    Column("game", String),
    Column("at", Float),
    Column("options", Text),
    Column("rules", Integer),
    Column("weights", String),
    Column("players", Integer),
    Column("began", String),
    Column("ending", String),
    Column("daily", Integer),
    Column("rated", Boolean),
    Column("choices", Integer),
    Column("rounds", Integer),
)

# `folded` is the name as it is searched for. `at` repeats the game's, so that one index finds a player's newest games.
game_seats = Table(
    "game_seats",
    persistent,
    Column("game_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float),
    Column("holder", String),
    Column("bot", String),
    Column("program", Boolean),
    Column("name", String),
    Column("folded", String),
    Column("place", Integer),
    Column("points", Integer),
    Column("sources", Text),
    Column("cards", Text),
    Column("seconds", Float),
    Column("won", Boolean),
    Column("stand_in", String),
    Column("deleted", Boolean),
)

# Mail addresses, one row each however many players gave it. `letters` counts the mails sent on `day`, the latest day.
mails = Table(
    "mails",
    persistent,
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
    persistent,
    Column("id", String, primary_key=True),
    Column("table_id", String),
    Column("seat", Integer),
    Column("n", Integer),
    Column("at", Float),
    Column("text", Text),
    Column("record", LargeBinary),
)

# Reviews of the choices of a seat, in a finished game.
reviews = Table(
    "reviews",
    persistent,
    Column("table_id", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("review", LargeBinary),
)

# Reviews in progress in some process, and failed ones.
jobs = Table(
    "jobs",
    transient,
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

# How an account's first attempt at a puzzle ended on a day: solved, or shown. `daily`: the puzzle of that day.
puzzles = Table(
    "puzzles",
    persistent,
    Column("account", String, primary_key=True),
    Column("puzzle", String, primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("solved", Boolean),
    Column("daily", Boolean),
)

settings = Table("settings", persistent, Column("key", String, primary_key=True), Column("value", Text))

# Token buckets of rate limits that all processes share.
buckets = Table(
    "buckets",
    transient,
    Column("who", String, primary_key=True),
    Column("level", Float),
    Column("at", Float),
)

# Secrets that work once: in the links of mails, and challenges to passkeys. A row is deleted when it is used.
single_use_secrets = Table(
    "single_use_secrets",
    transient,
    Column("hash", String, primary_key=True),
    Column("kind", String),
    Column("account", String),
    Column("address", String),
    Column("until", Float),
)

# The server processes that are alive.
processes = Table("processes", transient, Column("name", String, primary_key=True), Column("until", Float))
