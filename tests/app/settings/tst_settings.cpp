// Settings kept between runs. In some tests this executable, started with "--add", acts as another window.
#include "app/settings/settings.h"
#include "tests/support/diskfiles.h"
#include "tests/support/testmain.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_settings {

namespace {

QByteArray contentOf(const QString &path) { return readFile(path, "none"); }

void add(Settings &settings, const QString &form)
{
    settings.change(Setting::OpenForms, [form](const QVariant &before) { return before.toStringList() << form; });
}

QStringList formsIn(const QString &path) { return Settings(path).value(Setting::OpenForms).toStringList(); }

int addAndEnd(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    Settings settings(QString::fromLocal8Bit(argv[2]));
    add(settings, QString::fromLocal8Bit(argv[3]));
    std::puts("adds");
    std::fflush(stdout);
    settings.sync();
    return 0;
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void everyRowIsWhereItsSettingSays();
    void aFreshFileGivesTheDefaults();
    void emptyListsStayEmpty();
    void remembersWhatWasSet();
    void aValueOfTheWrongTypeIsTheDefault();
    void aChoiceThatIsNoneIsTheDefault();
    void aFileThatIsNoneIsKeptAside();
    void ofWhatCannotBeKeptAsideNothingHolds();
    void whatCannotBeReadIsLeftAlone();
    void whatCannotBeWrittenIsTold();
    void otherWindowsKeepTheirs();
    void theLastOneToSetHolds();
    void whoWritesIsWaitedFor();
    void nobodyIsWaitedForWithoutEnd();
    void theFilesAreInTheUsersFolders();
};

void TestSettings::everyRowIsWhereItsSettingSays()
{
    QSet<QString> keys;
    int place = 0;
    for (const SettingRow &row : settingTable()) {
        QCOMPARE(static_cast<int>(row.setting), place++); // lookups use the index
        keys << QString::fromLatin1(row.key);
        QVariant standard = QString::fromLatin1(row.standard);
        QVERIFY2(standard.convert(QMetaType(row.type)), row.key);
    }
    QCOMPARE(keys.size(), place);
}

void TestSettings::aFreshFileGivesTheDefaults()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"a.ini"_s));
    QCOMPARE(settings.text(Setting::Theme), u"system"_s);
    QCOMPARE(settings.text(Setting::ExportPageSize), u"slide"_s);
    QCOMPARE(settings.value(Setting::ExportNumbers), QVariant(false));
    QCOMPARE(settings.value(Setting::WindowGeometry), QVariant(QByteArray()));
    for (const SettingRow &row : settingTable()) {
        if (row.type == QMetaType::QStringList)
            QCOMPARE(settings.value(row.setting), QVariant(QStringList()));
    }
}

void TestSettings::emptyListsStayEmpty()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    {
        Settings settings(path);
        add(settings, u"advisor"_s);
        settings.sync();
        settings.set(Setting::OpenForms, QStringList());
        QCOMPARE(settings.value(Setting::OpenForms), QVariant(QStringList()));
    }
    QCOMPARE(Settings(path).value(Setting::OpenForms), QVariant(QStringList()));
}

void TestSettings::remembersWhatWasSet()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    {
        Settings settings(path);
        settings.set(Setting::Theme, u"dark"_s);
        settings.set(Setting::ExportNumbers, true);
        settings.set(Setting::WindowState, QByteArray("\0\xff\n=;", 5));
        settings.sync();
    }
    const Settings settings(path);
    QCOMPARE(settings.text(Setting::Theme), u"dark"_s);
    QCOMPARE(settings.value(Setting::ExportNumbers).toBool(), true);
    QCOMPARE(settings.value(Setting::WindowState).toByteArray(), QByteArray("\0\xff\n=;", 5));
}

void TestSettings::aValueOfTheWrongTypeIsTheDefault()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    Settings settings(path);
    settings.set(Setting::Theme, QStringList({u"a"_s, u"b"_s}));
    QCOMPARE(settings.text(Setting::Theme), u"system"_s);
}

// A theme of a later version, or a typo in an edited file.
void TestSettings::aChoiceThatIsNoneIsTheDefault()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("[view]\ntheme=sepia\ntextSize=137\nlanguage=xx\n[export]\nfolder=/anywhere\n") > 0);
    file.close();
    const Settings settings(path);
    QCOMPARE(settings.text(Setting::Theme), u"system"_s);
    QCOMPARE(settings.value(Setting::TextSize).toInt(), 100);
    QCOMPARE(settings.text(Setting::Language), u"system"_s);
    QCOMPARE(settings.text(Setting::ExportFolder), u"/anywhere"_s); // accepts any text
}

void TestSettings::aFileThatIsNoneIsKeptAside()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    const QByteArray damaged = QByteArray::fromHex("00ff5b5b3d3d0a0d");
    for (const QString &kept : {path + u".damaged"_s, path + u".damaged-2"_s}) {
        QVERIFY(writeFile(path, damaged));
        Settings settings(path);
        QCOMPARE(settings.text(Setting::Theme), u"system"_s);
        QCOMPARE(settings.problems().size(), 1);
        QVERIFY2(settings.problems().constFirst().toText().contains(kept),
                 qPrintable(settings.problems().constFirst().toText()));
        settings.set(Setting::Theme, u"dark"_s);
        settings.sync();
        QCOMPARE(contentOf(kept), damaged);
        QCOMPARE(Settings(path).text(Setting::Theme), u"dark"_s);
    }
}

