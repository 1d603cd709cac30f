// The Scenarios page: one scale, actual differences, and a sentence that holds in every scenario it names.
#include "data/views/pages.h"

#include "data/files/boardio.h"
#include "tests/support/labels.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_scenariospage {

class TestScenariosPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsEachOnOneScale();
    void theFooterNamesEveryList();
    void aScenarioOfAFileHasTheBoardsPrices();
    void tellsDifferencesInFiguresAndPercent();
    void anyScenarioIsTheBaseline();
    void numbersAreToldBesideTheBaseline();
    void filesHoldAllScenarios();
    void filesTellTheCurrency();
    void saysWhereTheBestIsAnother();
    void aPriceOfAnotherKindIsNoWin();
    void namesNoWinnerWhereRangesMeet();
    void ownFiguresBelongToTheirScenario();
    void anotherInstanceIsAnotherRow();
    void tellsSettingsInWords();
    void showsSpeedWhereNoPriceIsKnown();
    void withoutScenariosItSaysHowToMakeOne();
    void nothingSelected();
    void keepsTheBoardsOwnTitle();
    void aVolumeInAllAsksForTheBill();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return scenariosPage(catalog, board, evaluate(catalog, board, scenarioMetrics(catalog, board)), Formatter());
}

static Board threeChips()
{
    Board board = aWorkloadBoard("serve", {u"trainium2"_s, u"h100-sxm"_s, u"a100-80-sxm"_s});
    board.baseline = u"h100-sxm"_s;
    return board;
}

/// "List" unchanged, "Half" active with a discount of 50%.
static Board listAndHalf()
{
    Board board = withScenario(threeChips(), u"Half"_s, u"List"_s);
    board.assumptions.discount = 50.0;
    return board;
}

static Override priceOf(const Board &board, double usd)
{
    return Override{.of = {Level::Chip, u"trainium2"_s, u"price"_s, board.priceBook},
                    .value = Interval::exactly(usd),
                    .unit = Unit::UsdPerHour};
}

static const ChartPoint &point(const PageSpec &page, qsizetype chart, qsizetype row)
{
    return page.charts.at(chart).series.constFirst().points.at(row);
}

void TestScenariosPage::drawsEachOnOneScale()
{
    const Board board = listAndHalf();
    const PageSpec page = labelled(pageOf(workloadWorld(), board), board, {}, Formatter());
    QCOMPARE(page.charts.size(), 2);
    QCOMPARE(page.charts.at(0).title, u"List"_s);
    QCOMPARE(page.charts.at(1).title, u"Half (active)"_s);
    QCOMPARE(page.charts.at(0).axis, page.charts.at(1).axis);
    QCOMPARE(page.charts.at(0).kind, page.charts.at(1).kind);
    QCOMPARE(page.charts.at(0).reach, page.charts.at(1).reach); // otherwise labels would take more room in one
    QCOMPARE(page.charts.at(0).reach.size(), 6);
    for (qsizetype row = 0; row < 3; ++row) {
        QVERIFY(point(page, 0, row).value);
        QCOMPARE(*point(page, 1, row).value, *point(page, 0, row).value / 2.0); // half the price, the same speed
    }
    QCOMPARE(faultOf(page), QString());
}

// A scenario without a price list would otherwise have no prices.
void TestScenariosPage::aScenarioOfAFileHasTheBoardsPrices()
{
    const QByteArray file = R"({"kind": "board", "version": 1, "level": "chip", "prices": "spot", "scenarios": [
        {"name": "A", "in_force": true}, {"name": "B"}, {"name": "C", "prices": "guide"}, {"name": "D", "prices": ""}]})";
    const BoardLoad load = readBoard(file, u"a.chipboard"_s);
    QVERIFY(load.board);
    const QList<Scenario> &all = load.board->scenarios.all;
    QCOMPARE(all.at(1).priceBook, BookId(u"spot"_s));
    QCOMPARE(all.at(2).priceBook, BookId(u"guide"_s));
    QVERIFY(all.at(3).priceBook.isEmpty()); // explicitly empty
    const BoardLoad usual = readBoard(QByteArray(file).replace(", \"prices\": \"spot\"", ""), u"a.chipboard"_s);
    QVERIFY(usual.board);
    QCOMPARE(usual.board->scenarios.all.at(1).priceBook, onDemandBoard().priceBook);
}

