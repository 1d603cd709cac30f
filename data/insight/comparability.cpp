#include "data/insight/comparability.h"

#include "data/core/tr.h"
#include "data/insight/fairnessrules.h"
#include "data/insight/workloadview.h"

#include <algorithm>
#include <iterator>

namespace chipboard {
namespace {

// Told in this order: what is drawn first, then what it rests on. Prices of another region are ones that can be paid,
// so a difference to them is told, and so is one to an estimate with borrowed constants, whose range says how unsure it
// is. Charts of another kind beside each other (dense and sparse, a chip's price and a machine's) are never divided by
// each other: what they have to do is to say so.
constexpr FairnessRule rules[] = {
    {"price-kind", QT_TRANSLATE_NOOP("Takeaway", "their prices are of different kinds"), true, fairness::kindsDiffer,
     fairness::mixedKinds},
    {"guide-prices", QT_TRANSLATE_NOOP("Takeaway", "the prices contradict what the providers publish"), false, nullptr,
     fairness::guidePrices},
    {"price-date", QT_TRANSLATE_NOOP("Takeaway", "their prices are of different times"), true, fairness::datesDiffer,
     fairness::mixedDates},
    {"precision", QT_TRANSLATE_NOOP("Takeaway", "their number formats differ"), true, fairness::formatsDiffer,
     fairness::mixedFormats},
    {"sparsity", QT_TRANSLATE_NOOP("Takeaway", "one is dense and the other sparse"), true, nullptr,
     fairness::mixedSparsity},
    {"level", QT_TRANSLATE_NOOP("Takeaway", "one is of a chip and the other of a whole machine"), true, nullptr,
     fairness::mixedLevels},
    {"chip-count", QT_TRANSLATE_NOOP("Takeaway", "they are of different numbers of chips"), true,
     fairness::countsDiffer, fairness::mixedCounts},
    {"estimate", QT_TRANSLATE_NOOP("Takeaway", "one of the two is an estimate"), true, fairness::onlyOneIsEstimated,
     fairness::estimatesAmongFigures},
    {"not-measured", QT_TRANSLATE_NOOP("Takeaway", "one of the two was never measured"), false, nullptr,
     fairness::borrowedConstants},
    {"announced", QT_TRANSLATE_NOOP("Takeaway", "one of the two is announced, not yet to be had"), true,
     fairness::onlyOneIsAnnounced, fairness::announcedAmongShipping},
    {"price-region", QT_TRANSLATE_NOOP("Takeaway", "their prices are of different regions"), false,
     fairness::regionsDiffer, fairness::mixedRegions},
};

bool misleads(const Unfairness &one) { return findFairnessRule(one.rule)->misleads; }

FairStep wayOut(const QList<Unfairness> &found)
{
    QList<FairStep> steps;
    FairStep first;
    for (const Unfairness &one : found) {
        if (one.remedy.id.isEmpty())
            continue;
        if (first.id.isEmpty())
            first = one.remedy;
        if (misleads(one))
            steps << one.remedy;
    }
    if (steps.size() < 2)
        return steps.isEmpty() ? first : steps.constFirst();
    QStringList ids;
    for (const FairStep &one : std::as_const(steps))
        ids << one.id;
    return {tr("Compare like with like"), stepsInOrder(ids)};
}

} // namespace

QString FairnessRule::whyText() const { return tr(why); }

std::span<const FairnessRule> fairnessRules() { return rules; }

const FairnessRule *findFairnessRule(const QString &id)
{
    const auto *found = std::find_if(std::begin(rules), std::end(rules),
                                     [&id](const FairnessRule &row) { return id == QLatin1String(row.id); });
    return found == std::end(rules) ? nullptr : found;
}

QList<Unfairness> unfairnessIn(const FairnessInput &input)
{
    QList<Unfairness> found;
    for (const FairnessRule &rule : rules) {
        Unfairness one = rule.find(input);
        one.rule = QString::fromLatin1(rule.id);
        if (one.isThere())
            found << one;
    }
    return found;
}

QString misleadingBetween(const ResultTable &table, qsizetype column, qsizetype one, qsizetype other)
{
    if (table.rows.at(one).cells.at(column).isMissing() || table.rows.at(other).cells.at(column).isMissing())
        return {};
    const auto *found = std::find_if(std::begin(rules), std::end(rules), [&](const FairnessRule &rule) {
        return rule.misleads && rule.differ != nullptr && rule.differ(table, column, one, other);
    });
    return found == std::end(rules) ? QString() : found->whyText();
}

Comparability comparability(const Catalog &catalog, const Board &board, const ResultTable &table,
                            const Formatter &formatter)
{
    const QList<Unfairness> found = unfairnessIn({catalog, board, table, formatter});
    QStringList sentences;
    for (const Unfairness &one : found)
        sentences << one.sentence;
    const FairStep step = wayOut(found);
    return {sentences.join(QLatin1Char(' ')), step.text, step.id};
}

namespace fairness {

QList<qsizetype> rowsWhere(const ResultTable &table, const std::function<bool(qsizetype row)> &holds)
{
    QList<qsizetype> rows;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        if (holds(row))
            rows << row;
    }
    return rows;
}

QString namesOf(const FairnessInput &input, const QList<qsizetype> &rows)
{
    QStringList names;
    for (const qsizetype row : rows)
        names << input.table.rows.at(row).subject.name;
    return namesText(names, input.formatter);
}

FairStep without(const FairnessInput &input, const QList<qsizetype> &rows)
{
    if (rows.isEmpty() || input.table.rows.size() - rows.size() < 2)
        return {};
    QStringList ids;
    for (const qsizetype row : rows)
        ids << input.table.rows.at(row).subject.id;
    return {tr("Leave out %1").arg(namesOf(input, rows)), withoutStep(ids)};
}

} // namespace fairness
} // namespace chipboard
