# Sourced by release.sh and rollback.sh: the rights, names, lock and switch of both.
# CONSOLE_ROOT is the target folder (/srv/console). See README.md.
set -eu
umask 022
root=${CONSOLE_ROOT:-/srv/console}
releases=$root/releases
current=
copied=
unlock=
switched=

fail() {
  echo "$1" >&2
  exit 1
}

# Removes from assets what no stored release has. Links do not tell: a copy of the folder may have lost them.
clean_assets() {
  for kept in "$root"/assets/*; do
    # A pattern that matches nothing stays as it is written.
    set -- "$releases"/*/assets/"${kept##*/}"
    [ -e "$1" ] || rm -f "$kept"
  done
}

# Takes back what a release that ends early has copied.
finish() {
  [ -z "$unlock" ] || rmdir "$unlock"
  [ -z "$switched" ] || return 0
  if [ -n "$copied" ]; then
    rm -rf "$copied"
    clean_assets
  fi
  echo "Nothing was changed.${current:+ The console is still $current.}" >&2
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

check_name() {
  case $1 in */*) fail "The name of a release is not a path: \"$1\"." ;; esac
  [ "${#1}" -le 255 ] || fail "The name of a release has at most 255 characters; this one has ${#1}."
  case $1 in
    '' | [!A-Za-z0-9]* | *[!A-Za-z0-9._+~-]*)
      fail "A release cannot be named \"$1\": first a letter or a digit, then letters, digits and . _ + ~ - only."
      ;;
  esac
}

# Only one of the scripts runs at a time. A second one waits for LOCK_WAIT seconds (60), then gives up.
lock() {
  if command -v flock >/dev/null; then
    exec 9>"$root/.lock"
    flock -w "${LOCK_WAIT:-60}" 9 || fail "Another release is still under way."
  else
    mkdir "$root/.locked" 2>/dev/null || fail "Another release is under way. If none is, remove $root/.locked."
    unlock=$root/.locked
  fi
  current=$(basename "$(readlink "$root/current" || :)")
}

# The stored releases that led to the current one, in the order in which they served. Where nothing is noted yet, those up
# to the current one by their time.
served() {
  if [ -f "$root/served" ]; then cat "$root/served"; else ls -tr "$releases"; fi |
    while read -r one; do
      [ ! -f "$releases/$one/index.html" ] || echo "$one"
      [ "$one" != "$current" ] || break
    done
}

# Switches to a release, and cannot be interrupted. If it has served before, those after it do not lead to it.
serve() {
  trap '' HUP INT TERM
  served | awk -v name="$1" '$0 == name { exit } { print } END { print name }' >"$root/.served"
  mv -f "$root/.served" "$root/served"
  ln -sfn "releases/$1" "$root/.next"
  mv -Tf "$root/.next" "$root/current"
  switched=1
}
