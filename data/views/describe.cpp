#include "data/views/describe.h"

#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"
#include "data/views/pagetexts.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

// A reason up to this length is shown on the chart itself.
constexpr qsizetype longestGap = 26;

bool isApproximate(const Cell &cell)
{
    return cell.status == FigureStatus::Approximate || (cell.value && !cell.value->isExact());
}

QString sourceLine(const Catalog &catalog, const SourceId &id)
{
    const Source *source = catalog.source(id);
    return source == nullptr ? id.text() : titleWithDate(*source);
}

SourceCard::Line sourceCardLine(const Catalog &catalog, const SourceId &id)
{
    const Source *source = catalog.source(id);
    if (source == nullptr)
        return {id.text(), {}};
    if (source->kind == SourceKind::Own)
        return {source->title, {}};
    return {tr("%1 (%2, %3)").arg(source->title, sourceKindLabel(source->kind), dateText(source->asOf)), source->url};
}

// As in the source, followed by the display currency.
QString sourcedText(const Reading &reading, const Formatter &formatter)
{
    const QString text = formatter.in({}).withRange(reading.sourceValue(), reading.sourceUnit());
    return formatter.currency().isUsd() || !isOfCurrency(reading.unit)
        ? text
        : tr("%1 [%2]", "a price in USD, and the same in another currency")
              .arg(text, formatter.withRange(*reading.value, reading.unit));
}

SourceCard::Line rivalLine(const Catalog &catalog, const Reading &rival, const Formatter &formatter)
{
    const Source *source = rival.sources.isEmpty() ? nullptr : catalog.source(rival.sources.constFirst());
    QString text = rival.isMissing() ? rival.reason : sourcedText(rival, formatter);
    if (source != nullptr)
        text = tr("%1: %2, %3").arg(text, source->title, dateText(rival.asOf));
    if (!rival.note.isEmpty())
        text += QStringLiteral(" (%1)").arg(rival.note);
    return {text, source == nullptr ? QString() : source->url};
}

QString statusText(const Catalog &catalog, const Cell &cell)
{
    if (isStale(cell.priceDate, catalog.today))
        return tr("%1, price of %2 (%n days old)", nullptr, static_cast<int>(*daysOld(cell.priceDate, catalog.today)))
            .arg(statusLabel(cell.status), priceDateText(catalog, cell.priceDate));
    if (cell.asOf.isEmpty())
        return statusLabel(cell.status);
    return tr("%1, as of %2").arg(statusLabel(cell.status), dateText(cell.asOf));
}

