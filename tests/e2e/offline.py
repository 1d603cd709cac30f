#!/usr/bin/env python3
"""Chipboard never uses a network: each command and each page of the window runs without one, and strace lists the
sockets they open.

Usage: offline.py PROGRAM. Exit status 77: skipped, with the reason. Allowed are local sockets (AF_UNIX) to the display,
D-Bus, the accessibility bus, or the C library's user lookup.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SKIPPED = 77
LOCAL_PLACES = re.compile(r"X11-unix|ICE-unix|wayland|dbus|at-spi|nscd|systemd|bus|userdb")
KINDS = ("chips", "instances", "systems", "workloads", "metrics", "assumptions", "prices", "claims", "sources", "formats")
PAGES = ("overview", "compare", "workload", "value", "interactivity", "roofline", "roadmap", "what-if", "break-even",
         "price-history", "scenarios", "claims", "model-check", "providers", "instances")
FORMATS = ("pdf", "svg", "png", "pptx", "xlsx", "csv", "md", "html", "json")
PRICES = "InstanceType,Region,price,date\ntrn1.32xlarge,us-east-1,21.50,2026-07-20\np5.48xlarge,us-east-1,55.04,2026-07-20\n"


def skip(reason):
    print(f"SKIP: {reason}")
    sys.exit(SKIPPED)


def commands(folder):
    prices = folder / "prices.csv"
    prices.write_text(PRICES, encoding="utf-8")
    yield ["version"]
    yield ["check"]
    for kind in KINDS:
        yield ["list", kind]
    yield ["table", "--format", "json"]
    yield ["estimate", "--workload", "pretrain-llama-3.1-70b", "--on", "h100-sxm"]
    yield ["what-if", "tornado"]
    yield ["export", "--what", "all", *(f"--to={folder}/all.{ending}" for ending in FORMATS)]
    yield ["export", "--what", "report", f"--to={folder}/report.pdf", f"--to={folder}/report.pptx"]
    yield ["import", "aws-ondemand", str(prices)]
    yield ["export", f"--to={folder}/again.pdf", "--force", str(folder / "all.pdf")]


def windows(folder):
    for page in PAGES:
        yield ["--page", page, "--screenshot", str(folder / f"{page}.png"), "--window-size", "1366x768"]


class Watch:
    """Runs programs without a network, under strace, and collects errors."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = folder
        self.faults = []
        self.sockets = 0
        self.runs = 0
        self.environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"),
            "ASAN_OPTIONS": "detect_leaks=0"}

    def run(self, arguments):
        trace = self.folder / "trace"
        command = ["unshare", "--map-root-user", "--net", "strace", "-f", "-qq", "-e", "trace=socket,connect,bind,sendto",
                   "-o", str(trace), str(self.program), *arguments]
        done = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        self.runs += 1
        # 2: bad data, which is also a valid result
        if done.returncode not in (0, 2):
            self.faults.append(f"{' '.join(arguments)}: status {done.returncode}: {done.stdout.decode()[-300:]}")
        self.judge(arguments, trace.read_text(errors="replace"))

    def judge(self, arguments, trace):
        for line in trace.splitlines():
            family = re.search(r"socket\((AF_\w+)", line)
            place = re.search(r"connect\(\d+, \{sa_family=(AF_\w+)(.*)", line)
            if family:
                self.sockets += 1
            if family and family[1] != "AF_UNIX":
                self.faults.append(f"{' '.join(arguments)}: {line}")
            if place and (place[1] != "AF_UNIX" or not LOCAL_PLACES.search(place[2])):
                self.faults.append(f"{' '.join(arguments)}: {line}")


def check_that_it_sees(watch):
    """Tests the check itself: it must detect a program that uses a network."""
    before = list(watch.faults)
    program, watch.program = watch.program, sys.executable
    watch.run(["-c", "import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM).close()"])
    watch.program = program
    if len(watch.faults) == len(before):
        print("FAIL: a socket of the internet was not noticed")
        sys.exit(1)
    watch.faults = before


def main():
    for tool, package in (("strace", "strace"), ("unshare", "util-linux")):
        if shutil.which(tool) is None:
            skip(f"{tool} is not installed (package {package})")
    for probe in (["unshare", "--map-root-user", "--net", "true"], ["strace", "-f", "-qq", "-o", "/dev/null", "true"]):
        if subprocess.run(probe, stderr=subprocess.DEVNULL, check=False).returncode != 0:
            skip(f"\"{' '.join(probe)}\" is not allowed here")
    with tempfile.TemporaryDirectory() as name:
        watch = Watch(Path(sys.argv[1]).resolve(), Path(name))
        check_that_it_sees(watch)
        for arguments in [*commands(watch.folder), *windows(watch.folder)]:
            watch.run(arguments)
    for fault in watch.faults:
        print(f"FAIL: {fault}")
    print(f"{watch.runs} runs without a network, {watch.sockets} sockets asked for, {len(watch.faults)} faults.")
    return 1 if watch.faults else 0


if __name__ == "__main__":
    sys.exit(main())
