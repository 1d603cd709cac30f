// The Advisor page: one full page as text, its fields, texts and lists, conflicting requirements, and invariants over a
// hundred seeded boards: the order is that of advise(), and no sentence claims more than the ranges support.
#include "data/views/pages.h"

#include "data/files/catalogreader.h"
#include "tests/data/views/advisortext.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/randomneeds.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/spectext.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_advisorpage {

class TestAdvisorPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void answersInFull();
    void everyNeedHasAField();
    void hintsKeepTheNounsOfALanguage();
    void fieldsHaveWhatWasSaid();
    void regionsAreProposed();
    void standingIsToldInWords_data();
    void standingIsToldInWords();
    void twoAreLevel();
    void aWinnerThatIsNotComparedSaysSo();
    void whoIsLastSaysWhy();
    void optionsBelowTheChartAreNamed();
    void whoHasNoPriceInTheRegionSaysSo();
    void speedHasAColumn();
    void runsHaveDays();
    void aSmallRunIsSaidOnce();
    void rentsWhatItsBillIsFor();
    void otherKindsOfPriceAreMarked();
    void oneKindOfPriceHasAStar();
    void pricesAreToldWhereverTheyAreNeeded();
    void conflictsComeFirst_data();
    void conflictsComeFirst();
    void statementsHaveTheirSources();
    void ruledOutSayWhy();
    void phasesHaveTheNumbersAtHand();
    void movesThatAreNotAdvisedAreNotToldAsIfTheyWere();
    void farDearerOptionsAreInOneLine();
    void softwareIsDated();
    void listsHaveKeysAndNumbers();
    void moneyFollowsTheCurrency();
    void aTitleOfOnesOwnStays();
    void noSuchWork();
    void startsOverWhereSomethingIsSaid();
    void nothingIsStrongerThanTheRanges();
    void everyWorkloadMakesAPage();
    void longListsAreCutShort();

private:
    [[nodiscard]] PageSpec page(const QString &words) const { return pageOf(m_few, boardOf(words)); }
    [[nodiscard]] static PageSpec pageOf(const Catalog &catalog, const Board &board,
                                         const Formatter &formatter = Formatter());
    [[nodiscard]] static Board boardOf(const QString &words);
    [[nodiscard]] Board randomOne(QRandomGenerator &random) const;

    Catalog m_shipped;
    Catalog m_few;  ///< eight chips of the shipped catalogue
    Catalog m_five; ///< these five chips, so that a hundred boards take seconds
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

static const TextSection *sectionOf(const PageSpec &page, const QString &id)
{
    const auto found = std::ranges::find_if(page.texts, [&id](const TextSection &section) { return section.id == id; });
    return found == page.texts.end() ? nullptr : &*found;
}

static const PageFilter &filterOf(const PageSpec &page, const QString &id)
{
    return *std::ranges::find_if(page.filters, [&id](const PageFilter &filter) { return filter.id == id; });
}

void TestAdvisorPage::initTestCase()
{
    m_shipped = loadCatalog({}).catalog;
    m_few = m_shipped;
    const QStringList kept{u"trainium2"_s, u"trainium4"_s, u"inferentia2"_s, u"h100-sxm"_s,
                           u"gb200"_s,     u"tpu-v6e"_s,   u"mi300x"_s,      u"v100-sxm2"_s};
    m_few.chips.removeIf([&kept](const Chip &chip) { return !kept.contains(chip.id.text()); });
    m_few.instances.removeIf([&kept](const Instance &one) { return !kept.contains(one.chip.text()); });
    m_few.systems.removeIf([&kept](const System &one) { return !kept.contains(one.chip.text()); });
    m_few.index();
    m_five = m_few;
    m_five.chips.removeIf([&kept](const Chip &chip) { return kept.indexOf(chip.id.text()) > 4; });
    m_five.index();
    QCOMPARE(m_few.chips.size(), kept.size());
}

// "cuda=yes workload=flux-images": the default board with these requirements.
Board TestAdvisorPage::boardOf(const QString &words)
{
    Board board = onDemandBoard({ChipId(u"trainium2"_s), ChipId(u"h100-sxm"_s)});
    board.baseline = u"h100-sxm"_s;
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = word.section(u'=', 0, 0);
        const QString value = word.section(u'=', 1);
        if (name == u"workload")
            board.workload = WorkloadId(value);
        else
            board.needs = withNeed(board.needs, *findNeed(name), value).value();
    }
    return board;
}

PageSpec TestAdvisorPage::pageOf(const Catalog &catalog, const Board &board, const Formatter &formatter)
{
    return advisorPage(catalog, board, evaluate(catalog, board, advisorMetrics(catalog, board)), formatter);
}

Board TestAdvisorPage::randomOne(QRandomGenerator &random) const
{
    Board board = boardOf({});
    board.workload = m_few.workloads.at(random.bounded(m_few.workloads.size())).id;
    board.priceBook = m_few.books.at(random.bounded(m_few.books.size())).id;
    board.baseline = random.bounded(4) == 0 ? QString() : m_few.chips.at(random.bounded(m_few.chips.size())).id.text();
    board.needs = randomNeeds(random);
    return board;
}

