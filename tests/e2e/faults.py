#!/usr/bin/env python3
"""Faults of a computer, injected into the shipped program: disks that are full or fail at any single write, files that
are unreadable or change during a run, clocks that jump, damaged files, concurrent programs, no fonts, no home.

Usage: faults.py PROGRAM DEVICE PLUGINS [--short] [--only WORD]. DEVICE is the library of tests/e2e/faults/device.cpp
that makes calls fail, PLUGINS the folder with that of hand.cpp, which operates the window without a display. Exit
status 77: skipped, with the reason.

Each row below runs with every operation it can affect. Checks after each run: existing files are byte-identical or
correctly replaced; standard error or the window's messages say what happened, where and what to do; the exit status is
a documented one; and the next start works.
"""

import argparse
import concurrent.futures
import dataclasses
import json
import math
import os
import pwd
import queue
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SKIPPED = 77
YEAR = 365 * 24 * 3600
FORMATS = ("pdf", "svg", "png", "pptx", "xlsx", "csv", "tsv", "txt", "md", "html", "json")
BOARD = '{"kind": "board", "version": 1, "level": "chip", "chips": ["trainium2", "b300"]}\n'
LAST = '{"kind": "board", "version": 1, "level": "chip", "chips": ["trainium", "h100-sxm"]}\n'
SETTINGS = "[help]\ntourSeen=true\n\n[export]\nfolder=/precious\n"  # half of it ends within "[export]": invalid
PRICES = ("InstanceType,Region,price,date\n"
          + "".join(f"trn1.32xlarge,region-{i},{21 + i / 100:.2f},2026-07-20\n" for i in range(1, 60)))
MODEL = """{"model_type": "llama", "num_hidden_layers": 32, "hidden_size": 4096, "num_attention_heads": 32,
 "num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 128256, "torch_dtype": "bfloat16"}
"""
NEWER = PRICES.replace("2026-07-20", "2026-08-20")
CHIPS = ("Hardware name,Manufacturer,Release date,Tensor-FP16/BF16 performance (FLOP/s),Memory (bytes),"
         "Memory bandwidth (byte/s),TDP (W)\n"
         "NVIDIA GeForce RTX 4090,NVIDIA,2022-09-20,3.3e14,2.4e10,1.008e12,450\n")
OWN = ('{"kind": "sources", "version": 1, "sources": [{"id": "our-test", "title": "Our test", "url": '
       '"https://example.org/test", "as_of": "2026-02-03", "kind": "official"}]}\n')
PRECIOUS = b"what was there before\n"


@dataclasses.dataclass(frozen=True)
class Operation:
    """A user action. `{work}` and `{home}` stand for the folders of the scene; `makes` are the files it writes, `reads`
    those it reads, and `hand` the steps in the window, if it is one."""
    name: str
    arguments: tuple
    makes: tuple = ()
    reads: tuple = ()
    hand: str = ""
    temporary: bool = False  # uses the temporary folder
    short: bool = False      # is part of the short form
    again: tuple = (0,)      # possible exit statuses of a repetition

    @property
    def is_window(self):
        return bool(self.hand)


