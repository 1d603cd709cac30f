#include "tests/support/testmain.h"
#include "widgets/export/pagesize.h"

#include "tests/support/guitest.h"

#include <QApplication>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pagesize {

class TestPageSize : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void rowsDiffer();
    void sizes_data();
    void sizes();
    void unknownNamesFindNothing_data();
    void unknownNamesFindNothing();
    void pixelsAreTold();
    void turnedSizes_data();
    void turnedSizes();
    void documentsHaveThePaperOfTheCountry_data();
    void documentsHaveThePaperOfTheCountry();
};

void TestPageSize::rowsDiffer()
{
    QSet<QString> ids;
    QSet<QString> names;
    for (const PageSize &size : pageSizes()) {
        ids.insert(QLatin1String(size.id));
        names.insert(QLatin1String(size.name));
        QVERIFY(findPageSize(QLatin1String(size.id)) == size);
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), pageSizes().size());
    QCOMPARE(static_cast<std::size_t>(names.size()), pageSizes().size());
}

void TestPageSize::sizes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("width"); // in inches
    QTest::addColumn<double>("height");

    // PowerPoint's widescreen slide; ISO 216 (297 x 210 mm, 25.4 mm per inch); ANSI A.
    QTest::newRow("a slide is that of PowerPoint") << u"slide"_s << 40.0 / 3.0 << 7.5;
    QTest::newRow("A4 lies") << u"a4"_s << 297.0 / 25.4 << 210.0 / 25.4;
    QTest::newRow("A4 stands") << u"a4-portrait"_s << 210.0 / 25.4 << 297.0 / 25.4;
    QTest::newRow("Letter lies") << u"letter"_s << 11.0 << 8.5;
    QTest::newRow("Letter stands") << u"letter-portrait"_s << 8.5 << 11.0;
    QTest::newRow("in millimetres") << u"210x148.5mm"_s << 210.0 / 25.4 << 148.5 / 25.4;
    QTest::newRow("in centimetres") << u"21x14cm"_s << 21.0 / 2.54 << 14.0 / 2.54;
    QTest::newRow("in inches") << u"8x4.5in"_s << 8.0 << 4.5;
    QTest::newRow("in pixels of 1/96 inch") << u"1920x1080px"_s << 20.0 << 11.25;
    QTest::newRow("in points") << u"720x360pt"_s << 10.0 << 5.0;
}

void TestPageSize::sizes()
{
    QFETCH(const QString, id);
    QFETCH(const double, width);
    QFETCH(const double, height);
    const std::optional<PageSize> size = findPageSize(id);
    QVERIFY(size);
    QVERIFY(qAbs(size->width - width * 72.0) < 0.01);
    QVERIFY(qAbs(size->height - height * 72.0) < 0.01);
}

void TestPageSize::unknownNamesFindNothing_data()
{
    QTest::addColumn<QString>("id");

    QTest::newRow("no name") << QString();
    QTest::newRow("a size that is not offered") << u"a3"_s;
    QTest::newRow("another case") << u"A4"_s;
    QTest::newRow("a beginning") << u"let"_s;
    QTest::newRow("no unit") << u"210x148"_s;
    QTest::newRow("an unknown unit") << u"210x148ft"_s;
    QTest::newRow("one side") << u"210mm"_s;
    QTest::newRow("less than nothing") << u"-210x148mm"_s;
    QTest::newRow("a comma") << u"8,5x4,5in"_s;
    QTest::newRow("more than a number") << u"1e3x1e3mm"_s;
    QTest::newRow("smaller than two inches") << u"50x300mm"_s;
    QTest::newRow("larger than a hundred") << u"10x100.1in"_s;
    QTest::newRow("far too large") << u"99999x99999in"_s;
    QTest::newRow("other digits") << u"٢١٠x١٤٨mm"_s;
}

