#include "tests/support/testmain.h"
#include "widgets/charts/textruler.h"

#include "tests/support/guitest.h"
#include "widgets/theme/theme.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_textruler {

class TestTextRuler : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(anyWarning()); }
    void measuresAsQtDoes();
    void tellsFontsApart();
    void paperScalesEvenly_data();
    void paperScalesEvenly();
    void paperIsKernedInTitlesOnly();
    void elides_data();
    void elides();
    void elidesToNothingWithoutRoom();
    void keepsSurrogatesTogether();
    void drawsEveryLetter_data();
    void drawsEveryLetter();
    void breaksNoLetterInTwo();
    void wraps_data();
    void wraps();
    void wrapsAtWords();
    void drawsPaperTextsAsWideAsMeasured_data();
    void drawsPaperTextsAsWideAsMeasured();

private:
    TypeScale m_type = lightTheme().type;
    QFont m_font = m_type.font(13);
    TextRuler m_ruler;
};

void TestTextRuler::measuresAsQtDoes()
{
    const QFontMetricsF metrics(m_font);
    for (int turn = 0; turn < 2; ++turn) { // the second time from the cache
        for (const QString &text : {u"Trainium2"_s, u"~7.55"_s, QString(), u"Ünïcode · 漢字"_s})
            QCOMPARE(m_ruler.width(m_font, text), metrics.horizontalAdvance(text));
        QCOMPARE(m_ruler.ascent(m_font), metrics.ascent());
        QCOMPARE(m_ruler.descent(m_font), metrics.descent());
        QCOMPARE(m_ruler.height(m_font), metrics.ascent() + metrics.descent());
    }
}

void TestTextRuler::tellsFontsApart()
{
    const QString text = u"Blackwell Ultra"_s;
    const double plain = m_ruler.width(m_font, text);
    QVERIFY(m_ruler.width(m_type.font(15), text) > plain);
    const QFont strong = m_type.font(13, true);
    QCOMPARE(m_ruler.width(strong, text), QFontMetricsF(strong).horizontalAdvance(text));
    QFont italic = m_font;
    italic.setItalic(true);
    QCOMPARE(m_ruler.width(italic, text), QFontMetricsF(italic).horizontalAdvance(text));
    QCOMPARE(m_ruler.width(m_font, text), plain);
}

void TestTextRuler::paperScalesEvenly_data()
{
    // Fonts are shaped from 20 pixels on; on either side of that limit, text width is proportional to font size.
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("larger");
    QTest::newRow("texts") << 13 << 19;
    QTest::newRow("small texts and texts") << 9 << 18;
    QTest::newRow("titles") << 20 << 40;
    QTest::newRow("titles of a slide") << 26 << 37;
}

void TestTextRuler::paperScalesEvenly()
{
    QFETCH(const int, size);
    QFETCH(const int, larger);
    TypeScale paper = m_type;
    paper.forPaper = true;
    const QString text = u"Trainium2 rents for less"_s;
    const double times = double(larger) / size;
    const double width = m_ruler.width(paper.font(size), text);
    const double ascent = m_ruler.ascent(paper.font(size));
    QVERIFY(std::abs(m_ruler.width(paper.font(larger), text) - times * width) < 1e-9);
    QVERIFY(std::abs(m_ruler.ascent(paper.font(larger)) - times * ascent) < 1e-9);
    QCOMPARE(m_ruler.width(paper.font(size), text), width);
    QVERIFY(std::abs(width - m_ruler.width(m_type.font(size), text)) < width * 0.06);
}

void TestTextRuler::paperIsKernedInTitlesOnly()
{
    TypeScale paper = m_type;
    paper.forPaper = true;
    const auto widthOfOnePixel = [&](int size, const QString &text) {
        return m_ruler.width(paper.font(size), text) / size;
    };
    // "AV" and "To" are kerned in shaped fonts; digits have no kerning pairs.
    QVERIFY(widthOfOnePixel(20, u"AVATAR To"_s) < widthOfOnePixel(19, u"AVATAR To"_s) * 0.99);
    QVERIFY(std::abs(widthOfOnePixel(20, u"2026"_s) - widthOfOnePixel(19, u"2026"_s)) < 1e-3);
    QVERIFY(std::abs(m_ruler.ascent(paper.font(20)) / 20 - m_ruler.ascent(paper.font(19)) / 19) < 1e-9);
}

void TestTextRuler::elides_data()
{
    QTest::addColumn<double>("room");
    for (int room = 20; room <= 200; room += 20)
        QTest::addRow("%d pixels", room) << double(room);
}

void TestTextRuler::elides()
{
    QFETCH(const double, room);
    const QString text = u"A name that is far too long for its place"_s;
    const QString elided = m_ruler.elided(m_font, text, room);
    QVERIFY2(m_ruler.width(m_font, elided) <= room, qPrintable(elided));
    QVERIFY(elided.endsWith(QChar(0x2026)));
    QVERIFY(text.startsWith(elided.chopped(1)));
    QVERIFY(!elided.chopped(1).endsWith(u' '));
    // One more letter would not fit.
    const QString longer = text.left(elided.size() + 1) + QChar(0x2026);
    QVERIFY2(m_ruler.width(m_font, longer) > room, qPrintable(elided));
    QCOMPARE(m_ruler.elided(m_font, text, m_ruler.width(m_font, text)), text);
}

void TestTextRuler::elidesToNothingWithoutRoom()
{
    QCOMPARE(m_ruler.elided(m_font, u"Text"_s, 1.0), QString());
    QCOMPARE(m_ruler.elided(m_font, u"Text"_s, -20.0), QString());
    QCOMPARE(m_ruler.elided(m_font, QString(), 0.0), QString());
}

