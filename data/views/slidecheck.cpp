#include "data/views/slidecheck.h"

#include "data/analysis/comparability.h"
#include "data/analysis/generations.h"
#include "data/catalog/catalog.h"
#include "data/compare/subject.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/chartstatement.h"
#include "data/views/chartwording.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <QSet>

#include <algorithm>

namespace chipboard::sliderules {
namespace {

// Items that a fix must not remove: those with user texts, the baseline, and the subject of the finding.

template<typename IdType>
void addTexts(QSet<QString> &texts, const QList<IdType> &ids)
{
    for (const IdType &id : ids)
        texts.insert(id.text());
}

QSet<QString> rowsOf(const Board &board)
{
    QSet<QString> rows;
    addTexts(rows, board.chips);
    addTexts(rows, board.instances);
    addTexts(rows, board.systems);
    return rows;
}

QSet<QString> chartsOf(const Board &board)
{
    QSet<QString> charts;
    addTexts(charts, board.charts);
    return charts;
}

void addMarks(QSet<QString> &marks, const QList<TitleClaim> &claims)
{
    for (const TitleClaim &claim : claims)
        marks << claim.subject << claim.against;
}

/// Subjects of a board's texts, titles and comparisons.
QSet<QString> marksWrittenOf(const Board &board)
{
    QSet<QString> marks{board.baseline};
    addMarks(marks, board.titleClaims);
    for (const ChartWords &words : board.words) {
        marks << words.lit;
        addMarks(marks, words.claims);
        for (const Annotation &one : words.annotations)
            marks << one.on << one.against;
    }
    return marks;
}

/// True if the text belongs to the chart itself, not to a row.
bool isOfChart(const QString &text, const ChartSpec &chart)
{
    const auto isLine = [&text](const RowLine &line) { return line.label == text; };
    return text == chart.title || text == chart.subtitle || text == chart.remark
        || text.startsWith(chart.title + QStringLiteral(": ")) || std::ranges::any_of(chart.lines, isLine);
}

/// Overlapping texts are reported together: "A on B".
bool isIn(const QString &part, const QString &text) { return part.size() > 1 && text.contains(part); }

QStringList marksWith(const QString &text, const ChartSpec &chart)
{
    QStringList ids;
    for (qsizetype row = 0; row < chart.categories.size(); ++row) {
        bool isHere = isIn(chart.categories.at(row).label, text);
        for (const ChartSeries &series : chart.series) {
            const ChartPoint point = series.points.value(row);
            isHere = isHere || isIn(point.callout, text) || text == point.label || text == point.gap;
        }
        if (isHere)
            ids << chart.categories.at(row).id;
    }
    for (const PlaneMark &mark : chart.plane.marks) {
        if (isIn(mark.label, text))
            ids << mark.id;
    }
    return ids;
}

/// Location of a text without space: charts and marks. Empty: the page itself, or nothing.
struct Holders
{
    QStringList charts;
    QStringList marks;
};

Holders holdersOf(const QString &text, const PageSpec &page)
{
    Holders holders;
    for (const ChartSpec &chart : page.charts) {
        const QStringList marks = marksWith(text, chart);
        if (!marks.isEmpty() || isOfChart(text, chart))
            holders.charts << chart.id;
        holders.marks << marks;
    }
    return holders;
}

bool anyLeft(const QStringList &ids, const QSet<QString> &removed)
{
    return ids.isEmpty() || std::ranges::any_of(ids, [&removed](const QString &id) { return !removed.contains(id); });
}

bool leavesOutRows(const Board &before, const Board &after) { return !(rowsOf(before) - rowsOf(after)).isEmpty(); }

/// True if all charts and rows with user texts or titles remain, and the baseline.
bool keepsWritten(const SlideInput &input, const Board &after)
{
    if ((rowsOf(input.board) - rowsOf(after)).intersects(marksWrittenOf(input.board)))
        return false;
    const QSet<QString> charts = chartsOf(input.board) - chartsOf(after);
    return std::ranges::none_of(input.board.words, [&](const ChartWords &words) {
        return words.page == input.page.id && charts.contains(words.chart);
    });
}

/// True if each text without space is still shown somewhere.
bool keepsTroubled(const SlideInput &input, const Board &after)
{
    const QSet<QString> charts = chartsOf(input.board) - chartsOf(after);
    const QSet<QString> rows = rowsOf(input.board) - rowsOf(after);
    const SlideFacts &facts = input.facts;
    const QStringList texts =
        facts.cut + facts.struck + facts.overlapping + facts.crowded + facts.unnamed + facts.lostRows;
    return std::ranges::all_of(texts, [&](const QString &text) {
        const Holders holders = holdersOf(text, input.page);
        return anyLeft(holders.charts, charts) && anyLeft(holders.marks, rows);
    });
}

constexpr qsizetype mostSeries = 7;

SlideMend withScale(const SlideInput &input, const ChartSpec &chart, RowScale scale, const QString &text)
{
    Board board = input.board;
    ChartWords words = wordsOf(board.words, input.page.id, chart.id);
    words.scale = scale;
    board.words = withWords(board.words, words);
    return {text, board, {}, {}};
}

// Number of colours or legend entries: series of bars; strong lines of a plane.
qsizetype seriesIn(const ChartSpec &chart)
{
    if (!hasTwoAxes(chart))
        return chart.series.size();
    if (namedRows(chart.plane.y) > 0)
        return 0; // rows have their names
    return std::ranges::count_if(chart.plane.lines, [](const PlaneLine &line) {
        return line.weight == LineWeight::Strong && !line.id.isEmpty();
    });
}

template<typename IdType>
void keepFirst(QList<IdType> &ids)
{
    ids = ids.first(std::min(mostSeries, ids.size()));
}

SlideFinding found(const QString &text, SlideMend mend) { return SlideFinding{.text = text, .mend = std::move(mend)}; }

/// Fewer rows, or the reason why none can be removed.
SlideMend fewerRows(const SlideInput &input)
{
    Board board = input.board;
    keepFirst(board.chips);
    keepFirst(board.instances);
    keepFirst(board.systems);
    if (board == input.board || !keepsWritten(input, board) || !keepsTroubled(input, board))
        return {{}, {}, {}, tr("Select fewer rows, or export the page as a document.")};
    return {tr("Keep the first %n rows", nullptr, static_cast<int>(mostSeries)), board, {}, {}};
}

QList<SlideFinding> barsNotFromZero(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        const bool isLinear = chart.axis.scale == AxisScale::Linear;
        if (chart.kind != ChartKind::HorizontalBars || !isLinear || chart.axis.minimum <= 0.0)
            continue;
        findings << found(tr("The bars of \"%1\" do not start at zero, so their lengths mislead.").arg(chart.title),
                          withScale(input, chart, RowScale::Linear, tr("Start the bars at zero")));
    }
    return findings;
}

QList<SlideFinding> barsOnLog(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        if (chart.kind != ChartKind::HorizontalBars || chart.axis.scale != AxisScale::Logarithmic)
            continue;
        findings << found(tr("\"%1\" has bars on a logarithmic axis; their lengths mean nothing.").arg(chart.title),
                          withScale(input, chart, RowScale::Logarithmic, tr("Draw dots instead")));
    }
    return findings;
}

