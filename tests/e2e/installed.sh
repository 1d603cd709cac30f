#!/usr/bin/env bash
# Installs the built program into an empty folder and checks every file, the desktop integration, and that the program
# runs from there without the build tree.
# Usage: installed.sh BUILD_FOLDER
set -euo pipefail
build=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
fail() { echo "FAIL: $*" >&2; exit 1; }

DESTDIR=$tree/root cmake --install "$build" --prefix /usr >"$tree/log" || { cat "$tree/log"; exit 1; }
share=$tree/root/usr/share
for file in bin/chipboard share/man/man1/chipboard.1.gz share/doc/chipboard/copyright share/doc/chipboard/changelog.gz \
    share/applications/org.chipboard.Chipboard.desktop share/metainfo/org.chipboard.Chipboard.metainfo.xml \
    share/mime/packages/org.chipboard.Chipboard.xml share/icons/hicolor/scalable/apps/org.chipboard.Chipboard.svg \
    share/icons/hicolor/symbolic/apps/org.chipboard.Chipboard-symbolic.svg \
    share/icons/hicolor/scalable/mimetypes/application-x-chipboard+json.svg \
    share/bash-completion/completions/chipboard share/zsh/vendor-completions/_chipboard \
    share/fish/vendor_completions.d/chipboard.fish; do
    [ -s "$tree/root/usr/$file" ] || fail "$file is missing or empty"
done
gzip -dc "$share/man/man1/chipboard.1.gz" | grep '^\.TH CHIPBOARD 1' >/dev/null || fail "the man page does not unpack"
grep -q 'complete -F _chipboard chipboard' "$share/bash-completion/completions/chipboard" || fail "no bash completion"
bash -n "$share/bash-completion/completions/chipboard" || fail "bash does not read its completion"
grep -q "MimeType=application/x-chipboard+json;" "$share/applications/org.chipboard.Chipboard.desktop" || fail "no MIME type"

# Names that one file references in another.
for icon in $(sed -n 's/^Icon=//p' "$share/applications/org.chipboard.Chipboard.desktop"); do
    [ -e "$share/icons/hicolor/scalable/apps/$icon.svg" ] || fail "no icon $icon"
done

checked=()
with() { command -v "$1" >/dev/null 2>&1 && checked+=("$1"); }
if with desktop-file-validate; then
    desktop-file-validate "$share/applications/org.chipboard.Chipboard.desktop" || fail "desktop file"
fi
if with appstreamcli; then
    appstreamcli validate --no-net "$share/metainfo/org.chipboard.Chipboard.metainfo.xml" || fail "AppStream"
fi
if with update-mime-database; then
    update-mime-database "$share/mime" 2>"$tree/log" || { cat "$tree/log"; fail "MIME type"; }
    grep -q 'application/x-chipboard+json:\*\.chipboard' "$share/mime/globs2" || fail "*.chipboard has no type"
fi

# Runs with only the installed tree and an empty home.
mkdir -m 700 "$tree/home" "$tree/work"
run() {
    (cd "$tree/work" && env -i HOME="$tree/home" XDG_RUNTIME_DIR="$tree/home" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen \
        PATH=/usr/bin:/bin ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}" "$tree/root/usr/bin/chipboard" "$@")
}
run list chips | grep '^trainium2 ' >/dev/null || fail "the installed program does not find its catalogue"
run export --to board.pdf >/dev/null || fail "the installed program does not export"
[ "$(head -c 5 "$tree/work/board.pdf")" = %PDF- ] || fail "no PDF"
echo "Installed and tried; checkers of the desktop that were here: ${checked[*]:-none}."
