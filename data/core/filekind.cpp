#include "data/core/filekind.h"

#include "data/core/find.h"
#include "data/core/tr.h"

#include <algorithm>

namespace chipboard {
namespace {

struct KindRow
{
    QByteArrayView start;
    const char *message;
    const char *remedy;
    ProblemCode code = ProblemCode::BadSyntax;
};

constexpr char asCsv[] = QT_TRANSLATE_NOOP("FileKind", "Get the data as CSV or JSON.");
constexpr char unpack[] = QT_TRANSLATE_NOOP("FileKind", "Unpack it and name the file inside.");
constexpr char sheet[] = QT_TRANSLATE_NOOP("FileKind", "Save the sheet as CSV.");
constexpr char utf8[] = QT_TRANSLATE_NOOP("FileKind", "Save it as UTF-8.");
constexpr char download[] =
    QT_TRANSLATE_NOOP("FileKind", "Download the file itself: this looks like a sign-in or error page.");
constexpr char isArchive[] = QT_TRANSLATE_NOOP("FileKind", "This is a compressed archive, not a text file.");
constexpr char pictureText[] = QT_TRANSLATE_NOOP("FileKind", "This is a picture, not a text file.");
constexpr char isOffice[] =
    QT_TRANSLATE_NOOP("FileKind", "This is an Office document such as an XLSX workbook, not a text file.");
constexpr char isUtf16[] = QT_TRANSLATE_NOOP("FileKind", "The file is UTF-16, not UTF-8.");
constexpr char isUtf32[] = QT_TRANSLATE_NOOP("FileKind", "The file is UTF-32, not UTF-8.");

// The first row that fits says it: longer beginnings before those that they begin with.
constexpr KindRow rows[] = {
    {"%PDF-", QT_TRANSLATE_NOOP("FileKind", "This is a PDF document, not a text file."), asCsv},
    {"\x1F\x8B", QT_TRANSLATE_NOOP("FileKind", "This is a gzip archive, not a text file."), unpack},
    {"BZh", isArchive, unpack},
    {"\xFD\x37zXZ", isArchive, unpack},
    {"\x28\xB5\x2F\xFD", isArchive, unpack},
    {"7z\xBC\xAF\x27\x1C", isArchive, unpack},
    {"Rar!\x1A\x07", isArchive, unpack},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
     QT_TRANSLATE_NOOP("FileKind", "This is an old Office document such as an XLS workbook, not a text file."), sheet},
    {"SQLite format 3", QT_TRANSLATE_NOOP("FileKind", "This is an SQLite database, not a text file."), asCsv},
    {"PAR1", QT_TRANSLATE_NOOP("FileKind", "This is a Parquet file, not a text file."), asCsv},
    {"\x89PNG", pictureText, asCsv},
    {"\xFF\xD8\xFF", pictureText, asCsv},
    {"GIF87a", pictureText, asCsv},
    {"GIF89a", pictureText, asCsv},
    {"II*", pictureText, asCsv},
};

const KindRow *fitting(QByteArrayView start)
{
    return findWhere(rows, [start](const KindRow &row) { return start.startsWith(row.start); });
}

// Names of parts that these packages begin with (ECMA-376 and ODF 1.3, part 2).
bool isOfficePackage(const QByteArray &start)
{
    constexpr qsizetype nameAt = 30; // behind the first record of a ZIP file
    const QByteArrayView name = QByteArrayView(start).sliced(std::min(nameAt, start.size()));
    return name.startsWith("[Content_Types].xml") || name.startsWith("_rels/") || name.startsWith("xl/")
        || name.startsWith("ppt/") || name.startsWith("word/") || name.startsWith("docProps/")
        || name.startsWith("mimetypeapplication/vnd.oasis");
}

bool isPage(const QByteArray &start)
{
    const qsizetype mark = start.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    const QByteArray text = start.sliced(mark).trimmed().left(20).toLower();
    return text.startsWith("<!doctype html") || text.startsWith("<html") || text.startsWith("<head");
}

/// Of texts in the letters of ASCII every other byte is 0; in UTF-32 three of four are.
const char *wideText(const QByteArray &start)
{
    const auto isZero = [&start](qsizetype at) { return at < start.size() && start.at(at) == 0; };
    const bool isLittle = start.startsWith("\xFF\xFE") || (start.size() > 3 && !isZero(0) && isZero(1));
    const bool isBig = start.startsWith("\xFE\xFF") || (start.size() > 3 && isZero(0) && !isZero(1));
    if ((isLittle && isZero(2) && isZero(3))
        || (start.size() > 3 && isZero(0) && isZero(1) && !(isZero(2) && isZero(3))))
        return isUtf32;
    return isLittle || isBig ? isUtf16 : nullptr;
}

} // namespace

std::optional<Problem> faultOfKind(const QByteArray &start, const QString &name)
{
    const auto told = [&name](const KindRow &row) {
        return Problem{row.code, tr(row.message), tr(row.remedy), {name, 0, 0, {}}, Severity::Error};
    };
    if (const KindRow *row = fitting(start))
        return told(*row);
    if (start.startsWith("PK\x03\x04") && isOfficePackage(start))
        return told({{}, isOffice, sheet});
    if (start.startsWith("PK\x03\x04"))
        return told({{}, QT_TRANSLATE_NOOP("FileKind", "This is a ZIP archive, not a text file."), unpack});
    if (isPage(start))
        return told({{}, QT_TRANSLATE_NOOP("FileKind", "This is a web page, not a data file."), download});
    if (const char *message = wideText(start))
        return told({{}, message, utf8, ProblemCode::BadEncoding});
    return std::nullopt;
}

} // namespace chipboard
