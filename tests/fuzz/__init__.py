"""Fuzzers: mutated input of every kind that comes from outside, for as long as wanted.

`python -m tests.fuzz socket|story|record|backup|weights|mcp --seconds N` changes the files of a corpus and valid input
again and again. Every answer has to be a result or a refusal; a traceback, a server error, a crash or an answer that
takes too long is a finding. `tests/fuzz/test_fuzzers.py` runs each of them briefly.
"""
