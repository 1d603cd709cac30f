#include "data/files/exportrecipeio.h"

#include "data/core/find.h"
#include "data/core/jsondocument.h"
#include "data/core/textfile.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtEndian>

#include <utility>

namespace chipboard {
namespace {

constexpr qint64 bytesPerMebibyte = qint64{1024} * 1024;
constexpr qint64 largestLogo = 2 * bytesPerMebibyte;
constexpr quint32 mostPixels = 8000;
constexpr int mostUses = 16;

QMap<QString, quint32> readColours(ObjectReader &look, const char *key)
{
    static const QRegularExpression hex(QStringLiteral("^#[0-9A-Fa-f]{6}$"));
    QMap<QString, quint32> colours;
    const JsonValue value = look.take(key);
    if (!value.isValid())
        return colours;
    ObjectReader reader(value, look.pointerTo(key), look.log());
    for (const LookRole &role : lookRoles()) {
        const QString text = reader.optionalText(role.id);
        if (text.isEmpty())
            continue;
        if (!hex.match(text).hasMatch())
            reader.error(ProblemCode::BadValue, role.id, tr("\"%1\" is not a colour.").arg(text),
                         tr("Write it as \"#B85C00\": red, green and blue, two hexadecimal digits each."));
        colours.insert(QString::fromLatin1(role.id), text.mid(1).toUInt(nullptr, 16));
    }
    reader.finish();
    return colours;
}

bool isPictureFile(const QByteArray &bytes) { return bytes.startsWith("\x89PNG\r\n\x1a\n") || bytes.contains("<svg"); }

/// A brand theme is untrusted, so it may only name regular files in its own folder, no devices or pipes.
Result<QByteArray> fileBeside(const QString &folder, const QString &name)
{
    if (name.contains(QLatin1Char('/')) || name.contains(QLatin1Char('\\')) || name == QLatin1String(".."))
        return Problem{ProblemCode::BadValue,
                       tr("\"%1\" is not the name of a file next to the brand theme.").arg(name)};
    const QString path = QDir(folder).filePath(name);
    const QString behind = QFileInfo(path).canonicalFilePath(); // empty if it does not exist
    if (QFileInfo(path).isSymbolicLink() && !behind.isEmpty()
        && QFileInfo(behind).path() != QFileInfo(folder).canonicalFilePath())
        return Problem{ProblemCode::BadValue,
                       tr("The logo \"%1\" is a link that leads out of the folder of the brand theme.").arg(name)};
    Result<QByteArray> bytes = readFile(path, largestLogo);
    if (bytes)
        return bytes;
    Problem problem = bytes.problem();
    problem.message = problem.code == ProblemCode::TooLarge
        ? tr("The logo \"%1\" is larger than %2 MiB.").arg(name, QString::number(largestLogo / bytesPerMebibyte))
        : tr("The logo \"%1\" cannot be read. %2").arg(name, problem.message);
    return problem;
}

// Width and height follow the signature and the first chunk header.
QString faultOfPng(const QByteArray &bytes)
{
    const auto number = [&bytes](qsizetype at) { return qFromBigEndian<quint32>(bytes.constData() + at); };
    if (bytes.size() < 24 || bytes.mid(12, 4) != "IHDR" || number(16) == 0 || number(20) == 0)
        return tr("it is not a complete PNG file.");
    if (number(16) > mostPixels || number(20) > mostPixels)
        return tr("it has more than %1 pixels on a side.").arg(mostPixels);
    return {};
}

// An untrusted image: it must not load other files or draw itself recursively.
QString faultOfSvg(const QByteArray &bytes)
{
    QXmlStreamReader reader(bytes);
    int uses = 0;
    bool isFirst = true;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isDTD() && !reader.entityDeclarations().isEmpty())
            return tr("it declares entities.");
        if (!reader.isStartElement())
            continue;
        if (std::exchange(isFirst, false) && reader.name() != u"svg")
            return tr("it is not an SVG file.");
        if (reader.name() == u"script" || reader.name() == u"foreignObject")
            return tr("it contains a part \"%1\".").arg(reader.name());
        uses += reader.name() == u"use" ? 1 : 0;
        for (const QXmlStreamAttribute &attribute : reader.attributes()) {
            const bool isInside = attribute.value().startsWith(u'#') || attribute.value().startsWith(u"data:image/");
            if (attribute.name() == u"href" && !isInside && reader.name() != u"a")
                return tr("it refers to another file, \"%1\".").arg(attribute.value().left(200));
        }
    }
    if (uses > mostUses)
        return tr("it repeats parts more than %1 times.").arg(mostUses);
    return reader.hasError() ? tr("it is not an SVG file.") : QString();
}

void readLogo(ObjectReader &look, const QString &folder, CompanyLook &into)
{
    const JsonValue value = look.take("logo");
    if (!value.isValid())
        return;
    ObjectReader reader(value, look.pointerTo("logo"), look.log());
    const QString name = reader.text("file");
    if (reader.has("corner"))
        into.corner = reader.word("corner", logoCornerFromWord, logoCornerWord).value_or(into.corner);
    reader.finish();
    if (name.isEmpty())
        return;
    const Result<QByteArray> bytes = fileBeside(folder, name);
    if (!bytes) {
        reader.error(ProblemCode::BadValue, "file", bytes.problem().message,
                     tr("Put a PNG or SVG file next to the brand theme."));
        return;
    }
    into.logo = bytes.value();
    if (!isPictureFile(into.logo))
        reader.error(ProblemCode::BadValue, "file", tr("The logo \"%1\" is neither PNG nor SVG.").arg(name),
                     tr("Put a PNG or SVG file next to the brand theme."));
    else if (const QString fault = into.hasVectorLogo() ? faultOfSvg(into.logo) : faultOfPng(into.logo);
             !fault.isEmpty())
        reader.error(ProblemCode::BadValue, "file", tr("The logo \"%1\" is not used: %2").arg(name, fault),
                     tr("Put a PNG or SVG file next to the brand theme."));
}

