#!/usr/bin/env python3
"""Plants faults in the data layer, one at a time, and tells how many of them the tests notice.

`./dev mutate [COUNT] [SEED]`. Works on a copy of what is committed, in build/mutants. A fault is an operator, a constant
or a condition that somebody might have typed wrongly; the same seed plants the same faults. Tests nearest to the changed
file run first, and the first that fails ends the round. What no test notices is printed with its line: it is a test to
be written, or code that nothing needs.
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Each pattern with what stands there instead. One is picked by chance where several fit a place.
SWAPS = (
    (re.compile(r"(?<=\s)<=(?=\s)"), "<"), (re.compile(r"(?<=\s)>=(?=\s)"), ">"),
    (re.compile(r"(?<=\s)<(?=\s)"), "<="), (re.compile(r"(?<=\s)>(?=\s)"), ">="),
    (re.compile(r"(?<=\s)==(?=\s)"), "!="), (re.compile(r"(?<=\s)!=(?=\s)"), "=="),
    (re.compile(r"(?<=\s)&&(?=\s)"), "||"), (re.compile(r"(?<=\s)\|\|(?=\s)"), "&&"),
    (re.compile(r"(?<=[\w)\]] )\+(?= [\w(])"), "-"), (re.compile(r"(?<=[\w)\]] )-(?= [\w(])"), "+"),
    (re.compile(r"(?<=[\w)\]] )\*(?= [\w(])"), "/"), (re.compile(r"(?<=[\w)\]] )/(?= [\w(])"), "*"),
    (re.compile(r"\btrue\b"), "false"), (re.compile(r"\bfalse\b"), "true"),
    (re.compile(r"\bstd::min\b"), "std::max"), (re.compile(r"\bstd::max\b"), "std::min"),
    (re.compile(r"(?<=\()!(?=\w)"), ""), (re.compile(r"\+="), "-="),
    (re.compile(r"(?<![\w.\"'#%])\d+\.\d+(?![\w.\"'])"), lambda text: repr(float(text) * 1.1 + 0.1)),
    (re.compile(r"(?<![\w.\"'#%\\])\d+(?![\w.\"'])"), lambda text: str(int(text) + 1)),
)
# What is only said or only guards the compiler is no fault of a number.
LEFT_ALONE = re.compile(r"^\s*(//|#|\*|static_assert|template|using|namespace|friend|\[\[)|operator[<>=!+*/-]")


def without_texts(line):
    """Texts and comments blanked out, so that places stay where they are."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"', lambda found: '"' + " " * (len(found[0]) - 2) + '"', line)
    line = re.sub(r"'(?:[^'\\]|\\.)'", lambda found: " " * len(found[0]), line)
    return re.sub(r"//.*", lambda found: " " * len(found[0]), line)


def places(path):
    """[(line, start, end, instead)] of everything in a file that can be swapped."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")):
        if LEFT_ALONE.search(line):
            continue
        blank = without_texts(line)
        for pattern, instead in SWAPS:
            for match in pattern.finditer(blank):
                text = instead(match[0]) if callable(instead) else instead
                found.append((number, match.start(), match.end(), text))
    return found


def run(command, folder, seconds):
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds,
                              check=False)
    except subprocess.TimeoutExpired:
        return 124, b""
    return done.returncode, done.stdout


class Ground:
    """The copy that faults are planted in, and its tests."""

    def __init__(self, folder, jobs):
        self.source = folder / "source"
        self.build = folder / "build"
        self.jobs = str(jobs)
        shutil.rmtree(self.source, ignore_errors=True)
        self.source.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x", "-C", str(self.source)], input=archive.stdout, check=True)
        self.must(["cmake", "--preset", "nogui", "-S", str(self.source), "-B", str(self.build)])
        self.must(["cmake", "--build", str(self.build), "-j", self.jobs])
        listed = json.loads(subprocess.run(["ctest", "--show-only=json-v1"], cwd=self.build, check=True,
                                           stdout=subprocess.PIPE).stdout)
        self.tests = {test["name"]: test["command"][0] for test in listed["tests"]
                      if test["name"] not in ("tst_layers", "tst_sizes", "tst_style")}
        self.times = {}
        for name in self.tests:
            started = time.monotonic()
            if self.fails(name, 300):
                sys.exit(f"{name} fails before any fault is planted.")
            self.times[name] = time.monotonic() - started

    def must(self, command):
        status, said = run(command, self.source, 3600)
        if status != 0:
            sys.exit(said.decode(errors="replace")[-3000:])

    def fails(self, test, seconds):
        return run(["ctest", "-R", f"^{test}$", "--no-tests=error"], self.build, seconds)[0] != 0

    def compiles(self):
        return run(["cmake", "--build", str(self.build), "-j", self.jobs, "--target", "chipboard_data"],
                   self.source, 600)[0] == 0

    def nearest(self, path):
        """Tests by how near they are to the file: of its name, of its folder, then the quick ones."""
        folder, stem = path.parent.name, path.stem
        homes = {test.stem: test.parent.name for test in (self.source / "tests").rglob("tst_*.cpp")}
        return sorted(self.tests, key=lambda name: (stem not in name, homes.get(name) != folder, self.times[name]))

    def noticed_by(self, path):
        for name in self.nearest(path):
            if self.fails(name, 30 + 5 * self.times[name]):
                return name
        return None


def plant(ground, chance, files):
    """One fault that compiles; its file, line and texts."""
    while True:
        path = chance.choices(files, weights=[file.stat().st_size for file in files])[0]
        found = places(path)
        if not found:
            continue
        number, start, end, instead = chance.choice(found)
        original = path.read_text(encoding="utf-8")
        lines = original.split("\n")
        before = lines[number]
        lines[number] = before[:start] + instead + before[end:]
        path.write_text("\n".join(lines), encoding="utf-8")
        if ground.compiles():
            return path, original, number, before, lines[number]
        path.write_text(original, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=100)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "mutants")
    arguments = parser.parse_args()
    ground = Ground(arguments.folder.resolve(), arguments.jobs)
    files = sorted((ground.source / "data").rglob("*.cpp"))
    chance = random.Random(arguments.seed)
    survivors = []
    for number in range(1, arguments.count + 1):
        path, original, line, before, after = plant(ground, chance, files)
        test = ground.noticed_by(path)
        place = f"{path.relative_to(ground.source)}:{line + 1}"
        print(f"{number:3} {place}: {'noticed by ' + test if test else 'NOT NOTICED'}", flush=True)
        if test is None:
            survivors.append(f"{place}\n  - {before.strip()}\n  + {after.strip()}")
        path.write_text(original, encoding="utf-8")
    print("\n".join(["", *survivors]))
    print(f"{arguments.count - len(survivors)} of {arguments.count} faults are noticed (seed {arguments.seed}).")


if __name__ == "__main__":
    main()
