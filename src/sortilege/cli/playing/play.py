"""`sortilege play`: play a whole game against bots in the terminal."""

import argparse
import secrets
from contextlib import nullcontext, suppress
from pathlib import Path

from rich.text import Text

from sortilege.bots.ladder import DEFAULT_BOT, LADDER, NAMES, ladder_bot_id, ladder_name
from sortilege.cli.arguments import add_game, add_table, at_least, game_options, load_user_bot
from sortilege.core import record as records
from sortilege.core.errors import BadOptions, BadRecord
from sortilege.core.kits import kit
from sortilege.core.record_file import blame_position, default_record_path, load_record, save_record
from sortilege.core.session import Session, replay
from sortilege.core.text.catalog import texts
from sortilege.core.text.game_messages import BOTS
from sortilege.terminal import game_screen
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import printable, screen
from sortilege.terminal.session import PlayerLeft, TerminalGame

MAX_DEAL_NUMBER = 2**64 - 1  # of a numbered deal


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    add_game(parser, say)
    about = say("help-bot", n=len(NAMES), weakest=NAMES[0], strongest=NAMES[-1])
    parser.add_argument("--bot", metavar="BOT", default=DEFAULT_BOT, type=ladder_bot_id, help=about)
    parser.add_argument("--seed", "--deal", type=at_least(0, say, MAX_DEAL_NUMBER), metavar="N", help=say("help-deal"))
    parser.add_argument("--seat", type=at_least(1, say), default=1, metavar="N", help=say("help-own-seat"))
    parser.add_argument("--name", default="Alex", help=say("help-name"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=say("help-record"))
    parser.add_argument("--resume", metavar="FILE", help=say("help-resume"))
    add_table(parser, say)


def run(args: argparse.Namespace, say: CliTexts) -> int:
    game = resume_game(args, say) if args.resume else new_game(args, say)
    if args.seat > len(game.seats):
        raise BadOptions(say("bad-seat", most=len(game.seats), given=args.seat))
    with blame_position(game.record()) if args.resume else nullcontext():
        return play_game(game, args, say)


def play_game(game: Session, args: argparse.Namespace, say: CliTexts) -> int:
    """Play until the game is over or the player leaves; return the exit status."""
    out = screen()
    session = TerminalGame(game, args.seat - 1, load_user_bot(args.bot), say, out)
    if args.record:
        save_record(game.record(), args.record)  # fail now rather than at the end if the file cannot be written
    greet(session, args.seed)
    try:
        with suppress(ImportError):
            import readline  # noqa: F401  # lets people edit their line
        session.play()
    except PlayerLeft:
        out.print(Text(say("play-bye")))
        if args.record:
            out.print(Text(say("save-done", path=str(args.record))))
        return 0
    finally:
        if args.record:
            save_record(game.record(), args.record)
    finish(session, args.record)
    return 0


def new_game(args: argparse.Namespace, say: CliTexts) -> Session:
    rules = kit(args.game).rules
    options = rules.complete(game_options(args, say), args.players)
    if args.seat > args.players:
        raise BadOptions(say("bad-seat", most=args.players, given=args.seat))
    names = opponent_names(args.bot, args.players - 1)
    names.insert(args.seat - 1, printable(args.name.strip()) or "Alex")
    if args.seed is not None:
        return Session(rules, names, options, records.numbered_key(args.seed))
    return Session(rules, names, options, secrets.token_bytes(32), committed=True)


def opponent_names(bot: str, n: int) -> list[str]:
    """Name `n` opponents: by the bot's own name, numbered, or by the usual bot names."""
    name = ladder_name(bot)
    return [name if at == 0 else f"{name} {at + 1}" for at in range(n)] if name else list(BOTS[:n])


def resume_game(args: argparse.Namespace, say: CliTexts) -> Session:
    rules, record = load_record(args.resume)
    game = replay(rules, record)
    if game.state.over:
        raise BadRecord(say("resume-over", path=args.resume))
    return game


def greet(session: TerminalGame, number: int | None) -> None:
    game, say, out = session.game, session.say, session.out
    for line in session.renderer.greeting(session.view(), say):
        out.print(Text(line.text, style=line.style))
    if game.commitment:
        out.print(Text(say("play-commitment", hash=game.commitment), style="dim"))
    elif number is not None:
        out.print(Text(say("play-numbered", number=str(number)), style="dim"))
    if (bot := session.bot.name) in LADDER and len(game.seats) > 1:
        who = texts(say.language).say(f"bot-{bot.replace(':', '-')}")
        out.print(Text(say("play-against", n=LADDER.index(bot) + 1, of=len(LADDER), who=who)))
    out.print(Text(say("play-hint"), style="yellow"))


def finish(session: TerminalGame, wanted: Path | None) -> None:
    """Print the final table, the score, the promised key and the path of the record."""
    game, say, out = session.game, session.say, session.out
    session.show_table()
    game_screen.panel(out, session.renderer.score(session.view()), say("play-score"), session.renderer)
    if game.commitment:
        fits = records.promised_commitment(game.key, game.nonces, game.bound) == game.commitment
        out.print(Text(say("play-key-fits" if fits else "play-key-wrong", key=game.key.hex()), style="dim"))
    path = wanted or default_record_path(game.rules.name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save_record(game.record(), path)
    except (OSError, BadRecord) as error:
        out.print(Text(say("save-failed", why=str(error)), style="yellow"))
    else:
        out.print(Text(say("play-recorded", path=str(path))))
