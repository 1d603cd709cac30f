// A disk and a clock that fail when they are told to, for tests/e2e/faults.py: preloaded into the program (LD_PRELOAD),
// so no root is needed and the program is the one that is shipped. The calls that reach files below some folders are
// counted; the n-th of the kinds that were asked for fails, or something happens to its file first. What is asked for:
//
//   FAULT_UNDER   folders and files, separated by colons; what is elsewhere is left alone
//   FAULT_CALLS   kinds of calls, separated by commas: open (for writing), write, sync, name (make or rename), gone
//                 (remove), ask (may this be written?), look (open for reading), read
//   FAULT_NTH     the call that fails; 0: none, they are only counted
//   FAULT_ALL     set: all calls from there on
//   FAULT_DO      the name of an error, or one of the words of `deeds`
//   FAULT_LOG     a file that gets a line for each counted call, one for the fault in capitals
//   FAULT_CLOCK   SECONDS or SECONDS@CALLS: the clock is off by so much, perhaps only after so many looks at it
//
// The C library's streams do not call what is interposed here: where one is opened, "full" gives it a file without
// room.
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
    {"kill", Kill},     // the process ends before the call
    {"cut", Cut},       // the file loses its second half before the call
    {"grow", Grow},     // the file gets more bytes before the call
    {"remove", Remove}, // the file is gone before the call
    {"short", Short},   // half of the bytes are written, and then there is no room
    {"full", Full},     // what is opened has no room
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

/// What the environment asks for, read once.
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

/// As the kernel knows it.
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

/// The errno that the call fails with; 0: it goes on; Short and Full are for whoever asked.
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

/// The function that this one stands before.
template<typename Function>
Function *next(Function * /*self*/, const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}
#define NEXT(name) static const auto real = next(&name, #name) // NOLINT: the name is wanted as text and as function

/// -1 with errno when something is wrong.
bool refused(int wrong)
{
    if (wrong > 0)
        errno = wrong;
    return wrong > 0;
}

Call openingCall(int flags) { return (flags & O_ACCMODE) == O_RDONLY ? Look : Open; }

/// What was opened, or an empty file that cannot grow in its place. /dev/full would be one, too, but whoever reads from
/// it what he wrote gets zeros for ever, which no disk does.
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

/// A file with a name that was just made up for it.
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

// NOLINTBEGIN: the names and signatures are the C library's.
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
