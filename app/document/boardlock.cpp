#include "app/document/boardlock.h"

#include "data/core/tr.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSysInfo>

namespace chipboard {

std::unique_ptr<QLockFile> takenLock(const QString &path)
{
    constexpr int longestWriteMs = 50; // of a holder's name, which follows at once
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    if (lock->tryLock(0) || lock->error() != QLockFile::LockFailedError)
        return lock;
    const auto isNamed = [&lock] {
        qint64 process = 0;
        QString host;
        QString program;
        return lock->getLockInfo(&process, &host, &program);
    };
    // QLockFile takes such a file for held, for ever.
    if (isNamed() || lock->tryLock(longestWriteMs) || isNamed())
        return lock;
    if (lock->removeStaleLockFile())
        (void)lock->tryLock(0);
    return lock;
}

namespace {

// One lock a file, whatever the way to it is called; beside the file it would be in the way of whoever shares it.
QString lockNameOf(const QString &path)
{
    const QFileInfo file(path);
    const QString real = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(real.toUtf8(), QCryptographicHash::Sha1);
    return QString::fromLatin1(hash.toHex()) + QStringLiteral(".lock");
}

Problem openElsewhere(const QString &path, const QLockFile &lock)
{
    qint64 process = 0;
    QString host;
    QString program;
    const bool elsewhere = lock.getLockInfo(&process, &host, &program) && host != QSysInfo::machineHostName();
    Problem problem;
    problem.code = ProblemCode::WrongUsage;
    problem.severity = Severity::Warning;
    problem.message = elsewhere ? tr("This comparison is also open in a window on the computer %1.").arg(host)
                                : tr("This comparison is also open in another window.");
    problem.remedy = tr("The last save overwrites the other: save one of the two under another name.");
    problem.where.file = QDir::toNativeSeparators(path);
    return problem;
}

} // namespace

BoardLock::BoardLock(const QString &folder)
    : m_folder(folder)
{
}

std::optional<Problem> BoardLock::hold(const QString &path)
{
    const QString name = path.isEmpty() ? QString() : QDir(m_folder).filePath(lockNameOf(path));
    if (m_lock && m_lock->isLocked() && m_lock->fileName() == name)
        return std::nullopt; // saved again
    m_lock.reset();
    if (name.isEmpty() || !QDir().mkpath(m_folder))
        return std::nullopt;
    m_lock = takenLock(name);
    if (m_lock->isLocked() || m_lock->error() != QLockFile::LockFailedError)
        return std::nullopt; // where no lock can be written, none can be found
    return openElsewhere(path, *m_lock);
}

} // namespace chipboard
