// Records which places of a library a program executes. Preloaded by ground.py, which writes and reads the files. Each
// place gets a breakpoint, which is removed at its first hit, so the cost is near zero and no other build is needed.
// REACH_LIBRARY is part of the library's path, REACH_PLACES a file of sorted offsets into it (64 bits each),
// REACH_FOUND a file with one byte per place, set to 1 on a hit.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

namespace {

constexpr unsigned char Breakpoint = 0xcc;

struct Code
{
    std::uintptr_t base = 0;
    struct
    {
        std::uintptr_t start;
        std::size_t size;
    } parts[8];
    int count = 0;
};

// At this point the C library has not initialised the environment yet.
char **environment = nullptr;

char *variable(const char *name)
{
    const std::size_t length = std::strlen(name);
    for (char **one = environment; one && *one; ++one) {
        if (std::strncmp(*one, name, length) == 0 && (*one)[length] == '=')
            return *one + length + 1;
    }
    return nullptr;
}

// Global state for the signal handler.
const std::uint64_t *places = nullptr;
std::size_t count = 0;
unsigned char *found = nullptr;
unsigned char *kept = nullptr;
std::uintptr_t base = 0;

int look(dl_phdr_info *info, std::size_t, void *data)
{
    if (!std::strstr(info->dlpi_name, variable("REACH_LIBRARY")))
        return 0;
    auto &code = *static_cast<Code *>(data);
    code.base = info->dlpi_addr;
    const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    for (int part = 0; part < info->dlpi_phnum && code.count < 8; ++part) {
        const auto &header = info->dlpi_phdr[part];
        if (header.p_type != PT_LOAD || !(header.p_flags & PF_X))
            continue;
        const std::uintptr_t start = (info->dlpi_addr + header.p_vaddr) & ~(page - 1);
        code.parts[code.count++] = {start, info->dlpi_addr + header.p_vaddr + header.p_memsz - start};
    }
    return 1;
}

void *mapped(const char *path, int flags, std::size_t &size)
{
    const int file = open(path, flags);
    struct stat told = {};
    if (file < 0 || fstat(file, &told) != 0)
        return nullptr;
    size = static_cast<std::size_t>(told.st_size);
    void *memory = mmap(nullptr, size, flags == O_RDWR ? PROT_READ | PROT_WRITE : PROT_READ, MAP_SHARED, file, 0);
    close(file);
    return memory == MAP_FAILED ? nullptr : memory;
}

// Two threads may hit a place at once: the second one finds the original code and also resumes there.
void come(int, siginfo_t *, void *context)
{
    auto &here = static_cast<ucontext_t *>(context)->uc_mcontext.gregs[REG_RIP];
    const std::uintptr_t address = static_cast<std::uintptr_t>(here) - 1;
    const std::uint64_t *place = std::lower_bound(places, places + count, address - base);
    if (place == places + count || *place != address - base) {
        std::signal(SIGTRAP, SIG_DFL);
        return;
    }
    found[place - places] = 1;
    *reinterpret_cast<unsigned char *>(address) = kept[place - places];
    here = static_cast<greg_t>(address);
}

// With -z initfirst this runs before the library initialises its tables.
__attribute__((constructor)) void begin(int, char **, char **given)
{
    environment = given;
    if (char *preloaded = variable("LD_PRELOAD"))
        *preloaded = '\0'; // child processes are not traced
    const char *asked = variable("REACH_PLACES");
    const char *answer = variable("REACH_FOUND");
    Code code;
    std::size_t answers = 0;
    if (!asked || !answer || !variable("REACH_LIBRARY") || dl_iterate_phdr(look, &code) == 0)
        return;
    places = static_cast<const std::uint64_t *>(mapped(asked, O_RDONLY, count));
    found = static_cast<unsigned char *>(mapped(answer, O_RDWR, answers));
    count /= sizeof(std::uint64_t);
    if (!places || !found || answers != count)
        return;
    kept =
        static_cast<unsigned char *>(mmap(nullptr, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (kept == MAP_FAILED)
        return;
    base = code.base;
    struct sigaction action = {};
    action.sa_sigaction = come;
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigaction(SIGTRAP, &action, nullptr);
    for (int part = 0; part < code.count; ++part) {
        const auto [start, size] = code.parts[part];
        if (mprotect(reinterpret_cast<void *>(start), size, PROT_READ | PROT_WRITE | PROT_EXEC) != 0)
            return;
    }
    // Debug information still lists code that the linker removed, at addresses outside the code.
    const auto isCode = [&](std::uintptr_t address) {
        return std::any_of(code.parts, code.parts + code.count, [address](const auto &part) {
            return address >= part.start && address < part.start + part.size;
        });
    };
    for (std::size_t index = 0; index < count; ++index) {
        auto *const byte = reinterpret_cast<unsigned char *>(base + places[index]);
        if (!isCode(base + places[index]))
            continue;
        kept[index] = *byte;
        *byte = Breakpoint;
    }
}

} // namespace
