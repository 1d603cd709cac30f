#include "tests/support/guitest.h"
#include "tests/support/testmain.h"
#include "tests/widgets/charts/chartfixture.h"
#include "widgets/charts/chartlayout.h"

#include <QApplication>
#include <QHelpEvent>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_cardtitles {

/// Chart titles, and the layout of charts with few rows.
class TestCardTitles : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void longTitlesTakeTwoLines();
    void longerOnesAreCutInTheSecond();
    void aSecondLineOfTheTitleTakesThatOfTheSubtitle();
    void whatIsCutIsToldWhole();
    void aTitleOfTwoLinesIsEditedWhole();
    void fewRowsFillTheCard_data();
    void fewRowsFillTheCard();
    void barsAreNotThickerThanThat();

private:
    [[nodiscard]] ChartLayout laidOut(const ChartSpec &spec, const QSizeF &size)
    {
        return layoutChart(spec, m_type, size, m_ruler);
    }

    TypeScale m_type = lightTheme().type;
    TextRuler m_ruler;
};

static ChartSpec titled(const QString &title, int rows = 4)
{
    ChartSpec spec = computeChart(rows);
    spec.title = title;
    spec.subtitle = u"TFLOPS"_s;
    return spec;
}

const QString twoLines = u"Capacity-block price: Trainium −38%"_s;
const QString manyLines = u"Capacity-block price of everything that was ever rented by the hour in blocks: Trainium"_s;

void TestCardTitles::longTitlesTakeTwoLines()
{
    const ChartLayout one = laidOut(titled(u"Short"_s), {600.0, 300.0});
    QCOMPARE(one.title.size(), 1);
    const ChartLayout wide = laidOut(titled(twoLines), {600.0, 300.0});
    QCOMPARE(wide.title.size(), 1);
    QCOMPARE(wide.rows.top(), one.rows.top());
    const ChartLayout narrow = laidOut(titled(twoLines), {266.0, 300.0});
    QCOMPARE(narrow.title.size(), 2);
    QCOMPARE(narrow.titleText(), twoLines);
    QCOMPARE(narrow.title.at(1).at.y() - narrow.title.at(0).at.y(), m_ruler.height(narrow.fonts.title));
    QVERIFY(narrow.subtitle.at(0).at.y() > narrow.title.at(1).at.y() + 8.0);
    QCOMPARE(laidOut(titled(QString()), {600.0, 300.0}).title.size(), 1); // the space is reserved
}

void TestCardTitles::longerOnesAreCutInTheSecond()
{
    const ChartLayout layout = laidOut(titled(manyLines), {266.0, 300.0});
    QCOMPARE(layout.title.size(), 2);
    QVERIFY(layout.title.at(1).text.endsWith(u'…'));
    QVERIFY(layout.titleText() != manyLines);
    for (const PlacedText &line : layout.title)
        QVERIFY(m_ruler.width(layout.fonts.title, line.text) <= 266.0 - 2.0 * layout.padding);
}

// Narrow charts reserve a second line below the title. A title of two lines uses it.
void TestCardTitles::aSecondLineOfTheTitleTakesThatOfTheSubtitle()
{
    const ChartLayout one = laidOut(titled(u"Short"_s), {266.0, 300.0});
    const ChartLayout two = laidOut(titled(twoLines), {266.0, 300.0});
    const double more = m_ruler.height(two.fonts.title) - m_ruler.height(two.fonts.subtitle);
    QVERIFY(std::abs(two.rows.top() - one.rows.top() - more) <= 1.5);
}

void TestCardTitles::whatIsCutIsToldWhole()
{
    ChartView view(lightTheme());
    view.resize(266, 300);
    const auto tipOver = [&](const ChartSpec &spec, ChartText which) {
        view.setSpec(spec);
        view.show();
        const QPoint place = view.textRect(which).center();
        QHelpEvent help(QEvent::ToolTip, place, view.mapToGlobal(place));
        QApplication::sendEvent(&view, &help);
        return QToolTip::text();
    };
    QCOMPARE(tipOver(titled(manyLines), ChartText::Title), u"<p>%1</p>"_s.arg(manyLines));
    tipOver(titled(twoLines), ChartText::Title);
    QTRY_VERIFY(QToolTip::text().isEmpty());
    ChartSpec noted = titled(twoLines);
    noted.notes = QStringList{u"Not drawn: A."_s, u"B is another kind."_s};
    QCOMPARE(tipOver(noted, ChartText::Title), u"<p>Not drawn: A. B is another kind.</p>"_s);
    ChartSpec long2 = titled(twoLines);
    long2.subtitle = manyLines + u" and "_s + manyLines;
    QCOMPARE(tipOver(long2, ChartText::Subtitle), u"<p>%1</p>"_s.arg(long2.subtitle));
    long2.doubt = u"No longer so."_s;
    QCOMPARE(tipOver(long2, ChartText::Title), u"<p>No longer so.</p>"_s);
}

void TestCardTitles::aTitleOfTwoLinesIsEditedWhole()
{
    ChartView view(lightTheme());
    view.resize(266, 300);
    view.setSpec(titled(u"Short"_s));
    view.show();
    const int one = view.textRect(ChartText::Title).height();
    view.setSpec(titled(twoLines));
    QVERIFY(view.textRect(ChartText::Title).height() > one + 12);
    QVERIFY(!view.textRect(ChartText::Title).intersects(view.textRect(ChartText::Subtitle)));
}

// Rows are at most nine times the font size high, 117 pixels; the rest is split above and below.
void TestCardTitles::fewRowsFillTheCard_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("height");
    QTest::newRow("one row") << 1 << 340.0;
    QTest::newRow("two rows") << 2 << 340.0;
    QTest::newRow("three rows") << 3 << 340.0;
    QTest::newRow("two rows of a low card") << 2 << 226.0;
    QTest::newRow("one row of a high card") << 1 << 900.0;
}

void TestCardTitles::fewRowsFillTheCard()
{
    QFETCH(const int, rows);
    QFETCH(const double, height);
    const ChartLayout whole = laidOut(computeChart(8), {600.0, height});
    const ChartLayout few = laidOut(computeChart(rows), {600.0, height});
    const double room = whole.rows.height();
    QCOMPARE(few.pitch, std::min(117.0, std::floor(room / rows)));
    const double above = few.rows.top() - whole.rows.top();
    const double below = whole.rows.bottom() - (few.rows.top() + few.contentHeight());
    QVERIFY2(above >= 0.0 && std::abs(above - below) <= 2.0, qPrintable(u"%1, %2"_s.arg(above).arg(below)));
    QVERIFY(few.complete);
    QCOMPARE(few.rowAt(few.rowRect(rows - 1, 0.0).center(), 0.0), rows - 1);
}

// 2.6 times the font size of 13 pixels.
void TestCardTitles::barsAreNotThickerThanThat()
{
    QCOMPARE(laidOut(computeChart(1), {600.0, 900.0}).thickness, 34.0);
    QCOMPARE(laidOut(computeChart(2), {600.0, 340.0}).thickness, 34.0);
    const ChartLayout eight = laidOut(computeChart(8), {600.0, 300.0});
    QCOMPARE(eight.thickness, std::round(eight.pitch * 0.66));
    QVERIFY(eight.thickness < 34.0);
}

CHIPBOARD_TEST(TestCardTitles, QApplication)

} // namespace tst_cardtitles

#include "tst_cardtitles.moc"
