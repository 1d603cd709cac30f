#include "data/views/pagetexts.h"

#include "data/analysis/comparability.h"
#include "data/catalog/catalog.h"
#include "data/compare/fairestbook.h"
#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/describe.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace chipboard {

PageSpec withCurrencyLine(PageSpec page, const CurrencyChoice &choice, const Formatter &formatter)
{
    const auto joined = [](QStringList parts, const QString &separator) {
        parts.removeAll(QString());
        return parts.join(separator);
    };
    const QString caution = currencyCaution(choice);
    page.notice.text = joined({caution, page.notice.text}, QStringLiteral(" "));
    // First, because the end may be cut off. Files have a footer but no notice.
    page.footer = joined({formatter.rateText(), withoutStop(caution), page.footer}, QString::fromUtf8(" · "));
    return page;
}

namespace {

// "AWS Neuron docs: Trainium2 Architecture" -> "AWS Neuron docs": the publisher, for lines that name many.
QString publisherOf(const Source &source)
{
    QString name = source.title;
    for (const char *mark : {": ", ", ", " ("}) {
        const qsizetype end = name.indexOf(QLatin1String(mark));
        if (end > 0)
            name.truncate(end);
    }
    return name;
}

QString monthOf(const QString &date) { return date.left(7); }

QString perWhat(Level level)
{
    switch (level) {
    case Level::Chip:
        return tr("per chip");
    case Level::Instance:
        return tr("per instance");
    case Level::System:
        return tr("per system");
    }
    return {};
}

bool usesComputePrecision(const Metric &metric)
{
    return metric.unit == Unit::UsdPerPflopsHour || metric.group == MetricGroup::Ratio;
}

QString firstRegion(const Catalog &catalog, const BookId &id)
{
    const PriceBook *book = catalog.book(id);
    if (!catalog.regions.isEmpty())
        return catalog.regions.join(u", ");
    const QString first = book == nullptr ? QString() : book->regions.value(0);
    return first == QLatin1String("not-stated") ? QString() : first;
}

struct Publisher
{
    QString name;
    QString newest;
    int uses = 0;
};

void count(QList<Publisher> &publishers, const Source &source, int uses)
{
    const QString name = publisherOf(source);
    auto found = std::ranges::find_if(publishers, [&name](const Publisher &known) { return known.name == name; });
    if (found == publishers.end())
        found = publishers.insert(publishers.end(), Publisher{name, {}, 0});
    found->uses += uses;
    if (!source.asOf.isEmpty() && source.asOf.at(0).isDigit())
        found->newest = std::max(found->newest, monthOf(source.asOf));
}

// Looks up each source's publisher once: hundreds of numbers cite a few dozen sources.
QList<Publisher> publishersOf(const Catalog &catalog, const QList<SourceId> &uses)
{
    QList<std::pair<const Source *, int>> used; // in order of use
    QHash<SourceId, qsizetype> places;
    for (const SourceId &id : uses) {
        if (const auto known = places.constFind(id); known != places.constEnd()) {
            ++used[*known].second;
            continue;
        }
        places.insert(id, used.size());
        used << std::pair(catalog.source(id), 1);
    }
    QList<Publisher> publishers;
    for (const auto &[source, times] : std::as_const(used)) {
        const bool isOverride =
            source != nullptr && source->kind == SourceKind::Own && source->id.text().contains(u'/');
        if (source != nullptr && !isOverride) // overrides are listed separately
            count(publishers, *source, times);
    }
    std::ranges::stable_sort(publishers, std::ranges::greater(), &Publisher::uses);
    return publishers;
}

// The preferred source of each number; source card and numbers pages name the others.
QList<SourceId> preferredSources(const QList<ResultRow> &rows)
{
    QList<SourceId> ids;
    for (const ResultRow &row : rows) {
        for (const Cell &cell : row.cells)
            ids << cell.sources.first(std::min<qsizetype>(1, cell.sources.size()));
    }
    return ids;
}

QStringList datedNames(const QList<Publisher> &publishers)
{
    return mapped(publishers, [](const Publisher &publisher) {
        return publisher.newest.isEmpty() ? publisher.name
                                          : tr("%1, %2").arg(publisher.name, dateText(publisher.newest));
    });
}

QString publishersText(const QStringList &publishers, qsizetype most)
{
    QStringList names = publishers.first(std::min(most, publishers.size()));
    if (publishers.size() > most)
        names << tr("and %n more", nullptr, static_cast<int>(publishers.size() - most));
    return dot(names);
}

constexpr qsizetype fewPublishers = 3;
constexpr qsizetype manyPublishers = 6; ///< for several pages

// For file names: ASCII letters, digits, dots and hyphens; other characters become one hyphen.
QString plainName(const QString &text)
{
    QString plain;
    bool gap = false;
    for (const QChar c : text) {
        const bool kept = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'.' || c == u'-');
        if (kept || !gap)
            plain += kept ? c : QChar(u'-');
        gap = !kept;
    }
    return plain;
}

} // namespace

