#!/usr/bin/env python3
"""Writes the shipped evidence of 2026 from the collected measurements.

    python3 resources/evidence/convert.py FOLDER

FOLDER holds serving.json and training.json. The results are data/specs/evidence/serving-2026.json and training-2026.json,
one row a line and without defaults, and their sources in data/specs/evidence/sources-2026.json. The same input gives the
same bytes. Facts are taken over, sentences are not: notes are chosen from NOTES.
"""
import json
import re
import sys
from pathlib import Path

SPECS = Path(__file__).resolve().parents[2] / "data" / "specs"
LONGEST_NOTE = 120

# What a collector's note says -> our words. The first that fit come first; a note takes as many as there is room for.
NOTES = [
    ("stored page excerpt", "Read in a copy, not in the first source."),
    ("not official InferenceX", "Experimental folder, not an official result."),
    ("private repository", "From one user's repository."),
    ("contributed port", "Contributed port."),
    ("speed falls from run to run", "Speed falls from run to run; not representative."),
    ("lower bound", "Lower bound."),
    ("precision assumed from the chip", "Precision assumed."),
    ("smallest power of two", "Replicas assumed: the fewest chips that hold the weights."),
    ("parallelism taken as", "Parallelism assumed."),
    ("chip taken as", "Chip assumed."),
    ("concurrency taken as|client default|concurrency not told", "Concurrency assumed."),
    ("lengths assumed", "Lengths assumed."),
    ("KV precision not stated|KV FP8 assumed|FP8 KV assumed", "Cache precision assumed."),
    ("output length .* not found", "Answer length not stated."),
    ("multi-turn replay", "Multi-turn replay: most of each prompt is cached."),
    ("prompts are random so no hits", "Prefix cache on, but prompts are random."),
    ("routed experts are FP4", "Routed experts are FP4, other weights FP8."),
    ("FP8 weights only", "FP8 weights, BF16 arithmetic."),
    ("MXFP4 weights", "MXFP4 weights."),
    ("weights in BF16", "BF16 weights."),
    ("parameters computed from dims", "Parameters computed from the dimensions."),
    ("per decode GPU", "Converted from a rate per decode chip."),
    ("published per GPU, converted", "Converted from a rate per chip."),
    ("computed from the total by", "Output rate computed from the total rate."),
    ("published linear fit", "From a published linear fit."),
    ("latency by input length", "Latency by prompt length, taken as time to first token."),
    ("tokens/s/user at batch|tokens/s/user at batch 1", "TPOT from the speed of one request."),
    ("values are seconds", "Seconds under titles that say ms."),
    ("mean TPOT, median TTFT", "Mean TPOT, median TTFT."),
    ("MEDIAN ttft/tpot|P50|median ITL and TTFT", "Medians."),
    ("prefill skipped", "No prefill: decode at a context of 32k."),
    ("prefill included|incl\\. prefill", "The rate includes prefill."),
    ("index cache re-used", "Sparse index reused over 4 layers."),
    ("INT4 quick all-reduce", "INT4 all-reduce."),
    ("two-batch overlap", "Two-batch overlap."),
    ("attention DP2", "Attention in two data-parallel groups."),
    ("Triton MoE path", "Triton kernels of experts."),
    ("MoE prefill kernel", "Slow prefill of experts."),
    ("padded to the|2048 bucket", "Prompts padded to a bucket."),
    ("is queueing", "Time to first token is mostly queueing."),
    ("one wave", "One wave of requests, ramp-down included."),
    ("unexpectedly slow", "Slower than its authors expected."),
    ("slower than without", "Slower than without speculation."),
    ("optimisation history", "Step of a tuning history."),
    ("DEP where MoE", "Experts spread and attention data-parallel where there are experts."),
    ("long tail", "Answer lengths have a long tail."),
    ("before relaxed acceptance", "Before relaxed acceptance."),
    ("input mean from total", "Prompt length from the total rates."),
    ("force-balanced", "Tokens force-balanced among experts."),
    ("packed sequences", "Packed sequences."),
    ("two cores", "A chip has two cores."),
]
SUBMISSION = re.compile(r"closed datacenter (\S+) .*\(v?(\d\.\d-\d{4})\)")
BEST_OF = re.compile(r"(best|median) of (\d+) submissions")
ACCEPTANCE = re.compile(r"(?:accept length|mean) (\d+(?:\.\d+)?)")
PART = re.compile(r"([A-Z]+)(\d+)")
DATE = re.compile(r"(\d{4})-?(\d{2})(?:-?(\d{2}))?")
FIGURES = [
    ("tokens_per_s_per_chip", "tokens_per_chip", "tokens/s"),
    ("output_tokens_per_s", "tokens_per_second", "tokens/s"),
    ("tpot_ms", "tpot", "ms"),
    ("ttft_ms", "ttft", "ms"),
    ("avg_power_w", "power", "W"),
]
OFFICIAL = {"ROCm ATOM recipes", "AWS Neuron", "Intel Gaudi", "Google TPU recipes", "Megatron-Bridge", "TensorRT-LLM blogs",
            "TensorRT-LLM 1.0 overview", "TensorRT-LLM 1.2 overview"}
