// Company parts of all slides: the logo in its corner, and the template file, recognised by its checksum.
#include "data/core/textfile.h"
#include "tests/support/officefiles.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/office/decktemplate.h"
#include "widgets/export/office/presentation.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_deckbase {

class TestDeckBase : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void slidesOfAnySizeHaveRoom_data();
    void slidesOfAnySizeHaveRoom();
    void slidesHaveLimits();
    void logosHaveRoom_data();
    void logosHaveRoom();
    void logosKeepTheirShape_data();
    void logosKeepTheirShape();
    void everySlideHasTheLogo();
    void slidesWithoutALogoHaveNone();
    void templatesHaveTheirOwn();
    void noTemplateIsNoFile();
    void chosenTemplatesAreRead();
    void closeAccentsAreTold();
    void faintColoursAreTold_data();
    void faintColoursAreTold();
    void textsAreReadableOnTheLayoutUsed_data();
    void textsAreReadableOnTheLayoutUsed();
    void linesOfTheTemplateAreKeptClear();
    void unevenBackgroundsAreTold_data();
    void unevenBackgroundsAreTold();
    void fontsThatAreNotHereAreTold();
    void slidesHaveTheCompanysFooterAndDate_data();
    void slidesHaveTheCompanysFooterAndDate();
    void chosenTemplatesMustBeThere_data();
    void chosenTemplatesMustBeThere();
    void rememberedTemplatesAreKnownAgain();
    void changedTemplatesAreTold();
    void goneTemplatesAreTold_data();
    void goneTemplatesAreTold();

private:
    static QString written(const QTemporaryDir &folder, const QByteArray &bytes);
};

// 40 x 20 becomes 68 x 34 on a slide: at most 34 points high and 22 % of 880 wide.
void TestDeckBase::logosHaveRoom_data()
{
    QTest::addColumn<int>("corner");
    QTest::addColumn<QPointF>("at");
    QTest::newRow("top left") << int(LogoCorner::TopLeft) << QPointF(40, 24);
    QTest::newRow("top right") << int(LogoCorner::TopRight) << QPointF(920 - 68, 24);
    QTest::newRow("bottom left") << int(LogoCorner::BottomLeft) << QPointF(40, 462);
    QTest::newRow("bottom right") << int(LogoCorner::BottomRight) << QPointF(920 - 68, 462);
}

void TestDeckBase::logosHaveRoom()
{
    QFETCH(const int, corner);
    QFETCH(const QPointF, at);
    const SlideAreas bare = slideAreas({960, 540});
    const SlideAreas areas = withLogo(bare, {40, 20}, static_cast<LogoCorner>(corner));
    QCOMPARE(areas.logo.topLeft(), at);
    QCOMPARE(areas.logo.size(), QSizeF(68, 34));
    for (const QRectF &other : {areas.title, areas.subtitle, areas.content, areas.footer, areas.number})
        QVERIFY(!areas.logo.intersects(other));
    QCOMPARE(areas.content, bare.content); // charts keep their size
    QVERIFY(bare.logo.isNull());
}

void TestDeckBase::logosKeepTheirShape_data()
{
    QTest::addColumn<QSizeF>("picture");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("high") << QSizeF(10, 100) << QSizeF(3.4, 34);
    QTest::newRow("wide") << QSizeF(1000, 10) << QSizeF(193.6, 1.936);
    QTest::newRow("none") << QSizeF(0, 10) << QSizeF();
    QTest::newRow("no size") << QSizeF() << QSizeF();
}

void TestDeckBase::logosKeepTheirShape()
{
    QFETCH(const QSizeF, picture);
    QFETCH(const QSizeF, size);
    const SlideAreas bare = slideAreas({960, 540});
    const SlideAreas areas = withLogo(bare, picture, LogoCorner::TopRight);
    if (size.isEmpty()) {
        QCOMPARE(areas, bare);
        return;
    }
    QVERIFY(std::abs(areas.logo.width() - size.width()) < 1e-9);
    QVERIFY(std::abs(areas.logo.height() - size.height()) < 1e-9);
    // A slide of three quarters the size has a logo of three quarters.
    const QSizeF small = withLogo(slideAreas({720, 405}), picture, LogoCorner::TopRight).logo.size();
    QVERIFY2(std::abs(small.height() - 0.75 * size.height()) < 1e-9, qPrintable(QString::number(small.height())));
}

static PackageParts deckOf(const DeckOptions &options)
{
    const Result<QByteArray> file = pptxOf({test::samplePage()}, options);
    return readPackage(file.value(), {}).value();
}

static DeckOptions withPicture()
{
    return DeckOptions{.logo =
                           DeckLogo{"no picture, but bytes", {40, 20}, LogoCorner::TopRight, u"Logo of \"A & B\""_s}};
}