// Each list with its date and sources, not only the active one; a list used by two scenarios once.
void TestScenariosPage::theFooterNamesEveryList()
{
    const Catalog &catalog = shippedCatalog();
    Board board = withScenario(onDemandBoard(), u"Half"_s, u"List"_s);
    board.assumptions.discount = 50.0;
    const PageSpec one = pageOf(catalog, board);
    QVERIFY2(one.footer.contains(u"Prices: On-demand list, us-east-1, 20 Jul 2026"_s), qPrintable(one.footer));
    board = withScenario(board, u"Block"_s, u"Half"_s);
    board.priceBook = BookId(u"capacity-blocks"_s);
    const PageSpec page = pageOf(catalog, board);
    QVERIFY2(page.footer.contains(u"Prices of “List”, “Half”: On-demand list, us-east-1, 20 Jul 2026"_s),
             qPrintable(page.footer));
    const PriceBook *blocks = catalog.book(board.priceBook);
    QVERIFY(blocks != nullptr);
    QVERIFY2(page.footer.contains(u"Prices of “Block”: %1, %2, %3"_s.arg(blocks->name, blocks->regions.value(0),
                                                                         dateText(blocks->asOf))),
             qPrintable(page.footer));
    for (const QString &source : one.sources)
        QVERIFY2(page.sources.contains(source), qPrintable(source));
    QVERIFY(page.legend.text().contains(u"◀ = baseline"));
    QVERIFY2(!page.legend.text().contains(u"hatched"), qPrintable(page.legend.text())); // no announced chip has a cost
}

void TestScenariosPage::tellsDifferencesInFiguresAndPercent()
{
    const PageSpec page = pageOf(workloadWorld(), listAndHalf());
    QCOMPARE(page.numbers.columns.size(), 4);
    QCOMPARE(page.numbers.columns.at(3).title, u"Half against List"_s);
    for (const QStringList &row : textRows(page.numbers)) {
        QCOMPARE(row.size(), 4);
        QVERIFY2(row.at(3).startsWith(QChar(0x2212)) && row.at(3).contains(u"(\u221250"_s), qPrintable(row.at(3)));
    }
    QCOMPARE(page.numbers.subjects.size(), 3);
}

static QString fieldOf(const Table &list, qsizetype row, const QString &key)
{
    for (qsizetype column = 0; column < list.columns.size(); ++column) {
        if (list.columns.at(column).title == key)
            return plainText(list.rows.at(row).at(column));
    }
    return u"no such column"_s;
}

// Half the price, seen from the other side: twice as much.
void TestScenariosPage::anyScenarioIsTheBaseline()
{
    const Board board = withScenarioAsBaseline(listAndHalf(), 1);
    const PageSpec page = pageOf(workloadWorld(), board);
    QCOMPARE(page.numbers.columns.at(3).title, u"List against Half"_s);
    for (const QStringList &row : textRows(page.numbers))
        QVERIFY2(row.at(3).contains(u"(+100"_s), qPrintable(row.at(3)));
    const Table &differences = page.lists.constFirst();
    QCOMPARE(fieldOf(differences, 0, u"scenario"_s), u"List"_s);
    QCOMPARE(fieldOf(differences, 0, u"against"_s), u"Half"_s);
    QCOMPARE(fieldOf(differences, 0, u"percent"_s), u"100"_s);
    QCOMPARE(page.filters.size(), 1);
    QCOMPARE(page.filters.constFirst().id, u"against"_s);
    QCOMPARE(page.filters.constFirst().current, u"1"_s);
    QCOMPARE(page.filters.constFirst().choices.size(), 2);
    QCOMPARE(page.filters.constFirst().choices.at(0).text, u"List"_s);
}

