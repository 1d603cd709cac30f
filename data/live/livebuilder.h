// Purpose: writes a live model cell after cell. Parts of data/live share it; others read the model.
#pragma once

#include "data/live/livemodel.h"

#include <QHash>

namespace chipboard {

/// Low, value and high of a quantity.
struct LiveSpan
{
    LiveFormula low;
    LiveFormula value;
    LiveFormula high;
};

/// `value` with the error of the evidence: value / (1 + error) to value x (1 + error).
[[nodiscard]] LiveSpan withError(const LiveFormula &value, double error);
[[nodiscard]] LiveSpan exactly(const LiveFormula &value);
/// Numbers of the catalogue.
[[nodiscard]] LiveSpan spanOf(const Interval &interval);
/// Both grow with the product.
[[nodiscard]] LiveSpan operator*(const LiveSpan &a, const LiveSpan &b);
[[nodiscard]] LiveSpan operator*(const LiveSpan &a, const LiveFormula &factor);
[[nodiscard]] LiveSpan operator/(const LiveSpan &a, const LiveFormula &divisor);
[[nodiscard]] LiveSpan operator/(const LiveSpan &a, const LiveSpan &b);

class LiveBuilder
{
public:
    explicit LiveBuilder(LiveModel &model);

    /// Cells from here on belong to this row; -1: to all.
    void startRow(int row);
    /// Cells from here on stand under this heading; details: of a search, shown on demand.
    void startSection(const QString &heading, bool detail = false);

    /// Adds a cell, and names it in the formulas that follow.
    LiveFormula step(const QString &id, const QString &label, Unit unit, const LiveFormula &formula);
    LiveFormula constant(const QString &id, const QString &label, Unit unit, double value, const QString &origin);
    LiveFormula figure(const QString &id, const QString &label, Unit unit, double value, const QString &origin);
    LiveSpan figure(const QString &id, const QString &label, Unit unit, const Interval &value, const QString &origin);
    LiveFormula assumption(const LiveInput &input, const LiveFormula &value);

    /// The assumption's cell; the task has to have it.
    [[nodiscard]] LiveFormula assumed(const char *id) const;
    /// A share told in per cent.
    [[nodiscard]] LiveFormula share(const char *id) const { return assumed(id) / 100.0; }

    /// The row's result: the span, or what `problem` says where that is not empty.
    void result(const char *metric, const LiveSpan &span, const LiveFormula &problem);
    /// There is never a value: why not.
    void missing(const QString &metric, const QString &reason);
    /// A result of its own kind, without a range, in the row that was started.
    [[nodiscard]] LiveResult single(const QString &id, const QString &label, Unit unit, const LiveFormula &formula,
                                    const LiveFormula &problem);
    [[nodiscard]] bool hasResult(const QString &metric) const;

private:
    LiveFormula add(LiveCell cell);
    int addTold(const QString &id, const QString &label, Unit unit, const LiveFormula &number,
                const LiveFormula &problem);
    [[nodiscard]] LiveRow &row() { return m_model.rows[m_row]; }

    LiveModel &m_model;
    int m_row = -1;
    QString m_section;
    bool m_detail = false;
    QHash<QString, int> m_assumed;
};

} // namespace chipboard
