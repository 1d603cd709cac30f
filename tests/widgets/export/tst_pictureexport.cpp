// Pages as SVG and PNG, as other programs read them.
#include "tests/support/testmain.h"
#include "widgets/export/pictureexport.h"

#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "tests/support/sampleplanes.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QColorSpace>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QSvgRenderer>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::test;

namespace tst_pictureexport {

class TestPictureExport : public QObject
{
    Q_OBJECT

private slots:
    void transparentHatchesAreHatched();
    void init() { QTest::failOnWarning(chipboard::testing::anyWarning()); }
    void writesEqualBytesTwice();
    void unknownSizesAreTold();
    void impossibleScalesAreTold_data();
    void impossibleScalesAreTold();
    void pngHasTheAskedPixels_data();
    void pngHasTheAskedPixels();
    void pngSaysWhatItShows();
    void sheetsStandBelowOneAnother();
    void svgHoldsEveryText();
    void svgRefersToNothing();
    void svgEscapesWhatPeopleWrite();
    void svgLooksLikeThePng();
    void svgNamesFallbacks();
    void svgHasCurvesByChoice();
    void planesAreDrawn();
    void wordsTellTheWholePage();
};

static QByteArray svgOf(const PageSpec &page, const ExportOptions &options = {})
{
    const Result<QByteArray> svg = pageSvg(page, options);
    return svg ? svg.value() : QByteArray();
}

static QImage pngOf(const PageSpec &page, const ExportOptions &options = {})
{
    const Result<QByteArray> png = pagePng(page, options);
    return png ? QImage::fromData(png.value(), "PNG") : QImage();
}

struct SvgTexts
{
    QStringList texts;
    QString title;
    QString words;
    QString error;
};

static SvgTexts textsOf(const QByteArray &svg)
{
    SvgTexts found;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == u"text")
            found.texts << reader.readElementText().trimmed();
        else if (reader.name() == u"title")
            found.title += reader.readElementText();
        else if (reader.name() == u"desc")
            found.words += reader.readElementText();
    }
    found.error = reader.errorString();
    return found;
}

void TestPictureExport::writesEqualBytesTwice()
{
    QVERIFY(!svgOf(samplePage()).isEmpty());
    QVERIFY(svgOf(samplePage()) == svgOf(samplePage()));
    QVERIFY(svgOf(samplePage()) != svgOf(changedSamplePage()));
    QVERIFY(pagePng(samplePage(), {}).value() == pagePng(samplePage(), {}).value());
    QVERIFY(pagePng(samplePage(), {}).value() != pagePng(changedSamplePage(), {}).value());
}

void TestPictureExport::unknownSizesAreTold()
{
    for (const auto write : {pageSvg, pagePng}) {
        const Result<QByteArray> picture = write(samplePage(), {.pageSize = u"a3"_s}, {}, -1, {});
        QVERIFY(!picture);
        QCOMPARE(picture.problem().message, u"There is no page size \"a3\"."_s);
        QVERIFY(picture.problem().remedy.contains(u"letter-portrait"_s));
    }
}

void TestPictureExport::impossibleScalesAreTold_data()
{
    QTest::addColumn<int>("scale");
    for (const int scale : {-1, 0, 5, 1000000})
        QTest::addRow("%d", scale) << scale;
}

void TestPictureExport::impossibleScalesAreTold()
{
    QFETCH(const int, scale);
    const Result<QByteArray> png = pagePng(samplePage(), {.scale = scale});
    QVERIFY(!png);
    QVERIFY(png.problem().message.contains(QString::number(scale)));
    QCOMPARE(png.problem().remedy, u"Choose a scale from 1 to 4."_s);
}

// A slide has 13.333 x 7.5 in, which is 1280 x 720 at 96 dots per inch.
void TestPictureExport::pngHasTheAskedPixels_data()
{
    QTest::addColumn<int>("scale");
    for (int scale = smallestPictureScale; scale <= largestPictureScale; ++scale)
        QTest::addRow("%d", scale) << scale;
}

