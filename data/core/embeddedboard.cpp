#include "data/core/embeddedboard.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonValue>
#include <QRegularExpression>
#include <QtEndian>

#include <zlib.h>

#include <optional>

namespace chipboard {
namespace {

constexpr QLatin1String boardPart("customXml/chipboardBoard.xml");
constexpr QLatin1String typesPart("[Content_Types].xml");
constexpr QLatin1String propertiesPart("docProps/custom.xml");
constexpr QLatin1String packageRelations("_rels/.rels");
constexpr char boardProperty[] = "ChipboardBoard";

// The part that refers to the board in its relationships.
struct Owner
{
    QLatin1String relations;
};
constexpr Owner owners[] = {
    {QLatin1String("ppt/_rels/presentation.xml.rels")},
    {QLatin1String("xl/_rels/workbook.xml.rels")},
};

// Includes names and lengths, so that content cannot move between parts undetected.
QByteArray digestOf(const PackageParts &parts, const QByteArray &board)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&](const QByteArray &bytes) {
        QByteArray length(8, '\0');
        qToLittleEndian(static_cast<quint64>(bytes.size()), length.data());
        hash.addData(length + bytes);
    };
    for (const PackagePart &part : parts) {
        if (part.name != boardPart) {
            add(part.name.toUtf8());
            add(part.bytes);
        }
    }
    add(board);
    return hash.result().toHex();
}

QByteArray sealOfBoard(const QByteArray &board)
{
    return QCryptographicHash::hash(board, QCryptographicHash::Sha256).toHex();
}

QByteArray partOf(const PackageParts &parts, const QByteArray &board)
{
    return R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
           "\n<"
        + QByteArray(boardElement) + R"( xmlns=")" + boardNamespace + R"(" sha256=")" + digestOf(parts, board)
        + R"(" board=")" + sealOfBoard(board) + R"(">)" + board.toBase64() + "</" + boardElement + ">\n";
}

// The same in the document properties, which LibreOffice keeps although it drops unknown parts.
QByteArray propertyOf(const QByteArray &board)
{
    return R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
           "\n"
           R"(<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" )"
           R"(xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">)"
           R"(<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name=")"
        + QByteArray(boardProperty) + R"("><vt:lpwstr>)" + sealOfBoard(board) + ':' + board.toBase64()
        + "</vt:lpwstr></property></Properties>\n";
}

/// The board if its own seal matches, even if the rest of the file has changed.
QByteArray boardWithSeal(const QByteArray &seal, const QByteArray &base64)
{
    const auto decoded = QByteArray::fromBase64Encoding(base64, QByteArray::AbortOnBase64DecodingErrors);
    const bool isWhole = decoded && !decoded.decoded.isEmpty() && sealOfBoard(decoded.decoded) == seal;
    return isWhole ? decoded.decoded : QByteArray();
}

// Programs rename parts; the content of the board stays byte-identical.
QByteArray boardOf(const PackagePart &part)
{
    constexpr qsizetype sealLength = 64;
    const bool isProperty = part.name == propertiesPart;
    if (!isProperty && !part.name.startsWith(QLatin1String("customXml/")))
        return {};
    const qsizetype named = part.bytes.indexOf(isProperty ? boardProperty : boardNamespace);
    const qsizetype opened = named < 0 ? -1 : part.bytes.indexOf(isProperty ? "lpwstr>" : R"( board=")", named);
    if (opened < 0)
        return {};
    const qsizetype seal = opened + static_cast<qsizetype>(qstrlen(isProperty ? "lpwstr>" : R"( board=")"));
    const qsizetype begin = seal + sealLength + (isProperty ? 1 : 2);
    const qsizetype end = part.bytes.indexOf('<', begin);
    if (end < begin || (end - begin) / 4 * 3 > largestUnpackedBoard)
        return {};
    return boardWithSeal(part.bytes.mid(seal, sealLength), part.bytes.mid(begin, end - begin));
}

// Precondition: the part exists and ends with that tag.
void insertBefore(PackageParts &parts, QLatin1String name, const QByteArray &tag, const QByteArray &element)
{
    auto *part = findWhere(parts, [&](const PackagePart &each) { return each.name == name; });
    Q_ASSERT(part != nullptr && part->bytes.contains(tag));
    part->bytes.insert(part->bytes.lastIndexOf(tag), element);
}

} // namespace

