#include "data/insight/takeaway.h"

#include "data/core/tr.h"
#include "data/insight/alikeprices.h"
#include "data/insight/closerace.h"
#include "data/insight/contest.h"
#include "data/insight/workloadview.h"

#include <QStringList>

#include <algorithm>

namespace chipboard {
namespace {

// A row with the two numbers that the sentence is about.
struct Contender
{
    qsizetype row = 0; ///< of the table
    const Subject *subject = nullptr;
    const Cell *compute = nullptr;
    const Cell *price = nullptr;

    [[nodiscard]] bool hasBoth() const { return !compute->isMissing() && !price->isMissing(); }
};

bool isAmazon(const Contender &contender)
{
    return contender.subject->chip != nullptr && contender.subject->chip->vendor == QLatin1String("AWS");
}

bool isShipping(const Contender &contender)
{
    return contender.subject->chip != nullptr && contender.subject->chip->status == Availability::Shipping;
}

QList<MetricId> metricsAt(Level level)
{
    const QString price = level == Level::Chip ? QStringLiteral("price_chip_hour") : QStringLiteral("price_hour");
    return {MetricId(QStringLiteral("compute_best")), MetricId(price)};
}

QList<Contender> contendersOf(const ResultTable &table, int compute, int price)
{
    QList<Contender> contenders;
    for (qsizetype i = 0; i < table.rows.size(); ++i) {
        const ResultRow &row = table.rows.at(i);
        contenders << Contender{i, &row.subject, &row.cells.at(compute), &row.cells.at(price)};
    }
    return contenders;
}

double computePerPrice(const Contender &contender)
{
    return contender.compute->value->value / contender.price->value->value;
}

// The Amazon chip that buys most compute for a dollar; announced ones only when nothing else is there.
const Contender *challenger(const QList<Contender> &contenders, const Board &board)
{
    const Contender *best = nullptr;
    for (const Contender &contender : contenders) {
        if (!isAmazon(contender) || isBaseline(board, *contender.subject) || contender.compute->isMissing())
            continue;
        if (best == nullptr) {
            best = &contender;
            continue;
        }
        const bool better = isShipping(contender) != isShipping(*best) ? isShipping(contender)
            : contender.hasBoth() != best->hasBoth()                   ? contender.hasBoth()
            : contender.hasBoth() ? computePerPrice(contender) > computePerPrice(*best)
                                  : contender.compute->value->value > best->compute->value->value;
        if (better)
            best = &contender;
    }
    return best;
}

// The board's baseline; without one the first rival that has a number.
const Contender *opponent(const QList<Contender> &contenders, const Board &board, const Contender *against)
{
    const Contender *first = nullptr;
    for (const Contender &contender : contenders) {
        if (&contender == against || contender.compute->isMissing())
            continue;
        if (isBaseline(board, *contender.subject))
            return &contender;
        if (first == nullptr && !isAmazon(contender))
            first = &contender;
    }
    return first;
}

/// Whom the sentence is about.
struct Pair
{
    Contender a;
    Contender b;
};

std::optional<Pair> pairOf(const Board &board, const QList<Contender> &contenders)
{
    const Contender *a = challenger(contenders, board);
    const Contender *b = opponent(contenders, board, a);
    if (a == nullptr || b == nullptr || b->compute->value->low <= 0.0)
        return {};
    return Pair{*a, *b};
}

// Both prices, and the words that say of which kind they are where that is not the board's own.
struct PricePair
{
    Cell a;
    Cell b;
    QString where; ///< empty, or the name of the book that both were taken from
    QString why;   ///< they are not comparable, for the middle of a sentence; empty: they are
};

PricePair withReason(PricePair pair, const Contender &a, const Contender &b, const ResultTable &table,
                     const Metric *metric)
{
    ResultTable two;
    two.level = table.level;
    two.metrics = {metric};
    two.rows = {ResultRow{*a.subject, {pair.a}}, ResultRow{*b.subject, {pair.b}}};
    pair.why = notAlike(two, 0, 0, 1);
    return pair;
}

// At one price book where the board's own prices are of different kinds: a list price beside a block price would tell
// the difference between the contracts. With a commitment the prices drawn are what was asked for, and no other list is
// looked at.
PricePair pricesOf(const Catalog &catalog, const Board &board, const Contender &a, const Contender &b,
                   const ResultTable &table)
{
    const Metric *metric = findMetric(metricsAt(board.level).at(1));
    const PricePair own = withReason({*a.price, *b.price, {}, {}}, a, b, table, metric);
    const bool isCommitted = board.assumptions.commitment.value_or(0.0) > 0.0;
    if (a.price->priceKind == b.price->priceKind || isCommitted)
        return own;
    const PriceBook *book = catalog.book(board.priceBook);
    for (const BookId &id : book != nullptr ? book->fallbacks : QList<BookId>()) {
        const EvaluationContext context{catalog, catalog.book(id), table.precision, nullptr};
        if (context.book == nullptr)
            continue;
        const PricePair pair =
            withReason({metric->evaluate(context, *a.subject, *metric), metric->evaluate(context, *b.subject, *metric),
                        context.book->name, QString()},
                       a, b, table, metric);
        if (!pair.a.isMissing() && !pair.b.isMissing() && pair.why.isEmpty())
            return pair;
    }
    return own;
}

QString hourText(const Interval &price, const Formatter &formatter)
{
    return formatter.moneyLabel(price.low) == formatter.moneyLabel(price.high)
        ? formatter.moneyLabel(price.value)
        : tr("%1 to %2").arg(formatter.lowEnd().moneyLabel(price.low), formatter.highEnd().moneyLabel(price.high));
}

// "(2.24 against 5.19 USD/h)": prices that no chart beside the sentence draws, so it has to tell them itself.
QString undrawnPrices(const PricePair &prices, const Formatter &formatter)
{
    return tr("(%1 against %2 %3)", "two prices and their unit")
        .arg(hourText(*prices.a.value, formatter), hourText(*prices.b.value, formatter),
             formatter.unitText(prices.a.unit));
}

QString kindOf(const Cell &price) { return price.priceKind ? priceKindLabel(*price.priceKind) : tr("own price"); }

// Which kinds they are of says more than that they differ.
QString unlikePrices(const QString &speed, const PricePair &prices)
{
    const QString one = kindOf(prices.a);
    const QString other = kindOf(prices.b);
    if (one != other)
        return tr("%1; their prices are not comparable: %2 against %3").arg(speed, one, other);
    return tr("%1; their prices are not comparable: %2").arg(speed, prices.why);
}

QString pairSentence(const Catalog &catalog, const Board &board, const Contender &a, const Contender &b,
                     const ResultTable &table, const Formatter &formatter)
{
    const int column = table.columnOf(metricsAt(board.level).at(0));
    if (const QString why = notAlike(table, column, a.row, b.row); !why.isEmpty())
        return tr("%1 and %2 are not comparable in compute: %3").arg(a.subject->name, b.subject->name, why);
    const QString compute = shareText(shareOf(*a.compute, *b.compute), formatter);
    const QString precision = precisionLabel(table.precision);
    const QString speed =
        tr("%1 gives %2 the %3 compute of %4").arg(a.subject->name, compute, precision, b.subject->name);
    if (!a.hasBoth() || !b.hasBoth())
        return speed;
    const PricePair prices = pricesOf(catalog, board, a, b, table);
    if (!prices.why.isEmpty())
        return unlikePrices(speed, prices);
    if (prices.b.value->low <= 0.0)
        return speed;
    const QString price = shareText(shareOf(prices.a, prices.b), formatter);
    return prices.where.isEmpty() ? tr("%1 for %2 its hourly price").arg(speed, price)
                                  : tr("%1 for %2 its hourly price, both at the prices of \"%3\"",
                                       "a statement about two rows, 43 % of, a price list")
                                        .arg(speed, price, prices.where)
            + u' ' + undrawnPrices(prices, formatter);
}

// Never more than the ranges and the rules of comparability leave: the most of those that can be compared.
QString mostSentence(const ResultTable &table, int column, const Formatter &formatter)
{
    const MetricId metric = table.metrics.at(column)->metricId();
    const Contest contest = contestOf(table, metric);
    const QString precision = precisionLabel(table.precision);
    const bool isUnknown =
        std::all_of(table.rows.begin(), table.rows.end(), [](const ResultRow &row) { return row.subject.isAbsent(); });
    if (isUnknown)
        return tr("Nothing of this selection is in the catalogue");
    if (contest.entries.isEmpty())
        return tr("No dense %1 compute is published for this selection").arg(precision);
    const auto nameOf = [&table](qsizetype row) { return table.rows.at(row).subject.name; };
    const qsizetype first = contest.entries.constFirst();
    const Cell &most = table.rows.at(first).cells.at(column);
    const auto amountOf = [&formatter](const Cell &cell) {
        const Unit unit = readableUnit(cell.value->value, cell.unit);
        return std::pair(formatter.label(convert(cell.value->value, cell.unit, unit)), symbolOf(unit));
    };
    const auto [amount, unit] = amountOf(most);
    const QStringList unlike = notComparableTexts(table, column, first, contest.entries + contest.waiting, formatter);
    if (!unlike.isEmpty())
        return tr("%1 gives %2 %3 of %4 compute; %5", "with whom it is not comparable, and why")
            .arg(nameOf(first), amount, unit, precision, unlike.join(QStringLiteral("; ")));
    if (table.rows.size() == 1)
        return tr("%1 gives %2 %3 of %4 compute", "the one row, its compute and unit, a number format")
            .arg(nameOf(first), amount, unit, precision);
    if (contest.entries.size() == 1 && contest.waiting.isEmpty())
        return tr("Only of %1 is dense %2 compute known: %3 %4", "a row, a number format, an amount and its unit")
            .arg(nameOf(first), precision, amount, unit);
    const QString text =
        tr("%1 gives the most %2 compute of this selection: %3 %4").arg(nameOf(first), precision, amount, unit);
    if (contest.level < 2)
        return text;
    QStringList close;
    bool areEqual = most.value->isExact();
    for (const qsizetype row : contest.entries.mid(1, contest.level - 1)) {
        close << nameOf(row);
        const Cell &other = table.rows.at(row).cells.at(column);
        areEqual = areEqual && other.unit == most.unit && other.value == most.value;
    }
    if (areEqual)
        return tr("%1 give the same %2 compute, the most of this selection: %3 %4",
                  "several rows, a number format, an amount and its unit")
            .arg(close.size() == 1 ? tr("%1 and %2", "two names").arg(nameOf(first), close.constFirst())
                                   : namesText(QStringList(nameOf(first)) + close, formatter),
                 precision, amount, unit);
    const auto [least, leastUnit] = amountOf(table.rows.at(contest.entries.at(contest.level - 1)).cells.at(column));
    return tr("%1, %2", "a statement, but the ranges of others meet its own")
        .arg(text, closeText(close, least + u' ' + leastUnit, formatter));
}

} // namespace

QString takeaway(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    return takeaway(catalog, board, evaluate(catalog, board, metricsAt(board.level)), formatter);
}

QString takeaway(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const QList<MetricId> metrics = metricsAt(board.level);
    const int compute = table.columnOf(metrics.at(0));
    const int price = table.columnOf(metrics.at(1));
    if (compute < 0 || price < 0)
        return takeaway(catalog, board, formatter);
    if (table.rows.isEmpty())
        return tr("Choose chips to compare");
    const std::optional<Pair> pair = pairOf(board, contendersOf(table, compute, price));
    return pair ? pairSentence(catalog, board, pair->a, pair->b, table, formatter)
                : mostSentence(table, compute, formatter);
}

QString takeawayPrices(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    const QList<MetricId> metrics = metricsAt(board.level);
    const int compute = table.columnOf(metrics.at(0));
    const int price = table.columnOf(metrics.at(1));
    if (compute < 0 || price < 0)
        return {}; // prices are not drawn
    const std::optional<Pair> pair = pairOf(board, contendersOf(table, compute, price));
    if (!pair || !notAlike(table, compute, pair->a.row, pair->b.row).isEmpty() || !pair->a.hasBoth()
        || !pair->b.hasBoth())
        return {};
    const PricePair told = pricesOf(catalog, board, pair->a, pair->b, table);
    if (told.where.isEmpty() || !told.why.isEmpty())
        return {};
    const auto shown = [&formatter](const Contender &one) {
        return ShownPrice{one.subject->name, hourText(*one.price->value, formatter), kindOf(*one.price)};
    };
    return shownPrices(shown(pair->a), shown(pair->b));
}

} // namespace chipboard
