#!/usr/bin/env python3
"""The real window as a screen reader sees it, queried over AT-SPI under a real X server.

Usage: accessible_xvfb.py PROGRAM. Exit status 77: skipped, with the reason.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SKIPPED = 77
PATIENCE = 30  # seconds
FOCUS_PATIENCE = 3.0  # for another object to report the focus
STAY_PATIENCE = 0.2  # while the same object keeps the focus: Tab moves between links inside a label
DEFAULT_CHIPS = 5  # minimum number of rows of each chart of the default board
PAGES = 16  # of the program, counting parts of a page separately
MOST_STOPS = 140  # maximum focus stops on one page; more mean a loop that skips something


def skip(reason):
    print(f"SKIP: {reason}")
    sys.exit(SKIPPED)


def fail(reason):
    print(f"FAIL: {reason}")
    sys.exit(1)


def under_a_server(program):
    """Restarts this script with its own X server, session bus and folders: another registry would hide ours."""
    for tool, package in (("xvfb-run", "xvfb"), ("xauth", "xauth"), ("dbus-run-session", "dbus-daemon"),
                          ("xdotool", "xdotool")):
        if shutil.which(tool) is None:
            skip(f"{tool} is not installed (package {package})")
    if not list(Path("/usr").glob("lib*/**/at-spi-bus-launcher")):
        skip("at-spi-bus-launcher is not installed (package at-spi2-core)")
    try:
        import gi

        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError):
        skip("AT-SPI cannot be asked from Python (packages python3-gi, gir1.2-atspi-2.0)")
    with tempfile.TemporaryDirectory() as home:
        run = Path(home) / "run"
        run.mkdir(mode=0o700)
        settings = Path(home) / "config" / "chipboard" / "chipboard.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text("[help]\ntourSeen=true\n")  # the first-start tour would take the focus
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("DBUS_", "AT_SPI_"))}
        environment |= {
            "CHIPBOARD_UNDER_XVFB": "1", "HOME": home, "XDG_CONFIG_HOME": f"{home}/config",
            "XDG_DATA_HOME": f"{home}/data", "XDG_RUNTIME_DIR": str(run), "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "NO_AT_BRIDGE": "0", "LC_ALL": "C.UTF-8",
        }
        server = ["xvfb-run", "-a", "-s", "-screen 0 1366x768x24 -noreset"]
        command = [*server, "dbus-run-session", "--", sys.executable, __file__, program]
        sys.exit(subprocess.run(command, env=environment, check=False).returncode)


class Reader:
    """The objects of one program, as a screen reader traverses them."""

    def __init__(self, atspi):
        self.atspi = atspi

    def wait_for(self, what, find):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(Exception):
                if found := find():
                    return found
            time.sleep(0.1)
        return fail(f"{what} did not come within {PATIENCE} seconds")

    def program(self, pid):
        desktop = self.atspi.get_desktop(0)
        children = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
        return next((child for child in children if child and child.get_process_id() == pid), None)

    def below(self, node, depth=0, shown=False):
        """All objects, or only visible ones, without the many cells of tables and charts."""
        yield node
        if depth > 25 or node.get_role_name() in ("chart", "table", "tree table", "tree"):
            return
        for i in range(node.get_child_count()):
            child = node.get_child_at_index(i)
            if child is not None and (not shown or self.is_shown(child)):
                yield from self.below(child, depth + 1, shown)

    def is_shown(self, node):
        return node.get_state_set().contains(self.atspi.StateType.SHOWING)

    def has_focus(self, node):
        node.clear_cache()
        return node.get_state_set().contains(self.atspi.StateType.FOCUSED)

    def charts(self, top):
        found = [node for node in self.below(top) if node.get_role_name() == "chart" and self.is_shown(node)]
        return found if len(found) == 4 else None

    def source_card(self, top, chip):
        """The text of the source card, once it is about that chip."""
        for node in self.below(top):
            if node.get_name() == "Source of the selected number" and self.is_shown(node):
                text = self.atspi.Text.get_text(node, 0, self.atspi.Text.get_character_count(node))
                return text if chip in text else None
        return None

    def nameless(self, top):
        """Focusable objects without an accessible name; scroll areas are exempt."""
        focusable = self.atspi.StateType.FOCUSABLE
        return [self.place(node) for node in self.below(top)
                if self.is_shown(node) and node.get_state_set().contains(focusable)
                and not node.get_name() and node.get_role_name() != "filler"]

    def place(self, node):
        extents = self.atspi.Component.get_extents(node, self.atspi.CoordType.WINDOW)
        return f"{node.get_role_name()} at {extents.x}, {extents.y}, {extents.width} x {extents.height}"


class Keyboard:
    """Sends real keys, and tracks the objects that get the focus."""

    def __init__(self, reader, pid):
        self.reader = reader
        self.came = []
        self.last = None  # the previous focus
        self.listener = reader.atspi.EventListener.new(self.focus_moved)
        self.listener.register("object:state-changed:focused")
        window = subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(pid), "--name", "Chipboard"],
                                capture_output=True, text=True, check=True).stdout.split()[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)

    def focus_moved(self, event):
        if event.detail1:
            self.came.append(event.source)

    def stays(self, waited):
        """True if no more events are expected: the focus has not moved, or no object reports it."""
        if waited > STAY_PATIENCE and self.last is not None and self.reader.has_focus(self.last):
            return True
        return waited > FOCUS_PATIENCE

    def press(self, key):
        """The objects that got the focus since the last key; none if it stayed."""
        from gi.repository import GLib

        subprocess.run(["xdotool", "key", key], check=True)
        start = time.monotonic()
        while not self.came and not self.stays(time.monotonic() - start):
            if not GLib.MainContext.default().iteration(False):
                time.sleep(0.01)
        came = self.forget()
        self.last = came[-1] if came else self.last
        return came

    def forget(self):
        """Discards pending focus events: objects of a page that was left may be gone."""
        from gi.repository import GLib

        while GLib.MainContext.default().iteration(False):
            pass
        came, self.came = self.came, []
        return came


def pages_of(reader, top):
    """The stack of pages, without the panels around it."""
    return next(node for node in reader.below(top) if node.get_role_name() == "layered pane" and reader.is_shown(node))


def readable(reader, pages):
    """The number displays of the current page: charts and its own tables."""
    return [node for node in reader.below(pages, shown=True) if node.get_role_name() in ("chart", "table", "tree table")]


def read_cells(node, reader):
    """The first and the last row as read aloud; each cell has a text."""
    table = reader.atspi.Table
    rows, columns = table.get_n_rows(node), table.get_n_columns(node)
    if rows < 1 and node.get_description():
        return 0  # empty, and says so
    if rows < 1 or columns < 1:
        fail(f"\"{node.get_name()}\" has {rows} rows and {columns} columns")
    for row in sorted({0, rows - 1}):
        cells = [table.get_accessible_at(node, row, column).get_name() for column in range(columns)]
        if not cells[0] or not any(cells[1:] or cells):
            fail(f"row {row} of \"{node.get_name()}\" reads {cells}")
    return rows


def title_of(node):
    """Only the title: the text after it, the number of finished draws, changes meanwhile."""
    return node.get_name().split(",")[0]


def walk_page(name, reader, pages, keyboard):
    """Reaches every chart and table of a page by Tab alone; every object on the way has a name."""
    focused = reader.atspi.StateType.FOCUSED
    wanted = {title_of(node): node for node in reader.wait_for(f"charts of {name}", lambda: readable(reader, pages))}
    if "" in wanted:
        fail(f"something on {name} has numbers and no name")
    rows = sum(read_cells(node, reader) for node in wanted.values())
    met = {name for name, node in wanted.items() if node.get_state_set().contains(focused)}
    stops = 0
    while stops < MOST_STOPS and not met >= wanted.keys():
        stops += 1
        for node in keyboard.press("Tab"):
            if not node.get_name() and node.get_role_name() != "filler":
                fail(f"on {name} the focus meets a {reader.place(node)} without a name")
            met.add(title_of(node))
    if missing := wanted.keys() - met:
        fail(f"on {name} Tab did not come to {sorted(missing)} in {stops} stops")
    print(f"{name}: {len(wanted)} charts and tables, {rows} rows, reached in {stops} stops")


def shown_page(tabs, reader, pages):
    """The current tab and the page's content: parts of a page share its tab."""
    return " | ".join([tabs.get_name(), *sorted(title_of(node) for node in readable(reader, pages))])


