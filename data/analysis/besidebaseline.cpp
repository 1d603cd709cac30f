#include "data/analysis/besidebaseline.h"

#include "data/analysis/comparability.h"
#include "data/core/tr.h"

#include <algorithm>
#include <cmath>

namespace chipboard {
namespace {

constexpr double leastDifference = 0.0005; // of a share: less would be shown as "0.0 %"
constexpr double noSpread = 1e-9;
constexpr int moreDigits = 4; // if three digits would say "1.00×"
constexpr QChar minus(0x2212);
constexpr QChar times(0x00D7);
constexpr QChar space(0x00A0);

QChar arrowOf(const BesideBaseline &one)
{
    const bool isMore = one.share.value > 1.0;
    if (one.beside == Beside::Better)
        return isMore ? QChar(0x25B2) : QChar(0x25BC);
    return isMore ? QChar(0x25B3) : QChar(0x25BD);
}

QString timesNumber(double share, const Formatter &formatter)
{
    constexpr double near = 0.005;
    return std::abs(share - 1.0) < near ? formatter.full(formatter.toldIn(share, Unit::One, moreDigits))
                                        : formatter.label(share);
}

QString sizeOf(double share, const Formatter &formatter) { return formatter.percent(std::abs(share - 1.0)); }

// "2.1", "38 % more": for one end of the range or its middle.
QString timesWords(double share, const Formatter &formatter) { return timesNumber(share, formatter); }

QString rangeOf(const BesideBaseline &one, QString (*words)(double, const Formatter &), const Formatter &formatter)
{
    const bool isTurned = one.share.value < 1.0 && words == &sizeOf;
    const double least = isTurned ? one.share.high : one.share.low;
    const double most = isTurned ? one.share.low : one.share.high;
    if (one.isExact() || words(least, formatter) == words(most, formatter))
        return words(one.share.value, formatter);
    return tr("Between %1 and %2", "two ends of a range, at the start of a sentence")
        .arg(words(least, formatter.lowEnd()), words(most, formatter.highEnd()));
}

QString numberAlone(const BesideBaseline &one, ValueForm form, const Formatter &formatter)
{
    if (form == ValueForm::Times)
        return timesNumber(one.share.value, formatter) + times;
    return (one.share.value > 1.0 ? QChar(u'+') : minus) + sizeOf(one.share.value, formatter);
}

QString differenceSentence(const BesideBaseline &one, const QString &baseline, ValueForm form,
                           const Formatter &formatter)
{
    const bool isBetter = one.beside == Beside::Better;
    if (form == ValueForm::Times) {
        const QString amount = rangeOf(one, &timesWords, formatter);
        return isBetter ? tr("%1 times %2, which is better.").arg(amount, baseline)
                        : tr("%1 times %2, which is worse.").arg(amount, baseline);
    }
    const QString amount = rangeOf(one, &sizeOf, formatter);
    if (one.share.value > 1.0)
        return isBetter ? tr("%1 more than %2, which is better.").arg(amount, baseline)
                        : tr("%1 more than %2, which is worse.").arg(amount, baseline);
    return isBetter ? tr("%1 less than %2, which is better.").arg(amount, baseline)
                    : tr("%1 less than %2, which is worse.").arg(amount, baseline);
}

} // namespace

bool BesideBaseline::isExact() const { return share.high - share.low <= noSpread * share.value; }

qsizetype rowOfBaseline(const ResultTable &table, const Board &board)
{
    if (board.baseline.isEmpty())
        return -1;
    const auto found =
        std::ranges::find_if(table.rows, [&board](const ResultRow &row) { return isBaseline(board, row.subject); });
    return found == table.rows.end() ? -1 : found - table.rows.begin();
}

BesideBaseline besideBaseline(const ResultTable &table, const Board &board, qsizetype row, qsizetype column)
{
    const Cell &cell = table.rows.at(row).cells.at(column);
    BesideBaseline one;
    if (cell.isMissing()) // skips the search: a board may list any number of unknown items
        return one;
    const qsizetype baseline = rowOfBaseline(table, board);
    if (baseline < 0)
        return one;
    one.kind = BesideBaseline::Kind::Baseline;
    if (row == baseline)
        return one;
    const Cell &base = table.rows.at(baseline).cells.at(column);
    one.kind = BesideBaseline::Kind::NoBaseline;
    if (base.isMissing() || base.value->low <= 0.0) {
        one.why = base.isMissing() ? tr("the baseline has no value here")
                                   : tr("the range of the baseline's number reaches zero");
        return one;
    }
    if (cell.value->low < 0.0) { // a margin may be negative
        one.why = tr("the range of this number goes below zero");
        return one;
    }
    one.kind = BesideBaseline::Kind::Unlike;
    one.why = misleadingBetween(table, column, row, baseline);
    if (!one.why.isEmpty())
        return one;
    one.share = shareOf(cell, base);
    const bool isApart = areApart(cell, base) && std::abs(one.share.value - 1.0) >= leastDifference;
    one.kind = isApart ? BesideBaseline::Kind::Apart : BesideBaseline::Kind::Same;
    if (isApart)
        one.beside = (one.share.value > 1.0) == (table.metrics.at(column)->better == Better::Higher) ? Beside::Better
                                                                                                     : Beside::Worse;
    return one;
}

QString besideNumber(const BesideBaseline &one, ValueForm form, const Formatter &formatter)
{
    const QString number = numberAlone(one, form, formatter);
    if (one.isExact())
        return number;
    return form == ValueForm::Times ? u'~' + number
                                    : QStringLiteral("~") + space + number; // in small type "~−" looks like two tildes
}

QString besideLabel(const BesideBaseline &one, ValueForm form, const Formatter &formatter)
{
    if (form == ValueForm::Absolute)
        return {};
    if (one.kind == BesideBaseline::Kind::Same && one.isEqual())
        return form == ValueForm::Times ? formatter.full(1.0) + times : formatter.percent(0.0);
    if (one.kind == BesideBaseline::Kind::Same) // neither is known to be better
        return tr("%1, about the same", "a ratio or percentage").arg(besideNumber(one, form, formatter));
    return one.kind == BesideBaseline::Kind::Apart ? QString(arrowOf(one)) + space + besideNumber(one, form, formatter)
                                                   : QString();
}

QString besideSentence(const BesideBaseline &one, const QString &baseline, ValueForm form, const Formatter &formatter)
{
    switch (form == ValueForm::Absolute ? BesideBaseline::Kind::Alone : one.kind) {
    case BesideBaseline::Kind::Alone:
    case BesideBaseline::Kind::Baseline:
        return {};
    case BesideBaseline::Kind::NoBaseline:
    case BesideBaseline::Kind::Unlike:
        return tr("No difference from %1 is shown: %2.").arg(baseline, one.why);
    case BesideBaseline::Kind::Same:
        return one.isEqual() ? tr("The same as %1.").arg(baseline) : tr("About the same as %1.").arg(baseline);
    case BesideBaseline::Kind::Apart:
        return differenceSentence(one, baseline, form, formatter);
    }
    Q_UNREACHABLE();
}

} // namespace chipboard