void setTitle(PageSpec &page, const Board &board, QString answer)
{
    page.answer.clear();
    page.title = board.title;
    (board.title.isEmpty() ? page.title : page.answer) = std::move(answer);
}

void setHeadline(PageSpec &page, const Board &board, const Headline &headline)
{
    setTitle(page, board, headline.title);
    page.support = headline.support;
    page.answerMetrics = headline.metrics;
}

void tellBeside(PageSpec &page, QStringList sentences)
{
    sentences.removeAll(QString());
    page.notes = sentences + page.notes;
    if (!page.warning.isEmpty())
        return; // one line above the charts is enough
    sentences.prepend(page.notice.text);
    sentences.removeAll(QString());
    page.notice.text = sentences.join(QLatin1Char(' '));
}

static bool hasPrices(const ResultTable &table)
{
    return std::ranges::any_of(table.metrics, [](const Metric *metric) {
        return metric->group == MetricGroup::Price || (isMoney(metric->unit) && metric->is(OfPrice));
    });
}

static QString addOneText(Level level)
{
    return level == Level::Chip    ? tr("Select a second chip to compare.")
        : level == Level::Instance ? tr("Select a second instance to compare.")
                                   : tr("Select a second system to compare.");
}

static PageNotice priceNotice(const Catalog &catalog, const Board &board, qsizetype rows)
{
    const qsizetype now = pricedRows(catalog, board);
    if (now >= 2)
        return {};
    const PriceBook *fairest = catalog.book(fairestBook(catalog, board));
    Board other = board;
    other.mixedPrices = false;
    other.priceBook = fairest == nullptr ? board.priceBook : fairest->id;
    const qsizetype at = pricedRows(catalog, other);
    if (fairest != nullptr && at > now)
        return {tr("%1 of %2 have a price in \"%3\".").arg(at).arg(rows).arg(fairest->name),
                tr("Compare at: %1").arg(fairest->name), pricesStep(fairest->id), true};
    if (!board.regions.isEmpty())
        return {tr("No price list covers two of the selection in %1.").arg(board.regions.join(u", ")),
                tr("Use prices of all regions"), allRegionsStep(), true};
    other.mixedPrices = true;
    for (const PriceBook &book : catalog.books) {
        other.priceBook = book.id;
        if (!book.fallbacks.isEmpty() && pricedRows(catalog, other) > std::max<qsizetype>(now, 1))
            return {tr("No price list covers two of the selection: mix price types to see their costs."),
                    tr("Mix price types"), mixedStep(book.id), true};
    }
    return {tr("No price list covers two of the selection: import prices or enter your own."), tr("Import prices…"),
            QStringLiteral("do:file.import"), true};
}

PageNotice lackNotice(const Catalog &catalog, const Board &board, const ResultTable &table)
{
    if (table.rows.isEmpty())
        return {};
    if (table.rows.size() == 1)
        return {addOneText(table.level), tr("Find chips"), QStringLiteral("do:edit.find"), true};
    return hasPrices(table) ? priceNotice(catalog, board, table.rows.size()) : PageNotice();
}

static bool showsPrice(const Cell &cell) { return !cell.isMissing() && cell.priceKind; }

QStringList priceDates(const ResultTable &table)
{
    QStringList dates;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells) {
            if (showsPrice(cell) && dateSpan(cell.priceDate).isKnown())
                addOnce(dates, cell.priceDate);
        }
    }
    std::ranges::stable_sort(dates, {}, [](const QString &date) { return dateSpan(date).last; });
    return dates;
}

QString priceDateText(const Catalog &catalog, const QString &asOf)
{
    return isStale(asOf, catalog.today) ? dateText(asOf) + QChar(0x00A0) + staleGlyph : dateText(asOf);
}

