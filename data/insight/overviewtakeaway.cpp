#include "data/insight/overviewtakeaway.h"

#include "data/insight/workloadview.h"

#include <QCoreApplication>

#include <algorithm>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Overview)
};

constexpr double timesFrom = 2.0; // of a share: from there on "2.1 times" reads better than "110 % more"
constexpr double narrow = 0.25;   // a range of that part of a difference is "about"
constexpr double exact = 1e-9;

/// One answer on its way to a sentence.
struct Answer
{
    const Catalog &catalog;
    const ResultTable &table;
    const Metric &metric;
    const Formatter &formatter;
    Verdict verdict;
    QString topic;

    [[nodiscard]] QString nameOf(const QString &id) const
    {
        const auto found = std::find_if(table.rows.begin(), table.rows.end(),
                                        [&id](const ResultRow &row) { return row.subject.id == id; });
        return found == table.rows.end() ? id : found->subject.name;
    }
    [[nodiscard]] QString best() const { return nameOf(verdict.best); }
    [[nodiscard]] QString other() const { return nameOf(verdict.other); }
    [[nodiscard]] QString also() const
    {
        QStringList names;
        for (const QString &id : verdict.also)
            names << nameOf(id);
        return namesText(names, formatter);
    }
    [[nodiscard]] QString bookName(const BookId &id) const
    {
        const PriceBook *book = catalog.book(id);
        return book == nullptr ? id.text() : book->name;
    }
    [[nodiscard]] QString kindOf(const QString &id) const
    {
        const Cell *cell = table.cell(id, metric.metricId());
        return cell != nullptr && cell->priceKind ? priceKindLabel(*cell->priceKind) : Texts::tr("own price");
    }
    [[nodiscard]] QString difference(const Share &share) const { return differenceText(share, formatter); }
};

QString alsoLevel(const Answer &answer, const QString &less)
{
    const Verdict &verdict = answer.verdict;
    if (verdict.also.size() == 1)
        return Texts::tr("%1: %2 costs %3 less than %4; the range of %5 meets its own")
            .arg(answer.topic, answer.best(), less, answer.other(), answer.also());
    return Texts::tr("%1: %2 costs %3 less than %4; the ranges of %5 meet its own")
        .arg(answer.topic, answer.best(), less, answer.other(), answer.also());
}

// The same at another list: the gap may close, or turn.
QString cheapestSentence(const Answer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString less = answer.difference(verdict.share);
    if (!verdict.also.isEmpty())
        return alsoLevel(answer, less);
    if (!verdict.isBest)
        return Texts::tr("%1: %2 costs %3 less than %4").arg(answer.topic, answer.best(), less, answer.other());
    const Verdict::Elsewhere &there = verdict.elsewhere;
    const QString book = answer.bookName(there.book);
    if (there.kind == Verdict::Kind::Level)
        return Texts::tr("%1: %2 is cheapest, %3 less than %4; at the prices of \"%5\" the two cannot be told apart")
            .arg(answer.topic, answer.best(), less, answer.other(), book);
    if (there.kind == Verdict::Kind::Apart && there.share.high < 1.0)
        return Texts::tr("%1: %2 is cheapest, %3 less than %4; at the prices of \"%5\" it costs %6 less")
            .arg(answer.topic, answer.best(), less, answer.other(), book, answer.difference(there.share));
    if (there.kind == Verdict::Kind::Apart)
        return Texts::tr("%1: %2 is cheapest, %3 less than %4; at the prices of \"%5\" it costs %6 more")
            .arg(answer.topic, answer.best(), less, answer.other(), book, answer.difference(there.share));
    return Texts::tr("%1: %2 is cheapest, %3 less than %4").arg(answer.topic, answer.best(), less, answer.other());
}

QString atAnotherList(const Answer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString book = answer.bookName(verdict.book);
    if (verdict.kind == Verdict::Kind::Level)
        return Texts::tr("%1: at the prices of \"%2\" %3 and %4 cannot be told apart, their ranges meet")
            .arg(answer.topic, book, answer.best(), answer.other());
    const QString difference = answer.difference(verdict.share);
    return verdict.share.high < 1.0 ? Texts::tr("%1: at the prices of \"%2\" %3 costs %4 less than %5")
                                          .arg(answer.topic, book, answer.best(), difference, answer.other())
                                    : Texts::tr("%1: at the prices of \"%2\" %3 costs %4 more than %5")
                                          .arg(answer.topic, book, answer.best(), difference, answer.other());
}

// Where kinds of prices are why, they are told; else the words of the rule that says so.
QString differentSentence(const Answer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString one = answer.kindOf(verdict.best);
    const QString other = answer.kindOf(verdict.other);
    if (one != other)
        return Texts::tr("%1: %2 and %3 are not comparable: of the one the %4 is known, of the other the %5")
            .arg(answer.topic, answer.best(), answer.other(), one, other);
    return Texts::tr("%1: %2 and %3 are not comparable: %4")
        .arg(answer.topic, answer.best(), answer.other(), verdict.why);
}

QString costSentence(const Answer &answer)
{
    const Verdict &verdict = answer.verdict;
    if (!verdict.book.isEmpty())
        return atAnotherList(answer);
    switch (verdict.kind) {
    case Verdict::Kind::Nothing:
        return Texts::tr("%1: no cost is known of anything that is compared").arg(answer.topic);
    case Verdict::Kind::Alone: {
        const Cell &cell = *answer.table.cell(verdict.best, answer.metric.metricId());
        const QString price = answer.formatter.compactMoney(cell.value->value);
        const QString unit = answer.formatter.unitWords(
            costUnitText(answer.metric.unit == Unit::Usd                                            ? Task::Pretrain
                             : answer.metric.metricId().text() == QLatin1String("usd_per_1m_items") ? Task::Batch
                                                                                                    : Task::Serve));
        return Texts::tr("%1: only the cost of %2 is known, about %3 %4").arg(answer.topic, answer.best(), price, unit);
    }
    case Verdict::Kind::Level:
        return Texts::tr("%1: %2 and %3 cannot be told apart by cost, their ranges meet")
            .arg(answer.topic, answer.best(), answer.other());
    case Verdict::Kind::Different:
        return differentSentence(answer);
    case Verdict::Kind::Apart:
        break;
    }
    return cheapestSentence(answer);
}

