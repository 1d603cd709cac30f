#include "app/cli/catalogloading.h"
#include "app/cli/commands.h"
#include "app/cli/selection.h"
#include "data/compare/apply.h"
#include "data/core/jsonwriter.h"
#include "data/views/pages.h"
#include "data/views/pagetexts.h"
#include "data/views/tableexport.h"

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

/// Terminal output: the takeaway, each section below its heading, then the basis.
QString adviceText(const PageSpec &page)
{
    QStringList lines{page.answer.isEmpty() ? page.title : page.answer};
    if (!page.support.isEmpty())
        lines << page.support;
    for (const TextSection &section : page.texts) {
        lines << QString() << section.heading;
        for (const QString &line : linesOf(section))
            lines << u"  "_s + line;
    }
    lines << QString() << page.footer; // includes the price list and its date
    for (const QString &note : page.notes)
        lines << note;
    const QStringList signs = signLegend(page.texts);
    if (!signs.isEmpty())
        lines << dot(signs);
    return lines.join(u'\n').replace(QChar(0x00A0), u' ') + u'\n';
}

Table optionsOf(const PageSpec &page)
{
    Table list = page.data;
    list.name = u"options"_s;
    return list;
}

QByteArray adviceToJson(const PageSpec &page, const Board &board)
{
    JsonWriter writer;
    writer.beginObject();
    writeProgram(writer, page.date);
    writer.member("workload", board.workload.text());
    writer.member("takeaway", page.answer.isEmpty() ? page.title : page.answer);
    writeList(writer, optionsOf(page));
    for (const Table &list : page.lists)
        writeList(writer, list);
    writer.endObject();
    return writer.result();
}

} // namespace

int runAdvise(const Invocation &invocation, Streams &streams)
{
    const LoadedCatalog loaded = loadCatalogFor(invocation, streams);
    const BoardChoice choice = chooseBoard(invocation, loaded.catalog);
    tell(choice.problems, streams);
    if (!choice.board)
        return worstStatus(choice.problems);
    const Board &board = *choice.board;
    const Catalog catalog = withFigures(choice.catalog, board);
    const Formatter formatter = terminalFormatter().in(shownCurrency(board.currency));
    const ResultTable table = evaluate(catalog, board, advisorMetrics(catalog, board));
    const PageSpec page = advisorPage(catalog, board, table, formatter);
    if (invocation.format == u"json")
        streams.result(adviceToJson(page, board));
    else if (isOfRows(invocation.format))
        streams.result(rowsOf(optionsOf(page), invocation.format));
    else
        streams.result(adviceText(page).toUtf8());
    return loaded.status;
}

} // namespace chipboard
