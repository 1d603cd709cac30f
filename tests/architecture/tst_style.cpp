// Conventions that can be checked automatically. The rest is in CONTRIBUTING.md.
#include "tests/architecture/sourcetree.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using namespace chipboard::architecture;

namespace tst_style {

namespace {

QStringList allFolders() { return productFolders() << u"tests"_s; }

QString list(const QStringList &found) { return u'\n' + found.join(u'\n'); }

QStringList linesMatching(const QStringList &folders, const QRegularExpression &pattern, bool inCodeOnly)
{
    QStringList found;
    for (const SourceFile &file : sourceFiles(folders)) {
        const QStringList lines = (inCodeOnly ? codeOnly(file.text) : file.text).split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (pattern.match(lines.at(i)).hasMatch())
                found << u"%1:%2: %3"_s.arg(file.path).arg(i + 1).arg(file.lines().value(i).trimmed());
        }
    }
    return found;
}

/// The number of comment lines at the top of the file.
qsizetype openingCommentLines(const SourceFile &file)
{
    const QStringList lines = file.lines();
    const auto end =
        std::find_if_not(lines.begin(), lines.end(), [](const QString &line) { return line.startsWith(u"//"); });
    return end - lines.begin();
}

} // namespace

class TestStyle : public QObject
{
    Q_OBJECT

private slots:
    void nowhere_data();
    void nowhere();
    void headersSayWhatTheyAreFor();
    void headersAreGuarded();
    void ownHeaderComesFirst();
    void filesEndWithOneLineBreak();
    void scriptsReadAPipeToItsEnd();
    void formattedAsClangFormatDoes();
};

void TestStyle::nowhere_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QStringList>("folders");
    QTest::addColumn<bool>("inCodeOnly");

    QTest::newRow("a note to do it later") << uR"(\b(TO)(DO)\b|\b(FIX)(ME)\b|\bX{3}\b)"_s << allFolders() << false;
    QTest::newRow("using namespace std") << uR"(using\s+namespace\s+std\b)"_s << allFolders() << true;
    QTest::newRow("blanks at the end of a line") << uR"([ \t]+$)"_s << allFolders() << false;
    QTest::newRow("a tab") << u"\t"_s << allFolders() << false;
    QTest::newRow("connections by text") << uR"(\b(SIGNAL|SLOT)\s*\()"_s << allFolders() << true;
    QTest::newRow("a singleton") << uR"(\bstatic\b[^;(]*&\s*(instance|self|global)\s*\()"_s << productFolders() << true;
    QTest::newRow("a hand-written delete") << uR"(\bdelete\s+\w)"_s << productFolders() << true;
    QTest::newRow("sleeping in a test") << uR"(\b(QTest::q(Sleep|Wait)|QThread::m?u?sleep|sleep_for)\s*\()"_s
                                        << allFolders() << true;
    QTest::newRow("a message that was for finding a fault") << uR"(\bq(Debug|Info)\s*\()"_s << allFolders() << true;
    QTest::newRow("a limit without digit groups")
        << uR"("[^"]*\b(from|and|to|most|above|below) (?!(19|20)\d\d\b)[1-9]\d{3,}\b)"_s << productFolders() << false;
    QTest::newRow("printing where there may be no terminal")
        << uR"(\bstd::c(out|err)\b|\bf?(printf|puts)\s*\()"_s << QStringList{u"data"_s, u"widgets"_s} << true;
    QTest::newRow("a file written without QSaveFile") << uR"(QIODevice::(WriteOnly|ReadWrite|Append)\b.*QFile|QFile.*)"
                                                         uR"(QIODevice::(WriteOnly|ReadWrite|Append)\b)"_s
                                                      << productFolders() << true;
}

void TestStyle::nowhere()
{
    QFETCH(const QString, pattern);
    QFETCH(const QStringList, folders);
    QFETCH(const bool, inCodeOnly);
    const QStringList found = linesMatching(folders, QRegularExpression(pattern), inCodeOnly);
    QVERIFY2(found.isEmpty(), qPrintable(list(found)));
}

void TestStyle::headersSayWhatTheyAreFor()
{
    QStringList found;
    for (const SourceFile &file : sourceFiles(productFolders())) {
        const qsizetype lines = openingCommentLines(file);
        const bool told = file.text.startsWith(u"// Purpose: ") && lines <= 6;
        if (file.isHeader() && !told)
            found << file.path;
    }
    QVERIFY2(found.isEmpty(), qPrintable(u"No \"// Purpose: \" of one to six lines:"_s + list(found)));
}

void TestStyle::headersAreGuarded()
{
    for (const SourceFile &file : sourceFiles(allFolders()))
        QVERIFY2(!file.isHeader() || file.text.contains(u"\n#pragma once\n"), qPrintable(file.path));
}

void TestStyle::ownHeaderComesFirst()
{
    const QList<SourceFile> files = sourceFiles(productFolders());
    QSet<QString> paths;
    for (const SourceFile &file : files)
        paths << file.path;
    for (const SourceFile &file : files) {
        const QString own = file.path.chopped(file.isHeader() ? 2 : 4) + u".h"_s;
        const QList<Include> includes = includesOf(file);
        if (!file.isHeader() && paths.contains(own))
            QVERIFY2(!includes.isEmpty() && includes.constFirst().file == own, qPrintable(file.path));
    }
}

void TestStyle::filesEndWithOneLineBreak()
{
    for (const SourceFile &file : sourceFiles(allFolders()))
        QVERIFY2(file.text.endsWith(u'\n') && !file.text.endsWith(u"\n\n"), qPrintable(file.path));
}

// Under pipefail a reader that stops early breaks the line now and then: the writer ends by SIGPIPE.
void TestStyle::scriptsReadAPipeToItsEnd()
{
    const QDir root(QStringLiteral(CHIPBOARD_SOURCE_DIR));
    QStringList scripts{u"dev"_s, u".ci/run"_s};
    for (const QString &name : QDir(root.filePath(u"tests/e2e"_s)).entryList({u"*.sh"_s}))
        scripts << u"tests/e2e/"_s + name;
    QVERIFY(scripts.size() > 4);
    const QRegularExpression stops(uR"(\|\s*(grep\s+-\w*[qm]|head\b))"_s);
    for (const QString &script : std::as_const(scripts)) {
        QFile file(root.filePath(script));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(script));
        const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
        for (const QString &line : lines)
            QVERIFY2(!stops.match(line).hasMatch(), qPrintable(script + u": "_s + line));
    }
}

void TestStyle::formattedAsClangFormatDoes()
{
    // Other versions format differently.
    const QString program = QStandardPaths::findExecutable(u"clang-format-14"_s);
    if (program.isEmpty())
        QSKIP("clang-format 14 is not installed; ./dev format installs it.");
    QStringList arguments{u"--dry-run"_s, u"--Werror"_s};
    const QList<SourceFile> files = sourceFiles(allFolders());
    for (const SourceFile &file : files)
        arguments << file.path;
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(CHIPBOARD_SOURCE_DIR));
    process.start(program, arguments);
    QVERIFY(process.waitForFinished(120'000));
    const QString found = QString::fromUtf8(process.readAllStandardError());
    QVERIFY2(process.exitCode() == 0, qPrintable(found.left(4000)));
}

CHIPBOARD_TEST(TestStyle, chipboard::testing::NoApplication)

} // namespace tst_style

#include "tst_style.moc"
