#include "data/views/pagelabels.h"

#include "data/analysis/besidebaseline.h"
#include "data/analysis/comparability.h"
#include "data/compare/figuretable.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/ownmarks.h"
#include "data/views/pagetexts.h"
#include "data/views/planeaxis.h"

#include <QSet>

#include <algorithm>
#include <optional>

namespace chipboard {
namespace {

/// Compares one page with the baseline and collects notes.
class BaselineComparison
{
public:
    BaselineComparison(const Board &board, const ResultTable &table, const Formatter &formatter)
        : m_board(board)
        , m_table(table)
        , m_formatter(formatter)
        , m_baseline(rowOfBaseline(table, board))
    {
    }

    [[nodiscard]] bool hasBaseline() const { return m_baseline >= 0; }
    [[nodiscard]] QString baseline() const { return m_table.rows.at(m_baseline).subject.name; }
    void compare(ChartSpec &chart);
    void compare(Table &numbers, const QList<ChartSpec> &charts);
    [[nodiscard]] QStringList lacking() const;
    [[nodiscard]] QStringList unlike() const;
    [[nodiscard]] Legend legend() const;

private:
    [[nodiscard]] BesideBaseline standing(qsizetype row, qsizetype column);
    void show(const BesideBaseline &one);
    bool compare(ChartPoint &point, const QString &id, qsizetype column);
    void describeMarks(ChartSpec &chart);

