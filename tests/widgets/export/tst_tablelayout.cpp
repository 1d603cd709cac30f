#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "widgets/export/tablelayout.h"

#include "tests/support/guitest.h"
#include "widgets/export/exporttheme.h"
#include "widgets/export/sheetpainting.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_tablelayout {

class TestTableLayout : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void nothingMakesNothing();
    void losesNoRow_data();
    void losesNoRow();
    void repeatsTheHeader();
    void endsNumbersAtTheRight();
    void keepsCellsApart();
    void wrapsLongTexts();
    void cutsNothingOff();
    void longWordsBreakAtTheirHyphens();
    void aRowIsNoHigherThanAPage();
    void takesShortRows();
    void aReasonInPlaceOfANumberTakesNoRoom();
    void columnsStayWhereTheyAre();
    void aRowWithoutRoomWaits();
    void knowsWhatIsBetter();
    void colourTellsWhatIsBetter_data();
    void colourTellsWhatIsBetter();

private:
    [[nodiscard]] QList<TablePart> layout(const Table &table, const QRectF &area)
    {
        return layoutTable(table, paperTheme().type, area, m_ruler);
    }
    TextRuler m_ruler;
};

static const QRectF page(50, 80, 900, 300);

static Table tableOf(int rows)
{
    Table table{.columns = {{u"Chip"_s, false}, {u"Memory"_s, true}, {u"Source"_s, false}}};
    for (int i = 0; i < rows; ++i)
        table.rows.append({u"chip%1"_s.arg(i), QString::number(i * 7), u"A page"_s});
    return table;
}

static QStringList textsOf(const TableRow &row) { return mapped(row.texts, &PlacedText::text); }

void TestTableLayout::nothingMakesNothing()
{
    QVERIFY(layout({}, page).isEmpty());
    QVERIFY(layout(tableOf(0), page).isEmpty());
    QVERIFY(TablePart().isEmpty());
}

void TestTableLayout::losesNoRow_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<double>("height");
    QTest::addColumn<bool>("onePage");

    QTest::newRow("one row") << 1 << 300.0 << true;
    QTest::newRow("what one page holds") << 8 << 300.0 << true;
    QTest::newRow("more than a page holds") << 60 << 300.0 << false;
    QTest::newRow("a page that is too low for anything") << 3 << 5.0 << false;
}

void TestTableLayout::losesNoRow()
{
    QFETCH(const int, rows);
    QFETCH(const double, height);
    const Table table = tableOf(rows);
    const QRectF area(50, 80, 900, height);
    const QList<TablePart> parts = layout(table, area);
    QTEST(parts.size() == 1, "onePage");
    QList<QStringList> found;
    for (const TablePart &part : parts) {
        QVERIFY(!part.isEmpty());
        double top = part.header.top + part.header.height;
        for (const TableRow &row : part.rows) {
            QCOMPARE(row.top, top);
            top += row.height;
            found.append(textsOf(row));
        }
        QVERIFY(top <= area.bottom() || part.rows.size() == 1);
    }
    QCOMPARE(found, textRows(table));
}

void TestTableLayout::repeatsTheHeader()
{
    const QList<TablePart> parts = layout(tableOf(60), page);
    QVERIFY(parts.size() > 2);
    for (const TablePart &part : parts) {
        QCOMPARE(textsOf(part.header), (QStringList{u"Chip"_s, u"Memory"_s, u"Source"_s}));
        QCOMPARE(part.header.top, page.top());
        QCOMPARE(part.left, page.left());
        QCOMPARE(part.right, page.right());
    }
}

void TestTableLayout::endsNumbersAtTheRight()
{
    const TablePart part = layout(tableOf(8), page).constFirst();
    const auto rightEnd = [&](const TableRow &row) {
        return row.texts.at(1).at.x() + m_ruler.width(part.cellFont, row.texts.at(1).text);
    };
    for (const TableRow &row : part.rows) {
        QVERIFY(qAbs(rightEnd(row) - rightEnd(part.rows.first())) < 0.01);
        QCOMPARE(row.texts.at(0).at.x(), part.rows.first().texts.at(0).at.x());
    }
}