void TestAdvisorPage::answersInFull()
{
    // A budget of 9,500 USD a month leaves only Inferentia2: 9,476 USD for one inf2.48xlarge.
    PageSpec shown = page(u"budget=9500 spend=50000"_s);
    shown.numbers = {};
    QCOMPARE(firstDifference(plain(toText(shown)), advisorText), QString());
}

// German nouns keep their capital letter everywhere.
void TestAdvisorPage::hintsKeepTheNounsOfALanguage()
{
    const auto hint = [this] { return filterOf(page({}), u"budget"_s).hint; };
    QCOMPARE(hint(), u"monthly budget"_s);
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    const QString german = hint();
    QLocale::setDefault(before);
    QCOMPARE(german, u"Monthly budget"_s);
}

void TestAdvisorPage::everyNeedHasAField()
{
    const PageSpec shown = page({});
    QCOMPARE(shown.filters.size(), static_cast<qsizetype>(needTable().size()) + 2);
    QStringList first;
    for (const PageFilter &filter : shown.filters) {
        if (!filter.isMore) {
            first << filter.id;
            continue;
        }
        const NeedRow &row = *findNeed(filter.id);
        QCOMPARE(filter.label, row.labelText());
        QCOMPARE(filter.help, row.helpText());
        QVERIFY2(filter.current.isEmpty(), row.id);
        QCOMPARE(filter.isTyped, row.choices.empty());
        QCOMPARE(filter.isNamed, !filter.isTyped);
        if (filter.isTyped)
            QCOMPARE(filter.hint, u"any"_s);
        else
            QCOMPARE(filter.choices.size(), static_cast<qsizetype>(row.choices.size()) + 1);
    }
    QCOMPARE(first, (QStringList{u"workload"_s, u"volume"_s, u"cloud"_s, u"budget"_s}));
    QCOMPARE(shown.formName, u"More requirements"_s);
    QCOMPARE(page(u"budget=9 cuda=no deadline=9"_s).formName, u"More requirements (2)"_s);
    QCOMPARE(filterOf(shown, u"budget"_s).unit, u"USD/month"_s);
    QCOMPARE(filterOf(shown, u"deadline"_s).unit, u"days"_s);
    QCOMPARE(filterOf(shown, u"memory"_s).unit, u"GiB"_s);
    QVERIFY(filterOf(shown, u"scale"_s).unit.isEmpty()); // the label says "Chips"
    QCOMPARE(filterOf(shown, u"cuda"_s).choices.constFirst().text, u"any"_s);
}

void TestAdvisorPage::fieldsHaveWhatWasSaid()
{
    const Board board = boardOf(u"budget=1234567.5 region=us-east-2 cuda=no"_s);
    const PageSpec english = pageOf(m_few, board, Formatter(QLocale(u"en_US"_s)));
    QCOMPARE(filterOf(english, u"budget"_s).current, u"1,234,567.5"_s);
    QCOMPARE(filterOf(english, u"region"_s).current, u"us-east-2"_s);
    QCOMPARE(filterOf(english, u"cuda"_s).current, u"no"_s);
    QCOMPARE(filterOf(pageOf(m_few, board, Formatter(QLocale(u"de_DE"_s))), u"budget"_s).current, u"1.234.567,5"_s);
}

void TestAdvisorPage::regionsAreProposed()
{
    const PageFilter region = filterOf(page({}), u"region"_s);
    QStringList names = mapped(region.choices, &PageFilter::Choice::id);
    QVERIFY(names.contains(u"us-east-2"_s) && !names.contains(QString()) && !names.contains(u"not-stated"_s));
    QStringList sorted = names;
    sorted.sort();
    sorted.removeDuplicates();
    QCOMPARE(names, sorted);
}

void TestAdvisorPage::standingIsToldInWords_data()
{
    QTest::addColumn<QString>("needs");
    QTest::addColumn<QString>("chip");
    QTest::addColumn<QString>("standing");
    QTest::newRow("ranges meet") << QString() << u"tpu-v6e"_s << u"comes first, tied with others"_s;
    QTest::newRow("the other of them") << QString() << u"mi300x"_s << u"tied with the first"_s;
    QTest::newRow("dearer") << QString() << u"h100-sxm"_s << u"possible, ranges overlap"_s;
    QTest::newRow("much dearer") << QString() << u"v100-sxm2"_s << u"possible"_s;
    QTest::newRow("announced") << QString() << u"trainium4"_s << u"ruled out: not on sale yet"_s;
    QTest::newRow("alone") << u"budget=9500"_s << u"inferentia2"_s << u"the only remaining option"_s;
    QTest::newRow("two reasons") << u"budget=9500 cuda=yes"_s << u"mi300x"_s
                                 << u"ruled out: costs too much, does not run CUDA"_s;
}

void TestAdvisorPage::standingIsToldInWords()
{
    QFETCH(const QString, needs);
    QFETCH(const QString, chip);
    const Advice advice = advise(m_few, boardOf(needs), Formatter());
    QTEST(standingText(advice, *advice.option(ChipId(chip))), "standing");
}

