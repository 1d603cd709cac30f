// Two charts of any pages on one slide: what the legend says of a sign holds for both, or names the chart that it is
// about. Seeded boards, all pages, all pairs of charts.
#include "app/window/exportjob.h"
#include "app/window/pagetable.h"
#include "data/core/find.h"
#include "data/files/catalogreader.h"
#include "data/views/reportspec.h"
#include "tests/support/catalogboard.h"
#include "tests/support/rounds.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_legends {

class TestLegends : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void noSignHasTwoMeanings_data();
    void noSignHasTwoMeanings();

private:
    [[nodiscard]] QList<ReportPage> pagesOf(const Board &board) const;

    Catalog m_catalog;
};

QList<ReportPage> TestLegends::pagesOf(const Board &board) const
{
    const ModelCheck check;
    PageSources sources{.check = [&check]() -> const ModelCheck & { return check; }};
    QList<ReportPage> pages;
    for (const PageRow &row : pageTable()) {
        const ResultTable table = row.table(m_catalog, board);
        const PageSpec page = row.page({m_catalog, m_catalog, board, table, Formatter(), sources});
        const ExportedPage stated = statedPage(page, table, m_catalog, board, Formatter());
        if (!stated.page.charts.isEmpty())
            pages << ReportPage{QString::fromLatin1(row.name), stated.page, table};
    }
    return pages;
}

/// "line", "hollow circle": the signs that a part of a legend explains.
static QStringList wordsOf(const QString &text)
{
    static const QRegularExpression sign(u"(?:^|, )([^=,:]+(?:, [^=,:]+)*?) = "_s);
    QStringList words;
    for (auto match = sign.globalMatch(text); match.hasNext();) {
        for (QString word : match.next().captured(1).split(u", "_s)) {
            if (word.endsWith(u's'))
                word.chop(1); // "dots"
            words << (word == u"point" ? u"dot"_s : word);
        }
    }
    return words;
}

/// Why a reader of one of the charts is misled; empty where nothing does.
static QString faultOf(const Legend &joined, const Legend &own, const ChartSpec &chart)
{
    QStringList told;
    QHash<QString, QString> meanings;
    for (const LegendPart &part : joined.parts) {
        if (!part.about.isEmpty() && part.about != chart.title)
            continue;
        told << part.text;
        for (const QString &word : wordsOf(part.text)) {
            if (meanings.value(word, part.text) != part.text)
                return u"\"%1\" and \"%2\""_s.arg(meanings.value(word), part.text);
            meanings.insert(word, part.text);
        }
    }
    for (const LegendPart &part : own.parts) {
        if (!told.contains(part.text))
            return u"\"%1\" is lost"_s.arg(part.text);
    }
    return {};
}

void TestLegends::noSignHasTwoMeanings_data()
{
    QTest::addColumn<int>("seed");
    QTest::newRow("the board that the program begins with") << -1;
    for (int seed = 0; seed < rounds(3); ++seed)
        QTest::addRow("board %d", seed) << seed;
}

void TestLegends::noSignHasTwoMeanings()
{
    QFETCH(const int, seed);
    Board board = seed < 0 ? defaultBoard() : randomBoardOf(m_catalog, static_cast<quint32>(seed));
    const QList<ReportPage> pages = pagesOf(board);
    QList<SlideChart> charts;
    for (const ReportPage &page : pages) {
        for (const ChartSpec &chart : page.page.charts)
            charts << SlideChart{page.page.id, chart.id};
    }
    board.deck = mapped(charts, [](const SlideChart &one) { return BoardSlide{SlideKind::Charts, {}, {one}}; });
    for (qsizetype i = 0; i < charts.size(); ++i) {
        for (qsizetype j = i + 1; j < charts.size(); ++j)
            board.deck << BoardSlide{SlideKind::Charts, {}, {charts.at(i), charts.at(j)}};
    }
    const DeckReport made = deckReport(m_catalog, board, pages, Formatter());
    QVERIFY(made.problems.isEmpty());
    QHash<QString, Legend> own;
    QStringList faults;
    for (const ReportChapter &chapter : made.report.chapters) {
        const QList<SlideChart> &shown = board.deck.at(chapter.slide).charts;
        if (shown.size() == 1) {
            own.insert(shown.constFirst().key(), chapter.page->legend);
            continue;
        }
        const bool isNamed = chapter.page->charts.at(0).title != chapter.page->charts.at(1).title;
        for (qsizetype i = 0; i < shown.size(); ++i) {
            if (!isNamed)
                faults << u"%1 has the title of %2"_s.arg(shown.at(i).key(), shown.at(1 - i).key());
            const ChartSpec &chart = chapter.page->charts.at(i);
            if (const QString fault = faultOf(chapter.page->legend, own.value(shown.at(i).key()), chart);
                !fault.isEmpty())
                faults << u"%1 with %2: %3"_s.arg(shown.at(i).key(), shown.at(1 - i).key(), fault);
        }
    }
    QVERIFY2(faults.isEmpty(),
             qPrintable(u"%1 faults\n"_s.arg(faults.size())
                        + faults.first(std::min<qsizetype>(12, faults.size())).join(u'\n')));
}

CHIPBOARD_TEST(TestLegends, QCoreApplication)

} // namespace tst_legends

#include "tst_legends.moc"
