#!/bin/sh
# get-chromium.sh PYTHON: make sure that the browser tests find a Chromium, and install one where that needs no
# questions: the machine's own, else Debian's package as root or with passwordless sudo, else Playwright's.
python=$1
[ -n "${CHROMIUM:-}" ] && exit 0
for browser in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$browser" >/dev/null 2>&1 && exit 0
done

root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
quietly() { root env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >/dev/null 2>&1; }

if command -v apt-get >/dev/null 2>&1 && root true 2>/dev/null; then
    echo "Installing Chromium for the tests in the browser …"
    quietly install -y --no-install-recommends chromium && exit 0
    quietly update && quietly install -y --no-install-recommends chromium && exit 0
fi
"$python" -m playwright install chromium >/dev/null 2>&1 && exit 0
echo "The tests in the browser will be skipped: there is no Chromium here, and it could not be installed." >&2
echo "On Debian or Ubuntu, as root:  apt-get install --no-install-recommends chromium" >&2
