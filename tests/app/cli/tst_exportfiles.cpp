// Which files an export writes (one per page, per image sheet, per CSV table) and their size in pixels.
#include "app/settings/languages.h"
#include "data/core/package.h"
#include "tests/app/cli/clirun.h"
#include "tests/support/diskfiles.h"
#include "tests/support/officefiles.h"
#include "tests/support/testmain.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;
using namespace chipboard::test;

namespace tst_exportfiles {

class TestExportFiles : public QObject
{
    Q_OBJECT

public:
    static void initMain() { qputenv("QT_QPA_PLATFORM", "offscreen"); }

private slots:
    void init();
    void pixelsAreThosePixels_data();
    void pixelsAreThosePixels();
    void sheetsOfPicturesAreFiles_data();
    void sheetsOfPicturesAreFiles();
    void tablesOfCsvAreFiles();
    void severalPagesInSeveralFiles();
    void oneFileTwiceIsRefused_data();
    void oneFileTwiceIsRefused();
    void checkingWritesNothing();
    void faultsOfALookAreToldAtOnce();
    void eachPageOnce();
    void slidesInGermanHaveTheNumbersOfTheWindow_data();
    void slidesInGermanHaveTheNumbersOfTheWindow();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void TestExportFiles::init()
{
    QTest::failOnWarning(QRegularExpression(u".?"_s));
    m_directory = std::make_unique<QTemporaryDir>();
    QVERIFY(m_directory->isValid());
    qputenv("XDG_DATA_HOME", path(u"share"_s).toUtf8());
}

// A size in pixels is exact, unless a scale multiplies it.
void TestExportFiles::pixelsAreThosePixels_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QSize>("pixels");

