// The preview of a presentation matches its file: number, order, positions and texts of the slides, and every text is
// painted.
#include "data/board/deck.h"
#include "data/files/catalogreader.h"
#include "tests/support/everypage.h"
#include "tests/support/officefiles.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/charts/textruler.h"
#include "widgets/export/office/presentation.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPaintEngine>
#include <QRegularExpression>
#include <qcustomplot.h>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_slidepicture {

class TestSlidePicture : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void slidesAreThoseOfTheFile_data();
    void slidesAreThoseOfTheFile();
    void reportsAndDecks();
    void everyTextIsPainted_data();
    void everyTextIsPainted();
    void rowsStayOnTheirSlide();

private:
    Catalog m_catalog;
};

namespace {

PackageParts partsOf(const QList<PageSpec> &pages, const DeckOptions &options)
{
    const Result<QByteArray> file = pptxOf(pages, options);
    return file ? readPackage(file.value(), {}).valueOr({}) : PackageParts();
}

QByteArray bytesOf(const PackageParts &parts, const QString &name)
{
    const PackagePart *part = findPart(parts, name);
    return part != nullptr ? part->bytes : QByteArray();
}

/// Empty if they match.
QString faultOf(const QList<DeckPicture> &seen, const PackageParts &parts)
{
    for (qsizetype i = 0; i < seen.size(); ++i) {
        const SlidePicture &picture = seen.at(i).picture;
        const QByteArray slide = bytesOf(parts, u"ppt/slides/slide%1.xml"_s.arg(i + 1));
        if (picture.slide != slide)
            return u"slide %1 is another one"_s.arg(i + 1);
        if (!textsOf(slide, u"a:t"_s).join(QString()).simplified().contains(seen.at(i).title.simplified().left(20)))
            return u"slide %1 has another title"_s.arg(i + 1);
        if (picture.charts.size() != slide.count("<c:chart "))
            return u"slide %1 has other charts"_s.arg(i + 1);
        const QByteArray relations = bytesOf(parts, u"ppt/slides/_rels/slide%1.xml.rels"_s.arg(i + 1));
        const QString layout = QString::fromUtf8(relations).section(u"../slideLayouts/"_s, 1).section(u'"', 0, 0);
        if (picture.layout != bytesOf(parts, u"ppt/slideLayouts/"_s + layout))
            return u"slide %1 has another layout"_s.arg(i + 1);
    }
    const bool isAll = bytesOf(parts, u"ppt/slides/slide%1.xml"_s.arg(seen.size() + 1)).isEmpty();
    return isAll && !seen.isEmpty() ? QString() : u"not as many slides"_s;
}

/// Records painted texts and their positions.
class Recorder : public QPaintEngine
{
public:
    Recorder()
        : QPaintEngine(AllFeatures)
    {
    }
    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override { }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override { }
    void drawImage(const QRectF &at, const QImage &, const QRectF &, Qt::ImageConversionFlags) override
    {
        pictures << painter()->combinedTransform().mapRect(at);
    }
    void drawPath(const QPainterPath &) override { }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override { }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        text += item.text();
        places << painter()->combinedTransform().map(at);
    }
    [[nodiscard]] Type type() const override { return User; }

    QString text;
    QList<QPointF> places;
    QList<QRectF> pictures;
};

class Paper : public QPaintDevice
{
public:
    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    [[nodiscard]] const Recorder &seen() const { return m_engine; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric asked) const override
    {
        switch (asked) {
        case PdmWidth:
        case PdmHeight:
            return 4000;
        case PdmDevicePixelRatio:
        case PdmDepth:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 96;
        }
    }

private:
    mutable Recorder m_engine;
};

DeckLogo logo()
{
    QImage image(80, 20, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return {png, image.size(), LogoCorner::TopRight, u"A company"_s};
}

QString letters(QString text)
{
    text.remove(QRegularExpression(u"[\\s\u00A0]"_s));
    return text;
}

} // namespace

void TestSlidePicture::slidesAreThoseOfTheFile_data()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<DeckOptions>("options");
    Board board = onDemandBoard();
    QTest::newRow("the default board") << board << DeckOptions();
    QTest::newRow("four charts a slide, with numbers") << board << DeckOptions{.chartsPerSlide = 4, .numbers = true};
    Board many = board;
    many.chips = mapped(m_catalog.chips, &Chip::id);
    DeckOptions large{.paper = {720.0, 540.0}, .type = 1.2, .logo = logo()};
    QTest::newRow("all chips, large type, a logo") << many << large;
    Board rented = board;
    rented.level = Level::Instance;
    for (int i = 0; i < 9; ++i)
        rented.instances << m_catalog.instances.at(i * 5).id;
    QTest::newRow("instances") << rented << DeckOptions();
}