void TestDeckBase::slidesOfAnySizeHaveRoom_data()
{
    QTest::addColumn<QSizeF>("paper");
    QTest::addColumn<double>("scale");
    QTest::newRow("a slide") << QSizeF(960, 540) << 1.0;
    QTest::newRow("A4 portrait") << QSizeF(595.276, 841.89) << 1.0;
    QTest::newRow("half a slide") << QSizeF(480, 540) << 1.0;
    QTest::newRow("a slide of 10 x 5.625 inches") << QSizeF(720, 405) << 0.75;
    QTest::newRow("a banner of 8 x 3 inches") << QSizeF(576, 216) << 0.4;
    QTest::newRow("a column of 3 x 10 inches") << QSizeF(216, 720) << 0.45;
    QTest::newRow("the smallest") << QSizeF(180, 180) << 1.0 / 3.0;
    QTest::newRow("the largest") << QSizeF(4032, 4032) << 1.0;
}

// ST_PositiveCoordinate: PowerPoint refuses files with negative widths or heights.
void TestDeckBase::slidesOfAnySizeHaveRoom()
{
    QFETCH(const QSizeF, paper);
    QVERIFY(canBeSlide(paper));
    const SlideAreas areas = slideAreas(paper);
    QTEST(areas.scale, "scale");
    const QRectF whole(QPointF(0, 0), paper);
    for (const SlideAreas &each : {areas, textAreas(areas), withLogo(areas, {40, 20}, LogoCorner::TopRight)}) {
        double below = 0.0;
        for (const QRectF &area : {each.title, each.subtitle, each.content, each.footer}) {
            QVERIFY(whole.contains(area) && area.top() >= below - 1e-9);
            below = area.bottom();
        }
        QVERIFY(whole.contains(each.number));
        QVERIFY2(each.content.height() >= 100.0 - 1e-9, qPrintable(QString::number(each.content.height())));
    }
    DeckOptions options = withPicture();
    options.paper = paper;
    options.numbers = true;
    const PackageParts parts = deckOf(options);
    QVERIFY(parts.size() > 20);
    for (const PackagePart &part : parts) {
        if (!part.name.endsWith(u".xml"))
            continue;
        for (const XmlElement &element : elementsOf(part.bytes)) {
            QVERIFY2(element.name != u"ERROR", qPrintable(part.name));
            for (const char16_t *name : {u"cx", u"cy", u"sz"}) {
                const auto value = element.attributes.value(QString::fromUtf16(name));
                QVERIFY2(value.isEmpty() || value.toLongLong() >= 0,
                         qPrintable(part.name + u": "_s + element.name + u" "_s + value.toString()));
            }
            const bool isShare = element.name == u"c:w" || element.name == u"c:h";
            QVERIFY(!isShare || element.attributes.value(u"val"_s).toDouble() > 0.0);
        }
    }
}

void TestDeckBase::slidesHaveLimits()
{
    QVERIFY(canBeSlide({180, 4032}) && canBeSlide({960, 540}));
    QVERIFY(!canBeSlide({179.9, 540}) && !canBeSlide({960, 144}));
    QVERIFY(!canBeSlide({4032.1, 540}) && !canBeSlide({960, 7200}));
    // Texts shrink with the slide, so that a title of two lines fits its area.
    DeckOptions options;
    const auto titleSize = [&options] {
        const PackageParts parts = deckOf(options);
        for (const XmlElement &element : elementsOf(findPart(parts, u"ppt/slides/slide1.xml"_s)->bytes)) {
            if (element.name == u"a:rPr" && element.attributes.hasAttribute(u"sz"_s))
                return element.attributes.value(u"sz"_s).toInt();
        }
        return 0;
    };
    QCOMPARE(titleSize(), 2400);
    options.paper = {720, 405};
    QCOMPARE(titleSize(), 1800);
}

void TestDeckBase::everySlideHasTheLogo()
{
    const PackageParts parts = deckOf(withPicture());
    QCOMPARE(faultOfPackage(parts), QString());
    const PackagePart *media = findPart(parts, u"ppt/media/chipboardLogo.png"_s);
    QVERIFY(media != nullptr);
    QCOMPARE(media->bytes, withPicture().logo->png);
    int slides = 0;
    for (const PackagePart &part : parts) {
        if (!part.name.startsWith(u"ppt/slides/slide"))
            continue;
        ++slides;
        QString relation;
        QString words;
        for (const XmlElement &element : elementsOf(part.bytes)) {
            if (element.name == u"a:blip")
                relation = element.attributes.value(u"r:embed"_s).toString();
            if (element.name == u"p:cNvPr" && element.attributes.value(u"name"_s) == u"Logo")
                words = element.attributes.value(u"descr"_s).toString();
        }
        QCOMPARE(words, u"Logo of \"A & B\""_s);
        const QString name = u"ppt/slides/_rels/"_s + part.name.section(u'/', -1) + u".rels"_s;
        bool leadsThere = false;
        for (const XmlElement &element : elementsOf(findPart(parts, name)->bytes))
            leadsThere = leadsThere
                || (element.attributes.value(u"Id"_s) == relation
                    && element.attributes.value(u"Target"_s) == u"../media/chipboardLogo.png");
        QVERIFY(leadsThere);
    }
    QCOMPARE(slides, 4);
    QVERIFY(findPart(parts, u"[Content_Types].xml"_s)->bytes.contains("Extension=\"png\" ContentType=\"image/png\""));
}

