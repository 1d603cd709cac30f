#include "data/json/boardwriter.h"

#include "data/json/boardio.h"
#include "data/json/boardneeds.h"
#include "data/json/boardoverrides.h"
#include "data/json/boardscenarios.h"
#include "data/json/boardwhatif.h"
#include "data/json/boardwords.h"
#include "data/json/exportrecipeio.h"

#include <algorithm>
#include <iterator>

namespace chipboard {
namespace {

// Each once: the reader refuses lists with twins, and a board must always open again.
template<typename IdType>
QStringList textsOf(const QList<IdType> &ids)
{
    QStringList texts;
    std::transform(ids.begin(), ids.end(), std::back_inserter(texts), [](const IdType &id) { return id.text(); });
    texts.removeDuplicates();
    return texts;
}

// USD goes without saying.
void writeCurrency(JsonWriter &writer, const CurrencyChoice &choice)
{
    if (choice.isUsd())
        return;
    writer.key("currency");
    writer.beginObject(JsonWriter::Layout::OneLine);
    writer.member("code", choice.code);
    if (choice.rate)
        writer.member(exchangeRateId, *choice.rate);
    writer.endObject();
}

void writeMembers(JsonWriter &writer, const Board &board)
{
    writer.member("kind", QStringLiteral("board"));
    writer.member("version", Board::currentVersion);
    writer.member("title", board.title);
    writer.member("level", levelWord(board.level));
    writer.member("chips", textsOf(board.chips));
    writer.member("instances", textsOf(board.instances));
    writer.member("systems", textsOf(board.systems));
    writer.member("precision", board.precision ? precisionWord(*board.precision) : QStringLiteral("best"));
    writer.member("prices", board.priceBook.text());
    writer.member("baseline", board.baseline);
    if (board.values != ValueForm::Absolute) // goes without saying
        writer.member("values", valueFormWord(board.values));
    writer.member("charts", textsOf(board.charts));
    writer.member("workload", board.workload.text());
    writeAssumptions(writer, board.assumptions);
    writeCurrency(writer, board.currency);
    writeOverrides(writer, board.overrides);
    writeWhatIf(writer, board.whatIf);
    writeNeeds(writer, board.needs);
    writeTitleClaims(writer, board.titleClaims);
    writeWords(writer, board.words);
    writeScenarios(writer, board.scenarios);
    writeDrawn(writer, board.drawn);
}

} // namespace

void writeBoard(JsonWriter &writer, const Board &board)
{
    writer.beginObject();
    writeMembers(writer, board);
    writer.endObject();
}

QByteArray writeBoard(const Board &board)
{
    JsonWriter writer;
    writeBoard(writer, board);
    return writer.result();
}

QByteArray writeBoard(const Board &board, const ExportRecipe &recipe)
{
    JsonWriter writer;
    writer.beginObject();
    writeMembers(writer, board);
    writeRecipe(writer, recipe);
    writer.endObject();
    return writer.result();
}

} // namespace chipboard