QList<SlideFinding> tooManySeries(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        const qsizetype series = seriesIn(chart);
        if (series > mostSeries)
            findings << found(tr("\"%1\" has %2 series; more than %3 are hard to distinguish.")
                                  .arg(chart.title, QString::number(series), QString::number(mostSeries)),
                              fewerRows(input));
    }
    return findings;
}

/// From the selection and the catalogue: pages also show chips that are not on the board.
QSet<QString> announcedIds(const SlideInput &input)
{
    QSet<QString> ids;
    for (const ResultRow &row : input.table.rows) {
        if (isAnnounced(row.subject))
            ids.insert(row.subject.id);
    }
    for (const Chip &chip : input.catalog.chips) {
        if (chip.status == Availability::Announced)
            ids.insert(chip.id.text());
    }
    return ids;
}

/// Names of announced chips drawn as if they shipped.
QStringList drawnAsShipping(const ChartSpec &chart, const QSet<QString> &announced)
{
    QStringList names;
    const auto add = [&names](const QString &name, const QString &id) {
        const QString text = name.isEmpty() ? id : name;
        addOnce(names, text);
    };
    for (const PlaneMark &mark : chart.plane.marks) {
        if (announced.contains(mark.id) && mark.style == MarkStyle::Solid)
            add(mark.label, mark.id);
    }
    for (const PlaneLine &line : chart.plane.lines) {
        if (announced.contains(line.id) && line.weight == LineWeight::Strong && !line.dashed)
            add(line.label, line.id);
    }
    for (const ChartSeries &series : chart.series) {
        for (qsizetype i = 0; i < std::min(series.points.size(), chart.categories.size()); ++i) {
            const ChartPoint &point = series.points.at(i);
            if (announced.contains(chart.categories.at(i).id) && point.value && point.style == MarkStyle::Solid)
                add(chart.categories.at(i).label, chart.categories.at(i).id);
        }
    }
    return names;
}