// At 150 ms a token Trainium1 costs more than A100 40GB but less than the others, and still comes last.
void TestAdvisorPage::whoIsLastSaysWhy()
{
    Board board = boardOf(u"latency=150"_s);
    board.priceBook = BookId(u"capacity-blocks"_s);
    const Advice advice = advise(m_shipped, board, Formatter());
    const AdvisedOption *last = advice.option(ChipId(u"trainium"_s));
    QVERIFY(last != nullptr && !last->isOut && last != advice.first());
    QCOMPARE(last, &advice.options.at(advice.left() - 1));
    QVERIFY(last->candidate.cost->value < advice.options.at(advice.left() - 2).candidate.cost->value);
    QVERIFY(last->candidate.cost->value > advice.first()->candidate.cost->value);
    QCOMPARE(standingText(advice, *last), u"placed last, as its software is in maintenance"_s);
    const PageSpec shown = pageOf(m_shipped, board);
    QVERIFY(linesOf(*sectionOf(shown, u"further"_s)).join(u' ').contains(u"Placed last, as its software"_s));
    QVERIFY(shown.notes.join(u' ').contains(u"serving software is in maintenance come last"_s));
}

// Nine chips have a Capacity Block price; the chart has seven of them.
void TestAdvisorPage::optionsBelowTheChartAreNamed()
{
    Board board = boardOf({});
    board.priceBook = BookId(u"capacity-blocks"_s);
    const PageSpec page = pageOf(m_shipped, board);
    QCOMPARE(plain(page.support), u"Placed last, software in maintenance: Trainium1 ($1.40)."_s); // the best costs 1.57
    QVERIFY(mapped(page.notes, plain).contains(u"Also possible, ranked lower: Blackwell Ultra ($2.42)."_s));
    board.needs.priority = u"speed"_s;
    QVERIFY2(!pageOf(m_shipped, board).support.contains(u'$'), qPrintable(pageOf(m_shipped, board).support));
    QCOMPARE(pageOf(m_five, boardOf({})).support, QString()); // all are in the chart
}

// The page ranks all chips: if a chip that is not selected leads, it says so.
void TestAdvisorPage::aWinnerThatIsNotComparedSaysSo()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    const auto pageOf = [&] {
        return advisorPage(catalog, board, evaluate(catalog, board, advisorMetrics(catalog, board)), Formatter());
    };
    board.chips = {ChipId(u"h100-sxm"_s)};
    const Advice advice = advise(catalog, board, Formatter());
    QVERIFY(advice.first() != nullptr);
    const Chip &first = advice.first()->candidate.chip();
    QVERIFY(first.id != ChipId(u"h100-sxm"_s));
    const auto subtitle = [&] { return pageOf().charts.constFirst().subtitle; };
    QVERIFY2(subtitle().endsWith(u" · "_s + first.name + u" is not in the selection"_s), qPrintable(subtitle()));
    board.chips << first.id;
    QVERIFY2(!subtitle().contains(u"not in the selection"_s), qPrintable(subtitle()));
}

// The first is tied with itself: only a second one makes it a tie.
void TestAdvisorPage::twoAreLevel()
{
    Advice advice = advise(m_few, boardOf({}), Formatter());
    for (AdvisedOption &option : advice.options)
        option.isTied = &option - advice.options.constData() < 2;
    QCOMPARE(standingText(advice, *advice.first()), u"comes first, tied with others"_s);
    advice.options[1].isTied = false;
    QCOMPARE(standingText(advice, *advice.first()), u"comes first, but ranges overlap"_s);
}

// On-demand prices of H200 are known only in other regions: eastus2, us-east-1 and five more.
void TestAdvisorPage::whoHasNoPriceInTheRegionSaysSo()
{
    const Board board = boardOf(u"region=eastus"_s);
    const Advice advice = advise(m_shipped, board, Formatter());
    QCOMPARE(standingText(advice, *advice.option(ChipId(u"h200-sxm"_s))), u"no price in this region"_s);
    QVERIFY(!advice.first()->isPricedElsewhere);
    const PageSpec shown = pageOf(m_shipped, board);
    QVERIFY(shown.notes.contains(u"Options without a price in eastus come after all others."_s));
    QVERIFY2(!shown.title.contains(u"H200"_s), qPrintable(shown.title));
}

void TestAdvisorPage::speedHasAColumn()
{
    const auto titles = [](const PageSpec &shown) {
        return mapped(shown.charts.constFirst().scores.columns, &ScoreColumn::title);
    };
    QCOMPARE(titles(page({})),
             (QStringList{u"Cost"_s, u"One deployment"_s, u"Time per token"_s, u"Rented as"_s, u"Status"_s}));
    Board ofVolume = boardOf({});
    ofVolume.assumptions.monthlyTokens = 2.0;
    QVERIFY(titles(pageOf(m_few, ofVolume)).contains(u"Bill"_s));
    QVERIFY(!titles(pageOf(m_few, ofVolume)).contains(u"One deployment"_s));
    const PageSpec fast = page(u"priority=speed"_s);
    QCOMPARE(titles(fast),
             (QStringList{u"Cost"_s, u"Throughput per chip"_s, u"One deployment"_s, u"Time per token"_s, u"Rented as"_s,
                          u"Status"_s}));
    const ScoreColumn &speed = fast.charts.constFirst().scores.columns.at(1);
    QVERIFY(speed.asked && speed.best.contains(0));
    QVERIFY(fast.charts.constFirst().scores.columns.constFirst().best.isEmpty());
    QVERIFY(fast.charts.constFirst().title == u"Ranked by speed per chip"_s);
    // Blackwell Ultra is not among these chips; GB200 serves 1,620 tokens a second per chip.
    QCOMPARE(fast.charts.constFirst().categories.constFirst().id, u"gb200"_s);
    QCOMPARE(speed.points.constFirst().label, u"1620"_s);
}

