"""sortilege mcp: a seat for a language model, by tool calls over standard input and output."""

import argparse
import sys

from sortilege.mcp.stdio_server import serve
from sortilege.terminal.language import Speech


def arguments(parser: argparse.ArgumentParser, say: Speech) -> None:
    """Nothing but the language: what is played, the caller says."""


def run(args: argparse.Namespace, say: Speech) -> int:
    serve(sys.stdin, sys.stdout, say.lang)
    return 0
