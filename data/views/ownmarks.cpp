#include "data/views/ownmarks.h"

#include "data/compare/figuretable.h"
#include "data/core/tr.h"
#include "data/views/pagetexts.h"

#include <algorithm>
#include <optional>

namespace chipboard {
namespace {

const ResultRow *rowOf(const ResultTable &table, const QString &id)
{
    const auto isIt = [&id](const ResultRow &row) {
        return row.subject.id == id || (row.subject.chip != nullptr && row.subject.chip->id.text() == id);
    };
    const auto found = std::find_if(table.rows.begin(), table.rows.end(), isIt);
    return found == table.rows.end() ? nullptr : &*found;
}

bool isOwn(const Cell &cell) { return !cell.own.isEmpty(); }

bool hasOwn(const ResultTable &table, const QString &id)
{
    const ResultRow *row = rowOf(table, id);
    return row != nullptr && std::any_of(row->cells.begin(), row->cells.end(), isOwn);
}

void mark(QString &text)
{
    if (!text.isEmpty())
        text = withOwnGlyph(text);
}

// Of a chart of one metric its very cells; of other charts whatever a row rests on.
bool isOwn(const ResultTable &table, const ChartSpec &chart, const QString &id)
{
    const int column = table.columnOf(MetricId(chart.id));
    const Cell *cell = column < 0 ? nullptr : table.cell(id, MetricId(chart.id));
    return cell != nullptr ? isOwn(*cell) : column < 0 && hasOwn(table, id);
}

void markBars(ChartSpec &chart, const ResultTable &table)
{
    for (ChartSeries &series : chart.series) {
        for (qsizetype i = 0; i < std::min(series.points.size(), chart.categories.size()); ++i) {
            ChartPoint &point = series.points[i];
            if (isOwn(table, chart, chart.categories.at(i).id))
                mark(point.value ? point.label : point.gap);
        }
    }
}

void markScores(ChartSpec &chart, const ResultTable &table)
{
    for (ScoreColumn &column : chart.scores.columns) {
        for (qsizetype i = 0; column.hasBars && i < std::min(column.points.size(), chart.categories.size()); ++i) {
            const Cell *cell = table.cell(chart.categories.at(i).id, MetricId(column.metric));
            if (cell != nullptr && isOwn(*cell))
                mark(column.points[i].value ? column.points[i].label : column.points[i].gap);
        }
    }
}

void markPlane(PlaneSpec &plane, const ResultTable &table)
{
    for (PlaneMark &one : plane.marks) {
        if (hasOwn(table, one.id))
            mark(one.label);
    }
    for (PlaneLine &line : plane.lines) {
        if (!line.id.isEmpty() && hasOwn(table, line.id))
            mark(line.label);
    }
}

// Cells of metrics are marked where they are made; other tables mark the name of the row.
void markNumbers(PageSpec &page, const ResultTable &table)
{
    const QList<ChartCategory> &subjects = !page.numbers.subjects.isEmpty() || page.charts.isEmpty()
        ? page.numbers.subjects
        : page.charts.constFirst().categories;
    for (qsizetype i = 0; i < std::min(subjects.size(), page.numbers.rows.size()); ++i) {
        Table::Row &cells = page.numbers.rows[i];
        const bool isMarked = std::any_of(cells.begin(), cells.end(),
                                          [](const Table::Cell &cell) { return cell.text.contains(ownGlyph); });
        if (!isMarked && hasOwn(table, subjects.at(i).id) && !cells.isEmpty())
            mark(cells[0].text);
    }
}

QString withCount(qsizetype count)
{
    const auto own = static_cast<int>(count);
    return own == 1 ? tr("with 1 figure of your own") : tr("with %n figures of your own", nullptr, own);
}

// Which of them the page rests on nobody can tell there.
QString catalogueCount(qsizetype count)
{
    const auto own = static_cast<int>(count);
    return own == 1 ? tr("the catalogue has 1 figure of your own")
                    : tr("the catalogue has %n figures of your own", nullptr, own);
}

QString addedTo(const QString &title, const QString &words)
{
    const bool hasStop = title.endsWith(u'.');
    const QString text = tr("%1 (%2)").arg(withoutStop(title), words);
    return hasStop ? text + u'.' : text;
}

/// What a person's catalogue file has of a key. Null where the key is of an override.
const Figure *figureOfFile(const Catalog &catalog, const QString &key, const FigureAddress &of)
{
    const Figure *figure = of.book.isEmpty() ? figureAt(catalog, of) : nullptr;
    if (const PriceBook *book = catalog.book(of.book)) {
        const auto isIt = [&key](const PriceEntry &entry) { return entry.usdPerHour.own == key; };
        const auto found = std::find_if(book->prices.begin(), book->prices.end(), isIt);
        figure = found == book->prices.end() ? nullptr : &found->usdPerHour;
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

// The first few by name; the list in the window and the sources have them all.
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
    const qsizetype all = texts.size() + std::count_if(keys.begin(), keys.end(), isOfFile);
    // A price is looked for in its whole list, and there may be thousands: what is not told is only counted.
    for (const QString &key : keys) {
        if (texts.size() >= most)
            break;
        if (const QString text = fileText(catalog, key, formatter); !text.isEmpty())
            texts << text;
    }
    texts = texts.first(std::min(most, texts.size()));
    if (const qsizetype more = all - texts.size(); more > 0)
        texts << tr("and %n more", nullptr, static_cast<int>(more));
    return tr("Your own: %1").arg(texts.join(QStringLiteral(", ")));
}

} // namespace

QStringList ownIn(const ResultTable &table)
{
    QStringList keys;
    for (const ResultRow &row : table.rows) {
        for (const Cell &cell : row.cells)
            keys << cell.own;
    }
    keys.removeDuplicates();
    return keys;
}

QString ownText(QStringList keys)
{
    keys.removeAll(QString());
    keys.removeDuplicates();
    return keys.join(QLatin1String("; "));
}

QString ownText(std::initializer_list<const Cell *> cells)
{
    QStringList keys;
    for (const Cell *cell : cells)
        keys << cell->own;
    return ownText(keys);
}

Table withOwnColumn(Table list)
{
    const auto isPublished = [](const Table::Row &row) { return row.constLast().text.isEmpty(); };
    if (!std::all_of(list.rows.begin(), list.rows.end(), isPublished))
        return list;
    list.columns.removeLast();
    for (Table::Row &row : list.rows)
        row.removeLast();
    return list;
}

ChartSpec withOwnMarks(ChartSpec chart, const ResultTable &table)
{
    markBars(chart, table);
    markScores(chart, table);
    markPlane(chart.plane, table);
    return chart;
}

QString ownLegend() { return tr("%1 = your own figure").arg(ownGlyph); }

PageSpec withOwnMarks(PageSpec page, const ResultTable &table, const Catalog &catalog, const QList<Override> &overrides,
                      const Formatter &formatter)
{
    const QStringList keys = ownIn(table);
    if (keys.isEmpty())
        return page;
    for (ChartSpec &chart : page.charts)
        chart = withOwnMarks(chart, table);
    markNumbers(page, table);
    QString &told = page.answer.isEmpty() ? page.title : page.answer; // a title of one's own stays as it is
    told = addedTo(told, withCount(keys.size()));
    page.legend = page.legend.isEmpty() ? ownLegend() : dot({page.legend, ownLegend()});
    page.footer = dot({page.footer, footerOf(keys, catalog, overrides, formatter)});
    return page;
}

PageSpec withOwnFiles(PageSpec page, const Catalog &catalog, OwnFigures which, const Formatter &formatter)
{
    const auto isOfFile = [](const Source &source) {
        return source.kind == SourceKind::Own && !source.id.text().contains(u'/');
    };
    if (std::none_of(catalog.sources.begin(), catalog.sources.end(), isOfFile))
        return page;
    QStringList keys;
    forEachFigure(catalog, [&keys, which](const Figure &figure) {
        const bool isPrice = unitInfo(figure.unit).dimension == Dimension::Price;
        const bool isAsked = which == OwnFigures::All || isPrice == (which == OwnFigures::Prices);
        if (figure.ofOwnFile && isAsked)
            keys << figure.own;
    });
    keys.removeDuplicates();
    if (keys.isEmpty())
        return page;
    QString &told = page.answer.isEmpty() ? page.title : page.answer;
    told = addedTo(told, catalogueCount(keys.size()));
    page.footer = dot({page.footer, footerOf(keys, catalog, {}, formatter)});
    return page;
}

} // namespace chipboard
