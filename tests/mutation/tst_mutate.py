#!/usr/bin/env python3
"""Tests that the scripts of this folder plant what they report, and count only faults that were noticed."""

import dataclasses
import json
import subprocess
import sys
import tempfile
import types
import unittest
from pathlib import Path

import ground
import mutate

SOURCE = """// A comment with 1 < 2 is left alone.
constexpr double Share = 0.5;
const Table rows[] = {
    {"a < b", 7},
};

int twice(int number)
{
    Q_ASSERT(number >= 0);
    return number <= 9 ? number * 2 : 'x'; // >= 3
}

bool isIt(int number) { return !number && true; }
"""


def shell(text, processor=0.0):
    test = ground.Test({"name": text, "command": ["/bin/sh", "-c", text]})
    test.processor = processor
    return test


class Places(unittest.TestCase):
    def changes(self, text):
        lines = text.split("\n")
        return [place.changed(lines[place.line]).strip() for place in mutate.places(text)]

    def test_operators_constants_and_conditions_are_swapped(self):
        self.assertEqual(sorted(self.changes(SOURCE)), sorted([
            "constexpr double Share = 0.65;",
            '{"a < b", 8},',
            "return number < 9 ? number * 2 : 'x'; // >= 3",
            "return number <= 9 ? number / 2 : 'x'; // >= 3",
            "return number <= 10 ? number * 2 : 'x'; // >= 3",
            "return number <= 9 ? number * 3 : 'x'; // >= 3",
            "bool isIt(int number) { return !number || true; }",
            "bool isIt(int number) { return !number && false; }"]))

    def test_what_can_only_be_joined_is_left_alone(self):
        self.assertEqual(self.changes('    text = "a"_s + name + u\'b\';'), [])
        self.assertEqual(self.changes("    sum = first + second;"), ["sum = first - second;"])

    def test_hints_about_memory_are_left_alone(self):
        self.assertEqual(self.changes("    rows.reserve(count + 1);"), [])

    def test_tables_are_no_functions(self):
        lines = SOURCE.split("\n")
        inside = [number for number, line in enumerate(lines) if line.strip() and mutate.is_inside(lines, number)]
        self.assertEqual([lines[number].strip().split(" ")[0] for number in inside],
                         ["Q_ASSERT(number", "return", "bool"])

    def test_equal_seeds_choose_equal_faults(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "a.cpp"
            file.write_text(SOURCE, encoding="utf-8")
            chosen = [[next(mutate.candidates([file], mutate.random.Random(f"1/{number}")))[2] for number in range(20)]
                      for _ in range(2)]
        self.assertEqual(chosen[0], chosen[1])
        self.assertGreater(len(set(chosen[0])), 3)


class Noticing(unittest.TestCase):
    def noticed_by(self, *tests):
        """The test and how; only tests that were measured and execute the line were run."""
        place = types.SimpleNamespace(jobs=1, measure=lambda test: None, asked=lambda *_: list(tests),
                                      may_notice=lambda test, *_: test.name != "exit 1")
        return ground.Ground.noticed_by(place, "data/x/a.cpp", 1, True)

    def test_the_first_that_fails_is_named(self):
        self.assertEqual(self.noticed_by(shell("true"), shell("false"), shell("exit 3")), (2, "false", "fails"))
        self.assertEqual(self.noticed_by(shell("true")), (1, "", ""))

    def test_what_does_not_come_to_the_line_is_not_asked(self):
        self.assertEqual(self.noticed_by(shell("exit 1"), shell("true")), (1, "", ""))

    def test_a_crash_is_noticed(self):
        self.assertEqual(self.noticed_by(shell("kill -SEGV $$"))[2], "fails")

    def test_what_fails_now_and_then_is_not_believed(self):
        with tempfile.TemporaryDirectory() as folder:
            once = f"test -e {folder}/was && exit 0; touch {folder}/was; exit 1"
            self.assertEqual(self.noticed_by(shell(once)), (1, "", ""))

    def test_what_never_ends_hangs(self):
        self.assertEqual(shell("while :; do :; done").run(least=0), "hangs")

    def test_without_code_all_are_asked_within_a_function_only_those_that_come(self):
        known = {("tst_a", 5): True, ("tst_b", 5): False, ("tst_a", 9): None, ("tst_b", 9): None}
        place = types.SimpleNamespace(
            tests=[dataclasses.replace(Named(name)) for name in ("tst_b", "tst_a")], homes={}, words={},
            reach=types.SimpleNamespace(comes_to=lambda name, _, line: known[name, line]))
        place.may_notice = lambda *given: ground.Ground.may_notice(place, *given)

        def asked(line, inside):
            return [test.name for test in ground.Ground.asked(place, "data/x/a.cpp", line, inside)]

        self.assertEqual(asked(5, True), ["tst_a"])
        self.assertEqual(asked(5, False), ["tst_a", "tst_b"])
        self.assertEqual(asked(9, True), ["tst_a", "tst_b"])

    def test_a_fault_is_taken_away_again(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "a.cpp"
            file.write_text(SOURCE, encoding="utf-8")
            seen = []
            place = types.SimpleNamespace(source=Path(folder), noticed_by=lambda *_: (0, "", ""),
                                          compiles=lambda: seen.append(file.read_text(encoding="utf-8")) or len(seen) > 1)
            line = SOURCE.split("\n")[1]
            for expected in (False, (0, "", "")):
                self.assertEqual(mutate.plant(place, file, SOURCE, 2, line, line.replace("0.5", "0.65")), expected)
                self.assertEqual(file.read_text(encoding="utf-8"), SOURCE)
            self.assertEqual(seen, [SOURCE.replace("0.5", "0.65")] * 2)


@dataclasses.dataclass
class Named:
    name: str
    seconds: float = 1.0


class Reaching(unittest.TestCase):
    def test_a_program_tells_the_lines_that_it_comes_to(self):
        with tempfile.TemporaryDirectory() as home:
            folder = Path(home)
            (folder / "data").mkdir()
            (folder / "data" / "sample.cpp").write_text(
                "int one(int of)\n{\n    return of + 1;\n}\nint two(int of)\n{\n    return of + 2;\n}\n", encoding="utf-8")
            (folder / "main.cpp").write_text("int one(int);\nint main() { return one(-1); }\n", encoding="utf-8")
            library = folder / "libsample.so"
            subprocess.run(["c++", "-g1", "-O0", "-shared", "-fPIC", "-o", library, "data/sample.cpp"], cwd=folder, check=True)
            subprocess.run(["c++", "-o", "program", "main.cpp", library, f"-Wl,-rpath,{folder}"], cwd=folder, check=True)
            reach = ground.Reach(folder / "reach", library)
            if not reach.known:
                self.skipTest("Breakpoints are known for Linux on x86-64 alone.")
            test = ground.Test({"name": "program", "command": [str(folder / "program")]})
            self.assertEqual(test.run(reach.environment("program")), "passes")
            reach.take("program")
            self.assertEqual([reach.comes_to("program", "data/sample.cpp", line) for line in (3, 7, 9)], [True, False, None])


class Keeping(unittest.TestCase):
    def round(self, number, **further):
        return mutate.Round(**{"commit": "c", "seed": 1, "number": number, "file": "data/a.cpp", "line": number,
                               "before": f"    a{number} < b", "after": f"    a{number} <= b"} | further)

    def test_a_run_goes_on_where_it_was_cut_off(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "rounds.jsonl"
            rounds = mutate.Rounds(file)
            rounds.add(self.round(1, noticed="tst_a"))
            rounds.add(self.round(2))
            file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
            again = mutate.Rounds(file)
            self.assertEqual(list(again.first("c", 1)), [1])
            again.add(self.round(2))
            again.add(self.round(2, seed=2))
            self.assertEqual(mutate.Rounds(file).first("c", 1), again.first("c", 1))
            self.assertEqual(list(again.first("c", 1)), [1, 2])
            self.assertEqual(list(again.first("d", 1)), [])

    def test_results_tell_survivors_and_what_became_of_them(self):
        with tempfile.TemporaryDirectory() as folder:
            rounds = mutate.Rounds(Path(folder) / "rounds.jsonl")
            for one in (self.round(1, noticed="tst_a"), self.round(2), self.round(3), self.round(4),
                        self.round(2, again="d", noticed="tst_b")):
                rounds.add(one)
            judged = {self.round(3).key: ("equivalent", "Both are the same number.")}
            first, last = rounds.first("c", 1), rounds.last("c", 1)
            self.assertEqual(mutate.summary(first, last, judged), "1 of 3 faults are noticed, 2 with the tests written since; "
                             "1 more change nothing that anybody could see.")
            told = mutate.as_markdown("c", 1, first, last, judged, "2026-01-02")
            self.assertNotIn("a1 <", told)
            self.assertIn("a test was written: `tst_b` notices it.", told)
            self.assertIn("equivalent: Both are the same number.", told)
            self.assertIn("open: Not judged yet.", told)
            file = Path(folder) / "RESULTS.md"
            mutate.keep(file, 2, "## Seed 2\n\nold\n")
            mutate.keep(file, 1, told)
            mutate.keep(file, 2, "## Seed 2\n\nnew\n")
            self.assertEqual(file.read_text(encoding="utf-8"), mutate.HEADING + told + "\n## Seed 2\n\nnew\n")

    def test_each_judgement_has_a_verdict_and_a_reason(self):
        if mutate.JUDGED.exists():
            for row in json.loads(mutate.JUDGED.read_text(encoding="utf-8")):
                self.assertEqual(set(row), {"file", "before", "after", "verdict", "why"})
                self.assertIn(row["verdict"], ("equivalent", "removed", "open"))
                self.assertGreater(len(row["why"]), 20)


if __name__ == "__main__":
    sys.exit(unittest.main())
