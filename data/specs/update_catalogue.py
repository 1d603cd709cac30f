#!/usr/bin/env python3
"""Turns price lists and Epoch AI's table of hardware into a reviewed diff of data/specs.

    update_catalogue.py [--program CHIPBOARD] [--source ID] [--specs DIR] [--write] FILE...

Price lists are read by `chipboard import` into a store of their own, so every format that it knows is taken. A price of
the catalogue is replaced by a newer one of the same machine, provider, region and kind; nothing is added and nothing is
removed. Of Epoch's table (ml_hardware.csv) the readings that the catalogue has from there are compared, by name of the
chip. Prints a unified diff and, after "#", what needs a look; changes the files only with --write.

    update_catalogue.py --since OLD_SPECS [--write]

Compares with the specs of an older edition (from `git worktree` or a release) and puts what changed in front of
changes.json, which "chipboard list changes" shows.
"""
import argparse
import csv
import difflib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

LARGE_MOVE = 1.6  # times; as the import's own check of prices
KINDS = ["reserved-1y", "reserved-3y", "on-demand", "capacity-block", "spot"]
EPOCH = "epoch-hw"
# section and key of a figure, or the key alone: column of Epoch's table, and what one of our unit is there
EPOCH_COLUMNS = {
    "bf16": ("Tensor-FP16/BF16 performance (FLOP/s)", 1e12), "fp16": ("Tensor-FP16/BF16 performance (FLOP/s)", 1e12),
    "fp8": ("FP8 performance (FLOP/s)", 1e12), "fp4": ("FP4 performance (FLOP/s)", 1e12),
    "tf32": ("TF32 (TensorFloat-32) performance (FLOP/s)", 1e12), "int8": ("INT8 performance (OP/s)", 1e12),
    "fp32": ("FP32 (single precision) performance (FLOP/s)", 1e12),
    "fp64": ("FP64 (double precision) performance (FLOP/s)", 1e12),
    "memory": ("Memory (bytes)", 1e9), "memory_bandwidth": ("Memory bandwidth (byte/s)", 1e12), "power": ("TDP (W)", 1.0),
}
UNITS = {"TFLOPS", "TOPS", "GB", "TB/s", "W"}


def fail(message):
    print(f"update-catalogue: {message}", file=sys.stderr)
    sys.exit(2)


def number(value):
    return repr(int(value)) if value == int(value) else repr(float(f"{value:.12g}"))


def is_epoch(path):
    with open(path, encoding="utf-8-sig", errors="replace", newline="") as file:
        head = file.readline()
    return "Hardware name" in head and "TDP (W)" in head


def imported_quotes(program, files):
    """The prices of the files as the program reads them; it says itself what it refuses."""
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_CONFIG_HOME=home)
        for path in files:
            done = subprocess.run([program, "import", str(path)], env=environment, stdout=sys.stderr, check=False)
            if done.returncode != 0:
                fail(f"{path} was not imported. Give it a format, or leave it out.")
        listed = subprocess.run([program, "list", "quotes", "--format", "json"], env=environment, check=True,
                                stdout=subprocess.PIPE).stdout
    rows = json.loads(listed)
    rows = rows.get("rows", rows.get("quotes")) if isinstance(rows, dict) else rows
    quotes = {}
    for row in rows:
        if not row["book"].startswith("imported-") or row["usd_per_hour"] is None:
            continue
        kind = next((kind for kind in KINDS if row["book"].endswith(kind)), None)
        key = (row["id"], row["provider"].lower(), row["region"], kind)
        known = quotes.get(key)
        if known is None or known["as_of"] < row["as_of"]:
            quotes[key] = row
    return quotes


def thing_of(entry):
    return entry.get("instance") or entry.get("system") or entry.get("chip")


def key_of(entry, book):
    return thing_of(entry), entry["provider"].lower(), entry["region"], book["kind"]


def is_history(book, books):
    """A newer list of the kind has one of its providers: what it says was so then."""
    return any(other["kind"] == book["kind"] and other["as_of"] > book["as_of"] and set(other["providers"]) & set(book["providers"])
               for other in books)


