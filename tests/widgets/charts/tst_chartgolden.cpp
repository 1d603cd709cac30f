#include "tests/support/goldenimage.h"
#include "tests/support/guitest.h"
#include "tests/support/sampleplanes.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_chartgolden {

class TestChartGolden : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(anyWarning()); }
    void aDifferenceIsSeen(); // first: removes the files that the comparison writes
    void looksAsKept_data();
    void looksAsKept();
};

static QImage picture(const ChartSpec &spec, const Theme &theme, const QString &lit)
{
    ChartView view(theme);
    view.setSpec(spec);
    view.setHighlighted(lit);
    view.resize(spec.kind == ChartKind::Plane ? QSize(480, 340) : QSize(360, 240));
    return view.grab().toImage();
}

void TestChartGolden::initTestCase()
{
    QApplication::setStyle(u"Fusion"_s);
    if (!QFontDatabase::hasFamily(u"Inter"_s))
        QSKIP("The font Inter is not installed (package fonts-inter): pictures would differ in every text.");
}

void TestChartGolden::looksAsKept_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ChartSpec>("spec");
    QTest::addColumn<QString>("lit");
    QTest::newRow("bars") << u"bars"_s << computeChart(9) << u"trainium3"_s;
    QTest::newRow("plane") << u"plane"_s << test::valueChart() << QString();
    QTest::newRow("roofline, a chip lit") << u"roofline"_s << test::rooflineChart() << u"h100"_s;
    QTest::newRow("dots") << u"dots"_s << test::dotsChart() << u"h200"_s;
}

void TestChartGolden::looksAsKept()
{
    QFETCH(const QString, name);
    QFETCH(const ChartSpec, spec);
    QFETCH(const QString, lit);
    for (const bool dark : {false, true}) {
        const QString difference = differenceFromGolden(picture(spec, dark ? darkTheme() : lightTheme(), lit),
                                                        name + (dark ? u"-dark"_s : u"-light"_s));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
}

// A picture that differs in one bar fails the comparison.
void TestChartGolden::aDifferenceIsSeen()
{
    ChartView view(lightTheme());
    ChartSpec spec = computeChart(9);
    spec.series.first().points[7].value = 3.5;
    view.setSpec(spec);
    view.setHighlighted(u"trainium3"_s);
    view.resize(360, 240);
    QVERIFY(differenceFromGolden(view.grab().toImage(), u"bars-light"_s).contains(u"pixels differ"));
    for (const QString &file : {u"bars-light-actual.png"_s, u"bars-light-diff.png"_s})
        QVERIFY(QFile::remove(QCoreApplication::applicationDirPath() + u'/' + file));
}

CHIPBOARD_TEST(TestChartGolden, QApplication)

} // namespace tst_chartgolden

#include "tst_chartgolden.moc"
