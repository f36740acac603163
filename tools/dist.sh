#!/bin/sh
# dist.sh PYTHON…: build the source distribution and, from it, a wheel for every PYTHON, into dist/, with the tools
# pinned in requirements-server.lock. Each archive is then checked, installed into an empty environment and played
# with; the source distribution without a compiler and without Node.
set -eu
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"$1" tools/project_url.py > /dev/null # says so where the archives cannot say where they come from
rm -rf dist src/sortilege.egg-info
pip="-m pip --disable-pip-version-check --quiet"

try() { # ARCHIVE[EXTRA] PYTHON compiled|uncompiled [SETTING…]
    archive=$1 python=$2 kind=$3; shift 3
    echo "$(basename "$archive") installed into an empty environment:"
    rm -rf "$dir/empty"
    "$python" -m venv "$dir/empty"
    (cd "$dir" && env "$@" "$dir/empty/bin/python" $pip install "$archive")
    "$dir/empty/bin/python" tools/check_install.py "$kind"
}

for python in "$@"; do
    rm -rf "$dir/build" "$dir/wheel"
    "$python" -m venv "$dir/build"
    "$dir/build/bin/python" $pip install --require-hashes --requirement requirements-server.lock
    if [ ! -e dist ]; then
        "$dir/build/bin/python" -c 'from setuptools import build_meta; build_meta.build_sdist("dist")' > "$dir/said" 2>&1 ||
            { cat "$dir/said"; exit 1; }
        rm -rf src/sortilege.egg-info
    fi
    SORTILEGE_MUST_COMPILE=1 "$dir/build/bin/python" $pip wheel --no-deps --no-build-isolation --wheel-dir "$dir/wheel" dist/*.tar.gz
    cp "$dir"/wheel/*.whl dist
    wheel=$(echo "$dir"/wheel/*.whl)
    try "$wheel[server]" "$python" compiled
    try "$wheel" "$python" compiled
done
"$1" tools/check_archives.py dist/*
mkdir "$dir/bare" # all that pip may find to run: no compiler, no Node
try "$(echo "$PWD"/dist/*.tar.gz)[server]" "$1" uncompiled PATH="$dir/bare" CC=false
