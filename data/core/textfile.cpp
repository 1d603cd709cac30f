#include "data/core/textfile.h"

#include "data/core/filekind.h"
#include "data/core/jsonlocation.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUtf8StringView>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <sys/stat.h>
#endif

namespace chipboard {
namespace {

Problem problemWith(ProblemCode code, const QString &name, const QString &message, const QString &remedy = {})
{
    return {code, message, remedy, {name, 0, 0, {}}, Severity::Error};
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

// The first byte that is not part of a UTF-8 text. No character spans lines, so the lines are checked one by one.
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
    // A pipe or a device could deliver for ever.
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
    // No more room than it takes: QFile::read() makes room for all it is asked for. Some files do not say how long they
    // are.
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
