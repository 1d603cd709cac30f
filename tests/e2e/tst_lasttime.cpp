// The built program at startup with a damaged or newer autosave: a program that does not hold the autosave path does
// not touch it.
#include "app/document/lastplace.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_lasttime {

const QByteArray damaged = "{\"kind\": \"board\", ";
const QByteArray newer = "{\"kind\": \"board\", \"version\": 99}\n";
const QByteArray ini = "[board]\npath=/precious/mine.chipboard\n\n[help]\ntourSeen=true\n";
constexpr int longest = 60'000; // startup timeout on a busy machine

static bool put(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

static QByteArray contentOf(const QString &path) { return readFile(path, "none"); }

class TestLastTime : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theFirstWindowPutsItAside();
    void aSecondWindowLeavesItAlone();
    void aNewerOneIsLeftAlone();
    void whoTakesAPictureLeavesItAlone();
    void noPictureOfSomethingElse();
    void whatASecondWindowLeftIsKept();
    void thePageAskedForIsShown();
    void thePageComesBackAfterAKill();

private:
    [[nodiscard]] QString path(const QString &name) const
    {
        return m_home->filePath(u".local/share/chipboard/"_s + name);
    }
    [[nodiscard]] QString last() const { return path(u"last.chipboard"_s); }
    [[nodiscard]] QString settings() const { return m_home->filePath(u".config/chipboard/chipboard.ini"_s); }
    void start(const QStringList &arguments = {});

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<QProcess> m_program;
};

void TestLastTime::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_home = std::make_unique<QTemporaryDir>();
    QVERIFY(put(settings(), ini));
}

void TestLastTime::cleanup()
{
    if (m_program) {
        m_program->kill();
        m_program->waitForFinished();
    }
    m_program.reset();
}

void TestLastTime::start(const QStringList &arguments)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString &name : environment.keys()) {
        if (name.startsWith(u"XDG_"_s))
            environment.remove(name);
    }
    environment.insert(u"HOME"_s, m_home->path());
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    environment.insert(u"XDG_RUNTIME_DIR"_s, m_home->path());
    m_program = std::make_unique<QProcess>();
    m_program->setProcessEnvironment(environment);
    m_program->start(QStringLiteral(CHIPBOARD_PROGRAM), arguments);
    QVERIFY(m_program->waitForStarted());
}

void TestLastTime::theFirstWindowPutsItAside()
{
    QVERIFY(put(last(), damaged));
    start();
    QTRY_COMPARE_WITH_TIMEOUT(contentOf(last() + u".damaged"_s), damaged, longest);
    QTRY_VERIFY(!contentOf(settings()).contains("/precious/mine.chipboard")); // the setting is replaced from now on
    QVERIFY(QFile::exists(last() + u".lock"_s));
}

// The test itself acts as the first window.
void TestLastTime::aSecondWindowLeavesItAlone()
{
    const LastPlace first(last());
    QVERIFY(first.isFirst() && put(last(), damaged));
    start();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(u"last-2.chipboard.lock"_s)), longest);
    m_program->terminate();
    m_program->waitForFinished();
    QCOMPARE(contentOf(last()), damaged);
    QVERIFY(!QFile::exists(last() + u".damaged"_s));
    QCOMPARE(contentOf(settings()), ini);
}

void TestLastTime::aNewerOneIsLeftAlone()
{
    QVERIFY(put(last(), newer));
    start();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(last() + u".lock"_s), longest);
    m_program->terminate();
    m_program->waitForFinished();
    QCOMPARE(contentOf(last()), newer);
    QVERIFY(!QFile::exists(last() + u".damaged"_s));
    QCOMPARE(contentOf(settings()), ini);
}

void TestLastTime::whoTakesAPictureLeavesItAlone()
{
    QVERIFY(put(last(), damaged));
    start({u"--screenshot"_s, m_home->filePath(u"shot.png"_s)});
    QVERIFY(m_program->waitForFinished(longest));
    QCOMPARE(m_program->exitCode(), 0);
    QCOMPARE(contentOf(last()), damaged);
    QVERIFY(!QFile::exists(last() + u".damaged"_s));
    QCOMPARE(contentOf(settings()), ini);
}

