#include "data/slidecheck/sliderules.h"

#include "data/catalog/catalog.h"
#include "data/insight/takeaway.h"

#include <QCoreApplication>

#include <algorithm>

namespace chipboard::sliderules {
namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(SlideCheck)
};

constexpr int mostDays = 90;

SlideFinding found(const QString &text, SlideMend mend)
{
    SlideFinding finding;
    finding.text = text;
    finding.mend = std::move(mend);
    return finding;
}

SlideMend impossible(const QString &reason) { return {{}, {}, {}, reason}; }

SlideMend atPrices(const Board &board, const PriceBook &book)
{
    Board other = board;
    other.priceBook = book.id;
    return {Texts::tr("Compare at: %1, %2").arg(book.name, book.asOf), other, {}, {}};
}

bool isYoung(const PriceBook &book, const QDate &today)
{
    const QDate date = QDate::fromString(book.asOf, Qt::ISODate);
    return !book.isAbsent() && date.isValid() && date.daysTo(today) <= mostDays;
}

// The newest list of the same kind that is young enough.
const PriceBook *youngerBook(const SlideInput &input, const PriceBook &than)
{
    const PriceBook *best = nullptr;
    for (const PriceBook &book : input.catalog.books) {
        if (book.kind != than.kind || book.id == than.id || !isYoung(book, input.facts.today))
            continue;
        if (best == nullptr || best->asOf < book.asOf)
            best = &book;
    }
    return best;
}

/// The oldest price on the page: an ISO day, or empty.
QString oldestPrice(const ResultTable &table)
{
    QString oldest;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells) {
            if (cell.isMissing() || !cell.priceKind || cell.asOf.isEmpty())
                continue;
            if (oldest.isEmpty() || cell.asOf < oldest)
                oldest = cell.asOf;
        }
    }
    return oldest;
}

} // namespace

QList<SlideFinding> missingSource(const SlideInput &input)
{
    if (!input.page.sources.isEmpty() && !input.page.footer.isEmpty())
        return {};
    return {found(Texts::tr("No source is named for what the page shows."),
                  impossible(Texts::tr("Name the sources in the catalogue's files.")))};
}

QList<SlideFinding> missingDate(const SlideInput &input)
{
    if (QDate::fromString(input.page.date, Qt::ISODate).isValid())
        return {};
    return {found(Texts::tr("Nothing says of which day the data are."),
                  impossible(Texts::tr("Set the catalogue's date in its files.")))};
}

// Days of the present, not of the catalogue: what is old stays old when nobody updates the catalogue.
QList<SlideFinding> stalePrices(const SlideInput &input)
{
    const QString oldest = oldestPrice(input.table);
    const QDate date = QDate::fromString(oldest, Qt::ISODate);
    const qint64 days = date.daysTo(input.facts.today);
    if (!date.isValid() || !input.facts.today.isValid() || days <= mostDays)
        return {};
    const QString text =
        Texts::tr("A price on this page is of %1, %2 days ago.").arg(oldest, input.formatter.integer(days));
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    const PriceBook *younger = book != nullptr ? youngerBook(input, *book) : nullptr;
    return {found(text,
                  younger != nullptr ? atPrices(input.board, *younger)
                                     : impossible(Texts::tr("Import newer prices: no list here is younger.")))};
}

QList<SlideFinding> mixedPrices(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (qsizetype column = 0; column < input.table.metrics.size(); ++column) {
        QList<PriceKind> kinds;
        for (const ResultRow &row : input.table.rows) {
            const Cell &cell = row.cells.at(column);
            if (!cell.isMissing() && cell.priceKind && !kinds.contains(*cell.priceKind))
                kinds << *cell.priceKind;
        }
        if (kinds.size() < 2)
            continue;
        const Comparability fairness = comparability(input.catalog, input.board, input.table);
        const QString prefix = QStringLiteral("prices:");
        const PriceBook *book = fairness.remedyId.startsWith(prefix)
            ? input.catalog.book(BookId(fairness.remedyId.mid(prefix.size())))
            : nullptr;
        const QString what = input.table.metrics.at(column)->labelText();
        findings << found(Texts::tr("\"%1\" has prices of %2 kinds beside each other: %3, %4.")
                              .arg(what)
                              .arg(kinds.size())
                              .arg(priceKindLabel(kinds.at(0)), priceKindLabel(kinds.at(1))),
                          book != nullptr ? atPrices(input.board, *book)
                                          : impossible(Texts::tr("No list has prices of one kind for all rows.")));
    }
    return findings;
}

// MXFP8 counts as FP8 and MXFP4 as FP4: a cell whose figure is of the other format says so in its note.
QList<SlideFinding> mixedPrecision(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (qsizetype column = 0; column < input.table.metrics.size(); ++column) {
        const Metric &metric = *input.table.metrics.at(column);
        QStringList others;
        qsizetype known = 0;
        for (const ResultRow &row : input.table.rows) {
            const Cell &cell = row.cells.at(column);
            known += cell.isMissing() ? 0 : 1;
            if (!cell.isMissing() && cell.note.startsWith(QLatin1String("MX")))
                others << row.subject.name;
        }
        if (metric.group != MetricGroup::Compute || others.isEmpty() || others.size() == known)
            continue;
        Board board = input.board;
        board.precision = Precision::Bf16;
        const bool isOfBoard = !metric.precision;
        findings << found(Texts::tr("\"%1\" mixes number formats: that of %2 is a microscaling format.")
                              .arg(metric.labelText(), others.join(QStringLiteral(", "))),
                          isOfBoard ? SlideMend{Texts::tr("Compare at BF16"), board, {}, {}}
                                    : impossible(Texts::tr("Choose another metric for this chart.")));
    }
    return findings;
}

// An hour of a chip beside an hour of a whole machine.
QList<SlideFinding> mixedLevel(const SlideInput &input)
{
    const MetricId ofChip(QStringLiteral("price_chip_hour"));
    const MetricId ofWhole(QStringLiteral("price_hour"));
    if (input.table.columnOf(ofChip) < 0 || input.table.columnOf(ofWhole) < 0 || input.table.level == Level::Chip)
        return {};
    Board board = input.board;
    board.charts.removeAll(ofChip);
    return {found(Texts::tr("The page shows the price of a chip beside that of the whole machine."),
                  board.charts.size() < input.board.charts.size()
                      ? SlideMend{Texts::tr("Keep the one that fits the level"), board, {}, {}}
                      : impossible(Texts::tr("This page needs both.")))};
}

} // namespace chipboard::sliderules
