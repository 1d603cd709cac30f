#include "data/workbook/boardworkbook.h"

#include "data/embedded/packageboard.h"
#include "data/workbook/livesheets.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

QString tr(const char *text) { return QCoreApplication::translate("Workbook", text); }

constexpr quint32 plainColour = 0x1F6FA5;
constexpr int chartColumns = 10;
constexpr int chartsBeside = 2;
constexpr qsizetype mostBars = 40;

/// Results that people compare first.
constexpr std::array mainResults{"cost",       "usd_per_1m_tokens", "usd_per_1m_items", "usd_per_month", "month_usd",
                                 "wall_hours", "tokens_per_s",      "items_per_s",      "tpot",          "latency"};

ColourRole roleOf(const QList<WorkbookPage> &pages, const QString &subject)
{
    for (const WorkbookPage &page : pages) {
        for (const ChartSpec &chart : page.page.charts) {
            for (const ChartCategory &category : chart.categories) {
                if (category.id == subject)
                    return category.role;
            }
        }
    }
    return ColourRole::Other;
}

/// Charts in two columns, and so that no printed page cuts one.
class ChartPlacer
{
public:
    explicit ChartPlacer(BookSheet &sheet)
        : m_sheet(sheet)
    {
    }
    void add(const BarChart &chart)
    {
        constexpr double rowHeight = 20.0; // pixels
        const int rows = static_cast<int>(std::ceil(BookSheet::chartHeight(chart) / rowHeight)) + 1;
        if (m_column == chartsBeside)
            nextLine();
        if (m_column == 0 && m_row + rows > m_pageStart + rowsOfAPage && m_row > firstRow) {
            m_breaks << m_row;
            m_pageStart = m_row;
        }
        m_sheet.chart(m_row, m_column++ * chartColumns, chart);
        m_tallest = std::max(m_tallest, rows);
    }
    void settle() { m_sheet.printPages(percent, m_breaks); }

private:
    // Of A4 across: two charts are 13.4 inches wide, in some programs 16.
    static constexpr int percent = 60;
    static constexpr int rowsOfAPage = 50;
    static constexpr int firstRow = 2;

    void nextLine()
    {
        m_column = 0;
        m_row += m_tallest;
        m_tallest = 0;
    }

    BookSheet &m_sheet;
    int m_row = firstRow;
    int m_column = 0;
    int m_tallest = 0;
    int m_pageStart = 0;
    QList<int> m_breaks;
};

quint32 colourOf(const WorkbookInput &input, const QString &subject)
{
    return input.colourOf ? input.colourOf(roleOf(input.pages, subject)) : plainColour;
}

QString labelFormat(Unit unit)
{
    return unitInfo(unit).dimension == Dimension::Money || unit == Unit::Chips
        ? u"[>=100]#,##0;#,##0.00"_s
        : u"[>=100]#,##0;[>=1]#,##0.0;#,##0.00##"_s;
}

BarChart chartOf(const Metric &metric, const Formatter &formatter, const QString &sheet, int names, int values,
                 int first, qsizetype rows)
{
    const int last = first + static_cast<int>(std::min(rows, mostBars)) - 1;
    BarChart chart;
    chart.title = formatter.unitWords(metric.labelText());
    chart.axis = formatter.unitText(metric.unit);
    chart.names = {sheet, names, first, last};
    chart.values = {sheet, values, first, last};
    chart.numbers = labelFormat(metric.unit);
    chart.description = tr("%1, one bar a row").arg(chart.title);
    return chart;
}

void addDataCharts(ChartPlacer &charts, const WorkbookInput &input, const DataPlaces &places,
                   const Formatter &formatter)
{
    for (const DataPlaces::Range &range : places.ranges) {
        const bool isEmpty =
            std::all_of(range.missing.begin(), range.missing.end(), [](bool missing) { return missing; });
        const Metric *metric = findMetric(range.metric);
        // Those of the workload are drawn from the results, which are alive.
        if (isEmpty || metric == nullptr || metric->group == MetricGroup::Workload)
            continue;
        BarChart chart =
            chartOf(*metric, formatter, places.sheet, places.names, places.values, range.first, range.subjects.size());
        for (const Subject &subject : range.subjects) {
            chart.colours << colourOf(input, subject.id);
            chart.hatched << isAnnounced(subject);
        }
        charts.add(chart);
    }
}

