// Bar charts as LibreOffice embeds them: an OpenDocument package whose table has the names, numbers and ranges of the
// chart, with a separate colour for each bar. Rendering in Impress and Calc was checked by pasting (7.4).
#include "tests/support/officefiles.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/odfchart.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_odfchart {

class TestOdfChart : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tableHasTheNumbers();
    void isAPackageOfOpenDocument();
};

static ChartSpec threeBars()
{
    ChartSpec chart{.title = u"Memory & more"_s,
                    .categories = {{u"a"_s, u"Trainium2"_s, ColourRole::Trainium},
                                   {u"b"_s, u"H100"_s, ColourRole::Nvidia, true},
                                   {u"c"_s, u"TPU"_s, ColourRole::Other}},
                    .series = {{u"s"_s, {ChartPoint{}, ChartPoint{}, ChartPoint{}}}}};
    QList<ChartPoint> &points = chart.series.first().points;
    points[0].value = 96.5;
    points[0].label = u"~96"_s;
    points[0].low = 90.0;
    points[0].high = 100.0;
    points[1].value = 80.0;
    points[2].gap = u"n/p"_s;
    return chart;
}

static PackageParts partsOf(const ChartSpec &chart)
{
    return readPackage(odfBars(chart, paperTheme(), {640.0, 320.0}), {}).valueOr({});
}

// 96.5 - 90 = 6.5 down and 100 - 96.5 = 3.5 up.
void TestOdfChart::tableHasTheNumbers()
{
    const QByteArray content = partsOf(threeBars()).value(1).bytes;
    QStringList numbers;
    QStringList colours;
    for (const XmlElement &element : elementsOf(content)) {
        QVERIFY2(element.name != u"ERROR", qPrintable(element.text));
        const QString number = element.attributes.value(u"office:value"_s).toString();
        if (!number.isEmpty())
            numbers << number;
        if (element.name == u"style:graphic-properties")
            colours << element.attributes.value(u"draw:fill-color"_s).toString();
    }
    QCOMPARE(numbers, (QStringList{u"96.5"_s, u"6.5"_s, u"3.5"_s, u"80"_s}));
    const QStringList texts = textsOf(content, u"text:p"_s);
    QCOMPARE(texts.constFirst(), u"Memory & more"_s);
    QVERIFY(texts.contains(u"Trainium2: ~96"_s) && texts.contains(u"\u25C0 H100"_s) && texts.contains(u"TPU (n/p)"_s));
    QCOMPARE(content.count("<chart:data-point "), 3);
    QCOMPARE(content.count("<chart:error-indicator "), 1);
    const Theme theme = paperTheme();
    QCOMPARE(
        colours.mid(colours.size() - 3),
        (QStringList{theme.trainium.name().toUpper(), theme.nvidia.name().toUpper(), theme.other.name().toUpper()}));
    ChartSpec plain = threeBars();
    plain.series.first().points[0].low.reset();
    plain.series.first().points[0].high.reset();
    QVERIFY(!partsOf(plain).value(1).bytes.contains("<chart:error-indicator "));
}

void TestOdfChart::isAPackageOfOpenDocument()
{
    const PackageParts parts = partsOf(threeBars());
    QCOMPARE(parts.size(), 3);
    const QByteArray type = "application/vnd.oasis.opendocument.chart";
    QCOMPARE(parts.at(0), (PackagePart{u"mimetype"_s, type}));
    QCOMPARE(parts.at(2).name, u"META-INF/manifest.xml"_s);
    QVERIFY(parts.at(2).bytes.contains("manifest:full-path=\"/\" manifest:media-type=\"" + type + "\""));
    QVERIFY(parts.at(2).bytes.contains("manifest:full-path=\"content.xml\""));
}

CHIPBOARD_TEST(TestOdfChart, QGuiApplication)

} // namespace tst_odfchart

#include "tst_odfchart.moc"
