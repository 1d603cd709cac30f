#include "data/core/textfile.h"

#include "data/core/find.h"
#include "data/core/jsonlocation.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUtf8StringView>

#include <algorithm>
#include <cerrno>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace chipboard {

namespace {

struct KindRow
{
    QByteArrayView start;
    const char *message;
    const char *remedy;
    ProblemCode code = ProblemCode::BadSyntax;
};

constexpr char asCsv[] = QT_TR_NOOP("Get the data as CSV or JSON.");
constexpr char unpack[] = QT_TR_NOOP("Unpack it and name the file inside.");
constexpr char sheet[] = QT_TR_NOOP("Save the sheet as CSV.");
constexpr char utf8[] = QT_TR_NOOP("Save it as UTF-8.");
constexpr char download[] = QT_TR_NOOP("Download the file itself: this looks like a sign-in or error page.");
constexpr char isArchive[] = QT_TR_NOOP("This is a compressed archive, not a text file.");
constexpr char pictureText[] = QT_TR_NOOP("This is a picture, not a text file.");
constexpr char isOffice[] = QT_TR_NOOP("This is an Office document such as an XLSX workbook, not a text file.");
constexpr char isUtf16[] = QT_TR_NOOP("The file is UTF-16, not UTF-8.");
constexpr char isUtf32[] = QT_TR_NOOP("The file is UTF-32, not UTF-8.");

// First match wins: longer signatures precede their prefixes.
constexpr KindRow kindRows[] = {
    {"%PDF-", QT_TR_NOOP("This is a PDF document, not a text file."), asCsv},
    {"\x1F\x8B", QT_TR_NOOP("This is a gzip archive, not a text file."), unpack},
    {"BZh", isArchive, unpack},
    {"\xFD\x37zXZ", isArchive, unpack},
    {"\x28\xB5\x2F\xFD", isArchive, unpack},
    {"7z\xBC\xAF\x27\x1C", isArchive, unpack},
    {"Rar!\x1A\x07", isArchive, unpack},
    {"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1",
     QT_TR_NOOP("This is an old Office document such as an XLS workbook, not a text file."), sheet},
    {"SQLite format 3", QT_TR_NOOP("This is an SQLite database, not a text file."), asCsv},
    {"PAR1", QT_TR_NOOP("This is a Parquet file, not a text file."), asCsv},
    {"\x89PNG", pictureText, asCsv},
    {"\xFF\xD8\xFF", pictureText, asCsv},
    {"GIF87a", pictureText, asCsv},
    {"GIF89a", pictureText, asCsv},
    {"II*", pictureText, asCsv},
};

const KindRow *fitting(QByteArrayView start)
{
    return findWhere(kindRows, [start](const KindRow &row) { return start.startsWith(row.start); });
}

// Names of the first parts of these packages (ECMA-376 and ODF 1.3, part 2).
bool isOfficePackage(const QByteArray &start)
{
    constexpr qsizetype nameAt = 30; // after the first ZIP record
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

/// In ASCII text as UTF-16 every other byte is 0, as UTF-32 three of four.
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
        return Problem{row.code, tr(row.message), tr(row.remedy), {name}};
    };
    if (const KindRow *row = fitting(start))
        return told(*row);
    if (start.startsWith("PK\x03\x04") && isOfficePackage(start))
        return told({{}, isOffice, sheet});
    if (start.startsWith("PK\x03\x04"))
        return told({{}, QT_TR_NOOP("This is a ZIP archive, not a text file."), unpack});
    if (isPage(start))
        return told({{}, QT_TR_NOOP("This is a web page, not a data file."), download});
    if (const char *message = wideText(start))
        return told({{}, message, utf8, ProblemCode::BadEncoding});
    return std::nullopt;
}

namespace {

Problem problemWith(ProblemCode code, const QString &name, const QString &message, const QString &remedy = {})
{
    return {code, message, remedy, {name}};
}

constexpr qint64 mebibyte = qint64{1024} * 1024;

Problem tooLarge(const QString &name, qint64 size, qint64 largest)
{
    const QString message =
        tr("The file has %1 MiB; the maximum is %2 MiB.").arg((size + mebibyte - 1) / mebibyte).arg(largest / mebibyte);
    return problemWith(ProblemCode::TooLarge, name, message,
                       largest == largestTextFile ? tr("Split it into several files.") : tr("Use a smaller file."));
}

bool isLoop(const QString &path)
{
#ifdef Q_OS_UNIX
    struct stat state = {};
    return stat(QFile::encodeName(path).constData(), &state) != 0 && errno == ELOOP;
#else
    Q_UNUSED(path)
    return false;
#endif
}

// Offset of the first byte that is not valid UTF-8. No character spans lines, so lines are checked one by one.
qsizetype firstBadByte(const QByteArray &text)
{
    qsizetype start = 0;
    while (start < text.size()) {
        const qsizetype newline = text.indexOf('\n', start);
        const qsizetype end = newline < 0 ? text.size() : newline + 1;
        if (!QUtf8StringView(text.constData() + start, end - start).isValidUtf8())
            break;
        start = end;
    }
    qsizetype good = start;
    for (qsizetype length = 1; length <= 4 && good + length <= text.size();) {
        const bool isCharacter = QUtf8StringView(text.constData() + good, length).isValidUtf8();
        good += isCharacter ? length : 0;
        length = isCharacter ? 1 : length + 1;
    }
    return good;
}

} // namespace