PackageParts withBoard(PackageParts parts, const QByteArray &board)
{
    const auto *owner =
        findWhere(owners, [&](const Owner &each) { return findPart(parts, each.relations) != nullptr; });
    Q_ASSERT(owner != nullptr && !findPart(parts, boardPart));
    insertBefore(parts, owner->relations, "</Relationships>",
                 "<Relationship Id=\"rIdChipboard\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/"
                 "relationships/customXml\" Target=\"../customXml/chipboardBoard.xml\"/>");
    insertBefore(parts, typesPart, "</Types>",
                 "<Override PartName=\"/customXml/chipboardBoard.xml\" ContentType=\"application/xml\"/>");
    if (findPart(parts, packageRelations) != nullptr && findPart(parts, propertiesPart) == nullptr) {
        insertBefore(parts, packageRelations, "</Relationships>",
                     "<Relationship Id=\"rIdChipboard\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/"
                     "relationships/custom-properties\" Target=\"docProps/custom.xml\"/>");
        insertBefore(parts, typesPart, "</Types>",
                     "<Override PartName=\"/docProps/custom.xml\" ContentType=\"application/vnd.openxmlformats-"
                     "officedocument.custom-properties+xml\"/>");
        parts << PackagePart{propertiesPart, propertyOf(board)};
    }
    const QByteArray content = partOf(parts, board);
    return parts << PackagePart{boardPart, content};
}

Result<QByteArray> boardInPackage(const QByteArray &file, const QString &name)
{
    const Result<PackageParts> parts = readPackage(file, name);
    if (!parts)
        return parts.problem();
    for (const PackagePart &part : parts.value()) {
        if (const QByteArray board = boardOf(part); !board.isEmpty())
            return board;
    }
    return noBoardIn(name);
}

bool isChangedPackage(const QByteArray &file, const QByteArray &board)
{
    const Result<PackageParts> parts = readPackage(file, QString());
    const PackagePart *part = parts ? findPart(parts.value(), boardPart) : nullptr;
    return part == nullptr || part->bytes != partOf(parts.value(), board);
}

