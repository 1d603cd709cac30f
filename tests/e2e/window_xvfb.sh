#!/bin/bash
# The window end to end under a real X server: keys in, files and exit codes out.
# Usage: window_xvfb.sh PROGRAM. Exit status 77: skipped, with the reason.
set -u

program=$1

skip() {
    echo "SKIP: $1"
    exit 77
}

fail() {
    echo "FAIL: $1"
    [ -f "$work/stderr" ] && sed 's/^/stderr: /' "$work/stderr"
    exit 1
}

# wait_for WHAT COMMAND...: waits until the command succeeds, for at most twenty seconds.
wait_for() {
    local what=$1
    shift
    for _ in $(seq 200); do
        "$@" >/dev/null 2>&1 && return 0
        sleep 0.1
    done
    fail "$what"
}

if [ -z "${CHIPBOARD_UNDER_XVFB:-}" ]; then
    command -v xvfb-run >/dev/null || skip "xvfb-run is not installed (package xvfb)"
    command -v xauth >/dev/null || skip "xauth is not installed (package xauth)"
    command -v xdotool >/dev/null || skip "xdotool is not installed (package xdotool)"
    # Without -noreset the server briefly rejects clients after the last one has left.
    CHIPBOARD_UNDER_XVFB=1 QT_QPA_PLATFORM=xcb exec xvfb-run -a -s "-screen 0 1366x768x24 -noreset" "$0" "$program"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_RUNTIME_DIR=$work/run
# Without an address libdbus forks a launcher while other threads allocate, which can deadlock under the sanitizers.
export DBUS_SESSION_BUS_ADDRESS=disabled:
mkdir -m 700 "$work/run"
board=$work/data/chipboard/last.chipboard
settings=$XDG_CONFIG_HOME/chipboard/chipboard.ini
mkdir -p "${settings%/*}"
printf '[help]\ntourSeen=true\n' >"$settings" # the first-start tour would take the keys

start() {
    "$program" --window-size 1366x768 "$@" 2>"$work/stderr" &
    pid=$!
    wait_for "no window came up" xdotool search --onlyvisible --pid "$pid" --name Chipboard
    window=$(xdotool search --onlyvisible --pid "$pid" --name Chipboard | tail -1)
    wait_for "the window took no focus" xdotool windowfocus --sync "$window"
}

quit() {
    xdotool key ctrl+q
    for _ in $(seq 200); do
        kill -0 "$pid" 2>/dev/null || break
        sleep 0.1
    done
    wait "$pid"
    local status=$?
    [ "$status" -eq 0 ] || fail "the program ended with $status"
}

echo "a chip is found and chosen with keys, and the board is kept"
start
xdotool key ctrl+f
xdotool type h200
xdotool key Return
wait_for "H200 was not chosen" grep -q h200-sxm "$board"

echo "undo takes it back, a level is chosen"
xdotool key Down # from the search field, which has its own undo, to the tree
xdotool key ctrl+z
wait_for "undo took nothing back" bash -c "! grep -q h200-sxm '$board'"
xdotool key alt+2
wait_for "the level did not change" grep -q '"instance"' "$board"
quit
grep -q '^geometry=' "$settings" || fail "no settings were kept"

echo "the next start goes on where the last one ended, also after a kill"
start
xdotool key alt+3
wait_for "the level did not change" grep -q '"system"' "$board"
kill -9 "$pid"
wait "$pid" 2>/dev/null
"$program" check "$board" >/dev/null || fail "the board is broken after a kill"

echo "a broken board is told, kept, and stops nothing"
printf '{"kind": "board"' >"$board"
start
wait_for "the broken board was not kept" test -f "$board.damaged"
quit

echo "the program takes its own picture"
"$program" --screenshot "$work/window.png" --window-size 1366x768 2>"$work/stderr" || fail "no picture"
[ "$(file -b "$work/window.png" | cut -d, -f1,2)" = "PNG image data, 1366 x 768" ] ||
    fail "not a picture of the window: $(file -b "$work/window.png")"
"$program" --screenshot "$work/missing/window.png" --window-size 800x600 2>"$work/stderr"
[ $? -eq 3 ] || fail "a picture that cannot be written is no error"

echo "the first paint can be measured"
measured=$(CHIPBOARD_QUIT_AFTER_FIRST_PAINT=1 "$program" 2>"$work/stderr") || fail "no measurement"
[[ $measured =~ ^[0-9]+\.[0-9]$ ]] || fail "not milliseconds: $measured"
echo "PASS ($measured ms to the first painted window)"
