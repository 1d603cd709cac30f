#include "app/surroundings.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace chipboard {
namespace {

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
    findHome();
    watchEndingSignals();
}

SessionFolderGuard::SessionFolderGuard()
{
#ifdef Q_OS_UNIX
    const passwd *user = getpwuid(geteuid());
    const QString name = user != nullptr ? QFile::decodeName(user->pw_name) : QString::number(geteuid());
    const QString folder = QDir::tempPath() + QStringLiteral("/runtime-") + name; // as QStandardPaths names it
    if (!QFileInfo::exists(folder))
        m_made = folder;
#endif
}

SessionFolderGuard::~SessionFolderGuard()
{
    if (!m_made.isEmpty())
        QDir().rmdir(m_made); // unless something is in it
}

} // namespace chipboard
