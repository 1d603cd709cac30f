#include "app/window/exportpages.h"

#include "data/charts/chartstatement.h"
#include "data/core/tr.h"
#include "data/documents/chartpage.h"
#include "data/documents/charttables.h"
#include "data/json/boardio.h"
#include "data/metrics/onecolumn.h"

namespace chipboard {
namespace {

Problem unknownOf(const QString &message, const QString &wrong, const QStringList &known)
{
    const QStringList near = nearestIds(wrong, known);
    return {ProblemCode::UnknownId,
            message,
            tr("Choose one of %1.").arg((near.isEmpty() ? known : near).join(QLatin1String(", "))),
            {},
            Severity::Error};
}

// What a chart tells is a column of the page's table, or a table of its own.
ExportedPage withoutOthers(ExportedPage one, const ChartSpec &chart)
{
    const int column = one.table.columnOf(MetricId(chart.id));
    if (column < 0)
        one.page.data = tableOf(chart);
    one.table = ofColumn(std::move(one.table), column);
    return one;
}

} // namespace

Result<QList<const PageRow *>> rowsAskedFor(const ExportAsk &ask)
{
    QList<const PageRow *> rows;
    QStringList known;
    for (const PageRow &row : pageTable()) {
        known << QLatin1String(row.id);
        const bool isAll = ask.what == ExportWhat::All || ask.what == ExportWhat::Report;
        if (ask.pages.isEmpty() && (isAll || row.hasBoardCharts))
            rows << &row;
    }
    for (const QString &id : ask.pages) {
        const PageRow *row = findPage(id);
        if (row == nullptr)
            return unknownOf(tr("There is no page \"%1\".").arg(id), id, known);
        if (!rows.contains(row))
            rows << row;
    }
    return rows;
}

ExportedPage statedPage(const PageSpec &page, const ResultTable &table, const Catalog &catalog, const Board &board,
                        const Formatter &formatter)
{
    return {withStatements(page, catalog, board, table, formatter), table};
}

Result<ExportedPage> exportedChart(const ExportedPage &page, const QString &chart)
{
    const QList<ChartSpec> &charts = page.page.charts;
    const auto alone = [&page](const ChartSpec &spec) {
        return withoutOthers({chartPage(page.page, spec), page.table}, spec);
    };
    QStringList known;
    for (const ChartSpec &spec : charts) {
        if (chart.isEmpty() || spec.id == chart)
            return alone(spec);
        known << tr("%1 (%2)", "id and title of a chart").arg(spec.id, spec.title);
    }
    for (const ChartSpec &spec : charts) {
        if (spec.title.compare(chart, Qt::CaseInsensitive) == 0)
            return alone(spec);
    }
    return Problem{ProblemCode::UnknownId,
                   tr("The page has no chart \"%1\".").arg(chart),
                   tr("Choose one of %1.").arg(known.join(QLatin1String(", "))),
                   {},
                   Severity::Error};
}

Result<QList<ExportedPage>> exportedPages(const ExportAsk &ask, const PageMaker &make)
{
    const Result<QList<const PageRow *>> rows = rowsAskedFor(ask);
    if (!rows)
        return rows.problem();
    const bool isAll = ask.what == ExportWhat::All || ask.what == ExportWhat::Report;
    QList<ExportedPage> pages;
    std::optional<Problem> empty;
    for (const PageRow *row : rows.value()) {
        ExportedPage one = make(*row);
        one.name = tr(row->name);
        if (const auto problem = nothingToExport(one.page)) {
            if (!isAll)
                return *problem;
            empty = empty ? empty : problem;
            continue;
        }
        if (ask.what == ExportWhat::Chart) {
            Result<ExportedPage> alone = exportedChart(one, ask.chart);
            if (!alone)
                return alone.problem();
            one = std::move(alone).value();
        }
        pages << one;
    }
    if (pages.isEmpty())
        return *empty;
    return pages;
}

std::optional<ReportSpec> reportAskedFor(const ExportRecipe &recipe, const Catalog &catalog, const Board &board,
                                         const QList<ExportedPage> &pages, const Formatter &formatter)
{
    if (recipe.ask.what != ExportWhat::Report)
        return std::nullopt;
    QList<ReportPage> chapters;
    for (const ExportedPage &one : pages)
        chapters << ReportPage{one.name, one.page, one.table};
    // Archives take no file with another one inside.
    const bool opensAgain = recipe.options.keepsBoard && !recipe.options.forArchives;
    return reportOf(catalog, board, chapters, formatter, opensAgain ? ReportFile::OpensAgain : ReportFile::IsAlone);
}

BoardText boardTextFor(const Board &board, const ExportAsk &ask)
{
    return [board, ask](const ExportInput &input, const PlannedFile &file) {
        ExportAsk own = ask;
        if (file.page >= 0 && ask.what != ExportWhat::Chart)
            own.what = ExportWhat::Page;
        if (own.what == ExportWhat::Page || own.what == ExportWhat::Chart) {
            own.pages.clear();
            for (const ExportedPage &one : input.pages)
                own.pages << one.page.id;
        }
        if (own.what == ExportWhat::Chart && !own.chart.isEmpty() && !input.page().charts.isEmpty())
            own.chart = input.page().charts.constFirst().id; // which may have been asked for by its title
        return writeBoard(board, ExportRecipe{own, input.options});
    };
}

} // namespace chipboard