UNCHECKED = {"Multi-turn replay", "Nebius InferenceX rerun"}


def id_of(text):
    """As the program takes ids: letters, digits and . _ -"""
    return re.sub(r"[^A-Za-z0-9._-]+", "-", text).strip("-._")


def number(value):
    return int(value) if float(value).is_integer() else value


class Sources:
    """One entry for each address that the catalogue does not have yet, in the order of their ids."""

    def __init__(self):
        self.by_address = {}
        self.rows = {}
        for name in ("sources.json", "workloads/sources.json"):
            for known in json.loads((SPECS / name).read_text(encoding="utf-8"))["sources"]:
                self.by_address[known["url"]] = known["id"]

    @staticmethod
    def stem(row):
        """The group and the end of the address."""
        parts = [part for part in re.split(r"[/#]", row["source_url"]) if part and not re.fullmatch(r"[0-9a-f]{7,40}", part)]
        ends = [re.sub(r"\.(md|json|txt|html|csv|yaml)$", "", part) for part in parts[-3:]]
        ends = [part for part in ends if part not in ("README", "results", "docs", "blob", "main", "result_0")]
        return id_of("-".join([row["source_group"]] + ends[-2:])).lower()[:72].rstrip("-._")

    @staticmethod
    def title(row):
        """Without what differs between the rows of one page: the release, or the submission to MLPerf."""
        title = re.sub(r"^InferenceX published results captured as test data in ", "results in ", row["source_title"])
        title = re.sub(r"^SemiAnalysisAI/InferenceX ", "", title)
        title = re.sub(r" \(26\.[\d.]+\)$| closed datacenter .*\(v6\.0-\d+\)|(?<=Gaudi2) low latency", "", title)
        return f"InferenceX (SemiAnalysis): {title}" if row["source_group"].startswith("InferenceX") else title

    def id_for(self, row):
        address = row["source_url"]
        if address not in self.by_address:
            stem = self.stem(row)
            twins = sum(1 for known in self.rows if re.fullmatch(re.escape(stem) + r"(-\d+)?", known))
            found = stem if not twins else f"{stem}-{twins + 1}"
            assert found not in self.rows, found
            group = row["source_group"]
            kind = "official" if group in OFFICIAL else "third-party-unchecked" if group in UNCHECKED else "third-party"
            self.rows[found] = {"id": found, "title": self.title(row), "url": address, "as_of": row["as_of"], "kind": kind}
            self.by_address[address] = found
        return self.by_address[address]


def note_of(row):
    text = "; ".join([row.get("verified") or "", row.get("note") or ""])
    parts = [ours for theirs, ours in NOTES if re.search(theirs, text, re.IGNORECASE)]
    if "Converted from a rate per decode chip." in parts and "Converted from a rate per chip." in parts:
        parts.remove("Converted from a rate per chip.")
    if submission := SUBMISSION.search(row["source_title"]):
        parts.insert(0, f"Result {submission.group(2)} of {submission.group(1).replace('_', ' ')}.")
    if best := BEST_OF.search(text):
        if best.group(2) != "1":
            parts.insert(1, f"{best.group(1).capitalize()} of {best.group(2)} submissions.")
    note = ""
    for part in parts:
        longer = f"{note} {part}".strip()
        if len(longer) <= LONGEST_NOTE:
            note = longer
    return note


def traffic_of(row):
    """Without what the row has as figures."""
    return re.sub(r" \((?:mean 0\.9|actual means)[^)]*\)", "", row.get("traffic") or "")


def measured_on(row):
    """The date as a date, else as it is written."""
    text = row.get("measured_on") or ""
    if date := DATE.fullmatch(text):
        return "-".join(part for part in date.groups() if part), True
    return text, False


