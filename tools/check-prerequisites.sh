#!/bin/sh
# check-prerequisites.sh PYTHON play|test: report what this machine lacks and the Debian command that installs it.
# Without a C compiler or Python's headers the package still installs, uncompiled, so "play" only warns.
python=$1
purpose=$2
line="apt-get install python3-venv python3-dev gcc make"
missing=""
uncompiled=""

lacks() { missing="$missing
  - $1"; }
slows() { uncompiled="$uncompiled
  - $1"; }

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    lacks "Python 3.11 or newer ('$python' is not; name another with PYTHON=...)"
else
    "$python" -c 'import venv, ensurepip' 2>/dev/null || lacks "venv and ensurepip (python3-venv)"
    "$python" -c 'import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())' || slows "Python.h (python3-dev)"
fi
compiler=${CC:-gcc}
command -v "${compiler%% *}" >/dev/null 2>&1 || slows "a C compiler (gcc)"

if [ "$purpose" != play ]; then
    missing="$missing$uncompiled"
    uncompiled=""
fi
if [ -n "$missing" ]; then
    echo "Sortilege needs, and this machine lacks:$missing" >&2
    echo "On Debian or Ubuntu, as root:  $line" >&2
    exit 1
fi
if [ -n "$uncompiled" ]; then
    echo "The engine will run uncompiled (the same game, far slower), as this machine lacks:$uncompiled" >&2
    echo "On Debian or Ubuntu, as root:  $line   and then  make compiled" >&2
fi
