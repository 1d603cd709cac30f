#include "data/json/lookreader.h"

#include "data/json/jsonparser.h"
#include "data/json/jsonreader.h"
#include "data/json/textfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace chipboard {
namespace {

constexpr qint64 largestLogo = 2 * 1024 * 1024; // bytes

QString tr(const char *text) { return QCoreApplication::translate("LookReader", text); }

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
            reader.error(ProblemCode::BadValue, role.id, tr("\"%1\" is no colour.").arg(text),
                         tr("Write it as \"#B85C00\": red, green and blue, two hexadecimal digits each."));
        colours.insert(QString::fromLatin1(role.id), text.mid(1).toUInt(nullptr, 16));
    }
    reader.finish();
    return colours;
}

bool isPicture(const QByteArray &bytes)
{
    return bytes.startsWith("\x89PNG\r\n\x1a\n") || bytes.left(4096).contains("<svg");
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
    QFile file(QDir(folder).filePath(name));
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestLogo) {
        reader.error(ProblemCode::BadValue, "file",
                     file.isOpen() ? tr("The logo \"%1\" is larger than 2 MB.").arg(name)
                                   : tr("The logo \"%1\" cannot be read: %2.").arg(name, file.errorString()),
                     tr("Put a PNG or SVG file beside the look."));
        return;
    }
    into.logo = file.readAll();
    if (!isPicture(into.logo))
        reader.error(ProblemCode::BadValue, "file", tr("The logo \"%1\" is neither PNG nor SVG.").arg(name),
                     tr("Put a PNG or SVG file beside the look."));
}

CompanyLook readContent(ObjectReader &reader, const QString &folder)
{
    CompanyLook look;
    (void)reader.word("kind", {QStringLiteral("look")});
    if (const int version = reader.wholeNumber("version", 1); version > 1)
        reader.error(ProblemCode::BadVersion, "version", tr("This look is for a newer Chipboard."));
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

} // namespace chipboard
