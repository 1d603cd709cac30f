#!/usr/bin/env python3
"""Plants faults in the data layer, one at a time, and reports how many of them the tests detect.

`./dev mutate [COUNT] [SEED]`. Works on a copy of the committed sources, in build/mutants. A fault is a plausible typo
in an operator, a constant or a condition; the same seed plants the same faults. Only tests that execute the changed
line run, the most likely and fastest first, and the first that fails twice (or hangs) ends the round. Undetected faults
are printed with their line: they need a test, or the code is unnecessary.

Each round is a line of build/mutants/rounds.jsonl, so that the same command resumes an interrupted run if data/ is
unchanged. `--again` repeats undetected faults in the current commit, after a test was written. `--keep` writes the
result to RESULTS.md next to this file, with the verdicts of judged.json.
"""

import argparse
import dataclasses
import json
import random
import re
import subprocess
import sys
import time
from pathlib import Path

from ground import HERE, ROOT, Ground

JUDGED = HERE / "judged.json"
# Each pattern with its replacements. If several match a place, one is picked at random.
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
# Messages, guards for compiler or developer, and memory hints have no visible effect.
LEFT_ALONE = re.compile(r"^\s*(//|#|\*|static_assert|template|using|namespace|friend|\[\[)|operator[<>=!+*/-]|"
                        r"\bQ_ASSERT|\breserve\(|\bQ_UNREACHABLE")
# Only string concatenation is valid here.
JOINS = (re.compile(r"(\"_s|u'[^']+'|\")\s$"), re.compile(r"^\s(u?\"|u')"))


