// Sentences that describe what an action changed.
#include "app/document/boardchanges.h"
#include "app/document/boardedit.h"
#include "data/files/catalogreader.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_boardchanges {

class TestBoardChanges : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void namesWhatChanged_data();
    void namesWhatChanged();
    void severalAreSentences();
    void wordsAreNoSettings();

private:
    Catalog m_catalog;
};

void TestBoardChanges::namesWhatChanged_data()
{
    using Change = void (*)(Board & board);
    QTest::addColumn<Change>("change");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, Change change, const QStringList &expected) {
        QTest::newRow(name) << change << expected;
    };
    row("nothing", [](Board &) {}, {});
    row("precision", [](Board &board) { board.precision = Precision::Bf16; }, {u"Precision set to BF16."_s});
    row("no baseline", [](Board &board) { board.baseline.clear(); }, {u"Baseline removed."_s});
    row("baseline", [](Board &board) { board.baseline = u"trainium2"_s; }, {u"Baseline set to Trainium2."_s});
    row("level", [](Board &board) { board.level = Level::Instance; }, {u"Compared per instance."_s});
    row("currency", [](Board &board) { board.currency.code = u"EUR"_s; }, {u"Currency set to EUR."_s});
    row("one chip less", [](Board &board) { board.chips.removeAll(ChipId(u"trainium2"_s)); },
        {u"Removed Trainium2."_s});
    row("one more", [](Board &board) { board.chips << ChipId(u"h200-sxm"_s); }, {u"Added H200."_s});
    row("one for another", [](Board &board) { board.chips.replace(1, ChipId(u"h200-sxm"_s)); },
        {u"Added H200, removed Trainium2."_s});
    row("all others", [](Board &board) { board.chips = {ChipId(u"h200-sxm"_s)}; }, {u"Selection replaced."_s});
    row("a chart less", [](Board &board) { board.charts.removeAll(MetricId(u"memory"_s)); },
        {u"Charts removed: Memory."_s});
    row("one assumption", [](Board &board) { board.assumptions.hoursAMonth = 500; }, {u"Hours per month: 500 h."_s});
    row("two assumptions",
        [](Board &board) {
            board.assumptions.chips = 4;
            board.assumptions.priceFactor = 0.5;
        },
        {u"2 assumptions changed."_s});
}

void TestBoardChanges::namesWhatChanged()
{
    using Change = void (*)(Board & board);
    QFETCH(const Change, change);
    QFETCH(const QStringList, expected);
    Board before = defaultBoard();
    before.chips = {ChipId(u"trainium3"_s), ChipId(u"trainium2"_s), ChipId(u"a100-80-sxm"_s), ChipId(u"h100-sxm"_s),
                    ChipId(u"b200"_s)};
    before.baseline = u"h100-sxm"_s;
    Board after = before;
    change(after);
    QStringList changes = changesBetween(m_catalog, before, after, Formatter());
    changes.replaceInStrings(u"\u00a0"_s, u" "_s);
    QCOMPARE(changes, expected);
}

void TestBoardChanges::severalAreSentences()
{
    Board before = defaultBoard();
    before.priceBook = BookId(u"on-demand"_s);
    before.assumptions.chips = 4;
    const auto edit = applyRemedy(m_catalog, before, u"prices:capacity-blocks;precision:bf16"_s);
    QVERIFY(edit.has_value());
    QCOMPARE(edit->after.assumptions.chips, before.assumptions.chips);
    const QString book = m_catalog.book(BookId(u"capacity-blocks"_s))->name;
    QCOMPARE(changesBetween(m_catalog, before, edit->after, Formatter()),
             (QStringList{u"Prices set to %1."_s.arg(book), u"Precision set to BF16."_s}));
    QCOMPARE(changesBetween(m_catalog, edit->after, resetAssumptions(edit->after).after, Formatter()),
             QStringList{u"Chips reset."_s});
}

void TestBoardChanges::wordsAreNoSettings()
{
    const Board before = defaultBoard();
    Board after = before;
    std::ranges::reverse(after.charts);
    after.values = ValueForm::Percent;
    QVERIFY(changesBetween(m_catalog, before, after, Formatter()).isEmpty());
}

CHIPBOARD_TEST(TestBoardChanges, QCoreApplication)

} // namespace tst_boardchanges

#include "tst_boardchanges.moc"
