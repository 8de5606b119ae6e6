#!/bin/sh
# Goes back to the release before this one, or to the one that is named: rollback.sh [name of the release]
# CONSOLE_ROOT says where (/srv/console). README.md tells the rest.
set -eu
root=${CONSOLE_ROOT:-/srv/console}
current=$(basename "$(readlink "$root/current")")
name=${1:-$(ls "$root/releases" | sort | sed "/^$current\$/,\$d" | tail -n 1)}

if [ -z "$name" ] || [ ! -f "$root/releases/$name/index.html" ]; then
  echo "There is no such release; there are:" >&2
  ls "$root/releases" >&2
  exit 1
fi

ln -sfn "releases/$name" "$root/.next"
mv -Tf "$root/.next" "$root/current"
echo "The console is now $name."
