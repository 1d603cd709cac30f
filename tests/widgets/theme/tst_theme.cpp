#include "tests/support/testmain.h"
#include "widgets/theme/theme.h"

#include "tests/support/colourscience.h"
#include "tests/support/guitest.h"
#include "widgets/export/exporttheme.h"

#include <QApplication>
#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QPalette>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_theme {

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void exportThemesAreRows();
    void numbersHaveContrastOnEveryGround();
    void heatIsNoVendors();
    void greyIsGrey();
    void textsAreReadable_data() { addThemes(); }
    void textsAreReadable();
    void marksAreSeen_data() { addThemes(); }
    void marksAreSeen();
    void rolesAreToldApart_data();
    void rolesAreToldApart();
    void betterIsNoWorse_data() { rolesAreToldApart_data(); }
    void betterIsNoWorse();
    void numbersBesideTheBaselineCanBeRead();
    void measuresContrast_data();
    void measuresContrast();
    void followsThePalette();
    void paletteIsRecognised_data() { addThemes(); }
    void paletteIsRecognised();
    void styleSheetIsComplete_data() { addThemes(); }
    void styleSheetIsComplete();
    void hasOneTypeScale();
    void paperKeepsTextsInPlace();
    void lettersOfTheScreenStandOnWholePixels();
    void givesEachRoleItsColour();
    void contrastIsHigher_data();
    void contrastIsHigher();
    void textSizesStepAndStop();
    void largerTypeIsLargerInAll();
    void otherEyesSeeEveryColour_data();
    void otherEyesSeeEveryColour();
    void otherEyesAreRows();

private:
    static void addThemes();
};

void TestTheme::lettersOfTheScreenStandOnWholePixels()
{
    TypeScale type = lightTheme().type;
    for (const int size : {type.small, type.body, type.heading, type.title}) {
        const QFontMetricsF metrics(type.font(size));
        for (const QChar letter : u"mWi4%"_s)
            QCOMPARE(metrics.horizontalAdvance(letter), std::round(metrics.horizontalAdvance(letter)));
    }
    type.forPaper = true;
    QCOMPARE(type.font(type.body).hintingPreference(), QFont::PreferNoHinting);
}

void TestTheme::addThemes()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << lightTheme();
    QTest::newRow("dark") << darkTheme();
    QTest::newRow("paper") << paperTheme();
    QTest::newRow("high contrast, light") << contrastTheme(false);
    QTest::newRow("high contrast, dark") << contrastTheme(true);
    for (const ExportTheme &row : exportThemes())
        QTest::addRow("exported, %s", row.id) << row.theme();
}

// WCAG 2.1, success criterion 1.4.3.
void TestTheme::textsAreReadable()
{
    QFETCH(const Theme, theme);
    for (const QColor &ground : {theme.card, theme.panel, theme.window, theme.highlight}) {
        for (const QColor &text : {theme.text, theme.textMuted, theme.warning, theme.better, theme.worse})
            QVERIFY2(contrastRatio(text, ground) >= 4.5,
                     qPrintable(u"%1 on %2: %3"_s.arg(text.name(), ground.name()).arg(contrastRatio(text, ground))));
    }
    QVERIFY(contrastRatio(theme.accentText, theme.accent) >= 4.5);
}

// WCAG 2.1, success criterion 1.4.11.
void TestTheme::marksAreSeen()
{
    QFETCH(const Theme, theme);
    for (const QColor &mark : {theme.trainium, theme.inferentia, theme.nvidia, theme.other, theme.accent}) {
        for (const QColor &ground : {theme.card, theme.highlight})
            QVERIFY2(contrastRatio(mark, ground) >= 3.0, qPrintable(mark.name() + u" on "_s + ground.name()));
    }
}

void TestTheme::rolesAreToldApart_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::addColumn<int>("vision");
    const std::pair<const char *, Vision> visions[] = {{"all colours", Vision::Normal},
                                                       {"protanopia", Vision::Protanopia},
                                                       {"deuteranopia", Vision::Deuteranopia},
                                                       {"tritanopia", Vision::Tritanopia}};
    for (const auto &[name, vision] : visions) {
        QTest::addRow("light, %s", name) << lightTheme() << static_cast<int>(vision);
        QTest::addRow("dark, %s", name) << darkTheme() << static_cast<int>(vision);
        QTest::addRow("high contrast, light, %s", name) << contrastTheme(false) << static_cast<int>(vision);
        QTest::addRow("high contrast, dark, %s", name) << contrastTheme(true) << static_cast<int>(vision);
        QTest::addRow("grey, %s", name) << findExportTheme(u"grey"_s)->theme() << static_cast<int>(vision);
    }
}

