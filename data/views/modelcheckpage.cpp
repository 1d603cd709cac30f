#include "data/views/pages.h"

#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/model/device.h"
#include "data/views/estimateexport.h"
#include "data/views/pagebuilder.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace chipboard {
namespace {

struct KindRow
{
    const char *id;
    const char *label;
    MarkShape shape;
};

constexpr std::array runKinds{
    KindRow{"throughput", QT_TR_NOOP("Training throughput"), MarkShape::Diamond},
    KindRow{"full_run", QT_TR_NOOP("Training runs"), MarkShape::Diamond},
    KindRow{"mfu_only", QT_TR_NOOP("Utilisation"), MarkShape::Diamond},
    KindRow{"decode", QT_TR_NOOP("At a given batch"), MarkShape::Circle},
    KindRow{"max_throughput", QT_TR_NOOP("At full load"), MarkShape::Square},
    KindRow{"serving", QT_TR_NOOP("Serving users"), MarkShape::Square},
    KindRow{"software_drift", QT_TR_NOOP("Software versions"), MarkShape::Square},
    KindRow{"outlier_stack", QT_TR_NOOP("Early software"), MarkShape::Triangle},
    KindRow{"latency", QT_TR_NOOP("Time per token"), MarkShape::Circle},
    KindRow{"prefill", QT_TR_NOOP("First token"), MarkShape::Triangle},
    KindRow{"first_token", QT_TR_NOOP("First token under load"), MarkShape::Triangle},
    KindRow{"encoder_batch", QT_TR_NOOP("Text encoders"), MarkShape::Triangle},
    KindRow{"vision_batch", QT_TR_NOOP("Image classifiers"), MarkShape::Triangle},
    KindRow{"diffusion", QT_TR_NOOP("Image generation"), MarkShape::Triangle},
    KindRow{"mlperf_offline", QT_TR_NOOP("MLPerf offline"), MarkShape::Triangle},
    KindRow{"mlperf_server", QT_TR_NOOP("MLPerf server"), MarkShape::Triangle},
    KindRow{"mlperf_interactive", QT_TR_NOOP("MLPerf interactive"), MarkShape::Triangle},
};

const KindRow *kindRow(const QString &id)
{
    return findWhere(runKinds, [&](const KindRow &row) { return id == QLatin1String(row.id); });
}

QString unitOf(const CheckRow &row) { return row.unit == QLatin1String("MFU") ? tr("share of peak") : row.unit; }

/// Maker of a row's chip: from the catalogue if it has the chip, or else from its chips of that family.
class Makers
{
public:
    explicit Makers(const Catalog &catalog)
    {
        for (const Chip &chip : catalog.chips) {
            const ColourRole role = colourRoleOf(chip);
            for (const QString &name : {chip.id.text(), chip.name, chip.fullName})
                m_chips.insert(plainName(name), role);
            const QStringList chain = traitsOf(catalog.calibration, chip.id.text()).chain;
            // The last of the chain is the family of all chips, which has no maker.
            for (const QString &family : chain.first(std::max<qsizetype>(0, chain.size() - 1))) {
                // A family may contain Trainium and Inferentia; it counts as the larger line.
                if (!m_families.contains(family) || role == ColourRole::Trainium)
                    m_families.insert(family, role);
            }
        }
        for (const ChipFamily &family : catalog.calibration.families) {
            m_labels.insert(family.id, family.label);
            if (!m_families.contains(family.id) && m_families.contains(family.parent))
                m_families.insert(family.id, m_families.value(family.parent));
        }
    }
    [[nodiscard]] ColourRole ofChip(const CheckRow &row) const
    {
        return m_chips.value(plainName(row.chip), ofFamily(row.family));
    }
    [[nodiscard]] ColourRole ofFamily(const QString &family) const
    {
        return m_families.value(family, ColourRole::Other);
    }
    [[nodiscard]] QString label(const QString &family) const { return m_labels.value(family, family); }

private:
    QHash<QString, ColourRole> m_chips;
    QHash<QString, ColourRole> m_families;
    QHash<QString, QString> m_labels;
};

QString sourceOf(const Catalog &catalog, const CheckRow &row)
{
    const Source *source = row.sources.isEmpty() ? nullptr : catalog.source(row.sources.constFirst());
    return source != nullptr ? source->title : row.sourceTitle;
}

QString nameOf(const CheckRow &row) { return tr("%1 on %2", "a model, a chip").arg(row.model, row.chip); }

PlaneMark markOf(const Catalog &catalog, const CheckRow &row, double error, ColourRole role, const Formatter &formatter)
{
    PlaneMark mark;
    const KindRow *kind = kindRow(row.kind);
    mark.id = row.id;
    mark.name = nameOf(row);
    mark.role = role;
    mark.shape = kind != nullptr ? kind->shape : MarkShape::Triangle;
    mark.small = true;
    mark.x = *row.measured;
    mark.y = *row.predicted;
    mark.xText = formatter.table(mark.x) + QChar(0x00A0) + row.unit;
    mark.yText = formatter.table(mark.y) + QChar(0x00A0) + row.unit;
    mark.description = tr("%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.")
                           .arg(row.model, row.chip, checkKindLabel(row.kind), mark.yText, mark.xText,
                                formatter.signedPercent(error), sourceOf(catalog, row));
    return mark;
}

// Most rows are in tokens per second; other units need other axes and appear only as bars and table rows.
const QString planeUnit = QStringLiteral("tokens/s");

void addReferences(PlaneSpec &plane, const ChartAxis &axis)
{
    const double from = axis.minimum;
    const double to = axis.maximum;
    plane.bands << PlaneBand{
        tr("within 25%"), {{from, 0.75 * from}, {to, 0.75 * to}}, {{from, 1.25 * from}, {to, 1.25 * to}}};
    PlaneLine exact{.label = tr("predicted = measured"),
                    .weight = LineWeight::Quiet,
                    .points = {{from, from}, {to, to}},
                    .description = tr("On this line a prediction equals the measurement.")};
    plane.lines << exact;
}

ChartSpec planeChart(const ModelCheck &check, const Catalog &catalog, const Makers &makers, const Formatter &formatter)
{
    ChartSpec chart{ChartKind::Plane, QStringLiteral("predicted_measured"), tr("Predicted vs measured")};
    QList<double> ends;
    for (const CheckRow &row : check.rows) {
        const std::optional<double> error = row.error();
        if (!error || row.unit != planeUnit || !(*row.predicted > 0.0))
            continue;
        chart.plane.marks << markOf(catalog, row, *error, makers.ofChip(row), formatter);
        ends << *row.predicted << *row.measured;
    }
    const auto shown = chart.plane.marks.size();
    const auto others = check.all.n - shown;
    QStringList parts{tr("tokens per second, both axes logarithmic"),
                      shown == 1 ? tr("1 measurement") : tr("%1 measurements").arg(formatter.integer(shown))};
    if (others > 0)
        parts << tr("%1 more have other units: see the bars").arg(formatter.integer(others));
    chart.subtitle = dot(parts);
    chart.axis = logAxis(tr("Measured"), tr("tokens/s"), ends, formatter);
    chart.plane.y = chart.axis;
    chart.plane.y.label = tr("Predicted");
    addReferences(chart.plane, chart.axis);
    return chart;
}

/// A row of an error chart.
struct ErrorGroup
{
    QString id;
    QString label;
    ColourRole role = ColourRole::Other;
    ErrorSummary errors;
};

ChartPoint pointOf(const ErrorGroup &group, const Formatter &formatter)
{
    ChartPoint point;
    if (group.errors.n == 0) {
        point.gap = tr("none predicted");
        point.description = tr("%1: no row could be predicted.").arg(group.label);
        return point;
    }
    point.value = 100.0 * group.errors.medianAbsError;
    if (group.errors.p90AbsError > group.errors.medianAbsError) {
        point.low = point.value;
        point.high = 100.0 * group.errors.p90AbsError;
    }
    const QString median = formatter.percent(group.errors.medianAbsError);
    point.label = tr("%1 (%2)").arg(median, formatter.integer(group.errors.n));
    point.description =
        tr("%1: the median error of %2 predictions is %3; nine of ten are within %4.")
            .arg(group.label, formatter.integer(group.errors.n), median, formatter.percent(group.errors.p90AbsError));
    if (group.errors.ranged > 0)
        point.description += u' '
            + tr("The range held in %1 of %2 cases.")
                  .arg(formatter.percent(group.errors.coverage), formatter.integer(group.errors.ranged));
    return point;
}

ChartSpec errorChart(const QString &id, const QString &title, QList<ErrorGroup> groups, const Formatter &formatter)
{
    std::ranges::stable_sort(groups, [](const ErrorGroup &a, const ErrorGroup &b) { return a.errors.n > b.errors.n; });
    ChartSpec chart{.id = id,
                    .title = title,
                    .subtitle = dot({tr("median error in %"), tr("number of predictions in brackets, all workloads"),
                                     tr("lower is better")}),
                    .axis = {.label = tr("Median error"), .unit = QStringLiteral("%")}};
    ChartSeries series{title, {}};
    for (const ErrorGroup &group : std::as_const(groups)) {
        // Short label: the mark has the full text, "NVIDIA Blackwell, 8 chips a link domain".
        chart.categories << ChartCategory{group.id, group.label.section(QLatin1Char(','), 0, 0), group.role, false};
        series.points << pointOf(group, formatter);
    }
    chart.series << series;
    fitAxis(chart, formatter);
    return chart;
}

QList<ErrorGroup> groupsByKind(const ModelCheck &check)
{
    QList<ErrorGroup> groups;
    QSet<QString> seen;
    for (const CheckRow &row : check.rows) {
        if (seen.contains(row.kind))
            continue;
        seen.insert(row.kind);
        const auto found = check.byKind.find(row.kind);
        groups << ErrorGroup{row.kind, checkKindLabel(row.kind), ColourRole::Other,
                             found != check.byKind.end() ? found->second : ErrorSummary{}};
    }
    return groups;
}

QList<ErrorGroup> groupsByFamily(const ModelCheck &check, const Makers &makers)
{
    QList<ErrorGroup> groups;
    QSet<QString> seen;
    for (const CheckRow &row : check.rows) {
        if (row.family.isEmpty() || seen.contains(row.family))
            continue;
        seen.insert(row.family);
        const auto found = check.byFamily.find(row.family);
        groups << ErrorGroup{row.family, makers.label(row.family), makers.ofFamily(row.family),
                             found != check.byFamily.end() ? found->second : ErrorSummary{}};
    }
    return groups;
}

Table::Cell figureCell(const std::optional<double> &value, const Formatter &formatter)
{
    return {value ? formatter.table(*value) : QString::fromUtf8("–"), value};
}

Table::Cell rangeCell(const CheckRow &row, const Formatter &formatter)
{
    if (!row.low || !row.high)
        return {QString::fromUtf8("–")};
    return {tr("%1 to %2").arg(formatter.table(*row.low), formatter.table(*row.high))};
}

// "GLM-4.5-Air on 2 × H100-SXM · BF16 · 214 tokens in, 200 out · 1,000 concurrent requests · SGLang 0.5.4": what an id
// abbreviates.
QString measurementText(const CheckRow &row, const Formatter &formatter)
{
    const int chips = row.chips.value_or(1);
    QStringList parts{
        chips > 1 ? tr("%1 on %2", "a model, a chip")
                        .arg(row.model, tr("%1 × %2", "a number of chips").arg(formatter.integer(chips), row.chip))
                  : nameOf(row),
        row.precision.toUpper()};
    if (row.input && row.output)
        parts << tr("%1 tokens in, %2 out").arg(formatter.integer(*row.input), formatter.integer(*row.output));
    if (row.batch.value_or(0) > 1)
        parts << tr("%1 concurrent requests").arg(formatter.integer(*row.batch));
    parts << row.stack.section(QStringLiteral(" ("), 0, 0); // without the versions of its parts
    return dot(parts);
}

Table numbersTable(const ModelCheck &check, const Catalog &catalog, const Makers &makers, const Formatter &formatter)
{
    Table table;
    table.columns = {{tr("Measurement")},     {tr("What")},        {tr("Model")},          {tr("Chip")},
                     {tr("Predicted"), true}, {tr("Range"), true}, {tr("Measured"), true}, {tr("Unit")},
                     {tr("Error"), true},     {tr("Remark")},      {tr("Source")}};
    table.rows.reserve(check.rows.size());
    for (const CheckRow &row : check.rows) {
        const std::optional<double> error = row.error();
        const QString remark = row.reason.isEmpty() ? row.note : tr("Not predicted: %1").arg(row.reason);
        const QString name = measurementText(row, formatter);
        table.subjects << ChartCategory{row.id, name, makers.ofFamily(row.family), false};
        table.rows << Table::Row{name,
                                 checkKindLabel(row.kind),
                                 row.model,
                                 row.chip,
                                 figureCell(row.predicted, formatter),
                                 rangeCell(row, formatter),
                                 figureCell(row.measured, formatter),
                                 unitOf(row),
                                 error ? Table::Cell(formatter.signedPercent(*error), 100.0 * *error)
                                       : Table::Cell(QString::fromUtf8("–")),
                                 remark,
                                 sourceOf(catalog, row)};
    }
    return table;
}

/// Errors with source, model and chip held out together.
QStringList leftOutNotes(const ServingModel &serving, const Formatter &formatter)
{
    QStringList parts;
    for (const ServingRange &range : serving.ranges) {
        if (range.near)
            parts << tr("%1 %2", "a kind of measurement, a percentage")
                         .arg(rangeKindLabel(range.kind, range.experts), formatter.percent(range.medianError));
    }
    if (parts.isEmpty())
        return {};
    return {tr("The serving constants are based on %1 measurements.").arg(formatter.integer(serving.evidence.rows)),
            tr("Median error of measurements excluded from the fit, by source, model and chip: %1.")
                .arg(parts.join(QStringLiteral(", ")))};
}

// "GLM-4.5-Air on H100-SXM (2 runs)": ids of measurements are only for files.
QStringList rejectedNames(const ModelCheck &check, const Formatter &formatter)
{
    QStringList names;
    QHash<QString, int> counts;
    for (const CheckRow &row : check.rows) {
        if (!check.calledImpossible.contains(row.id))
            continue;
        addOnce(names, nameOf(row));
        ++counts[nameOf(row)];
    }
    return mapped(names, [&](const QString &name) {
        const int count = counts.value(name);
        return count == 1 ? name : tr("%1 (%2 runs)", "a model on a chip, 2").arg(name, formatter.integer(count));
    });
}

QStringList notesOf(const ModelCheck &check, const ServingModel &serving, const Formatter &formatter)
{
    QStringList notes{tr("The error is the predicted value divided by the measured one, minus one.")};
    notes << leftOutNotes(serving, formatter);
    if (!check.held.isEmpty())
        notes << heldRangesText(check.held, formatter);
    if (check.all.ranged > 0)
        notes << tr("With the final fit the ranges held in %1 of %2 cases. Their width reflects the errors of "
                    "measurements excluded from the fit.")
                     .arg(formatter.percent(check.all.coverage), formatter.integer(check.all.ranged));
    QStringList reasons;
    QHash<QString, int> counts;
    for (const CheckRow &row : check.rows) {
        if (row.error())
            continue;
        if (!counts.contains(row.reason))
            reasons << row.reason;
        ++counts[row.reason];
    }
    std::ranges::stable_sort(
        reasons, [&counts](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    for (const QString &reason : std::as_const(reasons)) {
        const int count = counts.value(reason);
        notes << (count == 1 ? tr("Not predicted, once: %1").arg(reason)
                             : tr("Not predicted, %1 times: %2").arg(formatter.integer(count), reason));
    }
    if (!check.calledImpossible.isEmpty())
        notes << tr("The memory model rejects configurations that did run: %1.")
                     .arg(rejectedNames(check, formatter).join(QStringLiteral(", ")));
    return notes;
}

// Fit errors say little about unseen data: the title reports held-out sources.
QString titleOf(const ModelCheck &check, const Formatter &formatter)
{
    if (check.all.n == 0)
        return tr("No measurement could be predicted");
    if (check.heldOut.rows > 0)
        return tr("On sources that it never saw, the model is typically %1 off", "29%")
            .arg(formatter.percent(check.heldOut.medianError));
    return tr("Our estimates are within 25% of the measured result %1 of the time", "87% of the time")
        .arg(formatter.percent(check.all.within25));
}

QString supportOf(const ModelCheck &check, const Formatter &formatter)
{
    if (check.all.n == 0)
        return {};
    const QString fitted = tr("Charts show the final fit: median error %1 over %2 measurements.", "14%, 3,380")
                               .arg(formatter.percent(check.all.medianAbsError), formatter.integer(check.all.n));
    return check.heldOut.rows > 0 ? heldOutText(check.heldOut, formatter) + u' ' + fitted : fitted;
}

void addSources(PageSpec &page, const ModelCheck &check, const Catalog &catalog, const Formatter &formatter)
{
    QList<SourceId> ids;
    QStringList own;
    for (const CheckRow &row : check.rows) {
        ids << row.sources;
        if (row.sources.isEmpty() && !row.sourceTitle.isEmpty())
            own << dot({row.sourceTitle, row.sourceUrl});
    }
    own.removeDuplicates();
    page.sources = sourceTexts(catalog, ids) + own;
    QStringList parts{tr("Catalogue of %1").arg(dateText(catalog.revision))};
    if (!page.sources.isEmpty())
        parts.prepend(page.sources.size() == 1 ? tr("Source: %1").arg(page.sources.constFirst())
                                               : tr("Sources: %1 publications, named at each measurement")
                                                     .arg(formatter.integer(page.sources.size())));
    page.footer = dot(parts);
}

} // namespace

QString checkKindLabel(const QString &kind)
{
    const KindRow *row = kindRow(kind);
    return row == nullptr ? kind : tr(row->label);
}

PageSpec modelCheckPage(const ModelCheck &check, const Catalog &catalog, const Formatter &formatter)
{
    const Makers makers(catalog);
    PageSpec page{.id = QStringLiteral("model-check"),
                  .title = titleOf(check, formatter),
                  .support = supportOf(check, formatter)};
    page.charts << planeChart(check, catalog, makers, formatter)
                << errorChart(QStringLiteral("error_by_kind"), tr("Error by kind of measurement"), groupsByKind(check),
                              formatter)
                << errorChart(QStringLiteral("error_by_family"), tr("Error by chip family"),
                              groupsByFamily(check, makers), formatter);
    page.hasLead = true;
    using enum LegendSign;
    page.legend = {{{LegendMark::Page, tr("colour = maker of the chip"), {Colour}},
                    {LegendMark::Page,
                     tr("diamond = training, circle = generation at a given batch, square = at full load, "
                        "triangle = other"),
                     {Diamond, Circle, Square, Triangle}},
                    {LegendMark::Page, tr("line = up to its end, nine of ten predictions are closer"), {Line}}}};
    page.numbers = numbersTable(check, catalog, makers, formatter);
    page.data = modelCheckToList(check);
    page.lists = {modelCheckSummary(check)};
    page.notes = notesOf(check, catalog.calibration.serving, formatter);
    addSources(page, check, catalog, formatter);
    page.fileStem = QStringLiteral("model-check");
    page.date = catalog.revision;
    page.keywords = {tr("model check"), tr("predicted"), tr("measured"), tr("error")};
    return page;
}

} // namespace chipboard
