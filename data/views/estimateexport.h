// Purpose: estimates and model checks as text for machines and people. The JSON keys are those of the manual; scripts
// rely on them.
#pragma once

#include "data/board/assumption.h"
#include "data/model/estimate.h"
#include "data/model/measurements.h"
#include "data/model/modelcheck.h"
#include "data/views/tableexport.h"

#include <QByteArray>

namespace chipboard {

/// What an estimate is echoed with: what was set, and the catalogue's revision; empty: neither is told.
struct EstimateOrigin
{
    Assumptions assumptions;
    QString catalog;
};

/// {"workload","on","count","instances","fits","bound","price_book","price_type","price_status","price_as_of","price_of",
/// "price_region","catalog","program","assumptions":{"input":{"value","unit"}},"results":[{"metric","value","low","high","unit","formula","inputs","reason"}],"notes"}.
/// `count` is of chips; `instances` is null where chips are accounted one by one. value, low and high are null exactly
/// where there is a reason. Money is in the currency; where that is not USD, "currency" is told as tableToJson() does.
/// Ids of metrics stay as they are. "nearest" is the row of a model check with "input", "output", "batch", "chips",
/// "precision", "stack" and "measured_on", or null. "measurements" and "coverage" are of the range of the speed, where
/// they are known: how many it was found from, and which share of those of excluded sources it held.
[[nodiscard]] QByteArray estimateToJson(const Estimate &estimate, const Currency &currency = {},
                                        const std::optional<NearestRun> &nearest = {},
                                        const EstimateOrigin &origin = {});
[[nodiscard]] QString estimateToText(const Estimate &estimate, const Currency &currency = {});
/// One row a result, for CSV: metric, value, low, high, unit, formula, inputs, reason and, the same in all, price_book,
/// price_type, price_status, price_as_of, price_of, price_region.
[[nodiscard]] Table estimateToList(const Estimate &estimate, const Currency &currency = {});

/// {"n","median_abs_error","p90_abs_error","within_20","within_25","ranged","coverage",
/// "by":{"kind":{...},"family":{...},"chip":{...}},"checks":{...},"held_out":{"n","sources","median_abs_error","within_25"},
/// "held_ranges":[{"kind","experts","n","sources","coverage"}],"rows":[{"id","kind","predicted","measured","unit","error",...}]}.
/// Shares are 0 to 1; a row's error is predicted / measured - 1.
[[nodiscard]] QByteArray modelCheckToJson(const ModelCheck &check, const QString &revision = {});
[[nodiscard]] QString modelCheckToText(const ModelCheck &check);
/// "throughput (MoE)": of ServingRange and HeldRange.
[[nodiscard]] QString rangeKindLabel(const QString &kind, bool hasExperts);
/// One sentence: by kind, what the ranges held that charts draw as lines.
[[nodiscard]] QString heldRangesText(const QList<HeldRange> &held, const Formatter &formatter);
/// How far predictions were off while each source in turn was left out of the fit: one sentence.
[[nodiscard]] QString heldOutText(const HeldOutAccuracy &heldOut, const Formatter &formatter);
/// One row a measurement, for CSV.
[[nodiscard]] Table modelCheckToList(const ModelCheck &check);
/// "summary": by, group, n, median_abs_error, p90_abs_error, within_20, within_25; first of all rows, then by kind,
/// family and chip.
[[nodiscard]] Table modelCheckSummary(const ModelCheck &check);

} // namespace chipboard
