#include "widgets/export/office/boardworkbook.h"

#include "data/core/embeddedboard.h"
#include "data/core/find.h"
#include "data/core/tr.h"
#include "data/views/barparts.h"
#include "data/views/helpbook.h"
#include "data/views/pagebuilder.h"
#include "widgets/export/office/chartsheet.h"
#include "widgets/export/office/livesheets.h"
#include "widgets/export/office/planesheets.h"

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr double ofLines = 110.0; // column widths, in characters
constexpr double ofNames = 34.0;
constexpr double ofTexts = 52.0;
constexpr double ofNumbers = 16.0;

bool hasOwnSheet(const ReportChapter &chapter) { return !chapter.page && !chapter.isLiveInBooks; }

int columnsOf(const ReportChapter &chapter)
{
    qsizetype most = 1;
    for (const ReportBlock &block : chapter.blocks)
        most = std::max(most, block.table.columns.size());
    return static_cast<int>(most);
}

// If there are several columns, the first one has names.
void setWidths(BookSheet &sheet, const ReportChapter &chapter, int columns)
{
    for (int column = 0; column < columns; ++column) {
        const bool isNumeric = std::ranges::all_of(chapter.blocks, [&](const ReportBlock &block) {
            return block.table.columns.size() <= column || block.table.columns.at(column).numeric;
        });
        sheet.setWidth(column, columns == 1 ? ofLines : isNumeric ? ofNumbers : ofTexts);
    }
}

int writeBlock(BookSheet &sheet, int row, const ReportBlock &block, int columns)
{
    if (!block.heading.isEmpty())
        sheet.wide(row++, 0, columns, block.heading, {.strong = true, .wraps = true, .size = 12});
    for (const QString &paragraph : block.paragraphs) {
        if (columns == 1)
            writeLinkedText(sheet, row++, 0, paragraph);
        else
            sheet.wide(row++, 0, columns, paragraph, {.wraps = true});
    }
    if (block.table.rows.isEmpty())
        return row + 1;
    for (int column = 0; column < block.table.columns.size(); ++column)
        sheet.text(row, column, block.table.columns.at(column).title, headStyle);
    for (const Table::Row &cells : block.table.rows) {
        ++row;
        for (int column = 0; column < cells.size(); ++column)
            sheet.text(row, column, filedText(cells.at(column)), {.wraps = true, .boxed = true});
    }
    return row + 2;
}

} // namespace

void writeLinkedText(BookSheet &sheet, int row, int column, const QString &text)
{
    const QList<TextPiece> pieces = piecesOf(text);
    if (const TextPiece *address = findWhere(pieces, [](const TextPiece &piece) { return piece.isAddress; }))
        sheet.link(row, column, address->text, text);
    else
        sheet.text(row, column, text, {.wraps = true});
}

QList<ReportChapter> textChapters(const ReportSpec &report) { return allWhere(report.chapters, hasOwnSheet); }

void writeCover(BookSheet &sheet, const ReportSpec &report, const QList<std::pair<QString, QString>> &sheets)
{
    constexpr int columns = 2;
    sheet.setWidth(0, ofNames);
    sheet.setWidth(1, ofLines);
    sheet.wide(0, 0, columns, report.title, {.strong = true, .wraps = true, .size = 20});
    sheet.wide(1, 0, columns, report.takeaway, {.wraps = true, .size = 14});
    int row = 3;
    for (const QString &fact : report.factLines())
        sheet.wide(row++, 0, columns, fact, {.wraps = true});
    sheet.text(++row, 0, tr("Contents"), {.strong = true, .size = 12});
    for (const auto &[name, about] : sheets) {
        sheet.jump(++row, 0, name, name);
        sheet.text(row, 1, about, {.wraps = true});
    }
}

void writeChapter(BookSheet &sheet, const ReportChapter &chapter)
{
    const int columns = columnsOf(chapter);
    sheet.wide(0, 0, columns, chapter.title, {.strong = true, .wraps = true, .size = 16});
    int row = 2;
    for (const ReportBlock &block : chapter.blocks)
        row = writeBlock(sheet, row, block, columns);
    setWidths(sheet, chapter, columns);
}