void TestAdvisorPage::runsHaveDays()
{
    const PageSpec run = page(u"workload=pretrain-llama-3.1-70b"_s);
    const ScoreColumn &days = run.charts.constFirst().scores.columns.at(1);
    QCOMPARE(days.title, u"Days until done"_s);
    const QList<ChartCategory> &rows = run.charts.constFirst().categories;
    const auto gb200 = std::ranges::find_if(rows, [](const ChartCategory &row) { return row.id == u"gb200"; });
    QVERIFY(gb200 != rows.end());
    QCOMPARE(days.points.at(gb200 - rows.begin()).label, u"15.3"_s); // 15.3 days (10.1 to 23.2)
}

// The note that moving does not pay is not a strength of each GPU: only one has it. Amounts of three digits have no
// cents.
void TestAdvisorPage::aSmallRunIsSaidOnce()
{
    const PageSpec page = pageOf(m_shipped, boardOf(u"workload=lora-llama-3.1-70b"_s));
    qsizetype told = 0;
    QString leads;
    for (const TextSection &section : page.texts) {
        leads += section.lead + u'|';
        for (const TextItem &item : section.items)
            told += item.sign == TextSign::For && item.text.contains(u"A run saves at most"_s) ? 1 : 0;
    }
    QCOMPARE(told, 1);
    static const QRegularExpression cents(u"\\d{3}\\.\\d"_s);
    QVERIFY2(!leads.contains(cents), qPrintable(leads));
}

// Chips without an instance are rented singly, as many as the bill covers.
void TestAdvisorPage::rentsWhatItsBillIsFor()
{
    Board board = boardOf({});
    board.assumptions.monthlyTokens = 20.0;
    const Advice advice = advise(m_shipped, board, Formatter());
    int checked = 0;
    for (const AdvisedOption &option : advice.options) {
        const EstimateResult *hour = option.candidate.row.estimate.result(u"usd_per_hour"_s);
        if (option.candidate.row.estimate.rental || hour == nullptr || !hour->value || !option.candidate.month)
            continue;
        const double chips = option.candidate.month->value / (hour->value->value * 730.0 / option.candidate.chips());
        QCOMPARE(rentedText(option.candidate, Formatter()).section(QRegularExpression(u"\\D"_s), 0, 0).toLongLong(),
                 std::llround(chips));
        ++checked;
    }
    QVERIFY(checked > 0);
}

// Trainium2 has no list price and falls back to its block price: each of its amounts has the same badge as in the rest
// of the program, the page states it, and no chip has a star.
void TestAdvisorPage::otherKindsOfPriceAreMarked()
{
    const PageSpec shown = page({});
    const ChartSpec &chart = shown.charts.constFirst();
    for (const ScoreColumn &column : chart.scores.columns) {
        const bool isMoney = column.title == u"Cost" || column.title == u"One deployment";
        QVERIFY2(column.best.isEmpty(), qPrintable(column.title));
        for (qsizetype row = 0; row < chart.categories.size(); ++row) {
            const QString id = chart.categories.at(row).id;
            const bool standsIn = id == u"trainium2";
            QCOMPARE(column.points.at(row).badge, isMoney && standsIn ? u"Capacity Block"_s : QString());
            QCOMPARE(column.points.at(row).description.contains(u"Not comparable: Capacity Block price."_s),
                     isMoney && standsIn);
        }
    }
    QVERIFY2(shown.warning.startsWith(u"Trainium2: no on-demand list price; the Capacity Block price"_s),
             qPrintable(shown.warning));
    const QString notes = shown.notes.join(u' '); // harmless differences are listed there
    QVERIFY2(!shown.warning.contains(u"us-east-2"_s) && notes.contains(u"us-east-2"_s), qPrintable(notes));
    QVERIFY(!shown.legend.text().contains(bestGlyph));
    QVERIFY2(!shown.remedyId.contains(u"without:"_s), qPrintable(shown.remedyId)); // the user did not choose the chips
    const TextSection *first = sectionOf(shown, u"option.trainium2"_s);
    QVERIFY2(first->lead.contains(u" · Capacity Block price · "_s), qPrintable(first->lead));
    for (const TextSection &section : shown.texts) {
        for (const QString &line : linesOf(section))
            QVERIFY2(!line.contains(QRegularExpression(u"\\d\\s%\\s(less|cheaper)"_s))
                         || line.contains(u"middle estimates"_s),
                     qPrintable(line));
    }
}

