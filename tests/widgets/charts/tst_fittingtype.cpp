// Fonts shrink where text would be cut: titles of narrow cards, a third line below them, tables in large type.
#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartlayout.h"
#include "widgets/theme/theme.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_fittingtype {

class TestFittingType : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void titlesAreSmallerBeforeTheyAreCut();
    void subtitlesTakeAThirdLineWhereThereIsRoom();
    void tablesAreAsLargeAsTheyFit();
    void barsKeepTheTypeThatIsAskedFor();

private:
    TypeScale m_type = lightTheme().type;
    TextRuler m_ruler;
};

static ChartSpec tableOf(int columns)
{
    ChartSpec spec{.kind = ChartKind::Scores,
                   .title = u"Side by side"_s,
                   .categories = {{u"a"_s, u"Trainium2"_s, {}, false}, {u"b"_s, u"H100"_s, {}, false}}};
    for (int i = 0; i < columns; ++i) {
        ScoreColumn column{.title = u"Bandwidth"_s, .unit = u"TB/s"_s, .hasBars = false};
        column.points.resize(2);
        column.points[0].label = u"155"_s;
        column.points[1].label = u"80"_s;
        spec.scores.columns << column;
    }
    return spec;
}

void TestFittingType::titlesAreSmallerBeforeTheyAreCut()
{
    ChartSpec spec = computeChart(3);
    spec.title = u"Capacity-block price: Trainium2"_s;
    const QFont heading = m_type.font(m_type.heading, true);
    const auto titled = [&](double inner) {
        return layoutChart(spec, m_type, {inner + 2.0 * std::round(m_type.body * 1.2), 240.0}, m_ruler);
    };
    const auto text = [](const ChartLayout &layout) { return mapped(layout.title, &PlacedText::text).join(u' '); };
    QCOMPARE(titled(m_ruler.width(heading, spec.title) + 1.0).title.size(), 1);
    // First two lines, then a smaller font, then elision.
    QList<QString> stages;
    for (double inner = m_ruler.width(heading, spec.title) + 1.0; inner > 20.0; inner -= 1.0) {
        const ChartLayout layout = titled(inner);
        const bool isSmall = layout.fonts.title.pixelSize() == m_type.body;
        const bool isCut = text(layout).endsWith(QChar(0x2026));
        QVERIFY2(isSmall || text(layout) == spec.title, qPrintable(text(layout)));
        const QString stage = u"%1 %2 %3"_s.arg(layout.title.size())
                                  .arg(isSmall ? u"small"_s : u"large"_s, isCut ? u"cut"_s : u"whole"_s);
        if (stages.isEmpty() || stages.constLast() != stage)
            stages << stage;
    }
    QCOMPARE(stages, (QStringList{u"1 large whole"_s, u"2 large whole"_s, u"2 small whole"_s, u"2 small cut"_s}));
}

void TestFittingType::subtitlesTakeAThirdLineWhereThereIsRoom()
{
    ChartSpec spec = computeChart(3);
    spec.subtitle = u"USD per million tokens · line = eight of ten cases · dot = middle · per cent = how often best"_s;
    const ChartLayout high = layoutChart(spec, m_type, {250.0, 260.0}, m_ruler);
    QCOMPARE(high.subtitle.size(), 3);
    QVERIFY(!high.subtitle.constLast().text.endsWith(QChar(0x2026)));
    QCOMPARE(layoutChart(spec, m_type, {250.0, 140.0}, m_ruler).subtitle.size(), 2);
    spec.subtitle = u"GB"_s;
    QCOMPARE(layoutChart(spec, m_type, {250.0, 260.0}, m_ruler).subtitle.size(), 1);
}

void TestFittingType::tablesAreAsLargeAsTheyFit()
{
    const TypeScale doubled = enlarged(lightTheme(), 200).type;
    const ChartSpec table = tableOf(6);
    const QSizeF size(760.0, 500.0);
    QVERIFY(!layoutChart(table, doubled, size, m_ruler).scores.whole);
    const ChartLayout fitting = layoutFitting(table, doubled, size, m_ruler);
    QVERIFY(fitting.scores.whole);
    QVERIFY(fitting.fonts.label.pixelSize() >= m_type.body);
    QVERIFY(fitting.fonts.label.pixelSize() < doubled.body);
    // With enough room nothing shrinks, and fonts never shrink below the default size.
    QCOMPARE(layoutFitting(table, doubled, {2400.0, 900.0}, m_ruler).fonts.label.pixelSize(), doubled.body);
    const ChartLayout tight = layoutFitting(tableOf(30), doubled, size, m_ruler);
    QVERIFY(!tight.scores.whole);
    QVERIFY(tight.fonts.label.pixelSize() >= m_type.small);
}

void TestFittingType::barsKeepTheTypeThatIsAskedFor()
{
    const TypeScale doubled = enlarged(lightTheme(), 200).type;
    const ChartSpec bars = computeChart(3);
    const ChartLayout layout = layoutFitting(bars, doubled, {260.0, 300.0}, m_ruler);
    QCOMPARE(layout.fonts.label, layoutChart(bars, doubled, {260.0, 300.0}, m_ruler).fonts.label);
}

CHIPBOARD_TEST(TestFittingType, QApplication)

} // namespace tst_fittingtype

#include "tst_fittingtype.moc"
