#include "data/compare/cells.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace chipboard {

ResultTable ofColumn(ResultTable table, int column)
{
    return ofColumns(std::move(table), column < 0 ? QList<int>() : QList{column});
}

ResultTable ofColumns(ResultTable table, const QList<int> &columns)
{
    const auto of = [&columns](const auto &all) {
        std::remove_cvref_t<decltype(all)> some;
        for (const int column : columns)
            some << all.at(column);
        return some;
    };
    table.metrics = of(table.metrics);
    for (ResultRow &row : table.rows)
        row.cells = of(row.cells);
    return table;
}

namespace {

int certainty(FigureStatus status)
{
    switch (status) {
    case FigureStatus::Missing:
        return 0;
    case FigureStatus::Estimated:
        return 1;
    case FigureStatus::Own:
        return 2;
    case FigureStatus::Announced:
        return 3;
    case FigureStatus::Approximate:
        return 4;
    case FigureStatus::Derived:
        return 5;
    case FigureStatus::Published:
        return 6;
    }
    return 0;
}

bool isDated(const QString &date) { return !date.isEmpty() && date.at(0).isDigit(); }

void appendSentence(QString &text, const QString &addition)
{
    if (addition.isEmpty() || text.contains(addition))
        return;
    text += text.isEmpty() ? addition : QLatin1String("; ") + addition;
}

} // namespace

Cell missingCell(Unit unit, MissingKind kind, const QString &reason)
{
    return Cell{.unit = unit, .missingKind = kind, .reason = reason};
}

Cell cellOf(const Figure &figure, const Metric &metric)
{
    Cell cell{.unit = metric.unit,
              .status = figure.status,
              .missingKind = figure.missingKind,
              .reason = figure.reason,
              .rangeNote = figure.rangeNote,
              .asOf = figure.asOf,
              .note = figure.note,
              .sources = figure.sources,
              .rivals = figure.rivals};
    if (!figure.own.isEmpty())
        cell.own = {figure.own};
    if (!figure.value)
        return cell;
    const double factor = convert(1.0, figure.unit, cell.unit);
    cell.value = factor == 1.0 ? *figure.value : figure.value->scaled(factor);
    const Formatter plain;
    cell.formula =
        figure.formula.isEmpty() ? plain.withRange(figure.sourceValue(), figure.sourceUnit()) : figure.formula;
    return cell;
}

Cell totalOf(const Cell &perChip, const Figure &chips)
{
    if (perChip.isMissing() || chips.isMissing() || chips.value->value == 1.0)
        return perChip;
    Cell cell = perChip;
    const Interval &count = *chips.value;
    const Interval &one = *perChip.value;
    cell.value = Interval{one.low * count.low, one.value * count.value, one.high * count.high};
    const Formatter plain;
    cell.formula = QStringLiteral("%1 x %2").arg(plain.full(count.value), plain.full(one.value, perChip.unit));
    cell.rivals.clear(); // rivals per chip are not rivals of the total
    cell.status = weaker(weaker(perChip.status, chips.status), FigureStatus::Derived);
    addEachOnce(cell.sources, chips.sources);
    if (!chips.own.isEmpty())
        addOwn(cell, {chips.own});
    return cell;
}

FigureStatus weaker(FigureStatus a, FigureStatus b) { return certainty(a) <= certainty(b) ? a : b; }

void inherit(Cell &cell, const Cell &other)
{
    cell.status = weaker(cell.status, other.status);
    if (isDated(other.asOf) && (!isDated(cell.asOf) || other.asOf < cell.asOf))
        cell.asOf = other.asOf;
    addEachOnce(cell.sources, other.sources);
    appendSentence(cell.note, other.note);
    appendSentence(cell.rangeNote, other.rangeNote);
    addOwn(cell, other.own);
    if (cell.origin.isEmpty())
        cell.origin = other.origin;
    if (other.fallback && !cell.fallback) {
        cell.fallback = true;
        cell.asked = other.asked;
        cell.askedKind = other.askedKind;
    }
    if (!cell.priceKind) {
        cell.priceKind = other.priceKind;
        cell.priceDate = other.priceDate;
        cell.priceRegion = other.priceRegion;
    }
    if (!cell.precision)
        cell.precision = other.precision;
}

void addOwn(Cell &cell, const QStringList &keys) { addEachOnce(cell.own, keys); }

void addContradictions(Cell &cell, const Catalog &catalog, const QString &subjectId, const MetricId &metric)
{
    for (const Contradiction *contradiction : catalog.contradictionsAbout(subjectId, metric))
        addOnce(cell.contradictions, contradiction->id);
}

Cell ratioFrame(const Cell &top, const Cell &bottom, Unit unit)
{
    for (const Cell *part : {&top, &bottom}) {
        if (part->isMissing()) {
            Cell missing = missingCell(unit, part->missingKind, part->reason);
            missing.own = part->own;
            missing.gap = part->gap;
            return missing;
        }
    }
    if (bottom.value->low <= 0.0)
        return missingCell(unit, MissingKind::NotApplicable, tr("the divisor's range reaches zero"));
    Cell cell{.unit = unit, .status = FigureStatus::Derived};
    inherit(cell, top);
    inherit(cell, bottom);
    const Formatter plain;
    cell.formula = QStringLiteral("%1 / %2").arg(plain.withRange(*top.value, top.unit),
                                                 plain.withRange(*bottom.value, bottom.unit));
    return cell;
}

} // namespace chipboard