void TestScenariosPage::numbersAreToldBesideTheBaseline()
{
    Board board = listAndHalf();
    board.values = ValueForm::Times;
    const PageSpec page = pageOf(workloadWorld(), board);
    const PageSpec absolute = pageOf(workloadWorld(), listAndHalf());
    QCOMPARE(page.charts.at(0).series, absolute.charts.at(0).series); // the baseline's own numbers stay
    for (qsizetype row = 0; row < 3; ++row) {
        QCOMPARE(QString(point(page, 1, row).label).replace(QChar(0x00A0), u' '), u"▼ 0.50×"_s); // costs half: better
        QCOMPARE(point(page, 1, row).beside, Beside::Better);
        QCOMPARE(point(page, 1, row).absolute, point(absolute, 1, row).label);
        QCOMPARE(point(page, 1, row).value, point(absolute, 1, row).value);
        QVERIFY(point(page, 1, row).description.contains(u"times “List”"_s));
        QCOMPARE(page.numbers.rows.at(row).constLast().beside, Beside::Better);
    }
    board.values = ValueForm::Percent;
    const QString told = pageOf(workloadWorld(), board).numbers.rows.constFirst().at(3).text;
    QCOMPARE(QString(told).replace(QChar(0x00A0), u' '), u"▼ \u221250%"_s);
}

static Table dataOf(const PageSpec &page)
{
    Table list{{}, {}, page.data.rows};
    for (const Table::Column &column : page.data.columns)
        list.columns << Table::Column{column.title, column.numeric};
    return list;
}

// Two scenarios of three chips in two metrics; half the price, the same speed.
void TestScenariosPage::filesHoldAllScenarios()
{
    const PageSpec page = pageOf(workloadWorld(), listAndHalf());
    const Table rows = dataOf(page);
    QCOMPARE(rows.rows.size(), 2 * 3 * 2);
    QCOMPARE(fieldOf(rows, 0, u"scenario"_s), u"List"_s);
    QCOMPARE(fieldOf(rows, 0, u"in_force"_s), u"no"_s);
    QCOMPARE(fieldOf(rows, 0, u"id"_s), u"trainium2"_s);
    QCOMPARE(fieldOf(rows, 0, u"other_price_list"_s), u"yes"_s); // a block price among list prices
    QCOMPARE(fieldOf(rows, 6, u"scenario"_s), u"Half"_s);
    QCOMPARE(fieldOf(rows, 6, u"in_force"_s), u"yes"_s);
    const double before = fieldOf(rows, 0, u"value"_s).toDouble();
    QVERIFY(before > 0.0);
    QVERIFY(std::abs(fieldOf(rows, 6, u"value"_s).toDouble() / before - 0.5) < 1e-9);
    QCOMPARE(page.lists.size(), 1);
    const Table &differences = page.lists.constFirst();
    QCOMPARE(differences.name, u"differences"_s);
    QCOMPARE(differences.rows.size(), 3 * 2);
    QCOMPARE(fieldOf(differences, 0, u"scenario"_s), u"Half"_s);
    QCOMPARE(fieldOf(differences, 0, u"against"_s), u"List"_s);
    QVERIFY(std::abs(fieldOf(differences, 0, u"difference"_s).toDouble() / before + 0.5) < 1e-9);
    QCOMPARE(fieldOf(differences, 0, u"percent"_s), u"-50"_s);
    QCOMPARE(fieldOf(differences, 1, u"percent"_s), u"0"_s); // as fast as before
    for (const QStringList &row : textRows(rows))
        QCOMPARE(row.size(), rows.columns.size());
    for (const QStringList &row : textRows(differences))
        QCOMPARE(row.size(), differences.columns.size());
}

