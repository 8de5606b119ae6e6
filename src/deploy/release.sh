#!/bin/sh
# Installs a build: release.sh <folder of the build> [name of the release]
# CONSOLE_ROOT is the target folder (/srv/console), KEEP the number of stored releases (5). See README.md.
set -eu
root=${CONSOLE_ROOT:-/srv/console}
keep=${KEEP:-5}

fail() {
  echo "$1" >&2
  exit 1
}

build=${1:?"Usage: release.sh <folder of the build> [name of the release]"}
[ -f "$build/index.html" ] && [ -f "$build/sizes.json" ] || fail "$build is no build of the console."
version=$(sed -n 's/^ "version": "\(.*\)",$/\1/p' "$build/sizes.json")
name=${2:-$(date -u +%Y%m%dT%H%M%SZ)-$version}
case $name in '' | [!A-Za-z0-9]* | *[!A-Za-z0-9._+~-]*) fail "A release cannot be named \"$name\"." ;; esac
release=$root/releases/$name

mkdir -p "$root/releases" "$root/assets"
. "$(dirname "$0")/lock.sh"
[ ! -e "$release" ] || fail "There is a release $name."
unfinished=$root/releases/.unfinished
rm -rf "$unfinished"
cp -R "$build" "$unfinished"

# The settings of this installation, one name=value on each line, go into the page of every release.
if [ -f "$root/settings" ]; then
  rm -f "$unfinished/index.html.gz" "$unfinished/index.html.br"
  while IFS='=' read -r setting value || [ -n "$setting" ]; do
    case $setting in '' | \#*) continue ;; esac
    case $value in *[\"\<\&\|\\]*) fail "The setting $setting may not hold such characters." ;; esac
    grep -q "<meta name=\"$setting\" content=" "$unfinished/index.html" || fail "There is no setting $setting."
    sed -i "s|\(<meta name=\"$setting\" content=\"\)[^\"]*|\1$value|" "$unfinished/index.html"
  done <"$root/settings"
fi

# Tabs that were opened before can still request the files of every stored release. Equal files are stored once.
for file in "$unfinished"/assets/*; do
  kept=$root/assets/$(basename "$file")
  if [ -e "$kept" ]; then ln -f "$kept" "$file"; else ln "$file" "$kept"; fi
done

chmod -R a+rX "$unfinished" "$root/assets"
# Releases are ordered by this time, because names do not sort (v10 comes before v9).
touch "$unfinished"
mv "$unfinished" "$release"
ln -sfn "releases/$name" "$root/.next"
mv -Tf "$root/.next" "$root/current"
# A folder with a link for a sub-path stays. A broken link is replaced.
[ -e "$root/site" ] || ln -sfn current "$root/site"

ls -t "$root/releases" | tail -n "+$((keep + 1))" | while read -r old; do
  [ "$old" = "$name" ] || rm -r "$root/releases/$old"
done
find "$root/assets" -type f -links 1 -delete
echo "The console is now $name."