void TestTheme::rolesAreToldApart()
{
    QFETCH(const Theme, theme);
    QFETCH(const int, vision);
    const QList<QColor> roles{theme.trainium, theme.inferentia, theme.nvidia, theme.other};
    for (qsizetype i = 0; i < roles.size(); ++i) {
        for (qsizetype j = i + 1; j < roles.size(); ++j) {
            const QColor one = seenBy(static_cast<Vision>(vision), roles.at(i));
            const QColor two = seenBy(static_cast<Vision>(vision), roles.at(j));
            QVERIFY2(colourDistance(one, two) >= 10.0,
                     qPrintable(
                         u"%1 and %2: %3"_s.arg(roles.at(i).name(), roles.at(j).name()).arg(colourDistance(one, two))));
        }
    }
}

// For all kinds of colour vision; without colours, filled and hollow arrows differ.
void TestTheme::betterIsNoWorse()
{
    QFETCH(const Theme, theme);
    QFETCH(const int, vision);
    const auto seen = [vision](const QColor &colour) { return seenBy(static_cast<Vision>(vision), colour); };
    const bool isGrey = theme.better.saturation() == 0;
    QVERIFY(isGrey ? theme.better == theme.worse : colourDistance(seen(theme.better), seen(theme.worse)) >= 20.0);
    // Never a pair of green and red.
    if (!isGrey) {
        QVERIFY2(theme.better.hue() > 190 && theme.better.hue() < 250, qPrintable(theme.better.name()));
        QVERIFY2(theme.worse.hue() > 20 && theme.worse.hue() < 50, qPrintable(theme.worse.name()));
    }
}

void TestTheme::numbersBesideTheBaselineCanBeRead()
{
    Theme theme = lightTheme();
    QCOMPARE(theme.ink(Beside::Untold), theme.text);
    QCOMPARE(theme.ink(Beside::Better), theme.better);
    QCOMPARE(theme.ink(Beside::Worse), theme.worse);
    theme.card.setAlpha(0); // an export without a background
    QCOMPARE(theme.ink(Beside::Better), theme.better);
    theme.card = QColor(0x10, 0x30, 0x60); // a brand theme's background that hides blue
    theme.text = QColor(Qt::white);
    QCOMPARE(theme.ink(Beside::Better), theme.text);
    QCOMPARE(theme.ink(Beside::Worse), theme.text);
}

void TestTheme::measuresContrast_data()
{
    QTest::addColumn<QColor>("one");
    QTest::addColumn<QColor>("two");
    QTest::addColumn<double>("expected");
    QTest::newRow("black on white") << QColor(0, 0, 0) << QColor(255, 255, 255) << 21.0;
    QTest::newRow("white on white") << QColor(255, 255, 255) << QColor(255, 255, 255) << 1.0;
    // WebAIM's contrast checker: 4.54 for #767676, the lightest grey that passes on white.
    QTest::newRow("the lightest readable grey") << QColor(0x76, 0x76, 0x76) << QColor(255, 255, 255) << 4.54;
    QTest::newRow("red on white") << QColor(255, 0, 0) << QColor(255, 255, 255) << 4.00;
}

void TestTheme::measuresContrast()
{
    QFETCH(const QColor, one);
    QFETCH(const QColor, two);
    QFETCH(const double, expected);
    QVERIFY(std::abs(contrastRatio(one, two) - expected) < 0.005);
    QCOMPARE(contrastRatio(one, two), contrastRatio(two, one));
}

