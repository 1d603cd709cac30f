#include "tests/support/testmain.h"

#include <QFileInfo>

#include <cstdio>
#include <map>
#include <vector>

namespace chipboard::testing {
static std::map<QString, TestMain> &entries()
{
    static std::map<QString, TestMain> all;
    return all;
}

TestEntry::TestEntry(const char *file, TestMain run)
{
    entries().emplace(QFileInfo(QString::fromUtf8(file)).completeBaseName(), run);
}

} // namespace chipboard::testing

/// "data_views tst_describe [Qt Test's arguments]"
int main(int argc, char **argv)
{
    using chipboard::testing::entries;
    const auto found = entries().find(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    if (found == entries().end()) {
        std::fputs("Name one of these tests, and what Qt Test is to do with it:\n", stderr);
        for (const auto &[name, run] : entries())
            std::fprintf(stderr, "    %s\n", qPrintable(name));
        return 2;
    }
    // On 1 Aug 2026 only the history lists of the catalogue count as old. Tests of age set their own date.
    qputenv("SOURCE_DATE_EPOCH", "1785542400");
    std::vector<char *> arguments(argv, argv + argc + 1);
    arguments.erase(arguments.begin() + 1);
    return found->second(argc - 1, arguments.data());
}
