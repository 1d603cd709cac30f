#include "data/insight/takeaway.h"

#include "data/insight/share.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace chipboard {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Takeaway)
};

// A row with the two numbers that the sentence is about.
struct Contender
{
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
    for (const ResultRow &row : table.rows)
        contenders << Contender{&row.subject, &row.cells.at(compute), &row.cells.at(price)};
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

// Both prices, and the words that say of which kind they are where that is not the board's own.
struct PricePair
{
    Cell a;
    Cell b;
    QString where; ///< empty, or the name of the book that both were taken from
};

// At one price book: a list price beside a block price would tell the difference between the contracts.
std::optional<PricePair> pricesOfOneKind(const Catalog &catalog, const Board &board, const Contender &a,
                                         const Contender &b, const ResultTable &table)
{
    if (a.price->priceKind == b.price->priceKind)
        return PricePair{*a.price, *b.price, {}};
    const PriceBook *book = catalog.book(board.priceBook);
    const Metric *metric = findMetric(metricsAt(board.level).at(1));
    for (const BookId &id : book != nullptr ? book->fallbacks : QList<BookId>()) {
        const EvaluationContext context{catalog, catalog.book(id), table.precision, nullptr};
        if (context.book == nullptr)
            continue;
        const PricePair pair{metric->evaluate(context, *a.subject, *metric),
                             metric->evaluate(context, *b.subject, *metric), context.book->name};
        if (!pair.a.isMissing() && !pair.b.isMissing() && pair.a.priceKind == pair.b.priceKind)
            return pair;
    }
    return std::nullopt;
}

QString hourText(const Interval &price, const Formatter &formatter)
{
    const QString low = formatter.moneyLabel(price.low);
    const QString high = formatter.moneyLabel(price.high);
    return low == high ? low : Texts::tr("%1 to %2").arg(low, high);
}

// "(2.24 against 5.19 USD/h)": prices that no chart beside the sentence draws, so it has to tell them itself.
QString undrawnPrices(const PricePair &prices, const Formatter &formatter)
{
    return Texts::tr("(%1 against %2 %3)", "two prices and their unit")
        .arg(hourText(*prices.a.value, formatter), hourText(*prices.b.value, formatter),
             formatter.unitText(prices.a.unit));
}

// With a commitment the prices drawn are what was asked for: no list beside them is looked at.
QString committedSentence(const QString &speed, const Contender &a, const Contender &b, const Formatter &formatter)
{
    return Texts::tr("%1 for %2 its hourly price (%3 against %4)")
        .arg(speed, shareText(shareOf(*a.price, *b.price), formatter), priceKindLabel(*a.price->priceKind),
             priceKindLabel(*b.price->priceKind));
}

QString pairSentence(const Catalog &catalog, const Board &board, const Contender &a, const Contender &b,
                     const ResultTable &table, const Formatter &formatter)
{
    const QString compute = shareText(shareOf(*a.compute, *b.compute), formatter);
    const QString precision = precisionLabel(table.precision);
    const QString speed =
        Texts::tr("%1 gives %2 the %3 compute of %4").arg(a.subject->name, compute, precision, b.subject->name);
    if (!a.hasBoth() || !b.hasBoth())
        return speed;
    const bool isCommitted = board.assumptions.commitment.value_or(0.0) > 0.0;
    const bool areKnown = a.price->priceKind && b.price->priceKind && b.price->value->low > 0.0;
    if (isCommitted && areKnown && a.price->priceKind != b.price->priceKind)
        return committedSentence(speed, a, b, formatter);
    const std::optional<PricePair> prices = pricesOfOneKind(catalog, board, a, b, table);
    if (!prices)
        return Texts::tr("%1; their prices are of different kinds").arg(speed);
    if (prices->b.value->low <= 0.0)
        return speed;
    const QString price = shareText(shareOf(prices->a, prices->b), formatter);
    return prices->where.isEmpty()
        ? Texts::tr("%1 for %2 its hourly price").arg(speed, price)
        : Texts::tr("%1 for %2 its hourly price, both at %3").arg(speed, price, prices->where) + u' '
            + undrawnPrices(*prices, formatter);
}

QString mostSentence(const QList<Contender> &contenders, const ResultTable &table, const Formatter &formatter)
{
    const Contender *most = nullptr;
    for (const Contender &contender : contenders) {
        if (contender.compute->isMissing())
            continue;
        if (most == nullptr || contender.compute->value->value > most->compute->value->value)
            most = &contender;
    }
    const QString precision = precisionLabel(table.precision);
    if (most == nullptr)
        return Texts::tr("No dense %1 compute is published for this selection").arg(precision);
    const Unit unit = readableUnit(most->compute->value->value, most->compute->unit);
    const double value = convert(most->compute->value->value, most->compute->unit, unit);
    return Texts::tr("%1 gives the most %2 compute of this selection: %3 %4")
        .arg(most->subject->name, precision, formatter.label(value), symbolOf(unit));
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
        return Texts::tr("Choose chips to compare");
    const QList<Contender> contenders = contendersOf(table, compute, price);
    const Contender *a = challenger(contenders, board);
    const Contender *b = opponent(contenders, board, a);
    if (a == nullptr || b == nullptr || b->compute->value->low <= 0.0)
        return mostSentence(contenders, table, formatter);
    return pairSentence(catalog, board, *a, *b, table, formatter);
}

} // namespace chipboard