void TestTheme::followsThePalette()
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(0x32, 0x32, 0x32));
    palette.setColor(QPalette::WindowText, QColor(0xF0, 0xF0, 0xF0));
    QCOMPARE(themeFor(palette), darkTheme());
    palette.setColor(QPalette::Window, QColor(0xEF, 0xEF, 0xEF));
    palette.setColor(QPalette::WindowText, QColor(0x10, 0x10, 0x10));
    QCOMPARE(themeFor(palette), lightTheme());
    // A medium grey background counts as dark if its text is lighter.
    palette.setColor(QPalette::Window, QColor(0x80, 0x80, 0x80));
    palette.setColor(QPalette::WindowText, QColor(0xFF, 0xFF, 0xFF));
    QVERIFY(themeFor(palette).dark);
}

void TestTheme::paletteIsRecognised()
{
    QFETCH(const Theme, theme);
    const QPalette palette = paletteOf(theme);
    QCOMPARE(themeFor(palette).dark, theme.dark);
    for (const auto group : {QPalette::Active, QPalette::Inactive}) {
        QCOMPARE(palette.color(group, QPalette::Window), theme.window);
        QCOMPARE(palette.color(group, QPalette::Text), theme.text);
        QCOMPARE(palette.color(group, QPalette::Highlight), theme.accent);
    }
    QVERIFY(contrastRatio(palette.color(QPalette::Disabled, QPalette::Text), palette.color(QPalette::Base)) >= 4.5);
}

void TestTheme::styleSheetIsComplete()
{
    QFETCH(const Theme, theme);
    static const QRegularExpression comment(u"/\\*.*?\\*/"_s, QRegularExpression::DotMatchesEverythingOption);
    const QString sheet = styleSheetOf(theme).remove(comment);
    QVERIFY(sheet.contains(theme.card.name()));
    QVERIFY(sheet.contains(theme.accent.name()));
    QVERIFY2(!sheet.contains(u'@'), qPrintable(sheet.mid(sheet.indexOf(u'@'), 40)));
    QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
    static const QRegularExpression picture(u"url\\(([^)]*)\\)"_s);
    for (auto it = picture.globalMatch(sheet); it.hasNext();) {
        const QString path = it.next().captured(1);
        QVERIFY2(QFile::exists(path), qPrintable(path));
    }
}

void TestTheme::hasOneTypeScale()
{
    const TypeScale type = lightTheme().type;
    QCOMPARE(darkTheme().type, type);
    QVERIFY(type.title > type.heading && type.heading > type.body && type.body > type.small);
    const QFont plain = type.font(type.body);
    QCOMPARE(plain.pixelSize(), type.body);
    QCOMPARE(plain.weight(), QFont::Normal);
    QCOMPARE(type.font(type.body, true).weight(), QFont::DemiBold);
    QCOMPARE(plain.families(), (QStringList{u"Inter"_s, u"DejaVu Sans"_s}));
    QVERIFY(!QFontInfo(plain).family().isEmpty());
}

void TestTheme::paperKeepsTextsInPlace()
{
    const Theme paper = paperTheme();
    QCOMPARE(paper.window, QColor(Qt::white));
    QCOMPARE(paper.card, QColor(Qt::white));
    QVERIFY(!paper.dark);
    QCOMPARE(paper.type.font(13).hintingPreference(), QFont::PreferNoHinting);
    QVERIFY(paper.type.font(13).letterSpacing() > 0.0);
    QCOMPARE(lightTheme().type.font(13).letterSpacing(), 0.0);
}

void TestTheme::givesEachRoleItsColour()
{
    const Theme theme = lightTheme();
    QCOMPARE(theme.colour(ColourRole::Trainium), theme.trainium);
    QCOMPARE(theme.colour(ColourRole::Inferentia), theme.inferentia);
    QCOMPARE(theme.colour(ColourRole::Nvidia), theme.nvidia);
    QCOMPARE(theme.colour(ColourRole::Other), theme.other);
}

void TestTheme::exportThemesAreRows()
{
    for (const ExportTheme &row : exportThemes()) {
        QVERIFY(findExportTheme(QLatin1String(row.id)) == &row);
        QVERIFY(row.theme().type.forPaper);
        QCOMPARE(row.theme().window, row.theme().card); // a page is one sheet
    }
    QVERIFY(findExportTheme(u"Light"_s) == nullptr && findExportTheme(QString()) == nullptr);
    QCOMPARE(findExportTheme(u"light"_s)->theme(), paperTheme());
    QCOMPARE(findExportTheme(u"transparent"_s)->theme().card.alpha(), 0);
    const Theme onDark = findExportTheme(u"transparent-dark"_s)->theme();
    QCOMPARE(onDark.card.alpha(), 0);
    QCOMPARE(onDark.text, darkTheme().text);
    QVERIFY(findExportTheme(u"dark"_s)->theme().dark);
}

