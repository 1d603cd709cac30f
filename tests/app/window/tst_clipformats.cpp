// A chart on the clipboard: pictures, a table for documents, cells for a spreadsheet.
#include "app/window/clipformats.h"

#include "data/core/embeddedboard.h"
#include "data/files/boardio.h"
#include "data/views/pagetables.h"
#include "tests/support/guitest.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/pictureexport.h"
#include "widgets/export/pptxexport.h"

#include <QApplication>
#include <QImage>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_clipformats {

static Clip clip(const PageSpec &page) { return Clip{.shown = {.page = page}}; }

class TestClipFormats : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(chipboard::testing::anyWarning()); }
    void rowsDiffer();
    void offersEverythingAtOnce();
    void offersOneAlone_data();
    void offersOneAlone();
    void chartsCanBeEdited();
    void nothingForAnUnknownFormat();
    void picturesLookAsTheLastExport();
    void picturesOpenAgain();
    void aLargeBoardStaysOut();
};

void TestClipFormats::rowsDiffer()
{
    QSet<QString> ids;
    for (const ClipFormat &format : clipFormats()) {
        ids.insert(QLatin1String(format.id));
        QVERIFY(*format.name != '\0' && format.add != nullptr);
    }
    QCOMPARE(static_cast<std::size_t>(ids.size()), clipFormats().size());
}

void TestClipFormats::offersEverythingAtOnce()
{
    const PageSpec page = test::samplePage();
    const auto made = clipOf(clip(chartPage(page, page.charts.at(1))));
    QVERIFY(made->data(u"image/svg+xml"_s).startsWith("<?xml"));
    const QImage image = QImage::fromData(made->data(u"image/png"_s), "PNG");
    QCOMPARE(image.size(), QSize(2560, 1440));
    QVERIFY(made->hasImage());
    QStringList order = made->formats(); // programs that take the first known format get the picture
    order.removeAll(u"application/x-qt-image"_s);
    QCOMPARE(order, QStringList({u"image/svg+xml"_s, u"image/png"_s, u"text/html"_s, u"text/plain"_s}));
    QVERIFY(made->html().contains(u"<td>Trainium2</td>"_s));
    const QStringList lines = made->text().split(u'\n');
    QCOMPARE(lines.constFirst(), u"Name\tMemory, GiB"_s);
    QCOMPARE(lines.size(), 9);
}

void TestClipFormats::offersOneAlone_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("mime");
    QTest::newRow("svg") << u"svg"_s << u"image/svg+xml"_s;
    QTest::newRow("png") << u"png"_s << u"image/png"_s;
    QTest::newRow("html") << u"html"_s << u"text/html"_s;
    QTest::newRow("tsv") << u"tsv"_s << u"text/plain"_s;
}

void TestClipFormats::offersOneAlone()
{
    QFETCH(const QString, id);
    QFETCH(const QString, mime);
    const auto made = clipOf(clip(test::samplePage()), id);
    for (const char *each : {"image/svg+xml", "image/png", "text/html", "text/plain"})
        QCOMPARE(made->formats().contains(QLatin1String(each)), mime == QLatin1String(each));
}

// PowerPoint and LibreOffice get an editable chart, other programs a picture; tables have no chart.
void TestClipFormats::chartsCanBeEdited()
{
    const PageSpec page = test::samplePage();
    const Clip one = clip(chartPage(page, page.charts.at(1)));
    const auto made = clipOf(one, u"chart"_s);
    QStringList order = made->formats();
    order.removeAll(u"application/x-qt-image"_s);
    QCOMPARE(order.size(), 5);
    QCOMPARE(order.at(0), QLatin1String(officeChartType));
    QVERIFY(order.at(1).contains(u"Star Embed Source (XML)"_s) && order.at(2).contains(u"Star Object Descriptor"_s));
    QCOMPARE(order.mid(3), QStringList({u"image/svg+xml"_s, u"image/png"_s}));
    QCOMPARE(made->data(order.at(0)), pageCharts(one.input()).value());
    const PackageParts document = readPackage(made->data(order.at(1)), {}).value();
    QCOMPARE(document.constFirst(), (PackagePart{u"mimetype"_s, "application/vnd.oasis.opendocument.chart"}));
    Clip other = one;
    other.shown.page.charts.clear();
    QVERIFY(clipOf(other, u"chart"_s)->formats().isEmpty());
    QVERIFY(!clipOf(one)->hasFormat(QLatin1String(officeChartType))); // copied alone
}

void TestClipFormats::nothingForAnUnknownFormat()
{
    QVERIFY(clipOf(clip(test::samplePage()), u"docx"_s)->formats().isEmpty());
}

// Same size, colours and pixels.
void TestClipFormats::picturesLookAsTheLastExport()
{
    Clip one = clip(test::samplePage());
    one.options.pageSize = u"square"_s;
    one.options.scale = 1;
    one.options.theme = u"dark"_s;
    const auto made = clipOf(one);
    const QImage image = QImage::fromData(made->data(u"image/png"_s), "PNG");
    QCOMPARE(image.size(), pixelsOf(*findPageSize(u"square"_s), 1));
    QVERIFY(image.pixelColor(1, 1).lightness() < 80);
    QCOMPARE(made->data(u"image/svg+xml"_s), pageSvg(one.shown.page, one.options).value());
}

// Like files: both pictures contain the board and the recipe.
void TestClipFormats::picturesOpenAgain()
{
    Clip one = clip(test::samplePage());
    Board board = testing::onDemandBoard();
    board.title = u"On the clipboard"_s;
    one.options.theme = u"grey"_s;
    one.boardText = writeBoard(board, ExportRecipe{{ExportWhat::Chart, {u"compare"_s}, u"memory"_s}, one.options});
    const auto made = clipOf(one);
    for (const char *type : {"image/svg+xml", "image/png"}) {
        const auto inside = embeddedBoard(made->data(QLatin1String(type)), u"clip"_s);
        QVERIFY2(inside, type);
        const BoardLoad load = readBoard(inside.value(), u"clip"_s);
        QVERIFY2(load.board && load.recipe, type);
        QCOMPARE(load.board->title, u"On the clipboard"_s);
        QCOMPARE(load.recipe->ask.chart, u"memory"_s);
        QCOMPARE(load.recipe->options.theme, u"grey"_s);
    }
}

void TestClipFormats::aLargeBoardStaysOut()
{
    Clip one = clip(test::samplePage());
    one.boardText = QByteArray(mostBoardOnClipboard + 1, ' ');
    QCOMPARE(clipOf(one)->data(u"image/svg+xml"_s), pageSvg(one.shown.page, {}).value());
    one.boardText.chop(1);
    QVERIFY(clipOf(one)->data(u"image/svg+xml"_s).size() > pageSvg(one.shown.page, {}).value().size());
}

CHIPBOARD_TEST(TestClipFormats, QApplication)

} // namespace tst_clipformats

#include "tst_clipformats.moc"