    QTest::newRow("pixels") << words("--size 1600x900px") << QSize(1600, 900);
    QTest::newRow("odd pixels") << words("--size 1001x667px") << QSize(1001, 667);
    QTest::newRow("pixels and a scale") << words("--size 800x450px --scale 3") << QSize(2400, 1350);
    QTest::newRow("inches have no pixels") << words("--size 8x6in") << QSize(1536, 1152); // 2 x 96 per inch
}

void TestExportFiles::pixelsAreThosePixels()
{
    QFETCH(const QStringList, arguments);
    const QString file = path(u"p.png"_s);
    const QString again = path(u"again.png"_s);
    QCOMPARE(runCli(QStringList{u"export"_s, u"--to"_s, file, u"--chart"_s, u"memory"_s} + arguments).status,
             int(Fine));
    QTEST(QImage(file).size(), "pixels");
    QCOMPARE(runCli({u"export"_s, file, u"--to"_s, again}).status, int(Fine));
    QVERIFY(readFile(again) == readFile(file)); // the file stores its scale
}

void TestExportFiles::sheetsOfPicturesAreFiles_data()
{
    QTest::addColumn<QString>("ending");
    for (const char *ending : {"png", "svg"})
        QTest::newRow(ending) << QString::fromLatin1(ending);
}

// --numbers adds sheets for the tables, so there are several files, one slide each.
void TestExportFiles::sheetsOfPicturesAreFiles()
{
    QFETCH(const QString, ending);
    const auto file = [&](const char *name) { return path(QString::fromLatin1(name) + u'.' + ending); };
    const QStringList scale = ending == u"png"_s ? QStringList{u"--scale"_s, u"1"_s} : QStringList();
    const QStringList ask = QStringList{u"export"_s} + scale + QStringList{u"--to"_s, file("s")};
    const Outcome outcome = runCli(ask + words("--numbers"));
    QCOMPARE(outcome.err, QString());
    QVERIFY2(outcome.out.startsWith((file("s-1") + u'\n' + file("s-2") + u'\n').toUtf8()), outcome.out.constData());
    QVERIFY(!QFile::exists(file("s")));
    QVERIFY(readFile(file("s-1")) != readFile(file("s-2")));
    for (const QByteArray &written : outcome.out.trimmed().split('\n')) {
        const QString name = QString::fromUtf8(written);
        QVERIFY(ending == u"png"_s ? QImage(name).size() == QSize(1280, 720)
                                   : readFile(name).contains("viewBox=\"0 0 1280 720\""));
    }
    // Existing files are not overwritten, and the whole export can be repeated from any of its files.
    QCOMPARE(runCli(ask + words("--numbers")).status, int(CannotWrite));
    QCOMPARE(runCli({u"export"_s, file("s-2"), u"--to"_s, file("t")}).status, int(Fine));
    QCOMPARE(readFile(file("t-1")), readFile(file("s-1")));
    QCOMPARE(runCli(ask).out, (file("s") + u'\n').toUtf8()); // a single sheet needs no number
}

// No CSV file stacks two tables with different columns.
void TestExportFiles::tablesOfCsvAreFiles()
{
    const Outcome outcome = runCli({u"export"_s, u"--what"_s, u"all"_s, u"--to"_s, path(u"a.csv"_s)});
    QCOMPARE(outcome.err, QString());
    const QByteArrayList files = outcome.out.trimmed().split('\n');
    QVERIFY(files.contains(path(u"a-compare.csv"_s).toUtf8()));
    QVERIFY(files.contains(path(u"a-what-if-tornado.csv"_s).toUtf8()));
    QVERIFY(files.size() > 12);
    QSet<QByteArray> contents;
    for (const QByteArray &file : files) {
        const QByteArray text = readFile(QString::fromUtf8(file));
        QVERIFY2(text.endsWith("\n") && !text.contains("\n\n"), file.constData());
        contents.insert(text);
    }
    QCOMPARE(contents.size(), files.size());
    const Outcome tabs = runCli({u"export"_s, u"--page"_s, u"compare,value"_s, u"--to"_s, path(u"t.tsv"_s)});
    QCOMPARE(tabs.out, (path(u"t-compare.tsv"_s) + u'\n' + path(u"t-value.tsv"_s) + u'\n').toUtf8());
}

void TestExportFiles::severalPagesInSeveralFiles()
{
    const Outcome outcome = runCli({u"export"_s, u"--page"_s, u"compare"_s, u"--page"_s, u"value"_s, u"--scale"_s,
                                    u"1"_s, u"--to"_s, path(u"p.png"_s)});
    QCOMPARE(outcome.status, int(Fine));
    QCOMPARE(outcome.out, (path(u"p-compare.png"_s) + u'\n' + path(u"p-value.png"_s) + u'\n').toUtf8());
    QCOMPARE(QImage(path(u"p-value.png"_s)).size(), QSize(1280, 720));
    QVERIFY(!QFile::exists(path(u"p.png"_s)));
    // p-value.png still exists and is left alone; p-compare.png is written.
    QVERIFY(QFile::remove(path(u"p-compare.png"_s)));
    const Outcome refused = runCli({u"export"_s, u"--page"_s, u"compare,value"_s, u"--to"_s, path(u"p.png"_s)});
    QCOMPARE(refused.status, int(CannotWrite));
    QVERIFY2(refused.err.contains(u"p-value.png"_s), qPrintable(refused.err));
    QVERIFY(QFile::exists(path(u"p-compare.png"_s)));
    QCOMPARE(QImage(path(u"p-value.png"_s)).size(), QSize(1280, 720)); // from the first export
}

void TestExportFiles::oneFileTwiceIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("told");
    QTest::newRow("the same name") << QStringList{u"--to"_s, u"%1/a.csv"_s, u"--to"_s, u"%1/a.csv"_s}
                                   << u"Two files of this export have the same name."_s;
    QTest::newRow("another way to it") << QStringList{u"--to"_s, u"%1/a.csv"_s, u"--to"_s, u"%1/./b/../a.csv"_s}
                                       << u"Two files of this export have the same name."_s;
    QTest::newRow("a page's own file") << QStringList{u"--page"_s, u"compare,value"_s,    u"--to"_s,   u"%1/a.svg"_s,
                                                      u"--to"_s,   u"%1/a-compare.svg"_s, u"--what"_s, u"page"_s}
                                       << QString();
    QTest::newRow("a page twice") << QStringList{u"--page"_s, u"compare,value,compare"_s, u"--to"_s, u"%1/a.pdf"_s}
                                  << QString(); // written only once
}

void TestExportFiles::oneFileTwiceIsRefused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, told);
    QVERIFY(QDir().mkpath(path(u"b"_s)));
    QStringList all{u"export"_s};
    for (QString argument : arguments)
        all << argument.replace(u"%1"_s, m_directory->path());
    const Outcome outcome = runCli(all);
    if (told.isEmpty()) {
        QCOMPARE(outcome.status, int(Fine));
        const QByteArrayList written = outcome.out.trimmed().split('\n');
        QCOMPARE(QSet<QByteArray>(written.begin(), written.end()).size(), written.size());
        return;
    }
    QVERIFY2(outcome.status == WrongUsage && outcome.err.contains(told), qPrintable(outcome.err));
    QVERIFY(QDir(m_directory->path()).entryList(QDir::Files).isEmpty());
}

void TestExportFiles::checkingWritesNothing()
{
    const Outcome both = runCli({u"export"_s, u"--check"_s, u"--to"_s, path(u"a.pdf"_s)});
    QVERIFY2(both.status == WrongUsage && both.err.contains(u"--check writes nothing"_s), qPrintable(both.err));
    QVERIFY(!QFile::exists(path(u"a.pdf"_s)));
    QVERIFY(runCli({u"export"_s, u"--check"_s}).out.contains("compare: "));
}