void TestSettings::ofWhatCannotBeKeptAsideNothingHolds()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QString(250, u'x')); // too long with ".damaged"
    const QByteArray damaged("[view]\ntheme=dark\n\0", 20);
    QVERIFY(writeFile(path, damaged));
    Settings settings(path);
    QCOMPARE(settings.problems().size(), 1);
    QVERIFY2(settings.problems().constFirst().remedy.startsWith(u"Defaults are used and changes are not saved."_s),
             qPrintable(settings.problems().constFirst().remedy));
    QCOMPARE(settings.text(Setting::Theme), u"system"_s);
    settings.set(Setting::TextSize, 150);
    settings.sync();
    QCOMPARE(settings.value(Setting::TextSize).toInt(), 150); // for this run
    QCOMPARE(contentOf(path), damaged);
}

void TestSettings::whatCannotBeReadIsLeftAlone()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    QVERIFY(QDir().mkpath(path + u"/inside"_s)); // a folder instead of the file
    Settings settings(path);
    QCOMPARE(settings.problems().size(), 1);
    QVERIFY(!settings.problems().constFirst().remedy.isEmpty());
    int told = 0;
    settings.setTold([&told](const Problem &) { ++told; });
    settings.set(Setting::Theme, u"dark"_s);
    settings.sync();
    QCOMPARE(settings.text(Setting::Theme), u"dark"_s); // for this run
    QCOMPARE(told, 0);                                  // was reported at startup
    QVERIFY(QFileInfo(path + u"/inside"_s).isDir());
}

void TestSettings::whatCannotBeWrittenIsTold()
{
    const QTemporaryDir folder;
    QVERIFY(writeFile(folder.filePath(u"file"_s), "in the way"));
    const QString path = folder.filePath(u"file/a.ini"_s);
    Settings settings(path);
    QStringList told;
    settings.setTold([&told](const Problem &problem) { told << problem.toText(); });
    settings.set(Setting::Theme, u"dark"_s);
    QVERIFY(told.isEmpty());
    QTRY_COMPARE(told.size(), 1);
    QVERIFY2(told.constFirst().contains(path) && told.constFirst().contains(u"Cannot save the settings."_s),
             qPrintable(told.constFirst()));
    QVERIFY(QFile::remove(folder.filePath(u"file"_s)));
    settings.sync(); // retries
    QCOMPARE(told.size(), 1);
    QCOMPARE(Settings(path).text(Setting::Theme), u"dark"_s);
}

void TestSettings::otherWindowsKeepTheirs()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    QVERIFY(writeFile(path, "[of a newer version]\nwhat=ever\n"));
    Settings one(path);
    Settings other(path);
    one.set(Setting::Theme, u"dark"_s);
    one.sync();
    other.set(Setting::TextSize, 150);
    other.sync();
    const Settings both(path);
    QCOMPARE(both.text(Setting::Theme), u"dark"_s);
    QCOMPARE(both.value(Setting::TextSize).toInt(), 150);
    QVERIFY(contentOf(path).contains("what=ever"));
}

// One window sets dark, another one light; then the first one closes without another change.
void TestSettings::theLastOneToSetHolds()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    {
        Settings one(path);
        one.set(Setting::Theme, u"dark"_s);
        one.sync();
        Settings other(path);
        other.set(Setting::Theme, u"light"_s);
        other.sync();
        QCOMPARE(one.text(Setting::Theme), u"dark"_s); // its own choice
        one.set(Setting::WindowState, QByteArray("closed"));
    }
    QCOMPARE(Settings(path).text(Setting::Theme), u"light"_s);
    QCOMPARE(Settings(path).value(Setting::WindowState).toByteArray(), QByteArray("closed"));
}

// Read, change and write are one step under a lock.
void TestSettings::whoWritesIsWaitedFor()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    QVERIFY(writeFile(path, "[window]\nopenForms=advisor\n"));
    QLockFile writing(path + u".lock"_s);
    QVERIFY(writing.tryLock(0));
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {u"tst_settings"_s, u"--add"_s, path, u"overview"_s});
    QVERIFY(other.waitForStarted() && other.waitForReadyRead());
    QVERIFY(!other.waitForFinished(300));
    QCOMPARE(formsIn(path), QStringList{u"advisor"_s});
    QVERIFY(writeFile(path, "[window]\nopenForms=advisor, roadmap\n"));
    writing.unlock();
    QVERIFY(other.waitForFinished());
    QCOMPARE(other.exitCode(), 0);
    QCOMPARE(formsIn(path), QStringList({u"advisor"_s, u"roadmap"_s, u"overview"_s}));
    QVERIFY(!QFile::exists(path + u".lock"_s));
}

void TestSettings::nobodyIsWaitedForWithoutEnd()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    QLockFile stuck(path + u".lock"_s);
    QVERIFY(stuck.tryLock(0));
    Settings settings(path);
    add(settings, u"advisor"_s);
    add(settings, u"roadmap"_s);
    QCOMPARE(settings.value(Setting::OpenForms).toStringList(), QStringList({u"advisor"_s, u"roadmap"_s}));
    settings.sync();
    QCOMPARE(formsIn(path), QStringList({u"advisor"_s, u"roadmap"_s}));
    QVERIFY(stuck.isLocked() && QFile::exists(path + u".lock"_s)); // the lock was not broken
}

void TestSettings::theFilesAreInTheUsersFolders()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(u"chipboard"_s);
    QVERIFY(settingsFile().endsWith(u"/chipboard/chipboard.ini"_s));
    QVERIFY(lastBoardFile().endsWith(u"/chipboard/last.chipboard"_s));
    QVERIFY(settingsFile().contains(u"qttest"_s));
}

int runMain(int argc, char **argv)
{
    if (argc == 4 && QByteArray(argv[1]) == "--add")
        return addAndEnd(argc, argv);
    QCoreApplication app(argc, argv);
    TestSettings test;
    return QTest::qExec(&test, argc, argv);
}

CHIPBOARD_TEST_MAIN(runMain)

} // namespace tst_settings

#include "tst_settings.moc"
