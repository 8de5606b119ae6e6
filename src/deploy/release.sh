#!/bin/sh
# Installs a build: release.sh <folder of the build> [name of the release]
# CONSOLE_ROOT is the target folder (/srv/console), KEEP the number of stored releases (5), NGINX_USER the user of nginx
# (the one in nginx's configuration). See README.md.
. "$(dirname "$0")/common.sh"
keep=${KEEP:-5}

# Asks nginx's user, who may lack a right on a folder above. Only root can ask.
check_readable() {
  reader=${NGINX_USER:-$(nginx -T 2>/dev/null | awk '$1 == "user" { sub(";", "", $2); print $2; exit }')}
  [ -n "$reader" ] && [ "$(id -u)" = 0 ] || return 0
  READ=$1 su -s /bin/sh "$reader" -c 'test -r "$READ"' ||
    fail "nginx could not read the release: its user $reader lacks a right on $root or on a folder above."
}

build=${1:?"Usage: release.sh <folder of the build> [name of the release]"}
[ -f "$build/index.html" ] && [ -f "$build/sizes.json" ] || fail "$build is no build of the console."
version=$(sed -n 's/^ "version": "\(.*\)",$/\1/p' "$build/sizes.json")
name=${2-$(date -u +%Y%m%dT%H%M%SZ)-$version}
check_name "$name"
release=$releases/$name

mkdir -p "$releases" "$root/assets"
# Folders that were made under a stricter umask. Those of another owner keep their rights.
chmod a+rx "$root" "$releases" "$root/assets" 2>/dev/null || :
[ ! -d "$root/site" ] || chmod -R a+rX "$root/site" 2>/dev/null || :
lock
[ ! -e "$release" ] || fail "There is a release $name."
copied=$releases/.unfinished
rm -rf "$copied"
cp -R "$build" "$copied"

# The settings of this installation, one name=value on each line, go into the page of every release. An editor of Windows
# may have written the file: a byte order mark, line ends, and spaces around names and values do not count.
if [ -f "$root/settings" ]; then
  rm -f "$copied/index.html.gz" "$copied/index.html.br"
  LC_ALL=C sed '1s/^\xEF\xBB\xBF//; s/^[[:space:]]*//; s/[[:space:]]*$//; s/[[:space:]]*=[[:space:]]*/=/' "$root/settings" |
    while IFS='=' read -r setting value || [ -n "$setting" ]; do
      case $setting in '' | \#*) continue ;; esac
      case $value in *[\"\<\&\|\\]*) fail "The setting $setting may not hold such characters." ;; esac
      grep -q "<meta name=\"$setting\" content=" "$copied/index.html" || fail "There is no setting $setting."
      sed -i "s|\(<meta name=\"$setting\" content=\"\)[^\"]*|\1$value|" "$copied/index.html"
    done
fi

# Tabs that were opened before can still request the files of every stored release. Equal files are stored once.
share() {
  for file in "$copied"/assets/*; do
    kept=$root/assets/${file##*/}
    if [ -e "$kept" ]; then set -- "$@" "$kept"; fi
  done
  [ "$#" = 0 ] || ln -f "$@" "$copied/assets/"
  set --
  for file in "$copied"/assets/*; do
    if [ ! -e "$root/assets/${file##*/}" ]; then set -- "$@" "$file"; fi
  done
  [ "$#" = 0 ] || ln "$@" "$root/assets/"
}
share

chmod -R a+rX "$copied" "$root/assets"
check_readable "$copied/index.html"

# Releases are listed by this time, because names do not sort (v10 comes before v9).
touch "$copied"
mv "$copied" "$release"
copied=$release
serve "$name"
# A folder with a link for a sub-path stays. A broken link is replaced.
[ -e "$root/site" ] || ln -sfn current "$root/site"

# The release that served until now is the way back, however old it is.
ls -t "$releases" | tail -n "+$((keep + 1))" | while read -r old; do
  [ "$old" = "$name" ] || [ "$old" = "$current" ] || rm -r "$releases/$old"
done
clean_assets
echo "The console is now $name."