void TestDeckBase::slidesWithoutALogoHaveNone()
{
    DeckOptions broken = withPicture();
    broken.logo->size = {};
    for (const DeckOptions &options : {DeckOptions(), broken}) {
        const PackageParts parts = deckOf(options);
        QVERIFY(findPart(parts, u"ppt/media/chipboardLogo.png"_s) == nullptr);
        QVERIFY(!findPart(parts, u"ppt/slides/slide1.xml"_s)->bytes.contains("<p:pic>"));
        QCOMPARE(faultOfPackage(parts), QString());
    }
}

void TestDeckBase::templatesHaveTheirOwn()
{
    DeckOptions options = withPicture();
    options.base = readDeckTemplate(pptxOf({test::samplePage()}, {}).value(), u"company.pptx"_s).value();
    const PackageParts parts = deckOf(options);
    QVERIFY(findPart(parts, u"ppt/media/chipboardLogo.png"_s) == nullptr);
    QVERIFY(!findPart(parts, u"ppt/slides/slide1.xml"_s)->bytes.contains("<p:pic>"));
}

QString TestDeckBase::written(const QTemporaryDir &folder, const QByteArray &bytes)
{
    QFile file(folder.filePath(u"company.potx"_s));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
}

static QByteArray company(double width = 960)
{
    return pptxOf({test::samplePage()}, DeckOptions{.paper = {width, 540}}).value();
}

static QString sha(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

void TestDeckBase::noTemplateIsNoFile()
{
    ExportOptions options{.theme = u"dark"_s};
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY(read && !read.value().deck && read.value().warnings.isEmpty());
    QCOMPARE(read.value().options, options);
}

void TestDeckBase::chosenTemplatesAreRead()
{
    const QTemporaryDir folder;
    ExportOptions options{.deckTemplate = written(folder, company())};
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY2(read, qPrintable(read ? QString() : read.problem().toText()));
    QVERIFY(read.value().deck && read.value().warnings.isEmpty());
    QCOMPARE(read.value().options.deckTemplate, options.deckTemplate);
    QCOMPARE(read.value().options.templateDigest, sha(company()));
}

// Vendor colours that are too similar: reported with their distance, and used anyway.
void TestDeckBase::closeAccentsAreTold()
{
    const QTemporaryDir folder;
    DeckOptions deck;
    deck.look.theme.nvidia = deck.look.theme.trainium;
    ExportOptions options{.deckTemplate = written(folder, pptxOf({test::samplePage()}, deck).value())};
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY(read && read.value().deck);
    QCOMPARE(read.value().warnings.size(), 1);
    const QString text = read.value().warnings.constFirst().toText();
    QVERIFY2(text.contains(u"\"accent1\" and \"accent2\" look alike: their distance is 0 and"_s), qPrintable(text));
}

void TestDeckBase::faintColoursAreTold_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<QByteArray>("background");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QString>("inverted"); ///< contrast of that text; empty: it is used
    QTest::addColumn<QString>("faint");    ///< colour and contrast of the text used; empty: readable
    const QByteArray master = "ppt/slideMasters/slideMaster1.xml";
    const QByteArray layout = "ppt/slideLayouts/slideLayout1.xml";
    const QColor black(Qt::black);
    QTest::newRow("the theme's own") << master << QByteArray("<a:schemeClr val=\"bg1\"/>") << black << QString()
                                     << QString();
    // By WCAG 2.1: black is 21:1 on white, (0.0513 + 0.05) / 0.05 to one on #404040, and white 1.05 / 0.1013 there.
    QTest::newRow("a dark master") << master << QByteArray("<a:srgbClr val=\"404040\"/>") << black << u"2"_s
                                   << QString();
    QTest::newRow("a dark layout") << layout << QByteArray("<a:srgbClr val=\"404040\"/>") << black << u"2"_s
                                   << QString();
    QTest::newRow("a shade of the theme's text")
        << master
        << QByteArray("<a:schemeClr val=\"tx1\"><a:lumMod val=\"75000\"/><a:lumOff val=\"25098\"/></a:schemeClr>")
        << black << u"2"_s << QString();
    // #808080 is 0.2159: 0.2659 / 0.1013 to #404040, 1.05 / 0.2659 to white.
    QTest::newRow("a middle grey") << layout << QByteArray("<a:srgbClr val=\"808080\"/>") << QColor(0x404040)
                                   << u"2.6"_s << u"\"bg1\", with its background is 3.9"_s;
    // To white, #A0A0A0 of 0.3515 is 1.05 / 0.4015, and the background no better.
    QTest::newRow("a faint text") << master << QByteArray("<a:schemeClr val=\"bg1\"/>") << QColor(0xA0A0A0) << QString()
                                  << u"\"tx1\", with its background is 2.6"_s;
}

