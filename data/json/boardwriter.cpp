#include "data/json/boardwriter.h"

#include "data/json/boardio.h"

#include <algorithm>
#include <iterator>

namespace chipboard {
namespace {

template<typename IdType>
QStringList textsOf(const QList<IdType> &ids)
{
    QStringList texts;
    std::transform(ids.begin(), ids.end(), std::back_inserter(texts), [](const IdType &id) { return id.text(); });
    return texts;
}

// The reader refuses empty texts: what is empty is left out.
void member(JsonWriter &writer, const char *key, const QString &text)
{
    if (!text.isEmpty())
        writer.member(key, text);
}

} // namespace

void writeBoard(JsonWriter &writer, const Board &board)
{
    writer.beginObject();
    writer.member("kind", QStringLiteral("board"));
    writer.member("version", Board::currentVersion);
    member(writer, "title", board.title);
    writer.member("level", levelWord(board.level));
    writer.member("chips", textsOf(board.chips));
    writer.member("instances", textsOf(board.instances));
    writer.member("systems", textsOf(board.systems));
    writer.member("precision", board.precision ? precisionWord(*board.precision) : QStringLiteral("best"));
    member(writer, "prices", board.priceBook.text());
    member(writer, "baseline", board.baseline);
    writer.member("charts", textsOf(board.charts));
    writer.endObject();
}

QByteArray writeBoard(const Board &board)
{
    JsonWriter writer;
    writeBoard(writer, board);
    return writer.result();
}

} // namespace chipboard
