#include "app/document/lastplace.h"

#include "app/document/boardlock.h"
#include "widgets/export/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace chipboard {
namespace {

LastClaim leftAlone()
{
    LastClaim claim;
    claim.mayWrite = false;
    return claim;
}

} // namespace

LastClaim claimPlace(LastPlace &place, const LastBoard &seen)
{
    if (!place.isFirst())
        return {}; // its own place was free
    if (!place.isHeld() && !seen.problems.isEmpty())
        return leftAlone();
    const bool isAsSeen = seen.problems.isEmpty() && stampOf(place.path()) == seen.stamp;
    const LastBoard now = isAsSeen ? seen : readLastBoard(place.path());
    LastClaim claim;
    claim.isAnother = !now.board || now.board != seen.board;
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

constexpr int mostWindows = 50; // nobody has more; the search has an end

QString placeOf(const QString &first, int window)
{
    const QFileInfo file(first);
    return window == 1
        ? first
        : file.dir().filePath(QStringLiteral("%1-%2.%3").arg(file.completeBaseName()).arg(window).arg(file.suffix()));
}

std::unique_ptr<QLockFile> lockOf(const QString &place) { return takenLock(place + QStringLiteral(".lock")); }

/// Moves what lies there to a name that lasts, which it returns; empty when it cannot be moved.
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
            break; // where no lock can be written, none can be found
    }
    m_path = first;
    m_isFirst = true;
    m_lock.reset();
}

// A window that is gone without an end left its comparison here; this one would write over it.
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