// Black text on a dark slide gives way to the theme's white, and both are reported, like the bars that it hides.
void TestDeckBase::faintColoursAreTold()
{
    QFETCH(const QByteArray, part);
    QFETCH(const QByteArray, background);
    QFETCH(const QColor, text);
    QFETCH(const QString, inverted);
    QFETCH(const QString, faint);
    DeckOptions deck;
    deck.look.theme.text = text;
    deck.look.theme.trainium = QColor(0x00, 0x40, 0x80);
    PackageParts parts = readPackage(pptxOf({test::samplePage()}, deck).value(), {}).value();
    for (PackagePart &one : parts) {
        if (one.name.toUtf8() != part)
            continue;
        const qsizetype old = one.bytes.indexOf("<p:bg>");
        if (old >= 0)
            one.bytes.remove(old, one.bytes.indexOf("</p:bg>") + 7 - old);
        one.bytes.replace("<p:spTree>",
                          "<p:bg><p:bgPr><a:solidFill>" + background + "</a:solidFill></p:bgPr></p:bg><p:spTree>");
    }
    const QTemporaryDir folder;
    const Result<TemplateFile> read = readTemplateOf(ExportOptions{.deckTemplate = written(folder, packageOf(parts))});
    QVERIFY2(read && read.value().deck, qPrintable(read ? QString() : read.problem().toText()));
    QStringList told = mapped(read.value().warnings, &Problem::toText);
    const QString all = told.join(u'\n');
    if (inverted.isEmpty() && faint.isEmpty())
        QCOMPARE(all, QString());
    QCOMPARE(all.contains(u"text colour has a contrast of only %1:1"_s.arg(inverted)), !inverted.isEmpty());
    QCOMPARE(all.contains(u"texts, in the template's colour %1:1; it should be 4.5:1"_s.arg(faint)), !faint.isEmpty());
    const Theme look = lookOn(*read.value().deck, {}).theme;
    QCOMPARE(look.text, inverted.isEmpty() ? text : QColor(Qt::white));
    QCOMPARE(look.card, inverted.isEmpty() ? QColor(Qt::white) : text);
    if (!faint.isEmpty()) // axis labels use the text colour if muted text would be unreadable
        QCOMPARE(look.textMuted, look.text);
    if (background.contains("404040")) {
        QVERIFY2(all.contains(u"bars in the template's colour \"accent1\" with its background is 1"_s),
                 qPrintable(all));
        QVERIFY2(all.contains(u"it should be 3:1 or more"_s), qPrintable(all));
    }
}

void TestDeckBase::textsAreReadableOnTheLayoutUsed_data()
{
    QTest::addColumn<QByteArray>("master"); // before its shapes
    QTest::addColumn<QByteArray>("layout");
    QTest::addColumn<QByteArray>("map");  // of the layout
    QTest::addColumn<QByteArray>("text"); // the theme entry of texts on slides; empty: the master's
    QTest::addColumn<bool>("isTold");
    const QByteArray none;
    const auto shape = [](const QByteArray &fill) {
        return "<p:spTree><p:sp><p:spPr><a:xfrm><a:off x=\"0\" y=\"0\"/><a:ext cx=\"12192000\" "
               "cy=\"6858000\"/></a:xfrm>"
            + fill + "<a:ln><a:solidFill><a:srgbClr val=\"808080\"/></a:solidFill></a:ln></p:spPr></p:sp>";
    };
    const auto gradient = [](const QByteArray &first, const QByteArray &last) {
        return "<a:gradFill><a:gsLst><a:gs pos=\"0\"><a:srgbClr val=\"" + first
            + "\"/></a:gs><a:gs pos=\"100000\"><a:srgbClr val=\"" + last + "\"/></a:gs></a:gsLst></a:gradFill>";
    };
    const auto plain = [](const QByteArray &colour) { return "<a:solidFill>" + colour + "</a:solidFill>"; };
    const QByteArray night = gradient("000032", "600030");
    const QByteArray white = "<a:srgbClr val=\"FFFFFF\"/>";
    const QByteArray own = "<a:overrideClrMapping bg1=\"dk1\" tx1=\"lt1\" bg2=\"dk2\" tx2=\"lt2\" accent1=\"accent1\" "
                           "accent2=\"accent2\" accent3=\"accent3\" accent4=\"accent4\" accent5=\"accent5\" "
                           "accent6=\"accent6\" hlink=\"hlink\" folHlink=\"folHlink\"/>";
    QTest::newRow("a dark gradient, as in Lights.otp") << shape(night) << none << none << QByteArray("lt1") << true;
    QTest::newRow("a light gradient") << shape(gradient("FFFFFF", "E0F0FF")) << none << none << none << false;
    QTest::newRow("a dark shape") << shape(plain("<a:srgbClr val=\"000032\"/>")) << none << none << QByteArray("lt1")
                                  << true;
    QTest::newRow("white over it, on the layout") << shape(night) << shape(plain(white)) << none << none << false;
    QTest::newRow("a veil over it") << shape(night)
                                    << shape(plain("<a:srgbClr val=\"FFFFFF\"><a:alpha val=\"20000\"/></a:srgbClr>"))
                                    << none << QByteArray("lt1") << true;
    QTest::newRow("a layout with its own mapping")
        << none
        << QByteArray("<p:bg><p:bgPr><a:solidFill><a:schemeClr val=\"bg1\"/></a:solidFill></p:bgPr></p:bg><p:spTree>")
        << own << QByteArray("lt1") << false;
}