def without_texts(line):
    """Blanks out texts and comments; positions stay the same."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"', lambda found: '"' + " " * (len(found[0]) - 2) + '"', line)
    line = re.sub(r"'(?:[^'\\]|\\.)'", lambda found: " " * len(found[0]), line)
    return re.sub(r"//.*", lambda found: " " * len(found[0]), line)


@dataclasses.dataclass(frozen=True)
class Place:
    """A replaceable piece of code; `line` counts from 0."""
    line: int
    start: int
    end: int
    instead: str

    def changed(self, text):
        return text[:self.start] + self.instead + text[self.end:]


def places(text):
    found = []
    for number, line in enumerate(text.split("\n")):
        if LEFT_ALONE.search(line):
            continue
        blank = without_texts(line)
        for pattern, instead in SWAPS:
            for match in pattern.finditer(blank):
                if match[0] == "+" and (JOINS[0].search(line[:match.start()]) or JOINS[1].search(line[match.end():])):
                    continue
                new = instead(match[0]) if callable(instead) else instead
                found.append(Place(number, match.start(), match.end(), new))
    return found


def is_inside(lines, line):
    """Whether the line belongs to a function rather than to a table or constant. Relies on the code format: the closing
    brace of a function is alone in the first column, or the whole function is on one line."""
    if not lines[line].startswith((" ", "}")):
        return lines[line].rstrip().endswith("}") and "{" in lines[line]
    return next((text.rstrip() in ("{", "}") for text in lines[line + 1:] if text[:1] not in ("", " ")), False)


@dataclasses.dataclass
class Round:
    """A fault and its result; `again` is the commit of its repetition."""
    commit: str
    seed: int
    number: int
    file: str
    line: int  # from 1
    before: str
    after: str
    asked: int = 0
    noticed: str = ""  # the test
    how: str = ""
    seconds: float = 0.0
    again: str = ""

    @property
    def key(self):
        return self.file, self.before.strip(), self.after.strip()

    def told(self):
        what = f"{'hangs' if self.how == 'hangs' else 'noticed by'} {self.noticed}" if self.noticed else "NOT NOTICED"
        return f"{self.number:3} {self.file}:{self.line}: {what} ({self.asked} asked, {self.seconds:.0f} s)"


class Rounds:
    """The file of rounds: each is written when it ends, the last entry for a fault counts."""

    def __init__(self, file):
        self.file = file
        self.all = []
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                try:
                    self.all.append(Round(**json.loads(line)))
                except (ValueError, TypeError):
                    pass  # truncated by an interruption: the round is repeated

    def add(self, one):
        ended = not self.file.exists() or self.file.read_bytes()[-1:] in (b"", b"\n")
        with open(self.file, "a", encoding="utf-8") as file:
            file.write(("" if ended else "\n") + json.dumps(dataclasses.asdict(one)) + "\n")
        self.all.append(one)

    def first(self, commit, seed):
        """{number: round} as first planted."""
        return {one.number: one for one in self.all if (one.commit, one.seed) == (commit, seed) and not one.again}

    def last(self, commit, seed):
        return {one.number: one for one in self.all if (one.commit, one.seed) == (commit, seed)}

    def newest_commit(self, seed):
        return next((one.commit for one in reversed(self.all) if one.seed == seed), None)


def data_at(commit):
    """The hash of the data layer in this commit; None: there is no such commit here."""
    said = subprocess.run(["git", "rev-parse", "--verify", "--quiet", f"{commit}:data"], cwd=ROOT, check=False,
                          stdout=subprocess.PIPE, text=True).stdout.strip()
    return said or None


def candidates(files, chance):
    """An endless sequence of random places: weighted by file length, uniform within a file."""
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    weights = [len(text.encode()) for text in texts.values()]
    while True:
        file = chance.choices(files, weights=weights)[0]
        found = places(texts[file])
        if found:
            yield file, texts[file], chance.choice(found)


def plant(ground, file, text, line, before, after):
    """Plants the fault and returns who notices it, or False if it does not compile. Restores the file."""
    lines = text.split("\n")
    number = line - 1
    assert lines[number] == before
    inside = is_inside(lines, number)
    lines[number] = after
    file.write_text("\n".join(lines), encoding="utf-8")
    try:
        if not ground.compiles():
            return False
        return ground.noticed_by(str(file.relative_to(ground.source)), line, inside)
    finally:
        file.write_text(text, encoding="utf-8")


def done(ground, rounds, one, file, text):
    started = time.monotonic()
    came = plant(ground, file, text, one.line, one.before, one.after)
    if came is False:
        return False
    one.asked, one.noticed, one.how = came
    one.seconds = round(time.monotonic() - started, 1)
    rounds.add(one)
    print(one.told(), flush=True)
    return True


def new_round(ground, rounds, commit, seed, number):
    """Each round has its own random generator, so that a run can resume at any of them."""
    earlier = {one.key for one in rounds.first(commit, seed).values()}
    files = sorted(set((ground.source / "data").rglob("*.cpp")) - set((ground.source / "data/specs").rglob("*.cpp")))
    for file, text, place in candidates(files, random.Random(f"{seed}/{number}")):
        before = text.split("\n")[place.line]
        one = Round(commit, seed, number, str(file.relative_to(ground.source)), place.line + 1, before,
                    place.changed(before))
        if one.key not in earlier and done(ground, rounds, one, file, text):
            return


def once_more(ground, rounds, commit, seed, numbers):
    """The undetected faults, planted in the current commit."""
    for number, last in sorted(rounds.last(commit, seed).items()):
        if last.noticed or numbers and number not in numbers:
            continue
        file = ground.source / last.file
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        lines = [line for line, words in enumerate(text.split("\n"), 1) if words == last.before]
        if not lines:
            print(f"{number:3} {last.file}: the line is no longer there")
            continue
        line = min(lines, key=lambda place: abs(place - last.line))
        one = dataclasses.replace(last, line=line, again=ground.commit)
        if not done(ground, rounds, one, file, text):
            print(f"{number:3} {last.file}:{line}: the fault no longer compiles")


def judgements(file=JUDGED):
    """{(file, before, after): (verdict, why)}; a verdict is "equivalent", "removed" or "open"."""
    if not file.exists():
        return {}
    rows = json.loads(file.read_text(encoding="utf-8"))
    return {(row["file"], row["before"], row["after"]): (row["verdict"], row["why"]) for row in rows}


def summary(first, last, judged):
    """One line. Faults without effect do not count, but only if judged.json gives the reason."""
    same = sum(1 for one in last.values() if not one.noticed and judged.get(one.key, ("",))[0] == "equivalent")
    faults = len(first) - same
    at_first = sum(1 for one in first.values() if one.noticed)
    now = sum(1 for one in last.values() if one.noticed)
    line = f"{at_first} of {faults} faults are noticed"
    if now != at_first:
        line += f", {now} with the tests written since"
    return line + (f"; {same} more change nothing that anybody could see." if same else ".")


def cell(text):
    return "`" + text.strip().replace("|", "\\|") + "`"


def as_markdown(commit, seed, first, last, judged, day):
    lines = [f"## Seed {seed}", "", f"Commit {commit[:10]}, {day}. {summary(first, last, judged)}", "",
             "| fault | was | became | what came of it |", "| --- | --- | --- | --- |"]
    for number, one in sorted(first.items()):
        if one.noticed:
            continue
        verdict, why = judged.get(one.key, ("open", "Not judged yet."))
        if last[number].noticed:
            verdict, why = "a test was written", f"`{last[number].noticed}` notices it."
        lines.append(f"| {one.file}:{one.line} | {cell(one.before)} | {cell(one.after)} | {verdict}: {why} |")
    return "\n".join([*lines, ""])


HEADING = """# Faults that were planted

