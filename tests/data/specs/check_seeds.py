#!/usr/bin/env python3
"""Checks that the catalogue contains the results of its research.

    check_seeds.py SPECS_DIR [FACTS/aws.json]

1. Each of the statements S001 to S160 of the guide article and the AFP piece is placed at least once.
2. With the research tables (aws.json and, beside it, peers.json): each number of a statement occurs at a place that cites it, the
   arithmetic of the contradictions is unchanged, and each number of the tables is found at its chip, instance, system or price.
   Without them this part is skipped.
Exit status: 0 all found, 1 something is missing, 2 wrong usage.
"""
import json
import re
import sys
from pathlib import Path

SEEDS = [f"S{number:03d}" for number in range(1, 161)]

# unit -> (dimension, factor to its base unit)
BYTES = {"B": 1, "KB": 1e3, "MB": 1e6, "GB": 1e9, "TB": 1e12, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40}
UNITS = {"TFLOPS": ("rate", 1e12), "TOPS": ("rate", 1e12), "PFLOPS": ("rate", 1e15), "POPS": ("rate", 1e15), "EFLOPS": ("rate", 1e18),
         "W": ("power", 1), "kW": ("power", 1e3), "GW": ("power", 1e9), "Gbps": ("bytes/s", 1.25e8), "Tbps": ("bytes/s", 1.25e11),
         "USD/h": ("price", 1), "USD/hour": ("price", 1), "USD/chip-h": ("price", 1)}
UNITS.update({unit: ("bytes", factor) for unit, factor in BYTES.items()})
UNITS.update({unit + "/s": ("bytes/s", factor) for unit, factor in BYTES.items()})

# numbers of the tables that the catalogue omits on purpose: path pattern -> reason
LEFT_OUT = [
    (r"^aws/prices/.*/on_demand_per_(chip|month)$", "the program computes it"),
    (r"^peers/instances/(p6e-gb200\.36xlarge|Standard_ND128isr_NDR_GB200_v6)/", "number of chips in the instance is not published"),
    (r"^peers/prices/Azure/Standard_ND128isr_NDR_GB200_v6/", "number of chips in the instance is not published"),
    (r"^peers/prices/Azure/Standard_NC(40ads_H100_v5|24ads_A100_v4)/", "PCIe or NVL card, not a chip of the catalogue"),
    (r"^peers/prices/[a-z-]+/NVIDIA (A100 PCIe|H100 PCIe|H100 NVL) ", "PCIe or NVL card, not a chip of the catalogue"),
    (r"^peers/prices/(lambda/gpu_1x_(a100|h100_pcie)|lambda/gpu_8x_a100|runpod/\dx_(A100-80GB|H100)_SECURE)/", "PCIe card, or the form is not stated"),
    (r"^peers/prices/(coreweave|hyperstack)/NVIDIA [AH]100 NVLink ", "form of the card (SXM or PCIe) is not stated"),
    (r"^peers/prices/modal/NVIDIA (A100|H100|H200) ", "form of the card (SXM or PCIe) is not stated"),
    (r"^peers/prices/(runpod|vast-ai)/NVIDIA H200 141 GB/", "form of the card (SXM or PCIe) is not stated"),
    (r"^peers/prices/(vast-ai|verda)/Tesla V100 16 GB/", "form of the card (SXM or PCIe) is not stated"),
    (r"^peers/prices/runpod/NVIDIA [AH]100 SXM 80 GB SXM/not stated/spot$", "spot above the on-demand price of the same page"),
]
CLOUDS = {"coreweave": "CoreWeave", "digitalocean": "DigitalOcean", "hyperstack": "Hyperstack", "lambda": "Lambda", "modal": "Modal",
          "runpod": "RunPod", "vast-ai": "Vast.ai", "verda": "Verda", "vultr": "Vultr"}
# names in the price table -> ids
SYSTEMS = {"Trn2 UltraServer (64)": "trn2_ultraserver", "Trn3 Gen1 UltraServer (64)": "trn3_gen1", "Trn3 Gen2 UltraServer (144)": "trn3_gen2"}


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def base(value, unit):
    """(dimension, value in its base unit); a number without a physical unit is plain."""
    dimension, factor = UNITS.get((unit or "").split(" ")[0], ("plain", 1))
    return dimension, value * factor


def same(a, b, tolerance):
    return a[0] == b[0] and abs(a[1] - b[1]) <= tolerance * max(abs(a[1]), abs(b[1]))


def walk(node):
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from walk(value)
    elif isinstance(node, list):
        for value in node:
            yield from walk(value)


