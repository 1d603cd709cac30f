// Texts of a page on paper: complete, in order, on separate sheets after the charts, with or without numbers; and long
// table texts, on as many sheets as needed.
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/pagelayout.h"

#include <QApplication>

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_textsheets {

class TestTextSheets : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void pagesWithoutTextsStayAsTheyWere();
    void textsComeBehindTheCharts_data();
    void textsComeBehindTheCharts();
    void noTwoSheetsHaveOneHeading();
    void fewSentencesStandBelowTheOnlyChart_data();
    void fewSentencesStandBelowTheOnlyChart();
    void longTextsTakeMoreSheets();
    void aPageOfTextsAlone();
    void aTableThatIsTooWideStandsInParts();
    void whatIsAboutTheChartsIsInFiles();

private:
    [[nodiscard]] PageLayout laidOut(const PageSpec &page, const QString &size, bool numbers)
    {
        return layoutPage(page, pageSizeOf(size).value(), numbers, m_ruler);
    }
    TextRuler m_ruler;
};

static PageSpec pageWith(int sections)
{
    PageSpec page = chipboard::test::samplePage(4);
    for (int i = 0; i < sections; ++i) {
        TextSection section{u"s%1"_s.arg(i), u"Heading%1"_s.arg(i), u"Lead%1"_s.arg(i), {}};
        for (int k = 0; k < 6; ++k)
            section.items << TextItem{TextSign::Verify,
                                      u"Item%1x%2 says something that is long enough for a second line of its own, so "
                                      "that it has to be wrapped."_s.arg(i)
                                          .arg(k),
                                      u"Guide"_s};
        page.texts << section;
    }
    return page;
}

static QString textOf(const Sheet &sheet)
{
    QStringList lines;
    for (const TextBlock &block : sheet.texts) {
        for (const PlacedText &line : block.lines)
            lines << line.text;
    }
    return lines.join(u' ');
}

void TestTextSheets::pagesWithoutTextsStayAsTheyWere()
{
    const PageLayout layout = laidOut(pageWith(0), u"a4"_s, false);
    QCOMPARE(layout.sheets.size(), 1);
    QVERIFY(!textOf(layout.sheets.constFirst()).contains(u"In words"));
}

void TestTextSheets::textsComeBehindTheCharts_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<bool>("numbers");
    for (const char *size : {"slide", "a4", "a4-portrait"}) {
        QTest::newRow(size) << QString::fromLatin1(size) << false;
        QTest::addRow("%s with numbers", size) << QString::fromLatin1(size) << true;
    }
}

void TestTextSheets::textsComeBehindTheCharts()
{
    QFETCH(const QString, size);
    QFETCH(const bool, numbers);
    const PageSpec page = pageWith(3);
    const PageLayout layout = laidOut(page, size, numbers);
    QVERIFY(!layout.sheets.constFirst().charts.isEmpty());
    qsizetype lastText = -1;
    qsizetype table = layout.sheets.size();
    QString all;
    for (qsizetype i = 0; i < layout.sheets.size(); ++i) {
        const Sheet &sheet = layout.sheets.at(i);
        if (textOf(sheet).contains(u"In words")) {
            lastText = i;
            all += textOf(sheet);
            QVERIFY(sheet.charts.isEmpty() && sheet.table.isEmpty());
        }
        if (!sheet.table.isEmpty())
            table = std::min(table, i);
        for (const TextBlock &block : sheet.texts)
            QVERIFY2(block.rect.bottom() <= layout.size.height(), qPrintable(textOf(sheet)));
    }
    QVERIFY(lastText > 0 && lastText < table);
    QCOMPARE(table < layout.sheets.size(), numbers);
    qsizetype at = 0;
    for (const TextSection &section : page.texts) {
        for (const QString &word :
             {section.heading, section.lead, section.items.constLast().text.section(u' ', 0, 0)}) {
            at = all.indexOf(word, at);
            QVERIFY2(at >= 0, qPrintable(word));
        }
    }
    QVERIFY(all.contains(u"? Item0x0") && all.contains(u"[Guide]"));
}

// Continued texts and numbers have a sheet counter: headings are unique.
void TestTextSheets::noTwoSheetsHaveOneHeading()
{
    const PageLayout layout = laidOut(pageWith(40), u"slide"_s, true);
    QStringList headings;
    for (const Sheet &sheet : layout.sheets) {
        if (sheet.charts.isEmpty())
            headings << sheet.texts.constFirst().lines.constFirst().text;
    }
    QVERIFY2(
        headings.contains(u"In words (sheet 1 of "_s + QString::number(headings.filter(u"In words"_s).size()) + u')'),
        qPrintable(headings.join(u'|')));
    QStringList once = headings;
    once.removeDuplicates();
    QCOMPARE(headings, once);
}

