#include "data/core/tr.h"
#include "data/slidecheck/sliderules.h"

#include "data/catalog/catalog.h"
#include "data/insight/comparability.h"
#include "data/insight/generations.h"
#include "data/metrics/evaluate.h"

#include <QSet>

#include <algorithm>

namespace chipboard::sliderules {
namespace {

constexpr int mostDays = 90;

SlideMend impossible(const QString &reason) { return {{}, {}, {}, reason}; }

SlideMend atPrices(const Board &board, const PriceBook &book)
{
    Board other = board;
    other.priceBook = book.id;
    return {tr("Compare at: %1, %2").arg(book.name, book.asOf), other, {}, {}};
}

bool isYoung(const PriceBook &book, const QDate &today)
{
    const QDate date = QDate::fromString(book.asOf, Qt::ISODate);
    return !book.isAbsent() && date.isValid() && date.daysTo(today) <= mostDays;
}

/// Every price that the table has now it has at that list, too: "no price" in the place of one is no mend.
bool keepsPrices(const SlideInput &input, const PriceBook &book)
{
    Board other = input.board;
    other.priceBook = book.id;
    QList<MetricId> metrics;
    for (const Metric *metric : input.table.metrics)
        metrics << MetricId(QString::fromLatin1(metric->id));
    const ResultTable table = evaluate(input.catalog, other, metrics);
    for (const ResultRow &row : input.table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const Cell *same = table.cell(row.subject.id, metrics.at(i));
            if (!row.cells.at(i).isMissing() && row.cells.at(i).priceKind && (same == nullptr || same->isMissing()))
                return false;
        }
    }
    return true;
}

// The newest list of the same kind that is young enough and has all prices.
const PriceBook *youngerBook(const SlideInput &input, const PriceBook &than)
{
    const PriceBook *best = nullptr;
    for (const PriceBook &book : input.catalog.books) {
        if (book.kind != than.kind || book.id == than.id || !isYoung(book, input.facts.today))
            continue;
        if ((best == nullptr || best->asOf < book.asOf) && keepsPrices(input, book))
            best = &book;
    }
    return best;
}

/// A price that the page rests on.
struct ShownPrice
{
    const Cell *cell = nullptr;
    const ChartSpec *chart = nullptr; ///< that shows it; null: the page tells it otherwise
};

/// What a chart shows the rows of.
QSet<QString> idsIn(const ChartSpec &chart)
{
    QSet<QString> ids;
    for (const ChartCategory &category : chart.categories)
        ids.insert(category.id);
    for (const PlaneMark &mark : chart.plane.marks)
        ids.insert(mark.id);
    for (const PlaneLine &line : chart.plane.lines)
        ids.insert(line.id);
    return ids;
}

// A column has a chart with its id. Without one a cost of the workload is what all charts of the page rest on.
bool showsColumn(const PageSpec &page, const ChartSpec &chart, const Metric &metric)
{
    const QLatin1String id(metric.id);
    const bool hasOwn =
        std::any_of(page.charts.begin(), page.charts.end(), [id](const ChartSpec &other) { return other.id == id; });
    return hasOwn ? chart.id == id : metric.group == MetricGroup::Workload;
}

QList<ShownPrice> pricesOf(const SlideInput &input)
{
    QList<ShownPrice> prices;
    for (const ChartSpec &chart : input.page.charts) {
        const QSet<QString> ids = idsIn(chart);
        for (const ResultRow &row : input.table.rows) {
            for (qsizetype i = 0; i < row.cells.size() && ids.contains(row.subject.id); ++i) {
                const Cell &cell = row.cells.at(i);
                if (!cell.isMissing() && cell.priceKind && showsColumn(input.page, chart, *input.table.metrics.at(i)))
                    prices << ShownPrice{&cell, &chart};
            }
        }
    }
    return prices;
}

/// Without charts of their own, as on pages of claims and of price history: what the table has.
QList<ShownPrice> pricesBehind(const SlideInput &input)
{
    QList<ShownPrice> prices = pricesOf(input);
    for (const ResultRow &row : input.table.rows) {
        for (qsizetype i = 0; i < row.cells.size() && (prices.isEmpty() || prices.constFirst().chart == nullptr); ++i) {
            if (!row.cells.at(i).isMissing() && row.cells.at(i).priceKind)
                prices << ShownPrice{&row.cells.at(i), nullptr};
        }
    }
    return prices;
}

// "2026-05" is a month and "2025" a year: at the latest their last day.
QDate lastDay(const QString &asOf) { return dateSpan(asOf).last; }

/// Of the oldest price on the page; empty: none has a date.
QString oldestPrice(const SlideInput &input)
{
    QString oldest;
    for (const ShownPrice &price : pricesBehind(input)) {
        const QDate day = lastDay(price.cell->asOf);
        if (day.isValid() && (oldest.isEmpty() || day < lastDay(oldest)))
            oldest = price.cell->asOf;
    }
    return oldest;
}

} // namespace

QList<SlideFinding> missingSource(const SlideInput &input)
{
    if (!input.page.sources.isEmpty() && !input.page.footer.isEmpty())
        return {};
    return {found(tr("No source is named for what the page shows."),
                  impossible(tr("Name the sources in the catalogue's files.")))};
}

QList<SlideFinding> missingDate(const SlideInput &input)
{
    if (QDate::fromString(input.page.date, Qt::ISODate).isValid())
        return {};
    return {
        found(tr("Nothing says of which day the data are."), impossible(tr("Set the catalogue's date in its files.")))};
}