    const Board &m_board;
    const ResultTable &m_table;
    const Formatter &m_formatter;
    qsizetype m_baseline;
    QStringList m_lacking; ///< labels of metrics without a baseline number
    QStringList m_unlike;  ///< unique reasons
    QList<QStringList> m_unlikeNames;
    bool m_hasBetter = false;
    bool m_hasWorse = false;
    bool m_hasUnlike = false; ///< "n/c"
};

BesideBaseline BaselineComparison::standing(qsizetype row, qsizetype column)
{
    const BesideBaseline one = besideBaseline(m_table, m_board, row, column);
    const QString name = m_table.rows.at(row).subject.name;
    if (one.kind == BesideBaseline::Kind::NoBaseline) {
        const QString metric = m_table.metrics.at(column)->labelText();
        addOnce(m_lacking, metric);
    }
    if (one.kind == BesideBaseline::Kind::Unlike) {
        if (!m_unlike.contains(one.why)) {
            m_unlike << one.why;
            m_unlikeNames << QStringList();
        }
        QStringList &unlikeNames = m_unlikeNames[m_unlike.indexOf(one.why)];
        addOnce(unlikeNames, name);
    }
    return one;
}

// The legend covers visible marks, not tooltips.
void BaselineComparison::show(const BesideBaseline &one)
{
    m_hasBetter = m_hasBetter || one.beside == Beside::Better;
    m_hasWorse = m_hasWorse || one.beside == Beside::Worse;
}

bool BaselineComparison::compare(ChartPoint &point, const QString &id, qsizetype column)
{
    const qsizetype row = m_table.rowOf(id);
    if (row < 0 || !point.value)
        return false;
    const BesideBaseline one = standing(row, column);
    const QString label = besideLabel(one, m_board.values, m_formatter);
    const QString sentence = besideSentence(one, baseline(), m_board.values, m_formatter);
    if (!sentence.isEmpty() && !point.description.isEmpty())
        point.description += QLatin1Char(' ') + sentence;
    if (one.kind == BesideBaseline::Kind::Unlike) {
        m_hasUnlike = point.isUnlike = true;
        return true;
    }
    if (label.isEmpty())
        return false;
    show(one);
    point.absolute = point.label;
    point.label = label;
    point.beside = one.beside;
    return true;
}

// In a plane, names are next to marks: the comparison is in the tooltip.
void BaselineComparison::describeMarks(ChartSpec &chart)
{
    for (PlaneMark &mark : chart.plane.marks) {
        const qsizetype row = mark.id.isEmpty() ? -1 : m_table.rowOf(mark.id);
        for (qsizetype column = 0; row >= 0 && column < m_table.metrics.size(); ++column) {
            const BesideBaseline one = standing(row, column);
            const QString sentence = besideSentence(one, baseline(), m_board.values, m_formatter);
            if (one.kind == BesideBaseline::Kind::Apart || one.kind == BesideBaseline::Kind::Same)
                mark.description +=
                    QLatin1Char(' ') + tr("%1: %2").arg(m_table.metrics.at(column)->labelText(), sentence);
        }
    }
}

void BaselineComparison::compare(ChartSpec &chart)
{
    bool isCompared = false;
    const int own = m_table.columnOf(MetricId(chart.id));
    for (ChartSeries &series : chart.series) {
        for (qsizetype i = 0; own >= 0 && i < std::min(series.points.size(), chart.categories.size()); ++i)
            isCompared = compare(series.points[i], chart.categories.at(i).id, own) || isCompared;
    }
    if (chart.kind == ChartKind::Plane)
        describeMarks(chart);
    if (isCompared)
        chart.subtitle = dot({tr("against %1").arg(baseline()), chart.subtitle});
}

// The number comes first, so that tables still sort and add up: "1,299 (▲ 2.1×)".
void BaselineComparison::compare(Table &numbers, const QList<ChartSpec> &charts)
{
    const QList<ChartCategory> subjects =
        numbers.subjects.isEmpty() && !charts.isEmpty() ? charts.constFirst().categories : numbers.subjects;
    for (qsizetype row = 0; row < numbers.rows.size(); ++row) {
        qsizetype chart = 0;
        for (qsizetype i = 0; i < numbers.columns.size(); ++i) {
            const Table::Column &column = numbers.columns.at(i);
            const QString drawn = column.numeric ? charts.value(chart++).id : QString();
            const QString metric = column.metric.isEmpty() && numbers.subjects.isEmpty() ? drawn : column.metric;
            const int of = metric.isEmpty() ? -1 : m_table.columnOf(MetricId(metric));
            const qsizetype subject = m_table.rowOf(subjects.value(row).id);
            if (of < 0 || subject < 0)
                continue;
            const BesideBaseline one = standing(subject, of);
            const QString label = besideLabel(one, m_board.values, m_formatter);
            if (label.isEmpty())
                continue;
            show(one);
            Table::Cell &cell = numbers.rows[row][i];
            cell.text = tr("%1 (%2)", "a number, and the same against the baseline").arg(cell.text, label);
            cell.beside = one.beside;
        }
    }
}

QStringList BaselineComparison::lacking() const
{
    return m_lacking.isEmpty() ? QStringList()
                               : QStringList{tr("%1 has no value for %2 here, so these numbers stay absolute.")
                                                 .arg(baseline(), m_formatter.locale().createSeparatedList(m_lacking))};
}

// On screen, the warning names them and tooltips give reasons; files have these sentences.
QStringList BaselineComparison::unlike() const
{
    QStringList notes;
    for (qsizetype i = 0; i < m_unlike.size(); ++i)
        notes << tr("No difference from %1 is shown for %2: %3.")
                     .arg(baseline(), m_formatter.locale().createSeparatedList(m_unlikeNames.at(i)), m_unlike.at(i));
    return notes;
}

Legend BaselineComparison::legend() const
{
    Legend legend;
    const auto add = [&](const QString &text, LegendSign sign = LegendSign::Arrow) {
        legend << LegendPart{LegendMark::Page, text.arg(baseline()), {sign}};
    };
    if (m_hasBetter && m_hasWorse)
        add(tr("full arrow = better, hollow arrow = worse than %1"));
    else if (m_hasBetter)
        add(tr("full arrow = better than %1"));
    else if (m_hasWorse)
        add(tr("hollow arrow = worse than %1"));
    if (m_hasUnlike)
        add(tr("n/c = not comparable with %1"), LegendSign::NotComparable);
    return legend;
}

bool showsRows(const PageSpec &page, const ResultTable &table)
{
    return std::ranges::any_of(page.charts, [&table](const ChartSpec &chart) {
        return chart.kind == ChartKind::Scores || chart.kind == ChartKind::Plane
            || table.columnOf(MetricId(chart.id)) >= 0;
    });
}

void compareValues(PageSpec &page, const Board &board, const ResultTable &table, const Formatter &formatter,
                   const QString &staying)
{
    if (board.values == ValueForm::Absolute)
        return;
    if (table.rows.isEmpty() || table.metrics.isEmpty() || !showsRows(page, table)) {
        if (!staying.isEmpty())
            tellBeside(page, {staying});
        return;
    }
    BaselineComparison comparison(board, table, formatter);
    if (!comparison.hasBaseline()) {
        tellBeside(page, {tr("No baseline is chosen, so numbers stay absolute.")});
        return;
    }
    for (ChartSpec &chart : page.charts)
        comparison.compare(chart);
    comparison.compare(page.numbers, page.charts);
    page.notes = comparison.unlike() + page.notes;
    tellBeside(page, QStringList{staying} + comparison.lacking()); // readers of ratios need this first
    page.legend = comparison.legend() << page.legend;
}

// Rows of the numbers table follow the charts' order, unless the table names its subjects.
void bindNumbersToCharts(PageSpec &page)
{
    if (!page.numbers.subjects.isEmpty() || page.charts.isEmpty())
        return;
    page.numbers.subjects = page.charts.constFirst().categories;
    qsizetype chart = 0;
    for (Table::Column &column : page.numbers.columns) {
        if (column.numeric && chart < page.charts.size())
            column.metric = page.charts.at(chart++).id;
    }
}

void writeWords(PageSpec &page, const Board &board, const Formatter &formatter, const UnlikeReason &unlike)
{
    if (!board.title.isEmpty())
        page.doubt = doubtOf(board.titleClaims, board.title, page.id, page.charts, formatter);
    if (board.words.isEmpty())
        return;
    const bool reorders = std::ranges::any_of(board.words, [&page](const ChartWords &words) {
        return words.page == page.id && (words.order != RowOrder::AsChosen || words.form != PairForm::Rows);
    });
    if (reorders)
        bindNumbersToCharts(page);
    for (ChartSpec &chart : page.charts) {
        const ChartWords words = wordsOf(board.words, page.id, chart.id);
        if (!words.isEmpty())
            chart = withWording(std::move(chart), words, formatter, unlike);
    }
}

void shareScales(PageSpec &page, const Board &board, const Formatter &formatter)
{
    const QList<RowScale> chosen =
        mapped(page.charts, [&](const ChartSpec &chart) { return wordsOf(board.words, page.id, chart.id).scale; });
    shareAxes(page.charts, chosen, formatter);
}

// Dots may be on a logarithmic axis, where half the distance is not half the value. The line below the title says so
// right after the unit: where charts share a slide, its end may have no room.
void nameLogarithmicRows(PageSpec &page)
{
    const QString words = tr("logarithmic");
    const QString between = QString::fromUtf8(" · ");
    for (ChartSpec &chart : page.charts) {
        const bool isLog = chart.kind == ChartKind::HorizontalDots && chart.axis.scale == AxisScale::Logarithmic;
        if (isLog && !chart.subtitle.contains(words))
            chart.subtitle = dot({chart.subtitle.section(between, 0, 0), words, chart.subtitle.section(between, 1)});
    }
}

// Among ratios, a plain number could be mistaken for one.
void markUnlike(PageSpec &page)
{
    for (ChartSpec &chart : page.charts) {
        for (ChartSeries &series : chart.series) {
            for (ChartPoint &point : series.points) {
                if (point.isUnlike)
                    point.label = tr("%1 n/c", "a number that is not comparable").arg(point.label);
            }
        }
    }
}

// Metric cells are marked where they are created; other tables mark the row's name.
void markNumbers(PageSpec &page, const ResultTable &table)
{
    const QList<ChartCategory> &subjects = !page.numbers.subjects.isEmpty() || page.charts.isEmpty()
        ? page.numbers.subjects
        : page.charts.constFirst().categories;
    for (qsizetype i = 0; i < std::min(subjects.size(), page.numbers.rows.size()); ++i) {
        Table::Row &cells = page.numbers.rows[i];
        const bool isMarked = std::ranges::any_of(cells, &Table::Cell::isOwn);
        if (!isMarked && restsOnOwn(table, subjects.at(i).id) && !cells.isEmpty() && !cells[0].text.isEmpty())
            cells[0].text = withOwnGlyph(cells[0].text);
    }
}

QString withCount(qsizetype count)
{
    const auto own = static_cast<int>(count);
    return own == 1 ? tr("with 1 custom figure") : tr("with %n custom figures", nullptr, own);
}

/// The price if it is the only custom value; null if there are others.
const Override *onlyPrice(const QStringList &keys, const QList<Override> &overrides)
{
    const auto *found = findWhere(overrides, [&keys](const Override &one) { return keys.contains(one.of.key()); });
    const bool isPrice =
        keys.size() == 1 && found != nullptr && found->value && unitInfo(found->unit).dimension == Dimension::Price;
    return isPrice ? found : nullptr;
}

/// True for a whole name: not H100 in "H100 NVL", not B200 in "GB200".
bool standsAt(const QString &text, qsizetype place, const QString &name)
{
    const auto isOpen = [&text](qsizetype at) {
        return at < 0 || at >= text.size() || !text.at(at).isLetterOrNumber();
    };
    return !name.isEmpty() && isOpen(place - 1) && QStringView(text).sliced(place).startsWith(name)
        && isOpen(place + name.size());
}

/// Chips, instances and systems named in a sentence.
QSet<QString> namedIn(const QString &text, const ResultTable &table, const Catalog &catalog)
{
    QSet<QString> names;
    for (const ResultRow &row : table.rows)
        names << row.subject.name;
    const auto add = [&names](const auto &things) {
        for (const auto &thing : things)
            names << thing.name;
    };
    add(catalog.chips);
    add(catalog.instances);
    add(catalog.systems);
    QSet<QString> found;
    for (qsizetype place = 0; place < text.size(); ++place) {
        QString longest;
        for (const QString &name : std::as_const(names)) {
            if (name.size() > longest.size() && standsAt(text, place, name))
                longest = name;
        }
        if (longest.isEmpty())
            continue;
        found << longest;
        place += longest.size() - 1;
    }
    return found;
}

/// Names of the rows based on it: those in the sentence that the table has.
QSet<QString> namesOfOwn(const QString &key, const ResultTable &table, const QList<MetricId> &metrics)
{
    const bool areInTable =
        std::ranges::any_of(metrics, [&table](const MetricId &metric) { return table.columnOf(metric) >= 0; });
    QSet<QString> names;
    for (const ResultRow &row : table.rows) {
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const bool isAsked = !areInTable || metrics.contains(table.metrics.at(i)->metricId());
            if (isAsked && row.cells.at(i).own.contains(key))
                names << row.subject.name;
        }
    }
    return names;
}

/// "at your $2.40" if the sentence names only the priced item; "at your $2.40 for L40S" if it names several or none.
/// Empty if it is about others.
QString customPrice(const Override &price, const QString &answer, const QList<MetricId> &metrics,
                    const PageLabels &labels)
{
    const QSet<QString> owners = namesOfOwn(price.of.key(), labels.table, metrics);
    const QSet<QString> named = namedIn(answer, labels.table, labels.catalog);
    if (owners.isEmpty() || (!named.isEmpty() && !named.intersects(owners)))
        return {};
    const double usd = price.value->value * unitInfo(price.unit).factor / unitInfo(Unit::UsdPerHour).factor;
    const QString amount = labels.formatter.amount(usd);
    return named.size() == 1
        ? tr("at your %1", "$2.40").arg(amount)
        : tr("at your %1 for %2", "$2.40, a chip").arg(amount, thingName(labels.catalog, price.of.level, price.of.id));
}

// Which ones the page uses is unknown there.
QString catalogueCount(qsizetype count)
{
    const auto own = static_cast<int>(count);
    return own == 1 ? tr("the catalogue has 1 custom figure") : tr("the catalogue has %n custom figures", nullptr, own);
}

QString addedTo(const QString &title, const QString &words)
{
    const bool hasStop = title.endsWith(u'.');
    const QString text = tr("%1 (%2)").arg(withoutStop(title), words);
    return hasStop ? text + u'.' : text;
}

/// The figure of a key in the user's catalogue file. Null if the key is an override's.
const Figure *figureOfFile(const Catalog &catalog, const QString &key, const FigureAddress &of)
{
    const Figure *figure = of.book.isEmpty() ? figureAt(catalog, of) : nullptr;
    if (const PriceBook *book = catalog.book(of.book)) {
        const auto isIt = [&key](const PriceEntry &entry) { return entry.usdPerHour.own == key; };
        const auto *found = findWhere(book->prices, isIt);
        figure = found == nullptr ? nullptr : &found->usdPerHour;
    }
    return figure != nullptr && figure->ofOwnFile ? figure : nullptr;
}

/// "H100 memory 82 GB instead of 80 GB (mine.json)".
QString fileText(const Catalog &catalog, const QString &key, const Formatter &formatter)
{
    const QStringList parts = key.mid(key.lastIndexOf(u'#') + 1).split(u'/');
    const std::optional<Level> level = levelFromWord(parts.value(0));
    if (!level || !key.contains(u'#'))
        return {};
    const FigureAddress of{*level, parts.value(1), parts.value(2), BookId(parts.value(3))};
    const Figure *figure = figureOfFile(catalog, key, of);
    if (figure == nullptr)
        return {};
    const QString value = valueText(figure->value, figure->unit, formatter);
    const QString name = figureName(catalog, of);
    const QString file = ownSourceOf(key).text();
    if (figure->rivals.isEmpty())
        return tr("%1 %2 (%3)", "a figure's name, its value, a file").arg(name, value, file);
    const Reading &published = figure->rivals.constFirst();
    return tr("%1 %2 instead of %3 (%4)", "a figure's name, its value, that of the catalogue, a file")
        .arg(name, value, valueText(published.value, published.unit, formatter), file);
}

// The first few by name; the window's list and the sources have all.
QString footerOf(const QStringList &keys, const Catalog &catalog, const QList<Override> &overrides,
                 const Formatter &formatter)
{
    constexpr qsizetype most = 4;
    QStringList texts;
    for (const Override &one : overrides) {
        if (keys.contains(one.of.key()))
            texts << overrideText(catalog, one, formatter);
    }
    const auto isOfFile = [](const QString &key) { return key.contains(u'#'); };
    const qsizetype all = texts.size() + std::ranges::count_if(keys, isOfFile);
    // Finding a price scans its whole list, and there may be thousands: only shown ones are looked up.
    for (const QString &key : keys) {
        if (texts.size() >= most)
            break;
        if (const QString text = fileText(catalog, key, formatter); !text.isEmpty())
            texts << text;
    }
    texts = texts.first(std::min(most, texts.size()));
    if (const qsizetype more = all - texts.size(); more > 0)
        texts << tr("and %n more", nullptr, static_cast<int>(more));
    return tr("Custom: %1").arg(texts.join(QStringLiteral(", ")));
}

/// Figures of the user's files in the catalogue, of one kind.
QStringList ownOfFiles(const Catalog &catalog, OwnFigures which)
{
    const auto isOfFile = [](const Source &source) {
        return source.kind == SourceKind::Own && !source.id.text().contains(u'/');
    };
    QStringList keys;
    if (std::ranges::none_of(catalog.sources, isOfFile))
        return keys;
    forEachFigure(catalog, [&keys, which](const Figure &figure) {
        const bool isPrice = unitInfo(figure.unit).dimension == Dimension::Price;
        const bool isAsked = which == OwnFigures::All || isPrice == (which == OwnFigures::Prices);
        if (figure.ofOwnFile && isAsked)
            keys << figure.own;
    });
    keys.removeDuplicates();
    return keys;
}

void markOwn(PageSpec &page, const PageLabels &labels)
{
    const bool isOfTable = labels.own == OwnFigures::OfTable;
    const QStringList keys = isOfTable     ? ownIn(labels.table)
        : labels.own == OwnFigures::OfPage ? QStringList()
                                           : ownOfFiles(labels.published, labels.own);
    if (keys.isEmpty())
        return;
    QString &answer = page.answer.isEmpty() ? page.title : page.answer; // a custom title stays
    const Catalog &catalog = isOfTable ? labels.catalog : labels.published;
    const QList<Override> overrides = isOfTable ? labels.board.overrides : QList<Override>();
    const Override *price = onlyPrice(keys, overrides);
    const QString mark = price != nullptr ? customPrice(*price, answer, page.answerMetrics, labels)
        : isOfTable                       ? withCount(keys.size())
                                          : catalogueCount(keys.size());
    if (!mark.isEmpty())
        answer = addedTo(answer, mark);
    page.footer = dot({page.footer, footerOf(keys, catalog, overrides, labels.formatter)});
    if (!isOfTable)
        return;
    for (ChartSpec &chart : page.charts)
        chart = withOwnMarks(chart, labels.table);
    markNumbers(page, labels.table);
    page.legend << ownPart();
}

} // namespace

