#!/usr/bin/env python3
"""Measures the built program against others and prints one table; `./dev bench` builds everything and runs this.

Ours and theirs run in turns, so that whatever else the machine does meets both; medians and ratios are what counts.
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

HERE = Path(__file__).resolve().parent


class Figure:
    """One line of the table: times of ours and theirs in milliseconds, and what is aimed at; theirs may be missing."""

    def __init__(self, name, other, most_ratio=None, most_ours=None):
        self.name = name
        self.other = other
        self.most_ratio = most_ratio
        self.most_ours = most_ours
        self.ours = []
        self.theirs = []

    def add(self, ours, theirs=None):
        self.ours.append(ours)
        if theirs is not None:
            self.theirs.append(theirs)

    @property
    def ratio(self):
        return statistics.median(self.ours) / statistics.median(self.theirs) if self.theirs else None

    @property
    def aim(self):
        aims = [f"<= {self.most_ours:g} ms"] if self.most_ours else []
        aims += [f"<= {self.most_ratio:g}x"] if self.most_ratio else []
        return ", ".join(aims) or "-"

    @property
    def met(self):
        if not self.most_ours and not self.most_ratio:
            return "-"
        fast = not self.most_ours or statistics.median(self.ours) <= self.most_ours
        return "yes" if fast and (not self.most_ratio or self.ratio <= self.most_ratio) else "NO"

    def row(self):
        theirs = f"{self.other}: {spread(self.theirs)}" if self.theirs else "-"
        return [self.name, spread(self.ours), theirs, f"{self.ratio:.3f}x" if self.theirs else "-", self.aim, self.met]

    def as_json(self):
        return {"figure": self.name, "against": self.other, "ours": self.ours, "theirs": self.theirs,
                "ours_median": statistics.median(self.ours), "theirs_median": statistics.median(self.theirs),
                "ratio": self.ratio, "aim": self.aim, "met": self.met}


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


def run_milliseconds(command, environment):
    start = time.perf_counter()
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1e3


def first_line_milliseconds(command, environment):
    """Until the first line of output: the programs print one when their window has been painted."""
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
    """The name of an X display of its own; None where there is no Xvfb."""
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
    # Number and line break come apart, and a server whose reader is gone ends.
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
        self.home = Path(home)
        self.program = str(build / "app" / "chipboard")
        self.tests = build / "tests" / "bench"
        kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
        self.environment = kept | {"HOME": home, "XDG_RUNTIME_DIR": home, "LC_ALL": "C.UTF-8",
                                   "QT_QPA_PLATFORM": "offscreen"}

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

    def redraw(self, scale, most_ours):
        figure = Figure(f"redraw after other prices, 12 chips, {scale}x", "Qt Charts", 0.7, most_ours)
        environment = self.environment | {"QT_SCALE_FACTOR": str(scale)}
        for _ in range(max(3, self.rounds // 4)):
            answer = subprocess.run([str(self.tests / "bench_redraw"), "60"], env=environment, check=True,
                                    capture_output=True)
            measured = json.loads(answer.stdout)
            figure.add(measured["ours"], measured["qtcharts"])
        return figure

    def drag(self, page, assumption, scale, most_ours):
        figure = Figure(f"drag of {assumption}, {page} page, 12 chips, {scale}x", "", most_ours=most_ours)
        for _ in range(max(3, self.rounds // 4)):
            answer = subprocess.run([str(self.tests / "bench_drag"), page, assumption],
                                    env=self.environment | {"QT_SCALE_FACTOR": str(scale)}, check=True,
                                    capture_output=True)
            figure.add(json.loads(answer.stdout)["median"])
        return figure

    def estimates(self):
        figures = {"estimates": Figure("estimates of one workload on 40 chips", "", most_ours=2.0),
                   "model_check": Figure("model check of 1,280 measurements", "", most_ours=1000.0)}
        for _ in range(max(3, self.rounds // 4)):
            answer = subprocess.run([str(self.tests / "bench_estimate")], env=self.environment, check=True,
                                    capture_output=True)
            measured = json.loads(answer.stdout)
            for name, figure in figures.items():
                figure.add(measured[name])
        return list(figures.values())

    def monte_carlo(self):
        figure = Figure("100,000 draws over 10 chips", "", most_ours=200.0)
        for _ in range(max(3, self.rounds // 4)):
            answer = subprocess.run([str(self.tests / "bench_montecarlo")], env=self.environment, check=True,
                                    capture_output=True)
            figure.add(json.loads(answer.stdout)["montecarlo"])
        return figure

    def prices(self):
        imported = Figure("import of 1,000,000 price rows", "", most_ours=60_000.0)
        filtered = Figure("slowest filter over 1,000,000 prices", "", most_ours=50.0)
        for _ in range(max(1, self.rounds // 10)):
            answer = subprocess.run([str(self.tests / "bench_prices")], env=self.environment, check=True,
                                    capture_output=True)
            measured = json.loads(answer.stdout)
            imported.add(measured["import_seconds"] * 1e3)
            filtered.add(measured["filter"])
        return [imported, filtered]

    def pdf(self):
        table = self.home / "table.json"
        with open(table, "wb") as file:
            subprocess.run([self.program, "table", "--format", "json"], env=self.environment, check=True, stdout=file)
        ours = [self.program, "export", "--force", "--to", str(self.home / "ours.pdf")]
        others = [
            (Figure("PDF of four charts, whole process", "matplotlib", 0.06),
             ["/usr/bin/python3", str(HERE / "matplotlib_dashboard.py"), str(table), str(self.home / "mpl.pdf")],
             max(3, self.rounds // 3)),
            (Figure("PDF of four charts, whole process", "Qt Charts", 1.0),
             [str(self.tests / "qtcharts_pdf"), str(table), str(self.home / "qtcharts.pdf")], self.rounds),
        ]
        for figure, theirs, rounds in others:
            run_milliseconds(ours, self.environment)
            run_milliseconds(theirs, self.environment)
            for _ in range(rounds):
                figure.add(run_milliseconds(ours, self.environment), run_milliseconds(theirs, self.environment))
        return [figure for figure, _, _ in others]

    def office(self):
        """Whole processes: ten slides are the charts of four pages."""
        pages = ["--page", "compare,workload,value,roofline"]
        files = [("PPTX of ten slides, whole process", [*pages, "--to", str(self.home / "ten.pptx")]),
                 ("XLSX of the same four pages, whole process", [*pages, "--to", str(self.home / "ten.xlsx")]),
                 ("PNG of 3840 x 2160, whole process", ["--scale", "3", "--to", str(self.home / "large.png")])]
        for name, options in files:
            figure = Figure(name, "", most_ours=500.0)
            command = [self.program, "export", "--force", *options]
            run_milliseconds(command, self.environment)
            for _ in range(max(3, self.rounds // 2)):
                figure.add(run_milliseconds(command, self.environment))
            yield figure

    def all(self):
        with virtual_display() as display:
            if display:
                yield self.start_up("Xvfb", display, 3.0)
            else:
                print("Xvfb did not start: the first window is measured offscreen only.", file=sys.stderr)
        yield self.start_up("offscreen", None, None)
        yield self.redraw(1, 3.0)
        yield self.redraw(2, 8.3)
        for scale, most_ours in ((1, 4.0), (2, 8.3)):
            yield self.drag("compare", "discount", scale, most_ours)
            yield self.drag("workload", "memory_efficiency", scale, most_ours)
        yield self.drag("advisor", "utilisation", 1, None)
        yield from self.estimates()
        yield from self.prices()
        yield self.monte_carlo()
        yield from self.pdf()
        yield from self.office()


def print_table(rows):
    heading = ["figure", "ours, ms", "theirs, ms", "ratio", "aim", "met"]
    widths = [max(len(row[column]) for row in [heading] + rows) for column in range(len(heading))]
    for row in [heading, ["-" * width for width in widths]] + rows:
        print("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build", type=Path, required=True, help="the build folder")
    parser.add_argument("--rounds", type=int, default=20, help="how often each program is started (20)")
    parser.add_argument("--json", type=Path, help="write all times to this file too")
    arguments = parser.parse_args()

    where = machine()
    print(f"{where['cpu']}, {where['cores']} cores, {where['system']}, load {where['load']}")
    print("Medians [smallest-largest]; ours and theirs in turns.\n", flush=True)
    with tempfile.TemporaryDirectory() as home:
        figures = list(Bench(arguments.build.resolve(), home, max(1, arguments.rounds)).all())
    print_table([figure.row() for figure in figures])
    if arguments.json:
        content = {"machine": where, "figures": [figure.as_json() for figure in figures]}
        arguments.json.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
