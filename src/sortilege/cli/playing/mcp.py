"""sortilege mcp: a seat for a language model, by tool calls over standard input and output."""

import argparse
import sys

from sortilege.mcp.stdio_server import serve
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    """Nothing but the language: what is played, the caller says."""


def run(args: argparse.Namespace, say: CliTexts) -> int:
    serve(sys.stdin, sys.stdout, say.language)
    return 0