QString oldListsText(const Catalog &catalog)
{
    QStringList lists;
    for (const PriceBook &book : catalog.books) {
        if (isStale(book.asOf, catalog.today)) {
            lists << tr("%1 of %2", "a price list, its date").arg(book.name, dateText(book.asOf));
            continue;
        }
        const auto old = std::ranges::count_if(book.prices, [&catalog](const PriceEntry &entry) {
            return !entry.usdPerHour.isMissing() && isStale(entry.usdPerHour.asOf, catalog.today);
        });
        if (old > 0)
            lists << (old == 1 ? tr("1 price in %1") : tr("%n prices in %1", nullptr, static_cast<int>(old)))
                         .arg(book.name);
    }
    return lists.isEmpty() ? QString()
                           : tr("More than %n days old: %1. \"chipboard check --age\" lists what would replace them.",
                                nullptr, mostDaysFresh)
                                 .arg(lists.join(QLatin1String("; ")));
}

QString bookText(const Catalog &catalog, const BookId &id, const QString &region, bool isDated)
{
    const PriceBook *book = catalog.book(id);
    if (book == nullptr)
        return {};
    QStringList parts{book->name};
    if (!region.isEmpty())
        parts << region;
    if (isDated && !book->asOf.isEmpty())
        parts << priceDateText(catalog, book->asOf);
    return parts.join(QLatin1String(", "));
}

QString withoutStop(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

QString titleWithDate(const Source &source)
{
    return source.asOf.isEmpty() ? source.title : tr("%1, %2").arg(source.title, dateText(source.asOf));
}

QString dot(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QString::fromUtf8(" · "));
}

static QString wordsOfUnit(Unit unit, const Metric &metric)
{
    if (metric.unitWords != nullptr)
        return metric.unitWordsText();
    switch (unit) {
    case Unit::Usd:
        return tr("USD");
    case Unit::Hour:
        return tr("hours");
    case Unit::TokensPerSecond:
        return tr("tokens per second");
    case Unit::ItemsPerSecond:
        return tr("items per second");
    case Unit::UsdPerHour:
        return tr("USD per hour");
    case Unit::UsdPerPflopsHour:
        return tr("USD per PFLOPS-hour");
    case Unit::UsdPerGiBHour:
        return tr("USD per GiB-hour");
    case Unit::UsdPerTBpsHour:
        return tr("USD per TB/s-hour");
    case Unit::TflopsPerWatt:
        return tr("TFLOPS per watt");
    case Unit::FlopPerByte:
        return tr("FLOP per byte");
    default:
        return symbolOf(unit);
    }
}

QString compactText(double shown, Unit unit, const Formatter &formatter)
{
    constexpr double billion = 1e9;
    return isMoney(unit) && std::fabs(shown) >= billion ? formatter.compactMoney(formatter.stored(shown, unit))
                                                        : formatter.compact(shown);
}

QString unitText(Unit unit, const Metric &metric, const Formatter &formatter)
{
    return formatter.unitWords(wordsOfUnit(unit, metric));
}

// True if a price differs in kind from the list's, though not as a substitute.
static bool hasCommitted(const Catalog &catalog, const ResultTable &table, const Metric &metric)
{
    const PriceBook *book = catalog.book(table.book);
    const int column = table.columnOf(metric.metricId());
    return book != nullptr && column >= 0 && std::ranges::any_of(table.rows, [&](const ResultRow &row) {
               const Cell &cell = row.cells.at(column);
               return cell.priceKind && !cell.fallback && *cell.priceKind != book->kind;
           });
}

QString chartSubtitle(const Catalog &catalog, const ResultTable &table, const Metric &metric, Unit unit,
                      const Formatter &formatter)
{
    QStringList parts;
    const bool isPrice = metric.group == MetricGroup::Price;
    const bool isWork = metric.group == MetricGroup::Workload; // for all chips that the workload needs
    const bool perChip = metric.group == MetricGroup::Ratio || isPrice || isWork || metric.unit == Unit::GBps;
    const QString words = unitText(unit, metric, formatter);
    parts << (perChip ? words : QStringLiteral("%1 %2").arg(words, perWhat(table.level)));
    if (metric.group == MetricGroup::Compute || metric.group == MetricGroup::SparseCompute
        || usesComputePrecision(metric))
        parts << kindOfCompute(metric, table);
    if (metric.metricId().text() == QLatin1String("scale_up"))
        parts << tr("one chip's links");
    if (isPrice || (isWork && isMoney(unit) && metric.is(OfPrice)))
        parts << bookText(catalog, table.book, catalog.regions.join(u", ")) // the footer has the others
              << (hasCommitted(catalog, table, metric) ? tr("or committed") : QString());
    parts << (metric.better == Better::Higher ? tr("higher is better") : tr("lower is better"));
    return dot(parts);
}