void TestTextRuler::keepsSurrogatesTogether()
{
    const QString text = u"\U0001D5D4\U0001D5D5\U0001D5D6\U0001D5D7\U0001D5D8"_s;
    for (double room = 0.0; room < m_ruler.width(m_font, text); room += 1.0) {
        const QString elided = m_ruler.elided(m_font, text, room);
        QVERIFY(elided.isEmpty() || !elided.chopped(1).endsWith(QChar(0xD835)));
    }
}

void TestTextRuler::drawsEveryLetter_data()
{
    QTest::addColumn<QString>("letter");
    QTest::newRow("an emoji") << u"\U0001F680"_s;
    QTest::newRow("an emoji of several letters") << u"\U0001F468\u200D\U0001F469\u200D\U0001F467"_s;
    QTest::newRow("an emoji of Unicode 15, which Qt 6.4 does not know") << u"\U0001FAE8"_s;
    QTest::newRow("a sign") << u"\u2603"_s;
    QTest::newRow("a letter of private use") << u"\uE000"_s;
    QTest::newRow("a letter of private use beyond the first 65,536") << u"\U000F0000"_s;
    QTest::newRow("a letter that no font here has") << u"\u4E2D"_s;
}

// From any font that has it, otherwise as a box: in small type (unshaped) and in titles, on screen and on paper.
void TestTextRuler::drawsEveryLetter()
{
    QFETCH(const QString, letter);
    TypeScale paper = m_type;
    paper.forPaper = true;
    for (const QFont &font : {m_font, m_type.font(27, true), paper.font(9), paper.font(27, true)}) {
        QImage image(120, 80, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setFont(font);
        drawSearchable(painter, QPointF(20, 50), letter);
        painter.end();
        QImage blank(image.size(), image.format());
        blank.fill(Qt::white);
        QVERIFY(image != blank);
        QVERIFY(m_ruler.width(font, letter) > font.pixelSize() / 4.0);
    }
}

void TestTextRuler::breaksNoLetterInTwo()
{
    // Negative room, as next to a legend on a slide of 2.5 inches, breaks words and terminates.
    QCOMPARE(m_ruler.wrapped(m_font, u"a bc"_s, -5.0, 9), QStringList({u"a"_s, u"b"_s, QString()}));
    const QStringList lines = m_ruler.wrapped(m_font, u"\U0001F680\U0001F681\U0001F682"_s, 1.0, 5);
    QCOMPARE(lines.first(2), (QStringList{u"\U0001F680"_s, u"\U0001F681"_s}));
}

void TestTextRuler::wraps_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("mostLines");
    QTest::addColumn<int>("lines");
    const QString sentence = u"USD per chip-hour on-demand list us-east-1 lower is better and more"_s;
    QTest::newRow("nothing") << QString() << 2 << 0;
    QTest::newRow("blanks") << u"   "_s << 2 << 0;
    QTest::newRow("one word") << u"Memory"_s << 2 << 1;
    QTest::newRow("two lines are filled") << sentence << 2 << 2;
    QTest::newRow("one line is elided") << sentence << 1 << 1;
    QTest::newRow("a word without end") << QString(120, u'm') << 3 << 3;
    QTest::newRow("a word without end on one line") << QString(120, u'm') << 1 << 1;
}

void TestTextRuler::wraps()
{
    QFETCH(const QString, text);
    QFETCH(const int, mostLines);
    QFETCH(const int, lines);
    const QStringList wrapped = m_ruler.wrapped(m_font, text, 150.0, mostLines);
    QCOMPARE(wrapped.size(), lines);
    for (const QString &line : wrapped)
        QVERIFY2(m_ruler.width(m_font, line) <= 150.0, qPrintable(line));
    if (m_ruler.width(m_font, text.trimmed()) > 150.0 * mostLines)
        QVERIFY(wrapped.constLast().endsWith(QChar(0x2026)));
}

void TestTextRuler::wrapsAtWords()
{
    const QString text = u"on-demand list, us-east-1, lower is better"_s;
    const QStringList lines = m_ruler.wrapped(m_font, text, 150.0, 10);
    QVERIFY(lines.size() > 1);
    QCOMPARE(lines.join(u' '), text);
}

void TestTextRuler::drawsPaperTextsAsWideAsMeasured_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("letters") << u"Trainium2"_s;
    QTest::newRow("a date") << u"2026-07-20"_s;
    QTest::newRow("signs at both ends") << u"(~9.80)"_s;
    QTest::newRow("a pair of surrogates") << u"a\U0001D5D4-b"_s;
    QTest::newRow("nothing") << QString();
}

void TestTextRuler::drawsPaperTextsAsWideAsMeasured()
{
    QFETCH(const QString, text);
    TypeScale paper = m_type;
    paper.forPaper = true;
    QImage image(400, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.setFont(paper.font(32));
        drawSearchable(painter, QPointF(10.0, 45.0), text);
    }
    int right = 10;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 10; x < image.width(); ++x)
            right = image.pixelColor(x, y).lightness() < 128 ? std::max(right, x) : right;
    }
    const double measured = m_ruler.width(paper.font(32), text);
    QVERIFY2(std::abs(right - 10 - measured) <= 8.0, qPrintable(u"%1 against %2"_s.arg(right - 10).arg(measured)));
}

CHIPBOARD_TEST(TestTextRuler, QApplication)

} // namespace tst_textruler

#include "tst_textruler.moc"
