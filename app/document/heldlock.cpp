#include "app/document/heldlock.h"

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

} // namespace chipboard
