#include "app/document/answeredit.h"

#include "data/analysis/mainquestion.h"
#include "data/board/assumption.h"
#include "data/core/format.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"

namespace chipboard {
namespace {

/// The demand of the workload's kind: billions of tokens, or millions of items.
const AssumptionRow &demandOf(bool isBatch)
{
    return *findAssumption(AssumptionId(isBatch ? QStringLiteral("monthly_items") : QStringLiteral("monthly_tokens")));
}

// "500M", "2 B": what one letter stands for, in units; 0: no such letter.
double sizeOfLetter(QChar letter)
{
    switch (letter.toUpper().unicode()) {
    case u'K':
        return 1e3;
    case u'M':
        return 1e6;
    case u'B':
    case u'G':
        return 1e9;
    case u'T':
        return 1e12;
    default:
        return 0.0;
    }
}

std::optional<double> volumeIn(QString typed, double unit)
{
    typed = typed.section(QLatin1Char('/'), 0, 0).simplified();
    for (const QString &word : {QStringLiteral("tokens"), QStringLiteral("items")}) {
        if (typed.endsWith(word, Qt::CaseInsensitive))
            typed.chop(word.size());
    }
    typed.remove(QLatin1Char(' '));
    double factor = 1.0;
    if (!typed.isEmpty() && sizeOfLetter(typed.back()) > 0.0) {
        factor = sizeOfLetter(typed.back()) / unit;
        typed.chop(1);
    }
    for (const QLocale &locale : {readingLocale(), QLocale::c()}) {
        if (const std::optional<double> value = numberFrom(typed, locale))
            return *value * factor;
    }
    return std::nullopt;
}

/// Why the text is no volume; empty where it is one, or empty itself.
QString whyNoVolume(const AssumptionRow &row, const QString &text, double unit)
{
    if (text.trimmed().isEmpty())
        return {};
    const std::optional<double> value = volumeIn(text, unit);
    if (!value)
        return tr("\"%1\" is not a number. Enter the monthly volume, such as 2 or 500M, or leave the field empty.")
            .arg(text.trimmed());
    if (*value <= 0.0)
        return tr("Enter a monthly volume above 0, or leave the field empty.");
    if (!checkAssumption(row, *value)) {
        const Formatter formatter(readingLocale());
        return tr("The monthly volume must be from %1 to %2.")
            .arg(formatter.full(row.minimum), formatter.full(row.maximum));
    }
    return {};
}

const AssumptionRow &spendRow() { return *findAssumption(AssumptionId(QStringLiteral("monthly_spend"))); }

Formatter moneyOf(const Board &board) { return Formatter(readingLocale()).in(shownCurrency(board.currency)); }

/// USD; nothing where the text is no amount that can be.
std::optional<double> spendIn(const Board &board, const QString &text)
{
    const std::optional<double> typed = volumeIn(text, 1.0);
    const double usd = typed ? moneyOf(board).stored(*typed, Unit::Usd) : 0.0;
    return typed && checkAssumption(spendRow(), usd) ? std::optional(usd) : std::nullopt;
}

double unitOf(bool isBatch) { return isBatch ? 1e6 : 1e9; }

} // namespace

std::optional<BoardEdit> chooseAnswer(const Catalog &catalog, const Board &board, const QString &filter,
                                      const QString &choice)
{
    if (filter == QLatin1String("workload")) {
        const WorkloadId id(choice);
        return catalog.workload(id) == nullptr ? std::nullopt : std::optional(setWorkload(catalog, board, id));
    }
    if (filter != QLatin1String("volume"))
        return chooseQuestion(catalog, board, filter, choice);
    const bool isBatch = taskAsked(catalog, board) == Task::Batch;
    const AssumptionRow &row = demandOf(isBatch);
    if (!whyNoVolume(row, choice, unitOf(isBatch)).isEmpty())
        return std::nullopt;
    const std::optional<double> volume = choice.trimmed().isEmpty() ? std::nullopt : volumeIn(choice, unitOf(isBatch));
    return setAssumption(board, row.assumptionId(), volume);
}

QString answerRefusal(const Board & /*board*/, const QString &filter, const QString &choice)
{
    // Both demands have the same range; a letter is read by the smaller unit's own rule only where it is typed.
    return filter == QLatin1String("volume") ? whyNoVolume(demandOf(false), choice, unitOf(false)) : QString();
}

std::optional<BoardEdit> choosePayback(const Catalog & /*catalog*/, const Board &board, const QString &filter,
                                       const QString &choice)
{
    const bool isEmpty = choice.trimmed().isEmpty();
    const std::optional<double> usd = isEmpty ? std::nullopt : spendIn(board, choice);
    if (filter != QLatin1String("monthly_spend") || (!isEmpty && !usd))
        return std::nullopt;
    return setAssumption(board, spendRow().assumptionId(), usd);
}

QString paybackRefusal(const Board &board, const QString &filter, const QString &choice)
{
    if (filter != QLatin1String("monthly_spend") || choice.trimmed().isEmpty() || spendIn(board, choice))
        return {};
    const Formatter formatter = moneyOf(board);
    const auto limit = [&](double usd) { return formatter.full(formatter.shown(usd, Unit::Usd)); };
    return tr("Enter the monthly spend from %1 to %2, such as 80000 or 80k, or leave the field empty.")
        .arg(limit(spendRow().minimum), limit(spendRow().maximum));
}

} // namespace chipboard