QString columnTitle(const Metric &metric, const ResultTable &table, const Formatter &formatter)
{
    QString name = metric.labelText();
    if (metric.group == MetricGroup::Compute || metric.group == MetricGroup::SparseCompute)
        name = kindOfCompute(metric, table);
    if (metric.unit == Unit::Chips)
        return name;
    const bool isOps = metric.unit == Unit::Tflops && !metric.precision && table.precision == Precision::Int8;
    return tr("%1, %2").arg(name, unitText(isOps ? Unit::Tops : metric.unit, metric, formatter));
}

QString priceBadge(const Cell &cell) { return isOfOtherKind(cell) ? priceKindBadge(*cell.priceKind) : QString(); }

static QString numberText(const Cell &cell, const Formatter &formatter)
{
    const QString number = cellNumber(cell, formatter);
    const bool approximate = cell.status == FigureStatus::Approximate || !cell.value->isExact();
    const QString text = withBadge(approximate ? QLatin1Char('~') + number : number, priceBadge(cell));
    return cell.own.isEmpty() ? text : withOwnGlyph(text);
}

bool areAlikePrices(double one, double other)
{
    constexpr double share = 0.005; // half a percent: not visible at three digits
    return std::fabs(one - other) < share * std::max(std::fabs(one), std::fabs(other));
}

Table::Cell exactCell(const QString &text, double exact, double told, Unit unit)
{
    Table::Cell cell(text, exact, unit);
    if (exact != told)
        cell.told = told;
    return cell;
}

static Table::Cell exactCell(const QString &text, const Cell &cell, const Formatter &formatter)
{
    return exactCell(text, formatter.shown(cell.value->value, cell.unit),
                     formatter.shown(toldNumber(cell, formatter), cell.unit), cell.unit);
}

Table::Cell valueCell(const Cell &cell, const Formatter &formatter)
{
    Table::Cell shown(cellText(cell, formatter));
    if (!cell.isMissing())
        shown = exactCell(shown.text, cell, formatter);
    shown.isOwn = !cell.own.isEmpty();
    return shown;
}

Table::Cell numberCell(const Cell &cell, const Formatter &formatter)
{
    if (cell.isMissing())
        return valueCell(cell, formatter);
    Table::Cell shown = exactCell(numberText(cell, formatter), cell, formatter);
    shown.isOwn = !cell.own.isEmpty();
    return shown;
}

Legend usualLegend(const QList<ChartSpec> &charts)
{
    return legendOn({{hatchedPart(), outlinedPart(), {LegendMark::Whisker, tr("line = range, ~ = approximate")}}},
                    charts);
}

static QString rangeText(const ChartSpec &chart, const Formatter &formatter)
{
    const QList<ChartPoint> points = chart.series.value(0).points;
    const bool areEstimates = std::ranges::any_of(
        points, [](const ChartPoint &point) { return point.low && point.style == MarkStyle::Outlined; });
    return areEstimates ? tr("line: %1", "what lines mean").arg(coverageText({chart}, formatter)) : tr("line: range");
}

void nameRanges(PageSpec &page, const Formatter &formatter)
{
    QList<ChartSpec *> ranged;
    QStringList meanings;
    for (ChartSpec &chart : page.charts) {
        if (hasTwoAxes(chart) || !hasRanges(chart))
            continue;
        ranged << &chart;
        meanings << rangeText(chart, formatter);
    }
    const bool areAlike = std::ranges::all_of(meanings, [&](const QString &text) { return text == meanings.first(); });
    for (qsizetype i = 0; i < (areAlike ? std::min<qsizetype>(1, ranged.size()) : ranged.size()); ++i)
        ranged.at(i)->subtitle = dot({ranged.at(i)->subtitle, meanings.at(i)});
    // The same legend part explains "~" in labels of announced chips.
    const bool hasTilde = std::ranges::any_of(ranged, [](const ChartSpec *chart) {
        return std::ranges::any_of(chart->series.value(0).points,
                                   [](const ChartPoint &point) { return point.label.startsWith(QLatin1Char('~')); });
    });
    if (!hasTilde && (ranged.size() == 1 || !areAlike))
        page.legend.parts.removeIf([](const LegendPart &part) { return part.mark == LegendMark::Whisker; });
}

constexpr qsizetype yearSize = 4; // of a date that is only a year

