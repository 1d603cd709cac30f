// growHeap() maps startup memory in advance: compares page faults with and without it.
#include "app/surroundings.h"
#include "tests/support/testmain.h"

#include <array>
#include <cstdlib>
#include <thread>

#ifdef __GLIBC__
#include <sys/mman.h>
#include <sys/resource.h>
#endif

using namespace chipboard;

namespace tst_heap {

class TestHeap : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void blocksOfTheStartTakeNoFaults();
    void blocksOfAnotherThreadTakeNone();
};

namespace {

// 400 blocks of a page plus heap header: 1.6 MiB of the 3 MiB.
constexpr int blocks = 400;
constexpr std::size_t blockSize = 4096;

#if defined(__GLIBC__) && defined(MADV_POPULATE_WRITE)

long faultsOfThisThread()
{
    rusage used{};
    getrusage(RUSAGE_THREAD, &used);
    return used.ru_minflt;
}

/// Page faults of writing to the blocks; frees them at the end.
long faultsOfBlocks()
{
    std::array<void *, blocks> all{};
    const long before = faultsOfThisThread();
    for (void *&block : all) {
        block = std::malloc(blockSize);
        if (block != nullptr)
            *static_cast<volatile char *>(block) = 1;
    }
    const long faults = faultsOfThisThread() - before;
    for (void *block : all)
        std::free(block);
    return faults;
}

bool isPopulating()
{
    constexpr std::size_t length = 64 * 4096;
    void *const area = mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    const bool done = area != MAP_FAILED && madvise(area, length, MADV_POPULATE_WRITE) == 0;
    if (area != MAP_FAILED)
        munmap(area, length);
    return done;
}

#else

long faultsOfBlocks() { return 0; }

bool isPopulating() { return false; }

#endif

} // namespace

void TestHeap::initTestCase()
{
    if (!isPopulating())
        QSKIP("This system does not hand out memory at once (it takes glibc and Linux 5.14).");
    // The sanitizers and valgrind replace the allocator.
    if (qEnvironmentVariableIsSet("ASAN_OPTIONS") || qEnvironmentVariable("LD_PRELOAD").contains(u"valgrind"))
        QSKIP("The heap is not the C library's here.");
}

void TestHeap::blocksOfTheStartTakeNoFaults()
{
    growHeap();
    const long faults = faultsOfBlocks();
    QVERIFY2(faults < blocks / 10, qPrintable(QString::number(faults)));
}

// Each thread has its own arena. Without growHeap() each block takes one fault.
void TestHeap::blocksOfAnotherThreadTakeNone()
{
    long bare = 0;
    long grown = 0;
    std::thread([&bare] { bare = faultsOfBlocks(); }).join();
    std::thread([&grown] {
        growHeap();
        grown = faultsOfBlocks();
    }).join();
    QVERIFY2(grown < blocks / 10, qPrintable(QStringLiteral("%1, and %2 without").arg(grown).arg(bare)));
}

CHIPBOARD_TEST(TestHeap, chipboard::testing::NoApplication)

} // namespace tst_heap

#include "tst_heap.moc"