// By the colours behind the content: background, and shapes as large, of the master and the layout that slides have.
void TestDeckBase::textsAreReadableOnTheLayoutUsed()
{
    QFETCH(const QByteArray, master);
    QFETCH(const QByteArray, layout);
    QFETCH(const QByteArray, map);
    QFETCH(const QByteArray, text);
    QFETCH(const bool, isTold);
    PackageParts parts = readPackage(company(), {}).value();
    for (PackagePart &one : parts) {
        const bool isMaster = one.name == u"ppt/slideMasters/slideMaster1.xml"_s;
        const QByteArray &change = isMaster ? master : layout;
        if ((isMaster || one.name == u"ppt/slideLayouts/slideLayout1.xml"_s) && !change.isEmpty())
            one.bytes.replace("<p:spTree>", change);
        if (one.name == u"ppt/slideLayouts/slideLayout1.xml"_s && !map.isEmpty())
            one.bytes.replace("<a:masterClrMapping/>", map);
    }
    const QTemporaryDir folder;
    const Result<TemplateFile> read = readTemplateOf(ExportOptions{.deckTemplate = written(folder, packageOf(parts))});
    QVERIFY2(read && read.value().deck, qPrintable(read ? QString() : read.problem().toText()));
    const QString told = mapped(read.value().warnings, &Problem::toText).join(u'\n');
    QVERIFY2(told.contains(u"Texts take the theme's background colour instead"_s) == isTold, qPrintable(told));
    const Theme look = lookOn(*read.value().deck, {}).theme;
    for (const QColor &ground : read.value().deck->grounds) {
        for (const QColor &colour : {look.text, look.textMuted, look.warning, look.ink(Beside::Worse)})
            QVERIFY2(contrastRatio(colour, ground) >= 4.5, qPrintable(colour.name() + u" on "_s + ground.name()));
    }
    DeckOptions options;
    options.base = read.value().deck;
    const PackageParts deck = deckOf(options);
    QCOMPARE(faultOfPackage(deck), QString());
    const QByteArray slide = findPart(deck, u"ppt/slides/slide1.xml"_s)->bytes;
    QCOMPARE(slide.contains("<a:masterClrMapping/>"), text.isEmpty());
    const QByteArray mapping =
        "<a:overrideClrMapping bg1=\"dk1\" tx1=\"" + text + "\" bg2=\"dk2\" tx2=\"lt2\" accent1=";
    const QByteArray title = slide.mid(slide.indexOf("type=\"title\""));
    QCOMPARE(title.left(title.indexOf("<a:t>")).contains("<a:schemeClr val=\"tx1\"/>"), !text.isEmpty());
    QVERIFY2(text.isEmpty() || slide.contains(mapping), slide.right(500).constData());
}

