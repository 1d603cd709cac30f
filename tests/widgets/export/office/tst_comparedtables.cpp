// Office tables with numbers relative to the baseline: blue for better and orange for worse, in workbook cells and on
// slides, and neither without a comparison or on a background that would hide it.
#include "data/files/catalogreader.h"
#include "data/views/colour.h"
#include "data/views/pagebuilder.h"
#include "tests/support/labels.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/testmain.h"
#include "tests/support/workbookparts.h"
#include "widgets/export/office/boardworkbook.h"
#include "widgets/export/office/presentation.h"

#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_comparedtables {

namespace {

constexpr quint32 blue = 0x0A5AA0;
constexpr quint32 orange = 0x9E4B00;

quint32 inkOf(Beside beside) { return beside == Beside::Better ? blue : orange; }

/// Trainium2 compared with H100: 2.9 of 3.35 TB/s is worse, 96 of 80 GiB is better (1.2), and prices are not compared.
struct ComparedBook
{
    Catalog catalog = loadCatalog({}).catalog;
    Board board = onDemandBoard();
    PageSpec page;
    ResultTable table;

    ComparedBook()
    {
        board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
        board.baseline = u"h100-sxm"_s;
        board.values = ValueForm::Times;
        board.charts = {MetricId(u"memory"_s), MetricId(u"memory_bandwidth"_s), MetricId(u"price_chip_hour"_s)};
        table = evaluate(catalog, board, board.charts);
        page = testing::labelled(comparePage(catalog, board, table, Formatter()), board, table, Formatter());
    }
    [[nodiscard]] PackageParts workbook(bool coloured = true) const
    {
        WorkbookInput input{catalog, board, {{page, table, {}}}};
        if (coloured)
            input.inkOf = inkOf;
        return readPackage(boardWorkbook(input).value(), u"x"_s).value();
    }
};

/// Replaces non-breaking spaces.
QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

/// Font colours by style index: "FF0A5AA0".
QStringList inksOf(const PackageParts &parts)
{
    QStringList fonts;
    QStringList inks;
    bool isFont = false;
    bool isCell = false;
    for (const XmlElement &one : elementsOf(partOf(parts, u"xl/styles.xml"_s))) {
        isFont = one.name == u"fonts" || (isFont && one.name != u"fills");
        isCell = one.name == u"cellXfs" || (isCell && one.name != u"cellStyles");
        if (one.name == u"font")
            fonts << QString();
        if (isFont && one.name == u"color")
            fonts.last() = one.attributes.value(u"rgb"_s).toString();
        if (isCell && one.name == u"xf")
            inks << fonts.value(one.attributes.value(u"fontId"_s).toInt());
    }
    return inks;
}

/// The font colour of the Overview's first cell with this text.
QString inkOfCell(const PackageParts &parts, const QString &text)
{
    const ReadSheet sheet = readBook(parts).sheets.value(u"Overview"_s);
    const auto at =
        std::ranges::find_if(sheet, [&text](const ReadCell &cell) { return plain(cell.text).contains(text); });
    const QStringList inks = inksOf(parts);
    for (const XmlElement &one : elementsOf(partOf(parts, u"xl/worksheets/sheet1.xml"_s))) {
        if (at != sheet.end() && one.name == u"c" && one.attributes.value(u"r"_s) == at.key())
            return inks.value(one.attributes.value(u"s"_s).toInt());
    }
    return u"no such cell"_s;
}

} // namespace

class TestComparedTables : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void cellsOfWorkbooksHaveTheirInk();
    void withoutInkCellsAreBlack();
    void cellsOfSlidesHaveTheirInk();
    void slidesStayReadableOnAnyGround();
};

void TestComparedTables::cellsOfWorkbooksHaveTheirInk()
{
    const ComparedBook compared;
    const PackageParts parts = compared.workbook();
    QCOMPARE(inkOfCell(parts, u"▲ 1.20×"_s), u"FF0A5AA0"_s);
    QCOMPARE(inkOfCell(parts, u"▽ 0.87×"_s), u"FF9E4B00"_s);
    const QString untold = inkOfCell(parts, u"3.35"_s);
    QVERIFY2(untold != u"FF0A5AA0" && untold != u"FF9E4B00" && untold != u"no such cell", qPrintable(untold));
}

void TestComparedTables::withoutInkCellsAreBlack()
{
    const QStringList inks = inksOf(ComparedBook().workbook(false));
    QVERIFY(!inks.isEmpty());
    QVERIFY(!inks.contains(u"FF0A5AA0"_s) && !inks.contains(u"FF9E4B00"_s));
}

// On the slide with the numbers: a text run of each colour; other cells use the theme's colour.
void TestComparedTables::cellsOfSlidesHaveTheirInk()
{
    const ComparedBook compared;
    DeckOptions options{.numbers = true};
    const PackageParts parts = readPackage(pptxOf({compared.page}, options).value(), u"x"_s).value();
    QStringList coloured;
    int others = 0;
    for (const PackagePart &part : parts) {
        if (!part.name.startsWith(u"ppt/slides/slide"_s) || !part.bytes.contains("<a:tbl>"))
            continue;
        QString ink;
        bool isCell = false;
        for (const XmlElement &one : elementsOf(part.bytes)) {
            if (one.name == u"a:tc")
                isCell = true;
            if (one.name == u"a:r")
                ink.clear();
            if (isCell && one.name == u"a:schemeClr" && ink.isEmpty())
                ink = one.attributes.value(u"val"_s).toString();
            if (isCell && one.name == u"a:t") {
                others += ink.startsWith(u"accent"_s) ? 0 : 1;
                if (ink.startsWith(u"accent"_s))
                    coloured << ink + u' ' + plain(one.text);
                isCell = false;
            }
        }
    }
    QCOMPARE(coloured.filter(u"▲ 1.20×"_s).size(), 1);
    QVERIFY(coloured.filter(u"▲ 1.20×"_s).constFirst().startsWith(u"accent2"_s));
    QVERIFY(coloured.filter(u"▽ 0.87×"_s).constFirst().startsWith(u"accent1"_s));
    QCOMPARE(coloured.size(), 2);
    QVERIFY(others > 4);
}

// Our colours have a contrast of 4.5:1 on white (WCAG 2.1); on a template's dark blue the text colour is used instead.
void TestComparedTables::slidesStayReadableOnAnyGround()
{
    OfficeLook look;
    QCOMPARE(look.theme.ink(Beside::Better), QColor(blue));
    QCOMPARE(look.theme.ink(Beside::Worse), QColor(orange));
    for (const Beside beside : {Beside::Better, Beside::Worse})
        QVERIFY(contrastRatio(look.theme.ink(beside), look.theme.card) >= 4.5);
    look.theme.card = QColor(0x0B2545);
    look.theme.text = Qt::white;
    for (const Beside beside : {Beside::Untold, Beside::Better, Beside::Worse})
        QCOMPARE(look.theme.ink(beside), QColor(Qt::white));
}

CHIPBOARD_TEST(TestComparedTables, QGuiApplication)

} // namespace tst_comparedtables

#include "tst_comparedtables.moc"