void TestTableLayout::keepsCellsApart()
{
    for (const double width : {900.0, 300.0, 220.0}) {
        const TablePart part = layout(tableOf(8), QRectF(50, 80, width, 300)).constFirst();
        for (const TableRow &row : part.rows) {
            for (qsizetype i = 0; i < row.texts.size(); ++i) {
                const PlacedText &text = row.texts.at(i);
                const double end = text.at.x() + m_ruler.width(part.cellFont, text.text);
                QVERIFY(end <= (i + 1 < row.texts.size() ? row.texts.at(i + 1).at.x() : part.right));
                QVERIFY(text.at.y() > row.top && text.at.y() < row.top + row.height);
            }
        }
    }
}

void TestTableLayout::wrapsLongTexts()
{
    Table table = tableOf(2);
    table.rows[0][2] = u"A source with a long title that goes on for more than a line of a narrow page"_s;
    const TablePart part = layout(table, QRectF(50, 80, 360, 300)).constFirst();
    QVERIFY(part.rows.at(0).height > part.rows.at(1).height);
    QCOMPARE(textsOf(part.rows.at(0)).sliced(2).join(u' '), table.rows.at(0).at(2).text);
}

// A long reason is complete, even with many columns, and none of its words is broken.
void TestTableLayout::cutsNothingOff()
{
    QStringList words;
    for (int i = 0; i < 90; ++i)
        words << u"word%1"_s.arg(i);
    Table table;
    QStringList row;
    for (int column = 0; column < 7; ++column) {
        table.columns << Table::Column{u"Column %1"_s.arg(column), column == 4};
        row << (column == 4 ? u"49%; 48%; 66% and 49% to 99%"_s : u"of AWS Trainium2 chips"_s);
    }
    table.columns << Table::Column{u"Reason"_s, false};
    row << words.join(u' ');
    table.rows << Table::Row(row.begin(), row.end());
    const QList<TablePart> parts = layout(table, page);
    QCOMPARE(textsOf(parts.constFirst().rows.constFirst()).join(u' '), row.join(u' '));
    QVERIFY(parts.constFirst().rows.constFirst().height > 8 * 12.0);
}

// A long word in a table with sentences breaks after its hyphen, and the sentences get a quarter of the page.
void TestTableLayout::longWordsBreakAtTheirHyphens()
{
    Table table;
    QStringList row;
    for (int column = 0; column < 7; ++column) {
        table.columns << Table::Column{u"Column"_s, false};
        row << u"Donaudampfschifffahrts-Gesellschaft"_s;
    }
    table.columns << Table::Column{u"Reason"_s, false};
    row << QString(u"reason "_s).repeated(60).trimmed();
    table.rows << Table::Row(row.begin(), row.end());
    const TablePart part = layout(table, QRectF(50, 80, 1600, 400)).constFirst();
    const QStringList told = textsOf(part.rows.constFirst());
    QCOMPARE(told.count(u"Donaudampfschifffahrts-"_s), 7);
    QCOMPARE(told.count(u"Gesellschaft"_s), 7);
    QCOMPARE(TextRuler().wrapped(part.cellFont, u"A100-Clustern"_s, 60, 3).constFirst(), u"A100-"_s);
    double left = part.right;
    for (const PlacedText &text : part.rows.constFirst().texts) {
        if (text.text.startsWith(u"reason"_s))
            left = std::min(left, text.at.x());
    }
    QVERIFY2(part.right - left >= 1600 / 4.0 - 20, qPrintable(QString::number(part.right - left)));
    // If nothing fits, the widest columns shrink and none is lost.
    const TablePart narrow = layout(table, QRectF(50, 80, 700, 600)).constFirst();
    for (const PlacedText &text : narrow.rows.constFirst().texts)
        QVERIFY(text.at.x() >= 50 && text.at.x() < 750);
    QCOMPARE(textsOf(narrow.rows.constFirst()).count(u"Gesellschaft"_s), 0); // broken, because nothing else helps
}