// A bar below the title crosses the place of the subtitle, which moves below it; through a chart it is reported.
void TestDeckBase::linesOfTheTemplateAreKeptClear()
{
    const auto withLine = [](double y) {
        PackageParts parts = readPackage(company(), {}).value();
        for (PackagePart &one : parts) {
            if (one.name == u"ppt/slideLayouts/slideLayout1.xml"_s)
                one.bytes.replace("type=\"subTitle\"", "type=\"tbl\"");
            if (one.name == u"ppt/slideMasters/slideMaster1.xml"_s)
                one.bytes.replace(
                    "</p:spTree>",
                    "<p:sp><p:spPr><a:xfrm><a:off x=\"0\" y=\"" + QByteArray::number(qRound(y * 12700))
                        + "\"/><a:ext cx=\"12192000\" cy=\"38100\"/></a:xfrm></p:spPr></p:sp></p:spTree>");
        }
        const QTemporaryDir folder;
        return readTemplateOf(ExportOptions{.deckTemplate = written(folder, packageOf(parts))}).value();
    };
    const SlideAreas before = withLine(535.0).deck->areas; // below all
    const TemplateFile below = withLine(before.subtitle.center().y());
    QCOMPARE(below.deck->areas.subtitle.top(), std::round(before.subtitle.center().y() * 12700) / 12700 + 3.0 + 4.0);
    QVERIFY(below.deck->areas.content.top() > below.deck->areas.subtitle.bottom());
    QCOMPARE(below.deck->areas.content.bottom(), before.content.bottom());
    QVERIFY(below.warnings.isEmpty());
    const TemplateFile across = withLine(before.content.center().y());
    QCOMPARE(across.deck->areas, before);
    QCOMPARE(across.warnings.size(), 1);
    QVERIFY(across.warnings.constFirst().message.contains(u"A line of the template runs through"_s));
}

void TestDeckBase::unevenBackgroundsAreTold_data()
{
    QTest::addColumn<QByteArray>("master"); // before its shapes
    QTest::addColumn<QByteArray>("layout");
    QTest::addColumn<QString>("background"); // empty: no warning
    const QByteArray none;
    const auto ground = [](const QByteArray &fill) { return "<p:bg><p:bgPr>" + fill + "</p:bgPr></p:bg><p:spTree>"; };
    const auto picture = [](const QByteArray &width) {
        return "<p:spTree><p:pic><p:blipFill><a:blip r:embed=\"photo\"/></p:blipFill><p:spPr><a:ext cx=\"" + width
            + "\" cy=\"6858000\"/></p:spPr></p:pic>";
    };
    const QByteArray gradient = ground("<a:gradFill><a:gsLst/></a:gradFill>");
    const QByteArray photo = ground("<a:blipFill><a:blip r:embed=\"photo\"/></a:blipFill>");
    const QByteArray plain = ground("<a:solidFill><a:schemeClr val=\"bg1\"/></a:solidFill>");
    const auto ofTheme = [](const QByteArray &index) {
        return "<p:bg><p:bgRef idx=\"" + index + "\"><a:schemeClr val=\"bg1\"/></p:bgRef></p:bg><p:spTree>";
    };
    QTest::newRow("a gradient") << gradient << none << u"a gradient."_s;
    QTest::newRow("a picture") << photo << none << u"a picture, \"photo.jpg\"."_s;
    QTest::newRow("the layout's picture") << none << photo << u"a picture, \"photo.jpg\"."_s;
    QTest::newRow("a gradient below a plain layout") << gradient << plain << QString();
    QTest::newRow("a picture as large as the slide") << picture("12192000") << none << u"a picture, \"photo.jpg\"."_s;
    QTest::newRow("a picture on half of the slide") << picture("6096000") << none << QString();
    QTest::newRow("the theme's first, a gradient") << ofTheme("1001") << none << u"a gradient."_s;
    QTest::newRow("the theme's second, plain") << ofTheme("1002") << none << QString();
}

// Contrast cannot be checked on them.
void TestDeckBase::unevenBackgroundsAreTold()
{
    QFETCH(const QByteArray, master);
    QFETCH(const QByteArray, layout);
    QFETCH(const QString, background);
    PackageParts parts = readPackage(company(), {}).value();
    const QByteArray link =
        "<Relationship Id=\"photo\" Type=\"x/image\" Target=\"../media/photo.jpg\"/></Relationships>";
    for (PackagePart &one : parts) {
        const bool isMaster = one.name == u"ppt/slideMasters/slideMaster1.xml"_s;
        const QByteArray &change = isMaster ? master : layout;
        if (isMaster && !change.isEmpty()) {
            const qsizetype old = one.bytes.indexOf("<p:bg>");
            one.bytes.remove(old, one.bytes.indexOf("</p:bg>") + 7 - old);
        }
        if ((isMaster || one.name == u"ppt/slideLayouts/slideLayout1.xml"_s) && !change.isEmpty())
            one.bytes.replace("<p:spTree>", change);
        if (one.name == u"ppt/slideMasters/_rels/slideMaster1.xml.rels"_s
            || one.name == u"ppt/slideLayouts/_rels/slideLayout1.xml.rels"_s)
            one.bytes.replace("</Relationships>", link);
        if (one.name == u"ppt/theme/theme1.xml"_s)
            one.bytes.replace("<a:bgFillStyleLst>", "<a:bgFillStyleLst><a:gradFill/>");
        if (one.name == u"[Content_Types].xml"_s)
            one.bytes.replace("</Types>", "<Default Extension=\"jpg\" ContentType=\"image/jpeg\"/></Types>");
    }
    parts << PackagePart{u"ppt/media/photo.jpg"_s, "no picture, but bytes"};
    const QTemporaryDir folder;
    const Result<TemplateFile> read = readTemplateOf(ExportOptions{.deckTemplate = written(folder, packageOf(parts))});
    QVERIFY2(read && read.value().deck, qPrintable(read ? QString() : read.problem().toText()));
    const QString told = mapped(read.value().warnings, &Problem::toText).join(u'\n');
    QCOMPARE(read.value().warnings.size(), background.isEmpty() ? 0 : 1);
    QVERIFY2(background.isEmpty() || told.contains(u"The background of the template's slides is "_s + background),
             qPrintable(told));
}