def walk_pages(keyboard, reader, top):
    tabs = next(node for node in reader.below(top) if node.get_role_name() == "page tab list"
                and node.get_child_count() > 5)
    pages = pages_of(reader, top)
    first = shown_page(tabs, reader, pages)
    seen = []
    while True:
        name = shown_page(tabs, reader, pages)
        if seen and name == first:
            break
        if name in seen or len(seen) > PAGES:
            fail(f"after {len(seen)} pages does not come the first one, but {name}")
        seen.append(name)
        walk_page(name.split(" | ")[0], reader, pages, keyboard)
        keyboard.press("ctrl+Next")
        reader.wait_for("the next page", lambda: shown_page(tabs, reader, pages) != name)
        keyboard.forget()
    if len(seen) != PAGES:
        fail(f"{len(seen)} pages instead of {PAGES}")


def check_chart(chart, reader):
    if "Table" not in chart.get_interfaces():
        fail(f"the chart \"{chart.get_name()}\" is no table")
    table = reader.atspi.Table
    rows, columns = table.get_n_rows(chart), table.get_n_columns(chart)
    print(f"chart \"{chart.get_name()}\": {rows} rows, {columns} columns; {chart.get_description()}")
    if not chart.get_name() or not chart.get_description():
        fail("a chart has no name, or its description does not sum it up")
    if rows < DEFAULT_CHIPS or columns < 2:
        fail(f"a chart has {rows} rows and {columns} columns")
    for row in range(rows):
        name, value = (table.get_accessible_at(chart, row, column).get_name() for column in (0, 1))
        if not name or not value.startswith(name.partition(" (")[0]):  # "Trainium1 (in maintenance)"
            fail(f"row {row} reads \"{name}\", \"{value}\"")
    print(f"    first cell: {table.get_accessible_at(chart, 0, 1).get_name()}")