namespace {

constexpr quint32 plainColour = 0x1F6FA5;
constexpr int chartColumns = 10;
constexpr int chartsBeside = 2;
constexpr qsizetype mostBars = 40;

/// The results to show first.
constexpr std::array mainResults{"cost",       "usd_per_1m_tokens", "usd_per_1m_items", "usd_per_month", "month_usd",
                                 "wall_hours", "tokens_per_s",      "items_per_s",      "tpot",          "latency"};

/// Places charts in two columns, with page breaks that cut no chart.
class ChartPlacer
{
public:
    explicit ChartPlacer(BookSheet &sheet)
        : m_sheet(sheet)
    {
    }
    template<typename Chart>
    void add(const Chart &chart)
    {
        constexpr double rowHeight = 20.0; // pixels
        const int rows = static_cast<int>(std::ceil(chartHeight(chart) / rowHeight)) + 1;
        if (m_column == chartsBeside)
            nextLine();
        m_waiting << Waiting{rows, [this, chart](int row, int column) { m_sheet.chart(row, column, chart); }};
        ++m_column;
    }
    void settle()
    {
        nextLine();
        m_sheet.printPages(percent, m_breaks);
        m_sheet.printUpTo(std::max(firstRow, m_row - 1), chartsBeside * chartColumns - 1);
    }

private:
    // A4 landscape: two charts are 13.4 inches wide, in some programs 16.
    static constexpr int percent = 60;
    static constexpr int rowsOfAPage = 50;
    static constexpr int firstRow = 2;

    struct Waiting
    {
        int rows = 0;
        std::function<void(int row, int column)> place;
    };

    // Called when a line is complete, because its height is that of the tallest chart.
    void nextLine()
    {
        int tallest = 0;
        for (const Waiting &each : std::as_const(m_waiting))
            tallest = std::max(tallest, each.rows);
        if (m_row + tallest > m_pageStart + rowsOfAPage && m_row > firstRow) {
            m_breaks << m_row;
            m_pageStart = m_row;
        }
        for (int i = 0; i < m_waiting.size(); ++i)
            m_waiting.at(i).place(m_row, i * chartColumns);
        m_waiting.clear();
        m_column = 0;
        m_row += tallest;
    }

    BookSheet &m_sheet;
    QList<Waiting> m_waiting; ///< of one line
    int m_row = firstRow;
    int m_column = 0;
    int m_pageStart = 0;
    QList<int> m_breaks;
};

quint32 colourOf(const WorkbookInput &input, const Subject &subject)
{
    return input.colourOf ? input.colourOf(categoryOf(input.board, subject).role) : plainColour;
}

// Spelled out below an axis: "USD/1M" alone does not say per 1M of what.
QString axisText(const Metric &metric, const Formatter &formatter)
{
    if (metric.unit != Unit::UsdPerMillion)
        return formatter.unitText(metric.unit);
    const bool isOfItems = metric.metricId().text().endsWith("items"_L1);
    return formatter.unitWords(isOfItems ? tr("USD per 1 million items") : tr("USD per 1 million tokens"));
}

// Results are our estimates, including counts.
BarLook lookOf(const Metric &metric, const Subject &subject)
{
    if (isAnnounced(subject))
        return BarLook::Hatched;
    return metric.group == MetricGroup::Workload ? BarLook::Outlined : BarLook::Solid;
}

/// The workbook's charts: first those of its pages in order, then those of its sheets.
class BookCharts
{
public:
    BookCharts(ChartPlacer &placer, BookSheet &bars, const WorkbookInput &input, const Formatter &formatter)
        : m_placer(placer)
        , m_bars(bars)
        , m_input(input)
        , m_formatter(formatter)
    {
    }

    void addPages(QList<ScatterChart> planes)
    {
        for (const WorkbookPage &each : m_input.pages) {
            for (const ChartSpec &chart : each.page.charts) {
                if (isSheetPlane(chart))
                    m_placer.add(planes.takeFirst());
                else if (chart.kind == ChartKind::HorizontalBars)
                    addMetric(chart.id);
                for (const ScoreColumn &column : chart.scores.columns) {
                    if (column.hasBars)
                        addMetric(column.metric);
                }
            }
        }
    }

    void addOthers()
    {
        for (const char *id : mainResults)
            addMetric(QString::fromLatin1(id));
        for (const DataPlaces::Range &range : std::as_const(figures.ranges))
            addMetric(range.metric.text());
    }

