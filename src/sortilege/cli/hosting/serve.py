"""`sortilege serve`: serve tables over the network."""

import argparse
import os
import threading
import webbrowser
from pathlib import Path

from sortilege.cli.arguments import at_least
from sortilege.cli.server_extra import require_server
from sortilege.core.errors import BadOptions
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("--host", default="127.0.0.1", help=say("help-host"))
    parser.add_argument("--port", type=at_least(0, say, 65535), default=8000, metavar="N", help=say("help-port"))
    add_database(parser, say)
    parser.add_argument("--base-path", default="", metavar="/PATH", help=say("help-base-path"))
    parser.add_argument("--public-url", default="", metavar="URL", help=say("help-public-url"))
    parser.add_argument("--allowed-host", action="append", default=[], metavar="NAME", help=say("help-allowed-host"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("help-origin"))
    parser.add_argument("--trust-proxy", default="", metavar="ADDRESSES", help=say("help-trust-proxy"))
    parser.add_argument("--workers", type=at_least(1, say), default=1, metavar="N", help=say("help-processes"))
    parser.add_argument("--bot-workers", type=at_least(1, say), metavar="N", help=say("help-bot-workers"))
    parser.add_argument("--limits", type=float, default=1.0, metavar="X", help=say("help-limits"))
    parser.add_argument("--keep-days", type=float, default=180.0, metavar="DAYS", help=say("help-keep-days"))
    parser.add_argument("--webhook", default="", metavar="URL", help=say("help-webhook"))
    parser.add_argument("--home-address", default="", metavar="ADDRESS", help=say("help-home-address"))
    usual_offline = os.environ.get("SORTILEGE_OFFLINE", "")
    parser.add_argument("--offline", default=usual_offline, metavar="FOLDER", help=say("help-offline"))
    parser.add_argument("--mail-from", default="sortilege@localhost", metavar="ADDRESS", help=say("help-mail-from"))


def add_database(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("--database", default=default_database(), metavar="URL", help=say("help-database"))


def default_database() -> str:
    """Return the default database: SORTILEGE_DATABASE, or a file in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return os.environ.get("SORTILEGE_DATABASE") or str(Path(home, "sortilege", "tables.db"))


def open_table(say: CliTexts, browser: bool) -> int:
    """Serve this machine only, on a free port if the default is taken, and open the page in a browser."""
    parser = argparse.ArgumentParser()
    arguments(parser, say)
    return run(parser.parse_args([]), say, browser, any_port=True)


def run(args: argparse.Namespace, say: CliTexts, browser: bool = False, any_port: bool = False) -> int:
    require_server(say)
    from sortilege.server.config import Config
    from sortilege.server.db.database import file_of, url_of
    from sortilege.server.db.sqlite_lock import DatabaseInUse, lock_database
    from sortilege.server.http.offline_page import NotBuilt, OfflinePage
    from sortilege.server.http.proxies import check_trusted
    from sortilege.server.startup import NoDatabase, PortTaken, check_database, listening_socket
    from sortilege.server.startup import run as serve

    if url_of(args.database).get_backend_name() != "postgresql" and args.workers > 1:
        raise BadOptions(say("serve-one-process"))
    smtp = os.environ.get("SORTILEGE_SMTP", "")
    if (smtp or args.webhook) and not args.public_url.startswith(("https://", "http://")):
        raise BadOptions(say("serve-public-url"))
    try:
        offline = str(OfflinePage(Path(args.offline)).folder) if args.offline else ""
    except NotBuilt as error:
        raise BadOptions(say("serve-offline", folder=args.offline, why=str(error))) from None
    bots = args.bot_workers or max(1, (os.cpu_count() or 2) - 1)
    config = Config(
        database=args.database,
        host=args.host,
        base_path=base_path(args.base_path),
        public_url=args.public_url.rstrip("/"),
        origins=tuple(args.origin),
        allowed_hosts=tuple(args.allowed_host),
        trust_proxy=check_trusted(args.trust_proxy, args.host),
        workers=args.workers,
        bot_workers=max(1, bots // args.workers),
        limits=args.limits,
        keep_days=args.keep_days,
        webhook=args.webhook,
        smtp=smtp,
        mail_from=args.mail_from,
        home=any_port or bool(args.home_address),
        home_address=args.home_address,
        offline=offline,
        metrics_token=os.environ.get("SORTILEGE_METRICS_TOKEN", ""),
    )
    if file := file_of(config.database):
        file.expanduser().parent.mkdir(parents=True, exist_ok=True)
    try:
        at = listening_socket(args.host, args.port)
    except PortTaken as error:
        if not any_port:
            raise BadOptions(say("serve-port", host=args.host, port=str(args.port), why=str(error))) from None
        at = listening_socket(args.host, 0)
    port = at.getsockname()[1]
    shown = f"[{args.host}]" if ":" in args.host else args.host
    url = f"http://{shown}:{port}{config.base_path}/"
    try:
        with lock_database(file, url):
            check_database(config)
            print(say("serve-at", url=url), flush=True)
            if browser:  # the port is already bound, so the browser waits for the server
                threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
            serve(config, at)
    except NoDatabase as error:
        raise BadOptions(say("serve-database", why=str(error))) from None
    except DatabaseInUse as other:
        if not any_port:
            raise BadOptions(say("serve-taken", url=other.address)) from None
        print(say("serve-at", url=other.address), flush=True)  # a player who only wants a table uses the running server
        if browser:
            webbrowser.open(other.address)
    finally:
        at.close()
    return 0


def base_path(given: str) -> str:
    """Normalize to a leading slash and no trailing one; the root is empty."""
    cleaned = given.strip("/")
    return f"/{cleaned}" if cleaned else ""
