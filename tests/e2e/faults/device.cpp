// Injects failures of disk and clock, for tests/e2e/faults.py. It is preloaded (LD_PRELOAD), so that it needs no root
// and tests the shipped program. It counts the calls on files below some folders; the n-th call of the selected kinds
// fails, or its file is changed first. Environment variables:
//
//   FAULT_UNDER   files and folders, separated by colons; others are not affected
//   FAULT_CALLS   kinds of calls, separated by commas: open (for writing), write, sync, name (create or rename), gone
//                 (remove), ask (check write access), look (open for reading), read
//   FAULT_NTH     number of the call that fails; 0: only count calls
//   FAULT_ALL     if set, all later calls fail, too
//   FAULT_DO      the name of an error, or a word of `deeds`
//   FAULT_LOG     file for one line per counted call; the fault in capitals
//   FAULT_CLOCK   SECONDS or SECONDS@CALLS: shifts the clock, optionally after that many reads
//
// The C library's streams bypass these functions; "full" replaces a stream's file by one without space.
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

struct Word
{
    const char *text;
    int value;
};
enum Deed : int { Kill = -1, Cut = -2, Grow = -3, Remove = -4, Short = -5, Full = -6 };
constexpr Word deeds[] = {
    {"kill", Kill},     // ends the process before the call
    {"cut", Cut},       // truncates the file to half before the call
    {"grow", Grow},     // appends to the file before the call
    {"remove", Remove}, // removes the file before the call
    {"short", Short},   // writes half of the bytes, then the disk is full
    {"full", Full},     // opens a file without space
    {"ENOSPC", ENOSPC}, {"EIO", EIO}, {"EACCES", EACCES}, {"EROFS", EROFS}, {"EDQUOT", EDQUOT},
};
enum Call : unsigned { Open = 1, Write = 2, Sync = 4, Name = 8, Look = 16, Read = 32, Ask = 64, Gone = 128 };
constexpr Word calls[] = {{"open", Open}, {"write", Write}, {"sync", Sync}, {"name", Name},
                          {"look", Look}, {"read", Read},   {"ask", Ask},   {"gone", Gone}};

template<typename Words>
int valueOf(const Words &words, const char *text, std::size_t length)
{
    for (const Word &word : words) {
        if (std::strlen(word.text) == length && std::strncmp(word.text, text, length) == 0)
            return word.value;
    }
    return 0;
}

/// The settings from the environment, read once.
struct Plan
{
    const char *under = std::getenv("FAULT_UNDER");
    unsigned kinds = 0;
    long nth = 0;
    bool all = std::getenv("FAULT_ALL") != nullptr;
    int deed = 0;
    int log = -1;
    long clockShift = 0;
    long clockAfter = 0;