// "TPU v6e": rows with a price of which only the year is known.
static QStringList ofYears(const ResultTable &table)
{
    QStringList rows;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells) {
            if (showsPrice(cell) && cell.priceDate.size() == yearSize && dateSpan(cell.priceDate).isKnown())
                addOnce(rows, row.subject.name);
        }
    }
    return rows;
}

// The list, with its regions.
static QString listText(const FairnessInput &input, bool isDated)
{
    QStringList regions;
    for (const ResultRow &row : input.table.rows) {
        for (const Cell &cell : row.cells) {
            if (showsPrice(cell) && !cell.priceRegion.isEmpty())
                addOnce(regions, cell.priceRegion);
        }
    }
    const BookId &book = input.board.priceBook;
    const QString first = firstRegion(input.catalog, book);
    if (regions.removeAll(first) > 0 || regions.isEmpty())
        regions.prepend(first);
    constexpr qsizetype few = 3;
    const QString where =
        regions.size() <= few ? regions.join(QLatin1String(", ")) : namesText(regions, input.formatter);
    return bookText(input.catalog, book, where, isDated);
}

// With the dates of the shown prices, unless all are of the month of the list.
static QString datedListText(const FairnessInput &input)
{
    QStringList dates = priceDates(input.table);
    dates.removeIf([](const QString &date) { return date.size() == yearSize; });
    if (dates.isEmpty())
        return listText(input, true);
    const bool hasUndated = std::ranges::any_of(input.table.rows, [](const ResultRow &row) {
        return std::ranges::any_of(row.cells,
                                   [](const Cell &cell) { return showsPrice(cell) && cell.priceDate == u"undated"; });
    });
    const PriceBook *list = input.catalog.book(input.board.priceBook);
    constexpr qsizetype monthSize = 7; // of an ISO date
    const DateSpan ofList = list == nullptr ? DateSpan() : dateSpan(list->asOf.left(monthSize));
    const bool areOfList = ofList.isKnown() && std::ranges::all_of(dates, [&ofList](const QString &date) {
                               const DateSpan span = dateSpan(date);
                               return ofList.first <= span.first && span.last <= ofList.last;
                           });
    if (!hasUndated && areOfList)
        return listText(input, true);
    const QString text = listText(input, false);
    if (!hasUndated && dates.size() == 1)
        return tr("%1, prices of %2", "a price list, a date")
            .arg(text, priceDateText(input.catalog, dates.constFirst()));
    if (hasUndated && dates.constFirst() == dates.constLast())
        return tr("%1, prices of %2, some undated", "a price list, a date")
            .arg(text, priceDateText(input.catalog, dates.constFirst()));
    if (hasUndated)
        return tr("%1, prices from %2 to %3, some undated", "a price list, two dates")
            .arg(text, priceDateText(input.catalog, dates.constFirst()),
                 priceDateText(input.catalog, dates.constLast()));
    return tr("%1, prices from %2 to %3", "a price list, two dates")
        .arg(text, priceDateText(input.catalog, dates.constFirst()), priceDateText(input.catalog, dates.constLast()));
}

static QString pricesText(const FairnessInput &input)
{
    const QString text = datedListText(input);
    const QStringList years = ofYears(input.table);
    return years.isEmpty() ? text
                           : tr("%1; year only: %2", "a price list with dates, rows of which only the year is known")
                                 .arg(text, namesText(years, input.formatter));
}

QString footerText(const Catalog &catalog, const Board &board, const ResultTable &table, const Formatter &formatter)
{
    QStringList parts;
    parts << sourcesLine(catalog, preferredSources(table.rows));
    const bool hasPrice = hasPrices(table);
    if (hasPrice && catalog.book(board.priceBook) != nullptr)
        parts << tr("Prices: %1").arg(pricesText({catalog, board, table, formatter}));
    if (const double years = board.assumptions.commitment.value_or(0.0); hasPrice && years > 0.0)
        parts << (years == 1.0 ? tr("Committed for a year where such a price exists")
                               : tr("Committed for %1 years where such a price exists").arg(formatter.full(years)));
    parts << tr("Catalogue of %1").arg(dateText(catalog.revision));
    // Published figures and prices do not depend on assumptions.
    if (std::ranges::any_of(table.metrics, [](const Metric *metric) { return metric->group == MetricGroup::Workload; }))
        parts << assumedText(board.assumptions, formatter) << ownBasisOf(catalog, board.workload);
    return dot(parts);
}

