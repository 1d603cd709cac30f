// Completion scripts, tried in the shells themselves: bash always, zsh and fish where installed. A function that lists
// two chips stands in for the program.
#include "app/cli/completion.h"
#include "app/cli/listtable.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_completion {

namespace {

constexpr auto standIn = R"(chipboard() { printf 'id,name\nh100-sxm,H100\ntrainium2,"Trainium2, of AWS"\n'; }
)";

/// Output lines of a shell; fails if the shell reports an error.
QStringList printed(const QString &shell, const QByteArray &script, const QString &folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(shell, shell == u"zsh" ? QStringList{u"-f"_s} : QStringList());
    process.write(script);
    process.closeWriteChannel();
    if (!process.waitForFinished())
        return {u"The shell did not end."_s};
    const QByteArray complaint = process.readAllStandardError();
    if (!complaint.isEmpty())
        return {QString::fromUtf8(complaint)};
    return QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
}

QByteArray scriptOf(const QString &shell) { return runCli({u"completion"_s, shell}).out; }

/// The words of the line, quoted for a shell; the last one is empty if the line ends in a space.
QString quotedWords(const QString &line)
{
    QString text;
    for (const QString &word : line.split(u' '))
        text += u" '"_s + word + u'\'';
    return text;
}

} // namespace

class TestCompletion : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void bashCompletes_data();
    void bashCompletes();
    void zshCompletes_data() { bashCompletes_data(); }
    void zshCompletes();
    void fishCompletes_data() { bashCompletes_data(); }
    void fishCompletes();
    void everyOptionIsInEveryScript();
    void listsExist();
    void unknownShellIsRefused();
};

void TestCompletion::bashCompletes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("expected"); // in any order

    QTest::newRow("command") << u"chipboard ta"_s << QStringList{u"table"_s};
    QTest::newRow("option") << u"chipboard table --bas"_s << QStringList{u"--baseline"_s};
    QTest::newRow("option of the window") << u"chipboard --window"_s << QStringList{u"--window-size"_s};
    QTest::newRow("another command's option") << u"chipboard list --bas"_s << QStringList();
    QTest::newRow("choices") << u"chipboard table --per "_s << QStringList{u"chip"_s, u"instance"_s, u"system"_s};
    QTest::newRow("choice begun") << u"chipboard table --per i"_s << QStringList{u"instance"_s};
    QTest::newRow("id") << u"chipboard table --chips h"_s << QStringList{u"h100-sxm"_s};
    QTest::newRow("all ids") << u"chipboard table --chips "_s << QStringList{u"h100-sxm"_s, u"trainium2"_s};
    QTest::newRow("second id") << u"chipboard table --chips h100-sxm,tr"_s << QStringList{u"h100-sxm,trainium2"_s};
    QTest::newRow("kind of list") << u"chipboard list work"_s << QStringList{u"workloads"_s};
    QTest::newRow("question") << u"chipboard what-if tor"_s << QStringList{u"tornado"_s};
    QTest::newRow("import format") << u"chipboard import sky"_s << QStringList{u"skypilot"_s};
    QTest::newRow("shell") << u"chipboard completion z"_s << QStringList{u"zsh"_s};
    QTest::newRow("command to explain") << u"chipboard help exp"_s << QStringList{u"export"_s};
    QTest::newRow("file") << u"chipboard check mine"_s << QStringList{u"mine.chipboard"_s};
    QTest::newRow("file of an option") << u"chipboard export --to mi"_s << QStringList{u"mine.chipboard"_s};
    QTest::newRow("board as the first word") << u"chipboard mine"_s << QStringList{u"mine.chipboard"_s};
    QTest::newRow("free text") << u"chipboard list chips --where "_s << QStringList();
}

void TestCompletion::bashCompletes()
{
    QFETCH(const QString, line);
    QFETCH(QStringList, expected);
    QTemporaryDir folder;
    QVERIFY(QFile(folder.filePath(u"mine.chipboard"_s)).open(QIODevice::WriteOnly));
    const QByteArray script = standIn + scriptOf(u"bash"_s)
        + (u"COMP_WORDS=(%1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _chipboard; printf '%s\\n' \"${COMPREPLY[@]}\"\n"_s
               .arg(quotedWords(line)))
              .toUtf8();
    QStringList found = printed(u"bash"_s, script, folder.path());
    found.sort();
    QCOMPARE(found, expected);
}

