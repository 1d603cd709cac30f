#!/usr/bin/env python3
"""Rewords texts everywhere at once: reword.py MAP.json, where MAP.json is an object {"old text": "new text"}.

It replaces the text in the C++ sources, also where it is written as several adjacent literals, and in the files of the
catalogue (data/specs), renames it in each
chipboard_LANGUAGE.ts (the translation stays: the meaning is the same) and brings the tests, the man page and the README
up to it: whole texts, texts with their placeholders filled, texts inside longer ones, and parts of at least 20
characters. What it had to guess and what it could not find is listed. Afterwards: ./dev format, ./dev translations --check.
"""

import difflib
import importlib.util
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("data", "widgets", "app")
PLACE = re.compile(r"%L?\d+|%n")
ONE_LITERAL = r'"(?:[^"\\\n]|\\.)*"'
# Comments are skipped, raw strings are of tests; the last group is a literal with those that follow it.
TOKENS = re.compile(r'//[^\n]*|/\*.*?\*/|R"([^(\s]*)\(.*?\)\1"|' + r'(?<![0-9a-fA-F])\'(?:[^\'\\\n]|\\.)+\'|(u?' +
                    ONE_LITERAL + r"(?:\s+u?" + ONE_LITERAL + ")*)", re.S)
ESCAPES = {"n": "\n", "t": "\t"}


def decoded(run):
    inside = "".join(part[1:-1] for part in re.findall(ONE_LITERAL, run))
    return re.sub(r"\\(u[0-9a-fA-F]{4}|.)",
                  lambda m: chr(int(m[1][1:], 16)) if len(m[1]) == 5 else ESCAPES.get(m[1], m[1]), inside, flags=re.S)


def encoded(text, suffixed):
    """As literals; clang-format does not break those with a suffix, so long ones are broken here."""
    pieces = re.findall(r".{1,80}(?:\s+|$)|\S+\s*", text, re.S) if suffixed and len(text) > 90 else [text]
    signs = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
    spell = lambda m: signs.get(m[0]) or f"\\u{ord(m[0]):04x}"  # blanks that look like others are written as numbers
    special = '["\\\\\\n\\t\u00a0\u2000-\u200f\u202a-\u202f]'
    return " ".join('"' + re.sub(special, spell, piece) + '"' for piece in pieces)


def faults(old, new):
    if sorted(PLACE.findall(old)) != sorted(PLACE.findall(new)):
        yield "other placeholders"
    if bool(re.search(r"&\w", old)) != bool(re.search(r"&\w", new)):
        yield "a mnemonic more or less"
    if sorted(re.findall(r"</?[a-z]+[^>]*>", old)) != sorted(re.findall(r"</?[a-z]+[^>]*>", new)):
        yield "other markup"
    if (old[:1].isspace(), old[-1:].isspace()) != (new[:1].isspace(), new[-1:].isspace()):
        yield "other spaces at its ends"


class Rewording:
    """One old text, and how it is found in a test."""

    def __init__(self, old, new):
        self.old, self.new = old, new
        self.is_word = re.fullmatch(r"[a-z0-9_.-]+", old) is not None  # might be an id or a key as well
        pieces = PLACE.split(old)
        self.places = PLACE.findall(old)
        self.longest = max(pieces, key=len)
        self.firm = sum(len(piece.strip()) for piece in pieces)
        self.filled = re.compile("".join(re.escape(p) + (r"(.{1,200}?)" if i < len(self.places) else "")
                                         for i, p in enumerate(pieces))) if self.places else None
        self.edge = (r"\b" if old[:1].isalnum() else "", r"\b" if old[-1:].isalnum() else "")

    def refilled(self, match, reworded):
        values = {place: reworded(value) for place, value in zip(self.places, match.groups())}
        return PLACE.sub(lambda m: values[m[0]], self.new)

    def part(self, text):
        """What stands in the new text where `text` stands in the old one."""
        begin = self.old.index(text)
        end = begin + len(text)
        before, after = (re.findall(r"\s+|\S+", t) for t in (self.old, self.new))
        starts = lambda words: [sum(map(len, words[:i])) for i in range(len(words) + 1)]
        old_at, new_at = starts(before), starts(after)
        low, high = None, 0
        for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            if old_at[i2] <= begin or old_at[i1] >= end:
                continue
            if tag == "equal":
                first = new_at[j1] + max(0, begin - old_at[i1])
                last = new_at[j1] + min(end, old_at[i2]) - old_at[i1]
            else:
                first, last = new_at[j1], new_at[j2]
            low, high = first if low is None else min(low, first), max(high, last)
        if PLACE.search(text):
            return self.new[low:high]
        found = max(PLACE.split(self.new[low:high]), key=len)
        return found if len(found.strip()) >= 12 else max(PLACE.split(self.new), key=len)


