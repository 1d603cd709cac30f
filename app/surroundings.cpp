#include "app/surroundings.h"

#include <QDateTime>
#include <QFile>
#include <QHashSeed>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace chipboard {
namespace {

constexpr char sessionFolder[] = "XDG_RUNTIME_DIR";

// Qt takes the root of the file system for the home of whom the environment names none.
void findHome()
{
#ifdef Q_OS_UNIX
    if (!qEnvironmentVariableIsEmpty("HOME"))
        return;
    if (const passwd *user = getpwuid(getuid()); user != nullptr && user->pw_dir != nullptr && *user->pw_dir != 0)
        qputenv("HOME", user->pw_dir);
#endif
}

} // namespace

void prepareSurroundings()
{
    // Equal input gives equal bytes: some of Qt's output follows the order of its hashes.
    QHashSeed::setDeterministicGlobalSeed();
    findHome();
    watchEndingSignals();
}

SessionFolderGuard::SessionFolderGuard()
    : m_before(qgetenv(sessionFolder))
{
    if (m_folder.isValid())
        qputenv(sessionFolder, QFile::encodeName(m_folder.path()));
}

SessionFolderGuard::~SessionFolderGuard()
{
    if (m_before.isNull())
        qunsetenv(sessionFolder);
    else
        qputenv(sessionFolder, m_before);
}

QDate currentDay(const QString &revision)
{
    bool isSet = false;
    const qint64 seconds = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&isSet);
    if (isSet)
        return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC).date();
    return std::max(QDateTime::currentDateTimeUtc().date(), QDate::fromString(revision, Qt::ISODate));
}

} // namespace chipboard
