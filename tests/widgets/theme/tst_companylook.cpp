// Brand themes: every error is reported with its position, colours are checked, themes and pages use them.
#include "data/core/package.h"
#include "data/files/exportrecipeio.h"
#include "tests/support/diskfiles.h"
#include "tests/support/samplepage.h"
#include "tests/support/testmain.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/lookedtheme.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_companylook {

class TestCompanyLook : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rolesAreComplete();
    void cornersLeadBack();
    void readsAll();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void readsTheLogoBesideIt();
    void refusesUnsafeLogos_data();
    void refusesUnsafeLogos();
    void readsNoLogoFromElsewhere_data();
    void readsNoLogoFromElsewhere();
    void tellsFilesThatAreNotThere();
    void colourThemes();
    void warnsOfWeakColours();
    void ownColoursPass();
    void placesLogos_data();
    void placesLogos();
    void drawsLogos();
    void exportsUseIt();
    void greyKeepsItsGreys();
    void logosBecomePictures();
    void tellsWhatThisMachineLacks();
    void slidesHaveFontAndLogo();
    void reportsHaveTheFont();
};

namespace {

const QByteArray svg =
    R"(<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#00AA00"/></svg>)";

QByteArray png()
{
    QImage image(30, 10, QImage::Format_RGB32);
    image.fill(QColor(0, 170, 0));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

LookLoad read(const QByteArray &members, const QString &folder = {})
{
    return readLook("{\"kind\": \"look\", \"version\": 1, \"name\": \"Acme\",\n" + members + "}", u"acme.json"_s,
                    folder);
}

int green(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == QColor(0, 170, 0) ? 1 : 0;
    }
    return count;
}

LookLoad readWithLogo(const QString &name, const QString &folder)
{
    return read("\"logo\": {\"file\": \"" + name.toUtf8() + "\", \"corner\": \"bottom-left\"}", folder);
}

} // namespace

// Each role changes a different colour.
void TestCompanyLook::rolesAreComplete()
{
    QSet<QString> ids;
    for (const LookRole &role : lookRoles()) {
        ids.insert(QString::fromLatin1(role.id));
        CompanyLook look{.colours = {{QString::fromLatin1(role.id), 0x123456}}};
        QVERIFY2(!(withLook(lightTheme(), look) == lightTheme()), role.id);
        QVERIFY(withLook(darkTheme(), look) == darkTheme());
    }
    QCOMPARE(ids.size(), static_cast<qsizetype>(lookRoles().size()));
}

void TestCompanyLook::cornersLeadBack()
{
    for (int i = 0; i < 4; ++i)
        QCOMPARE(logoCornerFromWord(logoCornerWord(static_cast<LogoCorner>(i))),
                 std::optional(static_cast<LogoCorner>(i)));
    QVERIFY(!logoCornerFromWord(u"middle"));
}

void TestCompanyLook::readsAll()
{
    const LookLoad load =
        read("\"font\": \"DejaVu Sans\", \"colours\": {\"trainium\": \"#B85C00\"}, \"dark\": {\"card\": \"#000000\"}");
    QCOMPARE(load.problems.size(), 0);
    QVERIFY(load.look);
    QCOMPARE(load.look->name, u"Acme"_s);
    QCOMPARE(load.look->font, u"DejaVu Sans"_s);
    QCOMPARE(load.look->colours, (QMap<QString, quint32>{{u"trainium"_s, 0xB85C00U}}));
    QCOMPARE(load.look->dark, (QMap<QString, quint32>{{u"card"_s, 0U}}));
    QVERIFY(load.look->logo.isEmpty());
    QVERIFY(!load.look->isEmpty());
    QVERIFY(CompanyLook().isEmpty());
}

void TestCompanyLook::refusesBrokenFiles_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("line");
    QTest::newRow("no JSON") << QByteArray("\"font\": ") << u"acme.json:2"_s << 2;
    QTest::newRow("a colour by name") << QByteArray("\"colours\": {\"trainium\": \"red\"}") << u"is not a colour"_s
                                      << 2;
    QTest::newRow("a short colour") << QByteArray("\"colours\": {\n\"card\": \"#FFF\"}") << u"/colours/card"_s << 3;
    QTest::newRow("another role") << QByteArray("\"colours\": {\"sky\": \"#FFFFFF\"}") << u"sky"_s << 2;
    QTest::newRow("another member") << QByteArray("\"fonts\": \"Inter\"") << u"fonts"_s << 2;
    QTest::newRow("a font that is a number") << QByteArray("\"font\": 5") << u"/font"_s << 2;
    QTest::newRow("a corner that there is not")
        << QByteArray("\"logo\": {\"file\": \"l.png\", \"corner\": \"middle\"}") << u"top-left"_s << 2;
    QTest::newRow("a logo that is not there") << QByteArray("\"logo\": {\"file\": \"l.png\"}") << u"l.png"_s << 2;
}

