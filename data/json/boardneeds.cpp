#include "data/json/boardneeds.h"

namespace chipboard {
namespace {

void readNeed(ObjectReader &reader, const NeedRow &row, Needs &needs)
{
    if (row.number != nullptr) {
        needs.*row.number = reader.optionalNumber(row.id);
        if (const auto checked = checkNeed(row, (needs.*row.number).value_or(row.minimum)); !checked)
            reader.error(ProblemCode::BadValue, row.id, checked.problem().message, checked.problem().remedy);
        return;
    }
    needs.*row.word = reader.optionalText(row.id);
    if (const auto checked = checkNeed(row, needs.*row.word); !(needs.*row.word).isEmpty() && !checked)
        reader.error(ProblemCode::BadValue, row.id, checked.problem().message, checked.problem().remedy);
}

} // namespace

Needs readNeeds(ObjectReader &board)
{
    Needs needs;
    const JsonValue value = board.take("needs");
    if (!value.isValid())
        return needs;
    ObjectReader reader(value, board.pointerTo("needs"), board.log());
    for (const NeedRow &row : needTable())
        readNeed(reader, row, needs);
    reader.finish();
    return needs;
}

void writeNeeds(JsonWriter &writer, const Needs &needs)
{
    if (needs.isEmpty())
        return;
    writer.key("needs");
    writer.beginObject();
    for (const NeedRow &row : needTable()) {
        if (row.number != nullptr && needs.*row.number)
            writer.member(row.id, *(needs.*row.number));
        else if (row.number == nullptr && !(needs.*row.word).isEmpty())
            writer.member(row.id, needs.*row.word);
    }
    writer.endObject();
}

} // namespace chipboard
