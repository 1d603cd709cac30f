#include "data/json/exportrecipeio.h"

#include "data/core/tr.h"

#include <QRegularExpression>

namespace chipboard {
namespace {

constexpr int largestScale = 4;
constexpr qsizetype longestPath = 4096;
constexpr qsizetype digestLength = 64;

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
        reader.error(ProblemCode::BadValue, key, tr("must be \"yes\" or \"no\"; is \"%1\".").arg(word));
    return word == choices.constFirst();
}

// A file of somebody else's must not make us ask another machine for a file.
bool isOnThisMachine(const QString &path)
{
    return !path.startsWith(QLatin1String("//")) && !path.startsWith(QLatin1String("\\\\"))
        && !path.contains(QLatin1String("://"));
}

void readTemplate(ObjectReader &reader, ExportOptions &options)
{
    static const QRegularExpression digest(QStringLiteral("^[0-9a-f]{64}$"));
    if (!reader.has("template"))
        return;
    options.deckTemplate = reader.text("template", longestPath);
    options.templateDigest = reader.text("template_digest", digestLength);
    if (!isOnThisMachine(options.deckTemplate))
        reader.error(ProblemCode::BadValue, "template",
                     tr("must be a file of this machine; is \"%1\".").arg(options.deckTemplate));
    if (!options.templateDigest.isEmpty() && !digest.match(options.templateDigest).hasMatch())
        reader.error(ProblemCode::BadValue, "template_digest", tr("must be 64 hexadecimal digits."));
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
    options.language = readWord(reader, "language", options.language);
    options.numbersPage = readFlag(reader, "numbers", options.numbersPage);
    const int scale = reader.has("scale") ? reader.wholeNumber("scale", 1) : options.scale;
    if (scale > largestScale)
        reader.error(ProblemCode::BadValue, "scale", tr("must be at most %1.").arg(largestScale));
    options.scale = scale;
    readTemplate(reader, options);
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
    if (!options.language.isEmpty())
        writer.member("language", options.language);
    writer.member("numbers", flagWord(options.numbersPage));
    writer.member("scale", double(options.scale));
    if (!options.deckTemplate.isEmpty() && !options.templateDigest.isEmpty()) {
        writer.member("template", options.deckTemplate);
        writer.member("template_digest", options.templateDigest);
    }
    writer.endObject();
}

} // namespace chipboard
