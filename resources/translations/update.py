#!/usr/bin/env python3
"""Brings the translations up to the sources: `./dev translations` adds texts that are new and takes out those that are gone.

Each chipboard_LANGUAGE.ts has one context, "Chipboard", sorted by the text: lupdate cannot tell what context the free
functions of the sources translate in, and a text means the same wherever it stands (else it has a comment).
--check writes nothing, and fails when a text is missing, unfinished, or differs from its source in what must not differ.
--fill FILE takes translations from a JSON object {"source": "text" or [plural forms]}; "source\\u0004comment" where a
text has a comment.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
LANGUAGES = {"de": 2, "es": 2, "fr": 2, "pt_BR": 2}  # with their plural forms, as Qt counts them
CONTEXT_MARK = "\u0004"
# Between a number, or its place, and the percent sign: as spaceBeforePercent() of the program has it.
PERCENT_SPACE = {"en": "", "de": "\u00a0", "es": "\u00a0", "fr": "\u00a0", "pt_BR": ""}
PERCENT = re.compile(r"(\d|%L?\d|%n)([ \u00a0\u202f]?)%(?![\dLn])")
# Texts of the catalogue that people read, by the folder of the file; data/catalog/spoken.cpp puts them in.
# Of the members of a list only, as other members of the file have such keys, too: file, list, key: what is a text.
LISTED_KEYS = {
    ("sources.json", "sources"): {"title": r"^Guide article on AWS"},
    ("claims/claims.json", "claims"): {"versus": r"^(?![a-z0-9._-]+$)", "unit": r"[a-z]{4}"},
    ("claims/facts.json", "facts"): {"unit": r"[a-z]{4}"},
    ("claims/software.json", "software"): {"unit": r"[a-z]{4}"},
    ("claims/contradictions.json", "contradictions"): {"kind": r"[a-z]{3}", "a": r"\d[.,]\d", "b": r"\d[.,]\d",
                                                       "computation": r"\d[.,]\d"},
    ("systems/systems.json", "facts"): {"attribute": r"[a-z]{3}", "value": r"[a-z]{3}", "unit": r"[a-z]{4}"},
    ("calibration.json", "families"): {"label": r"\b[a-z]{3}"},
}
CATALOGUE_KEYS = {
    "chips": {"note", "reason", "range"},
    "instances": {"note", "reason", "range"},
    "systems": {"note", "reason", "range"},
    "prices": {"name", "description", "note", "reason", "range"},
    "workloads": {"name", "group", "note"},
    "claims": {"statement", "note", "verdict_note", "official", "topic", "a", "b", "computation", "verdict", "text",
               "attribute", "value"},
}


def key(source, comment):
    return source + CONTEXT_MARK + comment if comment else source


def text_of(element, name):
    found = element.find(name)
    return (found.text or "") if found is not None else ""


def texts_of_sources(lupdate):
    """{key: (source, comment, has plural forms)} of everything that the sources translate."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "all.ts"
        subprocess.run([lupdate, "data", "widgets", "app", "-locations", "none",
                        "-tr-function-alias", "tr+=translated", "-ts", str(file)], cwd=ROOT, check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = {}
        for message in ElementTree.parse(file).getroot().iter("message"):
            source, comment = text_of(message, "source"), text_of(message, "comment")
            counted = message.get("numerus") == "yes" or found.get(key(source, comment), ("", "", False))[2]
            found[key(source, comment)] = (source, comment, counted)
        return found


def words_in(node, wanted, name=None):
    """Texts with words in them ("No FP8." has one) that stand under one of the keys."""
    if isinstance(node, dict):
        for each, child in node.items():
            yield from words_in(child, wanted, each)
    elif isinstance(node, list):
        for child in node:
            yield from words_in(child, wanted, name)
    elif isinstance(node, str) and name in wanted and re.search(r"[A-Za-z]{3}|\bNo\b", node):
        yield node


def members_of(node, wanted):
    """What stands in the lists of that name, wherever they are."""
    if isinstance(node, dict):
        for each, child in node.items():
            if each == wanted and isinstance(child, list):
                yield from (member for member in child if isinstance(member, dict))
            else:
                yield from members_of(child, wanted)
    elif isinstance(node, list):
        for child in node:
            yield from members_of(child, wanted)


def texts_of_lists():
    for (file, wanted), keys in LISTED_KEYS.items():
        for member in members_of(json.loads((ROOT / "data" / "specs" / file).read_text(encoding="utf-8")), wanted):
            for name, pattern in keys.items():
                text = member.get(name)
                if isinstance(text, str) and re.search(pattern, text):
                    yield text


def texts_of_catalogue():
    found = {text: (text, "", False) for text in texts_of_lists()}
    for folder, wanted in CATALOGUE_KEYS.items():
        for file in sorted((ROOT / "data" / "specs" / folder).glob("*.json")):
            if file.name == "sources.json":
                continue
            for text in words_in(json.loads(file.read_text(encoding="utf-8")), wanted):
                found[text] = (text, "", False)
    return found


def read(language):
    """{key: [forms]}; an unfinished text has no forms."""
    file = HERE / f"chipboard_{language}.ts"
    known = {}
    if not file.exists():
        return known
    for message in ElementTree.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]
        finished = translation.get("type") is None and all(forms)
        known[key(text_of(message, "source"), text_of(message, "comment"))] = forms if finished else []
    return known


