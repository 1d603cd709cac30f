// Size budget: long functions are hard to maintain, so the build rejects them. File length is not limited.
#include "tests/architecture/functionscanner.h"
#include "tests/architecture/sourcetree.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard::architecture;

namespace tst_sizes {

constexpr int functionLimit = 60;
constexpr int mainLimit = 40;

static QStringList allFolders() { return productFolders() << u"tests"_s; }

static QString list(const QStringList &found) { return u'\n' + found.join(u'\n'); }

class TestSizes : public QObject
{
    Q_OBJECT

private slots:
    void scannerFinds_data();
    void scannerFinds();
    void functionsAreShort();
    void mainIsShort();
};

void TestSizes::scannerFinds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("functions"); // name:first line:lines

    QTest::newRow("a function on one line") << u"int one() { return 1; }\n"_s << QStringList{u"one:1:1"_s};
    QTest::newRow("a method in a namespace")
        << u"namespace a {\n\nvoid A::run()\n{\n    go();\n}\n\n} // namespace a\n"_s << QStringList{u"A::run:3:4"_s};
    QTest::newRow("a signature on two lines counts from its first")
        << u"int add(int first,\n        int second)\n{\n    return first + second;\n}\n"_s
        << QStringList{u"add:1:5"_s};
    QTest::newRow("a constructor with braces in its initialisers")
        << u"A::A()\n    : m_a(1)\n    , m_b{2}\n{\n}\n"_s << QStringList{u"A::A:1:5"_s};
    QTest::newRow("methods inside a class, after access specifiers")
        << u"class A\n{\n    Q_OBJECT\n\npublic:\n    int a() const { return 1; }\n\nprivate:\n    int m_a = {1};\n};\n"_s
        << QStringList{u"a:6:1"_s};
    QTest::newRow("a lambda counts to its function")
        << u"void outer()\n{\n    call([] {\n        inner();\n    });\n}\n"_s << QStringList{u"outer:1:6"_s};
    QTest::newRow("tables and enums are no functions")
        << u"enum class E { A, B };\nconst Row rows[] = {\n    {\"a\", 1},\n    {\"b\", size(2)},\n};\n"_s
        << QStringList{};
    QTest::newRow("braces in comments and literals do not count")
        << u"// {\nvoid a() { b(\"{\", '{', 1'000, R\"(\n{)\"); }\n"_s << QStringList{u"a:2:2"_s};
    QTest::newRow("characters with a prefix are literals")
        << u"void a()\n{\n    b({c(u' ', u'-'), d});\n}\nvoid e() {}\n"_s << QStringList{u"a:1:4"_s, u"e:5:1"_s};
    QTest::newRow("default arguments do not hide a function")
        << u"void a(int b = 1)\n{\n}\n"_s << QStringList{u"a:1:3"_s};
    QTest::newRow("a template and a friend operator")
        << u"template<typename T>\nstruct A\n{\n    friend bool operator==(A a, A b) { return a.t == b.t; }\n};\n"_s
        << QStringList{u"operator==:4:1"_s};
    QTest::newRow("a macro with continuation lines is no function")
        << u"#define A(x) \\\n    void x() { \\\n    }\nvoid b() {}\n"_s << QStringList{u"b:4:1"_s};
}

void TestSizes::scannerFinds()
{
    QFETCH(const QString, text);
    QStringList found;
    for (const Function &function : functionsIn(text))
        found << function.name + u':' + QString::number(function.firstLine) + u':' + QString::number(function.lines);
    QTEST(found, "functions");
}

void TestSizes::functionsAreShort()
{
    QStringList tooLong;
    int count = 0;
    for (const SourceFile &file : sourceFiles(allFolders())) {
        for (const Function &function : functionsIn(file.text)) {
            ++count;
            if (function.lines > functionLimit)
                tooLong << u"%1:%2: %3 has %4 lines"_s.arg(file.path)
                               .arg(function.firstLine)
                               .arg(function.name)
                               .arg(function.lines);
        }
    }
    QVERIFY2(tooLong.isEmpty(), qPrintable(list(tooLong)));
    QVERIFY2(count > 1000, "The scanner no longer finds the functions.");
}

void TestSizes::mainIsShort()
{
    for (const SourceFile &file : sourceFiles({u"app"_s})) {
        if (file.path == u"app/main.cpp")
            QVERIFY(file.lines().size() <= mainLimit);
    }
}

CHIPBOARD_TEST(TestSizes, chipboard::testing::NoApplication)

} // namespace tst_sizes

#include "tst_sizes.moc"