    Plan()
    {
        const char *list = std::getenv("FAULT_CALLS");
        for (const char *at = list == nullptr ? "" : list; *at != '\0'; at += *at == ',' ? 1 : 0) {
            const std::size_t length = std::strcspn(at, ",");
            kinds |= static_cast<unsigned>(valueOf(calls, at, length));
            at += length;
        }
        if (const char *number = std::getenv("FAULT_NTH"))
            nth = std::strtol(number, nullptr, 10);
        if (const char *word = std::getenv("FAULT_DO"))
            deed = valueOf(deeds, word, std::strlen(word));
        if (const char *file = std::getenv("FAULT_LOG"))
            log =
                static_cast<int>(syscall(SYS_openat, AT_FDCWD, file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
        if (const char *clock = std::getenv("FAULT_CLOCK")) {
            char *end = nullptr;
            clockShift = std::strtol(clock, &end, 10);
            clockAfter = *end == '@' ? std::strtol(end + 1, nullptr, 10) : 0;
        }
    }
};

const Plan &plan()
{
    static const Plan asked;
    return asked;
}

std::atomic<long> counted{0};
std::atomic<long> clockLooks{0};

void tell(const char *word, const char *path)
{
    char line[4200];
    const int length = std::snprintf(line, sizeof line, "%s %s\n", word, path);
    if (plan().log >= 0 && length > 0)
        (void)syscall(SYS_write, plan().log, line, static_cast<std::size_t>(length));
}

bool isWatched(const char *path)
{
    for (const char *at = plan().under == nullptr ? "" : plan().under; *at != '\0'; at += *at == ':' ? 1 : 0) {
        const std::size_t length = std::strcspn(at, ":");
        if (length > 0 && std::strncmp(at, path, length) == 0)
            return true;
        at += length;
    }
    return false;
}

/// The absolute path of a file.
struct Path
{
    char text[4096] = "";

    explicit Path(int file)
    {
        char link[64];
        std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        const auto length = syscall(SYS_readlink, link, text, sizeof text - 1);
        text[length > 0 ? length : 0] = '\0';
    }
    Path(int folder, const char *path)
    {
        if (path[0] != '/' && folder == AT_FDCWD)
            (void)syscall(SYS_getcwd, text, sizeof text);
        else if (path[0] != '/')
            *this = Path(folder);
        const std::size_t used = std::strlen(text);
        std::snprintf(text + used, sizeof text - used, path[0] == '/' ? "%s" : "/%s", path);
    }
};

void befall(const char *path, int deed)
{
    struct stat found
    {
    };
    if (deed == Kill)
        (void)syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    else if (deed == Cut && stat(path, &found) == 0)
        (void)syscall(SYS_truncate, path, found.st_size / 2);
    else if (deed == Remove)
        (void)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    else if (deed == Grow) {
        const auto file = static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND, 0));
        static const char more[] = "\nmore,of,it,came\n";
        for (int i = 0; i < 64; ++i)
            (void)syscall(SYS_write, file, more, sizeof more - 1);
        (void)syscall(SYS_close, file);
    }
}

/// The errno of the failing call; 0: the call proceeds. The caller handles Short and Full.
int verdict(Call call, const char *path)
{
    const Plan &asked = plan();
    if ((asked.kinds & call) == 0 || !isWatched(path))
        return 0;
    const long number = ++counted;
    const bool isHit = asked.nth > 0 && (number == asked.nth || (asked.all && number > asked.nth));
    for (const Word &word : calls) {
        if (static_cast<unsigned>(word.value) == call)
            tell(isHit ? "FAULT" : word.text, path);
    }
    if (asked.deed == Short && asked.nth > 0 && number > asked.nth)
        return ENOSPC;
    if (!isHit)
        return 0;
    if (asked.deed == Short && call != Write)
        return ENOSPC;
    if (asked.deed > 0 || asked.deed == Short || asked.deed == Full)
        return asked.deed;
    befall(path, asked.deed);
    return 0;
}

int verdict(Call call, int file) { return (plan().kinds & call) == 0 ? 0 : verdict(call, Path(file).text); }
int verdict(Call call, int folder, const char *path)
{
    return (plan().kinds & call) == 0 ? 0 : verdict(call, Path(folder, path).text);
}

/// The interposed function itself.
template<typename Function>
Function *next(Function * /*self*/, const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}
#define NEXT(name) static const auto real = next(&name, #name) // NOLINT: the name is needed as text and as a function

/// Sets errno if `wrong` is an error.
bool refused(int wrong)
{
    if (wrong > 0)
        errno = wrong;
    return wrong > 0;
}

Call openingCall(int flags) { return (flags & O_ACCMODE) == O_RDONLY ? Look : Open; }

/// The opened file, for Full replaced by an empty file that cannot grow. /dev/full does not work: reading back what was
/// written gives endless zeros, unlike any disk.
int opened(int file, int wrong)
{
    if (wrong == Full && file >= 0) {
        const int full = memfd_create("full", MFD_CLOEXEC | MFD_ALLOW_SEALING);
        (void)fcntl(full, F_ADD_SEALS, F_SEAL_GROW);
        (void)syscall(SYS_dup3, full, file, O_CLOEXEC);
        (void)syscall(SYS_close, full);
    }
    return file;
}