void TestTextSheets::fewSentencesStandBelowTheOnlyChart_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<int>("items");
    QTest::addColumn<bool>("isBelow");
    for (const char *size : {"slide", "a4", "letter"}) {
        QTest::addRow("%s", size) << QString::fromLatin1(size) << 1 << true;
        QTest::addRow("%s, too many", size) << QString::fromLatin1(size) << 40 << false;
    }
}

void TestTextSheets::fewSentencesStandBelowTheOnlyChart()
{
    QFETCH(const QString, size);
    QFETCH(const int, items);
    QFETCH(const bool, isBelow);
    PageSpec page = chipboard::test::samplePage();
    page.charts.resize(1);
    for (const char *name : {"Why", "Check"}) {
        TextSection section{QString::fromLatin1(name), QString::fromLatin1(name), {}, {}};
        for (int i = 0; i < items; ++i)
            section.items << TextItem{TextSign::None, u"%1 number %2 is short."_s.arg(section.id).arg(i)};
        page.texts << section;
    }
    const PageLayout layout = laidOut(page, size, false);
    const Sheet &first = layout.sheets.constFirst();
    QCOMPARE(layout.sheets.size() == 1, isBelow);
    QCOMPARE(textOf(first).contains(u"Check number 0 is short."_s), isBelow);
    QCOMPARE(first.charts.size(), 1);
    QCOMPARE(first.charts.constFirst().chart.categories.size(), page.charts.constFirst().categories.size());
    for (const TextBlock &block : first.texts)
        QVERIFY2(!block.rect.intersects(QRectF(first.charts.constFirst().rect)), qPrintable(textOf(first)));
}

void TestTextSheets::longTextsTakeMoreSheets()
{
    const qsizetype few = laidOut(pageWith(1), u"a4"_s, false).sheets.size();
    const qsizetype many = laidOut(pageWith(30), u"a4"_s, false).sheets.size();
    QCOMPARE(few, 2);
    QVERIFY(many > 3);
}

void TestTextSheets::aPageOfTextsAlone()
{
    PageSpec page = pageWith(1);
    page.charts.clear();
    QVERIFY(textOf(laidOut(page, u"a4"_s, false).sheets.constLast()).contains(u"Item0x5"));
}

// Six columns of unbreakable words: half a slide holds some of them, a slide all.
void TestTextSheets::aTableThatIsTooWideStandsInParts()
{
    PageSpec page = chipboard::test::samplePage(2);
    ChartSpec table = page.charts.constFirst();
    table.kind = ChartKind::Scores;
    table.series.clear();
    for (int i = 0; i < 6; ++i) {
        ScoreColumn column{.title = u"Column%1"_s.arg(i), .hasBars = false};
        column.points.resize(table.categories.size());
        for (ChartPoint &point : column.points)
            point.label = u"unspeakablylong%1"_s.arg(i);
        table.scores.columns << column;
    }
    page.charts = {table};
    const auto sheetsOf = [&](const QString &size) {
        QList<ChartSpec> charts;
        for (const Sheet &sheet : laidOut(page, size, false).sheets) {
            for (const ChartPlace &place : sheet.charts)
                charts << place.chart;
        }
        return charts;
    };
    QCOMPARE(sheetsOf(u"slide"_s).size(), 1);
    const QList<ChartSpec> parts = sheetsOf(u"half-slide"_s);
    QVERIFY(parts.size() > 1);
    QList<ScoreColumn> columns;
    for (const ChartSpec &part : parts) {
        QCOMPARE(part.categories, table.categories);
        columns << part.scores.columns;
    }
    QCOMPARE(columns, table.scores.columns);
}

void TestTextSheets::whatIsAboutTheChartsIsInFiles()
{
    PageSpec page = chipboard::test::samplePage();
    page.warning = u"Prices differ."_s;
    page.notice.text = u"No best is marked in Cost."_s;
    const auto textsOf = [&page, this] {
        QStringList texts;
        const PageLayout layout = laidOut(page, u"slide"_s, false);
        for (const TextBlock &block : layout.sheets.first().texts)
            texts << block.lines.first().text;
        return texts;
    };
    QVERIFY(!textsOf().contains(page.notice.text)); // instructions for the window
    page.notice.inFiles = true;
    const QStringList texts = textsOf();
    QVERIFY(texts.contains(page.notice.text));
    QVERIFY(texts.indexOf(page.notice.text) > texts.indexOf(u"◆ Not comparable: Prices differ."_s));
    page.warning.clear();
    QVERIFY(textsOf().contains(page.notice.text));
}

CHIPBOARD_TEST(TestTextSheets, QApplication)

} // namespace tst_textsheets

#include "tst_textsheets.moc"