void TestScenariosPage::filesTellTheCurrency()
{
    const Catalog catalog = workloadWorld();
    const Board board = listAndHalf();
    const ResultTable table = evaluate(catalog, board, scenarioMetrics(catalog, board));
    const PageSpec usd = scenariosPage(catalog, board, table, Formatter());
    const PageSpec page = scenariosPage(catalog, board, table, Formatter().in({u"JPY"_s, 150.0}));
    const Table rows = dataOf(page);
    QVERIFY2(fieldOf(rows, 0, u"unit"_s).startsWith(u"JPY"), qPrintable(fieldOf(rows, 0, u"unit"_s)));
    QCOMPARE(fieldOf(rows, 0, u"jpy_per_usd"_s), u"150"_s);
    const double ratio = fieldOf(rows, 0, u"value"_s).toDouble() / fieldOf(dataOf(usd), 0, u"value"_s).toDouble();
    QVERIFY(std::abs(ratio / 150.0 - 1.0) < 1e-9);
    const Table &differences = page.lists.constFirst();
    const double change = fieldOf(differences, 0, u"difference"_s).toDouble();
    QVERIFY(std::abs(change / fieldOf(usd.lists.constFirst(), 0, u"difference"_s).toDouble() / 150.0 - 1.0) < 1e-9);
    QCOMPARE(fieldOf(differences, 0, u"jpy_per_usd"_s), u"150"_s);
}

void TestScenariosPage::saysWhereTheBestIsAnother()
{
    // Trainium2 costs less, but its price has another type, which titles exclude; the badge says so.
    const PageSpec same = pageOf(workloadWorld(), listAndHalf());
    QCOMPARE(same.title, u"H100 costs least in both scenarios"_s);
    QCOMPARE(point(same, 0, 0).badge, u"Capacity Block"_s);
    Board board = listAndHalf();
    board.overrides = {priceOf(board, 0.5)};
    const PageSpec page = pageOf(workloadWorld(), board);
    QVERIFY2(!page.title.contains(u"Trainium2"_s) || page.title.contains(u"H100"_s), qPrintable(page.title));
}

// A block price next to a list price, as on the Overview; a tie is stated once, and names are joined as in the
// language.
void TestScenariosPage::aPriceOfAnotherKindIsNoWin()
{
    Catalog catalog = shippedCatalog();
    for (ServingRange &range : catalog.calibration.serving.ranges)
        range.p80Error = 0.25; // so that the two are apart in one of the lists
    Board board = onDemandBoard();
    board.workload = WorkloadId(u"chat-realtime"_s);
    board.chips = {ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)};
    board.baseline = u"h100-sxm"_s;
    board = withScenario(board, u"B"_s, u"A"_s);
    board.assumptions.discount = 20.0;
    const Formatter english(QLocale(QLocale::English, QLocale::UnitedStates));
    const auto title = [&] {
        const ResultTable table = evaluate(catalog, board, scenarioMetrics(catalog, board));
        return scenariosPage(catalog, board, table, english).title.replace(QChar(0x00A0), u' ');
    };
    QCOMPARE(title(), u"H100 costs least in both scenarios"_s); // on demand, as the board requests: the only such row
    board = withScenario(board, u"C"_s, u"B"_s);
    board.assumptions.discount = 10.0;
    QCOMPARE(title(), u"H100 costs least in all 3 scenarios"_s);
    board.priceBook = BookId(u"capacity-blocks"_s);
    board.assumptions.discount = 0.0;
    QCOMPARE(title(), u"H100 costs least in \u201CA\u201D and \u201CB\u201D; Trainium2 in \u201CC\u201D"_s);
}

// Trainium2 at a price that makes its cost equal to H100's: estimates have ranges, so neither is cheaper.
void TestScenariosPage::namesNoWinnerWhereRangesMeet()
{
    Board board = withScenario(threeChips(), u"Level"_s, u"List"_s);
    board.overrides = {priceOf(board, 1.0)};
    const PageSpec one = pageOf(workloadWorld(), board);
    board.overrides = {priceOf(board, *point(one, 1, 1).value / *point(one, 1, 0).value)};
    const PageSpec page = pageOf(workloadWorld(), board);
    QVERIFY(std::abs(*point(page, 1, 0).value / *point(page, 1, 1).value - 1.0) < 1e-9);
    QCOMPARE(page.title, u"H100 costs least in “List”; Trainium2 and H100 are about the same in “Level”"_s);
    // Tied in both: no claim about either.
    const PageSpec both = pageOf(workloadWorld(), withScenario(inScenario(board, 1), u"Twice"_s, u"Level"_s));
    QVERIFY2(!both.title.contains(u"Twice"_s) || both.title.contains(u"about the same"_s), qPrintable(both.title));
}

