"""The fuzzers by name."""

from tests.fuzz.files import Backups, NetworkWeights, Records, Stories
from tests.fuzz.protocols import Sockets, ToolCalls
from tests.fuzz.runner import Target

TARGETS: dict[str, type[Target]] = {
    one.name: one for one in (Sockets, Stories, Records, Backups, NetworkWeights, ToolCalls)
}