void addResultCharts(ChartPlacer &charts, const WorkbookInput &input, const LiveModel &model, const LivePlaces &places,
                     const Formatter &formatter)
{
    const QList<Subject> subjects = subjectsOf(input.catalog, input.board);
    for (const char *id : mainResults) {
        const QString metric = QString::fromLatin1(id);
        if (!places.told.contains(metric))
            continue;
        BarChart chart = chartOf(*findMetric(MetricId(metric)), formatter, places.sheet, places.names,
                                 places.column.value(metric), places.firstRow, model.rows.size());
        for (const Subject &subject : subjects) {
            chart.colours << colourOf(input, subject.id);
            chart.hatched << isAnnounced(subject);
        }
        charts.add(chart);
    }
}

BookProperties propertiesOf(const WorkbookInput &input)
{
    const PageSpec &page = input.pages.constFirst().page;
    BookProperties properties;
    properties.title = page.title;
    properties.subject = page.answer.isEmpty() ? page.title : page.answer;
    properties.keywords = page.keywords.join(u", "_s);
    properties.comments = page.footer;
    properties.date = page.date;
    return properties;
}

QStringList remarksOf(const LiveModel &model)
{
    QStringList remarks;
    for (const LiveRow &row : model.rows) {
        if (!row.reason.isEmpty())
            remarks << tr("%1: %2").arg(row.name, row.reason);
        for (const QString &note : row.notes)
            remarks << tr("%1: %2").arg(row.name, note);
    }
    return remarks;
}

// Without an estimate the workbook still names its currency: figures are converted by it.
void fillBook(SheetBook &book, const WorkbookInput &input)
{
    const WorkbookContent content{input.catalog, input.board, input.pages,
                                  Formatter().in(shownCurrency(input.board.currency))};
    const LiveModel model = liveModelOf(input.catalog, input.board);
    BookSheet &overview = book.addSheet(tr("Overview"));
    BookSheet &assumptions = book.addSheet(tr("Assumptions"));
    BookSheet &results = book.addSheet(tr("Results"));
    BookSheet *moving = model.movesFrom >= 0 ? &book.addSheet(tr("Moving")) : nullptr;
    BookSheet &charts = book.addSheet(tr("Charts"));
    BookSheet &data = book.addSheet(tr("Data"));
    writePageSheets(book, content);
    BookSheet &working = book.addSheet(tr("Working"));
    BookSheet &sources = book.addSheet(tr("Sources"));
    assumptions.mark(0xFFD9AD);
    writeOverview(overview, content, model.reason.isEmpty() ? remarksOf(model) : QStringList{model.reason});
    const LivePlaces places = writeLive(book, {assumptions, results, working, moving}, model, content.formatter);
    const DataPlaces figures = writeData(data, content);
    writeSources(sources, content);
    charts.text(0, 0, tr("Charts"), {.strong = true, .size = 14});
    ChartPlacer drawn(charts);
    addResultCharts(drawn, input, model, places, content.formatter);
    addDataCharts(drawn, input, figures, content.formatter);
    drawn.settle();
}

} // namespace

Result<QByteArray> boardWorkbook(const WorkbookInput &input)
{
    Q_ASSERT(!input.pages.isEmpty());
    const auto book = SheetBook::create(propertiesOf(input));
    if (!book)
        return book.problem();
    fillBook(*book.value(), input);
    const auto bytes = book.value()->finish();
    if (!bytes)
        return bytes.problem();
    const auto parts = readPackage(bytes.value(), tr("The workbook"));
    if (!parts)
        return parts.problem();
    return packageOf(input.boardText.isEmpty() ? parts.value() : withBoard(parts.value(), input.boardText));
}

} // namespace chipboard
