// Read by us, fontconfig's configuration gives the fonts that it gives when it is left to itself.
#include "app/fontconfiguration.h"
#include "tests/support/testmain.h"

#include <QTest>

#ifdef CHIPBOARD_HAS_FONTCONFIG
#include <fontconfig/fontconfig.h>
#endif

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_fontconfiguration {

class TestFontConfiguration : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isTheCurrentOne();
    void hasTheSameFonts();
    void choosesTheSameFonts_data();
    void choosesTheSameFonts();
    void canBeReadTwice();
    void isLeftToWhoHasFilesOfHisOwn_data();
    void isLeftToWhoHasFilesOfHisOwn();
};

#ifdef CHIPBOARD_HAS_FONTCONFIG

namespace {

QStringList filesOf(FcFontSet *fonts)
{
    QStringList files;
    for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
        FcChar8 *file = nullptr;
        if (FcPatternGetString(fonts->fonts[i], FC_FILE, 0, &file) == FcResultMatch)
            files << QString::fromUtf8(reinterpret_cast<const char *>(file));
    }
    return files;
}

/// In the order in which letters are looked for in them.
QStringList chosen(FcConfig *config, const char *wanted)
{
    FcPattern *pattern = FcNameParse(reinterpret_cast<const FcChar8 *>(wanted));
    FcConfigSubstitute(config, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result = FcResultNoMatch;
    FcFontSet *fonts = FcFontSort(config, pattern, FcTrue, nullptr, &result);
    const QStringList files = filesOf(fonts);
    if (fonts != nullptr)
        FcFontSetDestroy(fonts);
    FcPatternDestroy(pattern);
    return files;
}

/// As fontconfig makes it by itself.
class Usual
{
public:
    Usual()
        : m_config(FcInitLoadConfigAndFonts())
    {
    }
    ~Usual() { FcConfigDestroy(m_config); }
    Q_DISABLE_COPY_MOVE(Usual)
    [[nodiscard]] FcConfig *config() const { return m_config; }

private:
    FcConfig *m_config;
};

} // namespace

void TestFontConfiguration::initTestCase() { readFontConfiguration(); }

void TestFontConfiguration::isTheCurrentOne()
{
    FcConfig *current = FcConfigGetCurrent();
    QVERIFY(FcInit() == FcTrue);
    QCOMPARE(FcConfigGetCurrent(), current);
}

void TestFontConfiguration::hasTheSameFonts()
{
    const Usual usual;
    const QStringList files = filesOf(FcConfigGetFonts(nullptr, FcSetSystem));
    QVERIFY(!files.isEmpty());
    QCOMPARE(files, filesOf(FcConfigGetFonts(usual.config(), FcSetSystem)));
}

void TestFontConfiguration::choosesTheSameFonts_data()
{
    QTest::addColumn<QByteArray>("wanted");
    for (const char *wanted : {"Inter", "Inter:bold", "sans-serif", "monospace", "sans-serif:lang=ja", "nobody has it"})
        QTest::newRow(wanted) << QByteArray(wanted);
}

void TestFontConfiguration::choosesTheSameFonts()
{
    QFETCH(QByteArray, wanted);
    const Usual usual;
    const QStringList ours = chosen(nullptr, wanted.constData());
    QVERIFY(!ours.isEmpty());
    QCOMPARE(ours, chosen(usual.config(), wanted.constData()));
}

void TestFontConfiguration::canBeReadTwice()
{
    const QStringList before = chosen(nullptr, "sans-serif");
    FcConfig *first = FcConfigGetCurrent();
    readFontConfiguration();
    QVERIFY(FcConfigGetCurrent() != first); // it is there until the next one is
    QCOMPARE(chosen(nullptr, "sans-serif"), before);
}

void TestFontConfiguration::isLeftToWhoHasFilesOfHisOwn_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name : {"FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "FC_DEBUG"})
        QTest::newRow(name) << QByteArray(name);
}

void TestFontConfiguration::isLeftToWhoHasFilesOfHisOwn()
{
    QFETCH(QByteArray, name);
    FcConfig *before = FcConfigGetCurrent();
    qputenv(name.constData(), "/nowhere");
    readFontConfiguration();
    qunsetenv(name.constData());
    QCOMPARE(FcConfigGetCurrent(), before);
}

#else

void TestFontConfiguration::initTestCase() { QSKIP("There is no fontconfig here."); }
void TestFontConfiguration::isTheCurrentOne() { }
void TestFontConfiguration::hasTheSameFonts() { }
void TestFontConfiguration::choosesTheSameFonts_data() { }
void TestFontConfiguration::choosesTheSameFonts() { }
void TestFontConfiguration::canBeReadTwice() { }
void TestFontConfiguration::isLeftToWhoHasFilesOfHisOwn_data() { }
void TestFontConfiguration::isLeftToWhoHasFilesOfHisOwn() { }

#endif

CHIPBOARD_TEST(TestFontConfiguration, chipboard::testing::NoApplication)

} // namespace tst_fontconfiguration

#include "tst_fontconfiguration.moc"