// A script must not get a screenshot of the example board in place of its own.
void TestLastTime::noPictureOfSomethingElse()
{
    const QString shot = m_home->filePath(u"shot.png"_s);
    const QList<std::pair<QStringList, int>> wrong{
        {{u"nothere.chipboard"_s}, 2}, {{u"--look"_s, u"nothere.json"_s}, 2}, {{u"--set"_s, u"utilisation=900"_s}, 1}};
    for (const auto &[arguments, status] : wrong) {
        start(arguments + QStringList{u"--screenshot"_s, shot});
        QVERIFY(m_program->waitForFinished(longest));
        QVERIFY2(m_program->exitCode() == status, qPrintable(arguments.join(u' ')));
        QVERIFY(!QFile::exists(shot));
    }
}

// An exported file opens at its page unless --page names another one.
void TestLastTime::thePageAskedForIsShown()
{
    const auto run = [this](const QStringList &arguments) {
        start(arguments);
        return m_program->waitForFinished(longest) && m_program->exitCode() == 0;
    };
    const auto exported = [&](const QString &page) { // same file name, because the window may show it
        const QString folder = m_home->filePath(page);
        const QString file = folder + u"/board.pdf"_s;
        return QDir().mkpath(folder) && run({u"export"_s, u"--page"_s, page, u"--to"_s, file}) ? file : QString();
    };
    const auto picture = [&](const QStringList &arguments) {
        const QString shot = m_home->filePath(u"shot.png"_s);
        return run(arguments + QStringList{u"--screenshot"_s, shot}) ? contentOf(shot) : QByteArray();
    };
    const QString compare = exported(u"compare"_s);
    const QByteArray opened = picture({compare});
    const QByteArray asked = picture({compare, u"--page"_s, u"value"_s});
    QVERIFY(!opened.isEmpty() && !asked.isEmpty());
    QVERIFY(asked != opened);
    QVERIFY(asked == picture({exported(u"value"_s)}));
}

// The page is stored while the window is open; a start that did not restore it would store its own.
void TestLastTime::thePageComesBackAfterAKill()
{
    const auto isKept = [this](const char *page) {
        return contentOf(settings()).contains("lastPage=" + QByteArray(page) + '\n');
    };
    start({u"--page"_s, u"value"_s, u"--set"_s, u"utilisation=41"_s});
    QTRY_VERIFY_WITH_TIMEOUT(isKept("value") && QFile::exists(last()), longest);
    m_program->kill();
    m_program->waitForFinished();
    // Leftovers of other windows are collected after the page is stored; by then the window holds its path.
    const QByteArray left = "of a window that was killed";
    QVERIFY(put(path(u"last-2.chipboard"_s), left));
    start();
    QTRY_COMPARE_WITH_TIMEOUT(contentOf(path(u"last-window.chipboard"_s)), left, longest);
    m_program->terminate();
    m_program->waitForFinished();
    QVERIFY2(isKept("value"), contentOf(settings()).constData());
    start({u"--page"_s, u"compare"_s}); // --page wins
    QTRY_VERIFY_WITH_TIMEOUT(isKept("compare"), longest);
}

void TestLastTime::whatASecondWindowLeftIsKept()
{
    const LastPlace first(last());
    const QString left = path(u"last-2.chipboard"_s);
    QVERIFY(first.isFirst() && put(left, "of a window that was killed"));
    start();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(left + u".lock"_s), longest);
    QTRY_COMPARE(contentOf(path(u"last-window.chipboard"_s)), QByteArray("of a window that was killed"));
}

CHIPBOARD_TEST(TestLastTime, QCoreApplication)

} // namespace tst_lasttime

#include "tst_lasttime.moc"