void TestPictureExport::pngHasTheAskedPixels()
{
    QFETCH(const int, scale);
    const QImage image = pngOf(samplePage(), {.scale = scale});
    QCOMPARE(image.size(), QSize(1280, 720) * scale);
    for (const PageSize &size : pageSizes())
        QCOMPARE(pngOf(samplePage(), {.pageSize = QLatin1String(size.id), .scale = 1}).width(),
                 pixelsOf(size, 1).width());
    // 96 dots per inch are 3779.5 per metre.
    QVERIFY(std::abs(image.dotsPerMeterX() - 3779.53 * scale) <= 1.0);
    QCOMPARE(image.dotsPerMeterX(), image.dotsPerMeterY());
    QVERIFY(image.colorSpace() == QColorSpace(QColorSpace::SRgb));
    QCOMPARE(image.pixelColor(2, 2), paperTheme().window);
}

void TestPictureExport::pngSaysWhatItShows()
{
    const PageSpec page = samplePage();
    const QImage image = pngOf(page);
    QCOMPARE(image.text(u"Title"_s), page.title);
    QCOMPARE(image.text(u"Description"_s).simplified(), pageInWords(page).simplified());
    QVERIFY(image.text(u"Software"_s).startsWith(u"Chipboard "_s));
}

void TestPictureExport::sheetsStandBelowOneAnother()
{
    const QImage image = pngOf(samplePage(), {.numbersPage = true, .scale = 1});
    QVERIFY(image.height() >= 2 * 720 && image.height() % 720 == 0);
    const QSvgRenderer svg(svgOf(samplePage(), {.numbersPage = true}));
    QCOMPARE(svg.viewBox(), QRect(QPoint(0, 0), image.size()));
    // Exported alone, it equals that part.
    const Result<QByteArray> second = pagePng(samplePage(), {.numbersPage = true, .scale = 1}, {}, 1);
    QVERIFY(second);
    QCOMPARE(QImage::fromData(second.value()).convertToFormat(QImage::Format_RGB32),
             image.copy(0, 720, 1280, 720).convertToFormat(QImage::Format_RGB32));
}

void TestPictureExport::svgHoldsEveryText()
{
    const PageSpec page = samplePage();
    const SvgTexts found = textsOf(svgOf(page));
    QCOMPARE(found.error, QString());
    const QString all = found.texts.join(u' ').simplified();
    for (const ChartSpec &chart : page.charts) {
        QVERIFY2(found.texts.contains(chart.title), qPrintable(chart.title));
        for (qsizetype i = 0; i < chart.categories.size(); ++i) {
            const ChartPoint &point = chart.series.first().points.at(i);
            QVERIFY(all.contains(chart.categories.at(i).label));
            QVERIFY2(all.contains(point.value ? point.label : point.gap), qPrintable(point.label));
        }
    }
    QCOMPARE(found.title, page.title);
    QCOMPARE(found.words, pageInWords(page));
}

void TestPictureExport::svgRefersToNothing()
{
    const QByteArray svg = svgOf(samplePage());
    QVERIFY(svg.contains("viewBox=\"0 0 1280 720\""));
    QVERIFY(!svg.contains("href=") && !svg.contains("<image") && !svg.contains("url("));
    QVERIFY(!svg.contains("Qt SVG Document") && !svg.contains("Generated with Qt"));
}

void TestPictureExport::svgEscapesWhatPeopleWrite()
{
    PageSpec page = samplePage();
    page.title = u"</title><script>1 < 2 & \"3\" 'x' ]]> مرحبا チップ"_s;
    page.charts[0].categories[0].label = u"<A & B>"_s;
    const SvgTexts found = textsOf(svgOf(page));
    QCOMPARE(found.error, QString());
    QCOMPARE(found.title, page.title);
    QVERIFY(found.texts.join(u' ').contains(u"<A & B>"_s));
}