    LivePlaces results;
    const BookSheet *resultsSheet = nullptr;
    DataPlaces figures;

private:
    // From the results, which are formulas, else from the figures.
    void addMetric(const QString &id)
    {
        const Metric *metric = findMetric(MetricId(id));
        if (metric == nullptr || m_drawn.contains(id))
            return;
        if (results.told.contains(id)) {
            m_drawn.insert(id);
            const QList<Subject> subjects = subjectsOf(m_input.catalog, m_input.board);
            return add(*metric, subjects, rowsOfResults(id, subjects));
        }
        for (const DataPlaces::Range &range : figures.ranges) {
            const bool isEmpty = std::ranges::none_of(range.gaps, &QString::isEmpty);
            if (isEmpty || range.metric.text() != id || metric->group == MetricGroup::Workload)
                continue;
            m_drawn.insert(id);
            return add(*metric, range.subjects, rowsOf(range));
        }
    }

    // Splits rows that do not fit one chart.
    void add(const Metric &metric, const QList<Subject> &subjects, const QList<BarRow> &rows)
    {
        const QString title = m_formatter.unitWords(metric.labelText());
        const qsizetype parts = (rows.size() + mostBars - 1) / mostBars;
        for (qsizetype part = 0; part < parts; ++part) {
            const qsizetype first = rows.size() * part / parts;
            const qsizetype count = rows.size() * (part + 1) / parts - first;
            addPart(metric, parts > 1 ? chartPartTitle(title, part + 1, parts) : title, subjects.mid(first, count),
                    rows.mid(first, count));
        }
    }

    void addPart(const Metric &metric, const QString &title, const QList<Subject> &subjects, const QList<BarRow> &rows)
    {
        BarChart chart = m_bars.add(title, metric.unit, rows);
        chart.axis = axisText(metric, m_formatter);
        const bool isCount = metric.unit == Unit::Chips;
        chart.numbers =
            isCount ? u"[>0]#,##0;;"_s : u"[>=100]#,##0;[>0]#,##0.00;"_s; // empty for 0, the value of text cells
        chart.description = tr("%1, one bar per row").arg(chart.title);
        for (const Subject &subject : subjects) {
            chart.colours << colourOf(m_input, subject);
            chart.looks << lookOf(metric, subject);
        }
        m_placer.add(chart);
    }

    [[nodiscard]] QList<BarRow> rowsOfResults(const QString &id, const QList<Subject> &subjects) const
    {
        QList<BarRow> rows;
        const int column = results.column.value(id);
        for (int i = 0; i < subjects.size(); ++i)
            rows << BarRow{subjects.at(i).name,
                           {resultsSheet, results.firstRow + i, column},
                           {resultsSheet, results.firstLow + i, column},
                           {resultsSheet, results.firstHigh + i, column}};
        return rows;
    }

    [[nodiscard]] QList<BarRow> rowsOf(const DataPlaces::Range &range) const
    {
        QList<BarRow> rows;
        for (int i = 0; i < range.subjects.size(); ++i)
            rows << BarRow{range.subjects.at(i).name,
                           {figures.sheet, range.first + i, figures.values},
                           {figures.sheet, range.first + i, figures.low},
                           {figures.sheet, range.first + i, figures.high},
                           range.factors.at(i),
                           range.gaps.at(i)};
        return rows;
    }

