#include "app/document/lastplace.h"

#include "widgets/export/safefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace chipboard {
namespace {

constexpr int mostWindows = 50; // nobody has more; the search has an end

QString placeOf(const QString &first, int window, const QString &word)
{
    const QFileInfo file(first);
    return window == 1
        ? first
        : file.dir().filePath(
            QStringLiteral("%1-%2%3.%4").arg(file.completeBaseName(), word).arg(window).arg(file.suffix()));
}

std::unique_ptr<QLockFile> lockOf(const QString &place)
{
    auto lock = std::make_unique<QLockFile>(place + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // a window may be open for days; one whose process is gone is stale all the same
    (void)lock->tryLock(0);
    return lock;
}

} // namespace

LastPlace::LastPlace(const QString &first)
    : m_first(first)
    , m_path(first)
{
    if (!QDir().mkpath(QFileInfo(first).absolutePath()))
        return;
    for (int window = 1; window <= mostWindows; ++window) {
        m_path = placeOf(first, window, QString());
        m_isFirst = window == 1;
        m_lock = lockOf(m_path);
        if (m_lock->isLocked())
            return;
        if (m_lock->error() != QLockFile::LockFailedError)
            break; // where no lock can be written, none can be found
    }
    m_path = first;
    m_isFirst = true;
    m_lock.reset();
}

QStringList LastPlace::takeLeft() const
{
    QStringList left;
    for (int window = 2; m_isFirst && window <= mostWindows; ++window) {
        const QString place = placeOf(m_first, window, QString());
        if (!QFileInfo(place).isFile() || !lockOf(place)->isLocked())
            continue;
        int number = 1;
        while (QFileInfo::exists(placeOf(m_first, number + 1, QStringLiteral("window-"))))
            ++number;
        const QString lasting = placeOf(m_first, number + 1, QStringLiteral("window-"));
        if (QFile::rename(place, lasting))
            left << lasting;
    }
    return left;
}

} // namespace chipboard