def numbers(node):
    """All numbers of a node: values, ranges and thresholds with their unit, and those in texts (years, "125 GB")."""
    found = []
    for entry in walk(node):
        unit = entry.get("unit", "")
        found += [base(entry[key], unit) for key in ("value", "low", "high") if is_number(entry.get(key))]
        if isinstance(entry.get("value"), str):
            for text, unit in re.findall(r"(\d+(?:\.\d+)?)(?: ([A-Za-z/]+))?", entry["value"]):
                found += [("plain", float(text)), base(float(text), unit)]
    return found


def note_numbers(node):
    """Numbers in a note, a reason or a formula."""
    texts = [entry[key] for entry in walk(node) for key in ("note", "reason", "formula", "verdict_note") if isinstance(entry.get(key), str)]
    return [float(text.replace(",", "")) for line in texts for text in re.findall(r"\d[\d,]*(?:\.\d+)?", line)]


def read_specs(folder):
    return {path.relative_to(folder).as_posix(): json.loads(path.read_text(encoding="utf-8"))
            for path in sorted(folder.rglob("*.json")) if path.parent.name != "schema"}


def placements(specs):
    """seed -> objects that name it"""
    places = {seed: [] for seed in SEEDS}
    for document in specs.values():
        for node in walk(document):
            for seed in node.get("seeds", []):
                places.setdefault(seed, []).append(node)
    return places


def finest(nodes):
    """Figures, claims, facts and rules cite the exact place; chips, instances and systems only that it is somewhere inside."""
    exact = [node for node in nodes if "unit" in node or "statement" in node or "text" in node]
    return exact or nodes


NUMERIC_UNITS = re.compile(r"^(%|x|year|months|USD|chips|ha$|data centres|TFLOPS|PFLOPS|GB|TB/s|Trainium|Inferentia2|H100)")


def seed_numbers(seed):
    if not NUMERIC_UNITS.match(seed["unit"]):
        return []
    if is_number(seed["value"]):
        return [base(seed["value"], seed["unit"])]
    return [base(float(text), seed["unit"]) for text in re.findall(r"\d+(?:\.\d+)?", str(seed["value"]))]


def check_seed_values(places, facts):
    wrong = []
    checked = 0
    for seed in facts["seeds_facts"]:
        wanted = seed_numbers(seed)
        checked += bool(wanted)
        have = numbers(finest(places[seed["id"]]))
        # a plain count ("chips") may have a unit, so plain numbers are compared without it
        wrong += [f"{seed['id']}: {seed['subject']}, {seed['attribute']}: {value[1]:g} not found at its place"
                  for value in wanted if not any(same(value, other, 1e-9) for other in have)]
    print(f"statements with numbers: {checked}, at their place: {checked - len({line[:4] for line in wrong})}")
    return wrong


def check_computations(specs, facts):
    ours = {entry["id"]: entry.get("source_computation", entry["computation"]) for entry in specs["claims/contradictions.json"]["contradictions"]}
    wrong = [f"{entry['id']}: computation differs" for entry in facts["contradictions"] if ours.get(entry["id"]) != entry["computation"]]
    print(f"contradictions: {len(facts['contradictions'])}, same arithmetic: {len(facts['contradictions']) - len(wrong)}")
    return wrong


def leaves(node, path):
    """(path, figure) for each figure of a research table with a number."""
    if isinstance(node, dict):
        if "value" in node and "source_title" in node:
            if is_number(node["value"]):
                yield path, node
        else:
            for key, value in node.items():
                yield from leaves(value, f"{path}/{key}")
    elif isinstance(node, list):
        for value in node:
            yield from leaves(value, path)


class Index:
    """The numbers of the catalogue by chip, instance, system and price."""

    def __init__(self, specs):
        entries = {}
        for name, document in specs.items():
            for key in ("chips", "instances", "systems"):
                if document["kind"] == key:
                    entries.update({entry["id"]: entry for entry in document[key]})
        facts = [node for document in specs.values() for node in walk(document) if "attribute" in node and "subject" in node]
        claims = specs["claims/claims.json"]["claims"]
        self.things, self.notes = {}, {}
        for identifier, entry in entries.items():
            names = {identifier, entry["name"], entry.get("full_name")}
            about = [fact for fact in facts if fact["subject"] in names] + [claim for claim in claims if identifier in claim["about"]]
            self.things[identifier] = numbers([entry, about])
            self.notes[identifier] = note_numbers([entry, about])
        self.rows = [(row, document["book"]) for document in specs.values() if document["kind"] == "prices" for row in document["book"]["prices"]]
        self.free = numbers([claims, facts])

    def thing(self, identifier, value, tolerance):
        return any(same(value, other, tolerance) for other in self.things.get(identifier, []))

    def noted(self, identifier, value):
        return any(abs(value - other) < 1e-9 for other in self.notes.get(identifier, []))

    def price(self, keys, provider, region, value):
        for row, _ in self.rows:
            target = row.get("instance") or row.get("system") or row.get("chip")
            if keys and target not in keys or provider and row["provider"] != provider or region and row["region"] != region:
                continue
            if any(same(value, other, 1e-9) for other in numbers(row)):
                return True
        return False


