// Purpose: one spec file of each kind that uses every key of the format, for tests that walk all keys.
#pragma once

#include <QByteArray>

namespace chipboard::testing {

struct FullSpec
{
    const char *kind;
    const char *text;
};

inline constexpr FullSpec fullSpecs[] = {
    {"catalog", R"({"$schema": "schema/catalog.schema.json", "kind": "catalog", "version": 1,
  "revision": "2026-11-20", "files": ["catalog.json"]})"},
    {"sources", R"({"$schema": "schema/sources.schema.json", "kind": "sources", "version": 1, "sources": [
  {"id": "s1", "title": "A page", "url": "https://example.org/page", "as_of": "2026-01-31", "kind": "official"},
  {"id": "guide", "title": "A guide", "url": "", "as_of": "undated", "kind": "guide"}]})"},
    {"chips", R"({"$schema": "../schema/chips.schema.json", "kind": "chips", "version": 1, "chips": [
  {"id": "c1", "name": "C1", "full_name": "The C1", "vendor": "Maker", "family": "Family", "generation": 3,
   "architecture": "Core-v3", "status": "announced", "note": "A chip.",
   "announced": {"value": "2024-12-03", "as_of": "2024", "sources": ["s1"], "note": "At a show."},
   "available": {"value": null, "reason": "Not told.", "as_of": "2024-12", "sources": ["s1"], "note": "?"},
   "process_node": {"value": "5 nm", "as_of": "2024", "sources": ["s1"]},
   "memory_type": {"value": "HBM3", "as_of": "2024", "sources": ["s1"]},
   "serving_software": {"value": "maintenance", "as_of": "2025", "sources": ["s1"], "note": "No new models."},
   "dense": {
     "fp64": {"value": 1, "unit": "TFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]},
     "fp32": {"value": 2, "unit": "TFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]},
     "tf32": {"value": 3, "unit": "TFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]},
     "bf16": {"value": 667, "unit": "TFLOPS", "low": 640, "high": 680, "range": "of two pages", "status": "announced",
       "as_of": "2026-08-21", "sources": ["s1", "guide"], "note": "Per chip.", "seeds": ["S016"], "rivals": [
         {"value": 650, "unit": "TFLOPS", "low": 640, "high": 660, "range": "of a table", "status": "derived",
          "as_of": "2025-12", "sources": ["guide"], "formula": "2 x 325 TFLOPS", "note": "Press.", "seeds": ["S017"]}]},
     "fp16": {"value": 5, "unit": "PFLOPS", "status": "derived", "as_of": "2024", "sources": ["s1"],
       "formula": "1 + 4 PFLOPS"},
     "fp8": {"value": null, "unit": "TFLOPS", "status": "missing", "why": "unsupported", "reason": "No FP8.",
       "as_of": "2024", "sources": ["s1"], "note": "None.", "seeds": ["S018"]},
     "mxfp8": {"value": 6, "unit": "TFLOPS", "status": "estimated", "as_of": "2024", "sources": ["s1"]},
     "fp6": {"value": 7, "unit": "TFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]},
     "fp4": {"value": 8, "unit": "TFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]},
     "mxfp4": {"value": 9, "unit": "TFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]},
     "int8": {"value": 10, "unit": "TOPS", "status": "published", "as_of": "2024", "sources": ["s1"]}},
   "sparse": {"int8": {"value": 20, "unit": "TOPS", "status": "published", "as_of": "2024", "sources": ["s1"]}},
   "memory": {"value": 96, "unit": "GiB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "memory_bandwidth": {"value": 2.9, "unit": "TB/s", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "sram": {"value": 224, "unit": "MiB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "scale_up": {"value": 1.28, "unit": "TB/s", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "network": {"value": 200, "unit": "Gbps", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "power": {"value": 500, "unit": "W", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "cores": {"value": 8, "unit": "cores", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "derived_from": "c0", "seeds": ["S001", "S002"]}]})"},
    {"instances", R"({"$schema": "../schema/instances.schema.json", "kind": "instances", "version": 1, "instances": [
  {"id": "i1.48xlarge", "name": "I1", "provider": "AWS", "chip": "c1", "status": "shipping", "note": "An instance.",
   "chips": {"value": 16, "unit": "chips", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "vcpu": {"value": 192, "unit": "vCPU", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "host_memory": {"value": 2, "unit": "TiB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "memory": {"value": 1.5, "unit": "TB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "memory_per_chip": {"value": 98304, "unit": "MiB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "memory_bandwidth": {"value": 46.4, "unit": "TB/s", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "network": {"value": 3.2, "unit": "Tbps", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "scale_up": {"value": 1024, "unit": "GB/s", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "compute": {"bf16": {"value": 10.7, "unit": "PFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]}},
   "compute_sparse": {"bf16": {"value": 41, "unit": "PFLOPS", "status": "published", "as_of": "2024",
     "sources": ["s1"]}},
   "local_storage": {"value": "4 x 1.92 TB NVMe", "as_of": "2024", "sources": ["s1"]},
   "regions": {"value": "us-east-2", "as_of": "2024", "sources": ["s1"]}, "seeds": ["S020"]}]})"},
    {"systems", R"({"$schema": "../schema/systems.schema.json", "kind": "systems", "version": 1, "systems": [
  {"id": "u1", "name": "U1", "vendor": "Maker", "chip": "c1", "status": "shipping", "note": "A system.",
   "chips": {"value": 64, "unit": "chips", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "vcpu": {"value": 768, "unit": "vCPU", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "host_memory": {"value": 8, "unit": "TiB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "memory": {"value": 6, "unit": "TiB", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "memory_bandwidth": {"value": 185.6, "unit": "TB/s", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "network": {"value": 12.8, "unit": "Tbps", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "scale_up": {"value": 1280, "unit": "GB/s", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "racks": 2,
   "power": {"value": 120, "unit": "kW", "status": "published", "as_of": "2024", "sources": ["s1"]},
   "compute": {"fp8": {"value": 83.2, "unit": "PFLOPS", "status": "published", "as_of": "2024", "sources": ["s1"]}},
   "compute_sparse": {"fp8": {"value": 332, "unit": "PFLOPS", "status": "published", "as_of": "2024",
     "sources": ["s1"]}},
   "facts": [{"id": "u1-price", "subject": "U1", "attribute": "cost", "value": 143.04, "unit": "USD/h",
     "as_of": "2026", "sources": ["s1"], "note": "?", "contradictions": ["C01"], "seeds": ["S021"]}],
   "seeds": ["S022"]}]})"},
    {"prices", R"({"$schema": "../schema/prices.schema.json", "kind": "prices", "version": 1, "book": {
  "id": "b1", "name": "Book, 2026", "kind": "capacity-block", "as_of": "2026-07-20", "currency": "USD",
  "description": "Prices.", "providers": ["AWS", "GCP"], "regions": ["us-east-1"], "fallbacks": ["b0"], "prices": [
    {"instance": "i1.48xlarge", "provider": "AWS", "region": "us-east-1", "term": "1y", "seeds": ["S080"],
     "usd_per_hour": {"value": 35.7608, "unit": "USD/h", "status": "published", "as_of": "2026", "sources": ["s1"]}},
    {"system": "u1", "provider": "AWS", "region": "us-east-2",
     "usd_per_hour": {"value": 143.04, "unit": "USD/h", "status": "approximate", "as_of": "2026", "sources": ["s1"]}},
    {"chip": "c1", "provider": "GCP", "region": "not-stated",
     "usd_per_hour": {"value": null, "unit": "USD/h", "status": "missing", "why": "not_applicable",
       "reason": "Not sold alone."}}]}})"},
    {"claims", R"({"$schema": "../schema/claims.schema.json", "kind": "claims", "version": 1, "claims": [
  {"id": "k1", "who": "guide", "when": "2025-12-11", "about": ["c1", "i1.48xlarge", "u1"], "kind": "price-performance",
   "statement": "It gives 30 to 40% more.", "low": 30, "value": 35, "high": 40, "unit": "%", "versus": "p5.48xlarge",
   "direction": "better", "sources": ["guide"], "official": "The same.", "verdict": "partly",
   "verdict_note": "Against another one.", "contradictions": ["C01"], "seeds": ["S087"]}]})"},
    {"rules", R"({"$schema": "../schema/rules.schema.json", "kind": "rules", "version": 1, "rules": [
  {"id": "r1", "topic": "trainium-choose", "text": "Use 100 chips or more.",
   "threshold": {"value": 100, "low": 100, "high": 200, "unit": "chips"}, "sources": ["guide"], "seeds": ["S109"]}]})"},
    {"changes", R"({"$schema": "../schema/changes.schema.json", "kind": "changes", "version": 1, "changes": [
  {"id": "2026-11-29-c1-power", "date": "2026-11-29", "what": "chip", "subject": "c1", "attribute": "power",
   "before": "150 W", "after": "300 W", "sources": ["s1"]},
  {"id": "2026-11-29-c2", "date": "2026-11-29", "what": "chip-added", "subject": "c2"}]})"},
    {"software", R"({"$schema": "../schema/software.schema.json", "kind": "software", "version": 1, "software": [
  {"id": "sdk-release", "subject": "SDK 2.26", "attribute": "release date", "value": "2025-09-18", "unit": "",
   "as_of": "2025-09-18", "sources": ["s1"], "note": "?", "contradictions": ["C01"], "seeds": ["S069"]}]})"},
    {"facts", R"({"$schema": "../schema/facts.schema.json", "kind": "facts", "version": 1, "facts": [
  {"id": "f1", "subject": "A company", "attribute": "uses it", "value": true, "unit": "", "as_of": "2026",
   "sources": ["s1"]}]})"},
    {"contradictions", R"({"$schema": "../schema/contradictions.schema.json", "kind": "contradictions", "version": 1,
 "contradictions": [
  {"id": "C01", "topic": "Price", "kind": "inside the guide", "a": "9.80 USD.", "b": "3 to 4 USD.",
   "computation": "9.80 / 8 = 1.225", "verdict": "They do not agree.", "prefer": "neither", "about": [
     {"chip": "c1", "metric": "price_chip_hour"}, {"instance": "i1.48xlarge", "metric": "price_hour"},
     {"system": "u1", "metric": "memory"}],
   "sources": ["guide", "s1"], "seeds": ["S084", "S091"]}]})"},
    {"models", R"({"$schema": "../schema/models.schema.json", "kind": "models", "version": 1, "models": [
  {"id": "m1", "name": "Model 1", "family": "Models", "kind": "decoder", "parameters": 8e9, "active_parameters": 2e9,
   "layers": 32, "hidden": 4096, "heads": 32, "kv_heads": 8, "head_size": 128, "ffn": 14336, "vocabulary": 128256, "context": 8192,
   "kv_per_token": 65536, "all_reduces": 2, "experts": {"count": 8, "per_token": 2, "ffn": 1024, "shared_ffn": 512,
     "dense_layers": 1, "dense_ffn": 4096},
   "attention": {"window_layers": 16, "window": 1024, "window_elements": 32768, "linear_layers": 8,
     "state_elements": 524288, "latent": 512, "rope": 64, "nope": 128, "value": 128, "sparse_top": 2048,
     "index_heads": 64, "index_size": 128}, "draft_layers": 1,
   "flop_per_item": 1e9, "as_of": "2026-01-31", "sources": ["s1"], "note": "A note."}]})"},
    {"workloads", R"({"$schema": "../schema/workloads.schema.json", "kind": "workloads", "version": 1, "workloads": [
  {"id": "w1", "name": "Workload 1", "group": "Serving", "task": "serve", "model": "m1", "precision": "bf16",
   "tokens": 1e12, "sequence": 4096, "global_batch": 1024, "chips": 16, "goodput": 0.9, "weight_bytes": 1,
   "cache_bytes": 2, "input": 1024, "output": 512, "batch": 8, "steps": 50, "note": "A note."}]})"},
    {"calibration", R"({"$schema": "schema/calibration.schema.json", "kind": "calibration", "version": 1,
  "training": {"fp8_factor": 0.9, "fp4_factor": 0.5, "fp16_factor": 0.8, "sparse_fp8_factor": 0.7,
    "attention_factor": 0.4, "bytes_per_activation": 133, "sparsity_exponent": 0.2, "gradient_exchange_ps": 18,
    "scale_exponent": 0.006, "split_exponent": 0.08, "goodput": 0.8, "lora_factor": 1,
    "ranges": [{"family": "any", "experts": true, "rows": 9, "sources": 2, "median_error": 0.1, "p80_error": 0.2,
      "coverage": 0.8}]},
  "families": [{"id": "any", "label": "all", "parent": "any", "match": ["c"], "wide_links": false, "link_share": 0.5,
    "trains": true,
    "stack": "soft", "causal_mfu": true, "training": {"efficiency": 0.4, "fp8_factor": 0.9,
      "sparse_fp8_factor": 0.7, "attention_factor": 0.4, "sparsity_exponent": 0.2,
      "evidence": {"rows": 3, "median_error": 0.1, "p80_error": 0.2, "sources": ["s1"]}}}],
  "stacks": [{"id": "soft", "match": ["soft"], "largest_batch": 2048, "layer_split": true,
    "releases": [{"version": "1.0", "year": 2026.5}]}],
  "serving": {"year": 2026.4, "terms": {
    "memory_share": {"all": 0.5, "family": [{"of": "any", "factor": 1.1, "rows": 3}], "stack": [{"of": "soft",
      "factor": 1.1, "rows": 3}], "model": [{"of": "m1", "factor": 1.1, "rows": 3}], "source": [{"of": "s1",
      "factor": 1.1, "rows": 3}], "stack_on_family": [{"of": "soft any", "factor": 1.1, "rows": 3}]},
    "cache_share": {"all": 0.5},
    "decode_share": {"all": 0.5},
    "prefill_share": {"all": 0.5},
    "expert_share": {"all": 0.5},
    "attention_share": {"all": 0.5},
    "link_share": {"all": 0.5},
    "touched_exponent": {"all": 0.5},
    "mixed_share": {"all": 0.5},
    "layer_s": {"all": 0.5},
    "expert_layer_factor": {"all": 0.5},
    "exchange_s": {"all": 0.5},
    "request_s": {"all": 0.5},
    "step_s": {"all": 0.5},
    "first_token_layer_s": {"all": 0.5},
    "first_token_expert_factor": {"all": 0.5},
    "queue_factor": {"all": 0.5},
    "time_factor": {"all": 0.5},
    "expert_time_factor": {"all": 0.5},
    "copied_factor": {"all": 0.5},
    "ageing_factor": {"all": 0.5},
    "expert_ageing_factor": {"all": 0.5},
    "burst_factor": {"all": 0.5},
    "server_factor": {"all": 0.5},
    "interactive_factor": {"all": 0.5}},
    "ranges": [{"kind": "throughput", "experts": true, "left_out": "source", "rows": 8, "sources": 2,
      "median_error": 0.1, "p80_error": 0.2, "coverage": 0.8}],
    "evidence": {"rows": 3, "median_error": 0.1, "p80_error": 0.2}},
  "batch": [{"kind": "encoder", "families": ["any"], "efficiency": 0.4, "layer_us": 30, "workers": 2,
    "evidence": {"rows": 3, "median_error": 0.1, "p80_error": 0.2, "sources": ["s1"]}}],
  "errors": {"borrowed_factor": 1.8, "first_token": {"rows": 3, "median_error": 0.1, "p80_error": 0.2},
    "full_run": {"rows": 3, "median_error": 0.1, "p80_error": 0.2}}})"},
    {"evidence", R"({"$schema": "../schema/evidence.schema.json", "kind": "evidence", "version": 1, "runs": [
  {"id": "e1", "kind": "throughput", "task": "pretrain", "model": "M", "architecture": "m1", "parameters": 8e9,
   "active_parameters": 8e9, "layers": 32, "hidden": 4096, "sequence": 4096, "tokens": 1e12, "global_batch": 512,
   "shards": 8, "weight_bytes": 2, "kv_bytes": 2, "batch": 8, "input": 128, "output": 128, "steps": 1,
   "weights": {"value": 15, "unit": "GiB", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "shards_assumed": true, "expert_parts": 8, "pipeline_parts": 1, "replicas": 8, "attention_copied": true,
   "disaggregated": true, "prefill_chips": 4, "decode_chips": 4, "prefix_cached": true, "speculation": "MTP 3",
   "acceptance": 2.5, "plain": false, "area": "interactivity", "group": "G", "traffic": "closed loop",
   "measured_on": "2026-05", "measurement": "m", "twin": "e0",
   "power": {"value": 700, "unit": "W", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "stack": "soft 1", "machine": "i1", "device": "c1", "count": 8, "precision": "bf16",
   "tokens_per_chip": {"value": 1000, "unit": "tokens/s", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "chip_hours": {"value": 1000, "unit": "h", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "mfu": {"value": 40, "unit": "%", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "hfu": {"value": 50, "unit": "%", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "tokens_per_second": {"value": 1000, "unit": "tokens/s", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "items_per_second": {"value": 10, "unit": "items/s", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "tpot": {"value": 10, "unit": "ms", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "ttft": {"value": 100, "unit": "ms", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "price": {"value": 1, "unit": "USD/h", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "cost_per_million": {"value": 1, "unit": "USD/1M", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "note": "A note."}],
  "chips": [{"id": "old", "dense": {"bf16": {"value": 100, "unit": "TFLOPS", "status": "published", "as_of": "2026",
      "sources": ["s1"]}},
   "memory": {"value": 32, "unit": "GB", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "memory_bandwidth": {"value": 900, "unit": "GB/s", "status": "published", "as_of": "2026", "sources": ["s1"]},
   "link": {"value": 150, "unit": "GB/s", "status": "published", "as_of": "2026", "sources": ["s1"]}}]})"},
};

[[nodiscard]] inline QByteArray fullSpec(const char *kind)
{
    for (const FullSpec &spec : fullSpecs) {
        if (qstrcmp(spec.kind, kind) == 0)
            return spec.text;
    }
    return {};
}

} // namespace chipboard::testing
