#include "data/whatif/twoway.h"

#include <QCoreApplication>

#include <algorithm>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(WhatIf)
};

// Evenly over the range, and each value once.
QList<double> valuesOf(const LeverRange &range, int count)
{
    QList<double> values;
    for (int i = 0; i < count; ++i) {
        const double value = range.at(static_cast<double>(i) / (count - 1));
        if (values.isEmpty() || value > values.constLast())
            values << value;
    }
    return values;
}

} // namespace

Result<TwoWay> twoWayOf(const Inquiry &inquiry, const Lever &across, const Lever &down, int columns, int rows)
{
    if (across.assumption == down.assumption
        && (across.side == down.side || across.side == Side::Both || down.side == Side::Both))
        return Problem{ProblemCode::BadValue,
                       Texts::tr("Both directions of the table move the same assumption."),
                       Texts::tr("Choose two that differ."),
                       {},
                       Severity::Error};
    const Result<LeverRange> acrossRange = rangeOf(inquiry, across, Reach::Plausible);
    if (!acrossRange)
        return acrossRange.problem();
    const Result<LeverRange> downRange = rangeOf(inquiry, down, Reach::Plausible);
    if (!downRange)
        return downRange.problem();
    TwoWay table{across, down, acrossRange.value(), downRange.value(), {}, {}, {}, {}, {}};
    table.columns = valuesOf(table.acrossRange, std::max(2, columns));
    table.rows = valuesOf(table.downRange, std::max(2, rows));
    for (const double value : std::as_const(table.rows)) {
        const Settings settings = pulled(inquiry.settings(), down, value);
        QList<Answer> line;
        for (const double column : std::as_const(table.columns))
            line << inquiry.answer(pulled(settings, across, column));
        table.answers << line;
        table.turns << (inquiry.isRatio() ? crossoverOf(inquiry, across, table.acrossRange, settings).crossings
                                          : QList<Crossing>());
    }
    for (const double value : std::as_const(table.columns)) {
        const Settings settings = pulled(inquiry.settings(), across, value);
        table.turnsDown << (inquiry.isRatio() ? crossoverOf(inquiry, down, table.downRange, settings).crossings
                                              : QList<Crossing>());
    }
    return table;
}

QList<std::pair<double, double>> TwoWay::line() const
{
    QList<std::pair<double, double>> points;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        for (const Crossing &turn : turns.at(row))
            points << std::pair(turn.value, rows.at(row));
    }
    for (qsizetype column = 0; column < columns.size(); ++column) {
        for (const Crossing &turn : turnsDown.at(column))
            points << std::pair(columns.at(column), turn.value);
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

} // namespace chipboard