void TestAdvisorPage::oneKindOfPriceHasAStar()
{
    Board board = boardOf({});
    board.priceBook = BookId(u"capacity-blocks"_s);
    Catalog blocks = m_few; // only chips with a price in the list
    blocks.chips.removeIf([](const Chip &chip) {
        return !QStringList{u"trainium2"_s, u"gb200"_s, u"h100-sxm"_s}.contains(chip.id.text());
    });
    blocks.index();
    const PageSpec shown = pageOf(blocks, board);
    const ScoreColumn &cost = shown.charts.constFirst().scores.columns.constFirst();
    QVERIFY(cost.best.contains(0) && shown.legend.text().contains(bestGlyph));
    // Ranges of all three overlap; stars match title and status exactly.
    const ScoreColumn &standing = shown.charts.constFirst().scores.columns.constLast();
    for (qsizetype row = 0; row < cost.points.size(); ++row)
        QCOMPARE(cost.best.contains(row), standing.points.at(row).label.contains(u"tied"_s));
    QVERIFY(std::ranges::all_of(cost.points, [](const ChartPoint &point) { return point.badge.isEmpty(); }));
    QVERIFY(shown.notice.text.isEmpty());
    const PageSpec fast = page(u"priority=speed"_s); // this ranking does not depend on prices
    QVERIFY(fast.charts.constFirst().scores.columns.at(1).best.contains(0));
}

// Ranked and priced on Azure: statements about prices refer to these, not to the list's first region.
void TestAdvisorPage::pricesAreToldWhereverTheyAreNeeded()
{
    const PageSpec azure = pageOf(m_shipped, boardOf(u"cloud=azure"_s));
    QVERIFY2(azure.footer.contains(u"Azure"_s), qPrintable(azure.footer));
    QCOMPARE(azure.numbers.columns.constFirst().title, u"Rank"_s);
}

void TestAdvisorPage::conflictsComeFirst_data()
{
    QTest::addColumn<QString>("needs");
    QTest::addColumn<QString>("nearest");
    QTest::newRow("no budget") << u"budget=0"_s << u"Inferentia2 comes nearest with 9480 USD."_s;
    QTest::newRow("before any feasible date") << u"workload=pretrain-llama-3.1-70b deadline=5"_s
                                              << u"GB200 comes nearest with about 15.3 days (10 days to 23.3 days)."_s;
    QTest::newRow("memory no instance has") << u"memory=1000000"_s << u"GB200 comes nearest with 13320 GiB."_s;
}

void TestAdvisorPage::conflictsComeFirst()
{
    QFETCH(const QString, needs);
    QFETCH(const QString, nearest);
    const PageSpec shown = page(needs);
    QCOMPARE(shown.title, u"No chip meets all requirements"_s);
    QCOMPARE(shown.texts.constFirst().id, u"conflicts"_s);
    const TextItem &conflict = shown.texts.constFirst().items.constFirst();
    QCOMPARE(conflict.sign, TextSign::Out);
    QVERIFY2(plain(conflict.text).contains(nearest), qPrintable(conflict.text));
    QVERIFY(sectionOf(shown, u"ruled-out"_s) != nullptr);
    QVERIFY(sectionOf(shown, u"turns"_s) == nullptr);
    // The chart stays and shows why each chip is ruled out.
    QVERIFY(shown.charts.constFirst().scores.columns.constLast().points.constFirst().label.startsWith(u"ruled out"));
    QVERIFY(shown.charts.constFirst().scores.columns.constFirst().best.isEmpty());
    QVERIFY(faultOf(shown).isEmpty());
}

void TestAdvisorPage::statementsHaveTheirSources()
{
    const PageSpec shown = page(u"cloud=aws"_s);
    const TextSection *best = sectionOf(shown, u"option.trainium2"_s);
    QVERIFY(best != nullptr);
    QCOMPARE(best->heading.left(13), u"2. Trainium2:"_s);
    const auto aws =
        std::ranges::find_if(best->items, [](const TextItem &item) { return item.text.contains(u"runs on AWS"); });
    QVERIFY(aws != best->items.end());
    QCOMPARE(aws->sign, TextSign::For);
    const Source *guide = m_few.source(SourceId(u"guide-2025-12"_s));
    QVERIFY(aws->sources.contains(guide->title) && aws->sources.contains(guide->asOf));
    QVERIFY(
        std::ranges::any_of(shown.sources, [guide](const QString &source) { return source.contains(guide->title); }));
    // Pros first, then cons, then items to verify.
    for (qsizetype i = 1; i < best->items.size(); ++i)
        QVERIFY(best->items.at(i - 1).sign <= best->items.at(i).sign);
}

void TestAdvisorPage::ruledOutSayWhy()
{
    const PageSpec shown = page(u"cuda=yes budget=9500"_s);
    const Advice advice = advise(m_few, boardOf(u"cuda=yes budget=9500"_s), Formatter());
    const TextSection *out = sectionOf(shown, u"ruled-out"_s);
    QVERIFY(out != nullptr);
    QVERIFY(out->items.size() <= advice.options.size() - advice.left());
    QStringList reasons; // each stands once, behind the names of all that it rules out
    for (const TextItem &item : out->items)
        reasons << item.text.section(u": "_s, 1) + item.sources;
    QCOMPARE(reasons.removeDuplicates(), 0);
    for (const AdvisedOption &option : advice.options) {
        for (const AdviceReason &reason : option.of(Effect::RuleOut)) {
            const bool isTold = std::ranges::any_of(out->items, [&](const TextItem &item) {
                return item.text.section(u": "_s, 0, 0).contains(option.candidate.name())
                    && item.text.contains(reason.text);
            });
            QVERIFY2(isTold, qPrintable(option.candidate.name() + u": "_s + reason.text));
        }
    }
}