// Days of the present, not of the catalogue: what is old stays old when nobody updates the catalogue.
QList<SlideFinding> stalePrices(const SlideInput &input)
{
    const QString oldest = oldestPrice(input);
    const QDate date = lastDay(oldest);
    const qint64 days = date.daysTo(input.facts.today);
    if (!date.isValid() || !input.facts.today.isValid() || days <= mostDays)
        return {};
    const QString text = tr("A price on this page is of %1, %2 days ago.").arg(oldest, input.formatter.integer(days));
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    const PriceBook *younger = book != nullptr ? youngerBook(input, *book) : nullptr;
    return {found(text,
                  younger != nullptr ? atPrices(input.board, *younger)
                                     : impossible(tr("Import newer prices: no list here is younger.")))};
}

namespace {

Unfairness ruleOf(const SlideInput &input, const char *id)
{
    return findFairnessRule(QLatin1String(id))->find({input.catalog, input.board, input.table, input.formatter});
}

/// The same way out as on the page, as far as it leaves no row out.
SlideMend mendOf(const SlideInput &input, const Unfairness &unfair, const QString &otherwise)
{
    const std::optional<Board> board = fairBoard(input.catalog, input.board, unfair.remedy.id);
    const bool isMend = board && !leavesOutRows(input.board, *board);
    return isMend ? SlideMend{unfair.remedy.text, board, {}, {}} : impossible(otherwise);
}

/// The chart is of a price alone.
bool isOfItsOwn(const SlideInput &input, const ChartSpec &chart)
{
    return input.table.columnOf(MetricId(chart.id)) >= 0;
}

SlideFinding mixedIn(const SlideInput &input, const ChartSpec &chart, const QList<PriceKind> &kinds)
{
    return found(
        tr("\"%1\" has prices of %2 kinds beside each other: %3, %4.")
            .arg(chart.title, QString::number(kinds.size()), priceKindLabel(kinds.at(0)), priceKindLabel(kinds.at(1))),
        mendOf(input, ruleOf(input, "price-kind"), tr("No list has prices of one kind for all rows.")));
}

} // namespace

// One finding a chart: two kinds in two of its columns are the same two prices.
QList<SlideFinding> mixedPrices(const SlideInput &input)
{
    const QList<ShownPrice> prices = pricesOf(input);
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        QList<PriceKind> kinds;
        for (const ShownPrice &price : prices) {
            if (price.chart == &chart && !kinds.contains(*price.cell->priceKind))
                kinds << *price.cell->priceKind;
        }
        // A page about the workload rests on the same prices throughout: its first chart stands for all.
        if (kinds.size() > 1 && (findings.isEmpty() || isOfItsOwn(input, chart)))
            findings << mixedIn(input, chart, kinds);
    }
    return findings;
}

namespace {

// What a page tells beside its table, row by row: the column of that key; empty: there is none.
QStringList columnOf(const Table &list, const QString &key)
{
    QStringList values;
    for (qsizetype i = 0; i < list.columns.size(); ++i) {
        if (list.columns.at(i).title != key)
            continue;
        for (const Table::Row &row : list.rows)
            values << plainText(row.value(i));
    }
    return values;
}

/// In the chart's own words, or beside a mark.
bool names(const ChartSpec &chart, const QString &precision)
{
    const auto has = [&precision](const QString &text) { return text.contains(precision, Qt::CaseInsensitive); };
    return has(chart.title) || has(chart.subtitle) || has(chart.remark)
        || std::any_of(chart.plane.marks.begin(), chart.plane.marks.end(),
                       [&has](const PlaneMark &mark) { return has(mark.label); })
        || std::any_of(chart.plane.y.tickLabels.begin(), chart.plane.y.tickLabels.end(), has);
}

// Generations are each set against the one before in a number format of both: they need not all be of one.
QList<SlideFinding> mixedSteps(const SlideInput &input)
{
    const QString prefix = QStringLiteral("compute_");
    QStringList formats;
    for (const Table &list : input.page.lists) {
        const QStringList metrics = columnOf(list, QStringLiteral("metric"));
        const QStringList from = columnOf(list, QStringLiteral("from"));
        const QStringList to = columnOf(list, QStringLiteral("to"));
        for (qsizetype i = 0; i < metrics.size(); ++i) {
            const bool isDrawn = !from.value(i).isEmpty() && !to.value(i).isEmpty();
            const auto precision = precisionFromWord(metrics.at(i).mid(prefix.size()));
            if (isDrawn && metrics.at(i).startsWith(prefix) && precision
                && !formats.contains(precisionLabel(*precision)))
                formats << precisionLabel(*precision);
        }
    }
    for (const ChartSpec &chart : input.page.charts) {
        const bool isMarked = std::all_of(formats.begin(), formats.end(),
                                          [&chart](const QString &format) { return names(chart, format); });
        if (formats.size() < 2 || chart.id != QLatin1String("compute") || isMarked)
            continue;
        return {found(tr("\"%1\" mixes number formats and does not say which is which: %2.")
                          .arg(chart.title, formats.join(QStringLiteral(", "))),
                      impossible(tr("Choose a number format that all of them publish.")))};
    }
    return {};
}

} // namespace

QList<SlideFinding> mixedPrecision(const SlideInput &input)
{
    QList<SlideFinding> findings;
    if (const Unfairness unfair = ruleOf(input, "precision"); unfair.isThere())
        findings << found(unfair.sentence, mendOf(input, unfair, tr("Choose another metric for this chart.")));
    return findings + mixedSteps(input);
}

QList<SlideFinding> mixedLevel(const SlideInput &input)
{
    const Unfairness unfair = ruleOf(input, "level");
    if (!unfair.isThere())
        return {};
    return {found(unfair.sentence, mendOf(input, unfair, tr("This page needs both.")))};
}

} // namespace chipboard::sliderules