`./dev mutate COUNT SEED --keep` writes the section of its seed: what no test noticed when the faults were planted first,
and what has become of it.

"""


def keep(file, seed, section):
    """Keeps the sections of other seeds."""
    text = file.read_text(encoding="utf-8") if file.exists() else HEADING
    parts = re.split(r"(?m)^(?=## Seed )", text)
    kept = {int(part.split()[2]): part.rstrip() + "\n" for part in parts[1:]} | {seed: section}
    file.write_text(HEADING + "\n".join(kept[one] for one in sorted(kept)), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=100)
    parser.add_argument("seed", type=int, nargs="?", default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "mutants")
    parser.add_argument("--again", action="store_true", help="plant once more what nothing noticed in the last run of this seed")
    parser.add_argument("--only", type=int, nargs="+", default=[], help="with --again: these rounds")
    parser.add_argument("--keep", action="store_true", help="write the result to tests/mutation/RESULTS.md")
    arguments = parser.parse_args()
    folder = arguments.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    rounds = Rounds(folder / "rounds.jsonl")
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE,
                            text=True).stdout.strip()
    planted_before = rounds.newest_commit(arguments.seed)
    if planted_before and data_at(planted_before) == data_at("HEAD"):
        commit = planted_before  # only tests have changed: the run continues
    if arguments.again:
        if planted_before is None:
            sys.exit(f"No faults of seed {arguments.seed} have been planted yet.")
        commit = planted_before
        once_more(Ground(folder, arguments.jobs), rounds, commit, arguments.seed, arguments.only)
    elif arguments.keep and planted_before and len(rounds.first(planted_before, arguments.seed)) >= arguments.count:
        commit = planted_before  # complete: only written to the file
    else:
        ground = Ground(folder, arguments.jobs)
        for number in range(1, arguments.count + 1):
            if number not in rounds.first(commit, arguments.seed):
                new_round(ground, rounds, commit, arguments.seed, number)
    first, last = rounds.first(commit, arguments.seed), rounds.last(commit, arguments.seed)
    judged = judgements()
    for number, one in sorted(last.items()):
        if not one.noticed:
            print(f"\n{number:3} {one.file}:{one.line} {': '.join(judged.get(one.key, ()))}\n  - {one.before.strip()}\n"
                  f"  + {one.after.strip()}")
    print(f"\n{summary(first, last, judged)} (seed {arguments.seed})")
    if arguments.keep:
        keep(HERE / "RESULTS.md", arguments.seed,
             as_markdown(commit, arguments.seed, first, last, judged, time.strftime("%Y-%m-%d", time.gmtime())))


if __name__ == "__main__":
    main()