def updated_prices(text, quotes, source, notes):
    """One price a line: the line is rewritten as it is written."""
    book = json.loads(text)["book"]
    for entry in book["prices"]:
        price = entry["usd_per_hour"]
        quote = quotes.get(key_of(entry, book))
        if quote is not None and "rivals" in price and quote["as_of"] > price["as_of"] and quote["usd_per_hour"] != price["value"]:
            notes.append(f"{book['id']}: {thing_of(entry)} has rival prices: change {number(price['value'])} to "
                         f"{number(quote['usd_per_hour'])} USD/h by hand")
    lines = text.split("\n")
    for place, line in enumerate(lines):
        found = re.match(r"^(\s*)(\{\"(?:instance|system|chip)\": .*\})(,?)$", line)
        if not found:
            continue
        entry = json.loads(found.group(2))
        thing, quote = thing_of(entry), quotes.get(key_of(entry, book))
        price = entry["usd_per_hour"]
        if quote is None or "rivals" in price or quote["as_of"] <= price["as_of"] or "undated" in quote["as_of"]:
            continue
        before, now = price["value"], float(quote["usd_per_hour"])
        if before is not None and max(now / before, before / now) > LARGE_MOVE:
            notes.append(f"{book['id']}: {thing} moved from {number(before)} to {number(now)} USD/h: look at the source")
        if before is None:
            notes.append(f"{book['id']}: {thing} had no price: {price.get('reason', '')} Check its note.")
            for key in ("why", "reason"):
                price.pop(key, None)
        price.update(value=int(now) if now == int(now) else now, status="published", as_of=quote["as_of"])
        if source:
            price["sources"] = [source]
        lines[place] = found.group(1) + json.dumps(entry, ensure_ascii=False) + found.group(3)
    return "\n".join(lines)


def words(name):
    return set(re.findall(r"[a-z]+|[0-9]+", name.lower())) - {"nvidia", "amd", "google", "intel", "amazon", "microsoft"}


def epoch_row(chip, rows):
    """The only row whose name has all words of the chip's; of several the one with its memory."""
    wanted = words(re.sub(r"\(.*\)", "", chip.get("full_name", chip["name"])))
    for name in (wanted, wanted - {"sxm"}):
        if found := [row for row in rows if name <= words(row["Hardware name"])]:
            break
    memory = chip.get("memory", {})
    if len(found) > 1 and memory.get("unit") == "GB" and memory.get("value"):
        found = [row for row in found if row["Memory (bytes)"] and
                 abs(float(row["Memory (bytes)"]) / 1e9 / memory["value"] - 1) < 0.08]
    return found[0] if len(found) == 1 else None


def updated_chips(text, rows, notes):
    chips = {chip["id"]: chip for chip in json.loads(text)["chips"]}
    lines = text.split("\n")
    chip, key = None, None
    for place, line in enumerate(lines):
        if found := re.match(r'^\s+"id": "([^"]+)",?$', line):
            chip = found.group(1)
        if found := re.match(r'^\s+"([a-z0-9_]+)": \{"value"', line):
            key = found.group(1)
        if f'"sources": ["{EPOCH}"' not in line or chip not in chips or key not in EPOCH_COLUMNS:
            continue
        reading = re.search(r'\{"value": ([0-9.e+]+), "unit": "([^"]+)"[^{}]*"as_of": "([^"]+)", "sources": \["' + EPOCH, line)
        row = epoch_row(chips[chip], rows)
        if not reading or reading.group(2) not in UNITS:
            continue
        if row is None:
            notes.append(f"{chip}: no single row of Epoch's table has its name")
            continue
        column, unit = EPOCH_COLUMNS[key]
        date = row.get("Last modified", "")[:10]
        if not row.get(column) or not date or date <= reading.group(3):
            continue
        now, before = float(row[column]) / unit, float(reading.group(1))
        if abs(now / before - 1) < 1e-3:
            continue
        if max(now / before, before / now) > LARGE_MOVE:
            notes.append(f"{chip}: {key} was {number(before)}, Epoch has {number(now)} {reading.group(2)}: look at it")
        changed = reading.group(0).replace(f'"value": {reading.group(1)}', f'"value": {number(now)}', 1)
        changed = changed.replace(f'"as_of": "{reading.group(3)}"', f'"as_of": "{date}"', 1)
        lines[place] = line.replace(reading.group(0), changed, 1)
    return "\n".join(lines)


def figures_of(thing, path=""):
    """Everything below that is a figure, by its place: dense.int8."""
    if isinstance(thing, dict) and "status" in thing and "value" in thing:
        return {path: thing}
    found = {}
    for key, value in thing.items() if isinstance(thing, dict) else ():
        found.update(figures_of(value, f"{path}.{key}" if path else key))
    return found


def edition_of(specs):
    """All things of an edition by kind and id, each with its figures by their places; prices are those of their list."""
    things = {}
    for path in sorted(specs.glob("*/*.json")):
        content = json.loads(path.read_text(encoding="utf-8"))
        kind = content.get("kind")
        for thing in content[kind] if kind in ("chips", "instances", "systems") else ():
            things[kind[:-1], thing["id"]] = figures_of(thing) | {key: {"value": thing.get(key), "unit": ""} for key in ("status",)}
        if kind == "prices":
            prices = {}
            for entry in content["book"].get("prices", []):
                place = [thing_of(entry), entry["provider"], entry.get("region", ""), entry.get("term", "")]
                prices[", ".join(part for part in place if part not in ("", "not-stated"))] = entry["usd_per_hour"]
            things["list", content["book"]["id"]] = prices
    return things


