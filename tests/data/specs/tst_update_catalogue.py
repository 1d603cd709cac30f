#!/usr/bin/env python3
"""update_catalogue.py on a copy of data/specs: its dry run, its changes, and what it leaves unchanged."""
import csv
import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SPECS = Path(sys.argv.pop(1))
# Stand-in for the program: imports everything, and lists what these tests need.
PROGRAM = """#!/usr/bin/env python3
import json, sys
def row(thing, provider, region, price, date, book):
    return {"id": thing, "book": "imported-0-" + book, "provider": provider, "region": region, "usd_per_hour": price, "as_of": date}
if sys.argv[1] == "list":
    print(json.dumps({"quotes": [
        row("p5.48xlarge", "AWS", "us-east-1", 50.5, "2026-11-28", "on-demand"),
        row("g5.xlarge", "AWS", "us-east-1", 0.95, "2026-11-28", "on-demand"),
        row("trn1.32xlarge", "AWS", "us-east-1", 3.0, "2026-11-28", "on-demand"),
        row("trn1.2xlarge", "AWS", "us-east-1", 1.0, "2026-07-01", "on-demand"),
        row("inf2.xlarge", "AWS", "eu-west-9", 1.0, "2026-11-28", "on-demand")]}))
"""


class UpdateCatalogue(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.specs = self.folder / "specs"
        shutil.copytree(SPECS, self.specs)
        self.program = self.folder / "chipboard"
        self.program.write_text(PROGRAM)
        self.program.chmod(0o755)

    def run_script(self, *arguments):
        return subprocess.run([sys.executable, "-B", str(SPECS / "update_catalogue.py"), "--specs", str(self.specs), "--program",
                               str(self.program), *map(str, arguments)], capture_output=True, text=True, check=False)

    def price(self, instance):
        book = json.loads((self.specs / "prices/on-demand.json").read_text())["book"]
        return next(entry["usd_per_hour"] for entry in book["prices"] if entry.get("instance") == instance)

    def test_prices(self):
        file = self.folder / "prices.csv"
        file.write_text("anything\n")
        before = {path: path.read_bytes() for path in self.specs.rglob("*.json")}
        dry = self.run_script(file)
        self.assertEqual(dry.returncode, 0, dry.stderr)
        self.assertIn('+      {"instance": "g5.xlarge"', dry.stdout)
        self.assertIn("# on-demand: p5.48xlarge has rival prices: change 55.04 to 50.5 USD/h by hand", dry.stdout)
        self.assertIn("# on-demand: trn1.32xlarge moved from 21.5 to 3 USD/h", dry.stdout)
        self.assertNotIn("trn1.2xlarge", dry.stdout)  # older than the catalogue's
        self.assertNotIn("inf2.xlarge", dry.stdout)  # another region
        self.assertEqual(before, {path: path.read_bytes() for path in self.specs.rglob("*.json")})
        written = self.run_script("--write", "--source", "aws-prices", file)
        self.assertEqual(written.returncode, 0, written.stderr)
        price = self.price("g5.xlarge")
        self.assertEqual((price["value"], price["as_of"], price["sources"]), (0.95, "2026-11-28", ["aws-prices"]))
        changed = [path for path in before if path.read_bytes() != before[path]]
        self.assertEqual([path.name for path in changed], ["on-demand.json"])
        old, new = before[changed[0]].decode().split("\n"), changed[0].read_text().split("\n")
        self.assertEqual(sum(a != b for a, b in zip(old, new)), 2)  # all other lines stay unchanged
        self.assertIn("# 0 files would change.", self.run_script(file).stdout)

    def test_unknown_source(self):
        file = self.folder / "prices.csv"
        file.write_text("anything\n")
        refused = self.run_script("--source", "nobody", file)
        self.assertEqual(refused.returncode, 2)
        self.assertIn('sources.json has no "nobody"', refused.stderr)

    def test_changes(self):
        old = self.folder / "old"
        shutil.copytree(self.specs, old)
        chips = self.specs / "chips/aws.json"
        content = json.loads(chips.read_text())
        content["chips"][0]["power"] = {"value": 77, "unit": "W", "status": "published", "as_of": "2026", "sources": ["s"]}
        removed = content["chips"].pop()["id"]
        chips.write_text(json.dumps(content))
        index = json.loads((self.specs / "catalog.json").read_text())
        index["revision"] = "2027-01-15"
        (self.specs / "catalog.json").write_text(json.dumps(index))
        done = self.run_script("--since", old, "--write")
        self.assertEqual(done.returncode, 0, done.stderr)
        rows = json.loads((self.specs / "claims/changes.json").read_text())["changes"]
        first = next(row for row in rows if row["subject"] == content["chips"][0]["id"])
        self.assertEqual((first["date"], first["attribute"], first["after"]), ("2027-01-15", "power", "77 W"))
        self.assertTrue(any(row["what"] == "chip-removed" and row["subject"] == removed for row in rows))
        self.assertTrue(any(row["date"] == "2026-11-29" for row in rows))  # older editions stay
        self.assertEqual(len({row["id"] for row in rows}), len(rows))
        self.assertEqual(self.run_script("--since", self.folder).returncode, 2)
        self.assertEqual(self.run_script().returncode, 2)

    def test_epoch(self):
        file = self.folder / "ml_hardware.csv"
        columns = ["Hardware name", "Tensor-FP16/BF16 performance (FLOP/s)", "Memory (bytes)", "TDP (W)", "Last modified"]
        with open(file, "w", newline="", encoding="utf-8") as out:
            writer = csv.DictWriter(out, columns)
            writer.writeheader()
            writer.writerow(dict(zip(columns, ["NVIDIA H100 SXM5 80GB", "9.95e14", "8e10", "", "2026-11-25 10:00:00+00:00"])))
        done = self.run_script("--write", file)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("--- chips/nvidia.json", done.stdout)
        chips = json.loads((self.specs / "chips/nvidia.json").read_text())["chips"]
        rivals = next(chip for chip in chips if chip["id"] == "h100-sxm")["dense"]["bf16"]["rivals"]
        self.assertEqual([(one["value"], one["as_of"]) for one in rivals if one["sources"] == ["epoch-hw"]],
                         [(995, "2026-11-25")])


if __name__ == "__main__":
    unittest.main()