// "2.1", "about 2.1", "between 1.9 and 2.4"
QString timesText(const Share &share, const Formatter &formatter)
{
    const QString low = formatter.label(share.low);
    const QString high = formatter.label(share.high);
    const double spread = share.high - share.low;
    if (spread <= exact * share.value)
        return formatter.label(share.value);
    return spread <= narrow * (share.value - 1.0) || low == high
        ? Texts::tr("about %1").arg(formatter.label(share.value))
        : Texts::tr("between %1 and %2").arg(low, high);
}

QString highestSentence(const Answer &answer)
{
    const Verdict &verdict = answer.verdict;
    const QString more = answer.difference(verdict.share);
    if (verdict.also.size() == 1)
        return Texts::tr("%1: %2 is %3 above %4; the range of %5 meets its own")
            .arg(answer.topic, answer.best(), more, answer.other(), answer.also());
    if (!verdict.also.isEmpty())
        return Texts::tr("%1: %2 is %3 above %4; the ranges of %5 meet its own")
            .arg(answer.topic, answer.best(), more, answer.other(), answer.also());
    if (!verdict.isBest) // of the two alone: others cannot be compared
        return Texts::tr("%1: %2 is %3 above %4").arg(answer.topic, answer.best(), more, answer.other());
    if (verdict.share.low >= timesFrom)
        return Texts::tr("%1: %2 is highest, %3 times that of %4")
            .arg(answer.topic, answer.best(), timesText(verdict.share, answer.formatter), answer.other());
    return Texts::tr("%1: %2 is highest, %3 above %4").arg(answer.topic, answer.best(), more, answer.other());
}

QString mostSentence(const Answer &answer)
{
    switch (answer.verdict.kind) {
    case Verdict::Kind::Nothing:
        return Texts::tr("%1: no number is known of anything that is compared").arg(answer.topic);
    case Verdict::Kind::Different:
        return differentSentence(answer);
    case Verdict::Kind::Alone:
        return Texts::tr("%1: only the number of %2 is known").arg(answer.topic, answer.best());
    case Verdict::Kind::Level:
        return Texts::tr("%1: %2 and %3 cannot be told apart, their ranges meet")
            .arg(answer.topic, answer.best(), answer.other());
    case Verdict::Kind::Apart:
        break;
    }
    return highestSentence(answer);
}

const Metric &metricOf(const Catalog &catalog, const Board &board, const Question &question)
{
    return *findMetric(question.metric(taskAsked(catalog, board)));
}

QString topicOf(const Catalog &catalog, const Board &board, const Metric &metric)
{
    const Workload *workload = catalog.workload(board.workload);
    if (metric.group != MetricGroup::Workload || workload == nullptr)
        return metric.labelText();
    return metric.better == Better::Lower ? workload->name
                                          : Texts::tr("%1, %2").arg(workload->name, midSentence(metric.labelText()));
}

} // namespace

QString differenceText(const Share &share, const Formatter &formatter)
{
    const bool isLess = share.value < 1.0;
    const double least = isLess ? 1.0 - share.high : share.low - 1.0;
    const double most = isLess ? 1.0 - share.low : share.high - 1.0;
    const double middle = std::abs(1.0 - share.value);
    const QString low = formatter.percent(least);
    const QString high = formatter.percent(most);
    if (most - least <= exact)
        return formatter.percent(middle);
    return most - least <= narrow * middle || low == high ? Texts::tr("about %1").arg(formatter.percent(middle))
                                                          : Texts::tr("between %1 and %2").arg(low, high);
}

QString overviewTakeaway(const Catalog &catalog, const Board &board, const ResultTable &table, const Question &question,
                         const Formatter &formatter)
{
    if (table.rows.isEmpty())
        return Texts::tr("Choose chips to compare");
    const Metric &metric = metricOf(catalog, board, question);
    if (metric.group == MetricGroup::Workload && catalog.workload(board.workload) == nullptr)
        return Texts::tr("Choose a workload");
    const Answer answer{catalog,
                        table,
                        metric,
                        formatter,
                        verdictOn(catalog, board, table, metric.metricId()),
                        topicOf(catalog, board, metric)};
    return metric.better == Better::Lower ? costSentence(answer) : mostSentence(answer);
}

QString baselineCaution(const Catalog &catalog, const Board &board, const ResultTable &table, const Question &question)
{
    const Metric &metric = metricOf(catalog, board, question);
    const auto row = std::find_if(table.rows.begin(), table.rows.end(),
                                  [&board](const ResultRow &one) { return isBaseline(board, one.subject); });
    const int column = table.columnOf(metric.metricId());
    if (row == table.rows.end() || column < 0 || !row->cells.at(column).isMissing())
        return {};
    const Cell &cell = row->cells.at(column);
    const QString reason = cell.reason.isEmpty() ? Texts::tr("not published") : cell.reason;
    return Texts::tr("The baseline %1 cannot be compared here, its number is missing: %2")
        .arg(row->subject.name, reason.endsWith(QLatin1Char('.')) ? reason : reason + QLatin1Char('.'));
}

} // namespace chipboard