// Once, although titles and texts have the same font.
void TestDeckBase::fontsThatAreNotHereAreTold()
{
    DeckOptions deck;
    deck.look.theme.type.family = u"Company Sans That Nobody Has"_s;
    const QTemporaryDir folder;
    const Result<TemplateFile> read =
        readTemplateOf(ExportOptions{.deckTemplate = written(folder, pptxOf({test::samplePage()}, deck).value())});
    QVERIFY(read && read.value().deck);
    QCOMPARE(read.value().deck->fonts, QStringList{u"Company Sans That Nobody Has"_s});
    QCOMPARE(read.value().warnings.size(), 1);
    const QString text = read.value().warnings.constFirst().toText();
    QVERIFY2(
        text.contains(u"The template's font \"Company Sans That Nobody Has\" is not installed here. Lines may break "
                      "elsewhere."_s),
        qPrintable(text));
}

void TestDeckBase::slidesHaveTheCompanysFooterAndDate_data()
{
    QTest::addColumn<QByteArray>("footer"); // paragraph of the layout
    QTest::addColumn<QByteArray>("masters");
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<QByteArray>("choice"); // at the end of the layout
    QTest::addColumn<QStringList>("texts"); // of each slide
    const QByteArray none = "<a:p/>";
    const QByteArray text = "<a:p><a:r><a:t>ACME, confidential</a:t></a:r></a:p>";
    const auto field = [](const QByteArray &type) {
        return "<a:p><a:fld id=\"{1}\" type=\"" + type + "\"><a:t>1 Nov 2026</a:t></a:fld></a:p>";
    };
    const QString footer = u"ftr 11: ACME, confidential"_s;
    const QString date = u"dt 40: 1 Nov 2026"_s;
    QTest::newRow("none") << none << none << none << QByteArray() << QStringList();
    QTest::newRow("the layout's footer") << text << none << none << QByteArray() << QStringList{footer};
    QTest::newRow("the master's footer") << none << text << none << QByteArray() << QStringList{footer};
    QTest::newRow("both") << text << none << field("datetime1") << QByteArray() << QStringList{footer, date};
    QTest::newRow("the date of every new layout")
        << none << none << field("datetimeFigureOut") << QByteArray() << QStringList();
    const auto written = [](const QByteArray &prompt) { return "<a:p><a:r><a:t>" + prompt + "</a:t></a:r></a:p>"; };
    QTest::newRow("LibreOffice's prompts")
        << written("Footer") << none << written("&lt;date/time&gt;") << QByteArray() << QStringList();
    QTest::newRow("turned off") << text << none << field("datetime1") << QByteArray("<p:hf ftr=\"0\" hdr=\"0\"/>")
                                << QStringList{date};
}

