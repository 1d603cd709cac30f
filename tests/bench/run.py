#!/usr/bin/env python3
"""Measures the built program against others and prints one table; `./dev bench` builds everything and runs this.

Ours and theirs alternate, so that other load affects both; medians and ratios are what counts.
"""

import argparse
import contextlib
import json
import os
import platform
import select
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from peers import Peers

HERE = Path(__file__).resolve().parent


class Figure:
    """One line of the table: ours and theirs in milliseconds (or another unit), and the target; theirs may be missing.
    Whole processes also have peak memory in MiB."""

    def __init__(self, name, other, most_ratio=None, most_ours=None, unit="ms"):
        self.name = name
        self.other = other
        self.most_ratio = most_ratio
        self.most_ours = most_ours
        self.unit = unit
        self.ours = []
        self.theirs = []
        self.memory = {"ours": [], "theirs": []}

    def add(self, ours, theirs=None):
        self.ours.append(ours)
        if theirs is not None:
            self.theirs.append(theirs)

    def add_runs(self, ours, theirs=None):
        """Adds whole processes: (milliseconds, MiB)."""
        self.add(ours[0], theirs[0] if theirs else None)
        self.memory["ours"].append(ours[1])
        if theirs:
            self.memory["theirs"].append(theirs[1])

    @property
    def ratio(self):
        return statistics.median(self.ours) / statistics.median(self.theirs) if self.theirs else None

    @property
    def aim(self):
        aims = [f"<= {self.most_ours:g} {self.unit}"] if self.most_ours is not None else []
        aims += [f"<= {self.most_ratio:g}x"] if self.most_ratio else []
        return ", ".join(aims) or "-"

    @property
    def met(self):
        if self.most_ours is None and not self.most_ratio:
            return "-"
        if self.most_ratio and not self.theirs:
            return "not measured"
        fast = self.most_ours is None or statistics.median(self.ours) <= self.most_ours
        return "yes" if fast and (not self.most_ratio or self.ratio <= self.most_ratio) else "NO"

    def row(self):
        theirs = f"{self.other}: {spread(self.theirs)}" if self.theirs else f"{self.other}: not here" if self.other else "-"
        peaks = " / ".join(f"{max(peak):.0f}" for peak in self.memory.values() if peak) or "-"
        return [self.name, spread(self.ours) + ("" if self.unit == "ms" else f" {self.unit}"), theirs,
                f"{self.ratio:.3f}x" if self.theirs else "-", peaks, self.aim, self.met]

    def as_json(self):
        return {"figure": self.name, "against": self.other, "unit": self.unit, "ours": self.ours, "theirs": self.theirs,
                "ours_median": statistics.median(self.ours),
                "theirs_median": statistics.median(self.theirs) if self.theirs else None,
                "peak_mib": self.memory, "ratio": self.ratio, "aim": self.aim, "met": self.met}


class Growth:
    """The growth of a time with the number of things."""

    def __init__(self, name):
        self.name = name
        self.steps = []

    def add(self, count, milliseconds):
        self.steps.append((count, milliseconds))

    def row(self):
        return [self.name] + [f"{count:,}: {taken:.1f}" for count, taken in self.steps]

    def as_json(self):
        return {"growth": self.name, "milliseconds": dict(self.steps)}


def spread(times):
    return f"{statistics.median(times):.1f} [{min(times):.1f}-{max(times):.1f}]"


def machine():
    model = platform.processor() or platform.machine()
    with contextlib.suppress(OSError):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    return {"cpu": model, "cores": os.cpu_count(), "system": platform.platform(), "load": load}


def run_process(command, environment):
    """Runs a process: its time in milliseconds, and its peak memory in MiB."""
    start = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    taken = (time.perf_counter() - start) * 1e3
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command)
    return taken, used.ru_maxrss / 1024


def first_line_milliseconds(command, environment):
    """Time until the first line of output: programs print one when their window has been painted."""
    start = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        line = process.stdout.readline()
        taken = (time.perf_counter() - start) * 1e3
        problem = process.stderr.read()
    if not line or process.returncode != 0:
        raise RuntimeError(f"{command[0]} painted nothing: {problem.decode(errors='replace')}")
    return taken