void TestCompanyLook::refusesBrokenFiles()
{
    QFETCH(const QByteArray, members);
    QFETCH(const QString, words);
    QFETCH(const int, line);
    const LookLoad load = read(members);
    QVERIFY(!load.look);
    QVERIFY(!load.problems.isEmpty());
    QStringList texts = mapped(load.problems, &Problem::toText);
    QVERIFY2(texts.join(u'\n').contains(words), qPrintable(texts.join(u'\n')));
    QCOMPARE(load.problems.constFirst().where.line, line);
}

void TestCompanyLook::readsTheLogoBesideIt()
{
    QTemporaryDir folder;
    const std::pair<QString, QByteArray> files[] = {
        {u"l.svg"_s, svg},
        {u"l.png"_s, png()},
        {u"l.txt"_s, "words"},
        {u"head.svg"_s, "<?xml version=\"1.0\"?>\n<!-- ours -->\n" + svg},
        {u"far.svg"_s, "<!--" + QByteArray(9000, '-').replace("--", "- ") + "-->" + svg},
        {u"page.html"_s, "<html><body>" + svg + "</body></html>"},
        {u"cut.txt"_s, "see <svg"}};
    for (const auto &[name, bytes] : files)
        QVERIFY(writeFile(folder.filePath(name), bytes));
    const auto with = [&](const char *name) { return readWithLogo(QString::fromLatin1(name), folder.path()); };
    QCOMPARE(with("l.svg").look->logo, svg);
    QVERIFY(with("l.svg").look->hasVectorLogo());
    QCOMPARE(with("l.png").look->corner, LogoCorner::BottomLeft);
    QVERIFY(!with("l.png").look->hasVectorLogo());
    QVERIFY(!with("l.txt").look);
    QVERIFY(with("l.txt").problems.constFirst().message.contains(u"neither PNG nor SVG"_s));
    for (const char *name : {"head.svg", "far.svg"})
        QVERIFY2(with(name).look && with(name).look->hasVectorLogo(), name);
    for (const char *name : {"page.html", "cut.txt"})
        QVERIFY2(!with(name).look && with(name).problems.constFirst().message.contains(u"it is not an SVG file"_s),
                 name);
}

void TestCompanyLook::readsNoLogoFromElsewhere_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("told");
    QTest::newRow("an absolute name") << u"/dev/zero"_s << u"next to the brand theme"_s;
    QTest::newRow("the folder above") << u"../l.png"_s << u"next to the brand theme"_s;
    QTest::newRow("a folder below") << u"inner/l.png"_s << u"next to the brand theme"_s;
    QTest::newRow("as other systems write it") << u"..\\\\l.png"_s << u"next to the brand theme"_s;
    QTest::newRow("the folder above itself") << u".."_s << u"next to the brand theme"_s;
    QTest::newRow("the folder itself") << u"."_s << u"a directory"_s;
    QTest::newRow("nothing there") << u"none.png"_s << u"no such file"_s;
    QTest::newRow("a pipe that nobody fills") << u"pipe.png"_s << u"not a regular file"_s;
    QTest::newRow("a link to a device without end") << u"zero.png"_s << u"leads out of the folder"_s;
    QTest::newRow("a link to a picture elsewhere") << u"elsewhere.png"_s << u"leads out of the folder"_s;
    QTest::newRow("a link to nothing") << u"dangling.png"_s << u"points to a file that does not exist"_s;
    QTest::newRow("three mebibytes") << u"huge.png"_s << u"larger than 2 MiB"_s;
}