void TestAdvisorPage::phasesHaveTheNumbersAtHand()
{
    const PageSpec shown = page(u"spend=100000 capacity=20"_s);
    const TextSection *first = sectionOf(shown, u"phase.1"_s);
    QVERIFY(first != nullptr && sectionOf(shown, u"phase.2"_s) != nullptr && sectionOf(shown, u"phase.3"_s) != nullptr);
    QCOMPARE(first->heading, u"Phase 1: Evaluation"_s);
    QCOMPARE(first->items.size(), 4);
    QVERIFY(plain(first->items.at(0).text).endsWith(u"100000 USD a month today."));
    QVERIFY(plain(first->items.at(3).text).endsWith(u"50700 USD; 20 weeks are free."));
    for (const TextItem &item : first->items)
        QVERIFY(item.sign == TextSign::Step && item.sources.isEmpty());
    QVERIFY(first->sources.startsWith(u"Guide article on AWS AI chips"_s)); // of all of them, said once
    QCOMPARE(first->lead, u"A plan for the move to Trainium2."_s);
    QVERIFY(sectionOf(shown, u"phase.2"_s)->lead.isEmpty());
    const PageSpec none = page(u"cuda=yes"_s); // no move is left
    QVERIFY(sectionOf(none, u"phase.1"_s) == nullptr);
    QVERIFY(none.notes.join(u' ').contains(u"The guide's three phases"_s));
}

// Of the shipped board's chips an NVIDIA chip is cheapest, and only Amazon's have to be checked and planned for.
void TestAdvisorPage::movesThatAreNotAdvisedAreNotToldAsIfTheyWere()
{
    const PageSpec shown = pageOf(m_shipped, defaultBoard());
    QVERIFY(!shown.title.contains(u"Trainium2"_s));
    QCOMPARE(sectionOf(shown, u"phase.1"_s)->lead,
             u"A plan for the move to Trainium2, the best placed of Amazon's chips, if you choose it although it does "
             "not come first."_s);
    const TextSection *check = sectionOf(shown, u"check"_s);
    QCOMPARE(check->heading, u"Checks for a move to Trainium2, the best placed of Amazon's chips"_s);
    for (const TextItem &item : check->items)
        QVERIFY2(!item.text.startsWith(u"Trainium2: "_s), qPrintable(item.text));
}

// On demand TPU7x is first at 1.83 USD per 1M output tokens; T4 costs 96.91, V100 294.
void TestAdvisorPage::farDearerOptionsAreInOneLine()
{
    const PageSpec shown = pageOf(m_shipped, boardOf({}));
    const TextSection *further = sectionOf(shown, u"further"_s);
    QVERIFY(further != nullptr);
    const auto isFar = [](const TextItem &item) { return item.text.contains(u"At three times the cost of "_s); };
    const qsizetype place = std::ranges::find_if(further->items, isFar) - further->items.begin();
    QVERIFY(place + 1 < further->items.size()); // before those placed last
    const QString far = further->items.at(place).text;
    QVERIFY2(far.contains(u". At three times the cost of TPU7x or more: "_s), qPrintable(far));
    // The places go on before and after it: "14. ...", "15 to 21. ...", "22. ...".
    static const QRegularExpression places(u"^(\\d+)(?: to (\\d+))?\\. "_s);
    int before = 0;
    for (const TextItem &item : further->items) {
        const QRegularExpressionMatch match = places.match(item.text);
        QVERIFY2(match.hasMatch(), qPrintable(item.text));
        QVERIFY2(before == 0 || match.captured(1).toInt() == before + 1, qPrintable(item.text));
        before = match.captured(match.captured(2).isEmpty() ? 1 : 2).toInt();
    }
    for (const char *name : {"T4", "V100", "L40S"})
        QVERIFY2(far.contains(QLatin1String(name)), name);
    QVERIFY2(!far.contains(u"GB200"_s), qPrintable(far)); // 4.64, 2.5 times
    for (const TextItem &item : further->items)
        QVERIFY2(!item.text.contains(u". V100: "_s), qPrintable(item.text));
}

void TestAdvisorPage::softwareIsDated()
{
    const PageSpec shown = page({});
    const TextSection *software = sectionOf(shown, u"software"_s);
    QVERIFY(software != nullptr && software == &shown.texts.constLast());
    const QString all = linesOf(*software).join(u'\n');
    for (const char *part :
         {"Neuron SDK 2.32.0, release date: 17 Aug 2026", "TorchNeuron, status: ", "NKI, latest",
          "Frameworks: ", "Model families for Trainium: ", "Serving: vLLM Neuron", "Older chips: Inf1"})
        QVERIFY2(all.contains(QLatin1String(part)), part);
    const Advice advice = advise(m_few, boardOf({}), Formatter());
    QCOMPARE(advice.software.size(), 21);
    for (const SoftwareLine &line : advice.software) {
        QVERIFY2(!line.sources.isEmpty(), qPrintable(line.text));
        QVERIFY2(line.date.isEmpty() || line.text.contains(dateText(line.date)), qPrintable(line.text));
    }
    Catalog bare = m_few;
    bare.software.clear();
    bare.rules.clear();
    QVERIFY(advise(bare, boardOf({}), Formatter()).software.isEmpty());
}