int openAt(int folder, const char *path, int flags, mode_t mode)
{
    const int wrong = verdict(openingCall(flags), folder, path);
    if (refused(wrong))
        return -1;
    return opened(static_cast<int>(syscall(SYS_openat, folder, path, flags, mode)), wrong);
}

std::FILE *openStream(std::FILE *(*real)(const char *, const char *), const char *path, const char *mode)
{
    const bool reads = mode[0] == 'r' && std::strchr(mode, '+') == nullptr;
    const int wrong = verdict(reads ? Look : Open, AT_FDCWD, path);
    if (refused(wrong))
        return nullptr;
    std::FILE *stream = real(path, mode);
    if (stream != nullptr)
        opened(fileno(stream), wrong);
    return stream;
}

/// For files whose names the C library generates.
int made(int file)
{
    if (file < 0)
        return file;
    const Path path(file);
    const int wrong = verdict(Open, path.text);
    if (!refused(wrong))
        return opened(file, wrong);
    (void)syscall(SYS_close, file);
    (void)syscall(SYS_unlinkat, AT_FDCWD, path.text, 0);
    errno = wrong;
    return -1;
}

long shiftNow()
{
    const Plan &asked = plan();
    return asked.clockShift != 0 && ++clockLooks > asked.clockAfter ? asked.clockShift : 0;
}

mode_t modeOf(int flags, std::va_list arguments)
{
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? static_cast<mode_t>(va_arg(arguments, int)) : 0;
}

} // namespace

// NOLINTBEGIN: names and signatures are those of the C library.
#define OPENS(name)                                                                                                    \
    extern "C" int name(const char *path, int flags, ...)                                                              \
    {                                                                                                                  \
        std::va_list arguments;                                                                                        \
        va_start(arguments, flags);                                                                                    \
        const mode_t mode = modeOf(flags, arguments);                                                                  \
        va_end(arguments);                                                                                             \
        return openAt(AT_FDCWD, path, flags, mode);                                                                    \
    }
#define OPENS_AT(name)                                                                                                 \
    extern "C" int name(int folder, const char *path, int flags, ...)                                                  \
    {                                                                                                                  \
        std::va_list arguments;                                                                                        \
        va_start(arguments, flags);                                                                                    \
        const mode_t mode = modeOf(flags, arguments);                                                                  \
        va_end(arguments);                                                                                             \
        return openAt(folder, path, flags, mode);                                                                      \
    }
OPENS(open)
OPENS(open64)
OPENS_AT(openat)
OPENS_AT(openat64)
extern "C" int __open_2(const char *path, int flags) { return openAt(AT_FDCWD, path, flags, 0); }
extern "C" int __open64_2(const char *path, int flags) { return openAt(AT_FDCWD, path, flags, 0); }
extern "C" int __openat_2(int folder, const char *path, int flags) { return openAt(folder, path, flags, 0); }
extern "C" int __openat64_2(int folder, const char *path, int flags) { return openAt(folder, path, flags, 0); }

#define STREAM(name)                                                                                                   \
    extern "C" std::FILE *name(const char *path, const char *mode)                                                     \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        return openStream(real, path, mode);                                                                           \
    }                                                                                                                  \
    static_assert(true)
STREAM(fopen);
STREAM(fopen64);

#define TEMPORARY(name)                                                                                                \
    extern "C" int name(char *path)                                                                                    \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        return made(real(path));                                                                                       \
    }                                                                                                                  \
    static_assert(true)
TEMPORARY(mkstemp);
TEMPORARY(mkstemp64);

#define WRITES(name, Arguments, passed)                                                                                \
    extern "C" ssize_t name Arguments                                                                                  \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        const int wrong = verdict(Write, file);                                                                        \
        if (refused(wrong))                                                                                            \
            return -1;                                                                                                 \
        if (wrong == Short)                                                                                            \
            size /= 2;                                                                                                 \
        return real passed;                                                                                            \
    }                                                                                                                  \
    static_assert(true)
