#include "widgets/export/safefile.h"

#include "data/core/ending.h"
#include "data/core/tr.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QSaveFile>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <numeric>
#include <vector>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace chipboard {
namespace {

Problem cannotWrite(const QString &path, const QString &message, const QString &remedy)
{
    return {ProblemCode::CannotWrite, message.arg(QDir::toNativeSeparators(path)), remedy, {path, 0, 0, {}}};
}

QString words(const char *text) { return tr(text); }

/// The system's message if Qt does not pass it on.
QString reasonOf(const QSaveFile &file, int error) { return error != 0 ? qt_error_string(error) : file.errorString(); }

bool isFull(int error)
{
#ifdef EDQUOT // not every system has quotas
    if (error == EDQUOT)
        return true;
#endif
    return error == ENOSPC || error == EFBIG;
}
bool isForbidden(int error) { return error == EACCES || error == EPERM || error == EROFS; }

QString remedyFor(int error, const QString &path)
{
    if (isForbidden(error))
        return words(QT_TR_NOOP("Choose a writable folder."));
    const bool isOld = QFileInfo::exists(path);
    if (isFull(error))
        return isOld ? words(QT_TR_NOOP("Free some space and try again; the old file is unchanged."))
                     : words(QT_TR_NOOP("Free some space and try again."));
    return isOld
        ? words(QT_TR_NOOP("Check the disk and try again, or choose another folder; the old file is unchanged."))
        : words(QT_TR_NOOP("Check the disk and try again, or choose another folder."));
}

Problem notWritten(const QString &path, int error, const QString &reason)
{
    return cannotWrite(path, words(QT_TR_NOOP("Cannot write \"%1\": %2.")).arg(QStringLiteral("%1"), reason),
                       remedyFor(error == 0 ? EACCES : error, path));
}

/// `written`: files that have already been replaced.
Problem incomplete(const QString &path, int error, const QString &reason, const QStringList &written = {})
{
    QString remedy = remedyFor(error, path);
    if (!written.isEmpty())
        remedy += QLatin1Char(' ')
            + words(QT_TR_NOOP("These files are already written: %1.")).arg(written.join(QStringLiteral(", ")));
    return cannotWrite(path, words(QT_TR_NOOP("Cannot write \"%1\" in full: %2.")).arg(QStringLiteral("%1"), reason),
                       remedy);
}

/// QSaveFile also calls fsync, but ignores the result. Some file systems do not support it.
bool isOnDisk(const QSaveFile &file)
{
#ifdef Q_OS_UNIX
    errno = 0;
    if (fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP)
        return false;
#else
    Q_UNUSED(file)
#endif
    return true;
}

/// Writes everything to disk under a temporary name.
Result<Done> fill(QSaveFile &file, const FileContent &one)
{
    errno = 0;
    if (!file.open(QIODevice::WriteOnly)) {
        const int error = errno;
        return notWritten(one.path, error, reasonOf(file, error));
    }
    // Errors while committing buffered data could go unnoticed.
    if (file.write(one.content) != one.content.size() || !file.flush() || !isOnDisk(file)) {
        const int error = errno;
        return incomplete(one.path, error, reasonOf(file, error));
    }
    return Done{};
}

/// Follows dangling links, as QSaveFile does.
QString behindLinks(const QString &path)
{
    QString target = path;
    constexpr int mostLinks = 40; // the limit of Linux
    for (int i = 0; i < mostLinks && QFileInfo(target).isSymbolicLink(); ++i)
        target = QFileInfo(target).symLinkTarget();
    // Resolved by the system, not textually: "link/.." depends on the link's target.
    const QFileInfo info(target);
    const QString folder = QDir(info.path()).canonicalPath();
    return folder.isEmpty() ? target : QDir(folder).filePath(info.fileName());
}

bool isTaken(const QString &path) { return QFileInfo::exists(path) || QFileInfo(path).isSymbolicLink(); }

/// Renames a file unless the target exists; returns 0 or the system error.
int renameToNew(const QString &from, const QString &to)
{
#ifdef Q_OS_UNIX
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(to);
    if (link(source.constData(), target.constData()) == 0)
        return 0;
    if (errno == EEXIST)
        return EEXIST;
    // Some file systems have no hard links: creating an empty target exclusively gives the right to replace it.
    const int claim = open(target.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (claim < 0)
        return errno;
    close(claim);
    if (rename(source.constData(), target.constData()) == 0)
        return 0;
    const int error = errno;
    unlink(target.constData());
    return error;
#else
    return QFile::rename(from, to) ? 0 : QFileInfo::exists(to) ? EEXIST : EIO; // rename does not overwrite here
#endif
}

/// A new file under a temporary name, next to its target.
class StagedFile
{
public:
    explicit StagedFile(const QString &path)
        : m_path(path)
        , m_target(behindLinks(path))
    {
    }
    ~StagedFile()
    {
        if (!m_staged.isEmpty())
            QFile::remove(m_staged);
    }
    Q_DISABLE_COPY_MOVE(StagedFile)

    [[nodiscard]] const QString &target() const { return m_target; }
    [[nodiscard]] Result<Done> write(const QByteArray &content)
    {
        const QString name = QStringLiteral(".chipboard-%1").arg(QRandomGenerator::system()->generate64(), 0, 36);
        m_staged = QFileInfo(m_target).dir().filePath(name);
        QSaveFile file(m_staged);
        if (const Result<Done> filled = fill(file, {m_path, content}); !filled)
            return filled;
        errno = 0;
        if (file.commit())
            return Done{};
        const int error = errno;
        return incomplete(m_path, error, reasonOf(file, error));
    }
    [[nodiscard]] Result<Done> publish()
    {
        const int error = renameToNew(m_staged, m_target);
        if (error == EEXIST)
            return fileExists(m_path);
        if (error != 0)
            return notWritten(m_path, error, qt_error_string(error));
        m_isPublished = true;
        return Done{};
    }
    /// Removes the published file again: a set of files must not be left incomplete.
    void withdraw()
    {
        if (m_isPublished)
            QFile::remove(m_target);
        m_isPublished = false;
    }

private:
    QString m_path; ///< as passed in
    QString m_target;
    QString m_staged;
    bool m_isPublished = false;
};

} // namespace

Result<Done> checkTarget(const QString &path)
{
    const QFileInfo target(path);
    if (path.isEmpty() || target.isDir()) {
        return cannotWrite(path, words(QT_TR_NOOP("\"%1\" is a folder, not a file.")),
                           words(QT_TR_NOOP("Enter a file name.")));
    }
    if (target.exists() && !target.isFile()) {
        // Renaming over a device or a pipe would replace it.
        return cannotWrite(path, words(QT_TR_NOOP("\"%1\" is a device, not a file.")),
                           words(QT_TR_NOOP("Enter the name of a regular file.")));
    }
    if (!target.dir().exists()) {
        return cannotWrite(path, words(QT_TR_NOOP("The folder of \"%1\" does not exist.")),
                           words(QT_TR_NOOP("Create the folder first, or choose another one.")));
    }
    return Done{};
}

Result<Done> writeFileSafely(const QString &path, const QByteArray &content)
{
    return writeFilesSafely({{path, content}});
}

Result<Done> writeFilesSafely(const QList<FileContent> &files)
{
    const EndingHold hold; // leaves no partial files behind
    std::vector<std::unique_ptr<QSaveFile>> saved;
    for (const FileContent &one : files) {
        if (const Result<Done> checked = checkTarget(one.path); !checked)
            return checked.problem();
        saved.push_back(std::make_unique<QSaveFile>(one.path));
        if (const Result<Done> filled = fill(*saved.back(), one); !filled)
            return filled;
    }
    QStringList written;
    for (const auto &file : saved) {
        errno = 0;
        if (!file->commit()) {
            const int error = errno;
            return incomplete(file->fileName(), error, reasonOf(*file, error), written);
        }
        written << QDir::toNativeSeparators(file->fileName());
    }
    return Done{};
}

Problem fileExists(const QString &path)
{
    return {ProblemCode::CannotWrite,
            words(QT_TR_NOOP("The file already exists and was not changed.")),
            words(QT_TR_NOOP("Choose another name.")),
            {path, 0, 0, {}}};
}

Result<Done> writeNewFiles(const QList<FileContent> &files)
{
    const EndingHold hold; // leaves no partial files behind
    std::vector<std::unique_ptr<StagedFile>> staged;
    for (const FileContent &one : files)
        staged.push_back(std::make_unique<StagedFile>(one.path));
    // In a fixed order, so that one of several concurrent writers wins for all files.
    std::vector<std::size_t> order(staged.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order,
                      [&staged](std::size_t a, std::size_t b) { return staged[a]->target() < staged[b]->target(); });
    for (const std::size_t i : order) {
        const FileContent &one = files.at(static_cast<qsizetype>(i));
        if (const Result<Done> checked = checkTarget(one.path); !checked)
            return checked.problem();
        if (isTaken(staged[i]->target()))
            return fileExists(one.path);
        if (const Result<Done> written = staged[i]->write(one.content); !written)
            return written;
    }
    for (const std::size_t i : order) {
        if (const Result<Done> published = staged[i]->publish(); !published) {
            for (const auto &other : staged)
                other->withdraw();
            return published;
        }
    }
    return Done{};
}

QString freeName(const QString &name, const QString &ending)
{
    QString free = name + ending;
    for (int i = 2; QFileInfo::exists(free) || QFileInfo(free).isSymbolicLink(); ++i)
        free = name + QLatin1Char('-') + QString::number(i) + ending;
    return free;
}

} // namespace chipboard