void TestAdvisorPage::listsHaveKeysAndNumbers()
{
    const PageSpec shown = page(u"budget=9500"_s);
    QCOMPARE(shown.data.columns.constFirst().title, u"rank"_s);
    QCOMPARE(shown.data.rows.size(), m_few.chips.size());
    const QStringList best = plainRows(shown.data).constFirst();
    QCOMPARE(best.mid(0, 4), (QStringList{u"1"_s, u"inferentia2"_s, u"Inferentia2"_s, u"no"_s}));
    QStringList names;
    for (const Table &list : shown.lists) {
        names << list.name;
        for (const QStringList &row : plainRows(list))
            QCOMPARE(row.size(), list.columns.size());
    }
    QCOMPARE(names, (QStringList{u"reasons"_s, u"conflicts"_s, u"turns"_s, u"steps"_s, u"software"_s, u"needs"_s}));
    QCOMPARE(plainRows(shown.lists.constLast()),
             (QList<QStringList>{{u"budget"_s, u"Monthly budget"_s, u"9500"_s, u"USD"_s}}));
}

void TestAdvisorPage::moneyFollowsTheCurrency()
{
    const Formatter euros = Formatter().in({u"EUR"_s, 0.5});
    const PageSpec shown = pageOf(m_few, boardOf(u"budget=9500"_s), euros);
    QCOMPARE(filterOf(shown, u"budget"_s).current, u"4750"_s);
    QCOMPARE(filterOf(shown, u"budget"_s).unit, u"EUR/month"_s);
    const ScoreColumn &cost = shown.charts.constFirst().scores.columns.constFirst();
    QCOMPARE(cost.unit, u"EUR per 1M output tokens"_s);
    const ScoreColumn usd = page(u"budget=9500"_s).charts.constFirst().scores.columns.constFirst();
    const double half = *usd.points.constFirst().value / 2.0;
    QVERIFY(std::abs(*cost.points.constFirst().value - half) <= 1e-9 * half);
    QCOMPARE(shown.data, page(u"budget=9500"_s).data); // files stay in USD
}

void TestAdvisorPage::aTitleOfOnesOwnStays()
{
    Board board = boardOf({});
    board.title = u"Our choice"_s;
    const PageSpec shown = pageOf(m_few, board);
    QCOMPARE(shown.title, u"Our choice"_s);
    // As many as are ranked: a chip that is ruled out may have a cost.
    const qsizetype ranked =
        std::ranges::count_if(shown.data.rows, [](const Table::Row &row) { return row.at(3).text == u"no"; });
    QCOMPARE(shown.data.columns.at(3).title, u"ruled_out"_s);
    QVERIFY2(shown.answer.startsWith(u"Best of %1 chips: TPU v6e at $1.86"_s.arg(ranked)), qPrintable(shown.answer));
}

void TestAdvisorPage::noSuchWork()
{
    const PageSpec shown = page(u"workload=gone budget=5"_s);
    QCOMPARE(shown.title, u"The workload is not in the catalogue: choose another one"_s);
    QVERIFY(shown.charts.isEmpty());
    QCOMPARE(shown.numbers.rows.size(), 1); // otherwise the page would say that nothing is selected
    QVERIFY(sectionOf(shown, u"software"_s) != nullptr);
    QVERIFY(faultOf(shown).isEmpty());
}

void TestAdvisorPage::startsOverWhereSomethingIsSaid()
{
    QVERIFY(page({}).notice.linkId.isEmpty());
    QVERIFY(page({}).notice.text.isEmpty());
    QCOMPARE(page(u"budget=9500"_s).notice.text, u"One requirement is set."_s);
    QCOMPARE(page(u"budget=9500 cuda=no"_s).notice.text, u"2 requirements are set."_s);
    QCOMPARE(page(u"budget=9500"_s).notice.linkId, u"needs:"_s);
    QCOMPARE(page(u"budget=9500"_s).notes.constFirst(), u"Required: Monthly budget: 9500\u00a0USD."_s);
}

// The order is that of advise(), and no ruled-out chip is above another one.
static void checkOrder(const PageSpec &shown, const Advice &advice)
{
    QCOMPARE(shown.title, advice.takeaway);
    QCOMPARE(shown.numbers.rows.size(), advice.options.size());
    const QList<ChartCategory> &rows = shown.charts.constFirst().categories;
    QCOMPARE(rows.size(), std::min(mostAdvised, advice.options.size()));
    bool wasOut = false;
    for (qsizetype i = 0; i < advice.options.size(); ++i) {
        const AdvisedOption &option = advice.options.at(i);
        QCOMPARE(shown.numbers.subjects.at(i).id, option.candidate.chip().id.text());
        if (i < rows.size())
            QCOMPARE(rows.at(i).id, option.candidate.chip().id.text());
        QVERIFY2(option.isOut || !wasOut, qPrintable(option.candidate.name()));
        wasOut = option.isOut;
        QCOMPARE(shown.numbers.rows.at(i).at(shown.numbers.columns.size() - 5).text.startsWith(u"ruled out"),
                 option.isOut);
    }
    QCOMPARE(sectionOf(shown, u"conflicts"_s) != nullptr, advice.first() == nullptr);
}

