// Purpose: estimates and model checks as text for machines and people. The JSON keys are documented in the manual;
// scripts rely on them.
#pragma once

#include "data/board/assumption.h"
#include "data/model/estimate.h"
#include "data/model/measurements.h"
#include "data/model/modelcheck.h"
#include "data/views/tableexport.h"

#include <QByteArray>

namespace chipboard {

/// What an exported estimate is based on: changed assumptions and catalogue revision; empty members are omitted.
struct EstimateOrigin
{
    Assumptions assumptions;
    QString catalog;
};

/// {"workload","on","count","instances","fits","bound","price_book","price_type","price_status","price_as_of","price_of",
/// "price_region","catalog","program","assumptions":{"input":{"value","unit"}},"results":[{"metric","value","low","high","unit","formula","inputs","reason"}],"notes"}.
/// `count` counts chips; `instances` is null if chips are counted individually. value, low and high are null exactly if
/// there is a reason. Money is in the currency; if that is not USD, "currency" is as in tableToJson(). Metric ids never
/// change. "nearest" is a model check row with "input", "output", "batch", "chips", "precision", "stack" and
/// "measured_on", or null. "measurements" and "coverage" describe the speed's range, if known: number of measurements
/// behind it, and share of held-out ones inside.
[[nodiscard]] QByteArray estimateToJson(const Estimate &estimate, const Currency &currency = {},
                                        const std::optional<NearestRun> &nearest = {},
                                        const EstimateOrigin &origin = {});
[[nodiscard]] QString estimateToText(const Estimate &estimate, const Currency &currency = {});
/// One row per result, for CSV: metric, value, low, high, unit, formula, inputs, reason and, constant, price_book,
/// price_type, price_status, price_as_of, price_of, price_region.
[[nodiscard]] Table estimateToList(const Estimate &estimate, const Currency &currency = {});

/// {"n","median_abs_error","p90_abs_error","within_20","within_25","ranged","coverage",
/// "by":{"kind":{...},"family":{...},"chip":{...}},"checks":{...},"held_out":{"n","sources","median_abs_error","within_25"},
/// "held_ranges":[{"kind","experts","n","sources","coverage"}],"rows":[{"id","kind","predicted","measured","unit","error",...}]}.
/// Shares are 0 to 1; a row's error is predicted / measured - 1.
[[nodiscard]] QByteArray modelCheckToJson(const ModelCheck &check, const QString &revision = {});
[[nodiscard]] QString modelCheckToText(const ModelCheck &check);
/// "throughput (MoE)": label for ServingRange and HeldRange.
[[nodiscard]] QString rangeKindLabel(const QString &kind, bool hasExperts);
/// One sentence: coverage of the ranges that charts draw as lines, by kind.
[[nodiscard]] QString heldRangesText(const QList<HeldRange> &held, const Formatter &formatter);
/// Prediction errors with each source held out of the fit in turn: one sentence.
[[nodiscard]] QString heldOutText(const HeldOutAccuracy &heldOut, const Formatter &formatter);
/// One row per measurement, for CSV.
[[nodiscard]] Table modelCheckToList(const ModelCheck &check);
/// "summary": by, group, n, median_abs_error, p90_abs_error, within_20, within_25; all rows first, then by kind, family
/// and chip.
[[nodiscard]] Table modelCheckSummary(const ModelCheck &check);

} // namespace chipboard