// A row higher than a page is cut, so that the next row has room.
void TestTableLayout::aRowIsNoHigherThanAPage()
{
    Table table = tableOf(2);
    table.rows[0][2] = QString(u"word "_s).repeated(2000);
    const QList<TablePart> parts = layout(table, page);
    for (const TablePart &part : parts) {
        for (const TableRow &row : part.rows)
            QVERIFY(row.top + row.height <= page.bottom() + 0.5);
    }
    QCOMPARE(parts.size(), 1);
}

void TestTableLayout::takesShortRows()
{
    Table table = tableOf(2);
    table.rows[1] = {u"alone"_s};
    const QList<TablePart> parts = layout(table, page);
    QCOMPARE(parts.size(), 1);
    QCOMPARE(textsOf(parts.first().rows.at(1)), QStringList{u"alone"_s});
}

// A sentence between numbers must not squeeze the last column.
void TestTableLayout::aReasonInPlaceOfANumberTakesNoRoom()
{
    const QString rule = u"From 0.75 to 1.25 times the current value: 0.75 x to 1.25 x."_s;
    Table table{
        .columns = {{u"Assumption"_s, false}, {u"Answer at lower end"_s, true}, {u"Range"_s, false}},
        .rows = {{u"Price"_s, u"0.5235 x"_s, rule},
                 {u"Chips"_s, u"The model does not fit into the memory of so few chips, whatever they cost."_s, rule}}};
    const QRectF narrow(50, 80, 560, 300);
    const QList<TablePart> parts = layout(table, narrow);
    QCOMPARE(parts.size(), 1);
    const QStringList texts = textsOf(parts.constFirst().rows.constFirst());
    QVERIFY2(!texts.join(u' ').contains(u'\u2026'), qPrintable(texts.join(u' '))); // the rule is not elided
    QVERIFY(texts.contains(u"0.5235 x"_s));                                        // the number is complete
}

// The last rows have the longest texts: column widths are the same in all parts.
void TestTableLayout::columnsStayWhereTheyAre()
{
    Table table = tableOf(30);
    table.rows.last() = {u"a chip with a name that is much longer than others"_s, u"1"_s, u"A page"_s};
    const QRectF below(page.left(), page.bottom() - 120.0, page.width(), 120.0);
    const QList<TablePart> parts = layoutTable(table, paperTheme().type, below, page, m_ruler);
    QVERIFY(parts.size() > 2);
    QCOMPARE(parts.at(0).header.top, below.top());
    qsizetype rows = 0;
    for (const TablePart &part : parts) {
        QVERIFY(&part == &parts.constFirst() || part.header.top == page.top());
        QVERIFY(part.rows.constLast().top + part.rows.constLast().height <= page.bottom());
        rows += part.rows.size();
        for (const TableRow &row : part.rows)
            QCOMPARE(row.texts.constLast().at.x(), parts.constFirst().rows.constFirst().texts.constLast().at.x());
    }
    QCOMPARE(rows, 30);
}

// No row overlaps what follows; at the top of a page a row is placed whatever its height.
void TestTableLayout::aRowWithoutRoomWaits()
{
    const QRectF low(page.left(), page.bottom() - 30.0, page.width(), 30.0); // fits only a header
    const QList<TablePart> parts = layoutTable(tableOf(3), paperTheme().type, low, page, m_ruler);
    QCOMPARE(parts.size(), 2);
    QVERIFY(parts.at(0).isEmpty());
    QCOMPARE(parts.at(1).rows.size(), 3);
    QCOMPARE(parts.at(1).header.top, page.top());
    const QList<TablePart> forced = layoutTable(tableOf(3), paperTheme().type, low, low, m_ruler);
    QCOMPARE(forced.size(), 3);
    for (const TablePart &part : forced)
        QCOMPARE(part.rows.size(), 1);
}