    ChartPlacer &m_placer;
    BarSheet m_bars;
    const WorkbookInput &m_input;
    const Formatter &m_formatter;
    QSet<QString> m_drawn; ///< metrics
};

QList<ScatterChart> planesOf(const WorkbookInput &input, BookSheet *points)
{
    const auto colour = [&input](ColourRole role) { return input.colourOf ? input.colourOf(role) : plainColour; };
    return points != nullptr ? writePlanes(*points, input.pages, colour) : QList<ScatterChart>();
}

BookProperties propertiesOf(const WorkbookInput &input)
{
    const PageSpec &page = input.pages.constFirst().page;
    return BookProperties{.title = page.title,
                          .subject = page.answer.isEmpty() ? page.title : page.answer,
                          .keywords = page.keywords.join(u", "_s),
                          .comments = page.footer,
                          .date = input.day.isEmpty() ? page.date : input.day};
}

// Dots of calculated metrics become bars, which refer to cells; the numbers of dots would not follow changes.
WorkbookInput withLiveBars(WorkbookInput input, const LiveModel &model)
{
    const QStringList live = liveMetrics(model);
    for (WorkbookPage &each : input.pages) {
        for (ChartSpec &chart : each.page.charts) {
            if (chart.kind == ChartKind::HorizontalDots && live.contains(chart.id))
                chart.kind = ChartKind::HorizontalBars;
        }
    }
    return input;
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

QList<std::pair<QString, QString>> contentsOf(const SheetBook &book, const ReportSpec &report, const QString &cover)
{
    const std::pair<const char *, QString> known[] = {
        {"Overview", tr("Statement of each page, with numbers, notes and warnings")},
        {"Assumptions", tr("The assumptions of the estimates; changed values are marked and can be changed further")},
        {"Results", tr("The estimates, as formulas over the assumptions")},
        {"Moving", tr("When moving to other chips pays off")},
        {"Charts", tr("The charts of all pages")},
        {"Data", tr("Every figure in view, with status, range, date and source")},
        {"Points", tr("Numbers of the XY charts")},
        {"Bars", tr("Numbers of the bar charts")},
        {"Working", tr("The steps between assumptions and results")},
        {"Sources", tr("Sources of the figures, with dates")},
    };
    QList<std::pair<QString, QString>> contents;
    for (const QString &name : book.names()) {
        QString about;
        for (const auto &[id, text] : known)
            about = name == tr(id) ? text : about;
        for (const ReportChapter &chapter : report.chapters)
            about = about.isEmpty() && name == chapter.title ? chapter.title : about;
        if (name != cover)
            contents << std::pair(name, about == name ? QString() : about);
    }
    return contents;
}

// The currency is named even without an estimate, because figures are converted with it.
void fillBook(SheetBook &book, const WorkbookInput &input)
{
    const WorkbookContent content{input.catalog, input.board, input.pages,
                                  Formatter().in(shownCurrency(input.board.currency)), input.inkOf};
    const LiveModel model = liveModelOf(input.catalog, input.board);
    BookSheet *cover = input.report ? &book.addSheet(tr("Report")) : nullptr;
    BookSheet &overview = book.addSheet(tr("Overview"));
    BookSheet &assumptions = book.addSheet(tr("Assumptions"));
    BookSheet &results = book.addSheet(tr("Results"));
    BookSheet *moving = model.movesFrom >= 0 ? &book.addSheet(tr("Moving")) : nullptr;
    BookSheet &charts = book.addSheet(tr("Charts"));
    BookSheet &data = book.addSheet(tr("Data"));
    const QStringList numbersOn = writePageSheets(book, content, data.name());
    const WorkbookInput drawnInput = withLiveBars(input, model);
    BookSheet *points = havePlanes(drawnInput.pages) ? &book.addSheet(tr("Points")) : nullptr;
    BookSheet &bars = book.addSheet(tr("Bars"));
    BookSheet &working = book.addSheet(tr("Working"));
    BookSheet &sources = book.addSheet(tr("Sources"));
    for (const ReportChapter &chapter : input.report ? textChapters(*input.report) : QList<ReportChapter>())
        writeChapter(book.addSheet(chapter.title), chapter);
    assumptions.mark(0xFFD9AD);
    writeOverview(overview, content, numbersOn, model.reason.isEmpty() ? remarksOf(model) : QStringList{model.reason});
    const LivePlaces places = writeLive(book, {assumptions, results, working, moving}, model, content.formatter);
    const DataPlaces figures = writeData(data, content);
    writeSources(sources, content);
    charts.text(0, 0, tr("Charts"), {.strong = true, .size = 14});
    ChartPlacer drawn(charts);
    BookCharts all(drawn, bars, drawnInput, content.formatter);
    all.results = places;
    all.resultsSheet = &results;
    all.figures = figures;
    all.addPages(planesOf(drawnInput, points));
    all.addOthers();
    drawn.settle();
    if (cover != nullptr)
        writeCover(*cover, *input.report, contentsOf(book, *input.report, cover->name()));
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
    const auto written = readPackage(bytes.value(), tr("The workbook"));
    if (!written)
        return written.problem();
    const PackageParts parts = withPatches(written.value(), book.value()->patches());
    return packageOf(input.boardText.isEmpty() ? parts : withBoard(parts, input.boardText));
}

} // namespace chipboard
