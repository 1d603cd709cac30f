#include "data/importers/importtally.h"

#include <cmath>

namespace chipboard {
namespace {

constexpr qsizetype mostExamples = 5;

// Prices are printed with six decimals at most.
bool isSamePrice(double a, double b) { return std::abs(a - b) <= 5e-7; }

} // namespace

bool ImportTally::add(const RowOutcome &outcome)
{
    ++m_report.rows;
    ReasonCount &count = m_report.reasons[outcome.reason];
    ++count.rows;
    if (count.examples.size() < mostExamples)
        count.examples << ReasonCount::Example{outcome.line, outcome.detail};
    switch (reasonRow(outcome.reason).verdict) {
    case Verdict::Imported:
        countImported(outcome);
        break;
    case Verdict::Ignored:
        ++m_report.ignored;
        break;
    case Verdict::Suspicious:
        if (m_request.accepted.contains(outcome.reason) && canBeAccepted(outcome.reason)) {
            m_report.acceptedReasons << outcome.reason;
            ++m_report.accepted;
            countImported(outcome);
        } else {
            ++m_report.suspicious;
        }
        break;
    }
    return !m_sinks.row || m_sinks.row(outcome);
}

void ImportTally::countImported(const RowOutcome &outcome)
{
    ++m_report.imported;
    for (const Reason remark : outcome.remarks)
        ++m_report.remarks[remark];
    m_report.prices += outcome.records.size();
    m_report.chips += outcome.chips.size();
    bool isNew = false;
    bool isChanged = false;
    for (const PriceRecord &record : outcome.records) {
        const std::optional<double> before = m_sinks.known ? m_sinks.known(record) : std::nullopt;
        isNew = isNew || !before;
        isChanged = isChanged || (before && !isSamePrice(*before, record.usdPerHour));
    }
    isNew = isNew || outcome.records.isEmpty();
    ++(isChanged ? m_report.changedRows : isNew ? m_report.newRows : m_report.unchangedRows);
}

bool ImportTally::progress(qint64 done, qint64 size) const
{
    return !m_sinks.progress
        || m_sinks.progress(size > 0 ? static_cast<double>(done) / static_cast<double>(size) : 1.0);
}

} // namespace chipboard
