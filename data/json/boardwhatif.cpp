#include "data/json/boardwhatif.h"

#include "data/core/tr.h"

namespace chipboard {
namespace {

struct LeverRow
{
    const char *key;
    Lever WhatIfChoice::*member;
};

constexpr LeverRow levers[] = {
    {"crossover", &WhatIfChoice::crossover}, {"across", &WhatIfChoice::across}, {"down", &WhatIfChoice::down}};

Lever readLever(ObjectReader &reader, const char *key)
{
    const QString word = reader.optionalText(key);
    if (word.isEmpty())
        return {};
    const std::optional<Lever> lever = leverFromWord(word);
    if (!lever)
        reader.error(ProblemCode::BadValue, key, tr("\"%1\" is no assumption that could be moved.").arg(word),
                     tr("Write \"utilisation\", or \"utilisation@subject\" or \"utilisation@against\" for one row."));
    return lever.value_or(Lever());
}

} // namespace

WhatIfChoice readWhatIf(ObjectReader &board)
{
    WhatIfChoice choice;
    const JsonValue value = board.take("what_if");
    if (!value.isValid())
        return choice;
    ObjectReader reader(value, board.pointerTo("what_if"), board.log());
    choice.metric = MetricId(reader.optionalText("metric"));
    choice.subject = reader.optionalText("subject");
    choice.against = reader.optionalText("against");
    for (const LeverRow &row : levers)
        choice.*row.member = readLever(reader, row.key);
    if (!choice.subject.isEmpty() && choice.subject == choice.against)
        reader.error(ProblemCode::BadValue, "against", tr("A row cannot be compared with itself."),
                     tr("Name another one, or \"none\"."));
    reader.finish();
    return choice;
}

void writeWhatIf(JsonWriter &writer, const WhatIfChoice &choice)
{
    if (choice.isEmpty())
        return;
    writer.key("what_if");
    writer.beginObject();
    const std::pair<const char *, QString> texts[] = {
        {"metric", choice.metric.text()}, {"subject", choice.subject}, {"against", choice.against}};
    for (const auto &[key, text] : texts) {
        if (!text.isEmpty())
            writer.member(key, text);
    }
    for (const LeverRow &row : levers) {
        if (const QString word = leverWord(choice.*row.member); !word.isEmpty())
            writer.member(row.key, word);
    }
    writer.endObject();
}

} // namespace chipboard
