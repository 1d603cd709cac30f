"""Commands by which other programs make the same four charts and numbers, as whole processes, each with its
requirements. Peers that are not installed are skipped, and the table says so."""

import json
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
PYTHON = "/usr/bin/python3"

WORKBOOK = """
import json, sys, xlsxwriter
table = json.load(open(sys.argv[1], encoding="utf-8"))
with xlsxwriter.Workbook(sys.argv[2]) as book:
    for metric in table["board"]["charts"]:
        rows = [row for row in table["rows"] if row["metric"] == metric]
        sheet = book.add_worksheet(metric[:31])
        for place, row in enumerate(rows):
            sheet.write(place, 0, row["name"])
            if row["value"] is not None:
                sheet.write(place, 1, row["value"])
        chart = book.add_chart({"type": "bar"})
        chart.add_series({"categories": [metric[:31], 0, 0, len(rows) - 1, 0],
                          "values": [metric[:31], 0, 1, len(rows) - 1, 1], "data_labels": {"value": True}})
        chart.set_title({"name": rows[0]["metric"]})
        sheet.insert_chart("D2", chart)
"""


def has_module(name):
    return subprocess.run([PYTHON, "-c", f"import {name}"], check=False, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


def gnuplot_script(table, written):
    """Four panels of bars; unpublished values are omitted."""
    lines = ["set terminal pdfcairo size 13.333in,7.5in", f"set output '{written}'", "set multiplot layout 2,2",
             "set style fill solid", "set boxwidth 0.6", "unset key", "set xtics rotate by -35", "set yrange [0:*]"]
    for number, metric in enumerate(table["board"]["charts"]):
        rows = [row for row in table["rows"] if row["metric"] == metric]
        lines.append(f"$data{number} << EOD")
        lines += [f'"{row["name"]}" {row["value"]}' for row in rows if row["value"] is not None]
        lines += ["EOD", f"set title '{metric}'",
                  f"plot $data{number} using 0:2:xtic(1) with boxes, '' using 0:2:2 with labels offset 0,1"]
    return "\n".join([*lines, "unset multiplot", ""])


class Peers:
    def __init__(self, home, build, table):
        self.home = Path(home)
        self.build = build
        self.table = table

    def matplotlib(self, ending):
        return [PYTHON, str(HERE / "matplotlib_dashboard.py"), str(self.table), str(self.home / f"matplotlib.{ending}")]

    def qt_charts(self):
        return [str(self.build / "qtcharts_pdf"), str(self.table), str(self.home / "qtcharts.pdf")]

    def gnuplot(self):
        if shutil.which("gnuplot") is None:
            return None
        script = self.home / "four.gnuplot"
        table = json.loads(self.table.read_text(encoding="utf-8"))
        script.write_text(gnuplot_script(table, self.home / "gnuplot.pdf"), encoding="utf-8")
        return ["gnuplot", str(script)]

    def libreoffice(self, workbook):
        """Converts a workbook with the same charts to PDF."""
        if shutil.which("soffice") is None:
            return None
        return ["soffice", f"-env:UserInstallation=file://{self.home}/office", "--headless", "--convert-to", "pdf",
                "--outdir", str(self.home), str(workbook)]

    def xlsxwriter(self):
        if not has_module("xlsxwriter"):
            return None
        script = self.home / "workbook.py"
        script.write_text(WORKBOOK, encoding="utf-8")
        return [PYTHON, str(script), str(self.table), str(self.home / "peer.xlsx")]

    def sqlite(self, rows):
        """Imports the same file into a new database with the sqlite3 shell."""
        if shutil.which("sqlite3") is None:
            return None
        base = self.home / "peer.db"
        return ["sh", "-c", f"rm -f '{base}'; sqlite3 '{base}' -cmd '.mode csv' \".import '{rows}' price\""]

    def numpy(self):
        return [PYTHON, str(HERE / "numpy_montecarlo.py")] if has_module("numpy") else None
