// Purpose: many test classes in one program, one program a folder: a test has no link and no start of CMake of its own.
// Each class is registered under the name of its file, which ctest gives as the first argument.
#pragma once

#include <QCoreApplication>
#include <QTest>

namespace chipboard::testing {

/// What main() of a test of its own would be.
using TestMain = int (*)(int argc, char **argv);

/// Registers while the program starts.
class TestEntry
{
public:
    TestEntry(const char *file, TestMain run);
};

struct NoApplication
{
    NoApplication(int & /*argc*/, char ** /*argv*/) { }
};

template<typename Test, typename Application>
int runTest(int argc, char **argv)
{
    QTest::Internal::callInitMain<Test>();
    [[maybe_unused]] Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace chipboard::testing

// That of Qt makes the description of what holds, too: whatever looks for faults would look twice.
#undef QVERIFY2
#define QVERIFY2(statement, description)                                                                               \
    do {                                                                                                               \
        if (statement) {                                                                                               \
            if (!QTest::qVerify(true, #statement, "", __FILE__, __LINE__))                                             \
                return;                                                                                                \
        } else if (!QTest::qVerify(false, #statement, static_cast<const char *>(description), __FILE__, __LINE__)) {   \
            return;                                                                                                    \
        }                                                                                                              \
    } while (false)

/// The last statement of a test's file, in the test's namespace. `Application`: QApplication for what has widgets,
/// QCoreApplication for what has none, NoApplication where even that would be in the way.
#define CHIPBOARD_TEST(Test, Application)                                                                              \
    static const chipboard::testing::TestEntry entryOf##Test(__FILE__, &chipboard::testing::runTest<Test, Application>);
/// For one that sets something up before its application.
#define CHIPBOARD_TEST_MAIN(main) static const chipboard::testing::TestEntry entryOfMain(__FILE__, &(main));