CompanyLook readContent(ObjectReader &reader, const QString &folder)
{
    CompanyLook look;
    (void)reader.word("kind", {QStringLiteral("look")});
    if (const int version = reader.wholeNumber("version", 1); version > 1)
        reader.error(ProblemCode::BadVersion, "version", tr("This brand theme needs a newer Chipboard."));
    look.name = reader.text("name", 100);
    look.font = reader.optionalText("font");
    look.colours = readColours(reader, "colours");
    look.dark = readColours(reader, "dark");
    readLogo(reader, folder, look);
    return look;
}

} // namespace

LookLoad readLook(const QByteArray &text, const QString &name, const QString &folder)
{
    ReadLog log(name);
    LookLoad load;
    if (const auto document = parseJson(text, log)) {
        ObjectReader reader(document->root(), {}, log);
        const CompanyLook look = reader.isObject() ? readContent(reader, folder) : CompanyLook();
        reader.finish();
        if (log.errorCount() == 0)
            load.look = look;
    }
    load.problems = log.problems(text);
    return load;
}

LookLoad readLookFile(const QString &path)
{
    const Result<QByteArray> text = readTextFile(path);
    if (!text)
        return {std::nullopt, {text.problem()}};
    return readLook(text.value(), QDir::toNativeSeparators(path), QFileInfo(path).absolutePath());
}

namespace {

constexpr int largestScale = 4;
constexpr qsizetype longestPath = 4096;
constexpr qsizetype digestLength = 64;

// Checks only the form of words whose tables belong to a later layer.
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
        reader.error(ProblemCode::BadValue, key, tr("must be \"yes\" or \"no\", not \"%1\".").arg(word));
    return word == choices.constFirst();
}

// An untrusted file must not make the program contact another machine.
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
                     tr("must be a local file, not \"%1\".").arg(options.deckTemplate));
    if (!options.templateDigest.isEmpty() && !digest.match(options.templateDigest).hasMatch())
        reader.error(ProblemCode::BadValue, "template_digest", tr("must be 64 hexadecimal digits."));
}

QString flagWord(bool value) { return value ? QStringLiteral("yes") : QStringLiteral("no"); }

ExportRecipe readExport(ObjectReader &reader)
{
    ExportRecipe recipe;
    recipe.ask.what = reader.word("what", exportWhatFromWord, exportWhatWord).value_or(ExportWhat::Page);
    recipe.ask.pages = reader.texts("pages", ObjectReader::Empty::Allowed);
    recipe.ask.chart = reader.optionalId("chart");
    recipe.ask.measurements = readFlag(reader, "measurements", false);
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
    const QString text = reader.optionalText("svg_text");
    if (!text.isEmpty() && text != u"text" && text != u"curves")
        reader.error(ProblemCode::BadValue, "svg_text", tr("must be \"text\" or \"curves\", not \"%1\".").arg(text));
    options.hasCurves = text == u"curves";
    const int charts = reader.has("charts_per_slide") ? reader.wholeNumber("charts_per_slide", 1) : 1;
    if (findWhere(chartsOfSlides, [charts](int one) { return one == charts; }) == nullptr)
        reader.error(ProblemCode::BadValue, "charts_per_slide", tr("must be 1, 2 or 4."));
    options.chartsPerSlide = charts;
    options.appendix = readFlag(reader, "appendix", options.appendix);
    readTemplate(reader, options);
    return recipe;
}

} // namespace

std::optional<ExportRecipe> readRecipe(ObjectReader &board) { return board.optionalObject("export", readExport); }

void writeRecipe(JsonWriter &writer, const ExportRecipe &recipe)
{
    const ExportOptions &options = recipe.options;
    const auto object = writer.object("export");
    writer.member("what", exportWhatWord(recipe.ask.what));
    writer.member("pages", recipe.ask.pages);
    writer.optionalMember("chart", recipe.ask.chart);
    if (recipe.ask.measurements)
        writer.member("measurements", flagWord(true));
    writer.member("size", options.pageSize);
    writer.member("theme", options.theme);
    writer.member("type", options.typeScale);
    writer.optionalMember("language", options.language);
    writer.member("numbers", flagWord(options.numbersPage));
    writer.member("scale", options.scale);
    if (options.hasCurves)
        writer.member("svg_text", QStringLiteral("curves"));
    if (options.chartsPerSlide > 1)
        writer.member("charts_per_slide", options.chartsPerSlide);
    if (options.appendix)
        writer.member("appendix", flagWord(true));
    if (!options.deckTemplate.isEmpty() && !options.templateDigest.isEmpty()) {
        writer.member("template", options.deckTemplate);
        writer.member("template_digest", options.templateDigest);
    }
}

} // namespace chipboard
