// The numbers of a page as tab-separated text, Markdown and HTML: complete, escaped, never executed.
#include "data/views/helpbook.h"
#include "data/views/pagetables.h"

#include "tests/support/testmain.h"

#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_pagetables {

class TestPageTables : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void tsvHasTheCellsAlone();
    void tsvIsNeverExecuted_data();
    void tsvIsNeverExecuted();
    void tsvFilesSayWhatTheyAre();
    void markdownAsIs();
    void markdownIsEscaped_data();
    void markdownIsEscaped();
    void htmlHoldsEveryCell();
    void htmlTellsBetterByColour();
    void htmlIsEscaped();
    void htmlLinksToTheWebOnly();
    void addressesAreFound();
    void emptyPagesHaveNoLists();
    void severalPagesFollowEachOther();
};

static PageSpec page()
{
    return PageSpec{.title = u"B is cheaper"_s,
                    .warning = u"A has no list price."_s,
                    .footer = u"Catalogue of 2026-11-20"_s,
                    .numbers = {.columns = {{u"Chip"_s, false}, {u"Cost, USD/h"_s, true}},
                                .rows = {{u"A"_s, u"2.24"_s}, {u"B"_s, u"n/p"_s}}},
                    .notes = {u"Prices of 2026-07-20."_s},
                    .sources = {u"AWS prices, 2026-07-20, https://aws.amazon.com/ec2/pricing/."_s}};
}

void TestPageTables::tsvHasTheCellsAlone()
{
    QCOMPARE(tableToTsv(page().numbers), u"Chip\tCost, USD/h\nA\t2.24\nB\tn/p"_s);
    QCOMPARE(tableToTsv({}), QString());
}

void TestPageTables::tsvIsNeverExecuted_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("field");

    QTest::newRow("formula") << u"=1+1"_s << u"'=1+1"_s;
    QTest::newRow("plus") << u"+cmd"_s << u"'+cmd"_s;
    QTest::newRow("minus") << u"-cmd"_s << u"'-cmd"_s;
    QTest::newRow("a negative number is a number") << u"-120,000"_s << u"-120,000"_s;
    QTest::newRow("so is one with a digit more") << u"+1.5e3"_s << u"+1.5e3"_s;
    QTest::newRow("and a share") << u"-44%"_s << u"-44%"_s;
    QTest::newRow("a sum is not") << u"-1+2"_s << u"'-1+2"_s;
    QTest::newRow("nor a number with a tail") << u"-1|cmd"_s << u"'-1|cmd"_s;
    QTest::newRow("at") << u"@SUM(A1)"_s << u"'@SUM(A1)"_s;
    QTest::newRow("tabs part cells") << u"a\tb"_s << u"a b"_s;
    QTest::newRow("a tab before a formula") << u"\t=1"_s << u" =1"_s;
    QTest::newRow("lines part rows") << u"a\r\nb"_s << u"a  b"_s;
    QTest::newRow("other writing") << u"トレーニアム ≥ 2"_s << u"トレーニアム ≥ 2"_s;
}

void TestPageTables::tsvIsNeverExecuted()
{
    QFETCH(const QString, cell);
    QTEST(tableToTsv(Table{.columns = {{u"x"_s, false}}, .rows = {{cell}}}).section(u'\n', 1, 1), "field");
}

void TestPageTables::tsvFilesSayWhatTheyAre()
{
    QCOMPARE(QString::fromUtf8(pagesToTsv({page()})),
             u"B is cheaper\nChip\tCost, USD/h\nA\t2.24\nB\tn/p\n"
             "A has no list price.\nPrices of 2026-07-20.\nCatalogue of 2026-11-20\n"
             "AWS prices, 2026-07-20, https://aws.amazon.com/ec2/pricing/.\n"_s);
}

void TestPageTables::markdownAsIs()
{
    QCOMPARE(QString::fromUtf8(pagesToMarkdown({page()})),
             u"# B is cheaper\n\n| Chip | Cost, USD/h |\n| --- | ---: |\n| A | 2.24 |\n| B | n/p |\n"
             "\n## Notes\n\n- A has no list price.\n- Prices of 2026-07-20.\n- Catalogue of 2026-11-20\n"
             "\n## Sources\n\n- AWS prices, 2026-07-20, <https://aws.amazon.com/ec2/pricing/>.\n"_s);
}

void TestPageTables::markdownIsEscaped_data()
{
    QTest::addColumn<QString>("cell");
    QTest::addColumn<QString>("row");

    QTest::newRow("a bar would be a cell") << u"a|b"_s << u"| a\\|b |"_s;
    QTest::newRow("emphasis") << u"*a_b*"_s << u"| \\*a\\_b\\* |"_s;
    QTest::newRow("markup") << u"<b>"_s << u"| \\<b\\> |"_s;
    QTest::newRow("link") << u"[a](b)"_s << u"| \\[a\\](b) |"_s;
    QTest::newRow("code") << u"`a`\\"_s << u"| \\`a\\`\\\\ |"_s;
    QTest::newRow("lines") << u"a\nb"_s << u"| a b |"_s;
    QTest::newRow("addresses keep their signs")
        << u"see https://a.example/b_c#d*e|f, *g*"_s << u"| see <https://a.example/b_c#d*e%7Cf>, \\*g\\* |"_s;
}