void TestScenariosPage::ownFiguresBelongToTheirScenario()
{
    Board board = threeChips();
    board = withScenario(board, u"Dear"_s, u"List"_s);
    board.overrides = {priceOf(board, 22.0)};
    const PageSpec page = pageOf(workloadWorld(), board);
    QVERIFY(*point(page, 1, 0).value > 5.0 * *point(page, 0, 0).value);
    QCOMPARE(*point(page, 1, 1).value, *point(page, 0, 1).value);
    QVERIFY(point(page, 1, 0).label.contains(u'\u270e')
            && page.legend.text().contains(u'\u270e')); // and is marked only there
    QVERIFY(!point(page, 0, 0).label.contains(u'\u270e') && !point(page, 1, 1).label.contains(u'\u270e'));
    const PageSpec turned = pageOf(workloadWorld(), inScenario(board, 0)); // whichever is active
    QCOMPARE(*point(turned, 1, 0).value, *point(page, 1, 0).value);
    QCOMPARE(*point(turned, 0, 0).value, *point(page, 0, 0).value);
    QCOMPARE(turned.numbers.rows.first().at(2).text, page.numbers.rows.first().at(2).text);
    QCOMPARE(turned.charts.at(1).series, page.charts.at(1).series);
}

// At instance level the book decides which instance represents a chip.
void TestScenariosPage::anotherInstanceIsAnotherRow()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    board.level = Level::Instance;
    board = withScenario(board, u"Blocks"_s, u"List"_s);
    board.priceBook = BookId(u"capacity-blocks"_s);
    const PageSpec page = pageOf(catalog, board);
    QStringList shown;
    for (qsizetype i = 0; i < page.charts.size(); ++i) {
        for (qsizetype row = 0; row < page.charts.at(i).categories.size(); ++row) {
            const QString id = page.charts.at(i).categories.at(row).id;
            const auto subject =
                std::ranges::find_if(page.numbers.subjects, [&id](const ChartCategory &one) { return one.id == id; });
            QVERIFY2(subject != page.numbers.subjects.end(), qPrintable(id));
            const QStringList texts = textRows(page.numbers).at(subject - page.numbers.subjects.begin());
            QCOMPARE(point(page, i, row).value.has_value(),
                     texts.at(i + 1).at(0).isDigit() || texts.at(i + 1).startsWith(u'~'));
            shown << id;
        }
    }
    shown.removeDuplicates();
    QCOMPARE(page.numbers.rows.size(), shown.size());
}

void TestScenariosPage::tellsSettingsInWords()
{
    Board board = listAndHalf();
    board.overrides = {priceOf(board, 22.0)};
    board.assumptions.memoryEfficiency = 80.0;
    const Catalog catalog = workloadWorld();
    const QString discount = u"assumption/discount"_s;
    const QString price = u"override/"_s + board.overrides.first().of.key();
    QCOMPARE(settingName(catalog, board, discount), u"Discount"_s);
    QCOMPARE(settingName(catalog, board, u"prices"_s), u"Prices"_s);
    QVERIFY(settingName(catalog, board, price).startsWith(u"Trainium2"_s));
    QCOMPARE(settingName(catalog, board, u"strange"_s), u"strange"_s);
    const Scenario list = scenarioAt(board, 0);
    const Scenario half = scenarioAt(board, 1);
    QCOMPARE(settingValue(catalog, list, discount, Formatter()), u"0%"_s);
    QCOMPARE(settingValue(catalog, half, discount, Formatter()), u"50%"_s);
    QCOMPARE(settingValue(catalog, list, price, Formatter()), u"as published"_s);
    QVERIFY(settingValue(catalog, half, price, Formatter()).contains(u"22"_s));
    QCOMPARE(settingValue(catalog, list, u"assumption/layers"_s, Formatter()), u"as found"_s);
    const QString text = scenarioText(catalog, board, 1, Formatter());
    QVERIFY2(text.contains(u"Discount 50%"_s) && text.contains(u"Memory efficiency 80%"_s)
                 && !text.contains(u"Prices"_s),
             qPrintable(text));
    QCOMPARE(scenarioText(catalog, withScenario(threeChips(), u"New"_s, u"Old"_s), 0, Formatter()),
             u"no differences yet"_s);
}