namespace {

constexpr const char pngStart[] = "\x89PNG\r\n\x1a\n";
constexpr const char sealName[] = "chipboard-sha256";
constexpr qsizetype endOfPng = 12; // the chunk IEND

QByteArray digestOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray bigEndian(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

// The seal, which ends the file; in a PNG, the closing chunk follows it.
QByteArray sealOf(const QByteArray &before, bool png, bool svg)
{
    const QByteArray digest = digestOf(before);
    if (!png)
        return svg ? QByteArray("<!-- ") + sealName + ' ' + digest + " -->\n"
                   : QByteArray("%") + sealName + ' ' + digest + '\n';
    const QByteArray text = QByteArray("tEXt") + sealName + '\0' + digest;
    const uLong sum = crc32(0, reinterpret_cast<const Bytef *>(text.constData()), static_cast<uInt>(text.size()));
    return bigEndian(static_cast<quint32>(text.size() - 4)) + text + bigEndian(static_cast<quint32>(sum));
}

} // namespace

static bool isPdf(const QByteArray &file) { return file.startsWith("%PDF-"); }
static bool isPng(const QByteArray &file) { return file.startsWith(pngStart); }
bool isSvg(const QByteArray &file) { return file.startsWith("<?xml") || file.startsWith("<svg"); }

QByteArray sealed(const QByteArray &file)
{
    const qsizetype end = isPng(file) ? file.size() - endOfPng : file.size();
    const QByteArray before = file.left(end);
    return before + sealOf(before, isPng(file), isSvg(file)) + file.mid(end);
}

bool isWhole(const QByteArray &file)
{
    const qsizetype end = isPng(file) ? file.size() - endOfPng : file.size();
    const qsizetype length = sealOf({}, isPng(file), isSvg(file)).size();
    if (end < length)
        return false;
    return file.mid(end - length, length) == sealOf(file.left(end - length), isPng(file), isSvg(file));
}

namespace {

constexpr qsizetype startOfPng = 8;

// All or nothing. qUncompress() has no size limit.
std::optional<QByteArray> unpacked(const QByteArray &packed)
{
    z_stream stream{};
    stream.next_in = reinterpret_cast<const Bytef *>(packed.constData()); // never written to
    stream.avail_in = static_cast<uInt>(packed.size());
    if (inflateInit(&stream) != Z_OK)
        return std::nullopt;
    QByteArray text;
    QByteArray part(qsizetype{64} * 1024, Qt::Uninitialized);
    int state = Z_OK;
    while (state == Z_OK && text.size() <= largestUnpackedBoard) {
        stream.next_out = reinterpret_cast<Bytef *>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(part.constData(), part.size() - static_cast<qsizetype>(stream.avail_out));
    }
    inflateEnd(&stream);
    const bool whole = state == Z_STREAM_END && !text.isEmpty() && text.size() <= largestUnpackedBoard;
    return whole ? std::optional(text) : std::nullopt;
}

std::optional<QByteArray> fromBase64(const QByteArray &text)
{
    const auto decoded = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
    return decoded && !decoded.decoded.isEmpty() ? std::optional(decoded.decoded) : std::nullopt;
}

/// Bytes after the first `start` at or after `from`, up to the next `end`.
std::optional<QByteArray> between(const QByteArray &file, qsizetype from, const QByteArray &start,
                                  const QByteArray &end)
{
    const qsizetype found = file.indexOf(start, from);
    if (found < 0)
        return std::nullopt;
    const qsizetype first = found + start.size();
    const qsizetype last = file.indexOf(end, first);
    return last < 0 ? std::nullopt : std::optional(file.mid(first, last - first));
}

/// Stream of the object with that number, in Qt's PDF layout.
std::optional<QByteArray> streamOf(const QByteArray &pdf, const QByteArray &number)
{
    const qsizetype object = pdf.lastIndexOf('\n' + number + " 0 obj\n");
    if (object < 0)
        return std::nullopt;
    const auto stream = between(pdf, object, "stream\n", "\nendstream");
    return stream ? unpacked(*stream) : std::nullopt;
}

std::optional<QByteArray> inPdf(const QByteArray &pdf)
{
    const qsizetype named = pdf.lastIndexOf("/F (" + QByteArray(boardAttachment) + ")");
    if (named < 0)
        return std::nullopt;
    static const QRegularExpression reference(QStringLiteral(R"(/EF\s*<<\s*/F\s+([0-9]{1,9}) 0 R)"));
    const QRegularExpressionMatch match = reference.match(QString::fromLatin1(pdf.mid(named, 200)));
    return match.hasMatch() ? streamOf(pdf, match.captured(1).toLatin1()) : std::nullopt;
}

// Untrusted files do not reach an XML parser: the element that we wrote is matched literally.
std::optional<QByteArray> inSvg(const QByteArray &svg)
{
    const auto text = between(svg, 0, '"' + QByteArray(boardNamespace) + "\">", "<");
    return text ? fromBase64(*text) : std::nullopt;
}

// Content of a chunk "key, 0, text" or "key, 0, method, packed text".
std::optional<QByteArray> textOf(const QByteArray &type, const QByteArray &data)
{
    const QByteArray key = QByteArray(boardTextKey) + '\0';
    if (!data.startsWith(key))
        return std::nullopt;
    if (type == "tEXt")
        return fromBase64(data.mid(key.size()));
    if (type != "zTXt" || data.size() <= key.size() || data.at(key.size()) != 0)
        return std::nullopt;
    const auto text = unpacked(data.mid(key.size() + 1));
    return text ? fromBase64(*text) : std::nullopt;
}

// A chunk is length, type, data and checksum.
std::optional<QByteArray> inPng(const QByteArray &png)
{
    constexpr qsizetype around = 12;
    for (qsizetype at = startOfPng; at + around <= png.size();) {
        const qsizetype length = qFromBigEndian<quint32>(png.constData() + at);
        if (length > png.size() - at - around)
            return std::nullopt;
        if (auto text = textOf(png.mid(at + 4, 4), png.mid(at + 8, length)))
            return text;
        at += around + length;
    }
    return std::nullopt;
}

} // namespace

bool canEmbedBoard(const QByteArray &file) { return isPdf(file) || isPng(file) || isSvg(file) || isPackage(file); }

Result<QByteArray> embeddedBoard(const QByteArray &file, const QString &name)
{
    if (isPackage(file))
        return boardInPackage(file, name);
    std::optional<QByteArray> text;
    if (isWhole(file))
        text = isPdf(file) ? inPdf(file) : isPng(file) ? inPng(file) : inSvg(file);
    return text ? Result<QByteArray>(*text) : noBoardIn(name);
}

bool isOtherText(const QByteArray &file, const QString &name)
{
    if (name.endsWith(QLatin1String(".chipboard"), Qt::CaseInsensitive))
        return false;
    // A JSON export has the board as a member.
    const QJsonDocument json = QJsonDocument::fromJson(file.startsWith("\xEF\xBB\xBF") ? file.mid(3) : file);
    if (!json.isNull())
        return json[QLatin1String("kind")] != QJsonValue(QLatin1String("board"));
    static const QRegularExpression kind(QStringLiteral(R"("kind"\s*:\s*"board")")); // for invalid JSON
    return !kind.match(QString::fromUtf8(file)).hasMatch();
}

Problem noBoardIn(const QString &name)
{
    return Problem{ProblemCode::CannotRead,
                   tr("This file contains no comparison: another program created or changed it."),
                   tr("Open a file that Chipboard exported, or a board (*.chipboard)."),
                   {name}};
}

} // namespace chipboard