// A theme may come from anyone: these files neither block nor get read.
void TestCompanyLook::readsNoLogoFromElsewhere()
{
    QFETCH(const QString, name);
    QFETCH(const QString, told);
    QTemporaryDir outer;
    const QString folder = outer.filePath(u"look"_s);
    QVERIFY(QDir().mkpath(folder + u"/inner"_s));
    for (const QString &place : {outer.filePath(u"l.png"_s), folder + u"/inner/l.png"_s})
        QVERIFY(writeFile(place, png()));
    QVERIFY(writeFile(folder + u"/huge.png"_s, png() + QByteArray(3 << 20, '\0')));
    QCOMPARE(mkfifo(QFile::encodeName(folder + u"/pipe.png"_s).constData(), 0600), 0);
    QVERIFY(QFile::link(u"/dev/zero"_s, folder + u"/zero.png"_s));
    QVERIFY(QFile::link(outer.filePath(u"l.png"_s), folder + u"/elsewhere.png"_s));
    QVERIFY(QFile::link(folder + u"/none.png"_s, folder + u"/dangling.png"_s));
    const LookLoad load = readWithLogo(name, folder);
    QVERIFY(!load.look);
    QCOMPARE(load.problems.size(), 1);
    const Problem &problem = load.problems.constFirst();
    QVERIFY2(problem.message.contains(told), qPrintable(problem.toText()));
    QCOMPARE(problem.where.pointer, u"/logo/file"_s);
    QCOMPARE(problem.where.line, 2);
    QCOMPARE(problem.remedy, u"Put a PNG or SVG file next to the brand theme."_s);
}

// A PNG header with this size.
static QByteArray pngOf(quint32 width, quint32 height)
{
    QByteArray bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    for (const quint32 side : {width, height}) {
        for (const int shift : {24, 16, 8, 0})
            bytes += static_cast<char>((side >> shift) & 0xffU);
    }
    return bytes;
}

static QByteArray svgOf(const QByteArray &content)
{
    return R"(<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">)" + content
        + "</svg>";
}

void TestCompanyLook::refusesUnsafeLogos_data()
{
    QTest::addColumn<QByteArray>("logo");
    QTest::addColumn<QString>("words"); // empty: accepted
    QTest::newRow("a PNG file") << pngOf(8000, 10) << QString();
    QTest::newRow("too many pixels") << pngOf(8001, 10) << u"8000 pixels"_s;
    QTest::newRow("far too many") << pngOf(10, 0xffffffffU) << u"8000 pixels"_s;
    QTest::newRow("no pixels") << pngOf(0, 10) << u"not a complete PNG"_s;
    QTest::newRow("cut off") << pngOf(10, 10).left(20) << u"not a complete PNG"_s;
    QTest::newRow("an SVG file") << svgOf("<rect width='4' height='2'/>") << QString();
    QTest::newRow("with a doctype") << "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'>" + svgOf("<g/>")
                                    << QString();
    QTest::newRow("entities") << "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]>" + svgOf("<text>&a;</text>") << u"entities"_s;
    QTest::newRow("a script") << svgOf("<script>alert(1)</script>") << u"\"script\""_s;
    QTest::newRow("a page inside") << svgOf("<foreignObject/>") << u"foreignObject"_s;
    QTest::newRow("another file") << svgOf("<image xlink:href='/etc/hostname'/>") << u"/etc/hostname"_s;
    QTest::newRow("another machine") << svgOf("<image href='https://a.example/a.png'/>") << u"a.example"_s;
    QTest::newRow("a picture inside") << svgOf("<image href='data:image/png;base64,AA=='/>") << QString();
    QTest::newRow("a gradient") << svgOf("<g id='a'/><use xlink:href='#a'/>") << QString();
    QTest::newRow("over and over") << svgOf(QByteArray("<use href='#a'/>").repeated(17)) << u"16 times"_s;
    QTest::newRow("not closed") << svgOf("<g>") << u"not an SVG"_s;
    QTest::newRow("a page") << QByteArray("<html><svg/></html>") << u"not an SVG"_s;
}

void TestCompanyLook::refusesUnsafeLogos()
{
    QFETCH(const QByteArray, logo);
    QFETCH(const QString, words);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"l"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(logo);
    file.close();
    const LookLoad load = read("\"logo\": {\"file\": \"l\"}", folder.path());
    QCOMPARE(load.look.has_value(), words.isEmpty());
    if (words.isEmpty())
        return;
    QCOMPARE(load.problems.size(), 1);
    QVERIFY2(load.problems.constFirst().message.contains(words), qPrintable(load.problems.constFirst().message));
    QCOMPARE(load.problems.constFirst().where.pointer, u"/logo/file"_s);
}

void TestCompanyLook::tellsFilesThatAreNotThere()
{
    const LookLoad load = readLookFile(u"/no/such/look.json"_s);
    QVERIFY(!load.look);
    QCOMPARE(load.problems.size(), 1);
}

