#include "data/charts/scenariotakeaway.h"

#include "data/charts/scenariotexts.h"
#include "data/core/tr.h"
#include "data/insight/alikeprices.h"
#include "data/insight/overviewtakeaway.h"

#include <algorithm>

namespace chipboard {
namespace {

/// The row that is best in a scenario, and what cannot be told from it.
struct ScenarioBest
{
    const Subject *subject = nullptr; ///< null when no row has a number
    QString rivals;                   ///< "H100", "3 others"; empty where it is alone at the top
    QString kind;                     ///< of its price, where that of the row beside it is of another kind
    const Subject *other = nullptr;   ///< of that row
};

// As the page Workload has it: beside the baseline, or beside the next best where there is none or it is the best.
ScenarioBest bestOf(const ScenarioCase &one, qsizetype column)
{
    const Contest contest = contestOf(one.table, one.table.metrics.at(column)->metricId());
    if (contest.entries.isEmpty())
        return {};
    const auto rowAt = [&](qsizetype place) { return &one.table.rows.at(contest.entries.at(place)); };
    qsizetype beside = std::min<qsizetype>(1, contest.entries.size() - 1);
    for (qsizetype place = 1; place < contest.entries.size(); ++place) {
        if (isBaseline(one.board, rowAt(place)->subject))
            beside = place;
    }
    const ResultRow *best = rowAt(0);
    const ResultRow *other = rowAt(beside);
    const std::optional<PriceKind> &kind = best->cells.at(column).priceKind;
    const bool isLike = kind == other->cells.at(column).priceKind;
    QString rivals;
    if (contest.level == 2)
        rivals = rowAt(1)->subject.name;
    else if (contest.level > 2)
        rivals = tr("%n others", "chips", static_cast<int>(contest.level) - 1);
    return {&best->subject, rivals,
            isLike     ? QString()
                : kind ? priceKindLabel(*kind)
                       : tr("own price"),
            &other->subject};
}

/// Where one row is best in the same way.
struct ScenarioWins
{
    QString name;
    QString rivals; ///< what cannot be told from it
    QString kind;   ///< of its price, where that is of another kind than that of the row beside it
    QString id;     ///< of the row
    QString other;  ///< id of the row beside it, in the first of `where`
    QString otherName;
    QList<qsizetype> where; ///< scenarios
};

QList<ScenarioWins> winsOf(const QList<ScenarioCase> &cases, qsizetype column)
{
    QList<ScenarioWins> all;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        const ScenarioBest best = bestOf(cases.at(i), column);
        if (best.subject == nullptr)
            continue;
        const QString id = best.subject->id;
        auto wins = std::find_if(all.begin(), all.end(), [&](const ScenarioWins &known) {
            return known.id == id && known.rivals == best.rivals && known.kind == best.kind;
        });
        if (wins == all.end())
            wins = all.insert(
                all.end(),
                ScenarioWins{best.subject->name, best.rivals, best.kind, id, best.other->id, best.other->name, {}});
        wins->where << i;
    }
    // What is sure stands first, and of that what is like for like.
    std::stable_sort(all.begin(), all.end(), [](const ScenarioWins &a, const ScenarioWins &b) {
        const auto rank = [](const ScenarioWins &wins) {
            return !wins.rivals.isEmpty() ? 2 : wins.kind.isEmpty() ? 0 : 1;
        };
        return rank(a) < rank(b);
    });
    return all;
}

QString everywhereText(bool cost, const QString &name, qsizetype scenarios)
{
    const auto count = static_cast<int>(scenarios);
    if (count == 2)
        return cost ? tr("By our estimates %1 costs least in both scenarios").arg(name)
                    : tr("By our estimates %1 is fastest in both scenarios").arg(name);
    return cost ? tr("By our estimates %1 costs least in all %n scenarios", nullptr, count).arg(name)
                : tr("By our estimates %1 is fastest in all %n scenarios", nullptr, count).arg(name);
}

/// What the title is made of.
struct ScenarioTold
{
    const QList<ScenarioCase> &cases;
    qsizetype column;
    const Formatter &formatter;