def price_found(index, table, path, node):
    value = base(node["value"], node["unit"])
    if table == "aws":
        name = re.match(r"aws/prices/items/(.*)/[^/]+$", path)
        if not name:
            return any(same(value, other, 1e-9) for other in index.free)
        key = SYSTEMS.get(name[1], name[1].split(" ")[0])
        return index.price([key], "", "", value) or any(same(("plain", value[1]), (other[0] and "plain", other[1]), 1e-9) for other in index.free) \
            or index.thing(key, value, 1e-9)
    if node["provider"] in CLOUDS:
        return index.price([], CLOUDS[node["provider"]], "", ("price", node["usd_per_accelerator_hour"]))
    return all(index.price([node["instance"]], node["provider"], region, value) for region in node["region"].split(","))


def table_numbers(aws, peers):
    for section in ("chips", "instances", "systems"):
        for table, data in (("aws", aws), ("peers", peers)):
            for identifier, entry in data.get(section, {}).items():
                for path, node in leaves(entry, f"{table}/{section}/{identifier}"):
                    yield table, section, identifier, path, node
    for path, node in leaves(aws["prices"], "aws/prices"):
        yield "aws", "prices", "", path, node
    for node in peers.get("prices", []):
        if is_number(node["value"]):
            yield "peers", "prices", "", f"peers/prices/{node['provider']}/{node['instance']}/{node['region']}/{node['kind']}", node


ALIASES = {"p5.48xlarge (reference)": "p5.48xlarge", "gb300_nvl72_reference": "gb300-nvl72"}


def check_tables(specs, aws, peers):
    index = Index(specs)
    found, noted, left, missing = 0, [], {}, []
    for table, section, identifier, path, node in table_numbers(aws, peers):
        tolerance = 5e-3 if node.get("source_kind") == "derived" else 1e-9
        if section == "prices":
            ok = price_found(index, table, path, node)
        else:
            ok = index.thing(ALIASES.get(identifier, identifier), base(node["value"], node["unit"]), tolerance)
        reason = next((why for pattern, why in LEFT_OUT if re.match(pattern, path)), None)
        if ok:
            found += 1
        elif section != "prices" and not reason and index.noted(ALIASES.get(identifier, identifier), node["value"]):
            noted.append(path)
        elif reason:
            left.setdefault(reason, []).append(path)
        else:
            missing.append(f"{path}: {node['value']} {node['unit']} not found in the catalogue")
    print(f"numbers of the tables: found {found}, in a note only {len(noted)}, left out on purpose {sum(map(len, left.values()))}, not found {len(missing)}")
    for path in noted:
        print(f"  in a note only: {path}")
    for reason, paths in left.items():
        print(f"  left out, {reason}: {len(paths)}")
        for path in sorted(set(paths)) if len(paths) <= 20 else []:
            print(f"    {path}")
    return missing


def main(arguments):
    if not 1 <= len(arguments) <= 2 or not Path(arguments[0], "catalog.json").is_file():
        print(__doc__, file=sys.stderr)
        return 2
    specs = read_specs(Path(arguments[0]))
    places = placements(specs)
    wrong = [f"{seed}: not placed anywhere" for seed in SEEDS if not places[seed]]
    wrong += [f"{seed}: no such statement" for seed in places if seed not in SEEDS]
    print(f"statements: {len(SEEDS)}, placed: {sum(bool(places[seed]) for seed in SEEDS)}, places: {sum(map(len, places.values()))}")
    facts_file = Path(arguments[1]) if len(arguments) == 2 else None
    if facts_file and facts_file.is_file():
        aws = json.loads(facts_file.read_text(encoding="utf-8"))
        peers_file = facts_file.with_name("peers.json")
        peers = json.loads(peers_file.read_text(encoding="utf-8")) if peers_file.is_file() else {}
        wrong += check_seed_values(places, aws) + check_computations(specs, aws) + check_tables(specs, aws, peers)
    else:
        print("skipped: shared facts not present")
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