def with_percent_style(text, language):
    return PERCENT.sub(lambda found: found[1] + PERCENT_SPACE[language] + "%", text)


def write(language, texts, known):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>",
             f'<TS version="2.1" language={quoteattr(language)} sourcelanguage="en">', "<context>",
             "    <name>Chipboard</name>"]
    for name in sorted(texts):
        source, comment, counted = texts[name]
        forms = [with_percent_style(form, language) for form in known.get(name, [])]
        lines.append('    <message numerus="yes">' if counted else "    <message>")
        lines.append(f"        <source>{escape(source)}</source>")
        if comment:
            lines.append(f"        <comment>{escape(comment)}</comment>")
        state = "" if forms else ' type="unfinished"'
        if counted:
            inside = "".join(f"<numerusform>{escape(form)}</numerusform>" for form in forms or [""] * LANGUAGES[language])
        else:
            inside = escape(forms[0]) if forms else ""
        lines.append(f"        <translation{state}>{inside}</translation>")
        lines.append("    </message>")
    lines += ["</context>", "</TS>", ""]
    (HERE / f"chipboard_{language}.ts").write_text("\n".join(lines), encoding="utf-8")


def faults(source, counted, forms, language):
    if not forms:
        return ["not translated"]
    found = []
    if counted and len(forms) != LANGUAGES[language]:
        found.append(f"{len(forms)} plural forms instead of {LANGUAGES[language]}")
    for form in forms:
        places, theirs = (set(re.findall(r"%L?\d+|%n", text)) for text in (source, form))
        if theirs - places or (places - theirs) - ({"%n"} if counted else set()):
            found.append("other places for values (%1)")
        if sorted(re.findall(r"</?[a-z]+[^>]*>", source)) != sorted(re.findall(r"</?[a-z]+[^>]*>", form)):
            found.append("other markup")
        if bool(re.search(r"&\w", source)) != bool(re.search(r"&\w", form)):
            found.append("a mnemonic (&) more or less")
        is_word = len(source) == 1 and form.startswith("\u00a0")  # behind a number: "150k", "150 Tsd."
        if not is_word and [source[:1].isspace(), source[-1:].isspace()] != [form[:1].isspace(), form[-1:].isspace()]:
            found.append("other spaces at its ends")
        if with_percent_style(form, language) != form:
            found.append("a percent sign in another style")
    return found


def check(texts):
    failed = 0
    for language in LANGUAGES:
        known = read(language)
        for name in sorted(texts):
            source, _, counted = texts[name]
            if language == next(iter(LANGUAGES)) and with_percent_style(source, "en") != source:
                failed += 1
                print(f"en: a percent sign in another style: {source}")
            found = faults(source, counted, known.get(name, []), language)
            if found:
                failed += 1
                print(f"{language}: {'; '.join(found)}: {source}")
        for name in sorted(set(known) - set(texts)):
            failed += 1
            print(f"{language}: no longer in the sources: {name.split(CONTEXT_MARK)[0]}")
    print(f"{len(texts)} texts in {len(LANGUAGES)} languages, {failed} to fix (./dev translations, then translate).")
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lupdate", default="/usr/lib/qt6/bin/lupdate", help="Qt's program that finds texts")
    parser.add_argument("--check", action="store_true", help="only list what is missing")
    parser.add_argument("--fill", nargs=2, metavar=("LANGUAGE", "FILE"), action="append", default=[],
                        help="take translations from a JSON file")
    arguments = parser.parse_args()
    if not Path(arguments.lupdate).exists():
        print(f"{arguments.lupdate} is missing: install qt6-l10n-tools.", file=sys.stderr)
        return 77
    texts = texts_of_catalogue() | texts_of_sources(arguments.lupdate)
    if arguments.check:
        return 1 if check(texts) else 0
    for language in LANGUAGES:
        known = read(language)
        for _, file in (pair for pair in arguments.fill if pair[0] == language):
            for name, text in json.loads(Path(file).read_text(encoding="utf-8")).items():
                known[name] = text if isinstance(text, list) else [text]
        write(language, texts, known)
    missing = {}
    for language in LANGUAGES:
        known = read(language)
        missing[language] = sum(not known.get(name) for name in texts)
    print(f"{len(texts)} texts; to be translated: {missing}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
