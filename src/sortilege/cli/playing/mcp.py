"""`sortilege mcp`: offer a seat to a language model through tool calls on standard input and output."""

import argparse
import sys

from sortilege.mcp.stdio_server import serve
from sortilege.terminal.language import CliTexts


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    """Nothing beyond --lang: the caller chooses the game."""


def run(args: argparse.Namespace, say: CliTexts) -> int:
    serve(sys.stdin, sys.stdout, say.language)
    return 0