void TestCompanyLook::colourThemes()
{
    CompanyLook look{
        .font = u"DejaVu Sans"_s, .colours = {{u"trainium"_s, 0x00AA00U}}, .dark = {{u"card"_s, 0x000011U}}};
    QCOMPARE(withLook(lightTheme(), look).trainium, QColor(0x00AA00));
    QCOMPARE(withLook(lightTheme(), look).nvidia, lightTheme().nvidia);
    QCOMPARE(withLook(darkTheme(), look).card, QColor(0x000011));
    QCOMPARE(withLook(darkTheme(), look).trainium, darkTheme().trainium);
    QCOMPARE(withLook(lightTheme(), look).type.family, look.font);
    QVERIFY(withLook(lightTheme(), {}) == lightTheme());
}

// #DDDDDD on white has 1.36:1; two greens are nearly identical.
void TestCompanyLook::warnsOfWeakColours()
{
    CompanyLook look{.colours = {{u"text"_s, 0xDDDDDDU}, {u"trainium"_s, 0x007700U}, {u"nvidia"_s, 0x007800U}}};
    QStringList texts;
    for (const Problem &problem : checkLook(look, u"acme.json"_s)) {
        QCOMPARE(problem.severity, Severity::Warning);
        texts << problem.toText();
    }
    const QString all = texts.join(u'\n');
    QVERIFY2(all.contains(u"The contrast of \"text\" on \"card\" is 1.36:1"_s), qPrintable(all));
    QVERIFY2(all.contains(u"\"trainium\" and \"nvidia\" look alike"_s), qPrintable(all));
    QVERIFY(all.contains(u"/colours/text"_s));
}

void TestCompanyLook::ownColoursPass()
{
    QStringList texts = mapped(checkLook({}, u"ours"_s), &Problem::toText);
    QCOMPARE(texts, QStringList());
}

void TestCompanyLook::placesLogos_data()
{
    QTest::addColumn<int>("corner");
    QTest::addColumn<bool>("left");
    QTest::addColumn<bool>("top");
    QTest::newRow("top left") << int(LogoCorner::TopLeft) << true << true;
    QTest::newRow("top right") << int(LogoCorner::TopRight) << false << true;
    QTest::newRow("bottom left") << int(LogoCorner::BottomLeft) << true << false;
    QTest::newRow("bottom right") << int(LogoCorner::BottomRight) << false << false;
}

// In the margin, outside the body; 40 x 20 keeps its aspect ratio.
void TestCompanyLook::placesLogos()
{
    QFETCH(const int, corner);
    QFETCH(const bool, left);
    QFETCH(const bool, top);
    const QSizeF page(1280, 720);
    const QRectF body(40, 36, 1200, 654);
    CompanyLook look{.logo = svg, .corner = static_cast<LogoCorner>(corner)};
    const QRectF place = logoPlace(look, page, body);
    QVERIFY(!place.intersects(body));
    QVERIFY(QRectF(QPointF(), page).contains(place));
    QVERIFY(std::abs(place.width() - 2.0 * place.height()) < 0.01);
    QCOMPARE(place.center().x() < 640.0, left);
    QCOMPARE(place.center().y() < 360.0, top);
    look.logo = "no picture";
    QVERIFY(logoPlace(look, page, body).isEmpty());
}

