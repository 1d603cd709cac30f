#include "data/json/exportrecipeio.h"

#include <QCoreApplication>

namespace chipboard {
namespace {

constexpr int largestScale = 4;

// Words of the tables of a later layer; here they are only kept from being something else.
QString readWord(ObjectReader &reader, const char *key, const QString &standard)
{
    const QString word = reader.optionalId(key);
    return word.isEmpty() ? standard : word;
}

bool readFlag(ObjectReader &reader, const char *key, bool standard)
{
    const QString word = reader.optionalText(key);
    const QStringList choices{QStringLiteral("yes"), QStringLiteral("no")};
    if (word.isEmpty())
        return standard;
    if (!choices.contains(word))
        reader.error(ProblemCode::BadValue, key,
                     QCoreApplication::translate("BoardReader", "must be \"yes\" or \"no\"; is \"%1\".").arg(word));
    return word == choices.constFirst();
}

QString flagWord(bool value) { return value ? QStringLiteral("yes") : QStringLiteral("no"); }

} // namespace

std::optional<ExportRecipe> readRecipe(ObjectReader &board)
{
    const JsonValue value = board.take("export");
    if (!value.isValid())
        return std::nullopt;
    ObjectReader reader(value, board.pointerTo("export"), board.log());
    ExportRecipe recipe;
    recipe.ask.what = reader.word("what", exportWhatFromWord, exportWhatWord).value_or(ExportWhat::Page);
    recipe.ask.pages = reader.texts("pages", ObjectReader::Empty::Allowed);
    recipe.ask.chart = reader.optionalId("chart");
    ExportOptions &options = recipe.options;
    options.pageSize = readWord(reader, "size", options.pageSize);
    options.theme = readWord(reader, "theme", options.theme);
    options.typeScale = readWord(reader, "type", options.typeScale);
    options.numbersPage = readFlag(reader, "numbers", options.numbersPage);
    const int scale = reader.has("scale") ? reader.wholeNumber("scale", 1) : options.scale;
    if (scale > largestScale)
        reader.error(ProblemCode::BadValue, "scale",
                     QCoreApplication::translate("BoardReader", "must be at most %1.").arg(largestScale));
    options.scale = scale;
    reader.finish();
    return recipe;
}

void writeRecipe(JsonWriter &writer, const ExportRecipe &recipe)
{
    const ExportOptions &options = recipe.options;
    writer.key("export");
    writer.beginObject();
    writer.member("what", exportWhatWord(recipe.ask.what));
    writer.member("pages", recipe.ask.pages);
    if (!recipe.ask.chart.isEmpty())
        writer.member("chart", recipe.ask.chart);
    writer.member("size", options.pageSize);
    writer.member("theme", options.theme);
    writer.member("type", options.typeScale);
    writer.member("numbers", flagWord(options.numbersPage));
    writer.member("scale", double(options.scale));
    writer.endObject();
}

} // namespace chipboard
