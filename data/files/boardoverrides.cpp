#include "data/files/boardoverrides.h"

#include "data/compare/figuretable.h"
#include "data/core/tr.h"
#include "data/files/figurereader.h"

#include <QSet>

namespace chipboard {
namespace {

Unit readUnit(ObjectReader &reader)
{
    const QString symbol = reader.text("unit");
    const std::optional<Unit> unit = unitFromSymbol(symbol);
    if (!unit && !symbol.isEmpty())
        reader.error(ProblemCode::UnknownUnit, "unit", tr("Unknown unit \"%1\".").arg(symbol));
    return unit.value_or(Unit::One);
}

// Null: there is none. Absent is a fault, so that nobody loses a value by a misspelt key.
std::optional<Interval> readValue(ObjectReader &reader)
{
    if (!reader.require("value").is(JsonType::Null))
        return readInterval(reader);
    if (reader.take("low").isValid() || reader.take("high").isValid())
        reader.error(ProblemCode::BadRange, "value", tr("A missing value has no range."), tr("Remove low and high."));
    return std::nullopt;
}

Override readOverride(ObjectReader &reader)
{
    constexpr auto allowed = ObjectReader::Empty::Allowed;
    const int before = reader.log().errorCount();
    Override one;
    if (const auto level = reader.word("level", levelFromWord, levelWord))
        one.of.level = *level;
    one.of.id = reader.id("id");
    one.of.figure = reader.text("figure");
    one.of.book = BookId(reader.optionalId("book"));
    one.value = readValue(reader);
    one.unit = readUnit(reader);
    one.note = reader.optionalText("note", allowed);
    reader.finish();
    if (!reader.isObject() || reader.log().errorCount() > before)
        return one;
    if (const auto checked = checkOverride(one); !checked)
        reader.log().error(checked.problem().code, reader.pointer(), checked.problem().message,
                           checked.problem().remedy);
    return one;
}

DrawnFigure readDrawnFigure(JsonValue value, const FigureRow &row, const QString &pointer, ReadLog &log)
{
    DrawnFigure figure;
    figure.figure = row.idText();
    figure.unit = row.unit;
    if (value.is(JsonType::Null))
        return figure;
    ObjectReader reader(value, pointer, log);
    figure.value = readValue(reader);
    figure.unit = readUnit(reader);
    if (unitInfo(figure.unit).dimension != unitInfo(row.unit).dimension)
        reader.error(ProblemCode::UnknownUnit, "unit",
                     tr("\"%1\" is a unit of another quantity.").arg(symbolOf(figure.unit)));
    reader.finish();
    return figure;
}

DrawnThing readDrawnThing(JsonValue value, const QString &pointer, ReadLog &log)
{
    ObjectReader reader(value, pointer, log);
    DrawnThing thing;
    if (const auto level = reader.word("level", levelFromWord, levelWord))
        thing.level = *level;
    thing.id = reader.id("id");
    const JsonValue figures = reader.require("figures");
    if (figures.isValid()) {
        ObjectReader inner(figures, reader.pointerTo("figures"), log);
        for (const FigureRow &row : figureTable()) {
            if (const JsonValue figure = inner.take(row.id); figure.isValid())
                thing.figures << readDrawnFigure(figure, row, inner.pointerTo(row.id), log);
        }
        inner.finish();
    }
    reader.finish();
    return thing;
}

void writeValue(JsonWriter &writer, const std::optional<Interval> &value)
{
    if (!value) {
        writer.member("value", std::optional<double>());
        return;
    }
    writer.member("value", value->value);
    if (!value->isExact()) {
        writer.member("low", value->low);
        writer.member("high", value->high);
    }
}

void writeThing(JsonWriter &writer, const DrawnThing &thing)
{
    writer.beginObject(JsonWriter::Layout::OneLine);
    writer.member("level", levelWord(thing.level));
    writer.member("id", thing.id);
    writer.key("figures");
    writer.beginObject();
    for (const DrawnFigure &figure : thing.figures) {
        writer.key(figure.figure.toLatin1().constData());
        if (!figure.value) {
            writer.null();
            continue;
        }
        writer.beginObject();
        writeValue(writer, figure.value);
        writer.member("unit", symbolOf(figure.unit));
        writer.endObject();
    }
    writer.endObject();
    writer.endObject();
}

void writeLists(JsonWriter &writer, const QList<DrawnList> &lists)
{
    writer.key("scenario_prices");
    writer.beginArray();
    for (const DrawnList &list : lists) {
        writer.beginObject();
        writer.member("prices", list.book.text());
        writer.key("things");
        writer.beginArray();
        for (const DrawnThing &thing : list.things)
            writeThing(writer, thing);
        writer.endArray();
        writer.endObject();
    }
    writer.endArray();
}

} // namespace

QList<Override> readOverrides(ObjectReader &board)
{
    QList<Override> overrides;
    QSet<QString> seen;
    board.items("overrides", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        ObjectReader reader(item, pointer, board.log());
        const Override one = readOverride(reader);
        if (seen.contains(one.of.key()))
            board.log().error(ProblemCode::DuplicateKey, pointer, tr("This figure has two custom values."),
                              tr("Remove one of the two."));
        seen.insert(one.of.key());
        overrides << one;
    });
    return overrides;
}

Drawn readDrawn(ObjectReader &board)
{
    Drawn drawn;
    const JsonValue value = board.take("drawn_with");
    if (!value.isValid())
        return drawn;
    ObjectReader reader(value, board.pointerTo("drawn_with"), board.log());
    drawn.revision = reader.text("catalog");
    drawn.book = BookId(reader.optionalId("prices"));
    reader.items("things", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        drawn.things << readDrawnThing(item, pointer, board.log());
    });
    reader.items("scenario_prices", ObjectReader::Empty::Allowed, [&](JsonValue item, const QString &pointer) {
        ObjectReader inner(item, pointer, board.log());
        DrawnList list{BookId(inner.id("prices")), {}};
        inner.items("things", ObjectReader::Empty::Allowed, [&](JsonValue thing, const QString &place) {
            list.things << readDrawnThing(thing, place, board.log());
        });
        inner.finish();
        drawn.others << list;
    });
    reader.finish();
    return drawn;
}

void writeOverrides(JsonWriter &writer, const QList<Override> &overrides)
{
    if (overrides.isEmpty())
        return;
    writer.key("overrides");
    writer.beginArray();
    for (const Override &one : overrides) {
        writer.beginObject(JsonWriter::Layout::OneLine);
        writer.member("level", levelWord(one.of.level));
        writer.member("id", one.of.id);
        writer.member("figure", one.of.figure);
        if (!one.of.book.isEmpty())
            writer.member("book", one.of.book.text());
        writeValue(writer, one.value);
        writer.member("unit", symbolOf(one.unit));
        if (!one.note.isEmpty())
            writer.member("note", one.note);
        writer.endObject();
    }
    writer.endArray();
}

void writeDrawn(JsonWriter &writer, const Drawn &drawn)
{
    if (drawn.revision.isEmpty())
        return;
    writer.key("drawn_with");
    writer.beginObject();
    writer.member("catalog", drawn.revision);
    if (!drawn.book.isEmpty())
        writer.member("prices", drawn.book.text());
    writer.key("things");
    writer.beginArray();
    for (const DrawnThing &thing : drawn.things)
        writeThing(writer, thing);
    writer.endArray();
    if (!drawn.others.isEmpty())
        writeLists(writer, drawn.others);
    writer.endObject();
}

} // namespace chipboard