@contextlib.contextmanager
def virtual_display():
    """The name of a new X display; None without Xvfb."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "2048x1152x24", "-nolisten", "tcp"]
    try:
        server = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except FileNotFoundError:
        os.close(reader)
        os.close(writer)
        yield None
        return
    os.close(writer)
    # The number and the line break arrive separately, and the server ends if its reader closes.
    number = b""
    while not number.endswith(b"\n") and select.select([reader], [], [], 20)[0]:
        part = os.read(reader, 16)
        number += part or b"\n"
    number = number.decode().strip()
    os.close(reader)
    try:
        yield f":{number}" if number else None
    finally:
        server.terminate()
        server.wait()


class Bench:
    def __init__(self, build, home, rounds):
        self.rounds = rounds
        self.few = max(3, rounds // 4)
        self.home = Path(home)
        self.program = str(build / "app" / "chipboard")
        self.tests = build / "tests" / "bench"
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
        self.environment = kept | {"HOME": home, "XDG_RUNTIME_DIR": home, "LC_ALL": "C.UTF-8",
                                   "QT_QPA_PLATFORM": "offscreen"}
        self.table = self.home / "table.json"
        with open(self.table, "wb") as file:
            subprocess.run([self.program, "table", "--format", "json"], env=self.environment, check=True, stdout=file)
        self.peers = Peers(home, self.tests, self.table)

    def answer(self, program, *options, environment=None):
        """The output of a benchmark program."""
        done = subprocess.run([str(self.tests / program), *map(str, options)], env=environment or self.environment,
                              check=True, capture_output=True)
        return json.loads(done.stdout)

    def processes(self, figure, ours, theirs, rounds):
        """Alternates ours and theirs, after one uncounted run of each."""
        run_process(ours, self.environment)
        if theirs:
            run_process(theirs, self.environment)
        for _ in range(rounds):
            figure.add_runs(run_process(ours, self.environment),
                            run_process(theirs, self.environment) if theirs else None)
        return figure

    def settle_fonts(self):
        """Rebuilds Fontconfig's cache if it is older than a font: otherwise every start reads fonts, ours and theirs,
        and the comparison would be about the number of fonts read."""
        with contextlib.suppress(FileNotFoundError):
            subprocess.run(["fc-cache"], env=self.environment, stdout=subprocess.DEVNULL, check=True)

    def start_up(self, platform_name, display, most_ratio):
        figure = Figure(f"first painted window, {platform_name}", "bare QMainWindow", most_ratio)
        environment = self.environment | {"CHIPBOARD_QUIT_AFTER_FIRST_PAINT": "1"}
        if display:
            environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        ours = [self.program, "--window-size", "1920x1080"]
        theirs = [str(self.tests / "bench_bare_window")]
        first_line_milliseconds(ours, environment)
        first_line_milliseconds(theirs, environment)
        for _ in range(self.rounds):
            figure.add(first_line_milliseconds(ours, environment), first_line_milliseconds(theirs, environment))
        return figure

    def idle(self, display):
        """CPU time of an idle open window over three seconds."""
        figure = Figure("processor time of three idle seconds", "", most_ours=0.0)
        environment = self.environment | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        with subprocess.Popen([self.program], env=environment, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            time.sleep(3)
            before = processor_milliseconds(process.pid)
            time.sleep(3)
            figure.add(processor_milliseconds(process.pid) - before)
            process.terminate()
        return figure

    def redraw(self, scale, most_ours):
        figure = Figure(f"redraw after other prices, 12 chips, {scale}x", "Qt Charts", 0.7, most_ours)
        for _ in range(self.few):
            measured = self.answer("bench_redraw", 60, environment=self.environment | {"QT_SCALE_FACTOR": str(scale)})
            figure.add(measured["ours"], measured["qtcharts"])
        return figure

    def zoom(self):
        chips = Figure("a step of the wheel on a plane of 12 chips", "", most_ours=8.3)
        points = Figure("a step of the wheel on a plane of 1,200 points", "", most_ours=16)
        for _ in range(self.few):
            measured = self.answer("bench_zoom", 160)
            chips.add(measured["chips"])
            points.add(measured["points"])
        yield chips
        yield points

    def drag(self, page, assumption, scale, chips, most_ours, most_ratio=None):
        """Qt Charts always shows the Compare page's charts, so it is the peer of that page only. Other pages run alone
        as in real use, with nothing between two steps."""
        figure = Figure(f"drag of {assumption}, {page} page, {chips} chips, {scale}x", "Qt Charts" if most_ratio else "",
                        most_ratio, most_ours)
        for _ in range(self.few):
            measured = self.answer("bench_drag", page, assumption, chips, 200, "in-turns" if most_ratio else "alone",
                                   environment=self.environment | {"QT_SCALE_FACTOR": str(scale)})
            figure.add(measured["median"], measured["qtcharts"] if most_ratio else None)
        return figure

    def drags(self):
        for scale, most_ours in ((1, 4.0), (2, 8.3)):
            yield self.drag("compare", "discount", scale, 12, most_ours, 0.6)
            yield self.drag("workload", "memory_efficiency", scale, 12, most_ours)
        yield self.drag("compare", "discount", 1, 100, 8.3, 0.6)
        yield self.drag("workload", "memory_efficiency", 1, 100, 8.3)
        yield self.drag("advisor", "utilisation", 1, 12, None)

    def estimates(self):
        figures = {"estimates": Figure("estimates of one workload on 40 chips", "", most_ours=2.0),
                   "model_check": Figure("model check of 1,280 measurements", "", most_ours=1000.0)}
        for _ in range(self.few):
            measured = self.answer("bench_estimate")
            for name, figure in figures.items():
                figure.add(measured[name])
        return list(figures.values())

    def large_catalog(self):
        """10,000 chips and 50,000 instances: from a user action to the painted window."""
        names = {"read": ("reading it, checked", None), "start": ("the window on it", None),
                 "search_chips": ("a search of chips", 100.0), "search_instances": ("a search of instances", 100.0),
                 "search_all": ("a search that finds all", 100.0), "filter_memory": ("a filter by memory", None),
                 "filter_price": ("a filter by price", None), "scroll_tree": ("a step of the tree's scroll bar", 100.0),
                 "check": ("an instance checked", 100.0), "hundred_rows": ("a hundred instances chosen", None),
                 "scroll_table": ("a step through the table", 100.0), "scroll_chart": ("a step through a chart", 100.0),
                 "drag": ("a step of a drag", 100.0), "page_value": ("the page Value", None),
                 "page_advisor": ("the Advisor", 3000.0), "palette": ("the palette, opened and searched", None)}
        figures = {name: Figure(f"10,000 chips, 50,000 instances: {text}", "", most_ours=most)
                   for name, (text, most) in names.items()}
        for _ in range(max(1, self.rounds // 10)):
            measured = self.answer("bench_large")
            for name, figure in figures.items():
                figure.add(measured[name])
        return list(figures.values())

    def monte_carlo(self):
        figure = Figure("100,000 draws over 10 chips", "numpy", 1.0, 200.0)
        command = self.peers.numpy()
        for _ in range(self.few):
            theirs = None
            if command:
                done = subprocess.run(command, env=self.environment, check=True, capture_output=True)
                theirs = json.loads(done.stdout)["montecarlo"]
            figure.add(self.answer("bench_montecarlo")["montecarlo"], theirs)
        return figure

    def catalogue(self):
        ours = Figure("catalogue of 50,000 instances, read and checked", "bare nlohmann/json parse", 3.0)
        floor = Figure("the same", "simdjson parse")
        growth = Growth("catalogue, by instances")
        for count in (10, 100, 1000, 10_000):
            growth.add(count, self.answer("bench_catalog", count)["load"])
        for _ in range(3):
            measured = self.answer("bench_catalog", 50_000, 1)
            ours.add(measured["load"], measured["nlohmann"])
            floor.add(measured["load"], measured["simdjson"])
        growth.add(50_000, statistics.median(ours.ours))
        return [ours, floor, growth]

    def prices(self):
        imported = Figure("import of 1,000,000 price rows", "sqlite3's .import", 4.0)
        filtered = Figure("slowest filter over 1,000,000 prices", "", most_ours=50.0)
        growth = Growth("import, by rows")
        for rows in (10, 100, 1000, 10_000, 100_000):
            growth.add(rows, self.answer("bench_prices", rows, self.home)["import_seconds"] * 1e3)
        command = self.peers.sqlite(self.home / "prices-2026-11.csv")
        for _ in range(max(1, self.rounds // 10)):
            measured = self.answer("bench_prices", 1_000_000, self.home)
            imported.add(measured["import_seconds"] * 1e3, run_process(command, self.environment)[0] if command else None)
            filtered.add(measured["filter"])
        growth.add(1_000_000, statistics.median(imported.ours))
        return [imported, filtered, growth]

    def exports(self):
        """Whole processes on the four charts of the default board."""
        few = max(3, self.rounds // 3)
        ten = ["--page", "compare,workload,value,roofline"]

        def ours(name, *options):
            return [self.program, "export", "--force", *options, "--to", str(self.home / name)]

        pdf = "PDF of four charts"
        yield self.processes(Figure(pdf, "matplotlib", 0.06), ours("a.pdf"), self.peers.matplotlib("pdf"), few)
        yield self.processes(Figure(pdf, "Qt Charts", 0.8), ours("a.pdf"), self.peers.qt_charts(), self.rounds)
        yield self.processes(Figure(pdf, "gnuplot"), ours("a.pdf"), self.peers.gnuplot(), few)
        yield self.processes(Figure("SVG of four charts", "matplotlib"), ours("a.svg"), self.peers.matplotlib("svg"), few)
        yield self.processes(Figure("PNG of 3840 x 2160", "matplotlib", most_ours=500.0), ours("a.png", "--scale", "3"),
                             self.peers.matplotlib("png"), few)
        yield self.processes(Figure("PPTX of ten slides", "", most_ours=500.0), ours("a.pptx", *ten), None, few)
        yield self.processes(Figure("XLSX of the same four pages", "XlsxWriter, one page", most_ours=500.0),
                             ours("a.xlsx", *ten), self.peers.xlsxwriter(), few)
        yield self.processes(Figure("PDF of four charts", "LibreOffice, from XLSX"), ours("a.pdf"),
                             self.peers.libreoffice(self.home / "a.xlsx"), 3)

    def all(self):
        self.settle_fonts()
        with virtual_display() as display:
            if display:
                yield self.start_up("Xvfb", display, 2.5)
                yield self.idle(display)
            else:
                print("Xvfb did not start: the first window is measured offscreen only.", file=sys.stderr)
        yield self.start_up("offscreen", None, None)
        yield self.redraw(1, 3.0)
        yield self.redraw(2, 8.3)
        yield from self.zoom()
        yield from self.drags()
        yield from self.estimates()
        yield from self.catalogue()
        yield from self.prices()
        yield from self.large_catalog()
        yield self.monte_carlo()
        yield from self.exports()


def processor_milliseconds(pid):
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1e3 / os.sysconf("SC_CLK_TCK")


HEADING = ["figure", "ours, ms", "theirs, ms", "ratio", "peak, MiB", "aim", "met"]


def print_table(rows):
    widths = [max(len(row[column]) for row in [HEADING] + rows) for column in range(len(HEADING))]
    for row in [HEADING, ["-" * width for width in widths]] + rows:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())


def as_markdown(where, figures, growths):
    """The text stored in the sources: the last run that was chosen to be kept."""
    lines = ["# Measured", "",
             "`./dev bench --keep` writes this file; ours and theirs ran in turns, so medians and ratios count, with the",
             "least and the largest in brackets. What has no peer ran alone. Memory is the peak of the whole process, ours /",
             "theirs.", "",
             f"{where['cpu']}, {where['cores']} cores, {where['system']}, load {where['load']}, {where['day']}.", "",
             "| " + " | ".join(HEADING) + " |", "|" + " --- |" * len(HEADING)]
    lines += ["| " + " | ".join(figure.row()) + " |" for figure in figures]
    lines += ["", "Growth, milliseconds by the number of things:", ""]
    lines += ["- " + growth.row()[0] + ": " + "; ".join(growth.row()[1:]) for growth in growths]
    return "\n".join([*lines, ""])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=Path, required=True, help="the build folder")
    parser.add_argument("--rounds", type=int, default=20, help="how often each program is started (20)")
    parser.add_argument("--json", type=Path, help="write all times to this file too")
    parser.add_argument("--keep", action="store_true", help="write the table to tests/bench/RESULTS.md")
    arguments = parser.parse_args()

    where = machine() | {"day": time.strftime("%Y-%m-%d")}
    print(f"{where['cpu']}, {where['cores']} cores, {where['system']}, load {where['load']}")
    print("Medians [smallest-largest]; ours and theirs in turns.\n", flush=True)
    with tempfile.TemporaryDirectory() as home:
        measured = list(Bench(arguments.build.resolve(), home, max(1, arguments.rounds)).all())
    figures = [one for one in measured if isinstance(one, Figure)]
    growths = [one for one in measured if isinstance(one, Growth)]
    print_table([figure.row() for figure in figures])
    print()
    for growth in growths:
        print("  ".join(growth.row()))
    if arguments.json:
        content = {"machine": where, "figures": [figure.as_json() for figure in figures],
                   "growth": [growth.as_json() for growth in growths]}
        arguments.json.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    if arguments.keep:
        (HERE / "RESULTS.md").write_text(as_markdown(where, figures, growths), encoding="utf-8")


if __name__ == "__main__":
    main()