QList<SlideFinding> unmarkedAnnounced(const SlideInput &input)
{
    const QSet<QString> announced = announcedIds(input);
    QList<SlideFinding> findings;
    for (const ChartSpec &chart : input.page.charts) {
        for (const QString &name : drawnAsShipping(chart, announced))
            findings << found(
                tr("%1 is announced but not on sale, and \"%2\" shows it like the others.").arg(name, chart.title),
                {{}, {}, {}, tr("Its status is in the catalogue; correct it there.")});
    }
    return findings;
}

SlideMend automaticTitle(const Board &board, const QString &written)
{
    return {tr("Restore the automatic title"),
            board,
            {},
            {},
            tr("Replaces your title \"%1\". Undo (Ctrl+Z) restores it.").arg(written)};
}

QList<SlideFinding> doubtfulTitles(const SlideInput &input)
{
    QList<SlideFinding> findings;
    if (!input.page.doubt.isEmpty()) {
        Board board = input.board;
        board.title.clear();
        board.titleClaims.clear();
        findings << found(input.page.doubt, automaticTitle(board, input.page.title));
    }
    for (const ChartSpec &chart : input.page.charts) {
        if (chart.doubt.isEmpty())
            continue;
        Board board = input.board;
        ChartWords words = wordsOf(board.words, input.page.id, chart.id);
        words.title.clear();
        words.claims.clear();
        board.words = withWords(board.words, words);
        findings << found(tr("\"%1\": %2").arg(chart.title, chart.doubt), automaticTitle(board, chart.title));
    }
    return findings;
}

SlideMend impossible(const QString &reason) { return {{}, {}, {}, reason}; }

/// Texts on a slide besides its title.
QStringList textsOn(const PageSpec &page)
{
    QStringList texts{page.answer, page.support, page.footer};
    texts += page.keywords;
    for (const PageTile &tile : page.tiles)
        texts << tile.value << tile.detail;
    for (const ChartSpec &chart : page.charts) {
        if (!hasOwnTitle(chart) && chart.alone.statement != page.title) // a custom title does not prove itself
            texts << chart.alone.statement;
        texts << chart.subtitle << chart.remark << chart.axis.tickLabels << chart.plane.y.tickLabels;
        for (const ChartSeries &series : chart.series) {
            for (const ChartPoint &point : series.points)
                texts << point.label << point.gap << point.callout;
        }
        for (const ScoreColumn &column : chart.scores.columns) {
            for (const ChartPoint &point : column.points)
                texts << point.label << point.gap;
        }
        for (const PlaneMark &mark : chart.plane.marks)
            texts << mark.label;
        for (const PlaneLine &line : chart.plane.lines)
            texts << line.label;
        for (const PlaneCell &cell : chart.plane.cells)
            texts << cell.label;
    }
    return texts;
}

// True if the user wrote it: for the page, a slide of the deck, or a separate chart.
bool isWritten(const Board &board, const QString &title)
{
    const auto has = [&title](const auto &one) { return one.title == title; };
    return !title.isEmpty()
        && (board.title == title || std::ranges::any_of(board.deck, has) || std::ranges::any_of(board.words, has));
}

QList<SlideFinding> falseTitles(const SlideInput &input)
{
    const SlideMend mend = impossible(tr("Correct the title, or add a chart that shows the number."));
    const QStringList texts = textsOn(input.page);
    QList<SlideFinding> findings;
    if (isWritten(input.board, input.page.title) && input.page.doubt.isEmpty()) {
        for (const QString &doubt : falseStatements(input.page.title, input.page.charts, texts, input.formatter))
            findings << found(doubt, mend);
    }
    for (const ChartSpec &chart : input.page.charts) {
        const QString own = wordsOf(input.board.words, input.page.id, chart.id).title;
        if (own.isEmpty() || own != chart.title || !chart.doubt.isEmpty())
            continue;
        for (const QString &doubt : falseStatements(own, {chart}, texts, input.formatter))
            findings << found(tr("\"%1\": %2").arg(chart.title, doubt), mend);
    }
    return findings;
}