void TestPageTables::markdownIsEscaped()
{
    QFETCH(const QString, cell);
    QFETCH(const QString, row);
    PageSpec one = page();
    one.numbers.columns = {{u"x"_s, false}};
    one.numbers.rows = {{cell}};
    QCOMPARE(QString::fromUtf8(pagesToMarkdown({one})).section(u'\n', 4, 4), row);
}

// The document is valid XML except for the doctype and the one element that HTML leaves open.
static QStringList cellsOf(QByteArray html)
{
    html.replace("<!DOCTYPE html>", "").replace("<meta charset=\"utf-8\">", "");
    html.replace(html.mid(html.indexOf("<meta name"),
                          html.indexOf('\n', html.indexOf("<meta name")) - html.indexOf("<meta name")),
                 "");
    QXmlStreamReader reader(html);
    QStringList cells;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && (reader.name() == u"td" || reader.name() == u"th"))
            cells << reader.readElementText();
    }
    return reader.hasError() ? QStringList{reader.errorString()} : cells;
}

void TestPageTables::htmlHoldsEveryCell()
{
    const QByteArray html = pagesToHtml({page()});
    QCOMPARE(cellsOf(html), QStringList({u"Chip"_s, u"Cost, USD/h"_s, u"A"_s, u"2.24"_s, u"B"_s, u"n/p"_s}));
    QVERIFY(html.contains("<h1>B is cheaper</h1>"));
    QVERIFY(html.contains("<td style=\"text-align:right\">2.24</td>"));
    QVERIFY(html.contains("<li>Prices of 2026-07-20.</li>"));
}

void TestPageTables::htmlTellsBetterByColour()
{
    Table numbers = page().numbers;
    QVERIFY(!numbersToHtml(numbers).contains(u"color"_s));
    numbers.rows[0][1].beside = Beside::Better;
    numbers.rows[1][0].beside = Beside::Worse;
    const QString html = numbersToHtml(numbers);
    QVERIFY2(html.contains(u"<td style=\"text-align:right;color:#0a5aa0\">2.24</td>"_s), qPrintable(html));
    QVERIFY2(html.contains(u"<td style=\"color:#9e4b00\">B</td>"_s), qPrintable(html));
    QVERIFY(html.contains(u"<td>A</td>"_s));
}

void TestPageTables::htmlIsEscaped()
{
    PageSpec evil = page();
    evil.title = u"<script>alert('1')</script> & \"more\""_s;
    evil.numbers.rows = {{u"</td><td>"_s, u"&amp;"_s}};
    evil.notes = {u"<img src=x onerror=alert(1)>"_s};
    const QByteArray html = pagesToHtml({evil});
    QVERIFY(!html.contains("<script") && !html.contains("<img"));
    QCOMPARE(cellsOf(html).mid(2), QStringList({u"</td><td>"_s, u"&amp;"_s}));
}

void TestPageTables::htmlLinksToTheWebOnly()
{
    PageSpec linked = page();
    linked.sources = {u"A, https://a.example/b?c=1&d=2."_s, u"B, javascript:alert(1)"_s, u"C, file:///etc/passwd"_s,
                      u"D, https://xy\"onclick=\"y"_s};
    const QByteArray html = pagesToHtml({linked});
    QVERIFY(html.contains("<a href=\"https://a.example/b?c=1&amp;d=2\">https://a.example/b?c=1&amp;d=2</a>."));
    QCOMPARE(html.count("<a "), 2);
    QVERIFY(!html.contains("href=\"javascript") && !html.contains("href=\"file"));
    QVERIFY(!html.contains("\"onclick"));
}

void TestPageTables::addressesAreFound()
{
    QCOMPARE(piecesOf(u"A, https://a.example/b. B (http://c.example)"_s),
             QList<TextPiece>({{u"A, "_s, false},
                               {u"https://a.example/b"_s, true},
                               {u". B ("_s, false},
                               {u"http://c.example"_s, true},
                               {u")"_s, false}}));
    QCOMPARE(piecesOf(u"https://a.example@b.example/"_s),
             QList<TextPiece>({{u"https://a.example@b.example/"_s, false}})); // links to b
    QCOMPARE(piecesOf(u"ftp://a.example"_s), QList<TextPiece>({{u"ftp://a.example"_s, false}}));
    QVERIFY(piecesOf(QString()).isEmpty());
}

void TestPageTables::emptyPagesHaveNoLists()
{
    const QByteArray html = pagesToHtml({PageSpec()});
    QVERIFY(!html.contains("<h2>") && html.endsWith("</html>\n"));
    QVERIFY(!pagesToMarkdown({PageSpec()}).contains("##"));
}

void TestPageTables::severalPagesFollowEachOther()
{
    PageSpec other = page();
    other.id = u"v<"_s;
    other.title = u"C & D"_s;
    QCOMPARE(pagesToTsv({page(), other}), pagesToTsv({page()}) + "\n" + pagesToTsv({other}));
    QCOMPARE(pagesToMarkdown({page(), other}), pagesToMarkdown({page()}) + "\n" + pagesToMarkdown({other}));
    const QByteArray html = pagesToHtml({page(), other});
    QCOMPARE(html.count("<h1"), 2);
    QVERIFY(html.contains("<a href=\"#v&lt;\">C &amp; D</a>") && html.contains("<h1 id=\"v&lt;\">C &amp; D</h1>"));
    QVERIFY(!pagesToHtml({page()}).contains("<nav>"));
}

CHIPBOARD_TEST(TestPageTables, chipboard::testing::NoApplication)

} // namespace tst_pagetables

#include "tst_pagetables.moc"
