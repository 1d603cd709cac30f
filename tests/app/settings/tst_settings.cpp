// What is remembered between two runs.
#include "app/settings/settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace chipboard;
using namespace Qt::StringLiterals;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void everyRowIsWhereItsSettingSays();
    void aFreshFileGivesTheDefaults();
    void remembersWhatWasSet();
    void aValueOfTheWrongTypeIsTheDefault();
    void aFileThatIsNoneGivesTheDefaults();
    void theFilesAreInTheUsersFolders();
};

void TestSettings::everyRowIsWhereItsSettingSays()
{
    QSet<QString> keys;
    int place = 0;
    for (const SettingRow &row : settingTable()) {
        QCOMPARE(static_cast<int>(row.setting), place++); // look-ups go by place
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

void TestSettings::aFileThatIsNoneGivesTheDefaults()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"a.ini"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromHex("00ff5b5b3d3d0a0d"));
    file.close();
    const Settings settings(path);
    QCOMPARE(settings.text(Setting::Theme), u"system"_s);
}

void TestSettings::theFilesAreInTheUsersFolders()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(u"chipboard"_s);
    QVERIFY(settingsFile().endsWith(u"/chipboard/chipboard.ini"_s));
    QVERIFY(lastBoardFile().endsWith(u"/chipboard/last.chipboard"_s));
    QVERIFY(settingsFile().contains(u"qttest"_s));
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