// A brand theme may have light texts on dark cards; cells of heat tables keep their colours. Our own texts stay.
void TestTheme::numbersHaveContrastOnEveryGround()
{
    Theme dark = lightTheme();
    dark.card = QColor(0x102030);
    dark.text = QColor(0xF0F0F0);
    for (const Theme &theme : {lightTheme(), darkTheme(), dark, contrastTheme(false), contrastTheme(true)}) {
        for (int step = -10; step <= 10; ++step) {
            const QColor ground = heatColour(theme, step / 10.0);
            QVERIFY(contrastRatio(theme.inkOn(ground), ground) >= 4.5);
            QVERIFY(contrastRatio(theme.text, ground) < 4.5 || theme.inkOn(ground) == theme.text);
        }
    }
    for (int grey = 0; grey < 256; ++grey)
        QVERIFY(contrastRatio(dark.inkOn(QColor(grey, grey, grey)), QColor(grey, grey, grey)) >= 4.5);
}

// Numbers are readable on every shade, and no end looks like a vendor: hues are at least 40 degrees away.
void TestTheme::heatIsNoVendors()
{
    for (const Theme &theme : {lightTheme(), darkTheme(), findExportTheme(u"grey"_s)->theme()}) {
        for (int step = -10; step <= 10; ++step)
            QVERIFY2(contrastRatio(theme.text, heatColour(theme, step / 10.0)) >= 4.5,
                     qPrintable(QString::number(step)));
        if (theme.heatLow.hsvHue() < 0)
            continue; // greys have no hue
        for (const QColor &end : {theme.heatLow, theme.heatHigh}) {
            for (const QColor &vendor : {theme.trainium, theme.inferentia, theme.nvidia}) {
                const int apart = std::abs(end.hsvHue() - vendor.hsvHue());
                QVERIFY2(std::min(apart, 360 - apart) >= 40, qPrintable(end.name() + u' ' + vendor.name()));
            }
        }
    }
}

// Printers show only lightness: CIE L* of vendors is at least 14 apart.
void TestTheme::greyIsGrey()
{
    const Theme grey = findExportTheme(u"grey"_s)->theme();
    QList<double> lightness;
    for (const QColor &colour :
         {grey.trainium, grey.inferentia, grey.nvidia, grey.other, grey.text, grey.textMuted, grey.warning, grey.border,
          grey.grid, grey.accent, grey.highlight, grey.heatLow, grey.heatEven, grey.heatHigh}) {
        QVERIFY2(colour.red() == colour.green() && colour.green() == colour.blue(), qPrintable(colour.name()));
        lightness << labOf(colour).l;
    }
    for (qsizetype i = 1; i < 4; ++i)
        QVERIFY(lightness.at(i) - lightness.at(i - 1) >= 14.0);
}

void TestTheme::contrastIsHigher_data()
{
    QTest::addColumn<Theme>("theme");
    QTest::newRow("light") << contrastTheme(false);
    QTest::newRow("dark") << contrastTheme(true);
}

// WCAG 2.1, success criterion 1.4.6, for texts; marks and borders meet the normal requirement for texts.
void TestTheme::contrastIsHigher()
{
    QFETCH(const Theme, theme);
    for (const QColor &ground : {theme.card, theme.panel, theme.window}) {
        for (const QColor &text : {theme.text, theme.textMuted, theme.warning})
            QVERIFY2(contrastRatio(text, ground) >= 7.0, qPrintable(text.name()));
        for (const QColor &mark :
             {theme.trainium, theme.inferentia, theme.nvidia, theme.other, theme.accent, theme.border, theme.quiet})
            QVERIFY2(contrastRatio(mark, ground) >= 4.5, qPrintable(mark.name()));
    }
    QVERIFY(contrastRatio(theme.accentText, theme.accent) >= 7.0);
    QCOMPARE(theme.type, lightTheme().type);
}