// As with "Apply to All" in PowerPoint. The date has its place in the layouts alone.
void TestDeckBase::slidesHaveTheCompanysFooterAndDate()
{
    QFETCH(const QByteArray, footer);
    QFETCH(const QByteArray, masters);
    QFETCH(const QByteArray, date);
    QFETCH(const QByteArray, choice);
    PackageParts parts = readPackage(company(), {}).value();
    for (PackagePart &one : parts) {
        const bool isLayout = one.name.startsWith(u"ppt/slideLayouts/slideLayout"_s);
        if (!isLayout && one.name != u"ppt/slideMasters/slideMaster1.xml"_s)
            continue;
        const qsizetype empty = one.bytes.indexOf("<a:p/>", one.bytes.indexOf("type=\"ftr\""));
        QVERIFY(empty > 0);
        one.bytes.replace(empty, 6, isLayout ? footer : masters);
        if (!isLayout)
            continue;
        one.bytes.replace("</p:spTree>",
                          "<p:sp><p:nvSpPr><p:cNvPr id=\"99\" name=\"Date\"/><p:cNvSpPr/><p:nvPr><p:ph type=\"dt\" "
                          "idx=\"40\"/></p:nvPr></p:nvSpPr><p:spPr><a:xfrm><a:off x=\"508000\" y=\"6500000\"/><a:ext "
                          "cx=\"1270000\" cy=\"228600\"/></a:xfrm></p:spPr><p:txBody><a:bodyPr/>"
                              + date + "</p:txBody></p:sp></p:spTree>");
        one.bytes.replace("</p:sldLayout>", choice + "</p:sldLayout>");
    }
    DeckOptions options;
    options.base = readDeckTemplate(packageOf(parts), u"company.pptx"_s).value();
    const PackageParts deck = deckOf(options);
    QCOMPARE(faultOfPackage(deck), QString());
    for (const PackagePart &part : deck) {
        if (!part.name.startsWith(u"ppt/slides/slide"))
            continue;
        QStringList texts;
        QXmlStreamReader reader(part.bytes);
        QString holder;
        while (!reader.atEnd()) {
            if (reader.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (reader.name() == u"sp")
                holder.clear();
            const auto type = reader.attributes().value(u"type"_s);
            if (reader.name() == u"ph" && (type == u"ftr" || type == u"dt"))
                holder = type.toString() + u' ' + reader.attributes().value(u"idx"_s).toString();
            if (reader.name() == u"t" && !holder.isEmpty())
                texts << holder + u": "_s + reader.readElementText();
        }
        QTEST(texts, "texts");
        QVERIFY(!part.bytes.contains("datetimeFigureOut"));
        QCOMPARE(part.bytes.contains("type=\"datetime1\""), date.contains("datetime1"));
    }
}

void TestDeckBase::chosenTemplatesMustBeThere_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("gone") << QByteArray();
    QTest::newRow("no package") << QByteArray("words");
    QTest::newRow("cut off") << company().left(4000);
}

void TestDeckBase::chosenTemplatesMustBeThere()
{
    QFETCH(const QByteArray, content);
    const QTemporaryDir folder;
    ExportOptions options;
    options.deckTemplate = content.isEmpty() ? folder.filePath(u"gone.potx"_s) : written(folder, content);
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY(!read);
    QVERIFY(!read.problem().message.isEmpty());
    QVERIFY(read.problem().where.file.contains(u".potx"_s));
}

void TestDeckBase::rememberedTemplatesAreKnownAgain()
{
    const QTemporaryDir folder;
    ExportOptions options{.deckTemplate = written(folder, company()), .templateDigest = sha(company())};
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY(read && read.value().deck && read.value().warnings.isEmpty());
    QCOMPARE(read.value().options, options);
    DeckOptions deck;
    deck.base = read.value().deck;
    const QByteArray first = pptxOf({test::samplePage()}, deck).value();
    deck.base = readTemplateOf(options).value().deck;
    QCOMPARE(pptxOf({test::samplePage()}, deck).value(), first);
}

void TestDeckBase::changedTemplatesAreTold()
{
    const QTemporaryDir folder;
    ExportOptions options{.deckTemplate = written(folder, company(720)), .templateDigest = sha(company())};
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY(read && read.value().deck); // the current file
    QCOMPARE(read.value().deck->areas.paper.width(), 720.0);
    QCOMPARE(read.value().warnings.size(), 1);
    QCOMPARE(read.value().warnings.constFirst().severity, Severity::Warning);
    QVERIFY(read.value().warnings.constFirst().toText().contains(u"has changed"_s));
    QCOMPARE(read.value().options.templateDigest, sha(company(720))); // the new checksum is stored
}

void TestDeckBase::goneTemplatesAreTold_data() { chosenTemplatesMustBeThere_data(); }

void TestDeckBase::goneTemplatesAreTold()
{
    QFETCH(const QByteArray, content);
    const QTemporaryDir folder;
    ExportOptions options{.theme = u"grey"_s,
                          .deckTemplate =
                              content.isEmpty() ? folder.filePath(u"gone.potx"_s) : written(folder, content),
                          .templateDigest = sha(company())};
    const Result<TemplateFile> read = readTemplateOf(options);
    QVERIFY(read && !read.value().deck);
    QCOMPARE(read.value().warnings.size(), 1);
    QVERIFY(read.value().warnings.constFirst().toText().contains(u"Chipboard's own masters"_s));
    QVERIFY(read.value().warnings.constFirst().toText().contains(u".potx"_s));
    // Files made without the template must not record it.
    options.deckTemplate.clear();
    options.templateDigest.clear();
    QCOMPARE(read.value().options, options);
}

CHIPBOARD_TEST(TestDeckBase, QGuiApplication)

} // namespace tst_deckbase

#include "tst_deckbase.moc"
