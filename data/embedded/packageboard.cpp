#include "data/embedded/packageboard.h"

#include "data/embedded/embeddedboard.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace chipboard {
namespace {

constexpr QLatin1String boardPart("customXml/chipboardBoard.xml");
constexpr QLatin1String typesPart("[Content_Types].xml");

// The part that the board belongs to, by its relationships.
struct Owner
{
    QLatin1String relations;
};
constexpr Owner owners[] = {
    {QLatin1String("ppt/_rels/presentation.xml.rels")},
    {QLatin1String("xl/_rels/workbook.xml.rels")},
};

// Names and lengths are told, too, so that nothing moves from one part to the next unseen.
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

QByteArray partOf(const PackageParts &parts, const QByteArray &board)
{
    return R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
           "\n<"
        + QByteArray(boardElement) + R"( xmlns=")" + boardNamespace + R"(" sha256=")" + digestOf(parts, board) + R"(">)"
        + board.toBase64() + "</" + boardElement + ">\n";
}

// Precondition: the part is there and ends with that tag.
void insertBefore(PackageParts &parts, QLatin1String name, const QByteArray &tag, const QByteArray &element)
{
    const auto part =
        std::find_if(parts.begin(), parts.end(), [&](const PackagePart &each) { return each.name == name; });
    Q_ASSERT(part != parts.end() && part->bytes.contains(tag));
    part->bytes.insert(part->bytes.lastIndexOf(tag), element);
}

} // namespace

PackageParts withBoard(PackageParts parts, const QByteArray &board)
{
    const auto owner = std::find_if(std::begin(owners), std::end(owners),
                                    [&](const Owner &each) { return findPart(parts, each.relations) != nullptr; });
    Q_ASSERT(owner != std::end(owners) && !findPart(parts, boardPart));
    insertBefore(parts, owner->relations, "</Relationships>",
                 "<Relationship Id=\"rIdChipboard\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/"
                 "relationships/customXml\" Target=\"../customXml/chipboardBoard.xml\"/>");
    insertBefore(parts, typesPart, "</Types>",
                 "<Override PartName=\"/customXml/chipboardBoard.xml\" ContentType=\"application/xml\"/>");
    const QByteArray content = partOf(parts, board);
    return parts << PackagePart{boardPart, content};
}

Result<QByteArray> boardInPackage(const QByteArray &file, const QString &name)
{
    const Result<PackageParts> parts = readPackage(file, name);
    if (!parts)
        return parts.problem();
    const PackagePart *part = findPart(parts.value(), boardPart);
    const qsizetype end = part ? part->bytes.lastIndexOf("</") : -1;
    const qsizetype begin = end < 0 ? -1 : part->bytes.lastIndexOf("\">", end) + 2;
    if (begin < 2 || (end - begin) / 4 * 3 > largestUnpackedBoard)
        return noBoardIn(name);
    const QByteArray board = QByteArray::fromBase64(part->bytes.mid(begin, end - begin));
    // What is not to the letter as it was written is not ours.
    return !board.isEmpty() && part->bytes == partOf(parts.value(), board) ? Result<QByteArray>(board)
                                                                           : noBoardIn(name);
}

} // namespace chipboard