    /// "both scenarios", "“List” and “Block”"
    [[nodiscard]] QString places(const ScenarioWins &wins) const
    {
        if (wins.where.size() == cases.size())
            return cases.size() == 2 ? tr("both scenarios")
                                     : tr("all %n scenarios", nullptr, static_cast<int>(cases.size()));
        QStringList names;
        for (const qsizetype i : wins.where)
            names << quotedName(cases.at(i).name);
        return formatter.locale().createSeparatedList(names);
    }
    /// "Trainium2 (at its capacity-block price)"
    [[nodiscard]] QString subject(const ScenarioWins &wins) const
    {
        return wins.kind.isEmpty() ? wins.name
                                   : tr("%1 (at its %2)", "a chip, a kind of price").arg(wins.name, wins.kind);
    }
};

// "Trainium2 (at its capacity-block price) is lowest in both scenarios, in “List” 1.75 against 2.51 USD per 1M tokens
// for H100": a price of another kind is no like for like, so nobody costs least, and both numbers are told.
QString lowestText(const ScenarioTold &told, const ScenarioWins &wins, bool isFirst)
{
    const qsizetype scenario = wins.where.constFirst();
    const ScenarioCase &one = told.cases.at(scenario);
    const MetricId metric = one.table.metrics.at(told.column)->metricId();
    const auto number = [&](const QString &id) {
        return costNumber(one.table.cell(id, metric)->value->value, told.formatter);
    };
    const auto other = std::find_if(one.table.rows.begin(), one.table.rows.end(),
                                    [&wins](const ResultRow &row) { return row.subject.id == wins.other; });
    const QString lowest = (isFirst ? tr("By our estimates %1 is lowest in %2", "a chip, scenarios")
                                    : tr("%1 is lowest in %2", "a chip, scenarios"))
                               .arg(told.subject(wins), told.places(wins));
    const QString unit = costUnitOf(*one.table.metrics.at(told.column), told.formatter);
    return wins.where.size() == 1
        ? tr("%1, %2 against %3 %4 for %5", "a statement about a chip, its cost, another cost, a unit, whose")
              .arg(lowest, number(wins.id), number(wins.other), unit, other->subject.name)
        : tr("%1, in %2 %3 against %4 %5 for %6",
             "a statement about a chip, a scenario, its cost, another cost, a unit, whose")
              .arg(lowest, quotedName(one.name), number(wins.id), number(wins.other), unit, other->subject.name);
}

// "; at the prices of "AWS capacity blocks" the two cannot be told apart": of all scenarios that are named.
QString alikeText(const ScenarioTold &told, const ScenarioWins &wins, const QString &text)
{
    std::optional<Verdict::Elsewhere> found;
    for (const qsizetype i : wins.where) {
        const ScenarioCase &one = told.cases.at(i);
        const Verdict::Elsewhere there =
            verdictOfTwo(one.catalog, one.board, one.table, one.table.metrics.at(told.column)->metricId(), wins.id,
                         wins.other)
                .elsewhere;
        if (found && (found->kind != there.kind || found->book != there.book))
            return text;
        found = there;
    }
    const ScenarioCase &one = told.cases.at(wins.where.constFirst());
    const PriceBook *book = one.catalog.book(found->book);
    const QString name = book == nullptr ? found->book.text() : book->name;
    if (found->kind == Verdict::Kind::Level)
        return tr("%1; at the prices of \"%2\" the two cannot be told apart").arg(text, name);
    if (found->kind != Verdict::Kind::Apart || wins.where.size() > 1)
        return text; // by how much is another number in each scenario
    const QString difference = differenceText(found->share, told.formatter);
    return found->share.high < 1.0 ? tr("%1; at the prices of \"%2\" it costs %3 less").arg(text, name, difference)
                                   : tr("%1; at the prices of \"%2\" it costs %3 more").arg(text, name, difference);
}

/// What the title goes on to say: that two rows are level need not be told twice.
bool areLevelLater(const QList<ScenarioWins> &all)
{
    const ScenarioWins &first = all.constFirst();
    return std::any_of(all.begin() + 1, all.end(), [&first](const ScenarioWins &later) {
        return (later.id == first.id && later.rivals == first.otherName)
            || (later.id == first.other && later.rivals == first.name);
    });
}

QString firstPart(const ScenarioTold &told, const QList<ScenarioWins> &all)
{
    const ScenarioWins &wins = all.constFirst();
    const bool cost = told.column == 0;
    if (!wins.rivals.isEmpty())
        return tr("By our estimates %1 and %2 cannot be told apart in %3, as their ranges meet")
            .arg(told.subject(wins), wins.rivals, told.places(wins));
    if (!wins.kind.isEmpty()) {
        const QString lowest = lowestText(told, wins, true);
        return areLevelLater(all) ? lowest : alikeText(told, wins, lowest);
    }
    if (wins.where.size() == told.cases.size())
        return everywhereText(cost, wins.name, told.cases.size());
    return cost ? tr("By our estimates %1 costs least in %2").arg(wins.name, told.places(wins))
                : tr("By our estimates %1 is fastest in %2").arg(wins.name, told.places(wins));
}

QString laterPart(const ScenarioTold &told, const ScenarioWins &wins)
{
    if (!wins.rivals.isEmpty())
        return tr("%1 and %2 cannot be told apart in %3").arg(told.subject(wins), wins.rivals, told.places(wins));
    return wins.kind.isEmpty()
        ? tr("%1 in %2", "a chip, and the scenarios in which it is best").arg(wins.name, told.places(wins))
        : lowestText(told, wins, false);
}

} // namespace

QString scenarioTakeaway(const QList<ScenarioCase> &cases, qsizetype column, const Formatter &formatter)
{
    const QList<ScenarioWins> all = winsOf(cases, column);
    if (all.isEmpty())
        return tr("No scenario has a number to compare");
    const ScenarioTold told{cases, column, formatter};
    QStringList parts{firstPart(told, all)};
    for (const ScenarioWins &other : all.sliced(1))
        parts << laterPart(told, other);
    return parts.join(QLatin1String("; "));
}

} // namespace chipboard
