#!/bin/sh
# lock.sh PYTHON: resolve the dependencies afresh and write both locks, with hashes for every platform.
# requirements.lock holds everything; requirements-server.lock, with the same versions, what building, playing and
# serving need.
set -eu
cd "$(dirname "$0")/.."
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
"$1" -m venv "$dir"
"$dir/bin/python" -m pip --disable-pip-version-check --quiet install uv
"$dir/bin/python" -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > "$dir/build.in"

resolve() { # NAME, what it is, and of what it is made
    lock=$1 what=$2; shift 2
    "$dir/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
        --no-emit-index-url --no-emit-find-links --output-file "$dir/$lock" "$@"
    { echo "# $what, pinned, with hashes. Written by \`make lock\`."; cat "$dir/$lock"; } > "$dir/whole"
    cp "$dir/whole" "$lock"
}
resolve requirements.lock 'Every runtime and development dependency' --extra dev pyproject.toml
resolve requirements-server.lock 'What builds the package, plays and serves' \
    --constraint requirements.lock --extra server pyproject.toml "$dir/build.in"
