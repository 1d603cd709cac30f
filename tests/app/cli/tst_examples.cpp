// Every example of the manual page and the README works as shown, with files of the names it uses.
#include "tests/app/cli/clirun.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using chipboard::test::Outcome;
using chipboard::test::runCli;

namespace tst_examples {

class TestExamples : public chipboard::testing::StrictTest
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void initTestCase();
    void work_data();
    void work();
    void cleanupTestCase() { QDir::setCurrent(m_before); }

private:
    QTemporaryDir m_directory;
    QStringList m_given; ///< files that the examples name
    QString m_before = QDir::currentPath();
};

namespace {

const QString source = QStringLiteral(CHIPBOARD_SOURCE_DIR "/");

QString textOf(const QString &path)
{
    QFile file(source + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString manPage() { return textOf(u"resources/man/chipboard.1"_s).replace(u"\\-"_s, u"-"_s); }

/// The text after "chipboard" in each match.
QStringList commandsIn(const QString &text, const QRegularExpression &pattern)
{
    QStringList commands;
    for (auto match = pattern.globalMatch(text); match.hasNext();)
        commands << match.next().captured(1);
    return commands;
}

// An id that the catalogue lacks demonstrates an error message.
bool isOfAnError(const QString &command) { return command.contains(u"trainum2"); }

} // namespace

// The files that the examples name; the slides are those of the manual page.
void TestExamples::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_directory.path().toUtf8());
    QVERIFY(m_directory.isValid() && QDir(m_directory.path()).mkpath(u"home/.local/share/chipboard/catalog"_s));
    QDir::setCurrent(m_directory.path());
    const std::pair<QString, QString> copies[] = {
        {u"modelconfig/dense.json"_s, u"config.json"_s},
        {u"runs/each-kind.json"_s, u"measurements.json"_s},
        {u"prices/skypilot-aws.csv"_s, u"aws.csv"_s},
        {u"board/default.chipboard"_s, u"home/.local/share/chipboard/catalog/own.chipboard"_s}};
    for (const auto &[from, to] : copies)
        QVERIFY2(QFile::copy(source + u"tests/corpus/"_s + from, to), qPrintable(from));
    const QString page = manPage();
    const qsizetype from = page.indexOf(u"{\"kind\": \"deck\""_s);
    QFile slides(u"slides.json"_s);
    QVERIFY(from > 0 && slides.open(QIODevice::WriteOnly));
    slides.write(page.mid(from, page.indexOf(u"\n.fi"_s, from) - from).toUtf8());
    slides.close();
    m_given = QDir().entryList(QDir::Files);
}

void TestExamples::work_data()
{
    QTest::addColumn<QString>("command");
    const QString page = manPage();
    const QRegularExpression line(u"^chipboard (.+)$"_s, QRegularExpression::MultilineOption);
    const QRegularExpression prompt(u"^    \\$ chipboard (.+)$"_s, QRegularExpression::MultilineOption);
    const QStringList ofPage = commandsIn(page.mid(page.indexOf(u".SH EXAMPLES"_s)), line);
    const QStringList ofReadme = commandsIn(textOf(u"README.md"_s), prompt);
    QVERIFY(ofPage.size() > 5 && ofReadme.size() > 10);
    for (const QString &command : ofPage + ofReadme)
        QTest::newRow(qPrintable(command.left(150))) << command;
}

void TestExamples::work()
{
    QFETCH(QString, command);
    for (const QString &name : QDir().entryList(QDir::Files)) {
        if (!m_given.contains(name))
            QVERIFY(QFile::remove(name)); // left over from another example
    }
    command.replace(u"~/"_s, m_directory.filePath(u"home/"_s));
    const Outcome outcome = runCli(QProcess::splitCommand(command));
    QVERIFY2((outcome.status != int(Fine)) == isOfAnError(command), qPrintable(outcome.err));
    QVERIFY2(isOfAnError(command) ? outcome.err.contains(u"Did you mean trainium2"_s) : !outcome.out.isEmpty(),
             qPrintable(outcome.err));
}

CHIPBOARD_TEST(TestExamples, QApplication)

} // namespace tst_examples

#include "tst_examples.moc"
