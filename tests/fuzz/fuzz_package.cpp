// Arbitrary bytes as a package (PPTX, XLSX), and texts as its parts: part names do not leave the package, the round
// trip is lossless, and an embedded board is found again.
#include "data/core/embeddedboard.h"
#include "data/core/package.h"
#include "tests/fuzz/parts.h"
#include "tests/fuzz/require.h"

using namespace chipboard;

namespace {

const QString name = QStringLiteral("fuzz.pptx");

// Does not check names, so that the reader has something to refuse.
QByteArray zipOf(const PackageParts &parts)
{
    QByteArray file;
    QByteArray directory;
    for (const PackagePart &part : parts)
        appendZipEntry(file, directory, part.name, part.bytes);
    appendZipEnd(file, directory, parts.size());
    return file;
}

bool canTakeBoard(const PackageParts &parts)
{
    const auto has = [&](const char *part, const char *tag) {
        return std::ranges::any_of(parts, [&](const PackagePart &each) {
            return each.name == QLatin1String(part) && each.bytes.contains(tag);
        });
    };
    return has("[Content_Types].xml", "</Types>") && !findPart(parts, QStringLiteral("customXml/chipboardBoard.xml"))
        && !findPart(parts, QStringLiteral("xl/_rels/workbook.xml.rels"))
        && has("ppt/_rels/presentation.xml.rels", "</Relationships>");
}

void requireSound(const PackageParts &parts)
{
    for (const PackagePart &part : parts) {
        require(!part.name.isEmpty() && !part.name.startsWith(QLatin1Char('/')));
        for (const QString &step : part.name.split(QLatin1Char('/')))
            require(!step.isEmpty() && step != QLatin1String(".") && step != QLatin1String(".."));
        require(!part.name.contains(QLatin1Char('\\')) && !part.name.contains(QChar(0)));
    }
    const Result<PackageParts> again = readPackage(packageOf(parts), name);
    // Stored parts may now be compressed, and look like a zip bomb.
    require(again ? again.value() == parts : again.problem().code == ProblemCode::TooLarge);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const PackageParts written = partsIn(bytes);
    const QByteArray file = written.isEmpty() ? bytes : zipOf(written);
    const Result<PackageParts> parts = readPackage(file, name);
    const Result<QByteArray> board = boardInPackage(file, name);
    require(board ? parts && !board.value().isEmpty() : !board.problem().message.isEmpty());
    if (!parts)
        return 0;
    requireSound(parts.value());
    if (canTakeBoard(parts.value())) {
        const QByteArray kept = bytes.left(500) + 'x';
        const Result<QByteArray> back = boardInPackage(packageOf(withBoard(parts.value(), kept)), name);
        require(back ? back.value() == kept : back.problem().code == ProblemCode::TooLarge);
    }
    return 0;
}