QList<SlideFinding> topicTitles(const SlideInput &input)
{
    const PageSpec &page = input.page;
    if (page.charts.isEmpty() || !isTopic(page.title, page.charts, page.keywords))
        return {};
    return {found(tr("\"%1\" is a topic: it does not say what the slide shows.").arg(page.title),
                  impossible(tr("Write the message of the slide as its title.")))};
}

SlideMend atPrices(const Board &board, const PriceBook &book)
{
    Board other = board;
    other.priceBook = book.id;
    return {tr("Compare at: %1, %2").arg(book.name, dateText(book.asOf)), other, {}, {}};
}

bool isYoung(const PriceBook &book, const QDate &today)
{
    const QDate date = QDate::fromString(book.asOf, Qt::ISODate);
    return !book.isAbsent() && date.isValid() && date.daysTo(today) <= mostDaysFresh;
}

/// True if that list has all prices of the table: replacing one by "no price" is not a fix.
bool keepsPrices(const SlideInput &input, const PriceBook &book)
{
    Board other = input.board;
    other.priceBook = book.id;
    const QList<MetricId> metrics =
        mapped(input.table.metrics, [](const Metric *metric) { return MetricId(QString::fromLatin1(metric->id)); });
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

// The newest list of the same kind that is recent enough and has all prices.
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

/// A price behind the page.
struct ShownPrice
{
    const Cell *cell = nullptr;
    const ChartSpec *chart = nullptr; ///< chart that shows it
};

/// Ids of the rows that a chart shows.
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

// A column's chart has its id. Without one, a workload cost is behind all charts of the page.
bool showsColumn(const PageSpec &page, const ChartSpec &chart, const Metric &metric)
{
    const QLatin1String id(metric.id);
    const bool hasOwn = std::ranges::any_of(page.charts, [id](const ChartSpec &other) { return other.id == id; });
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

// "2026-05" is a month and "2025" a year: takes their last day.
QDate lastDay(const QString &asOf) { return dateSpan(asOf).last; }

QList<SlideFinding> missingSource(const SlideInput &input)
{
    if (!input.page.sources.isEmpty() && !input.page.footer.isEmpty())
        return {};
    return {found(tr("The page names no source."), impossible(tr("Name the sources in the catalogue's files.")))};
}

QList<SlideFinding> missingDate(const SlideInput &input)
{
    if (QDate::fromString(input.page.date, Qt::ISODate).isValid())
        return {};
    return {found(tr("The page does not state the date of its data."),
                  impossible(tr("Set the catalogue's date in its files.")))};
}

// Of the prices whose dates the footer has. By the current date, not the catalogue's: old prices stay old if the
// catalogue is not updated.
QList<SlideFinding> stalePrices(const SlideInput &input)
{
    const QStringList &ofPage = input.page.priceDates;
    const QString oldest = (ofPage.isEmpty() ? priceDates(input.table) : ofPage).value(0);
    const QDate date = lastDay(oldest);
    const qint64 days = date.daysTo(input.facts.today);
    if (!date.isValid() || !input.facts.today.isValid() || days <= mostDaysFresh)
        return {};
    const QString text =
        tr("A price on this page dates from %1, %2 days ago.").arg(dateText(oldest), input.formatter.integer(days));
    const PriceBook *book = input.catalog.book(input.board.priceBook);
    const PriceBook *younger = book != nullptr ? youngerBook(input, *book) : nullptr;
    return {found(text,
                  younger != nullptr ? atPrices(input.board, *younger)
                                     : impossible(tr("Import newer prices: no list here is newer.")))};
}

Unfairness ruleOf(const SlideInput &input, const char *id)
{
    return findFairnessRule(QLatin1String(id))->find({input.catalog, input.board, input.table, input.formatter});
}

/// The page's remedy, unless it removes a row.
SlideMend mendOf(const SlideInput &input, const Unfairness &unfair, const QString &otherwise)
{
    const std::optional<Board> board = fairBoard(input.catalog, input.board, unfair.remedy.id);
    const bool isMend = board && !leavesOutRows(input.board, *board);
    return isMend ? SlideMend{unfair.remedy.text, board, {}, {}} : impossible(otherwise);
}

/// True if the chart shows only a price.
bool isOfItsOwn(const SlideInput &input, const ChartSpec &chart)
{
    return input.table.columnOf(MetricId(chart.id)) >= 0;
}

SlideFinding mixedIn(const SlideInput &input, const ChartSpec &chart, const QList<PriceKind> &kinds)
{
    return found(
        tr("\"%1\" mixes %2 price types: %3, %4.")
            .arg(chart.title, QString::number(kinds.size()), priceKindLabel(kinds.at(0)), priceKindLabel(kinds.at(1))),
        mendOf(input, ruleOf(input, "price-kind"), tr("No price list has one price type for all rows.")));
}

// One finding per chart: two kinds in two columns are the same two prices.
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
        // A workload page uses the same prices throughout: its first chart represents all.
        if (kinds.size() > 1 && (findings.isEmpty() || isOfItsOwn(input, chart)))
            findings << mixedIn(input, chart, kinds);
    }
    return findings;
}