LAST_PLACE = "home/.local/share/chipboard/last.chipboard"
EDIT = b'"percent"'  # the edit made in the window
SETTINGS_PLACE = "home/.config/chipboard/chipboard.ini"
STORE_PLACE = "home/.local/share/chipboard/prices.db"
OWN_PLACE = "home/.local/share/chipboard/catalog/own.json"
OPERATIONS = (
    *(Operation(f"export {kind}", ("export", "{work}/board.chipboard", "--force", "--to", f"{{work}}/out.{kind}"),
                makes=(f"work/out.{kind}",), reads=("work/board.chipboard",), temporary=kind in ("xlsx", "pptx"),
                short=kind == "pdf")
      for kind in FORMATS),
    Operation("export three files", ("export", "--force", "--to", "{work}/out.pdf", "--to", "{work}/out.csv", "--to",
                                     "{work}/out.md"),
              makes=("work/out.pdf", "work/out.csv", "work/out.md")),
    Operation("import prices", ("import", "aws-ondemand", "{work}/newer.csv"), makes=(STORE_PLACE,),
              reads=("work/newer.csv", STORE_PLACE), short=True),
    Operation("import into a new store", ("import", "aws-ondemand", "{work}/newer.csv", "--store", "{work}/new.db"),
              makes=("work/new.db",)),
    Operation("remove prices", ("prices", "remove", "1"), makes=(STORE_PLACE,), reads=(STORE_PLACE,),
              again=(0, 1)),
    Operation("import chips", ("import", "epoch", "{work}/chips.csv", "--as-of", "2026-08-20"),
              makes=("home/.local/share/chipboard/catalog/imported-epoch-chips.json",
                     "home/.local/share/chipboard/catalog/imported-epoch-sources.json"),
              reads=("work/chips.csv",)),
    Operation("screenshot", ("{work}/board.chipboard", "--screenshot", "{work}/shot.png", "--window-size", "1366x768"),
              makes=("work/shot.png",)),
    Operation("save in the window", ("{work}/board.chipboard", "--set", "chips=16"), makes=("work/board.chipboard",),
              hand="trigger file.save; rest; tell; close", short=True),
    Operation("keep what is edited", (), makes=(LAST_PLACE, SETTINGS_PLACE),
              hand="trigger values.percent; trigger view.larger; rest; tell; close"),
    Operation("open a board", ("table", "{work}/board.chipboard", "--format", "csv"), reads=("work/board.chipboard",),
              short=True),
    *(Operation(f"open an exported {kind}", ("table", f"{{work}}/made.{kind}", "--format", "csv"),
                reads=(f"work/made.{kind}",))
      for kind in ("pdf", "svg", "png", "pptx", "xlsx")),
    Operation("check files", ("check", "{work}/board.chipboard", "{work}/made.pdf"),
              reads=("work/board.chipboard", "work/made.pdf")),
    Operation("list prices", ("prices", "list", "--format", "csv"), reads=(STORE_PLACE,)),
    Operation("read own files", ("table", "--format", "csv"), reads=(OWN_PLACE, STORE_PLACE)),
    Operation("use a company look", ("export", "--look", "{work}/look.json", "--force", "--to", "{work}/out.svg"),
              makes=("work/out.svg",), reads=("work/look.json",)),
    Operation("put slides on a template", ("export", "--template", "{work}/made.pptx", "--force", "--to", "{work}/out.pptx"),
              makes=("work/out.pptx",), reads=("work/made.pptx",)),
    Operation("read a model", ("table", "--model", "{work}/config.json", "--format", "csv"), reads=("work/config.json",)),
    Operation("open in the window", ("{work}/board.chipboard",), reads=("work/board.chipboard",),
              hand="rest; tell; close"),
)


@dataclasses.dataclass(frozen=True)
class Fault:
    """An effect on the selected calls; see tests/e2e/faults/device.cpp."""
    name: str
    calls: str
    deed: str
    on: str                # "makes", "reads" or "temporary": whose calls
    stays: bool = False    # also at all later calls
    once: bool = False     # only at the first call
    exits: tuple = (0, 3)
    short: bool = False


