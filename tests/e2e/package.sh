#!/usr/bin/env bash
# The Debian package in use: installed on a minimal Debian 12, started by its desktop file, a board opened by its MIME
# type, exported, removed without leftovers. Run by ./dev package as root if debootstrap is available; the minimal
# system is a temporary folder.
# Usage: package.sh PACKAGE.deb. Exit status 77: skipped, with the reason.
set -euo pipefail
package=$(readlink -f "$1")
mirror=${CHIPBOARD_MIRROR:-http://deb.debian.org/debian}

skip() { echo "SKIP: $*"; exit 77; }
fail() { echo "FAIL: $*" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || skip "only root can make a bare system to install the package in"
command -v debootstrap >/dev/null || skip "debootstrap is not installed"

bare=$(mktemp -d)
clean_up() {
    umount "$bare/proc" "$bare/dev" 2>/dev/null || true
    rm -rf --one-file-system "$bare"
}
trap clean_up EXIT
debootstrap --variant=minbase bookworm "$bare" "$mirror" >"$bare.log" 2>&1 || { tail -5 "$bare.log"; rm -f "$bare.log"; skip "no bare system could be made from $mirror"; }
rm -f "$bare.log"
mount -t proc proc "$bare/proc" && mount --bind /dev "$bare/dev" || skip "nothing can be mounted here"
cp /etc/resolv.conf "$bare/etc/resolv.conf"
cp "$package" "$bare/chipboard.deb"
inside() {
    chroot "$bare" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}
files() { (cd "$bare" && find etc usr -xdev \( -type f -o -type l \) | grep -v -E '^usr/share/(mime|icons|applications)/|^usr/lib/.*cache|\.pyc$|^etc/ld.so.cache' | sort); }

# What a desktop provides: a display, MIME types, and their applications.
inside apt-get update -qq >/dev/null
inside apt-get install -y -qq --no-install-recommends xvfb xauth xdotool procps desktop-file-utils shared-mime-info \
    libglib2.0-bin poppler-utils >/dev/null 2>&1 || fail "the desktop's own packages"
inside dpkg --configure -a >/dev/null
inside apt-get install -y -qq --no-install-recommends --download-only /chipboard.deb >/dev/null 2>&1 || true
depends=$(inside dpkg-deb --field /chipboard.deb Depends | sed 's/([^)]*)//g; s/,/ /g; s/|[^ ]*//g')
# shellcheck disable=SC2086 # a list of packages
inside apt-get install -y -qq --no-install-recommends $depends >/dev/null 2>&1 || fail "what the package depends on"
files >"$bare.before"
inside dpkg -i /chipboard.deb >"$bare/log" 2>&1 || { cat "$bare/log"; fail "dpkg -i"; }

cat >"$bare/try.sh" <<'TRY'
set -euo pipefail
trap 'echo "line $LINENO of the trial failed" >&2' ERR
desktop=/usr/share/applications/org.chipboard.Chipboard.desktop
cd /tmp
export XDG_RUNTIME_DIR=/tmp/run DBUS_SESSION_BUS_ADDRESS=disabled:
mkdir -m 700 /tmp/run
chipboard export --chips trainium2,h100-sxm --to mine.pdf >/dev/null
pdftotext mine.pdf - | grep Trainium2 >/dev/null
chipboard export --chips trainium2,h100-sxm --to mine.png >/dev/null
printf '{"kind": "board", "version": 1, "level": "chip", "chips": ["trainium2", "h100-sxm"]}' >mine.chipboard
chipboard check mine.chipboard
gio info -a standard::content-type mine.chipboard | grep application/x-chipboard+json >/dev/null
gio mime application/x-chipboard+json | grep org.chipboard.Chipboard.desktop >/dev/null

window() {
    for _ in $(seq 300); do
        xdotool search --onlyvisible --name "$1" 2>/dev/null && return 0
        sleep 0.1
    done
    echo "no window \"$1\"" >&2
    return 1
}
leave() {
    xdotool windowfocus --sync "$1"
    xdotool key ctrl+q
    for _ in $(seq 200); do
        pgrep -x chipboard >/dev/null || return 0
        sleep 0.1
    done
    return 1
}
exec_line=$(sed -n '/^Exec=/{s///p;q}' "$desktop")
# %F: the files passed by the desktop; none at a start from the menu
${exec_line%% %*} &
leave "$(window Chipboard | tail -1)"
gio open mine.chipboard
leave "$(window mine | tail -1)"
TRY
inside xvfb-run -a -s "-screen 0 1366x768x24 -noreset" bash /try.sh || fail "the installed program"

inside dpkg --purge chipboard >"$bare/log" 2>&1 || { cat "$bare/log"; fail "dpkg --purge"; }
files >"$bare.after"
left=$(diff "$bare.before" "$bare.after" || true)
rm -f "$bare.before" "$bare.after"
[ -z "$left" ] || fail "what is left behind: $left"
[ -z "$(find "$bare/usr" "$bare/etc" -iname '*chipboard*')" ] || fail "files of its name are left behind"
echo "Installed on a bare Debian 12, started, a board opened by its type, exported, removed: clean."
