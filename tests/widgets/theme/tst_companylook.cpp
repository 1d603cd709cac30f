// Company looks: read with every fault in its place, checked in words, used by themes and pages.
#include "data/json/lookreader.h"
#include "tests/support/guitest.h"
#include "tests/support/samplepage.h"
#include "widgets/export/slidefacts.h"
#include "widgets/theme/logo.h"
#include "widgets/theme/lookedtheme.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

class TestCompanyLook : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".?"_s)); }
    void rolesAreComplete();
    void cornersLeadBack();
    void readsAll();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void readsTheLogoBesideIt();
    void tellsFilesThatAreNotThere();
    void colourThemes();
    void warnsOfWeakColours();
    void ownColoursPass();
    void placesLogos_data();
    void placesLogos();
    void drawsLogos();
    void exportsUseIt();
    void greyKeepsItsGreys();
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

} // namespace

// Each role changes a colour of its own.
void TestCompanyLook::rolesAreComplete()
{
    QSet<QString> ids;
    for (const LookRole &role : lookRoles()) {
        ids.insert(QString::fromLatin1(role.id));
        CompanyLook look;
        look.colours = {{QString::fromLatin1(role.id), 0x123456}};
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
    QTest::newRow("a colour by name") << QByteArray("\"colours\": {\"trainium\": \"red\"}") << u"no colour"_s << 2;
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
    QStringList texts;
    for (const Problem &problem : load.problems)
        texts << problem.toText();
    QVERIFY2(texts.join(u'\n').contains(words), qPrintable(texts.join(u'\n')));
    QCOMPARE(load.problems.constFirst().where.line, line);
}

void TestCompanyLook::readsTheLogoBesideIt()
{
    QTemporaryDir folder;
    const std::pair<QString, QByteArray> files[] = {{u"l.svg"_s, svg}, {u"l.png"_s, png()}, {u"l.txt"_s, "words"}};
    for (const auto &[name, bytes] : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    const auto with = [&](const char *name) {
        return read("\"logo\": {\"file\": \"" + QByteArray(name) + "\", \"corner\": \"bottom-left\"}", folder.path());
    };
    QCOMPARE(with("l.svg").look->logo, svg);
    QVERIFY(with("l.svg").look->hasVectorLogo());
    QCOMPARE(with("l.png").look->corner, LogoCorner::BottomLeft);
    QVERIFY(!with("l.png").look->hasVectorLogo());
    QVERIFY(!with("l.txt").look);
    QVERIFY(with("l.txt").problems.constFirst().message.contains(u"neither PNG nor SVG"_s));
}

void TestCompanyLook::tellsFilesThatAreNotThere()
{
    const LookLoad load = readLookFile(u"/no/such/look.json"_s);
    QVERIFY(!load.look);
    QCOMPARE(load.problems.size(), 1);
}

void TestCompanyLook::colourThemes()
{
    CompanyLook look;
    look.colours = {{u"trainium"_s, 0x00AA00U}};
    look.dark = {{u"card"_s, 0x000011U}};
    look.font = u"DejaVu Sans"_s;
    QCOMPARE(withLook(lightTheme(), look).trainium, QColor(0x00AA00));
    QCOMPARE(withLook(lightTheme(), look).nvidia, lightTheme().nvidia);
    QCOMPARE(withLook(darkTheme(), look).card, QColor(0x000011));
    QCOMPARE(withLook(darkTheme(), look).trainium, darkTheme().trainium);
    QCOMPARE(withLook(lightTheme(), look).type.family, look.font);
    QVERIFY(withLook(lightTheme(), {}) == lightTheme());
}

// #DDDDDD on white is 1.36:1; two greens are one.
void TestCompanyLook::warnsOfWeakColours()
{
    CompanyLook look;
    look.colours = {{u"text"_s, 0xDDDDDDU}, {u"trainium"_s, 0x007700U}, {u"nvidia"_s, 0x007800U}};
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
    QStringList texts;
    for (const Problem &problem : checkLook({}, u"ours"_s))
        texts << problem.toText();
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

// In the margin, clear of the body; 40 x 20 keeps its proportions.
void TestCompanyLook::placesLogos()
{
    QFETCH(const int, corner);
    QFETCH(const bool, left);
    QFETCH(const bool, top);
    const QSizeF page(1280, 720);
    const QRectF body(40, 36, 1200, 654);
    CompanyLook look;
    look.logo = svg;
    look.corner = static_cast<LogoCorner>(corner);
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
        CompanyLook look;
        look.logo = logo;
        paintLogo(painter, look, image.size(), QRectF(20, 40, 600, 300));
        painter.end();
        QCOMPARE(green(image) > 100, !logo.isEmpty());
    }
}

void TestCompanyLook::exportsUseIt()
{
    TextRuler ruler;
    ExportOptions options;
    options.look.colours = {{u"trainium"_s, 0x006000U}};
    options.look.font = u"DejaVu Sans"_s;
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
    ExportOptions options;
    options.theme = u"grey"_s;
    const QColor before = paperPage(test::samplePage(), options, ruler).value().theme.trainium;
    options.look.colours = {{u"trainium"_s, 0x006000U}};
    QCOMPARE(paperPage(test::samplePage(), options, ruler).value().theme.trainium, before);
}

QTEST_MAIN(TestCompanyLook)
#include "tst_companylook.moc"
