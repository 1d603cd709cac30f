#include "app/document/pageedits.h"

#include "data/analysis/mainquestion.h"
#include "data/board/assumption.h"
#include "data/board/needs.h"
#include "data/compare/figuretable.h"
#include "data/compare/metric.h"
#include "data/core/find.h"
#include "data/core/format.h"
#include "data/core/numerals.h"
#include "data/core/tr.h"

namespace chipboard {

namespace {

/// A choice and its name in the undo list.
struct ChoiceRow
{
    const char *id;
    bool (*set)(WhatIfChoice &choice, const QString &value); ///< false: not a valid choice
    QString (*name)(const Catalog &catalog, const Board &board, const QString &value);
};

bool setMetric(WhatIfChoice &choice, const QString &value)
{
    choice.metric = MetricId(value);
    return true;
}

// A row cannot be compared with itself: the other one becomes automatic.
bool setSubject(WhatIfChoice &choice, const QString &value)
{
    choice.subject = value;
    if (!value.isEmpty() && choice.against == value)
        choice.against.clear();
    return true;
}

bool setAgainst(WhatIfChoice &choice, const QString &value)
{
    choice.against = value;
    if (!value.isEmpty() && choice.subject == value)
        choice.subject.clear();
    return true;
}

template<Lever WhatIfChoice::*member>
bool setLever(WhatIfChoice &choice, const QString &value)
{
    const std::optional<Lever> lever = value.isEmpty() ? Lever() : leverFromWord(value);
    choice.*member = lever.value_or(Lever());
    return lever.has_value();
}

QString nameOfMetric(const Catalog &, const Board &, const QString &value)
{
    const Metric *metric = findMetric(MetricId(value));
    if (value.isEmpty())
        return tr("What-if on the cost of the workload");
    return tr("What-if on %1").arg(metric == nullptr ? value : midSentence(metric->labelText()));
}

QString nameOfSubject(const Catalog &catalog, const Board &board, const QString &value)
{
    return value.isEmpty() ? tr("What-if of the best option")
                           : tr("What-if of %1").arg(thingName(catalog, board.level, value));
}

QString nameOfAgainst(const Catalog &catalog, const Board &board, const QString &value)
{
    if (value.isEmpty())
        return tr("What-if against the baseline");
    if (value == WhatIfChoice::noOther())
        return tr("What-if of one option");
    return tr("What-if against %1").arg(thingName(catalog, board.level, value));
}

QString leverName(const QString &value)
{
    const Lever lever = leverFromWord(value).value_or(Lever());
    const AssumptionRow *row = findAssumption(lever.assumption);
    return row == nullptr ? lever.assumption.text() : midSentence(row->labelText());
}

QString nameOfCrossover(const Catalog &, const Board &, const QString &value)
{
    return value.isEmpty() ? tr("What-if: automatic break-even point")
                           : tr("What-if: break-even point by %1").arg(leverName(value));
}

QString nameOfTable(const Catalog &, const Board &, const QString &value)
{
    return value.isEmpty() ? tr("What-if: automatic table") : tr("What-if: table over %1").arg(leverName(value));
}

constexpr ChoiceRow rows[] = {
    {"metric", setMetric, nameOfMetric},
    {"subject", setSubject, nameOfSubject},
    {"against", setAgainst, nameOfAgainst},
    {"crossover", setLever<&WhatIfChoice::crossover>, nameOfCrossover},
    {"across", setLever<&WhatIfChoice::across>, nameOfTable},
    {"down", setLever<&WhatIfChoice::down>, nameOfTable},
};

} // namespace

std::optional<BoardEdit> chooseWhatIf(const Catalog &catalog, const Board &board, const QString &id,
                                      const QString &value)
{
    const auto *row = findWhere(rows, [&id](const ChoiceRow &one) { return id == QLatin1String(one.id); });
    BoardEdit edit{EditKind::WhatIf, board};
    if (row == nullptr || !row->set(edit.after.whatIf, value))
        return std::nullopt;
    edit.name = row->name(catalog, board, value);
    return edit;
}

BoardEdit takeBackWhatIf(const Board &board)
{
    BoardEdit edit{EditKind::WhatIf, board, tr("What-if: automatic choices")};
    edit.after.whatIf = {};
    return edit;
}

namespace {

Formatter formatterOf(const Board &board) { return Formatter(readingLocale()).in(shownCurrency(board.currency)); }

/// Parses in the program's locale first ("5.000 USD" is 5000 in German), else in the C locale.
std::optional<double> numberIn(QString typed, const NeedRow &row, const Formatter &formatter)
{
    const QString unit = row.unit == Unit::Usd ? formatter.unitText(row.unit) : row.unitText();
    if (!unit.isEmpty() && typed.endsWith(unit, Qt::CaseInsensitive))
        typed.chop(unit.size());
    typed = typed.simplified();
    for (const QLocale &locale : {formatter.locale(), QLocale::c()}) {
        if (const std::optional<double> value = numberFrom(typed, locale))
            return value;
    }
    typed.remove(QLatin1Char(' ')); // "5 000"
    return numberFrom(typed, formatter.locale());
}

QString choicesText(const NeedRow &row)
{
    const auto label = [&](const NeedChoice &choice) { return needChoiceLabel(row, QString::fromLatin1(choice.word)); };
    return mapped(row.choices, label).join(QLatin1String(", "));
}

/// The needs with the typed value, or a Problem worded for the user.
Result<Needs> typedNeed(const Board &board, const NeedRow &row, const QString &text)
{
    const auto refused = [](const QString &message) { return Problem{ProblemCode::BadValue, message}; };
    Needs needs = board.needs;
    const QString word = text.trimmed();
    if (row.number == nullptr) {
        if (!word.isEmpty() && !checkNeed(row, word))
            return refused(
                row.choices.empty()
                    ? tr("\"%1\" is not a region name. Write it as the cloud does, such as us-east-2.").arg(word)
                    : tr("%1 must be one of: %2.").arg(row.labelText(), choicesText(row)));
        needs.*row.word = word;
        return needs;
    }
    if (word.isEmpty()) {
        needs.*row.number = std::nullopt;
        return needs;
    }
    const Formatter formatter = formatterOf(board);
    const std::optional<double> typed = numberIn(word, row, formatter);
    if (!typed)
        return refused(tr("\"%1\" is not a number. Leave the field empty if there is no requirement.").arg(word));
    const double value = formatter.stored(*typed, row.unit);
    if (!checkNeed(row, value)) {
        const auto limit = [&](double usd) { return formatter.full(formatter.shown(usd, row.unit)); };
        return refused(tr("%1 must be from %2 to %3; %4 is not.")
                           .arg(row.labelText(), limit(row.minimum), limit(row.maximum), word));
    }
    needs.*row.number = value;
    return needs;
}

// Needs that are shared with the Answer page.
bool isOfAnswer(const QString &id) { return id == QLatin1String("workload") || id == QLatin1String("volume"); }

QString undoName(const NeedRow &row, const Needs &needs, const Formatter &formatter)
{
    return row.isSaid(needs) ? tr("Requirement: %1").arg(saidText(row, needs, formatter))
                             : tr("Requirement: clear %1").arg(row.labelText());
}

} // namespace

std::optional<BoardEdit> chooseNeed(const Catalog &catalog, const Board &board, const QString &id, const QString &text)
{
    const NeedRow *row = findNeed(id);
    if (row == nullptr)
        return isOfAnswer(id) ? chooseAnswer(catalog, board, id, text) : std::nullopt;
    const Result<Needs> needs = typedNeed(board, *row, text);
    if (!needs)
        return std::nullopt;
    BoardEdit edit{EditKind::Needs, board, undoName(*row, needs.value(), formatterOf(board))};
    edit.after.needs = needs.value();
    return edit;
}

QString needRefusal(const Board &board, const QString &id, const QString &text)
{
    const NeedRow *row = findNeed(id);
    if (row == nullptr)
        return isOfAnswer(id) ? answerRefusal(board, id, text) : tr("There is no requirement \"%1\".").arg(id);
    const Result<Needs> needs = typedNeed(board, *row, text);
    return needs ? QString() : needs.problem().message;
}

BoardEdit takeBackNeeds(const Board &board)
{
    BoardEdit edit{EditKind::Needs, board, tr("Requirements: start over")};
    edit.after.needs = {};
    return edit;
}

namespace {

/// The demand assumption for the workload type: billions of tokens, or millions of items.
const AssumptionRow &demandOf(bool isBatch)
{
    return *findAssumption(AssumptionId(isBatch ? QStringLiteral("monthly_items") : QStringLiteral("monthly_tokens")));
}

// "500M", "2 B": the factor of a suffix; 0 if unknown.
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

/// Why the text is not a volume; empty if it is, or if the text is empty.
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

/// USD; empty if the text is not a valid amount.
std::optional<double> spendIn(const Board &board, const QString &text)
{
    const std::optional<double> typed = volumeIn(text, 1.0);
    const double usd = typed ? formatterOf(board).stored(*typed, Unit::Usd) : 0.0;
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
    // Both demands have the same range, so either row works for validation.
    return filter == QLatin1String("volume") ? whyNoVolume(demandOf(false), choice, unitOf(false)) : QString();
}

std::optional<BoardEdit> choosePayback(const Catalog &catalog, const Board &board, const QString &filter,
                                       const QString &choice)
{
    if (filter == QLatin1String("subject") || filter == QLatin1String("against"))
        return chooseWhatIf(catalog, board, filter, choice);
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
    const Formatter formatter = formatterOf(board);
    const auto limit = [&](double usd) { return formatter.full(formatter.shown(usd, Unit::Usd)); };
    return tr("Enter the monthly spend from %1 to %2, such as 80000 or 80k, or leave the field empty.")
        .arg(limit(spendRow().minimum), limit(spendRow().maximum));
}

} // namespace chipboard