// For the displayed prices.
static bool hasOneKind(const Advice &advice)
{
    QSet<QString> kinds;
    const auto &first = advice.options.constFirst().candidate.row.estimate.price;
    for (const AdvisedOption &option : advice.options.mid(0, mostAdvised)) {
        if (const auto &price = option.candidate.row.estimate.price; price && first)
            kinds << price->kind;
    }
    return kinds.size() <= 1;
}

// "fits best" without qualification requires that no other cost or speed overlaps; stars mark overlaps. Returns the
// number of chips with a claimed difference.
static int checkStrength(const PageSpec &shown, const Advice &advice, bool isSpeed)
{
    const auto rank = [isSpeed](const AdvisedOption &option) {
        return isSpeed ? option.candidate.pace : option.candidate.cost;
    };
    const AdvisedOption &first = advice.options.constFirst();
    const auto best = rank(first);
    const auto meets = [&](const AdvisedOption &option) {
        const auto other = rank(option);
        return !option.isOut && best && other && other->low <= best->high && best->low <= other->high;
    };
    const bool claims = shown.numbers.rows.constFirst().at(shown.numbers.columns.size() - 5).text == u"fits best"
        || shown.title.contains(u"fits best:");
    int told = 0;
    for (qsizetype i = 1; i < advice.options.size() && claims; ++i) {
        if (meets(advice.options.at(i)))
            return -1;
        told += advice.options.at(i).isOut ? 0 : 1;
    }
    for (const ScoreColumn &column : shown.charts.constFirst().scores.columns) {
        for (qsizetype row = 0; row < column.points.size() && column.asked; ++row) {
            const AdvisedOption &option = advice.options.at(row);
            const bool areAlike = isSpeed || hasOneKind(advice); // otherwise none is best
            const bool isSaid = row == 0 || option.isTied;       // same as title and status
            if (column.best.contains(row) != (areAlike && !option.isOut && isSaid) || (option.isTied && !meets(option)))
                return -1;
        }
    }
    return told;
}

void TestAdvisorPage::nothingIsStrongerThanTheRanges()
{
    QRandomGenerator random(20261122);
    int told = 0;
    for (int seed = 0; seed < 100; ++seed) {
        const Board board = randomOne(random);
        const Advice advice = advise(m_five, board, Formatter());
        const PageSpec shown = pageOf(m_five, board);
        const QString fault = faultOf(shown);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        checkOrder(shown, advice);
        if (QTest::currentTestFailed())
            return;
        const int here = checkStrength(shown, advice, board.needs.priority == u"speed");
        QVERIFY2(here >= 0, qPrintable(shown.title));
        told += here;
    }
    QVERIFY2(told > 3, qPrintable(QString::number(told))); // claimed at least sometimes
}

void TestAdvisorPage::everyWorkloadMakesAPage()
{
    for (const Workload &workload : m_few.workloads) {
        const PageSpec shown = page(u"workload="_s + workload.id.text());
        QVERIFY2(faultOf(shown).isEmpty(), qPrintable(workload.id.text() + u": "_s + faultOf(shown)));
        QCOMPARE(shown.numbers.rows.size(), m_few.chips.size());
        QCOMPARE(shown.data.rows.size(), m_few.chips.size());
    }
    const PageSpec all = pageOf(m_shipped, onDemandBoard()); // once for the whole catalogue
    QVERIFY2(faultOf(all).isEmpty(), qPrintable(faultOf(all)));
    QCOMPARE(all.numbers.rows.size(), m_shipped.chips.size());
}

// With thousands of chips the first 200 lines are shown; the table has all.
void TestAdvisorPage::longListsAreCutShort()
{
    const Board board = onDemandBoard();
    Advice advice = advise(m_five, board, Formatter());
    AdvisedOption left = advice.options.constFirst();
    left.isOut = false;
    AdvisedOption out = left;
    out.isOut = true;
    out.reasons = {AdviceReason()};
    out.reasons.first().effect = Effect::RuleOut;
    advice.options = QList<AdvisedOption>(300, left);
    for (int i = 0; i < 201; ++i) { // each for another reason
        out.reasons.first().text = QString::number(i);
        advice.options << out;
    }
    const Formatter formatter;
    int cut = 0;
    for (const TextSection &section : adviceSections({m_five, board, advice, formatter})) {
        QVERIFY2(section.items.size() <= 201, qPrintable(section.id));
        if (section.items.size() < 201)
            continue;
        const qsizetype all = section.id == u"further" ? 300 - mostAdvised : 201;
        QCOMPARE(section.items.constLast().text, formatter.integer(all - 200) + u" more are not listed."_s);
        ++cut;
    }
    QCOMPARE(cut, 2);
}

CHIPBOARD_TEST(TestAdvisorPage, QCoreApplication)

} // namespace tst_advisorpage

#include "tst_advisorpage.moc"