def change(date, what, subject, attribute, before, after):
    def text(figure):
        value = (figure or {}).get("value")
        return "" if value is None else f"{number(value) if isinstance(value, (int, float)) else value} {figure.get('unit') or ''}".strip()
    row = {"id": re.sub(r"[^A-Za-z0-9._-]+", "-", "-".join(part for part in (date, subject, attribute) if part)), "date": date,
           "what": what, "subject": subject, "attribute": attribute, "before": text(before), "after": text(after),
           "sources": (after or {}).get("sources") or []}
    if attribute and row["before"] == row["after"]:
        return None
    return {key: value for key, value in row.items() if value}


def changes_between(old, new, date):
    rows = []
    for key in sorted(set(old) | set(new)):
        kind, subject = key
        if key not in old or key not in new:
            rows.append(change(date, f"{kind}-{'removed' if key in old else 'added'}", subject, "", None, None))
            continue
        for place in sorted(set(old[key]) | set(new[key])):
            rows.append(change(date, "price" if kind == "list" else kind, subject, place, old[key].get(place), new[key].get(place)))
    return [row for row in rows if row]


def tell_changes(specs, since, writes):
    path = specs / "claims/changes.json"
    date = json.loads((specs / "catalog.json").read_text())["revision"]
    rows = changes_between(edition_of(since), edition_of(specs), date)
    known = json.loads(path.read_text())["changes"] if path.is_file() else []
    rows += [row for row in known if row["date"] != date]
    lines = ",\n".join("  " + json.dumps(row, ensure_ascii=False) for row in rows)
    text = '{\n "$schema": "../schema/changes.schema.json", "kind": "changes", "version": 1, "changes": [\n' + lines + "\n]}\n"
    if writes:
        path.write_text(text, encoding="utf-8")
    print(text if not writes else f"{len(rows)} changes in {path}.")


def main():
    here = Path(__file__).resolve().parent
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--program", default=str(here.parents[1] / "build/release/app/chipboard"))
    parser.add_argument("--source", help="id in sources.json of the new prices; without it the old sources stay")
    parser.add_argument("--specs", type=Path, default=here)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--since", type=Path, metavar="OLD_SPECS")
    parser.add_argument("files", nargs="*", type=Path)
    asked = parser.parse_args()
    if asked.since:
        if not (asked.since / "catalog.json").is_file():
            fail(f"{asked.since} has no catalog.json.")
        tell_changes(asked.specs, asked.since, asked.write)
        return
    if not asked.files:
        parser.error("Name price lists or Epoch's table, or an older edition with --since.")
    for path in asked.files:
        if not path.is_file():
            fail(f"There is no file {path}.")
    known = {source["id"] for source in json.loads((asked.specs / "sources.json").read_text())["sources"]}
    if asked.source and asked.source not in known:
        fail(f'sources.json has no "{asked.source}". Add it there first, with its title, address and date.')
    tables = [path for path in asked.files if is_epoch(path)]
    lists = [path for path in asked.files if path not in tables]
    rows = []
    for path in tables:
        with open(path, encoding="utf-8-sig", newline="") as file:
            rows += list(csv.DictReader(file))
    quotes = imported_quotes(asked.program, lists) if lists else {}
    notes, changed = [], {}
    books = [json.loads(path.read_text())["book"] for path in (asked.specs / "prices").glob("*.json")
             if "book" in json.loads(path.read_text())]
    for path in sorted((asked.specs / "prices").glob("*.json")) + sorted((asked.specs / "chips").glob("*.json")):
        before = path.read_text(encoding="utf-8")
        kind = json.loads(before)["kind"]
        after = before
        if kind == "prices" and quotes and not is_history(json.loads(before)["book"], books):
            after = updated_prices(before, quotes, asked.source, notes)
        elif kind == "chips" and rows:
            after = updated_chips(before, rows, notes)
        if after == before:
            continue
        changed[path] = after
        name = str(path.relative_to(asked.specs))
        sys.stdout.writelines(difflib.unified_diff(before.splitlines(True), after.splitlines(True), name, name, n=0))
    for note in dict.fromkeys(notes):
        print("#", note)
    if changed and quotes and not asked.source:
        print("# The sources of changed prices stay as they were: add one to sources.json and name it with --source.")
    print(f"# {len(changed)} files {'changed' if asked.write else 'would change'}."
          + ("" if asked.write or not changed else " Read the diff, then run it again with --write."))
    if asked.write:
        for path, text in changed.items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