WRITES(write, (int file, const void *bytes, size_t size), (file, bytes, size));
WRITES(pwrite, (int file, const void *bytes, size_t size, off_t at), (file, bytes, size, at));
WRITES(pwrite64, (int file, const void *bytes, size_t size, off64_t at), (file, bytes, size, at));
WRITES(writev, (int file, const iovec *bytes, int size), (file, bytes, size));

#define OF_A_FILE(call, Answer, name, Arguments, passed)                                                               \
    extern "C" Answer name Arguments                                                                                   \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        return refused(verdict(call, file)) ? -1 : real passed;                                                        \
    }                                                                                                                  \
    static_assert(true)
OF_A_FILE(Write, int, ftruncate, (int file, off_t size) noexcept, (file, size));
OF_A_FILE(Write, int, ftruncate64, (int file, off64_t size) noexcept, (file, size));
OF_A_FILE(Sync, int, fsync, (int file), (file));
OF_A_FILE(Sync, int, fdatasync, (int file), (file));
OF_A_FILE(Read, ssize_t, read, (int file, void *bytes, size_t size), (file, bytes, size));
OF_A_FILE(Read, ssize_t, pread, (int file, void *bytes, size_t size, off_t at), (file, bytes, size, at));
OF_A_FILE(Read, ssize_t, pread64, (int file, void *bytes, size_t size, off64_t at), (file, bytes, size, at));
OF_A_FILE(Read, ssize_t, readv, (int file, const iovec *bytes, int size), (file, bytes, size));

#define OF_A_NAME(call, name, Arguments, passed, folder, path)                                                         \
    extern "C" int name Arguments                                                                                      \
    {                                                                                                                  \
        NEXT(name);                                                                                                    \
        return refused(verdict(call, folder, path)) ? -1 : real passed;                                                \
    }                                                                                                                  \
    static_assert(true)
OF_A_NAME(Name, rename, (const char *from, const char *to) noexcept, (from, to), AT_FDCWD, to);
OF_A_NAME(Name, renameat, (int in, const char *from, int at, const char *to) noexcept, (in, from, at, to), at, to);
OF_A_NAME(Name, renameat2, (int in, const char *from, int at, const char *to, unsigned flags) noexcept,
          (in, from, at, to, flags), at, to);
OF_A_NAME(Name, link, (const char *from, const char *to) noexcept, (from, to), AT_FDCWD, to);
OF_A_NAME(Name, linkat, (int in, const char *from, int at, const char *to, int flags) noexcept,
          (in, from, at, to, flags), at, to);
OF_A_NAME(Name, mkdir, (const char *path, mode_t mode) noexcept, (path, mode), AT_FDCWD, path);
OF_A_NAME(Gone, unlink, (const char *path) noexcept, (path), AT_FDCWD, path);
OF_A_NAME(Gone, unlinkat, (int at, const char *path, int flags) noexcept, (at, path, flags), at, path);

extern "C" int access(const char *path, int mode) noexcept
{
    NEXT(access);
    return (mode & W_OK) != 0 && refused(verdict(Ask, AT_FDCWD, path)) ? -1 : real(path, mode);
}
extern "C" int faccessat(int folder, const char *path, int mode, int flags) noexcept
{
    NEXT(faccessat);
    return (mode & W_OK) != 0 && refused(verdict(Ask, folder, path)) ? -1 : real(folder, path, mode, flags);
}

extern "C" int clock_gettime(clockid_t clock, timespec *now) noexcept
{
    NEXT(clock_gettime);
    const int result = real(clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += shiftNow();
    return result;
}
extern "C" int gettimeofday(timeval *now, void *zone) noexcept
{
    NEXT(gettimeofday);
    const int result = real(now, zone);
    if (result == 0)
        now->tv_sec += shiftNow();
    return result;
}
extern "C" time_t time(time_t *place) noexcept
{
    NEXT(time);
    const time_t now = real(nullptr) + shiftNow();
    if (place != nullptr)
        *place = now;
    return now;
}
// NOLINTEND