void TestSlidePicture::slidesAreThoseOfTheFile()
{
    QFETCH(const Board, board);
    QFETCH(const DeckOptions, options);
    const QList<PageSpec> pages = test::everyPage(m_catalog, board);
    const QString fault = faultOf(deckPictures(pages, options), partsOf(pages, options));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestSlidePicture::reportsAndDecks()
{
    const Board board = onDemandBoard();
    const ResultTable table = evaluate(m_catalog, board, board.charts);
    const PageSpec compare = test::pageOfId(u"compare"_s, test::everyPage(m_catalog, board));
    DeckOptions options{.report = reportOf(m_catalog, board, {{u"Compare"_s, compare, table}}, Formatter())};
    QString fault = faultOf(deckPictures({compare}, options), partsOf({compare}, options));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    Board presented = board;
    presented.deck = {{SlideKind::Title, {}, {}},
                      {SlideKind::Charts, {}, {{u"compare"_s, {}}}},
                      {SlideKind::Section, u"More"_s, {}},
                      {SlideKind::Appendix, {}, {}}};
    options.report = deckReport(m_catalog, presented, {{u"Compare"_s, compare, table}}, Formatter()).report;
    const QList<DeckPicture> seen = deckPictures({compare}, options);
    fault = faultOf(seen, partsOf({compare}, options));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    QList<int> places;
    for (const DeckPicture &one : seen) {
        if (places.isEmpty() || places.constLast() != one.place)
            places << one.place;
    }
    QCOMPARE(places, (QList<int>{0, 1, 2, 3})); // some have several slides
    QVERIFY(seen.size() > 4);
}

void TestSlidePicture::everyTextIsPainted_data()
{
    QTest::addColumn<QList<PageSpec>>("pages");
    const QList<PageSpec> all = test::everyPage(m_catalog, onDemandBoard());
    for (const char *id : {"compare", "overview", "advisor", "workload"})
        QTest::newRow(id) << QList<PageSpec>{test::pageOfId(QLatin1String(id), all)};
    PageSpec hebrew = test::samplePage(3);
    hebrew.title = u"\u05E9\u05DC\u05D5\u05DD"_s;
    QTest::newRow("from the right") << QList<PageSpec>{hebrew};
}

void TestSlidePicture::everyTextIsPainted()
{
    QFETCH(const QList<PageSpec>, pages);
    DeckOptions options{.numbers = true, .logo = logo()};
    TextRuler ruler;
    for (const DeckPicture &one : deckPictures(pages, options)) {
        Paper paper;
        QCPPainter painter(&paper);
        paintSlide(painter, one.picture, ruler);
        painter.end();
        const QString painted = letters(paper.seen().text);
        qsizetype at = 0;
        for (const QString &text : textsOf(one.picture.slide, u"a:t"_s)) {
            const qsizetype found = painted.indexOf(letters(text), at);
            QVERIFY2(found >= 0 || text.isRightToLeft(), qPrintable(one.title + u": "_s + text));
            at = std::max(at, found);
        }
        QCOMPARE(paper.seen().pictures.size(), 1);
        const QRectF whole(0.0, 0.0, 1280.0, 720.0); // 960 x 540 points
        QVERIFY(whole.contains(paper.seen().pictures.constFirst()));
        const bool hasTable = one.picture.slide.contains("<a:tbl>"); // rows may exceed the slide
        for (const QPointF &place : paper.seen().places)
            QVERIFY2(hasTable || whole.contains(place), qPrintable(one.title));
    }
}

// 40 bars do not fit on a slide: the preview has the continuation slides with their rows. The baseline is on each of
// them.
void TestSlidePicture::rowsStayOnTheirSlide()
{
    PageSpec page = test::samplePage(40);
    page.charts = {page.charts.constFirst()};
    const QList<DeckPicture> seen = deckPictures({page}, {});
    QVERIFY(seen.size() > 1);
    qsizetype rows = 0;
    for (const DeckPicture &one : seen) {
        QCOMPARE(one.picture.charts.size(), 1);
        rows += one.picture.charts.constFirst().categories.size();
    }
    QCOMPARE(rows - (seen.size() - 1), 40);
}

CHIPBOARD_TEST(TestSlidePicture, QApplication)

} // namespace tst_slidepicture

#include "tst_slidepicture.moc"
