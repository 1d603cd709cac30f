#include "app/document/catalogmessages.h"

#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {

CheckBench benchOf(const Catalog &catalog, const RunSet &given, const RunSet &shipped)
{
    CheckBench bench(catalog.calibration);
    bench.add(given.models);
    bench.add(given.chips);
    bench.add(catalog.models);
    bench.add(shipped.chips);
    bench.add(catalog.chips);
    for (const MeasuredRun &run : shipped.runs) {
        const Source *source = run.sources.isEmpty() ? nullptr : catalog.source(run.sources.constFirst());
        if (source != nullptr)
            bench.nameSource(source->url, bench.sourceOf(run));
    }
    return bench;
}

ModelCheck checkRuns(const Catalog &catalog, const RunSet &given, const RunSet &shipped)
{
    return checkModel(given.runs, benchOf(catalog, given, shipped));
}

ModelCheck checkShippedRuns(const Catalog &catalog)
{
    const RunSet shipped = shippedEvidence(catalog).set;
    return checkRuns(catalog, shipped, shipped);
}

ShippedMeasurements::ShippedMeasurements(std::shared_ptr<const Catalog> catalog)
    : m_catalog(std::move(catalog))
    , m_runs(shippedEvidence(*m_catalog).set)
    , m_bench(benchOf(*m_catalog, {}, m_runs))
    , m_measurements(m_runs.runs, m_bench)
{
}

// A few with their files, more by name only: "chip my-chip (new, from /home/me/x.json)".
static QString ownText(const QStringList &overlaid)
{
    constexpr qsizetype mostWithFile = 3;
    QStringList named = overlaid.first(std::min(overlaid.size(), mostOwnNamed));
    if (overlaid.size() > mostWithFile) {
        for (QString &each : named)
            each = each.section(QLatin1String(" ("), 0, 0);
    }
    const QString list = named.join(QLatin1String(", "));
    const qsizetype others = overlaid.size() - named.size();
    if (others == 0)
        return tr("Your files change the catalogue: %1.").arg(list);
    return tr("Your files change the catalogue: %1 and %2 more.").arg(list, Formatter(QLocale()).integer(others));
}

QStringList catalogMessages(const CatalogLoad &load)
{
    QStringList messages = mapped(load.problems, [](const Problem &problem) { return problem.toText(); });
    if (!load.overlaid.isEmpty())
        messages << ownText(load.overlaid);
    return messages;
}

} // namespace chipboard
