// A program of the build: packspecs DIRECTORY FILE.cpp parses the catalog.json of a directory and the files that it
// lists and writes what was read as tables of C++ (data/json/packedspecs.h). A file that is no JSON or is not there
// ends the build, with its line and column.
#include "data/json/jsonparser.h"
#include "data/json/textfile.h"

#include <QDir>
#include <QFile>
#include <QTextStream>

#include <cstdio>
#include <optional>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace {

std::optional<JsonDocument> parsed(const QDir &folder, const QString &name)
{
    const QString path = folder.filePath(name);
    ReadLog log(path);
    const Result<QByteArray> text = readTextFile(path);
    if (!text)
        log.add(text.problem());
    std::optional<JsonDocument> document = text ? parseJson(text.value(), log) : std::nullopt;
    for (const Problem &problem : log.problems(text ? text.value() : QByteArray()))
        QTextStream(stderr) << problem.toText() << '\n';
    return log.errorCount() == 0 ? std::move(document) : std::nullopt;
}

QStringList listedIn(const JsonDocument &index)
{
    QStringList names{u"catalog.json"_s};
    for (const JsonValue member : index.root()) {
        if (member.key() != "files" || member.type() != JsonType::Array)
            continue;
        for (const JsonValue name : member)
            names << name.text();
    }
    return names;
}

QByteArray word(JsonType type)
{
    constexpr const char *words[] = {"Null", "Boolean", "Number", "Text", "Array", "Object"};
    return words[static_cast<std::size_t>(type)];
}

/// A byte that is no plain letter as three octal digits: a fourth one after it is no part of it.
QByteArray literal(QByteArrayView text)
{
    QByteArray written;
    for (const char byte : text) {
        const auto code = static_cast<unsigned char>(byte);
        const bool isPlain = code >= ' ' && code < 0x7F && byte != '"' && byte != '\\' && byte != '?';
        written += isPlain ? QByteArray(1, byte) : '\\' + QByteArray::number(code, 8).rightJustified(3, '0');
    }
    return '"' + written + '"';
}

QByteArray row(const JsonDocument::Node &node)
{
    constexpr int allDigits = 17; // what a double has at most
    const QByteArray first = node.type == JsonType::Object
        ? "{.keys = " + QByteArray::number(node.keys) + "ULL}"
        : '{' + QByteArray::number(node.number, 'e', allDigits) + '}';
    QByteArray text = '{' + first;
    for (const quint32 each : {node.keyAt, node.keySize, node.textAt, node.textSize, node.end})
        text += ',' + QByteArray::number(each) + 'U';
    return text + ",JsonType::" + word(node.type) + "},\n";
}

QByteArray tables(const QDir &folder, const QStringList &names, bool &isSound)
{
    QByteArray text = "#include \"data/json/packedspecs.h\"\nnamespace chipboard {\nnamespace {\n";
    QByteArray list;
    for (const QString &name : names) {
        const std::optional<JsonDocument> document = parsed(folder, name);
        isSound = isSound && document;
        if (!document)
            continue;
        const QByteArray number = QByteArray::number(names.indexOf(name));
        text += "constexpr JsonDocument::Node nodes" + number + "[] = {\n";
        for (const JsonDocument::Node &node : document->nodes)
            text += row(node);
        text += "};\nconstexpr char pool" + number
            + "[] = " + literal({document->pool.data(), qsizetype(document->pool.size())}) + ";\n";
        list += '{' + literal(name.toUtf8()) + ", nodes" + number + ", {pool" + number + ", sizeof pool" + number
            + " - 1}},\n";
    }
    return text + "const PackedSpec specs[] = {\n" + list
        + "};\n} // namespace\nstd::span<const PackedSpec> packedSpecs() { return specs; }\n} // namespace chipboard\n";
}

int failed(const QString &why)
{
    QTextStream(stderr) << why << '\n';
    return 1;
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3)
        return failed(u"packspecs DIRECTORY FILE.cpp"_s);
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const std::optional<JsonDocument> index = parsed(folder, u"catalog.json"_s);
    if (!index)
        return 1;
    QStringList names = listedIn(*index);
    if (names.removeDuplicates() > 0)
        return failed(u"catalog.json lists a file twice."_s);
    bool isSound = true;
    const QByteArray text = tables(folder, names, isSound);
    if (!isSound)
        return 1;
    QFile file(QString::fromLocal8Bit(argv[2]));
    const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
    return isWritten ? 0 : failed(file.fileName() + u": "_s + file.errorString());
}