void TestCompanyLook::drawsLogos()
{
    for (const QByteArray &logo : {svg, png(), QByteArray()}) {
        QImage image(640, 360, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintLogo(painter, CompanyLook{.logo = logo}, image.size(), QRectF(20, 40, 600, 300));
        painter.end();
        QCOMPARE(green(image) > 100, !logo.isEmpty());
    }
}

void TestCompanyLook::exportsUseIt()
{
    TextRuler ruler;
    ExportOptions options{.look = {.font = u"DejaVu Sans"_s, .colours = {{u"trainium"_s, 0x006000U}}}};
    const Result<PaperPage> paper = paperPage(test::samplePage(), options, ruler);
    QVERIFY(paper);
    QCOMPARE(paper.value().theme.trainium, QColor(0x006000));
    QCOMPARE(paper.value().theme.type.family, u"DejaVu Sans"_s);
    QVERIFY(paper.value().theme.type.forPaper);
    const SlideFacts facts = slideFacts(test::samplePage(), options, {}, ruler).value();
    QVERIFY(facts.hasLook);
    QCOMPARE(facts.inks.constFirst().ink.value(), 0x006000U);
}

void TestCompanyLook::greyKeepsItsGreys()
{
    TextRuler ruler;
    ExportOptions options{.theme = u"grey"_s};
    const QColor before = paperPage(test::samplePage(), options, ruler).value().theme.trainium;
    options.look.colours = {{u"trainium"_s, 0x006000U}};
    QCOMPARE(paperPage(test::samplePage(), options, ruler).value().theme.trainium, before);
}

// Any logo becomes a PNG of limited height, without metadata.
void TestCompanyLook::logosBecomePictures()
{
    QImage large(300, 100, QImage::Format_RGB32);
    large.fill(QColor(0, 170, 0));
    large.setText(u"Comment"_s, u"secret"_s);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QVERIFY(large.save(&buffer, "PNG") && bytes.contains("secret"));
    const std::pair<QByteArray, QSize> logos[] = {{svg, {100, 50}}, {png(), {30, 10}}, {bytes, {150, 50}}};
    for (const auto &[logo, size] : logos) {
        CompanyLook look{.logo = logo};
        const QByteArray picture = logoPicture(look, 50);
        const QImage image = QImage::fromData(picture, "PNG");
        QCOMPARE(image.size(), size);
        QCOMPARE(green(image), size.width() * size.height());
        QVERIFY(image.textKeys().isEmpty() && !picture.contains("secret"));
        QCOMPARE(logoPicture(look, 50), picture);
    }
    CompanyLook none;
    QVERIFY(logoPicture(none, 50).isEmpty());
    none.logo = "no picture";
    QVERIFY(logoPicture(none, 50).isEmpty());
}

void TestCompanyLook::tellsWhatThisMachineLacks()
{
    CompanyLook look{.font = u"No Such Font"_s};
    look.logo = pngOf(10, 10); // only a header
    const Problems problems = checkLook(look, u"acme.json"_s);
    QCOMPARE(problems.size(), 2);
    QVERIFY(problems.at(0).message.contains(u"The font \"No Such Font\" is not installed"_s));
    QCOMPARE(problems.at(0).where.pointer, u"/font"_s);
    QVERIFY(problems.at(1).message.contains(u"cannot be drawn"_s));
    QCOMPARE(problems.at(1).severity, Severity::Warning);
    look.font = QFontDatabase::families().constFirst();
    look.logo = svg;
    QVERIFY(checkLook(look, u"acme.json"_s).isEmpty());
}

void TestCompanyLook::slidesHaveFontAndLogo()
{
    const Catalog catalog;
    const Board board;
    ExportInput input{catalog, board, {{test::samplePage(), {}}}, {}};
    input.options.look.name = u"Acme"_s;
    input.options.look.font = u"Acme Sans"_s;
    input.options.look.logo = svg;
    input.options.look.corner = LogoCorner::BottomRight;
    input.options.look.colours = {{u"trainium"_s, 0x006000U}};
    const auto partOf = [&input](const QString &name) {
        const Result<PackageParts> parts = readPackage(findExporter(u"pptx"_s)->write(input).value(), {});
        const PackagePart *part = findPart(parts.value(), name);
        return part ? part->bytes : QByteArray();
    };
    QCOMPARE(partOf(u"ppt/theme/theme1.xml"_s).count("<a:latin typeface=\"Acme Sans\"/>"), 2); // major and minor
    QVERIFY(partOf(u"ppt/theme/theme1.xml"_s).contains("006000"));
    QVERIFY(partOf(u"ppt/slides/slide1.xml"_s).contains("name=\"Logo\" descr=\"Logo of Acme\""));
    QCOMPARE(QImage::fromData(partOf(u"ppt/media/chipboardLogo.png"_s)).size(), QSize(400, 200));
    input.options.theme = u"grey"_s; // for printers
    QVERIFY(!partOf(u"ppt/theme/theme1.xml"_s).contains("006000"));
    QVERIFY(partOf(u"ppt/slides/slide1.xml"_s).contains("name=\"Logo\""));
    input.options.look = {};
    QVERIFY(!partOf(u"ppt/slides/slide1.xml"_s).contains("<p:pic>"));
}

void TestCompanyLook::reportsHaveTheFont()
{
    TextRuler ruler;
    ReportSpec report{.title = u"Report"_s};
    ExportOptions options;
    const auto familyOf = [&] {
        return paperReport(report, options, ruler).value().pages.constFirst().layout.type.family;
    };
    const QString ours = familyOf();
    options.look.font = u"DejaVu Sans"_s;
    QCOMPARE(familyOf(), u"DejaVu Sans"_s);
    QVERIFY(ours != familyOf());
}

CHIPBOARD_TEST(TestCompanyLook, QApplication)

} // namespace tst_companylook

#include "tst_companylook.moc"