// A sentence without its full stop.
QString phrase(QString text)
{
    while (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text;
}

QString withStop(const QString &text) { return text.endsWith(QLatin1Char('.')) ? text : text + QLatin1Char('.'); }

QString rangeText(const Cell &cell, const Formatter &formatter)
{
    if (!cell.value || cell.value->isExact())
        return {};
    const QString range = formatter.range(toldValue(cell, formatter), cell.unit);
    return cell.rangeNote.isEmpty() ? range : tr("%1 (%2)").arg(range, cell.rangeNote);
}

// "Price: from Inferentia2, 1.08 USD/h, to Blackwell Ultra, 17.8 USD/h." Axes of names have no extremes.
QString extremesOf(const QList<PlaneMark> &marks, const ChartAxis &axis, double PlaneMark::*value,
                   QString PlaneMark::*text)
{
    if (axis.label.isEmpty())
        return {};
    const auto less = [value](const PlaneMark &a, const PlaneMark &b) { return a.*value < b.*value; };
    const auto [lowest, highest] = std::minmax_element(marks.cbegin(), marks.cend(), less);
    return tr("%1: from %2, %3, to %4, %5.")
        .arg(axis.label, (*lowest).shownName(), (*lowest).*text, (*highest).shownName(), (*highest).*text);
}

// "35 of 49 cells have a value. Lowest: 0.43 x at ... Now: ..."
QString describeCells(const ChartSpec &spec)
{
    const QList<PlaneCell> &cells = spec.plane.cells;
    const auto told = [](const PlaneCell &cell) {
        return tr("%1 at %2, %3").arg(cell.valueText, cell.xText, cell.yText);
    };
    const PlaneCell *lowest = nullptr;
    const PlaneCell *highest = nullptr;
    const PlaneCell *now = nullptr;
    qsizetype known = 0;
    for (const PlaneCell &cell : cells) {
        if (cell.isNow)
            now = &cell;
        if (!cell.value)
            continue;
        ++known;
        lowest = lowest == nullptr || *cell.value < *lowest->value ? &cell : lowest;
        highest = highest == nullptr || *cell.value > *highest->value ? &cell : highest;
    }
    QStringList sentences{tr("%1 by %2.").arg(spec.axis.label, spec.plane.y.label),
                          tr("%1 of %2 cells have a value.").arg(known).arg(cells.size())};
    if (lowest != nullptr)
        sentences << tr("Lowest: %1.").arg(told(*lowest)) << tr("Highest: %1.").arg(told(*highest));
    if (now != nullptr)
        sentences << tr("Now: %1.").arg(told(*now));
    return sentences.join(QLatin1Char(' '));
}

QString describePlane(const ChartSpec &spec)
{
    const PlaneSpec &plane = spec.plane;
    if (!plane.cells.isEmpty())
        return describeCells(spec);
    QStringList lines;
    for (const PlaneLine &line : plane.lines) {
        if (line.weight == LineWeight::Strong && !line.label.isEmpty())
            lines << line.label;
    }
    if (plane.marks.isEmpty() && lines.isEmpty())
        return spec.plane.empty.isEmpty() ? tr("No selected item has a value here.") : spec.plane.empty;
    QStringList sentences;
    if (plane.marks.size() == 1)
        sentences << tr("One mark: %1, %2, %3.")
                         .arg(plane.marks.first().shownName(), plane.marks.first().xText, plane.marks.first().yText);
    else if (!plane.marks.isEmpty())
        sentences << tr("%1 marks.").arg(plane.marks.size())
                  << extremesOf(plane.marks, spec.axis, &PlaneMark::x, &PlaneMark::xText)
                  << extremesOf(plane.marks, plane.y, &PlaneMark::y, &PlaneMark::yText);
    if (!lines.isEmpty())
        sentences << tr("Lines: %1.").arg(lines.join(QStringLiteral(", ")));
    sentences += spec.notes;
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

// The number itself if the label is relative to a baseline: arrows cannot be read aloud.
QString numberOn(const ChartPoint &point) { return point.absolute.isEmpty() ? point.label : point.absolute; }

// "Compute: best H100, 989."
QString describeScores(const ChartSpec &spec)
{
    const qsizetype rows = spec.categories.size();
    QStringList sentences{
        (rows == 1 ? tr("A table of %1 row by %2 measures.") : tr("A table of %1 rows by %2 measures."))
            .arg(rows)
            .arg(spec.scores.columns.size())};
    for (const ScoreColumn &column : spec.scores.columns) {
        const QStringList best = mapped(column.best, [&](qsizetype row) {
            return tr("%1 (%2)").arg(spec.categories.at(row).label, numberOn(column.points.at(row)));
        });
        if (!best.isEmpty())
            sentences << tr("%1, best: %2.").arg(column.title, best.join(QStringLiteral(", ")));
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace

bool isTold(const Cell &cell)
{
    const bool isCount = cell.value && cell.value->isExact() && cell.value->value == std::floor(cell.value->value)
        && !isMoney(cell.unit);
    return cell.value && (isApproximate(cell) || (cell.status == FigureStatus::Estimated && !isCount));
}

Interval toldValue(const Cell &cell, const Formatter &formatter)
{
    if (!isTold(cell))
        return *cell.value;
    return cell.value->isExact() // "~7,550": also of a whole number, which is no count
        ? Interval::exactly(formatter.toldIn(cell.value->value, cell.unit, Formatter::estimateDigits))
        : formatter.estimated(*cell.value, cell.unit);
}

double toldNumber(const Cell &cell, const Formatter &formatter) { return toldValue(cell, formatter).value; }

// Three-digit values show no more: "35.7" and "262", not "35.70" and "262.00".
static QString moneyNumber(double value, bool isToldShort, const Formatter &formatter)
{
    constexpr double wholeFrom = 999.5; // cents are irrelevant next to thousands
    constexpr double tenthsFrom = 9.995;
    const double shown = formatter.shown(value, Unit::Usd);
    if (isToldShort && std::fabs(shown) >= tenthsFrom && std::fabs(shown) < wholeFrom)
        return formatter.label(shown, 1);
    return std::fabs(shown) < wholeFrom ? formatter.tableMoney(value) : formatter.full(std::round(shown));
}

Cell estimatedCell(const Interval &value, Unit unit)
{
    return Cell{.value = value, .unit = unit, .status = FigureStatus::Estimated};
}

QString cellNumber(const Cell &cell, const Formatter &formatter)
{
    const double value = toldNumber(cell, formatter);
    return isMoney(cell.unit) ? moneyNumber(value, isTold(cell), formatter)
                              : formatter.table(formatter.shown(value, cell.unit));
}

QString gapText(const Cell &cell)
{
    if (!cell.gap.isEmpty())
        return cell.gap;
    if (cell.missingKind == MissingKind::Unpublished || cell.missingKind == MissingKind::None)
        return tr("not published");
    QString reason = phrase(cell.reason);
    if (reason.size() > longestGap)
        return tr("n/a");
    // "No FP8." starts a sentence in the catalogue, but is a label on the chart.
    if (reason.size() > 1 && reason.at(1).isLower())
        reason[0] = reason.at(0).toLower();
    return reason.isEmpty() ? tr("none") : reason;
}

QString cellText(const Cell &cell, const Formatter &formatter)
{
    if (cell.isMissing())
        return cell.own.isEmpty() ? gapText(cell) : withOwnGlyph(gapText(cell));
    QString text = isMoney(cell.unit) ? cellNumber(cell, formatter) + QChar(0x00A0) + formatter.unitText(cell.unit)
                                      : formatter.table(toldNumber(cell, formatter), cell.unit);
    if (!cell.own.isEmpty())
        text = withOwnGlyph(text);
    return isApproximate(cell) ? QLatin1Char('~') + text : text;
}

// Cells store formulas as in files; those of estimates contain the program's names.
QString readableFormula(const Metric &metric, const Cell &cell, const Formatter &formatter)
{
    return metric.group == MetricGroup::Workload
        ? metric.formulaText()
        : formatter.formulaText(withLocalNumbers(cell.formula, formatter.locale()), cell.unit);
}

QString describeCell(const Catalog &catalog, const Subject &subject, const Metric &metric, const Cell &cell,
                     const Formatter &formatter)
{
    if (cell.isMissing()) {
        const QString gap = gapText(cell);
        const bool saysItAll = cell.reason.startsWith(gap, Qt::CaseInsensitive) && cell.reason.size() <= gap.size() + 1;
        const QString why = saysItAll || cell.reason.isEmpty() ? QString() : tr(" (%1)").arg(phrase(cell.reason));
        return withStop(tr("%1, %2: %3%4").arg(subject.name, metric.labelText(), gap, why));
    }
    QString text = tr("%1, %2: %3, %4")
                       .arg(subject.name, metric.labelText(), cellText(cell, formatter), statusText(catalog, cell));
    const QString range = rangeText(cell, formatter);
    if (!range.isEmpty())
        text += tr("; range %1").arg(range);
    if (!cell.formula.isEmpty() && cell.status != FigureStatus::Published)
        text += tr("; %1").arg(readableFormula(metric, cell, formatter));
    if (!cell.note.isEmpty())
        text += tr("; %1").arg(phrase(cell.note));
    if (!cell.sources.isEmpty())
        text += tr("; source: %1").arg(sourceLine(catalog, cell.sources.constFirst()));
    return withStop(text);
}

QString describeChart(const ChartSpec &spec)
{
    if (hasTwoAxes(spec))
        return describePlane(spec);
    if (spec.kind == ChartKind::Scores && !spec.categories.isEmpty())
        return describeScores(spec);
    if (spec.categories.isEmpty() || spec.series.isEmpty())
        return tr("Nothing is chosen.");
    const QList<ChartPoint> &points = spec.series.constFirst().points;
    const auto count = std::min(spec.categories.size(), points.size());
    QList<qsizetype> shown;
    QStringList gaps;
    for (qsizetype i = 0; i < count; ++i) {
        if (points.at(i).value)
            shown << i;
        else
            gaps << tr("%1 (%2)").arg(spec.categories.at(i).label, points.at(i).gap);
    }
    QStringList sentences{tr("%1 of %2 have a value.").arg(shown.size()).arg(count)};
    if (!shown.isEmpty()) {
        const auto less = [&](qsizetype a, qsizetype b) { return *points.at(a).value < *points.at(b).value; };
        const auto [lowest, highest] = std::minmax_element(shown.cbegin(), shown.cend(), less);
        sentences << tr("Lowest: %1, %2.").arg(spec.categories.at(*lowest).label, numberOn(points.at(*lowest)))
                  << tr("Highest: %1, %2.").arg(spec.categories.at(*highest).label, numberOn(points.at(*highest)));
    }
    if (!gaps.isEmpty())
        sentences << tr("Without a value: %1.").arg(gaps.join(QStringLiteral(", ")));
    return sentences.join(QLatin1Char(' '));
}

bool replacesFirstRival(const Catalog &catalog, const Cell &cell)
{
    const Source *first = cell.sources.isEmpty() ? nullptr : catalog.source(cell.sources.constFirst());
    return !cell.rivals.isEmpty() && first != nullptr && first->kind == SourceKind::Own;
}

SourceCard sourceCard(const Catalog &catalog, const Subject &subject, const Metric &metric, const Cell &cell,
                      const Formatter &formatter)
{
    SourceCard card{.heading = tr("%1 · %2").arg(subject.fullName, metric.labelText()),
                    .value = cellText(cell, formatter),
                    .range = rangeText(cell, formatter),
                    .status = statusText(catalog, cell),
                    .note = cell.isMissing() ? cell.reason : cell.note,
                    .badge = priceBadge(cell),
                    .own = !cell.own.isEmpty()};
    if (!cell.isMissing())
        card.formula = metric.group == MetricGroup::Workload
            ? metric.formulaText()
            : tr("%1 = %2").arg(metric.formulaText(), readableFormula(metric, cell, formatter));
    for (const SourceId &id : cell.sources)
        card.sources << sourceCardLine(catalog, id);
    for (const Reading &rival : cell.rivals)
        card.rivals << rivalLine(catalog, rival, formatter);
    if (replacesFirstRival(catalog, cell))
        card.rivals.first().text = tr("Replaced by your value: %1").arg(card.rivals.constFirst().text);
    for (const ContradictionId &id : cell.contradictions) {
        if (const Contradiction *contradiction = catalog.contradiction(id))
            card.contradictions << SourceCard::Line{contradiction->inBrief(), {}};
    }
    return card;
}

SourceCard::Line nearestLine(const Catalog &catalog, const NearestRun &nearest, const Formatter &formatter)
{
    const MeasuredRun &run = nearest.run;
    const CheckRow &row = nearest.row;
    const Source *source = row.sources.isEmpty() ? nullptr : catalog.source(row.sources.constFirst());
    QStringList parts{tr("%1 tokens/s", "measured").arg(formatter.table(row.measured.value_or(0.0))),
                      tr("%1 × %2", "a number of chips").arg(formatter.integer(run.chips.value_or(1)), row.chip),
                      run.precision.isEmpty() ? row.model : row.model + QStringLiteral(", ") + run.precision.toUpper()};
    if (run.input && run.output)
        parts << tr("%1 tokens in, %2 out").arg(formatter.integer(*run.input), formatter.integer(*run.output));
    if (run.batch.value_or(0) > 0)
        parts << tr("%1 concurrent requests").arg(formatter.integer(*run.batch));
    if (row.predicted && row.error())
        parts << tr("predicted %1 (%2)").arg(formatter.label(*row.predicted), formatter.signedPercent(*row.error()));
    if (!run.stack.isEmpty())
        parts << run.stack;
    parts << (source != nullptr ? source->title : row.sourceTitle);
    if (!run.measuredOn.isEmpty())
        parts << run.measuredOn;
    return {dot(parts), source != nullptr ? source->url : row.sourceUrl};
}

} // namespace chipboard