QString assumedText(const Assumptions &assumptions, const Formatter &formatter)
{
    QStringList changed;
    for (const AssumptionRow &row : assumptionTable()) {
        if (const std::optional<double> &value = assumptions.*row.member)
            changed << tr("%1 %2").arg(row.labelText(), formatter.table(*value, row.unit));
    }
    return changed.isEmpty() ? QString() : tr("Assumed: %1").arg(changed.join(QStringLiteral(", ")));
}

static QString sourcesLineOf(const QStringList &publishers, qsizetype most)
{
    return publishers.isEmpty() ? QString() : tr("Sources: %1").arg(publishersText(publishers, most));
}

QString sourcesLineOf(const QStringList &publishers) { return sourcesLineOf(publishers, fewPublishers); }

QStringList publishersIn(const Catalog &catalog, const QList<SourceId> &uses)
{
    return datedNames(publishersOf(catalog, uses));
}

QString sourcesLine(const Catalog &catalog, const QList<SourceId> &uses)
{
    return sourcesLineOf(publishersIn(catalog, uses));
}

QStringList publishersOf(const Catalog &catalog, const ResultTable &table)
{
    return datedNames(publishersOf(catalog, preferredSources(table.rows)));
}

void setFooter(PageSpec &page, const Catalog &catalog, const Board &board, const ResultTable &table,
               const Formatter &formatter)
{
    page.footer = footerText(catalog, board, table, formatter);
    page.publishers = publishersOf(catalog, table);
}

void addFooter(PageSpec &page, const PageSpec &more)
{
    if (page.footer == more.footer)
        return;
    QStringList parts;
    for (const PageSpec *one : {&std::as_const(page), &more}) {
        QString others = one->footer;
        for (const qsizetype most : {manyPublishers, fewPublishers}) // for several pages, for one
            others.remove(sourcesLineOf(one->publishers, most));
        parts << others.split(QString::fromUtf8(" · "), Qt::SkipEmptyParts);
    }
    QStringList publishers; // the most used of both come first
    for (qsizetype i = 0; i < std::max(page.publishers.size(), more.publishers.size()); ++i)
        publishers << page.publishers.mid(i, 1) << more.publishers.mid(i, 1);
    publishers.removeDuplicates();
    if (!publishers.isEmpty())
        parts.prepend(sourcesLineOf(publishers, manyPublishers));
    parts.removeDuplicates();
    page.publishers = publishers;
    page.footer = dot(parts);
}

QStringList sourceTexts(const Catalog &catalog, const QList<SourceId> &ids)
{
    QStringList texts;
    QSet<SourceId> known;
    for (const SourceId &id : ids) {
        const Source *source = known.contains(id) ? nullptr : catalog.source(id);
        known.insert(id);
        if (source != nullptr)
            texts << (source->url.isEmpty() ? titleWithDate(*source)
                                            : tr("%1, %2, %3").arg(source->title, dateText(source->asOf), source->url));
    }
    return texts;
}

QStringList allSources(const Catalog &catalog, const ResultTable &table)
{
    QList<SourceId> ids;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells)
            ids << cell.sources;
    }
    return sourceTexts(catalog, ids);
}

QString rowSources(const Catalog &catalog, const ResultRow &row)
{
    return publishersText(datedNames(publishersOf(catalog, preferredSources({row}))), 2);
}

QStringList columnSources(const Catalog &catalog, const ResultTable &table, int column)
{
    QStringList texts;
    QSet<SourceId> known;
    for (const ResultRow &row : table.rows) {
        for (const SourceId &id : row.cells.at(column).sources) {
            const Source *source = known.contains(id) ? nullptr : catalog.source(id);
            known.insert(id);
            if (source != nullptr)
                texts << titleWithDate(*source);
        }
    }
    texts.removeDuplicates();
    return texts;
}

QString fileStem(const ResultTable &table, const QString &page)
{
    const QStringList ids = mapped(table.rows, [](const ResultRow &row) { return row.subject.id; });
    QString who = ids.isEmpty() ? QStringLiteral("empty")
        : ids.size() <= 3       ? ids.join(QLatin1String("-vs-"))
                                : QStringLiteral("%1-and-%2-more").arg(ids.constFirst()).arg(ids.size() - 1);
    return QStringLiteral("%1_%2").arg(plainName(who), page);
}

void tellPassedOver(PageSpec &page, const QStringList &passedOver)
{
    if (passedOver.isEmpty())
        return;
    page.notice.text = passedOver.join(QLatin1Char(' '));
    page.notice.linkText = tr("Use the automatic choice");
    page.notice.linkId = QStringLiteral("what-if:");
    page.notes = passedOver + page.notes;
}

} // namespace chipboard