def check(pid, reader):
    top = reader.wait_for("the program", lambda: reader.program(pid))
    keyboard = Keyboard(reader, pid)
    keyboard.press("ctrl+2")  # Compare
    charts = reader.wait_for("four charts", lambda: reader.charts(top))
    for chart in charts:
        check_chart(chart, reader)
    print(f"{len(list(reader.below(top)))} objects without cells")
    if nameless := reader.nameless(top):
        fail(f"these take the focus and have no name: {', '.join(nameless)}")
    chip, cell = (reader.atspi.Table.get_accessible_at(charts[0], 1, column) for column in (0, 1))
    extents = reader.atspi.Component.get_extents(cell, reader.atspi.CoordType.SCREEN)
    if extents.width <= 0 or extents.height <= 0:
        fail("a cell has no place on the screen")
    if not reader.atspi.Action.do_action(cell, 0):
        fail("a cell cannot be pressed")
    card = reader.wait_for("the source card of the pressed cell", lambda: reader.source_card(top, chip.get_name()))
    print(f"source card: {' | '.join(card.split(chr(10))[:4])}")
    walk_pages(keyboard, reader, top)


def main():
    program = sys.argv[1]
    if "CHIPBOARD_UNDER_XVFB" not in os.environ:
        under_a_server(program)
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi

    with subprocess.Popen([program, "--window-size", "1366x768"], stderr=subprocess.DEVNULL) as process:
        try:
            check(process.pid, Reader(Atspi))
        finally:
            process.terminate()
    print("PASS")


if __name__ == "__main__":
    main()
