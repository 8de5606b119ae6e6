#!/bin/sh
# Goes back to the release that served before, or to the named one: rollback.sh [name of the release]
# CONSOLE_ROOT is the target folder (/srv/console). See README.md.
. "$(dirname "$0")/common.sh"

[ -d "$releases" ] || fail "There is no release in $root."
[ $# -eq 0 ] || check_name "$1"
lock
name=${1:-$(served | grep -Fvx -e "$current" | tail -n 1)}

if [ -z "$name" ] || [ ! -f "$releases/$name/index.html" ]; then
  fail "There is no such release; there are:
$(ls -t "$releases")"
fi

serve "$name"
echo "The console is now $name."
