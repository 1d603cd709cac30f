// Purpose: an import's report for people and for programs: what became of the rows, by reason, with examples.
#pragma once

#include "data/importers/importreport.h"

namespace chipboard {

/// {"format","file","provider","as_of","rows","imported","ignored","suspicious","accepted","prices","chips",
/// "usable","new","changed","unchanged","details":{reason: {"verdict","count","text","examples":[{"line","what"}]}},
/// "remarks":{reason: count},"columns":{"found","not_used"},"dry_run","snapshot","already_imported"}
struct ReportContext
{
    bool dryRun = false;
    std::optional<qint64> snapshot; ///< of the price store
    QString alreadyOn;              ///< day on which that snapshot was imported, where this import added nothing to it
    QString stored;                 ///< where what was imported has gone
};
[[nodiscard]] QByteArray reportToJson(const ImportReport &report, const ReportContext &context);
/// What was written so; nothing where the text is no report.
[[nodiscard]] std::optional<ImportReport> reportFromJson(const QByteArray &text);
/// Why prices that could be read were not stored.
[[nodiscard]] QString nothingUsable();
[[nodiscard]] QString reportToText(const ImportReport &report, const ReportContext &context);

} // namespace chipboard
