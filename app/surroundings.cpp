#include "app/surroundings.h"

#include <QDateTime>
#include <QFile>
#include <QHashSeed>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <malloc.h>
#include <pwd.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef Q_OS_UNIX
#endif

#ifdef __GLIBC__

#endif

namespace chipboard {

namespace {

constexpr char sessionFolder[] = "XDG_RUNTIME_DIR";

// Without HOME, Qt uses the root of the file system.
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
    // For reproducible output: parts of Qt's output depend on hash order.
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

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)

void growHeap(std::size_t bytes)
{
    constexpr int mebibyte = 1024 * 1024;
    // Smaller blocks come from the heap, which grows in steps of the top pad.
    mallopt(M_MMAP_THRESHOLD, 8 * mebibyte);
    mallopt(M_TRIM_THRESHOLD, 16 * mebibyte);
    mallopt(M_TOP_PAD, mebibyte);

    void *block = std::malloc(bytes); // NOLINT(cppcoreguidelines-no-malloc)
    if (block == nullptr)
        return;
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    const std::uintptr_t before = reinterpret_cast<std::uintptr_t>(block) % page;
    const std::size_t skipped = before == 0 ? 0 : page - before;
    const std::size_t length = bytes > skipped ? (bytes - skipped) / page * page : 0;
    if (length > 0)
        (void)madvise(static_cast<char *>(block) + skipped, length, MADV_POPULATE_WRITE); // fails before Linux 5.14
    std::free(block); // NOLINT(cppcoreguidelines-no-malloc): the heap keeps it
}

#else

void growHeap(std::size_t) { }

#endif

} // namespace chipboard
