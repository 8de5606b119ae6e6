# Sourced by release.sh and rollback.sh: only one of them runs at a time. A second one waits for LOCK_WAIT seconds (60),
# then gives up.
if command -v flock >/dev/null; then
  exec 9>"$root/.lock"
  flock -w "${LOCK_WAIT:-60}" 9 || fail "Another release is still under way."
else
  mkdir "$root/.locked" 2>/dev/null || fail "Another release is under way. If none is, remove $root/.locked."
  trap 'rmdir "$root/.locked"' EXIT
  trap 'exit 1' HUP INT TERM
fi