class Texts:
    def __init__(self, rewordings, others):
        self.others = others  # texts that keep their words, though one that is reworded may stand in them
        self.all = sorted(rewordings, key=lambda one: -len(one.old))
        self.exact = {one.old: one for one in rewordings}
        self.used, self.guessed = set(), []

    def inside(self, text, shortest):
        """`text` with every old text in it replaced, the longest first; each stretch is reworded once."""
        for one in self.all:
            if one.is_word or one.firm < shortest or one.longest not in text or one.filled and len(one.longest) < 11:
                continue
            if one.filled is None:
                pattern = re.compile(one.edge[0] + re.escape(one.old) + one.edge[1])
            elif one.firm >= 16:
                pattern = one.filled
            else:
                continue
            match = pattern.search(text)
            if match:
                self.used.add(one.old)
                again = lambda rest: self.inside(rest, shortest)
                new = one.refilled(match, again) if one.filled else one.new
                return again(text[:match.start()]) + new + again(text[match.end():])
        return text

    def in_test(self, text, before, where):
        if re.search(r"([nrR]ow|add)\(\s*$", before):
            return text  # the name of a row
        if text in self.others:
            return text
        if text in self.exact and not self.exact[text].is_word:
            self.used.add(text)
            return self.exact[text].new
        for one in self.all:
            if one.filled is not None and len(one.longest) >= 11 and one.longest in text:
                match = one.filled.fullmatch(text)
                if match:
                    self.used.add(one.old)
                    return one.refilled(match, lambda value: self.inside(value, 12))
        found = self.inside(text, 12)
        if found == text and len(text) >= 20:
            having = [one for one in self.all if text in one.old]
            if len(having) == 1:
                found = having[0].part(text)
                if found != text:
                    self.guessed.append(f"{where}: {text!r} -> {found!r}")
        return found


def in_cpp(file, replaced, lines=None):
    code = file.read_text(encoding="utf-8")

    def one(match):
        if match[2] is None:
            return lines(match[0]) if lines and match[0].startswith('R"') else match[0]
        old = decoded(match[2])
        new = replaced(old, code[:match.start()][-80:], file)
        if new is None or new == old:
            return match[0]
        return ("u" if match[2].startswith("u") else "") + encoded(new, code[match.end():match.end() + 2] == "_s")

    changed = TOKENS.sub(one, code)
    if changed != code:
        file.write_text(changed, encoding="utf-8")
    return changed != code


def in_catalogue(mapping, shared):
    """Those of the mapping that files of the catalogue have."""
    found = set()
    for file in sorted((ROOT / "data" / "specs").rglob("*.json")):
        if "schema" in file.parts:
            continue

        def one(match):
            old = json.loads(match[1])
            if match[2] or old not in mapping or old not in shared:  # a key, or no text of the catalogue
                return match[0]
            found.add(old)
            return json.dumps(mapping[old], ensure_ascii=False)

        code = file.read_text(encoding="utf-8")
        changed = re.sub(r'("(?:[^"\\\n]|\\.)*")(\s*:)?', one, code)
        if changed != code:
            file.write_text(changed, encoding="utf-8")
    return found


def update_module():
    spec = importlib.util.spec_from_file_location("update", Path(__file__).with_name("update.py"))
    update = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(update)
    return update


def in_translations(mapping, update):
    shared = update.texts_of_catalogue()  # of the catalogue as it is now
    for language in update.LANGUAGES:
        texts, known = {}, {}
        before = update.read(language)
        file = update.HERE / f"chipboard_{language}.ts"
        for message in update.ElementTree.parse(file).getroot().iter("message"):
            source, comment = update.text_of(message, "source"), update.text_of(message, "comment")
            new = mapping.get(source, source)
            for text in {source, new} if source in shared and not comment else {new}:
                name = update.key(text, comment)
                if name not in known or text == source:  # a text that was there already keeps its translation
                    texts[name] = (text, comment, message.get("numerus") == "yes")
                    known[name] = before[update.key(source, comment)]
        update.write(language, texts, known)


def main():
    mapping = {old: new for old, new in json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")).items() if old != new}
    wrong = [f"{fault}: {old!r} -> {new!r}" for old, new in mapping.items() for fault in faults(old, new)]
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    known = ElementTree.parse(Path(__file__).with_name("chipboard_de.ts")).getroot().iter("source")
    texts = Texts([Rewording(old, new) for old, new in mapping.items()], {each.text for each in known} - set(mapping))
    in_sources = set()
    each_line = lambda text: "".join(texts.inside(line, 12) for line in text.splitlines(keepends=True))

    def in_source(text, before, file):
        one = texts.exact.get(text)
        if one is None or one.is_word and not re.search(r'(\btr|translated)\(\s*$|_NOOP\("\w+",\s*$', before):
            return None
        in_sources.add(text)
        return one.new

    changed = [f for folder in SOURCES for f in sorted((ROOT / folder).rglob("*.[ch]*")) if f.suffix in (".cpp", ".h")
               and in_cpp(f, in_source)]
    for file in sorted((ROOT / "tests").rglob("*")):
        if file.suffix in (".cpp", ".h"):
            if in_cpp(file, lambda text, before, where: texts.in_test(text, before, where.name), each_line):
                changed.append(file)
        elif file.suffix in (".py", ".txt", ".sh") and "corpus" not in file.parts:
            code = file.read_text(encoding="utf-8")
            new = each_line(code)
            if new != code:
                file.write_text(new, encoding="utf-8")
    for file in (ROOT / "resources" / "man" / "chipboard.1", ROOT / "README.md"):
        code = file.read_text(encoding="utf-8")
        file.write_text("".join(texts.inside(line, 20) for line in code.splitlines(keepends=True)), encoding="utf-8")
    update = update_module()
    in_sources |= in_catalogue(mapping, update.texts_of_catalogue())
    in_translations({old: new for old, new in mapping.items() if old in in_sources}, update)
    if changed:
        subprocess.run(["clang-format", "-i", *map(str, changed)], cwd=ROOT, check=True)
    for line in texts.guessed:
        print("guessed:", line)
    for old in mapping:
        if old not in in_sources:
            print("not in the sources:", repr(old))
    print(f"{len(in_sources)} of {len(mapping)} texts reworded, {len(changed)} files of code changed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