void TestScenariosPage::showsSpeedWhereNoPriceIsKnown()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard({ChipId(u"trainium3"_s), ChipId(u"mi300x"_s)});
    board = withScenario(board, u"Better"_s, u"Now"_s);
    board.assumptions.memoryEfficiency = 120.0;
    const ResultTable table = evaluate(catalog, board, scenarioMetrics(catalog, board));
    const bool priced =
        std::ranges::any_of(table.rows, [](const ResultRow &row) { return row.cells.first().value.has_value(); });
    const PageSpec page = scenariosPage(catalog, board, table, Formatter());
    QCOMPARE(page.title.contains(u"most throughput"_s), !priced);
    QVERIFY(point(page, 1, 0).value || point(page, 1, 1).value);
}

void TestScenariosPage::withoutScenariosItSaysHowToMakeOne()
{
    const PageSpec page = pageOf(workloadWorld(), threeChips());
    QCOMPARE(page.charts.size(), 1);
    QCOMPARE(page.title, u"Add a scenario to compare prices or assumptions"_s);
    QVERIFY(!page.charts.first().plane.empty.isEmpty() && page.notice.text.isEmpty()); // stated once
    QCOMPARE(page.numbers.rows.size(), 3);
    QCOMPARE(faultOf(page), QString());
    QCOMPARE(page.notice.linkText, u"Add a scenario"_s);
    QCOMPARE(page.notice.linkId, u"do:board.scenarios"_s);
    QVERIFY(page.warning.isEmpty() && page.remedyText.isEmpty() && page.remedyId.isEmpty()); // no comparison
}

void TestScenariosPage::nothingSelected()
{
    Board board = listAndHalf();
    board.chips.clear();
    const PageSpec page = pageOf(workloadWorld(), board);
    QVERIFY(page.numbers.rows.isEmpty());
    QVERIFY(!page.title.isEmpty());
}

void TestScenariosPage::keepsTheBoardsOwnTitle()
{
    Board board = listAndHalf();
    board.title = u"For Tuesday"_s;
    QCOMPARE(pageOf(workloadWorld(), board).title, u"For Tuesday"_s);
}

// Like the Answer page: if all scenarios have a monthly volume the bill decides, otherwise the cost per token.
void TestScenariosPage::aVolumeInAllAsksForTheBill()
{
    const Catalog catalog = workloadWorld();
    Board board = threeChips();
    board.assumptions.monthlyTokens = 2.0;
    board = withScenario(board, u"Half"_s, u"List"_s);
    board.assumptions.discount = 50.0;
    const MetricId bill(u"month_usd"_s);
    const PageSpec page = pageOf(catalog, board);
    for (const ChartSpec &chart : page.charts)
        QCOMPARE(chart.axis.label, findMetric(bill)->labelText());
    QCOMPARE(*point(page, 1, 0).value, evaluate(catalog, board, {bill}).cell(u"trainium2"_s, bill)->value->value);
    board.assumptions.monthlyTokens.reset(); // in the active scenario; the other one keeps it
    const PageSpec mixed = pageOf(catalog, board);
    for (const ChartSpec &chart : mixed.charts)
        QCOMPARE(chart.axis.label, findMetric(MetricId(u"usd_per_1m_tokens"_s))->labelText());
}

CHIPBOARD_TEST(TestScenariosPage, QCoreApplication)

} // namespace tst_scenariospage

#include "tst_scenariospage.moc"