void TestTheme::textSizesStepAndStop()
{
    QCOMPARE(textSizes().front(), 100);
    QCOMPARE(textSizes().back(), 200);
    QVERIFY(std::ranges::is_sorted(textSizes()));
    int size = 100;
    for (std::size_t step = 1; step < textSizes().size(); ++step) {
        size = nextTextSize(size, 1);
        QCOMPARE(size, textSizes()[step]);
    }
    QCOMPARE(nextTextSize(200, 1), 200);
    QCOMPARE(nextTextSize(200, -1), 175);
    QCOMPARE(nextTextSize(100, -1), 100);
    // Values that a settings file may contain.
    QCOMPARE(nextTextSize(-7, 0), 100);
    QCOMPARE(nextTextSize(101, 0), 115);
    QCOMPARE(nextTextSize(9000, 0), 200);
}

void TestTheme::largerTypeIsLargerInAll()
{
    const TypeScale usual = lightTheme().type; // 20, 15, 13, 11 pixels
    const TypeScale twice = enlarged(lightTheme(), 200).type;
    QCOMPARE((QList<int>{twice.title, twice.heading, twice.body, twice.small}), (QList<int>{40, 30, 26, 22}));
    QCOMPARE(twice.scaled(24), 48);
    QCOMPARE(usual.scaled(24), 24);
    const TypeScale some = enlarged(lightTheme(), 115).type; // 23, 17.25, 14.95, 12.65
    QCOMPARE((QList<int>{some.title, some.heading, some.body, some.small}), (QList<int>{23, 17, 15, 13}));
    QCOMPARE(enlarged(darkTheme(), 100), darkTheme());
}

void TestTheme::otherEyesSeeEveryColour_data()
{
    QTest::addColumn<QString>("eyes");
    for (const EyesRow &row : eyesTable())
        QTest::newRow(row.id) << QString::fromLatin1(row.id);
}

// Each theme colour in turn is set to a strong red and must come back as simulated.
void TestTheme::otherEyesSeeEveryColour()
{
    QFETCH(const QString, eyes);
    const EyesRow &row = findEyes(eyes);
    const QColor red(0xE0, 0x20, 0x10);
    const QColor expected = row.seen(red);
    QCOMPARE(expected == red, eyes == u"all"_s);
    for (QColor Theme::*const member :
         {&Theme::window,     &Theme::panel,  &Theme::card,       &Theme::border,    &Theme::text,    &Theme::textMuted,
          &Theme::grid,       &Theme::accent, &Theme::accentText, &Theme::highlight, &Theme::warning, &Theme::trainium,
          &Theme::inferentia, &Theme::nvidia, &Theme::other,      &Theme::quiet,     &Theme::heatLow, &Theme::heatEven,
          &Theme::heatHigh,   &Theme::better, &Theme::worse}) {
        Theme theme = lightTheme();
        theme.*member = red;
        QCOMPARE(seenThrough(row, theme).*member, expected);
    }
    // The list above is complete: only colours lie between the first one and the type.
    const Theme whole;
    const auto bytes = reinterpret_cast<const char *>(&whole.type) - reinterpret_cast<const char *>(&whole.window);
    QCOMPARE(bytes / static_cast<std::ptrdiff_t>(sizeof(QColor)), 21);
    QCOMPARE(seenThrough(row, darkTheme()).type, darkTheme().type);
    QVERIFY(seenThrough(row, darkTheme()).dark);
}

void TestTheme::otherEyesAreRows()
{
    QCOMPARE(QLatin1String(findEyes(u"nobody"_s).id), "all"_L1);
    QCOMPARE(QLatin1String(findEyes({}).id), "all"_L1);
    const QColor grey = findEyes(u"grey"_s).seen(QColor(0xE0, 0x20, 0x10));
    QVERIFY(grey.red() == grey.green() && grey.green() == grey.blue());
    // Black and white never change.
    for (const EyesRow &row : eyesTable()) {
        QCOMPARE(row.seen(QColor(0, 0, 0)), QColor(0, 0, 0));
        QCOMPARE(row.seen(QColor(255, 255, 255)), QColor(255, 255, 255));
    }
}

CHIPBOARD_TEST(TestTheme, QApplication)

} // namespace tst_theme

#include "tst_theme.moc"