// Values of the column with that key, for pages with further lists; empty if there is none.
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

/// True if the chart's texts or a mark name it.
bool names(const ChartSpec &chart, const QString &precision)
{
    const auto has = [&precision](const QString &text) { return text.contains(precision, Qt::CaseInsensitive); };
    return has(chart.title) || has(chart.subtitle) || has(chart.remark)
        || std::ranges::any_of(chart.plane.marks, [&has](const PlaneMark &mark) { return has(mark.label); })
        || std::ranges::any_of(chart.plane.y.tickLabels, has);
}

// Generations are compared with the previous one in a common number format, which may vary.
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
        const bool isMarked =
            std::ranges::all_of(formats, [&chart](const QString &format) { return names(chart, format); });
        if (formats.size() < 2 || chart.id != QLatin1String("compute") || isMarked)
            continue;
        return {found(tr("\"%1\" mixes number formats and does not say which is which: %2.")
                          .arg(chart.title, formats.join(QStringLiteral(", "))),
                      impossible(tr("Choose a number format that all of them publish.")))};
    }
    return {};
}

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

constexpr qsizetype mostNamed = 3; // texts quoted in a sentence

QString number(const SlideInput &input, double value) { return input.formatter.label(value, 1); }

QString named(const QStringList &texts)
{
    const QStringList quoted = mapped(texts.first(std::min(mostNamed, texts.size())),
                                      [](const QString &text) { return tr("\"%1\"").arg(text); });
    const auto more = static_cast<int>(texts.size() - quoted.size());
    const QString list = quoted.join(QStringLiteral(", "));
    return more == 0 ? list : tr("%1 and %2 more").arg(list, QString::number(more));
}

// Removes the brand theme first: only it can cause such colours. Our own themes pass these rules.
SlideMend otherColours(const SlideFacts &facts)
{
    if (facts.hasLook)
        return {tr("Export without the brand theme"), {}, {{QStringLiteral("look"), QStringLiteral("none")}}, {}};
    if (facts.theme != QLatin1String("light"))
        return {tr("Use the light theme"), {}, {{QStringLiteral("theme"), QStringLiteral("light")}}, {}};
    return {{}, {}, {}, tr("The colours are those of the program; no other theme is stronger.")};
}

SlideMend asWideSlide()
{
    return {tr("Write as a wide slide"), {}, {{QStringLiteral("size"), QStringLiteral("slide")}}, {}};
}

SlideMend withType(const QString &id)
{
    const QString text = id == QLatin1String("large") ? tr("Use large type") : tr("Use normal type");
    return {text, {}, {{QStringLiteral("type"), id}}, {}};
}

std::optional<SlideMend> fewerCharts(const SlideInput &input)
{
    if (input.page.id != QLatin1String("compare") || input.board.charts.size() <= 2)
        return std::nullopt;
    Board fewer = input.board;
    fewer.charts = fewer.charts.first(fewer.charts.size() > 4 ? 4 : 2);
    if (!keepsWritten(input, fewer) || !keepsTroubled(input, fewer))
        return std::nullopt;
    return SlideMend{tr("Keep the first %n charts", nullptr, static_cast<int>(fewer.charts.size())), fewer, {}, {}};
}

/// True if rows cause the problem: each text belongs to a row or mark, or gives the number of a chart's rows.
bool areOfRows(const SlideInput &input, const QStringList &texts)
{
    return std::ranges::all_of(texts, [&input](const QString &text) {
        const auto countsRows = [&text](const ChartSpec &chart) {
            return text.startsWith(chart.title + QStringLiteral(": "));
        };
        return !holdersOf(text, input.page).marks.isEmpty() || std::ranges::any_of(input.page.charts, countsRows);
    });
}