qsizetype bomSize(const QByteArray &text) { return text.startsWith("\xEF\xBB\xBF") ? 3 : 0; }

Result<QByteArray> readTextFile(const QString &path) { return readFile(path, largestTextFile); }

Result<Done> checkReadable(const QString &path, qint64 largest)
{
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    if (!info.exists() && isLoop(path))
        return problemWith(ProblemCode::CannotRead, name, tr("The links in this path form a loop."),
                           tr("Name the file itself."));
    if (!info.exists() && info.isSymbolicLink())
        return problemWith(ProblemCode::CannotRead, name,
                           tr("This link points to a file that does not exist, %1.")
                               .arg(QDir::toNativeSeparators(info.symLinkTarget())),
                           tr("Name the file itself, or fix the link."));
    if (!info.exists())
        return problemWith(ProblemCode::CannotRead, name, tr("There is no such file."), tr("Check the path."));
    if (info.isDir())
        return problemWith(ProblemCode::CannotRead, name, tr("This is a directory, not a file."),
                           tr("Name a file in it."));
    // A pipe or a device could deliver data without end.
    if (!info.isFile())
        return problemWith(ProblemCode::CannotRead, name, tr("This is not a regular file."),
                           tr("Copy its content to a file."));
    if (info.size() > largest)
        return tooLarge(name, info.size(), largest);
    return Done();
}

Result<QByteArray> readFile(const QString &path, qint64 largest)
{
    if (const Result<Done> checked = checkReadable(path, largest); !checked)
        return checked.problem();
    const QString name = QDir::toNativeSeparators(path);
    const QFileInfo info(path);
    const FileStamp before = stampOf(path);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return problemWith(ProblemCode::CannotRead, name, tr("Cannot open the file: %1.").arg(file.errorString()),
                           tr("Check its permissions."));
    // Reads the size plus one byte, because QFile::read() allocates all it is asked for. Some files report no size.
    QByteArray content = file.read(info.size() + 1);
    if (content.size() > info.size())
        content += file.read(largest - info.size());
    if (file.error() != QFileDevice::NoError)
        return problemWith(ProblemCode::CannotRead, name, tr("Cannot read the file: %1.").arg(file.errorString()),
                           tr("Copy it to another place and try again."));
    if (stampOf(path) != before)
        return changedMeanwhile(name);
    if (content.size() > largest)
        return tooLarge(name, content.size(), largest);
    content.squeeze();
    return content;
}

FileStamp stampOf(const QString &path)
{
    const QFileInfo info(path);
    return {info.exists() ? info.size() : -1, info.lastModified().toMSecsSinceEpoch()};
}

Problem changedMeanwhile(const QString &name)
{
    return problemWith(ProblemCode::CannotRead, name, tr("The file changed while it was being read."),
                       tr("Close the programs that write to it, then try again."));
}

Result<Done> checkText(const QByteArray &text, const QString &name)
{
    if (text.size() > largestTextFile)
        return tooLarge(name, text.size(), largestTextFile);
    if (const auto other = faultOfKind(text.left(bytesOfKind), name))
        return *other;
    if (!QUtf8StringView(text.constData(), text.size()).isValidUtf8()) {
        Problem problem =
            problemWith(ProblemCode::BadEncoding, name, tr("The text is not valid UTF-8."), tr("Save it as UTF-8."));
        const TextPlace place = placeOf(text, firstBadByte(text));
        problem.where.line = place.line;
        problem.where.column = place.column;
        return problem;
    }
    if (QByteArrayView(text).sliced(bomSize(text)).trimmed().isEmpty())
        return problemWith(ProblemCode::BadSyntax, name, tr("The file is empty."),
                           tr("Add content or remove the file."));
    return Done();
}

} // namespace chipboard
