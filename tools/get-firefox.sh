#!/bin/sh
# get-firefox.sh: make sure that `make test-static` finds a Firefox, as get-chromium.sh does for Chromium.
[ -n "${FIREFOX:-}" ] && exit 0
for browser in firefox-esr firefox; do
    command -v "$browser" >/dev/null 2>&1 && exit 0
done

root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }
quietly() { root env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" >/dev/null 2>&1; }

if command -v apt-get >/dev/null 2>&1 && root true 2>/dev/null; then
    echo "Installing Firefox for the tests without a server …"
    quietly install -y --no-install-recommends firefox-esr && exit 0
    quietly update && quietly install -y --no-install-recommends firefox-esr && exit 0
fi
echo "There is no Firefox here, and it could not be installed. As root:  apt-get install firefox-esr" >&2
exit 1
