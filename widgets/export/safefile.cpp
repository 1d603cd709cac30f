#include "widgets/export/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <memory>
#include <vector>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace chipboard {
namespace {

Problem cannotWrite(const QString &path, const QString &message, const QString &remedy)
{
    return {ProblemCode::CannotWrite, message.arg(QDir::toNativeSeparators(path)), remedy, {path, 0, 0, {}}};
}

QString words(const char *text) { return QCoreApplication::translate("Exporter", text); }

/// What the system said, where Qt does not pass it on.
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

QString remedyFor(int error)
{
    if (isFull(error))
        return words(QT_TRANSLATE_NOOP("Exporter", "Free some space and try again; the old file is as it was."));
    if (isForbidden(error))
        return words(QT_TRANSLATE_NOOP("Exporter", "Choose a folder that you may write to."));
    return words(QT_TRANSLATE_NOOP("Exporter",
                                   "Check the disk and try again, or choose another folder; the old file is "
                                   "as it was."));
}

Problem notOpened(const QSaveFile &file)
{
    const int error = errno;
    return cannotWrite(file.fileName(),
                       words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" cannot be written: %2."))
                           .arg(QStringLiteral("%1"), reasonOf(file, error)),
                       remedyFor(error == 0 ? EACCES : error));
}

/// `written` have taken the places of old ones already.
Problem incomplete(const QSaveFile &file, const QStringList &written)
{
    const int error = errno;
    QString remedy = remedyFor(error);
    if (!written.isEmpty())
        remedy += QLatin1Char(' ')
            + words(QT_TRANSLATE_NOOP("Exporter", "These files are written already: %1."))
                  .arg(written.join(QStringLiteral(", ")));
    return cannotWrite(file.fileName(),
                       words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" could not be written in full: %2."))
                           .arg(QStringLiteral("%1"), reasonOf(file, error)),
                       remedy);
}

/// QSaveFile asks for this, too, and passes over the answer. Some file systems cannot say.
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

} // namespace

Result<Done> checkTarget(const QString &path)
{
    const QFileInfo target(path);
    if (path.isEmpty() || target.isDir()) {
        return cannotWrite(path, words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" is a folder, not a file.")),
                           words(QT_TRANSLATE_NOOP("Exporter", "Give a file name.")));
    }
    if (target.exists() && !target.isFile()) {
        // Renaming over a device or a pipe would put an end to it.
        return cannotWrite(path, words(QT_TRANSLATE_NOOP("Exporter", "\"%1\" is a device, not a file.")),
                           words(QT_TRANSLATE_NOOP("Exporter", "Give the name of an ordinary file.")));
    }
    if (!target.dir().exists()) {
        return cannotWrite(path, words(QT_TRANSLATE_NOOP("Exporter", "The folder of \"%1\" does not exist.")),
                           words(QT_TRANSLATE_NOOP("Exporter", "Make the folder first or choose another one.")));
    }
    return Done{};
}

Result<Done> writeFileSafely(const QString &path, const QByteArray &content)
{
    return writeFilesSafely({{path, content}});
}

Result<Done> writeFilesSafely(const QList<FileContent> &files)
{
    std::vector<std::unique_ptr<QSaveFile>> saved;
    for (const FileContent &one : files) {
        if (const Result<Done> checked = checkTarget(one.path); !checked)
            return checked.problem();
        saved.push_back(std::make_unique<QSaveFile>(one.path));
        QSaveFile &file = *saved.back();
        errno = 0;
        if (!file.open(QIODevice::WriteOnly))
            return notOpened(file);
        // What is still in a buffer when it is committed may be lost without a word.
        if (file.write(one.content) != one.content.size() || !file.flush() || !isOnDisk(file))
            return incomplete(file, {});
    }
    QStringList written;
    for (const auto &file : saved) {
        errno = 0;
        if (!file->commit())
            return incomplete(*file, written);
        written << QDir::toNativeSeparators(file->fileName());
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
