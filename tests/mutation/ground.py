"""The copy of the sources that faults are planted in, its tests, and the lines that each test executes."""

import array
import concurrent.futures
import hashlib
import json
import os
import platform
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
LIBRARY = "data/libchipboard_data.so"
MEMORY = 8 << 30  # a fault may allocate without limit


def run(command, folder, patience=None):
    """`patience` in seconds; running longer is a failure."""
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
                              timeout=patience)
    except subprocess.TimeoutExpired as late:
        return 1, late.stdout or b""
    return done.returncode, done.stdout


def must(command, folder):
    status, said = run(command, folder)
    if status != 0:
        sys.exit(said.decode(errors="replace")[-3000:])
    return said.decode(errors="replace")


def digest(*paths):
    made = hashlib.sha256()
    for path in paths:
        made.update(path.read_bytes())
    return made.hexdigest()


def lines_of_code(library):
    """{offset into the library: {(file, line)}} of the sources in data/, from debug information."""
    told = subprocess.run(["readelf", "-W", "--debug-dump=decodedline", str(library)], stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, check=True, text=True, errors="replace").stdout
    places, file = {}, None
    for row in told.split("\n"):
        if row.endswith(":"):
            found = re.search(r"(?:^|[/ ])(data/[^:]*\.cpp):$", row)
            file = found[1] if found else None
        elif file:
            words = row.split()
            if len(words) >= 4 and words[-1] == "x" and words[1].isdigit():
                places.setdefault(int(words[2], 16), set()).add((file, int(words[1])))
    return places


class Reach:
    """Which test executes which line, by breakpoints that reach.cpp sets. On unsupported processors nothing is known,
    and all tests are run."""

    def __init__(self, folder, library):
        self.folder = folder
        self.library = library
        self.known = sys.platform == "linux" and platform.machine() == "x86_64" and shutil.which("readelf") is not None
        self.found = {}
        self.of_line = {}
        if not self.known:
            return
        folder.mkdir(parents=True, exist_ok=True)
        places = lines_of_code(library)
        self.count = len(places)
        for index, offset in enumerate(sorted(places)):
            for place in places[offset]:
                self.of_line.setdefault(place, []).append(index)
        with open(folder / "places", "wb") as file:
            array.array("Q", sorted(places)).tofile(file)
        must(["c++", "-O1", "-shared", "-fPIC", "-std=c++20", "-Wl,-z,initfirst", "-o", str(folder / "reach.so"),
              str(HERE / "reach.cpp")], HERE)

    def environment(self, name):
        """The environment for a run of this test that records its coverage."""
        if not self.known:
            return {}
        (self.folder / name).write_bytes(bytes(self.count))
        return {"LD_PRELOAD": str(self.folder / "reach.so"), "REACH_LIBRARY": self.library.name,
                "REACH_PLACES": str(self.folder / "places"), "REACH_FOUND": str(self.folder / name)}

    def take(self, name):
        if self.known:
            self.found[name] = (self.folder / name).read_bytes()

    def comes_to(self, name, file, line):
        """None: unknown, because the test was not measured yet or the line has no code."""
        if name not in self.found:
            return None
        places = self.of_line.get((file, line))
        if not places:  # a user of the library may depend on this line
            return None if any(self.found[name]) else False
        return any(self.found[name][place] for place in places)