// Qt's SVG renderer is not a browser's: a few pixels may differ at edges and in glyph shapes.
void TestPictureExport::svgLooksLikeThePng()
{
    const QImage png = pngOf(samplePage(), {u"slide"_s, false, 1}).convertToFormat(QImage::Format_RGB32);
    QImage drawn(png.size(), QImage::Format_RGB32);
    drawn.fill(Qt::black);
    QPainter painter(&drawn);
    QByteArray svg = svgOf(samplePage());
    svg.replace(", Arial, Helvetica, sans-serif", ""); // Qt's renderer would take the list for one family
    QSvgRenderer(svg).render(&painter);
    painter.end();
    int differing = 0;
    for (int y = 0; y < png.height(); ++y) {
        for (int x = 0; x < png.width(); ++x)
            differing += std::abs(qGray(png.pixel(x, y)) - qGray(drawn.pixel(x, y))) > 96 ? 1 : 0;
    }
    QVERIFY2(differing < png.width() * png.height() / 50, qPrintable(QString::number(differing)));
}

void TestPictureExport::svgNamesFallbacks()
{
    const Result<QByteArray> svg = pageSvg(samplePage(), {});
    QVERIFY(svg);
    static const QRegularExpression family(u"font-family=\"([^\"]*)\""_s);
    int count = 0;
    for (auto all = family.globalMatch(QString::fromUtf8(svg.value())); all.hasNext(); ++count)
        QVERIFY(all.next().captured(1).endsWith(u", Arial, Helvetica, sans-serif"_s));
    QVERIFY(count > 0);
}

// Text appears only in title and description, and the image matches the one with text.
void TestPictureExport::svgHasCurvesByChoice()
{
    ExportOptions options;
    const Result<QByteArray> text = pageSvg(samplePage(), options);
    options.hasCurves = true;
    const Result<QByteArray> curves = pageSvg(samplePage(), options);
    QVERIFY(text && curves);
    QVERIFY(text.value().contains("<text"));
    QVERIFY(!curves.value().contains("<text"));
    QVERIFY(curves.value().contains("<title>") && curves.value().contains("<desc>"));
    QVERIFY(curves.value().count("<path") > text.value().count("<path") + text.value().count("<text") / 2);
    QVERIFY(pageSvg(samplePage(), options).value() == curves.value());
}

void TestPictureExport::planesAreDrawn()
{
    const PageSpec page = planePage();
    const SvgTexts found = textsOf(svgOf(page));
    QCOMPARE(found.error, QString());
    QVERIFY(found.texts.contains(page.charts.first().title));
    const QImage png = pngOf(page, {u"slide"_s, false, 1});
    QSet<QRgb> colours; // anywhere in the plane
    for (int y = 0; y < png.height(); y += 4) {
        for (int x = 0; x < png.width(); ++x)
            colours.insert(png.pixel(x, y));
    }
    const Theme theme = lightTheme();
    for (const QColor &ink : {theme.trainium, theme.nvidia})
        QVERIFY2(colours.contains(ink.rgb()), qPrintable(ink.name()));
}

void TestPictureExport::wordsTellTheWholePage()
{
    PageSpec page = samplePage();
    page.answer = u"The answer."_s;
    const QStringList lines = pageInWords(page).split(u'\n');
    QCOMPARE(lines.first(), page.title);
    QCOMPARE(lines.at(1), page.answer);
    QVERIFY(lines.size() >= 2 + page.charts.size());
    QVERIFY(pageInWords(page).endsWith(page.footer));
}

// Between the stripes of an announced bar is transparency, not the bar's colour.
void TestPictureExport::transparentHatchesAreHatched()
{
    PageSpec page = samplePage(1);
    for (ChartSpec &chart : page.charts)
        chart.series.first().points.first().style = MarkStyle::Hatched;
    ExportOptions options{.scale = 1, .theme = u"transparent"_s};
    const auto inkOf = [&] {
        const QImage image = pngOf(page, options);
        qsizetype ink = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                ink += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
        }
        return ink;
    };
    const qsizetype hatched = inkOf();
    for (ChartSpec &chart : page.charts)
        chart.series.first().points.first().style = MarkStyle::Solid;
    const qsizetype solid = inkOf();
    QVERIFY2(hatched > 0 && solid - hatched > 1000, qPrintable(u"%1 of %2"_s.arg(hatched).arg(solid)));
}

CHIPBOARD_TEST(TestPictureExport, QApplication)

} // namespace tst_pictureexport

#include "tst_pictureexport.moc"
