"""The dashboard's four charts by matplotlib: matplotlib_dashboard.py TABLE.json FILE, with the output of `chipboard
table --format json` as table; the file extension selects the format: .pdf, .svg, or .png of 3840 pixels. The reference
for `chipboard export`."""

import json
import sys

import matplotlib

matplotlib.use({"pdf": "pdf", "svg": "svg"}.get(sys.argv[2].rsplit(".", 1)[-1], "agg"))
import matplotlib.pyplot as plt  # noqa: E402  (after the choice of backend)

COLOURS = {"trainium": "#b85c00", "inferentia": "#4a2c00"}


def colour_of(chip):
    return next((colour for start, colour in COLOURS.items() if chip.startswith(start)), "#1f6fa8")


def draw(axes, rows):
    names = [row["name"] for row in rows]
    values = [row["value"] or 0 for row in rows]
    errors = [[(row["value"] or 0) - (row["low"] or 0) for row in rows],
              [(row["high"] or 0) - (row["value"] or 0) for row in rows]]
    bars = axes.barh(names, values, xerr=errors, color=[colour_of(row["id"]) for row in rows])
    axes.bar_label(bars, [f"{row['value']:g}" if row["value"] is not None else "n/p" for row in rows], padding=4)
    axes.invert_yaxis()
    axes.set_title(f"{rows[0]['metric']}, {rows[0]['unit']}", loc="left")


def main(table_file, written):
    with open(table_file, encoding="utf-8") as file:
        table = json.load(file)
    figure, grid = plt.subplots(2, 2, figsize=(13.333, 7.5), layout="tight")
    for axes, metric in zip(grid.flat, table["board"]["charts"]):
        draw(axes, [row for row in table["rows"] if row["metric"] == metric])
    figure.savefig(written, dpi=288)


if __name__ == "__main__":
    main(*sys.argv[1:])
