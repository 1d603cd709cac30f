// Names next to charts: one line if it fits, two if that keeps the name complete, by real font metrics.
#include "tests/support/testmain.h"
#include "widgets/charts/axistitles.h"

#include "tests/support/guitest.h"
#include "tests/widgets/charts/chartfixture.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_axisnames {

class TestAxisNames : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void asFewLinesAsKeepThemWhole();
    void widthsAreOfTheWidestLine();
    void linesEndAtTheRight();
    void ticksStandApart();
    void rowsOfBarsTakeTwoLines();
    void lowRowsKeepOneLine();

private:
    TypeScale m_type = lightTheme().type;
    QFont m_font = m_type.font(m_type.small);
    TextRuler m_ruler;
};

void TestAxisNames::asFewLinesAsKeepThemWhole()
{
    const QString name = u"AWS Capacity Blocks"_s;
    const double whole = m_ruler.width(m_font, name);
    const double half = m_ruler.width(m_font, u"AWS Capacity"_s);
    QCOMPARE(nameLines(m_font, name, whole, 2, m_ruler), QStringList{name});
    QCOMPARE(nameLines(m_font, name, half + 1.0, 2, m_ruler), (QStringList{u"AWS Capacity"_s, u"Blocks"_s}));
    const QStringList cut = nameLines(m_font, name, half + 1.0, 1, m_ruler);
    QCOMPARE(cut.size(), 1);
    QVERIFY(cut.constFirst().endsWith(QChar(0x2026)));
    // Compound words break after the hyphen, numbers do not.
    const QString german = u"BF16-Rechenleistung"_s;
    const double second = m_ruler.width(m_font, u"Rechenleistung"_s) + 1.0;
    const QStringList lines = nameLines(m_font, german, second, 2, m_ruler);
    QCOMPARE(lines, (QStringList{u"BF16-"_s, u"Rechenleistung"_s}));
    QCOMPARE(joined({lines.at(0), {}}, {lines.at(1), {}}), german);
    QCOMPARE(nameLines(m_font, u"Rechenleistung-2026"_s, second, 2, m_ruler).size(), 1);
    // Neither half fits: one elided line shows more than two.
    QCOMPARE(nameLines(m_font, u"trn2u.48xlarge p5en.48xlarge"_s, 30.0, 2, m_ruler).size(), 1);
}

void TestAxisNames::widthsAreOfTheWidestLine()
{
    const QStringList names{u"Spot"_s, u"Guide, December 2025"_s};
    const double whole = m_ruler.width(m_font, names.at(1));
    QCOMPARE(widthOfNames(m_font, names, whole, 1, m_ruler), std::optional(whole));
    QCOMPARE(widthOfNames(m_font, names, whole - 1.0, 1, m_ruler), std::nullopt);
    const double first = m_ruler.width(m_font, u"Guide, December"_s);
    QCOMPARE(widthOfNames(m_font, names, whole - 1.0, 2, m_ruler), std::optional(first));
    QCOMPARE(widthOfNames(m_font, {}, 10.0, 1, m_ruler), std::optional(0.0));
}

void TestAxisNames::linesEndAtTheRight()
{
    const auto [only, none] = placedName({u"Spot"_s}, m_font, {100.0, 20.0}, m_ruler);
    QCOMPARE(only.at.x() + m_ruler.width(m_font, u"Spot"_s), 100.0);
    QCOMPARE(only.at.y(), 20.0);
    QVERIFY(none.text.isEmpty());
    const auto [upper, lower] = placedName({u"AWS"_s, u"blocks"_s}, m_font, {100.0, 20.0}, m_ruler);
    QCOMPARE(lower.at.y() - upper.at.y(), nameStep(m_font));
    QCOMPARE((lower.at.y() + upper.at.y()) / 2.0, 20.0);
    QCOMPARE(joined(upper, lower), u"AWS blocks"_s);
    QVERIFY(nameHeight(m_font, 2, m_ruler) > nameHeight(m_font, 1, m_ruler) * 1.4);
}

void TestAxisNames::ticksStandApart()
{
    QList<PlaneTick> ticks;
    QList<QRectF> places;
    for (int i = 0; i < 6; ++i) {
        ticks.append({i * 10.0, {QString::number(i), {}}, {u"more"_s, {}}});
        places.append(QRectF(i * 10.0, 0.0, 15.0, 10.0)); // each overlaps only the next one
    }
    keepApart(ticks, places, 1.0);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(ticks.at(i).name().isEmpty(), i % 2 != 0);
        QCOMPARE(ticks.at(i).at, i * 10.0);
    }
}

void TestAxisNames::rowsOfBarsTakeTwoLines()
{
    ChartSpec spec = computeChart(3);
    spec.categories[0].label = u"AWS Capacity Blocks in Ohio"_s;
    spec.categories[1].label = u"Spot"_s;
    spec.categories[2].label = u"Guide, December 2025"_s;
    spec.categories[2].baseline = true;
    const ChartLayout layout = layoutChart(spec, m_type, {267.0, 220.0}, m_ruler);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(layout.row.at(i).name(), spec.categories.at(i).label);
    const ChartRow &longest = layout.row.constFirst();
    QVERIFY(!longest.more.text.isEmpty());
    QVERIFY(layout.row.at(1).more.text.isEmpty());
    QVERIFY(longest.label.at.y() - m_ruler.ascent(layout.fonts.label) >= -0.5);
    QVERIFY(longest.more.at.y() + m_ruler.descent(layout.fonts.label) <= layout.pitch + 0.5);
    QVERIFY(layout.row.at(2).triangle < std::min(layout.row.at(2).label.at.x(), layout.plot.left()));
}

void TestAxisNames::lowRowsKeepOneLine()
{
    ChartSpec spec = computeChart(12);
    for (ChartCategory &category : spec.categories)
        category.label = u"trn2.48xlarge in us-east-2 and in us-west-2"_s;
    const ChartLayout layout = layoutChart(spec, m_type, {267.0, 260.0}, m_ruler);
    for (const ChartRow &row : layout.row) {
        QVERIFY(row.more.text.isEmpty());
        QVERIFY(row.label.text.endsWith(QChar(0x2026)));
    }
}

CHIPBOARD_TEST(TestAxisNames, QApplication)

} // namespace tst_axisnames

#include "tst_axisnames.moc"