CHANGES = "open,write,sync,name"
CHANGING = ("cut", "grow", "remove")  # the data read may then be different, but complete
FAULTS = (
    Fault("the disk is full from the n-th write on", CHANGES, "ENOSPC", "makes", stays=True, short=True),
    Fault("the n-th write alone fails", CHANGES + ",gone", "EIO", "makes"),
    Fault("the n-th write is cut short", "write", "short", "makes"),
    Fault("the quota is used up at the n-th write", CHANGES, "EDQUOT", "makes", stays=True),
    Fault("the folder may not be written to", CHANGES + ",gone,ask", "EACCES", "makes", stays=True, once=True, short=True),
    Fault("the disk may only be read from the n-th write on", CHANGES + ",gone", "EROFS", "makes", stays=True),
    Fault("killed before the n-th write", CHANGES + ",gone", "kill", "makes", exits=(-9,), short=True),
    Fault("no room for the n-th temporary file", "open", "full", "temporary"),
    Fault("no temporary file from the n-th on", "open,name", "ENOSPC", "temporary", stays=True),
    Fault("the n-th read fails", "read", "EIO", "reads", exits=(0, 1, 2, 3), short=True),
    Fault("a file may not be read", "look", "EACCES", "reads", stays=True, exits=(0, 1, 2, 3), short=True),
    Fault("a file is gone when it is opened", "look", "remove", "reads", exits=(0, 1, 2, 3)),
    Fault("a file loses its half before the n-th read", "read", "cut", "reads", exits=(0, 1, 2, 3)),
    Fault("a file grows before the n-th read", "read", "grow", "reads", exits=(0, 1, 2, 3)),
)
CLOCKS = (
    ("the clock is in 1970", lambda: str(-int(time.time()))),
    ("the clock is a year behind", lambda: str(-YEAR)),
    ("the clock is a year ahead", lambda: str(YEAR)),
    ("the clock goes back a year meanwhile", lambda: f"{-YEAR}@40"),
)
FONTS = (
    ("no font is installed", ()),
    ("Inter is not installed", ("DejaVu Sans",)),
)
# The home of a user if the environment names none; tests must not write there.
HOME_OF_USER = pwd.getpwuid(os.getuid()).pw_dir.rstrip("/")
HOMES = (
    ("no home is set", {"HOME": None, "XDG_RUNTIME_DIR": None, "TMPDIR": None},
     tuple(HOME_OF_USER + each for each in ("/.local", "/.config", "/.cache"))),
    ("the home does not exist", {"HOME": "/nobody/home", "XDG_RUNTIME_DIR": None}, ("/nobody",)),
    ("the home may only be read", {}, ("{place}/home",)),
    ("the folder of the session is gone", {"XDG_RUNTIME_DIR": "/nobody/run"}, ("/nobody",)),
)
# Files found damaged at startup, and the operations that read them.
DAMAGED = (
    (STORE_PLACE, ("import prices", "list prices", "read own files", "open in the window")),
    (SETTINGS_PLACE, ("keep what is edited", "open in the window")),
    (LAST_PLACE, ("keep what is edited", "open in the window")),
    (OWN_PLACE, ("read own files", "open in the window")),
    ("work/board.chipboard", ("open a board", "export csv", "open in the window")),
    ("work/made.pdf", ("open an exported pdf",)),
    ("work/made.xlsx", ("open an exported xlsx",)),
    ("work/newer.csv", ("import prices",)),
    ("work/look.json", ("use a company look",)),
    ("work/config.json", ("read a model",)),
)
# Valid databases of other programs: they stay in place. Bytes 60 and 68 of SQLite's header.
STRANGE = {
    "is of an older version": lambda old: old[:60] + (4).to_bytes(4, "big") + old[64:],
    "is of a newer version": lambda old: old[:60] + (99).to_bytes(4, "big") + old[64:],
    "is another program's": lambda old: old[:68] + (7).to_bytes(4, "big") + old[72:],
}
DRAWN = ("export pdf", "export svg", "export png", "export csv", "screenshot", "open in the window")
TOGETHER = (
    ("two_imports", "four imports"),
    ("held_store", "another program holds the store"),
    ("two_windows", "two windows with one board"),
    ("two_editors", "two windows are edited"),
)
SHORT_DAMAGES = ("is cut off", "is a folder")
DAMAGES = {
    "is empty": lambda old: b"",
    "is cut off": lambda old: old[:len(old) // 2],
    "is all zeros": lambda old: bytes(len(old)),
    "is random": lambda old: bytes((i * i * 7 + i * 13 + 5) % 256 for i in range(len(old))),
    "is a folder": None,
}


def normal(path):
    """The content of a file, without what may differ between two equal runs."""
    if not path.exists():
        return None
    content = path.read_bytes()
    if path.suffix == ".db":
        return told_by_store(path)
    if path.name == "shot.png" and content.startswith(b"\x89PNG") and content[-8:-4] == b"IEND":
        return "a picture"  # contains messages
    if path.name == "chipboard.ini":
        # Window positions are written several times.
        return "settings" if b"folder=/precious" in content and b"tourSeen=true" in content else content
    return content


def told_by_store(path):
    """The prices and their sources, opened as at the next start: the leftovers of an interrupted program are rolled
    back, in a copy. A file without content is not a store: SQLite creates it before it knows whether there is room."""
    with tempfile.TemporaryDirectory() as folder:
        for each in path.parent.glob(path.name + "*"):
            shutil.copy(each, folder)
        store = sqlite3.connect(Path(folder) / path.name)
        try:
            if not store.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                return None
            rows = store.execute("SELECT id, format, file, provider, as_of, rows, imported, ignored, suspicious, prices, "
                                 "first_price, last_price FROM snapshot ORDER BY id").fetchall()
            words = dict(store.execute("SELECT id, text FROM word").fetchall())
            prices = store.execute("SELECT provider, region, zone, instance, accelerator, chip, kind, scope, as_of, id, chips, "
                                   "vcpus, memory, usd, line FROM price ORDER BY id").fetchall()
            rows += [(*(words.get(word) for word in row[:9]), *row[9:]) for row in prices]
            rows += store.execute("PRAGMA integrity_check").fetchall()
        except sqlite3.DatabaseError as error:
            return f"not a store: {error}"
        finally:
            store.close()
    return "\n".join(map(str, rows))


class Scene:
    """Folders with initial content; created once, copied for each run. Several may be used in parallel."""

    def __init__(self, program, device, plugins, root, number=0):
        self.program = program
        self.device = device
        self.plugins = plugins
        self.root = root
        self.first = root / "first"
        self.place = root / f"scene{number}"
        self.log = root / f"log{number}"
        if not self.first.exists():
            self.furnish()

    def furnish(self):
        for folder in ("work", "home/.config/chipboard", "home/.local/share/chipboard/catalog", "home/.cache", "run", "tmp"):
            (self.first / folder).mkdir(parents=True, mode=0o700)
        place, self.place = self.place, self.first
        work = self.first / "work"
        for name, text in (("board.chipboard", BOARD), ("prices.csv", PRICES), ("newer.csv", NEWER), ("chips.csv", CHIPS),
                           ("config.json", MODEL),
                           ("look.json", '{"kind": "look", "version": 1, "name": "Ours"}\n')):
            (work / name).write_text(text)
        (self.first / SETTINGS_PLACE).write_text(SETTINGS)
        (self.first / LAST_PLACE).write_text(LAST)
        (self.first / OWN_PLACE).write_text(OWN)
        steps = [["import", "aws-ondemand", str(work / "prices.csv")],
                 ["export", str(work / "board.chipboard"),
                  *(f"--to={work}/made.{kind}" for kind in ("pdf", "svg", "png", "pptx", "xlsx"))]]
        for step in steps:
            done = self.start(step)
            if done.returncode != 0:
                raise SystemExit(f"FAIL: {step}: {done.stderr}")
        for name in (*(f"out.{kind}" for kind in FORMATS), "shot.png"):
            (work / name).write_bytes(PRECIOUS)
        self.place = place

    def fresh(self):
        shutil.rmtree(self.place, ignore_errors=True)
        shutil.copytree(self.first, self.place, symlinks=True)

    def path(self, name):
        return self.place / name

    def files(self):
        return {str(path.relative_to(self.place)): path.read_bytes() for path in self.place.rglob("*") if path.is_file()}

    def environment(self, more):
        home = self.place / "home"
        return {"PATH": os.environ["PATH"], "HOME": str(home), "XDG_RUNTIME_DIR": str(self.place / "run"),
                "LC_ALL": "C.UTF-8", "TMPDIR": str(self.place / "tmp"), "QT_QPA_PLATFORM": "offscreen",
                "SOURCE_DATE_EPOCH": "1785542400",  # files contain the export date
                "QT_PLUGIN_PATH": str(self.plugins), "ASAN_OPTIONS": "detect_leaks=0:verify_asan_link_order=0"} | more

    def words(self, operation):
        return [word.format(work=self.place / "work", home=self.place / "home") for word in operation.arguments]

    def begin(self, arguments, more=None, hand=""):
        more = dict(more or {})
        if hand:
            more |= {"QT_QPA_GENERIC_PLUGINS": "hand", "CHIPBOARD_HAND": hand}
        environment = {name: text for name, text in self.environment(more).items() if text is not None}
        return subprocess.Popen([str(self.program), *arguments], env=environment, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, cwd=self.place)

    def finish(self, process):
        try:
            out, err = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            err += b"\nhung for a minute"
        return subprocess.CompletedProcess(process.args, process.returncode, out, err.decode(errors="replace"))

    def start(self, arguments, more=None, hand=""):
        return self.finish(self.begin(arguments, more, hand))

    def run(self, operation, more=None):
        return self.start(self.words(operation), more, operation.hand)

    def with_device(self, under, **what):
        self.log.unlink(missing_ok=True)
        return {"LD_PRELOAD": str(self.device), "FAULT_UNDER": ":".join(under), "FAULT_LOG": str(self.log)} | {
            f"FAULT_{name.upper()}": str(value) for name, value in what.items() if value is not None}

    def logged(self):
        return self.log.read_text(errors="replace").splitlines() if self.log.exists() else []


class Harness:
    """One worker: runs rows in its own scene. A row's function returns the number of program runs and the errors."""

    def __init__(self, scene, short):
        self.scene = scene
        self.short = short
        self.before = {}

    # ------------------------------------------------------------ checks after a run
    def judge(self, operation, done, news, exits, may_be_lost=(), may_remove=True):
        """The errors after a run; empty if none. `news` is the expected content of each file after success."""
        scene = self.scene
        said = done.stderr
        wrong = []
        if done.returncode not in exits:
            wrong.append(f"status {done.returncode}")
        olds = {name: normal(scene.first / name) for name in operation.makes}
        now = {name: normal(scene.path(name)) for name in operation.makes}
        stale = []
        for name in operation.makes:
            if now[name] == news[name]:
                continue
            if self.is_board(name) and self.is_as_edited(now[name], news[name]):
                continue
            if may_be_lost and self.is_another_file(name, now[name]):
                continue
            if now[name] != olds[name]:
                wrong.append(f"{name} is neither what it was nor what it should be")
            stale.append(name)
        for name, content in self.before.items():
            if name not in operation.makes and name not in may_be_lost and not self.is_own_business(name):
                if not scene.path(name).exists() or scene.path(name).read_bytes() != content:
                    wrong.append(f"{name} was changed")
        if done.returncode == 0 and not operation.is_window and stale:
            wrong.append(f"it says that all is well, but {stale[0]} is not written")
        if done.returncode < 0:
            return wrong
        if done.returncode > 0 or (operation.is_window and stale):
            wrong += self.unsaid(said, stale or list(operation.reads))
        wrong += self.litter(operation, done.returncode, may_remove)
        return wrong

    @staticmethod
    def is_another_file(name, content):
        """Whether a list that was rewritten meanwhile is complete."""
        if name == STORE_PLACE:
            return (content or "").endswith("('ok',)")
        try:
            return name.endswith(".json") and bool(json.loads(content or b""))
        except ValueError:
            return False

    @staticmethod
    def is_board(name):
        return name == LAST_PLACE

    @staticmethod
    def is_as_edited(content, news):
        """Whether the board is complete and contains the edit; other content may differ between two runs."""
        try:
            return json.loads(content or b"")["kind"] == "board" and (EDIT in content or EDIT not in (news or b""))
        except (ValueError, KeyError):
            return False

    @staticmethod
    def is_own_business(name):
        return name in (LAST_PLACE, SETTINGS_PLACE) or name.startswith(("tmp/", "run/", "home/.cache")) or "/open/" in name

    @staticmethod
    def unsaid(said, names):
        """A message must name the file or its folder and have at least two sentences: what happened, and what to do."""
        lines = [line for line in said.splitlines() if line.startswith(("chipboard: ", "window: "))]
        if not lines:
            return ["nothing is said" + (f": {said[-300:]}" if said else "")]
        places = {Path(name).name for name in names} | {str(Path(name).parent) for name in names} - {"."}
        about = [line for line in lines if not places or any(place in line for place in places)]
        if not about:
            return [f"nothing says where: {lines[-1]}"]
        if not any(re.search(r"[.:;,!?] [^ ].*\w.*\.$", re.sub(r"^\w+: (/\S+: )?", "", line)) for line in about):
            return [f"nothing says what to do: {about[-1]}"]
        return []

    def litter(self, operation, status, may_remove):
        """Unexpected files. A killed program cannot clean up, and on a read-only disk a partial file stays, under its
        temporary name."""
        if status < 0:
            return []
        allowed = set(self.before) | set(operation.makes)
        begun = () if may_remove else tuple(f"{made}." for made in operation.makes)
        return [f"{name} is left behind" for name in self.scene.files()
                if name not in allowed and not name.startswith(begun) and not self.is_own_business(name) and not re.search(r"\.lock$|-journal$", name)]

    # ------------------------------------------------------------ runs
    def known(self, operation):
        """The files after a run without faults."""
        scene = self.scene
        scene.fresh()
        self.before = scene.files()
        done = scene.run(operation)
        if done.returncode != 0:
            raise SystemExit(f"FAIL: {operation.name} without any fault: status {done.returncode}: {done.stderr}")
        return {name: normal(scene.path(name)) for name in operation.makes}, done.stdout

    def under(self, operation, fault):
        if fault.on == "temporary":
            return [str(self.scene.path("tmp"))]
        names = operation.makes if fault.on == "makes" else operation.reads
        if fault.on == "reads":
            # A store that another program has cut or removed cannot be restored.
            return [str(self.scene.path(name)) for name in names if fault.deed not in CHANGING or name != STORE_PLACE]
        return sorted({str(self.scene.path(name).parent) + "/" for name in names} | {str(self.scene.path(n)) for n in names})

    def count(self, operation, fault):
        scene = self.scene
        scene.fresh()
        scene.run(operation, scene.with_device(self.under(operation, fault), calls=fault.calls, nth=0))
        return len(scene.logged())

    def chosen(self, operation, count, fault):
        """The short form takes the first, the middle and the last call; for stores, which are modified in place, every
        third."""
        if fault.once:
            return [1] if count else []
        if self.short and STORE_PLACE in operation.makes:
            return range(1, count + 1, 3)
        if self.short and count > 3:
            return sorted({1, (count + 1) // 2, count})
        return range(1, count + 1)

    def cross(self, fault, operation):
        news, out = self.known(operation)
        wrong = []
        numbers = list(self.chosen(operation, self.count(operation, fault), fault))
        for nth in numbers:
            scene = self.scene
            scene.fresh()
            done = scene.run(operation, scene.with_device(self.under(operation, fault), calls=fault.calls, nth=nth,
                                                          all=1 if fault.stays else None, do=fault.deed))
            if not any(line.startswith("FAULT") for line in scene.logged()):
                continue  # this run ended before the fault
            lost = operation.reads if fault.deed in CHANGING else ()
            found = self.judge(operation, done, news, fault.exits, lost, not (fault.stays and "gone" in fault.calls))
            if fault.on == "reads" and done.returncode == 0 and not operation.makes and done.stdout != out and (
                    not operation.is_window):
                found += self.unsaid(done.stderr, operation.reads)
            if not found and not lost:
                found = self.next_start(operation, news)
            wrong += [f"call {nth} ({self.hit()}): {each}" for each in found]
        return len(numbers), wrong

    def hit(self):
        return next((line.replace(str(self.scene.place) + "/", "") for line in self.scene.logged()
                     if line.startswith("FAULT")), "")

    def next_start(self, operation, news):
        done = self.scene.run(operation)
        if done.returncode not in operation.again:
            return [f"the next start ends with {done.returncode}: {done.stderr[-300:]}"]
        for name in operation.makes:
            now = normal(self.scene.path(name))
            if now != news[name] and not (self.is_board(name) and self.is_as_edited(now, news[name])):
                return [f"the next start does not make {name}: {done.stderr[-300:]}"]
        return []

    def clock(self, shift, operation):
        """Only stored dates depend on the clock, and the scene fixes those."""
        news, _ = self.known(operation)
        self.scene.fresh()
        done = self.scene.run(operation, self.scene.with_device([], clock=shift()))
        return 1, self.judge(operation, done, news, (0,)) or self.next_start(operation, news)

    def damaged(self, place, change, operation):
        scene = self.scene
        scene.fresh()
        victim = scene.path(place)
        content = change(victim.read_bytes()) if change else None
        victim.unlink()
        if change:
            victim.write_bytes(content)
        else:
            victim.mkdir()
            content = PRECIOUS + b", inside"  # unique content
            (victim / "inside").write_bytes(content)
        done = scene.run(operation)
        wrong = [] if done.returncode in (0, 1, 2, 3) else [f"status {done.returncode}: {done.stderr[-200:]}"]
        if content and content not in scene.files().values():
            wrong.append("what was in the damaged file is lost")
        is_told = place.endswith(".csv") and b"suspicious" in done.stdout  # in the report of its rows
        if (content or done.returncode != 0) and not is_told:
            wrong += self.unsaid(done.stderr, [place])
        again = scene.run(operation)
        if again.returncode != done.returncode and again.returncode != 0:
            wrong.append(f"the next start ends with {again.returncode}: {again.stderr[-200:]}")
        if content and content not in scene.files().values():
            wrong.append("what was in the damaged file is lost at the next start")
        return 2, wrong

    def strange(self, change, operation):
        """Operations that need the file refuse it, others report it; the file is neither moved nor changed."""
        scene = self.scene
        scene.fresh()
        content = change(scene.path(STORE_PLACE).read_bytes())
        scene.path(STORE_PLACE).write_bytes(content)
        before = scene.files()
        done = scene.run(operation)
        refused = operation.name in ("import prices", "remove prices", "list prices")
        wrong = self.unsaid(done.stderr, [STORE_PLACE])
        if (done.returncode == 0) == refused or done.returncode < 0:
            wrong.append(f"status {done.returncode}: {done.stderr[-200:]}")
        return 1, wrong + [f"{name} was changed" for name in before.keys() | scene.files().keys()
                           if not self.is_own_business(name) and scene.files().get(name) != before.get(name)]

    def fonts(self, families, operation):
        folders = [subprocess.run(["fc-match", "-f", "%{file}", family], stdout=subprocess.PIPE, check=True).stdout
                   for family in families]
        lines = "".join(f"<dir>{Path(os.fsdecode(each)).parent}</dir>" for each in folders)
        news, _ = self.known(operation)
        self.scene.fresh()
        config = self.scene.path("tmp/fonts.conf")
        config.write_text(f'<?xml version="1.0"?><fontconfig>{lines}<cachedir>{config.parent}</cachedir></fontconfig>')
        done = self.scene.run(operation, {"FONTCONFIG_FILE": str(config)})
        drawn = {name: normal(self.scene.path(name)) for name in operation.makes}
        letters = operation.name.endswith("csv")
        wrong = []
        if done.returncode != (0 if families or letters or operation.is_window else 3):
            wrong.append(f"status {done.returncode}: {done.stderr[-300:]}")
        if (PRECIOUS in drawn.values()) != (done.returncode != 0):
            wrong.append("what is written is not what the exit status says")
        if not letters:
            wrong += self.unsaid(done.stderr, ["font"])
        return 1, wrong or self.next_start(operation, news)

    def homes(self, variables, places, operation):
        news, _ = self.known(operation)
        scene = self.scene
        scene.fresh()
        under = [place.format(place=scene.place) for place in places]
        device = scene.with_device(under, calls="open,write,sync,name,gone,ask", nth=1, all=1, do="EROFS")
        done = scene.run(operation, device | variables)
        if "HOME" not in variables and "XDG_RUNTIME_DIR" in variables:
            return 1, self.judge(operation, done, news, (0,))
        return 1, self.without_home(operation, done, news)

    def without_home(self, operation, done, news):
        """Operations on the home fail with a message; everything else works."""
        needed = [Path(each) for each in operation.makes if each.startswith("home/")]
        elsewhere = dataclasses.replace(operation, makes=tuple(each for each in operation.makes if "home/" not in each))
        if not needed:
            return self.judge(elsewhere, done, news, (0,))
        wrong = [] if operation.is_window or done.returncode in (1, 3) else [f"status {done.returncode}"]
        if done.returncode != 1:
            wrong += self.unsaid(done.stderr, [each.parent for each in needed] + [Path(needed[0].parent.name)])
        return wrong + [f"{name} was changed" for name, content in self.before.items()
                        if self.scene.path(name).read_bytes() != content and not name.startswith("tmp/")]

    def together(self, name):
        self.scene.fresh()
        return 2, getattr(self, name)()

    def two_imports(self):
        scene = self.scene
        store = str(scene.path(STORE_PLACE))
        files = [scene.path(f"work/{i}.csv") for i in range(4)]
        for i, file in enumerate(files):
            file.write_text(PRICES.replace("2026-07-20", f"2026-09-0{i + 1}"))
        all_done = [scene.finish(one) for one in [scene.begin(["import", "aws-ondemand", str(file)]) for file in files]]
        told = told_by_store(Path(store))
        wrong = [] if told.endswith("('ok',)") else [told[-200:]]
        for file, done in zip(files, all_done):
            if done.returncode not in (0, 3):
                wrong.append(f"status {done.returncode}: {done.stderr}")
            if done.returncode == 3:
                wrong += self.unsaid(done.stderr, [STORE_PLACE])
            if (file.name in told) != (done.returncode == 0):  # folders are not stored
                wrong.append(f"status {done.returncode}, but {file.name} is{' not' if done.returncode == 0 else ''} stored")
        return wrong

    def held_store(self):
        scene = self.scene
        before = told_by_store(scene.path(STORE_PLACE))
        holder = sqlite3.connect(scene.path(STORE_PLACE), isolation_level=None)
        holder.execute("BEGIN EXCLUSIVE")
        wrong = []
        for words in (["import", "aws-ondemand", str(scene.path("work/newer.csv"))], ["prices", "list"], ["table"]):
            done = scene.start(words)
            if done.returncode not in ((0,) if words == ["table"] else (2, 3)):
                wrong.append(f"{words[0]}: status {done.returncode}")
            wrong += self.unsaid(done.stderr, [STORE_PLACE])
        holder.execute("ROLLBACK")
        holder.close()
        if told_by_store(scene.path(STORE_PLACE)) != before:
            wrong.append("the store was changed")
        return wrong

    def two_windows(self):
        scene = self.scene
        board = str(scene.path("work/board.chipboard"))
        first = scene.begin([board], hand="rest; rest; rest; rest; rest; tell; close")
        while not list(scene.path("home").rglob("*.lock")) and first.poll() is None:
            time.sleep(0.01)
        second = scene.start([board], hand="rest; tell; close")
        done = scene.finish(first)
        wrong = [f"status {one.returncode}" for one in (done, second) if one.returncode != 0]
        if "open in another window" in done.stderr:
            wrong.append("the first one is warned")
        return wrong + ([] if "open in another window" in second.stderr else ["the second one is not warned"])

    def two_editors(self):
        """The edits of both are there at the next start, or in a file that a message names."""
        scene = self.scene
        first = scene.begin([], hand="trigger values.percent; rest; rest; rest; rest; rest; tell; close")
        while b"percent" not in scene.path(LAST_PLACE).read_bytes() and first.poll() is None:
            time.sleep(0.01)
        second = scene.start([], hand="trigger values.times; rest; tell; close")
        done = scene.finish(first)
        wrong = [f"status {one.returncode}" for one in (done, second) if one.returncode != 0]
        kept = b"".join(content for name, content in scene.files().items() if name.endswith(".chipboard"))
        for word in (b'"percent"', b'"times"'):
            if word not in kept:
                wrong.append(f"the window with {word.decode()} is lost")
        return wrong


def check_that_it_bites(scene):
    """Tests the harness itself: a program that ignores faults must fail."""
    scene.fresh()
    target = scene.path("work/out.pdf")
    script = f"import time; print(int(time.time())); open({str(target)!r}, 'wb').write(b'half')"
    for deed, left in (("ENOSPC", PRECIOUS), (None, b"half")):
        target.write_bytes(PRECIOUS)
        device = scene.with_device([str(target)], calls="open", nth=1, do=deed, clock=-YEAR)
        done = subprocess.run([sys.executable, "-c", script], env=scene.environment(device), stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, check=False)
        then = int(done.stdout.split()[0]) if done.stdout.split() else 0
        if target.read_bytes() != left or (done.returncode == 0) != (deed is None) or abs(time.time() - YEAR - then) > 99:
            print(f"The calls of a program cannot be made to fail here: {done.stderr.decode()[-300:]}")
            sys.exit(1 if sys.platform.startswith("linux") else SKIPPED)


def rows(short):
    """Fault, operation, and the worker's function for them."""
    operations = [one for one in OPERATIONS if one.short or not short]
    for fault in FAULTS:
        for one in operations:
            has = {"makes": one.makes, "reads": one.reads, "temporary": one.temporary}[fault.on]
            if has and (fault.short or not short):
                yield fault.name, one.name, lambda worker, fault=fault, one=one: worker.cross(fault, one)
    for name, shift in CLOCKS[:1] if short else CLOCKS:
        for one in operations:
            yield name, one.name, lambda worker, shift=shift, one=one: worker.clock(shift, one)
    for place, names in DAMAGED:
        for damage, change in DAMAGES.items():
            for one in operations:
                if one.name in names and (not short or damage in SHORT_DAMAGES):
                    yield (f"{Path(place).name} {damage}", one.name,
                           lambda worker, place=place, change=change, one=one: worker.damaged(place, change, one))
    for strange, change in STRANGE.items():
        for one in operations:
            if one.name in DAMAGED[0][1] + ("remove prices",):
                yield (f"{Path(STORE_PLACE).name} {strange}", one.name,
                       lambda worker, change=change, one=one: worker.strange(change, one))
    for name, families in FONTS:
        for one in operations:
            if one.name in DRAWN and (not families or shutil.which("fc-match")):
                yield name, one.name, lambda worker, families=families, one=one: worker.fonts(families, one)
    for name, variables, places in HOMES:
        for one in operations:
            if not short or one.name in ("import prices", "save in the window"):
                yield (name, one.name,
                       lambda worker, variables=variables, places=places, one=one: worker.homes(variables, places, one))
    for function, name in TOGETHER:
        yield "two at once", name, lambda worker, function=function: worker.together(function)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", type=Path)
    parser.add_argument("device", type=Path)
    parser.add_argument("plugins", type=Path)
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    asked = parser.parse_args()
    runs, wrong = 0, 0
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
        scenes = [Scene(asked.program.resolve(), asked.device.resolve(), asked.plugins.resolve(), Path(name).resolve(), i)
                  for i in range(asked.jobs)]
        check_that_it_bites(scenes[0])
        workers = queue.Queue()
        for scene in scenes:
            workers.put(Harness(scene, asked.short))

        def work(act):
            worker = workers.get()
            try:
                return act(worker)
            finally:
                workers.put(worker)

        begun = [(fault, operation, pool.submit(work, act)) for fault, operation, act in rows(asked.short)
                 if asked.only in f"{fault} x {operation}"]
        for fault, operation, done in begun:
            count, found = done.result()
            runs, wrong = runs + count, wrong + len(found)
            print(f"{fault:52} {operation:28} {count:5}  {f'{len(found)} wrong' if found else 'green'}", flush=True)
            for each in found[:4]:
                print(f"    {each}", flush=True)
    print(f"{runs} runs in {len(begun)} rows, {wrong} wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
