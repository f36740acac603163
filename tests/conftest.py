"""Property tests draw the same examples every time, so that a failure is a failure on every machine."""

from hypothesis import settings

settings.register_profile("sortilege", derandomize=True, deadline=None, max_examples=200, database=None)
settings.load_profile("sortilege")
