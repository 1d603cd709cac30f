#include "tests/support/testmain.h"
#include "widgets/export/textflow.h"

#include "tests/support/guitest.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_textflow {

class TestTextFlow : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(testing::anyWarning()); }
    void nothingMakesNothing();
    void startsOnTheBegunPage();
    void skipsAPageWithoutRoom();
    void fillsColumnsBeforePages();
    void losesNoWord_data();
    void losesNoWord();
    void headingsStayWithTheirText();
    void shortParagraphsAreNotParted();
    void aBlockIsAsHighAsItsLines();
    void aCornerTextEndsInTheCorner();

private:
    [[nodiscard]] QList<QList<TextBlock>> flow(const QList<FlowSection> &sections, const FlowRoom &room)
    {
        return layoutFlow(sections, paperTheme().type, room, m_ruler);
    }
    TextRuler m_ruler;
};

static const QRectF leftColumn(50, 100, 300, 200);
static const QRectF rightColumn(400, 100, 300, 200);

static QString sentence(int words)
{
    QStringList list;
    for (int i = 0; i < words; ++i)
        list << u"word%1"_s.arg(i);
    return list.join(u' ');
}

static FlowSection sectionOf(int paragraphs, int words)
{
    FlowSection section{u"Heading"_s, {}};
    for (int i = 0; i < paragraphs; ++i)
        section.paragraphs << u"p%1 "_s.arg(i) + sentence(words);
    return section;
}

static QString textOf(const QList<QList<TextBlock>> &pages)
{
    QStringList words;
    for (const QList<TextBlock> &page : pages) {
        for (const TextBlock &block : page) {
            for (const PlacedText &line : block.lines)
                words << line.text;
        }
    }
    return words.join(u' ');
}

void TestTextFlow::nothingMakesNothing()
{
    const auto pages = flow({{u"Notes"_s, {}}, {u"Sources"_s, {}}}, {{leftColumn}, {leftColumn}});
    QCOMPARE(pages.size(), 1);
    QVERIFY(pages.first().isEmpty());
}

void TestTextFlow::startsOnTheBegunPage()
{
    const QRectF low(50, 250, 300, 50);
    const auto pages = flow({sectionOf(1, 2)}, {{low}, {leftColumn}});
    QCOMPARE(pages.size(), 1);
    QCOMPARE(pages.first().size(), 2);
    QCOMPARE(pages.first().first().rect.topLeft(), low.topLeft());
    QVERIFY(pages.first().last().rect.bottom() <= low.bottom());
}

void TestTextFlow::skipsAPageWithoutRoom()
{
    for (const QList<QRectF> &first : {QList<QRectF>{}, QList<QRectF>{QRectF(50, 295, 300, 5)}}) {
        const auto pages = flow({sectionOf(1, 2)}, {first, {leftColumn}});
        QCOMPARE(pages.size(), 2);
        QVERIFY(pages.first().isEmpty());
        QCOMPARE(pages.last().first().rect.topLeft(), leftColumn.topLeft());
    }
}

void TestTextFlow::fillsColumnsBeforePages()
{
    const auto pages = flow({sectionOf(12, 12)}, {{}, {leftColumn, rightColumn}});
    QVERIFY(pages.size() > 1);
    const QList<TextBlock> &page = pages.at(1);
    const auto columns =
        std::ranges::count_if(page, [](const TextBlock &block) { return block.rect.left() == rightColumn.left(); });
    QVERIFY(columns > 0 && columns < page.size());
}

void TestTextFlow::losesNoWord_data()
{
    QTest::addColumn<int>("paragraphs");
    QTest::addColumn<int>("words");

    QTest::newRow("one word") << 1 << 1;
    QTest::newRow("many short paragraphs") << 60 << 3;
    QTest::newRow("long paragraphs") << 12 << 60;
    QTest::newRow("a paragraph longer than several pages") << 1 << 900;
}

void TestTextFlow::losesNoWord()
{
    QFETCH(const int, paragraphs);
    QFETCH(const int, words);
    const FlowSection section = sectionOf(paragraphs, words);
    const QRectF low(50, 270, 300, 30);
    const auto pages = flow({section, {}, section}, {{low}, {leftColumn, rightColumn}});
    const QString once = u"Heading "_s + section.paragraphs.join(u' ');
    QCOMPARE(textOf(pages), once + u' ' + once);
    for (qsizetype i = 0; i < pages.size(); ++i) {
        for (const TextBlock &block : pages.at(i)) {
            const QRectF column = i == 0 ? low : block.rect.left() < 400 ? leftColumn : rightColumn;
            QVERIFY(column.adjusted(-0.01, -0.01, 0.01, 0.01).contains(block.rect));
            for (const PlacedText &line : block.lines)
                QVERIFY(line.at.x() + m_ruler.width(block.font, line.text) <= column.right() + 0.5);
        }
    }
}

void TestTextFlow::headingsStayWithTheirText()
{
    for (int words = 1; words < 90; words += 2) {
        for (const int next : {1, 30}) { // a line, and a paragraph of several
            const auto pages = flow({sectionOf(1, words), sectionOf(1, next)}, {{}, {leftColumn, rightColumn}});
            for (const QList<TextBlock> &page : pages) {
                for (qsizetype i = 0; i < page.size(); ++i) {
                    if (page.at(i).lines.first().text == u"Heading")
                        QVERIFY(i + 1 < page.size() && page.at(i + 1).rect.left() == page.at(i).rect.left());
                }
            }
        }
    }
}

void TestTextFlow::shortParagraphsAreNotParted()
{
    const FlowSection section = sectionOf(30, 15);
    qsizetype blocks = 0;
    for (const QList<TextBlock> &page : flow({section}, {{}, {leftColumn, rightColumn}}))
        blocks += page.size();
    QCOMPARE(blocks, section.paragraphs.size() + 1);
}

void TestTextFlow::aBlockIsAsHighAsItsLines()
{
    const QFont font = paperTheme().type.font(12);
    const double line = m_ruler.height(font);
    const TextBlock all = textBlock(sentence(40), font, TextTone::Muted, leftColumn, 99, m_ruler);
    QVERIFY(all.lines.size() > 3);
    QCOMPARE(all.rect.height(), line * static_cast<double>(all.lines.size()));
    QCOMPARE(all.rect.topLeft(), leftColumn.topLeft());
    QCOMPARE(all.lines.constFirst().at.y(), leftColumn.top() + m_ruler.ascent(font));
    QCOMPARE(all.tone, TextTone::Muted);
    QCOMPARE(textBlock(sentence(40), font, TextTone::Muted, leftColumn, 2, m_ruler).rect.height(), 2.0 * line);
    QCOMPARE(textBlock({}, font, TextTone::Muted, leftColumn, 2, m_ruler).rect.top(), leftColumn.top());
}

void TestTextFlow::aCornerTextEndsInTheCorner()
{
    const QFont font = paperTheme().type.font(12);
    const TextBlock number = cornerText(u"Page 3 of 7"_s, font, leftColumn, m_ruler);
    QCOMPARE(number.lines.size(), 1);
    QCOMPARE(number.rect.bottomRight(), leftColumn.bottomRight());
    QVERIFY(number.rect.width() >= m_ruler.width(font, u"Page 3 of 7"_s));
    QCOMPARE(number.lines.constFirst().at.x(), number.rect.left());
    QVERIFY(number.lines.constFirst().at.y() < leftColumn.bottom());
}

CHIPBOARD_TEST(TestTextFlow, QApplication)

} // namespace tst_textflow

#include "tst_textflow.moc"