// All lines of a text have its colour; the header has none.
void TestTableLayout::knowsWhatIsBetter()
{
    Table table = tableOf(2);
    table.rows[0][1] = u"7"_s;
    table.rows[0][1].beside = Beside::Better;
    table.rows[1][1].beside = Beside::Worse;
    const TablePart part = layout(table, page).constFirst();
    QCOMPARE(part.rows.at(0).beside, (QList<Beside>{Beside::Untold, Beside::Better, Beside::Untold}));
    QCOMPARE(part.rows.at(1).beside, (QList<Beside>{Beside::Untold, Beside::Worse, Beside::Untold}));
    QCOMPARE(part.header.beside, QList<Beside>(3, Beside::Untold));
    table.rows[0][2] = u"a long text that takes more than one line of this page "_s.repeated(4);
    table.rows[0][2].beside = Beside::Better;
    const TableRow row = layout(table, page).constFirst().rows.at(0);
    QCOMPARE(row.beside.size(), row.texts.size());
    QVERIFY(row.beside.count(Beside::Better) > 2);
    QVERIFY(layout(tableOf(1), page).constFirst().rows.at(0).beside == QList<Beside>(3, Beside::Untold));
}

void TestTableLayout::colourTellsWhatIsBetter_data()
{
    QTest::addColumn<QString>("theme");
    QTest::addColumn<bool>("isColoured");
    for (const ExportTheme &row : exportThemes())
        QTest::newRow(row.id) << QString::fromLatin1(row.id) << row.takesColours;
}

// As drawn: the exact blue and orange, and only greys in the grey theme. Each contrasts with its background.
void TestTableLayout::colourTellsWhatIsBetter()
{
    QFETCH(const QString, theme);
    QFETCH(const bool, isColoured);
    PageSpec spec{.numbers = tableOf(2)};
    spec.numbers.rows[0][1].beside = Beside::Better;
    spec.numbers.rows[1][1].beside = Beside::Worse;
    const PaperPage paper = paperPage(spec, ExportOptions{.numbersPage = true, .theme = theme}, m_ruler).value();
    constexpr double factor = 3.0; // letter strokes are wider than a pixel
    const TablePart &part = paper.layout.sheets.at(1).table;
    const QRectF cells(part.left, part.rows.first().top, part.right - part.left,
                       part.rows.last().top + part.rows.last().height - part.rows.first().top);
    const QImage drawn = sheetPicture(paper, 1, factor, 1.0)
                             .copy(QRectF(cells.topLeft() * factor, cells.size() * factor).toRect())
                             .convertToFormat(QImage::Format_ARGB32);
    bool hasBetter = false;
    bool hasWorse = false;
    bool hasColour = false;
    for (int y = 0; y < drawn.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(drawn.constScanLine(y));
        for (int x = 0; x < drawn.width(); ++x) {
            const QRgb pixel = line[x];
            hasBetter = hasBetter || pixel == paper.theme.better.rgb();
            hasWorse = hasWorse || pixel == paper.theme.worse.rgb();
            const auto [low, high] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
            hasColour = hasColour || (qAlpha(pixel) == 255 && high - low > 40);
        }
    }
    QVERIFY(hasBetter && hasWorse);
    QCOMPARE(hasColour, isColoured);
    const QColor ground = paper.theme.card.rgb(); // opaque
    for (const QColor &ink : {paper.theme.ink(Beside::Better), paper.theme.ink(Beside::Worse)})
        QVERIFY2(contrastRatio(ink, ground) >= 4.5, qPrintable(ink.name()));
}

CHIPBOARD_TEST(TestTableLayout, QApplication)

} // namespace tst_tablelayout

#include "tst_tablelayout.moc"