// More space: the large slide, else fewer charts, else fewer rows.
SlideMend moreRoom(const SlideInput &input)
{
    if (input.facts.pageSize != QLatin1String("slide"))
        return asWideSlide();
    if (const auto fewer = fewerCharts(input))
        return *fewer;
    return fewerRows(input);
}

// Fewer rows do not shorten a sentence, and a custom title stays.
SlideMend shorterText(const SlideInput &input)
{
    if (input.facts.pageSize != QLatin1String("slide"))
        return asWideSlide();
    if (input.facts.typeScale == QLatin1String("large"))
        return withType(QStringLiteral("normal"));
    return {{}, {}, {}, tr("It is too long for any slide: write a shorter one.")};
}

// Fewer rows have fewer names; titles, notes and axes of a chart need more width.
SlideMend roomForLabels(const SlideInput &input, const QStringList &texts)
{
    const bool isWide = input.facts.pageSize == QLatin1String("slide");
    if (isWide && input.facts.typeScale == QLatin1String("large"))
        return withType(QStringLiteral("normal"));
    if (!isWide || areOfRows(input, texts))
        return moreRoom(input);
    return fewerCharts(input).value_or(
        SlideMend{{}, {}, {}, tr("Shorten the text, or export the page as a document.")});
}

QList<SlideFinding> faint(const SlideInput &input, bool isText, double least)
{
    QList<SlideFinding> findings;
    for (const InkFact &ink : input.facts.inks) {
        const double contrast = contrastRatio(ink.ink, ink.ground);
        if (ink.isText != isText || contrast >= least)
            continue;
        findings << found(tr("The contrast of %1 is %2:1; it should be %3:1 or more.")
                              .arg(ink.what, number(input, contrast), number(input, least)),
                          otherColours(input.facts));
    }
    return findings;
}

// The grey closest to the inks' lightness on which every text is still readable.
quint32 limitingGrey(const QList<InkFact> &inks)
{
    constexpr quint32 step = 0x010101;
    constexpr int greys = 256;
    const auto carriesAll = [&inks](quint32 grey) {
        return std::ranges::all_of(inks, [grey](const InkFact &ink) {
            return !ink.isText || contrastRatio(ink.ink, Rgb::of(grey)) >= leastTextContrast;
        });
    };
    for (int i = 0; i < greys; ++i) { // dark inks: the darkest background
        if (const quint32 grey = step * static_cast<quint32>(i); carriesAll(0xFFFFFF) && carriesAll(grey))
            return grey;
    }
    for (int i = greys - 1; i >= 0; --i) { // light inks: the lightest
        if (const quint32 grey = step * static_cast<quint32>(i); carriesAll(grey))
            return grey;
    }
    return 0;
}

QString visionName(Vision vision)
{
    switch (vision) {
    case Vision::Protanopia:
        return tr("people with protanopia");
    case Vision::Deuteranopia:
        return tr("people with deuteranopia");
    case Vision::Tritanopia:
        return tr("people with tritanopia");
    case Vision::Normal:
        break;
    }
    return tr("everyone");
}

QList<SlideFinding> smallText(const SlideInput &input)
{
    QList<SlideFinding> findings;
    for (const TypeFact &type : input.facts.types) {
        if (type.points <= 0.0 || type.points >= type.least)
            continue;
        const SlideMend mend = input.facts.fittingType.isEmpty() ? moreRoom(input) : withType(input.facts.fittingType);
        findings << found(tr("The text size of %1 is %2 points; at this page size it should be %3 or more.")
                              .arg(type.what, number(input, type.points), number(input, type.least)),
                          mend);
    }
    return findings;
}

QList<SlideFinding> faintMarks(const SlideInput &input) { return faint(input, false, leastMarkContrast); }

QList<SlideFinding> faintTexts(const SlideInput &input) { return faint(input, true, leastTextContrast); }

