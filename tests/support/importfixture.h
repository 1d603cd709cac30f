// Purpose: imports a short text as a file, against the shipped catalogue, and keeps every outcome.
#pragma once

#include "data/import/importer.h"
#include "tests/support/shippedcatalog.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace chipboard::testing {

/// The path; empty when the file could not be written.
[[nodiscard]] inline QString writeTo(const QTemporaryDir &directory, const QString &name, const QByteArray &content)
{
    QFile file(directory.filePath(name));
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return written ? file.fileName() : QString();
}

struct ImportRun
{
    std::optional<Problem> problem;
    ImportReport report;
    QList<RowOutcome> outcomes;

    /// Reason ids of the rows, in line order.
    [[nodiscard]] QString reasons() const
    {
        QList<RowOutcome> sorted = outcomes;
        std::ranges::stable_sort(sorted, {}, &RowOutcome::line);
        QStringList ids;
        for (const RowOutcome &outcome : sorted)
            ids << reasonRow(outcome.reason).reasonId();
        return ids.join(QLatin1Char(' '));
    }
    [[nodiscard]] qint64 count(Reason reason) const
    {
        const auto found = report.reasons.find(reason);
        return found == report.reasons.end() ? 0 : found->second.rows;
    }
    /// Prices of all accepted rows.
    [[nodiscard]] QList<PriceRecord> prices(const QSet<Reason> &accepted = {}) const
    {
        QList<PriceRecord> records;
        for (const RowOutcome &outcome : outcomes) {
            if (enters(outcome, accepted))
                records << outcome.records;
        }
        return records;
    }
};

[[nodiscard]] inline ImportRun runOn(const char *format, const ImportRequest &request)
{
    ImportRun run;
    ImportSinks sinks;
    sinks.row = [&run](const RowOutcome &outcome) {
        run.outcomes << outcome;
        return true;
    };
    const Result<ImportReport> report =
        runImport(*findImporter(QString::fromLatin1(format)), request, shippedCatalog(), sinks);
    if (report)
        run.report = report.value();
    else
        run.problem = report.problem();
    return run;
}

/// Imports `text` as a file of that name; `terms` as in --map.
[[nodiscard]] inline ImportRun runOnText(const char *format, const QString &name, const QByteArray &text,
                                         const QStringList &terms = {})
{
    QTemporaryDir directory;
    ImportRequest request{.path = writeTo(directory, name, text), .mapping = mappingFrom(terms).valueOr({})};
    return runOn(format, request);
}

/// A file in ../shared next to the source tree; empty where it does not exist.
[[nodiscard]] inline QString samplePath(const QString &name)
{
    const QString path = QStringLiteral(CHIPBOARD_SOURCE_DIR "/../shared/samples/") + name;
    return QFileInfo::exists(path) ? path : QString();
}

} // namespace chipboard::testing