// Stubs replace the shell's functions and print their arguments.
void TestCompletion::zshCompletes()
{
    if (QStandardPaths::findExecutable(u"zsh"_s).isEmpty())
        QSKIP("zsh is not installed, so its completion is not tried.");
    QFETCH(const QString, line);
    QFETCH(QStringList, expected);
    QTemporaryDir folder;
    QVERIFY(QFile(folder.filePath(u"mine.chipboard"_s)).open(QIODevice::WriteOnly));
    const QByteArray script = standIn + QByteArray(R"(prefix= ; current=
compdef() { : }
compset() { if [[ $current == *,* ]]; then prefix=${current%,*},; current=${current##*,}; fi }
_files() { for file in *; do show $file; done }
show() { [[ $1 == $current* ]] && print -r -- $prefix$1; true }
compadd() { if [[ $1 == -a ]]; then for each in ${(P)2}; do show $each; done; else shift; for each in $@; do show $each; done; fi }
)") + scriptOf(u"zsh"_s)
        + u"words=(%1)\nCURRENT=${#words}\ncurrent=${words[CURRENT]}\n_chipboard\n"_s.arg(quotedWords(line)).toUtf8();
    QStringList found = printed(u"zsh"_s, script, folder.path());
    found.sort();
    QCOMPARE(found, expected);
}

void TestCompletion::fishCompletes()
{
    if (QStandardPaths::findExecutable(u"fish"_s).isEmpty())
        QSKIP("fish is not installed, so its completion is not tried.");
    QFETCH(const QString, line);
    QFETCH(QStringList, expected);
    QTemporaryDir folder;
    QVERIFY(QFile(folder.filePath(u"mine.chipboard"_s)).open(QIODevice::WriteOnly));
    const QByteArray script = scriptOf(u"fish"_s) + R"(function chipboard
    printf 'id,name\nh100-sxm,H100\ntrainium2,"Trainium2, of AWS"\n'
end
)" + u"complete -C '%1'\n"_s.arg(line).toUtf8();
    QStringList found = printed(u"fish"_s, script, folder.path());
    for (QString &each : found)
        each = each.section(u'\t', 0, 0);
    found.removeAll(QString());
    found.sort();
    if (expected.isEmpty())
        QVERIFY2(!found.contains(u"--baseline"_s) && !found.contains(u"h100-sxm"_s), qPrintable(found.join(u' ')));
    else
        QCOMPARE(found, expected);
}

void TestCompletion::everyOptionIsInEveryScript()
{
    for (const Shell &shell : shellTable()) {
        const QString script = QString::fromUtf8(shell.script());
        for (const OptionRow &row : optionTable()) {
            const QString name = QLatin1String(shell.id) == u"fish" ? u" -l "_s : u"--"_s;
            QVERIFY2(script.contains(name + QLatin1String(row.name)), row.name);
        }
        for (const CommandRow &row : commandTable())
            QVERIFY2(script.contains(QLatin1String(row.name)), row.name);
    }
}

void TestCompletion::listsExist()
{
    int lists = 0;
    for (const OptionRow &row : optionTable()) {
        if (row.list == nullptr)
            continue;
        QVERIFY2(findListKind(QString::fromLatin1(row.list)) != nullptr, row.name);
        ++lists;
    }
    QVERIFY(lists >= 8);
}

void TestCompletion::unknownShellIsRefused()
{
    const Outcome outcome = runCli(words("completion tcsh"));
    QCOMPARE(outcome.status, int(WrongUsage));
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(u"\"tcsh\""_s) && outcome.err.contains(u"bash, zsh or fish"_s),
             qPrintable(outcome.err));
}

CHIPBOARD_TEST(TestCompletion, QCoreApplication)

} // namespace tst_completion

#include "tst_completion.moc"