QList<SlideFinding> closeColours(const SlideInput &input)
{
    QList<SlideFinding> findings;
    const QList<InkFact> &inks = input.facts.inks;
    for (qsizetype i = 0; i < inks.size(); ++i) {
        for (qsizetype j = i + 1; j < inks.size(); ++j) {
            const Closest closest = closestDistance(inks.at(i).ink, inks.at(j).ink);
            if (inks.at(i).isText || inks.at(j).isText || closest.distance >= leastDistance)
                continue;
            findings << found(tr("%1 and %2 look alike to %3: their colours differ by %4; at least %5 is recommended.")
                                  .arg(inks.at(i).what, inks.at(j).what, visionName(closest.vision),
                                       number(input, closest.distance), number(input, leastDistance)),
                              otherColours(input.facts));
        }
    }
    return findings;
}

/// One finding for all texts or charts with the same problem.
QList<SlideFinding> inTrouble(const SlideInput &input, const QStringList &texts, const QString &sentence,
                              SlideMend (*mend)(const SlideInput &, const QStringList &))
{
    return texts.isEmpty() ? QList<SlideFinding>() : QList{found(sentence.arg(named(texts)), mend(input, texts))};
}

QList<SlideFinding> cutTexts(const SlideInput &input)
{
    return inTrouble(input, input.facts.cutTexts, tr("There is not enough room for %1."),
                     [](const SlideInput &slide, const QStringList &) { return shorterText(slide); });
}

QList<SlideFinding> longTitles(const SlideInput &input)
{
    constexpr int mostLines = 2;
    if (input.facts.titleLines <= mostLines)
        return {};
    return {found(tr("The title takes %n lines.", nullptr, input.facts.titleLines), shorterText(input))};
}

QList<SlideFinding> cutLabels(const SlideInput &input)
{
    return inTrouble(input, input.facts.cut, tr("There is not enough room for %1."), roomForLabels);
}

QList<SlideFinding> overlappingLabels(const SlideInput &input)
{
    return inTrouble(input, input.facts.overlapping, tr("Texts overlap: %1."), roomForLabels);
}

QList<SlideFinding> crowdedLabels(const SlideInput &input)
{
    return inTrouble(input, input.facts.crowded, tr("Labels are on lines or far from their marks: %1."), roomForLabels);
}

QList<SlideFinding> struckLabels(const SlideInput &input)
{
    return inTrouble(input, input.facts.struck, tr("Lines cross %1."), roomForLabels);
}

QList<SlideFinding> lostRows(const SlideInput &input)
{
    return inTrouble(input, input.facts.lostRows, tr("Rows are missing: %1."), roomForLabels);
}

QList<SlideFinding> unnamedMarks(const SlideInput &input)
{
    return inTrouble(input, input.facts.unnamed, tr("Marks without a label: %1."),
                     [](const SlideInput &slide, const QStringList &) { return fewerRows(slide); });
}

// The program does not know the background of such a page, but can say which ones work.
QList<SlideFinding> noGround(const SlideInput &input)
{
    if (!input.facts.isClear)
        return {};
    const bool isDark = std::ranges::any_of(input.facts.inks, [](const InkFact &ink) {
        return ink.isText && contrastRatio(ink.ink, Rgb::of(0x000000)) < contrastRatio(ink.ink, Rgb::of(0xFFFFFF));
    });
    const QString grey =
        QStringLiteral("#") + QString::number(limitingGrey(input.facts.inks), 16).rightJustified(6, u'0');
    const QString text = isDark
        ? tr("The page has no background: its texts are readable only on %1 and lighter.").arg(grey)
        : tr("The page has no background: its texts are readable only on %1 and darker.").arg(grey);
    return {found(text, {tr("Use the light theme"), {}, {{QStringLiteral("theme"), QStringLiteral("light")}}, {}})};
}

} // namespace
} // namespace chipboard::sliderules

