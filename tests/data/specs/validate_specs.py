#!/usr/bin/env python3
"""Validates the catalogue files against data/specs/schema.

    validate_specs.py SPECS_DIR            the whole catalogue: schemas, file list, ids, ranges
    validate_specs.py SPECS_DIR FILE...    only these files, schemas only; prints "accept" or "reject" for each

Each error is printed as "file: pointer: message". Exit status: 0 all valid, 1 otherwise, 2 wrong usage.
Needs python3-jsonschema (4.10 or later).
"""
import json
import sys
import warnings
from pathlib import Path

import jsonschema

warnings.filterwarnings("ignore", category=DeprecationWarning)  # RefResolver: the only way that jsonschema 4.10 supports


def pointer(parts):
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts) or "/"


def refuse(constant):
    raise ValueError(f"{constant} is no JSON number")


def finite(text):
    number = float(text)
    return number if abs(number) != float("inf") else refuse(text)


def without_duplicates(members):
    keys = [key for key, _ in members]
    if len(set(keys)) < len(keys):
        raise ValueError(f"a key is there twice: {max(keys, key=keys.count)}")
    return dict(members)


def load(path):
    """The document and its reading errors. As strict as the program: Python itself accepts NaN and duplicate keys."""
    try:
        text = path.read_text(encoding="utf-8-sig")
        return json.loads(text, parse_constant=refuse, parse_float=finite, object_pairs_hook=without_duplicates), []
    except (OSError, ValueError) as error:  # ValueError: bad UTF-8 and bad JSON too
        return None, [("/", str(error))]


class Schemas:
    """All schemas of a folder; a schema may refer to any other by its file name."""

    def __init__(self, folder):
        self.documents = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.schema.json"))}
        self.validators = {}

    def check(self):
        """Checks the schemas themselves, which takes longer than validating a small file."""
        for document in self.documents.values():
            jsonschema.Draft202012Validator.check_schema(document)

    def validator(self, name):
        if name not in self.validators:
            document = self.documents[name]
            resolver = jsonschema.RefResolver(base_uri=document["$id"], referrer=document, store=self.documents)
            self.validators[name] = jsonschema.Draft202012Validator(document, resolver=resolver)
        return self.validators[name]

    def errors(self, document):
        kind = document.get("kind") if isinstance(document, dict) else None
        name = f"{kind}.schema.json"
        if name not in self.documents or kind == "common":
            return [("/kind", f"unknown kind: {kind!r}")]
        found = self.validator(name).iter_errors(document)
        return [(pointer(e.absolute_path), e.message) for e in sorted(found, key=lambda e: list(map(str, e.absolute_path)))]


def walk(node, parts=()):
    """Every object of a document with its path."""
    if isinstance(node, dict):
        yield parts, node
        for key, value in node.items():
            yield from walk(value, parts + (key,))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from walk(value, parts + (index,))


PAYLOADS = {"sources": "sources", "chips": "chips", "instances": "instances", "systems": "systems", "claims": "claims", "rules": "rules",
            "contradictions": "contradictions", "models": "models", "workloads": "workloads"}


def collect_ids(documents, problems):
    ids = {name: set() for name in [*PAYLOADS, "prices", "facts"]}

    def add(kind, identifier, name, parts):
        if identifier in ids[kind]:
            problems.append((name, pointer(parts), f"id used twice: {identifier}"))
        ids[kind].add(identifier)

    for name, document in documents.items():
        kind = document["kind"]
        if kind in PAYLOADS:
            for index, entry in enumerate(document[PAYLOADS[kind]]):
                add(kind, entry["id"], name, (PAYLOADS[kind], index))
        elif kind == "prices":
            add("prices", document["book"]["id"], name, ("book",))
        for parts, node in walk(document):
            if "attribute" in node and "subject" in node:
                add("facts", node["id"], name, parts)
    return ids


def check_node(node, ids):
    """What a schema cannot express: order of ranges and ids that must exist."""
    value, low, high = node.get("value"), node.get("low"), node.get("high")
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        if low is not None and low > value or high is not None and high < value:
            yield f"value {value} outside its range {low} to {high}"
    for key, kind in (("sources", "sources"), ("contradictions", "contradictions"), ("fallbacks", "prices")):
        listed = node.get(key, [])
        for identifier in listed if isinstance(listed, list) else []:
            if isinstance(identifier, str) and identifier not in ids[kind]:
                yield f"{key}: unknown id {identifier}"
    for key, kind in (("chip", "chips"), ("derived_from", "chips"), ("instance", "instances"), ("system", "systems"), ("model", "models")):
        if isinstance(node.get(key), str) and node[key] not in ids[kind] and "device" not in node:
            yield f"{key}: unknown id {node[key]}"
    if "statement" in node:
        for identifier in node["about"]:
            if identifier not in ids["chips"] | ids["instances"] | ids["systems"]:
                yield f"about: unknown id {identifier}"


def check_catalogue(folder, schemas):
    problems, documents = [], {}
    for path in sorted(p for p in folder.rglob("*.json") if p.parent.name != "schema"):
        name = path.relative_to(folder).as_posix()
        document, errors = load(path)
        errors = errors or schemas.errors(document)
        problems += [(name, where, message) for where, message in errors]
        if not errors:
            documents[name] = document
    if problems:
        return problems
    index = documents.get("catalog.json", {})
    listed = index.get("files", []) + index.get("evidence", [])
    for name in sorted(set(listed) ^ (set(documents) - {"catalog.json"})):
        problems.append(("catalog.json", "/files", f"listed but absent, or present but not listed: {name}"))
    ids = collect_ids(documents, problems)
    for name, document in documents.items():
        problems += [(name, pointer(parts), message) for parts, node in walk(document) for message in check_node(node, ids)]
    return problems


def main(arguments):
    if not arguments or not Path(arguments[0], "schema").is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    schemas = Schemas(folder / "schema")
    if len(arguments) == 1:
        schemas.check()
        problems = check_catalogue(folder, schemas)
        for name, where, message in problems:
            print(f"{name}: {where}: {message}")
        print(f"{len(problems)} errors")
        return 1 if problems else 0
    rejected = False
    for name in arguments[1:]:
        document, errors = load(Path(name))
        errors = errors or schemas.errors(document)
        for where, message in errors:
            print(f"{name}: {where}: {message}")
        print(f"{'reject' if errors else 'accept'} {name}")
        rejected = rejected or bool(errors)
    return 1 if rejected else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