void TestPageSize::unknownNamesFindNothing()
{
    QFETCH(const QString, id);
    QVERIFY(!findPageSize(id));
    const Result<PageSize> size = pageSizeOf(id);
    QVERIFY(!size && size.problem().remedy.contains(u"slide"_s) && size.problem().remedy.contains(u"210x148mm"_s));
}

void TestPageSize::pixelsAreTold()
{
    QVERIFY(isInPixels(u"1600x900px"_s) && isInPixels(u"800.5x600px"_s));
    for (const QString &other : {u"slide"_s, u"210x148mm"_s, u"1600px"_s, u"1x1px"_s, u"px"_s, QString()})
        QVERIFY2(!isInPixels(other), qPrintable(other));
}

void TestPageSize::turnedSizes_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("turned");

    QTest::newRow("A4 stands") << u"a4"_s << u"a4-portrait"_s;
    QTest::newRow("Letter lies") << u"letter-portrait"_s << u"letter"_s;
    QTest::newRow("a slide has no row that stands") << u"slide"_s << u"540x960pt"_s;
    QTest::newRow("nor has a slide of 4:3") << u"slide-4x3"_s << u"540x720pt"_s;
    QTest::newRow("a square") << u"square"_s << u"square"_s;
    QTest::newRow("millimetres stay") << u"210x148.5mm"_s << u"148.5x210mm"_s;
    QTest::newRow("pixels stay exact") << u"1600x900px"_s << u"900x1600px"_s;
    QTest::newRow("pixels as large as a slide") << u"960x720px"_s << u"720x960px"_s; // 720 x 540 points, like a slide
    QTest::newRow("points") << u"700x300.5pt"_s << u"300.5x700pt"_s;
    QTest::newRow("an own square") << u"5x5in"_s << u"5x5in"_s;
    QTest::newRow("no size") << u"poster"_s << u"poster"_s;
}

// Swaps width and height: turning twice restores the size.
void TestPageSize::turnedSizes()
{
    QFETCH(const QString, id);
    QFETCH(const QString, turned);
    QCOMPARE(turnedPageSize(id), turned);
    QCOMPARE(turnedPageSize(turned), id);
    QCOMPARE(isInPixels(turned), isInPixels(id));
    const std::optional<PageSize> before = findPageSize(id);
    const std::optional<PageSize> after = findPageSize(turned);
    QCOMPARE(after.has_value(), before.has_value());
    if (before)
        QVERIFY(after->width == before->height && after->height == before->width);
}

// CLDR: Letter in most of the Americas and the Philippines; A4 elsewhere, including Brazil and Argentina.
void TestPageSize::documentsHaveThePaperOfTheCountry_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<QString>("size");
    QTest::newRow("United States") << QLocale(QLocale::English, QLocale::UnitedStates) << u"letter-portrait"_s;
    QTest::newRow("Canada, in French") << QLocale(QLocale::French, QLocale::Canada) << u"letter-portrait"_s;
    QTest::newRow("Mexico") << QLocale(QLocale::Spanish, QLocale::Mexico) << u"letter-portrait"_s;
    QTest::newRow("United Kingdom") << QLocale(QLocale::English, QLocale::UnitedKingdom) << u"a4-portrait"_s;
    QTest::newRow("Germany") << QLocale(QLocale::German, QLocale::Germany) << u"a4-portrait"_s;
    QTest::newRow("Brazil") << QLocale(QLocale::Portuguese, QLocale::Brazil) << u"a4-portrait"_s;
    QTest::newRow("none") << QLocale::c() << u"a4-portrait"_s;
}

void TestPageSize::documentsHaveThePaperOfTheCountry()
{
    QFETCH(const QLocale, locale);
    QTEST(documentPageSize(locale), "size");
    QVERIFY(findPageSize(documentPageSize(locale)));
}

CHIPBOARD_TEST(TestPageSize, QApplication)

} // namespace tst_pagesize

#include "tst_pagesize.moc"
