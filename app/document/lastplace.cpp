#include "app/document/lastplace.h"

#include "data/core/tr.h"
#include "widgets/export/safefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>

#include <utility>

namespace chipboard {

std::unique_ptr<QLockFile> takenLock(const QString &path)
{
    constexpr int longestWriteMs = 50; // time to write an owner's name, right after creation
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
    // QLockFile considers a nameless file locked forever.
    if (isNamed() || lock->tryLock(longestWriteMs) || isNamed())
        return lock;
    if (lock->removeStaleLockFile())
        (void)lock->tryLock(0);
    return lock;
}

// One lock per canonical path, in our folder: next to a shared file it would disturb others.
static QString lockNameOf(const QString &path)
{
    const QFileInfo file(path);
    const QString real = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(real.toUtf8(), QCryptographicHash::Sha1);
    return QString::fromLatin1(hash.toHex()) + QStringLiteral(".lock");
}

static Problem openElsewhere(const QString &path, const QLockFile &lock)
{
    qint64 process = 0;
    QString host;
    QString program;
    const bool elsewhere = lock.getLockInfo(&process, &host, &program) && host != QSysInfo::machineHostName();
    return Problem{ProblemCode::WrongUsage,
                   elsewhere ? tr("This comparison is also open in a window on the computer %1.").arg(host)
                             : tr("This comparison is also open in another window."),
                   tr("The last save overwrites the other: save one of the two under another name."),
                   {QDir::toNativeSeparators(path)},
                   Severity::Warning};
}

BoardLock::BoardLock(const QString &folder)
    : m_folder(folder)
{
}

std::optional<Problem> BoardLock::hold(const QString &path)
{
    const QString name = path.isEmpty() ? QString() : QDir(m_folder).filePath(lockNameOf(path));
    if (m_lock && m_lock->isLocked() && m_lock->fileName() == name)
        return std::nullopt; // the same file again
    m_lock.reset();
    if (name.isEmpty() || !QDir().mkpath(m_folder))
        return std::nullopt;
    m_lock = takenLock(name);
    if (m_lock->isLocked() || m_lock->error() != QLockFile::LockFailedError)
        return std::nullopt; // without a lock of our own, others cannot be detected
    return openElsewhere(path, *m_lock);
}

static LastClaim leftAlone() { return LastClaim{.mayWrite = false}; }

LastClaim claimPlace(LastPlace &place, const LastBoard &seen)
{
    if (!place.isFirst())
        return {}; // its own place was free
    if (!place.isHeld() && !seen.problems.isEmpty())
        return leftAlone();
    const bool isAsSeen = seen.problems.isEmpty() && stampOf(place.path()) == seen.stamp;
    const LastBoard now = isAsSeen ? seen : readLastBoard(place.path());
    LastClaim claim{.isAnother = !now.board || now.board != seen.board};
    if (now.board && claim.isAnother && !place.makeRoom())
        return leftAlone();
    if (now.problems.isEmpty())
        return claim;
    if (!now.isDamaged)
        return leftAlone();
    claim.damaged = freeName(place.path() + QStringLiteral(".damaged"));
    return QFile::rename(place.path(), claim.damaged) ? claim : leftAlone();
}

namespace {

constexpr int mostWindows = 50; // limits the search

QString placeOf(const QString &first, int window)
{
    const QFileInfo file(first);
    return window == 1
        ? first
        : file.dir().filePath(QStringLiteral("%1-%2.%3").arg(file.completeBaseName()).arg(window).arg(file.suffix()));
}

std::unique_ptr<QLockFile> lockOf(const QString &place) { return takenLock(place + QStringLiteral(".lock")); }

/// Renames a file to a lasting name and returns it; empty if it cannot be moved.
QString moved(const QString &place, const QString &first)
{
    const QFileInfo file(first);
    const QString lasting = freeName(file.dir().filePath(file.completeBaseName() + QStringLiteral("-window")),
                                     QLatin1Char('.') + file.suffix());
    return QFile::rename(place, lasting) ? lasting : QString();
}

bool isTaken(const QString &place)
{
    const QFileInfo file(place);
    return file.exists() || file.isSymbolicLink();
}

} // namespace

LastPlace::LastPlace(const QString &first)
    : m_first(first)
    , m_path(first)
{
    if (!QDir().mkpath(QFileInfo(first).absolutePath()))
        return;
    for (int window = 1; window <= mostWindows; ++window) {
        m_path = placeOf(first, window);
        m_isFirst = window == 1;
        m_lock = lockOf(m_path);
        if (m_lock->isLocked()) {
            if (m_isFirst || makeRoom())
                return;
        } else if (m_lock->error() != QLockFile::LockFailedError)
            break; // without a lock of our own, others cannot be detected
    }
    m_path = first;
    m_isFirst = true;
    m_lock.reset();
}

// A crashed window left its comparison here, which this one must not overwrite.
bool LastPlace::makeRoom()
{
    if (!isTaken(m_path))
        return true;
    const QString lasting = QFileInfo(m_path).isFile() ? moved(m_path, m_first) : QString();
    if (!lasting.isEmpty())
        m_left << lasting;
    return !lasting.isEmpty();
}

QStringList LastPlace::takeLeft()
{
    QStringList left = std::exchange(m_left, {});
    for (int window = 2; m_isFirst && window <= mostWindows; ++window) {
        const QString place = placeOf(m_first, window);
        if (!QFileInfo(place).isFile() || !lockOf(place)->isLocked())
            continue;
        const QString lasting = moved(place, m_first);
        if (!lasting.isEmpty())
            left << lasting;
    }
    return left;
}

} // namespace chipboard
