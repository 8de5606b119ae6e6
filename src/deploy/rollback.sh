#!/bin/sh
# Goes back to the previous release, or to the named one: rollback.sh [name of the release]
# CONSOLE_ROOT is the target folder (/srv/console). See README.md.
set -eu
root=${CONSOLE_ROOT:-/srv/console}

fail() {
  echo "$1" >&2
  exit 1
}

. "$(dirname "$0")/lock.sh"
current=$(basename "$(readlink "$root/current")")
before=$(ls -tr "$root/releases" | awk -v current="$current" '$0 == current { exit } { before = $0 } END { print before }')
name=${1:-$before}

if [ -z "$name" ] || [ ! -f "$root/releases/$name/index.html" ]; then
  fail "There is no such release; there are:
$(ls -t "$root/releases")"
fi

ln -sfn "releases/$name" "$root/.next"
mv -Tf "$root/.next" "$root/current"
echo "The console is now $name."