// Three errors, all reported in one run.
void TestExportFiles::faultsOfALookAreToldAtOnce()
{
    QFile look(path(u"look.json"_s));
    QVERIFY(look.open(QIODevice::WriteOnly));
    look.write("{\"kind\": \"look\", \"version\": 1, \"name\": \"Us\", \"colours\": {\"trainium\": \"red\", "
               "\"nvidia\": \"#12\"}, \"logo\": {\"file\": \"gone.png\"}}");
    look.close();
    const Outcome outcome = runCli({u"export"_s, u"--to"_s, path(u"a.pdf"_s), u"--look"_s, look.fileName()});
    QCOMPARE(outcome.status, int(BadData));
    for (const char16_t *told : {u"\"red\" is not a colour", u"\"#12\" is not a colour", u"gone.png"})
        QVERIFY2(outcome.err.count(QString::fromUtf16(told)) == 1, qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path(u"a.pdf"_s)));
}

// A page requested twice does not become a duplicate JSON member.
void TestExportFiles::eachPageOnce()
{
    const QString once = path(u"once.json"_s);
    const QString twice = path(u"twice.json"_s);
    const QString two = path(u"two.json"_s);
    QCOMPARE(runCli({u"export"_s, u"--page"_s, u"compare"_s, u"--to"_s, once}).status, int(Fine));
    QCOMPARE(runCli({u"export"_s, u"--page"_s, u"compare,compare"_s, u"--to"_s, twice}).status, int(Fine));
    QCOMPARE(readFile(twice), readFile(once));
    QCOMPARE(runCli({u"export"_s, u"--page"_s, u"value,compare,value"_s, u"--to"_s, two}).status, int(Fine));
    QCOMPARE(readFile(two).count("\n\"value\": ") + readFile(two).count("\n\"compare\": "), 2);
}

void TestExportFiles::slidesInGermanHaveTheNumbersOfTheWindow_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"de", "pt-BR", "es", "fr"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

// Number formats use English signs in every language: each label has the same format as in English, apart from the
// surrounding words.
void TestExportFiles::slidesInGermanHaveTheNumbersOfTheWindow()
{
    QFETCH(const QString, language);
    QByteArray charts; // of the last language
    const auto rules = [this, &charts](const QString &spoken) {
        QStringList found;
        charts.clear();
        // All chips (throughput needs a logarithmic axis), a few chips close enough for bars (labels are texts next to
        // ranges), and bars without ranges, with values in ones and in thousands.
        for (const char *asked : {"workload --workload serve-llama-3.1-8b",
                                  "workload --workload serve-llama-3.1-8b --chips trainium2,a100-80-sxm,h100-sxm",
                                  "compare --chips trainium2,a100-80-sxm,h100-sxm",
                                  "compare --systems trn2_ultraserver,trn3_gen1 --metrics requests_at_once"}) {
            const QString file = path(u"%1%2.pptx"_s.arg(spoken).arg(qstrlen(asked)));
            if (runCli(words("export --page") + words(asked) + QStringList{u"--to"_s, file, u"--lang"_s, spoken}).status
                != int(Fine))
                return QStringList();
            const Result<PackageParts> parts = readPackage(readFile(file), {});
            for (const PackagePart &part : parts ? parts.value() : PackageParts()) {
                if (!part.name.startsWith(u"ppt/charts/chart"_s))
                    continue;
                charts += part.bytes;
                for (const testing::XmlElement &element : testing::elementsOf(part.bytes)) {
                    if (element.name == u"c:numFmt")
                        found << element.attributes.value(u"formatCode"_s).toString();
                }
            }
        }
        return found;
    };
    const QStringList english = rules(u"en"_s);
    QVERIFY2(english.contains(u"0.00"_s), qPrintable(english.join(u'\n')));
    QVERIFY(charts.contains("<c:v>2,500<")); // Trainium2: about 2,497 tokens per second per chip
    // The format starts with the locale code, so that every viewer prints its decimal comma.
    QStringList spoken = rules(language);
    for (QString &rule : spoken) {
        rule.remove(QRegularExpression(u"\\[\\$-[0-9A-F]+\\]"_s));
        rule.replace(u"\u00A0Tsd."_s, u"k"_s); // German has a word
    }
    QCOMPARE(spoken, english);
    const QString about = Formatter(localeOf(*findLanguage(language), QLocale::c())).compact(2497.0);
    QVERIFY2(charts.contains("<c:v>" + about.toUtf8() + '<') && !charts.contains("<c:v>2,500<"), qPrintable(about));
}

CHIPBOARD_TEST(TestExportFiles, QApplication)

} // namespace tst_exportfiles

#include "tst_exportfiles.moc"
