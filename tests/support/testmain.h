// Purpose: many test classes in one program, one program per folder: a test needs no link step and no process start by
// CMake. Each class is registered under its file name, which ctest passes as the first argument.
#pragma once

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

namespace chipboard::testing {

/// The main() of a single test class.
using TestMain = int (*)(int argc, char **argv);

/// Registers the class at program start.
class TestEntry
{
public:
    TestEntry(const char *file, TestMain run);
};

/// Its tests fail on any warning.
class StrictTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
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

// Qt's macro builds the description even when the check holds, so fault searches would run twice.
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

/// The last statement of a test file, in the test's namespace. `Application`: QApplication for tests with widgets,
/// QCoreApplication for tests without, NoApplication where even that would interfere.
#define CHIPBOARD_TEST(Test, Application)                                                                              \
    static const chipboard::testing::TestEntry entryOf##Test(__FILE__, &chipboard::testing::runTest<Test, Application>);
/// For a test that must set something up before its application starts.
#define CHIPBOARD_TEST_MAIN(main) static const chipboard::testing::TestEntry entryOfMain(__FILE__, &(main));