QString customText(const ResultTable &table, const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    const QStringList keys = ownIn(table);
    return keys.isEmpty() ? QString() : footerOf(keys, catalog, board.overrides, formatter);
}

UnlikeReason unlikeReason(const ResultTable &table)
{
    return [&table](const QString &chart, const QString &one, const QString &other) {
        const qsizetype first = table.rowOf(one);
        const qsizetype second = table.rowOf(other);
        const int own = table.columnOf(MetricId(chart));
        for (qsizetype column = 0; first >= 0 && second >= 0 && column < table.metrics.size(); ++column) {
            const QString why = own < 0 || own == column ? misleadingBetween(table, column, first, second) : QString();
            if (!why.isEmpty())
                return why;
        }
        return QString();
    };
}

PageSpec labelledPage(PageSpec page, const PageLabels &labels)
{
    if (!page.legend.parts.contains(baselinePart()))
        page.legend << baselinePart();
    compareValues(page, labels.board, labels.keepsNumbers ? ResultTable() : labels.compared, labels.formatter,
                  labels.staying);
    writeWords(page, labels.board, labels.formatter, unlikeReason(labels.compared));
    markUnlike(page);
    markOwn(page, labels);
    shareScales(page, labels.board, labels.formatter);
    nameLogarithmicRows(page);
    page.numbers = withEvenDecimals(std::move(page.numbers), labels.formatter.locale());
    if (page.footer.contains(staleGlyph))
        page.legend << stalePart();
    page.legend = legendOn(page.legend, page.charts, page.footer); // of what may be drawn, what is
    return withCurrencyLine(page, labels.board.currency, labels.formatter);
}

} // namespace chipboard