class Test:
    def __init__(self, told):
        properties = {row["name"]: row["value"] for row in told.get("properties", [])}
        self.name = told["name"]
        self.command = told["command"]
        self.folder = properties.get("WORKING_DIRECTORY")
        self.labels = properties.get("LABELS", [])
        self.environment = dict(row.split("=", 1) for row in properties.get("ENVIRONMENT", []))
        self.seconds = 1.0    # wall clock
        self.processor = 1.0  # CPU time

    def run(self, further=None, least=10.0, patience=300.0):
        """"passes", "fails" or "hangs". Hangs are detected by CPU time, which does not depend on other load; the wall
        clock limit, for tests that wait forever, is generous."""
        most = int(least + 5 * self.processor) + 1

        def limits():
            resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        before = os.times()
        started = time.monotonic()
        process = subprocess.Popen(self.command, cwd=self.folder, env=os.environ | self.environment | (further or {}),
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=limits,
                                   start_new_session=True)
        try:
            status = process.wait(patience + 20 * self.seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return "hangs"
        after = os.times()
        self.last = (time.monotonic() - started,
                     after.children_user - before.children_user + after.children_system - before.children_system)
        return {0: "passes", -signal.SIGXCPU: "hangs"}.get(status, "fails")


class Ground:
    def __init__(self, folder, jobs):
        self.folder = folder
        self.source = folder / "source"
        self.build = self.source / "build" / "nogui"  # where the preset has it, for compiler cache hits
        self.jobs = jobs
        self.copy()
        must(["cmake", "--preset", "nogui"], self.source)
        must(["cmake", "--build", "--preset", "nogui", "-j", str(jobs)], self.source)
        told = json.loads(subprocess.run(["ctest", "--show-only=json-v1"], cwd=self.build, check=True,
                                         stdout=subprocess.PIPE).stdout)
        # Tests that read the sources would detect differences in formatting.
        tests = [Test(row) for row in told["tests"]]
        self.tests = [test for test in tests if "architecture" not in test.labels and "python" not in test.command[0]]
        # Tests are measured with this when they first run, whatever fault is planted then.
        self.sound = folder / "sound"
        self.sound.mkdir(exist_ok=True)
        shutil.copy2(self.build / LIBRARY, self.sound)
        self.reach = Reach(folder / "reach", self.sound / Path(LIBRARY).name)
        self.times = folder / "tests.json"
        self.kept = json.loads(self.times.read_text(encoding="utf-8")) if self.times.exists() else {}
        self.library = digest(self.sound / Path(LIBRARY).name, HERE / "reach.cpp")
        self.measured = set()
        for test in self.tests:
            self.take(test)
        self.homes = {path.stem: path for path in (self.source / "tests").rglob("*.cpp")}
        self.words = {name: path.read_text(encoding="utf-8") for name, path in self.homes.items()}

    def copy(self):
        """Copies the committed sources; removes a fault left by an interrupted run."""
        if not (self.source / ".git").exists():
            shutil.rmtree(self.source, ignore_errors=True)
            must(["git", "clone", "--quiet", "--shared", "--no-checkout", str(ROOT), str(self.source)], ROOT)
        self.commit = must(["git", "rev-parse", "HEAD"], ROOT).strip()
        must(["git", "fetch", "--quiet", str(ROOT), "HEAD"], self.source)
        must(["git", "checkout", "--quiet", "--force", "--detach", self.commit], self.source)

    def take(self, test):
        """Loads the results of an earlier run if test and library are unchanged."""
        kept = self.kept.get(test.name, {})
        if kept.get("key") != self.library + digest(Path(test.command[0])):
            return
        if not self.reach.known or (self.reach.folder / test.name).exists():
            test.seconds, test.processor = kept["times"]
            self.reach.take(test.name)
            self.measured.add(test.name)

    def measure(self, test):
        """Measures duration and coverage without a fault."""
        if test.name in self.measured:
            return
        how = test.run({"LD_LIBRARY_PATH": str(self.sound)} | self.reach.environment(test.name), least=600, patience=3600)
        if how != "passes":
            sys.exit(f"{test.name} {how} before any fault is planted.")
        self.kept[test.name] = {"key": self.library + digest(Path(test.command[0])), "times": test.last}
        self.times.write_text(json.dumps(self.kept, indent=1), encoding="utf-8")
        self.take(test)

    def compiles(self):
        """Builds only the library: the tests load it at run time. The build parses the shipped catalogue, so a fault in
        the parser may fail or hang it; such a fault is not counted."""
        return run(["cmake", "--build", str(self.build), "-j", str(self.jobs), "--target", "chipboard_data"],
                   self.source, patience=1200)[0] == 0

    def may_notice(self, test, file, line, inside):
        """Within a function (`inside`), only tests that execute the line can notice; a table row may have no code."""
        return not inside or self.reach.comes_to(test.name, file, line) is not False

    def asked(self, file, line, inside):
        """Tests that may notice a fault at this line (counted from 1), the most likely and fastest first. The coverage
        of a test is known once it was measured."""
        known = [(test, self.reach.comes_to(test.name, file, line)) for test in self.tests]
        path = Path(file)
        header = f"{path.parent}/{path.stem}.h"

        def cost(row):
            test, comes = row
            near = path.stem in test.name or test.name.removeprefix("tst_") in path.stem
            beside = test.name in self.homes and self.homes[test.name].parent.name == path.parent.name
            includes = header in self.words.get(test.name, "")
            return test.seconds * (0.05 if near else 1) * (0.2 if beside or includes else 1) * (1 if comes else 5)

        return [test for test, comes in sorted(known, key=cost) if self.may_notice(test, file, line, inside)]

    def noticed_by(self, file, line, inside):
        """(number of tests run, the test that notices it, how). A fault counts as noticed only if the test fails
        twice."""
        asked = 0
        waiting = self.asked(file, line, inside)
        with concurrent.futures.ThreadPoolExecutor(self.jobs) as pool:
            while waiting:
                some, waiting = waiting[:self.jobs], waiting[self.jobs:]
                for test in some:
                    self.measure(test)
                some = [test for test in some if self.may_notice(test, file, line, inside)]
                asked += len(some)
                for test, how in zip(some, pool.map(Test.run, some)):
                    if how == "fails" and test.run() == "passes":
                        print(f"    {test.name} fails now and then", flush=True)
                    elif how != "passes":
                        return asked, test.name, how
        return asked, "", ""
