#include "data/compare/behind.h"

#include "data/compare/figuretable.h"
#include "data/compare/formulas.h"
#include "data/compare/pricing.h"

namespace chipboard {
namespace {

// "peak" means the peak at the metric's or the board's precision.
struct BehindRow
{
    const char *metric;
    const char *figure;
};

constexpr BehindRow behindRows[] = {
    {"memory", "memory"},      {"memory_bandwidth", "memory_bandwidth"},
    {"sram", "sram"},          {"scale_up", "scale_up"},
    {"network", "network"},    {"power", "power"},
    {"power_system", "power"}, {"power_rack", "power"},
    {"price_hour", "price"},   {"price_chip_hour", "price"},
};

constexpr const char *ofWork[] = {"price", "peak", "memory_bandwidth", "memory", "scale_up", "power"};

QStringList namesOf(const Metric &metric)
{
    QStringList names;
    const bool isPeak = metric.group == MetricGroup::Compute || metric.group == MetricGroup::SparseCompute;
    if (isPeak)
        return {QStringLiteral("peak")};
    if (metric.group == MetricGroup::Workload) {
        for (const char *figure : ofWork)
            names << QString::fromLatin1(figure);
        return names;
    }
    for (const Metric *part : metric.parts())
        names << namesOf(*part);
    for (const BehindRow &row : behindRows) {
        if (metric.metricId().text() == QLatin1String(row.metric))
            names << QString::fromLatin1(row.figure);
    }
    return names;
}

// The peak in use: MXFP8 if it replaces FP8.
QString peakOf(const Chip &chip, Precision precision, bool isSparse)
{
    const PrecisionFigure peak = figureAt(isSparse ? chip.sparse : chip.dense, precision);
    const QString word = precisionWord(peak.figure != nullptr ? peak.used : precision);
    return QStringLiteral("compute_%1%2").arg(word, isSparse ? QStringLiteral("_sparse") : QString());
}

QList<FigureAddress> discountsOn(const Catalog &catalog, const Board &board, const Subject &subject)
{
    QList<FigureAddress> discounts{{subject.level, subject.id, QStringLiteral("discount"), {}}};
    const PriceChoice price = choosePrice(contextOf(catalog, board, resolvedPrecision(catalog, board)), subject);
    if (!price.isMissing() && !price.entry->provider.isEmpty())
        discounts << FigureAddress{
            Level::Instance, providerId(price.entry->provider), QStringLiteral("provider_discount"), {}};
    return discounts;
}

} // namespace

QList<FigureAddress> figuresBehind(const Catalog &catalog, const Board &board, const Subject &subject,
                                   const Metric &metric)
{
    QList<FigureAddress> addresses;
    QList<FigureAddress> discounts;
    if (subject.chip == nullptr || subject.isAbsent())
        return addresses;
    for (const QString &name : namesOf(metric)) {
        FigureAddress whole{subject.level, subject.id, name, {}};
        if (name == QLatin1String("price")) {
            whole.book = board.priceBook;
            if (catalog.book(whole.book) == nullptr)
                continue;
            addresses << whole;
            discounts << discountsOn(catalog, board, subject);
            continue;
        }
        const Precision precision = metric.precision ? *metric.precision : resolvedPrecision(catalog, board);
        if (name == QLatin1String("peak"))
            whole.figure = peakOf(*subject.chip, precision, metric.group == MetricGroup::SparseCompute);
        const Figure *ofWhole = figureAt(catalog, whole);
        if (subject.level != Level::Chip && ofWhole != nullptr && !ofWhole->isMissing())
            addresses << whole;
        const FigureRow *row = findFigure(whole.figure);
        if (row != nullptr && row->isOf(Level::Chip))
            addresses << FigureAddress{Level::Chip, subject.chip->id.text(), whole.figure, {}};
    }
    if (subject.level != Level::Chip)
        addresses << FigureAddress{subject.level, subject.id, QStringLiteral("chips"), {}};
    return addresses + discounts;
}

} // namespace chipboard