namespace chipboard {
namespace {

using namespace sliderules;
using enum SlideSeverity;

constexpr SlideRule rules[] = {
    {"small-text", QT_TR_NOOP("All text is large enough to be read at this size."), Fault, smallText},
    {"mark-contrast", QT_TR_NOOP("Marks contrast with their background by at least 3:1."), Fault, faintMarks},
    {"text-contrast", QT_TR_NOOP("Texts contrast with their background by at least 4.5:1."), Fault, faintTexts},
    {"close-colours", QT_TR_NOOP("Colours are distinguishable with any colour vision."), Fault, closeColours},
    {"cut-texts", QT_TR_NOOP("Title, line below it, warning, legend and footer are complete."), Fault, cutTexts},
    {"cut-labels", QT_TR_NOOP("No text is shortened or omitted."), Fault, cutLabels},
    {"overlapping-labels", QT_TR_NOOP("Texts do not overlap."), Fault, overlappingLabels},
    {"crowded-labels", QT_TR_NOOP("Labels are next to their marks."), Fault, crowdedLabels},
    {"struck-labels", QT_TR_NOOP("No line crosses a text."), Caution, struckLabels},
    {"lost-rows", QT_TR_NOOP("Every row is drawn."), Fault, lostRows},
    {"unnamed-marks", QT_TR_NOOP("Every mark has a name."), Fault, unnamedMarks},
    {"no-ground", QT_TR_NOOP("The background of the page is known."), Caution, noGround},
    {"bars-from-zero", QT_TR_NOOP("Bars start at zero."), Fault, barsNotFromZero},
    {"bars-on-log", QT_TR_NOOP("A logarithmic axis has dots, never bars."), Fault, barsOnLog},
    {"many-series", QT_TR_NOOP("A chart has seven series at most."), Caution, tooManySeries},
    {"title-doubt", QT_TR_NOOP("Custom titles still match the data."), Fault, doubtfulTitles},
    {"title-number", QT_TR_NOOP("The slide shows what a custom title says."), Fault, falseTitles},
    {"long-title", QT_TR_NOOP("The title has two lines at most."), Fault, longTitles},
    {"topic-title", QT_TR_NOOP("The title says what the slide shows."), Caution, topicTitles},
    {"missing-source", QT_TR_NOOP("The sources are named."), Fault, missingSource},
    {"missing-date", QT_TR_NOOP("The data have a date."), Fault, missingDate},
    {"stale-price", QT_TR_NOOP("Prices are at most 90 days old."), Caution, stalePrices},
    {"mixed-prices", QT_TR_NOOP("Adjacent prices have the same type."), Caution, mixedPrices},
    {"mixed-precision", QT_TR_NOOP("Adjacent numbers have the same precision."), Caution, mixedPrecision},
    {"mixed-level", QT_TR_NOOP("Adjacent numbers have the same unit of comparison."), Caution, mixedLevel},
    {"announced-unmarked", QT_TR_NOOP("Announced products are marked."), Fault, unmarkedAnnounced},
};

template<auto... members>
void takeChanges(Board &now, const Board &before, const Board &after)
{
    const auto take = [&](auto member) {
        if (!(before.*member == after.*member))
            now.*member = after.*member;
    };
    (take(members), ...);
}

} // namespace

Board SlideMend::mended(Board now) const
{
    if (!board || !before)
        return now;
    takeChanges<&Board::title, &Board::titleClaims, &Board::chips, &Board::instances, &Board::systems, &Board::level,
                &Board::precision, &Board::priceBook, &Board::regions, &Board::mixedPrices, &Board::priceBookChosen,
                &Board::baseline, &Board::values, &Board::charts, &Board::workload, &Board::models, &Board::assumptions,
                &Board::currency, &Board::overrides, &Board::whatIf, &Board::words, &Board::deck, &Board::scenarios,
                &Board::drawn, &Board::needs>(now, *before, *board);
    return now;
}

std::span<const SlideRule> slideRules() { return rules; }

QList<SlideFinding> checkSlide(const SlideInput &input)
{
    QList<SlideFinding> all;
    for (const SlideRule &rule : rules) {
        for (SlideFinding finding : rule.find(input)) {
            finding.rule = QString::fromLatin1(rule.id);
            finding.severity = rule.severity;
            if (finding.mend.board && !keepsWritten(input, *finding.mend.board))
                finding.mend = SlideMend{
                    {},
                    {},
                    {},
                    tr("This fix would remove rows or charts that you annotated. Change the selection instead.")};
            if (finding.mend.board)
                finding.mend.before = input.board;
            all << finding;
        }
    }
    return all;
}

QString slideVerdict(const QList<SlideFinding> &findings)
{
    const auto faults = static_cast<int>(
        std::ranges::count_if(findings, [](const SlideFinding &one) { return one.severity == SlideSeverity::Fault; }));
    const int cautions = static_cast<int>(findings.size()) - faults;
    if (findings.isEmpty())
        return tr("No problems were found on this slide.");
    const QString faultText = faults == 1 ? tr("1 fault") : tr("%n faults", nullptr, faults);
    const QString cautionText = cautions == 1 ? tr("1 caution") : tr("%n cautions", nullptr, cautions);
    return tr("%1, %2").arg(faultText, cautionText);
}

} // namespace chipboard