def spread_of(row):
    """How the model lies on the chips; what a training source writes as "TP1 PP4 CP1 EP64" has the same keys."""
    parts = dict(PART.findall(row.get("parallelism") or ""))
    spread = {
        "shards": row.get("tp_shards") or row.get("tp") or int(parts.get("TP", 0)),
        "shards_assumed": row.get("tp_assumed"),
        "expert_parts": row.get("ep") or int(parts.get("EP", 0)),
        "pipeline_parts": row.get("pp") or int(parts.get("PP", 0)),
        "replicas": row.get("dp"),
        "attention_copied": row.get("dp_attention"),
        "disaggregated": row.get("disaggregated"),
        "prefill_chips": (row.get("prefill") or {}).get("gpus"),
        "decode_chips": (row.get("decode") or {}).get("gpus"),
        "prefix_cached": row.get("prefix_caching"),
    }
    speculation = row.get("spec_decoding") or "none"
    if speculation != "none":
        spread["speculation"] = speculation
        if accepted := ACCEPTANCE.search(speculation):
            spread["acceptance"] = float(accepted.group(1))
    plain = speculation == "none" and not row.get("disaggregated") and not row.get("prefix_caching")
    assert row.get("plain", plain) == plain, row["id"]
    return spread


def row_of(row, models, sources):
    model = models.get((row.get("arch") or "").lower())
    date, is_date = measured_on(row)
    shipped = {"id": id_of(row["id"]), "kind": row["kind"], "task": row.get("task"), "model": row["model"],
               "architecture": model and model["id"]}
    for theirs, ours in (("params_total", "parameters"), ("params_active", "active_parameters"), ("layers", "layers"),
                         ("hidden", "hidden")):
        value = row.get(theirs)
        if value and (model is None or model.get(ours) != value):
            shipped[ours] = number(value)
    shipped |= {"sequence": row.get("seq_len"), "tokens": row.get("tokens"), "global_batch": row.get("global_batch")}
    shipped |= spread_of(row)
    shipped |= {"area": row["area"], "group": row["source_group"], "traffic": traffic_of(row), "measured_on": date,
                "measurement": id_of(row.get("measurement") or ""), "twin": id_of(row.get("shipped_twin") or ""),
                "weight_bytes": row.get("weight_bytes_per_param"), "kv_bytes": row.get("kv_bytes_per_element"),
                "batch": row.get("batch"), "input": row.get("input_len"), "output": row.get("output_len"),
                "stack": re.sub(r" \(\)$| None$", "", row.get("stack") or ""), "machine": row.get("instance"),
                "device": row["chip"], "count": row["chip_count"], "precision": row["precision"]}
    source = sources.id_for(row)
    for theirs, ours, unit in FIGURES:
        if row.get(theirs) is not None:
            shipped[ours] = {"value": number(row[theirs]), "unit": unit, "status": "published",
                             "as_of": date if is_date else "undated", "sources": [source]}
    shipped["note"] = note_of(row)
    return {key: value for key, value in shipped.items() if value not in (None, "", 0, False)}


def unique_ids(rows):
    """Rows of one id are numbered in their order."""
    seen = {}
    for row in rows:
        seen[row["id"]] = count = seen.get(row["id"], 0) + 1
        if count > 1:
            row["id"] += f"-{count}"
    assert len({row["id"] for row in rows}) == len(rows)
    return rows


def write(name, kind, key, rows):
    head = {"$schema": f"../schema/{kind}.schema.json", "kind": kind, "version": 1}
    lines = [f'  "{name}": {json.dumps(value)},' for name, value in head.items()]
    body = ",\n".join("    " + json.dumps(row, ensure_ascii=False) for row in rows)
    text = "{\n" + "\n".join(lines) + f'\n  "{key}": [\n{body}\n  ]\n}}\n'
    (SPECS / "evidence" / name).write_text(text, encoding="utf-8")
    print(f"{name}: {len(rows)} rows, {len(text.encode())} bytes")


def main():
    folder = Path(sys.argv[1])
    catalogue = json.loads((SPECS / "workloads" / "models.json").read_text(encoding="utf-8"))["models"]
    models = {model["name"].lower(): model for model in catalogue}
    sources = Sources()
    for name, key in (("serving", "inference_runs"), ("training", "training_runs")):
        rows = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))[key]
        write(f"{name}-2026.json", "evidence", "runs", unique_ids([row_of(row, models, sources) for row in rows]))
    write("sources-2026.json", "sources", "sources", [sources.rows[key] for key in sorted(sources.rows)])


if __name__ == "__main__":
    sys.exit(__doc__ if len(sys.argv) != 2 else main())
