// Recomputed claims on the Claims page: ratios calculated by hand from the figures of the catalogue's sources, verdicts
// by rule, a small catalogue's full page as text, and invariants of every page.
#include "data/views/pages.h"

#include "data/analysis/claimcheck.h"
#include "data/files/catalogreader.h"
#include "tests/support/metricfixture.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/spectext.h"
#include "tests/support/tabletexts.h"
#include "tests/support/testmain.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_claimspage {

class TestClaimsPage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void ratiosOfTheCatalogue_data();
    void ratiosOfTheCatalogue();
    void verdictsOfTheCatalogue_data();
    void verdictsOfTheCatalogue();
    void everyClaimHasAVerdict();
    void everyRowOfTheTableIsUsed();
    void showsTheArithmetic();
    void pricesFollowTheBoard();
    void claimsOfUnknownThingsCannotBeChecked();
    void nothingIsDividedByZero();
    void readingsSayWhichPrices();
    void rentsOfRainier();
    void allContradictionsAreThere();
    void worstDisagreementFirst();
    void wordsOfVerdicts();
    void chartsCountWhatCanBeChecked();
    void countsInOneSentence();
    void titleChartsAndTableCountTheSame();
    void legendHasOnlyMarksThatAreDrawn();
    void rowsHaveNamesOfTheirOwn();
    void equalClaimsAreNumbered();
    void verdictsNeedNoColour();
    void pageOfASmallWorld();
    void everyBoardMakesAPage();

private:
    [[nodiscard]] ClaimCheck check(const QString &id) const;

    Catalog m_shipped;
    QList<ClaimCheck> m_checks;
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

void TestClaimsPage::initTestCase()
{
    m_shipped = loadCatalog({}).catalog;
    m_checks = checkClaims(m_shipped, onDemandBoard());
}

ClaimCheck TestClaimsPage::check(const QString &id) const
{
    const auto found =
        std::ranges::find_if(m_checks, [&id](const ClaimCheck &one) { return one.claim->id.text() == id; });
    return found == m_checks.end() ? ClaimCheck{} : *found;
}

void TestClaimsPage::ratiosOfTheCatalogue_data()
{
    QTest::addColumn<QString>("claim");
    QTest::addColumn<int>("reading");
    QTest::addColumn<double>("ratio");
    // AWS Neuron docs, 21 Aug 2026; the computations are those of C27, C28, C14, C42.
    QTest::newRow("FP8 of Trainium2") << u"trainium2-four-times"_s << 0 << 1299.0 / 190;
    QTest::newRow("BF16 of Trainium2") << u"trainium2-four-times"_s << 1 << 667.0 / 190;
    QTest::newRow("FP32 of Trainium2") << u"trainium2-four-times"_s << 2 << 181.0 / 47.5;
    QTest::newRow("FP8 of Trainium3") << u"trainium3-doubled"_s << 0 << 2517.0 / 1299;
    QTest::newRow("BF16 of Trainium3") << u"trainium3-doubled"_s << 1 << 671.0 / 667;
    QTest::newRow("memory of Trainium3") << u"trainium3-doubled"_s << 2 << 1.5;
    QTest::newRow("bandwidth of Trainium3") << u"trainium3-doubled"_s << 3 << 4.9 / 2.9;
    QTest::newRow("memory of Trn2") << u"trainium2-memory-vs-trainium1"_s << 0 << 3.0;
    // AWS list prices: 98.32 and 55.04, 32.7726 and 21.957642 USD an hour (C05).
    QTest::newRow("price cut of P5") << u"h100-price-cut"_s << 0 << 55.04 / 98.32;
    QTest::newRow("price cut of P4d") << u"p4d-price-cut"_s << 0 << 21.957642 / 32.7726;
    QTest::newRow("price after the cut") << u"h100-price-after-cut"_s << 0 << 6.88;
    // 35.7608 USD in a capacity block against 55.04 on demand; per dense FP8 PFLOPS 49.5 % (C13).
    QTest::newRow("half price") << u"trainium2-half-price"_s << 0 << 35.7608 / 55.04;
    QTest::newRow("half price of FP8") << u"trainium2-half-price"_s << 2 << (35.7608 / 16 / 1299) / (55.04 / 8 / 1979);
    // NVIDIA data sheet: 4,500 TFLOPS FP8 of B300.
    QTest::newRow("lead of B300") << u"nvidia-per-chip-lead"_s << 0 << 4500.0 / 2517;
    QTest::newRow("BF16 of trn1 against A100") << u"trn1-a100-class"_s << 0 << 190.0 / 312;
}

void TestClaimsPage::ratiosOfTheCatalogue()
{
    QFETCH(const QString, claim);
    QFETCH(const int, reading);
    QFETCH(const double, ratio);
    const ClaimCheck one = check(claim);
    QVERIFY(one.readings.size() > reading);
    QVERIFY2(one.readings.at(reading).value, qPrintable(one.readings.at(reading).reason));
    QCOMPARE(one.readings.at(reading).value->value, ratio);
}

void TestClaimsPage::verdictsOfTheCatalogue_data()
{
    QTest::addColumn<ClaimVerdict>("verdict");
    QTest::newRow("trainium2-four-times") << ClaimVerdict::Depends; // FP32 3.81 is within 5%, FP8 and BF16 are not
    QTest::newRow("trainium2-memory-vs-trainium1") << ClaimVerdict::Supported;
    QTest::newRow("trainium2-fp8-ratio") << ClaimVerdict::Supported;
    QTest::newRow("trainium2-bf16-ratio") << ClaimVerdict::Supported;
    QTest::newRow("trainium3-doubled") << ClaimVerdict::Depends;
    QTest::newRow("trainium3-fp8-ratio") << ClaimVerdict::Supported;
    QTest::newRow("trainium3-bf16-ratio") << ClaimVerdict::Supported;
    QTest::newRow("trn3-ultraserver-bandwidth") << ClaimVerdict::NotSupported; // 3.80, not 3.9
    QTest::newRow("trn3-ultraserver-bandwidth-ratio") << ClaimVerdict::Supported;
    QTest::newRow("trainium2-half-price") << ClaimVerdict::Depends;
    QTest::newRow("h100-price-cut") << ClaimVerdict::Supported;
    QTest::newRow("p5-price-cut-headline") << ClaimVerdict::Supported; // up to 45%: 44.02
    QTest::newRow("p4d-price-cut") << ClaimVerdict::Supported;
    QTest::newRow("p5en-price-cut") << ClaimVerdict::CannotCheck; // the previous price is unknown
    QTest::newRow("h100-price-after-cut") << ClaimVerdict::NotSupported;
    QTest::newRow("trn1-a100-class") << ClaimVerdict::NotSupported;
    QTest::newRow("trn2-h100-class") << ClaimVerdict::Depends;
    QTest::newRow("nvidia-per-chip-lead") << ClaimVerdict::Supported;
    QTest::newRow("trn3-ultraserver-comparable") << ClaimVerdict::Depends; // FP8 362 of 360, BF16 97 of 180
    QTest::newRow("trainium4-fp8") << ClaimVerdict::CannotCheck;           // the figure is derived from the claim
    QTest::newRow("trainium3-energy") << ClaimVerdict::CannotCheck;
    QTest::newRow("trn3-ultraserver-cheaper") << ClaimVerdict::CannotCheck;
    QTest::newRow("rufus-cost") << ClaimVerdict::CannotCheck;
}

void TestClaimsPage::verdictsOfTheCatalogue()
{
    QFETCH(const ClaimVerdict, verdict);
    const ClaimCheck one = check(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(one.claim != nullptr);
    QVERIFY2(one.verdict == verdict, qPrintable(claimVerdictLabel(one.verdict) + u": "_s + one.reason));
}

void TestClaimsPage::everyClaimHasAVerdict()
{
    QCOMPARE(m_checks.size(), m_shipped.claims.size());
    for (const ClaimCheck &one : std::as_const(m_checks)) {
        // A qualified verdict has its reason, and a supported claim was recomputed.
        if (one.verdict == ClaimVerdict::Supported)
            QVERIFY(!one.readings.isEmpty());
        if (one.verdict == ClaimVerdict::CannotCheck || one.verdict == ClaimVerdict::Depends)
            QVERIFY2(!one.reason.isEmpty(), qPrintable(one.claim->id.text()));
        for (const ClaimReading &reading : one.readings) {
            QVERIFY2(reading.value || !reading.reason.isEmpty(), qPrintable(one.claim->id.text()));
            QVERIFY(!reading.holds || reading.value->value >= one.claimed->low - 1e-9);
        }
    }
}

// A misspelt id in the table would leave its claim without a recomputation; a removed chip would be reported.
void TestClaimsPage::everyRowOfTheTableIsUsed()
{
    int recomputed = 0;
    for (const ClaimCheck &one : std::as_const(m_checks)) {
        recomputed += one.readings.isEmpty() ? 0 : 1;
        for (const ClaimReading &reading : one.readings)
            QVERIFY2(!reading.reason.contains(u"is not in the catalogue"), qPrintable(reading.reason));
    }
    QCOMPARE(recomputed, 37); // rows of the table
}

void TestClaimsPage::showsTheArithmetic()
{
    QCOMPARE(plain(arithmeticText(check(u"trainium2-fp8-ratio"_s).readings.constFirst(), Formatter())),
             u"FP8 compute: 1299 TFLOPS / 190 TFLOPS = 6.84"_s);
    QCOMPARE(plain(arithmeticText(check(u"trainium2-half-price"_s).readings.constFirst(), Formatter())),
             u"Price per hour: 35.7608 USD/h / 55.04 USD/h = 0.65 (Capacity Block price vs "
             "on-demand list price)"_s);
    QCOMPARE(plain(arithmeticText(check(u"h100-price-after-cut"_s).readings.constFirst(), Formatter())),
             u"Hourly price: 6.88 USD/h"_s);
    ClaimReading none{.label = u"Memory"_s, .reason = u"Not published."_s};
    QCOMPARE(arithmeticText(none, Formatter()), u"Memory: Not published."_s);
}

void TestClaimsPage::pricesFollowTheBoard()
{
    Board board = onDemandBoard();
    board.priceBook = BookId(u"guide-2025-12"_s);
    for (const ClaimCheck &one : checkClaims(m_shipped, board)) {
        if (one.claim->id.text() != u"trainium2-half-price")
            continue;
        // The guide's own table: 4.80 against 9.80 USD, 49 % (C09).
        QVERIFY(std::fabs(one.readings.constFirst().value->value - 4.8 / 9.8) < 1e-9);
        QVERIFY(one.readings.constFirst().top.priceKind == PriceKind::Guide);
        return;
    }
    QFAIL("the claim is gone");
}

static Claim aClaim(const char *id, const char *unit, double value)
{
    return Claim{.id = ClaimId(QString::fromLatin1(id)),
                 .who = u"guide"_s,
                 .when = u"2025-12-11"_s,
                 .about = {u"trainium2"_s},
                 .kind = u"performance"_s,
                 .statement = u"It is so."_s,
                 .value = Interval::exactly(value),
                 .unit = QString::fromLatin1(unit)};
}

void TestClaimsPage::claimsOfUnknownThingsCannotBeChecked()
{
    Catalog catalog = smallWorld();
    catalog.claims = {aClaim("trainium2-fp8-ratio", "x", 6.84), aClaim("somebody-said", "x", 3)};
    catalog.claims.last().verdictNote = u"Seen nowhere."_s;
    const QList<ClaimCheck> checks = checkClaims(catalog, onDemandBoard());
    QCOMPARE(checks.at(0).verdict, ClaimVerdict::CannotCheck);
    QCOMPARE(checks.at(0).reason, u"trainium is not in the catalogue"_s);
    QCOMPARE(checks.at(1).verdict, ClaimVerdict::CannotCheck);
    QCOMPARE(checks.at(1).reason, u"It concerns measured work, which published figures do not cover. Seen nowhere."_s);
}

// A chip that may have no figure cannot be a divisor, and the page says so. In FP8 a chip has 1299 / 1979, more than a
// tenth below, and a machine 16 x 1299 / (8 x 1979), which is above.
void TestClaimsPage::nothingIsDividedByZero()
{
    Catalog catalog = smallWorld();
    catalog.claims = {aClaim("trn2-h100-class", "x", 1)};
    const auto check = [&catalog] { return checkClaims(catalog, onDemandBoard()).constFirst(); };
    QCOMPARE(check().verdict, ClaimVerdict::Depends);
    QCOMPARE(check().readings.constFirst().value->value, 2.0 * 1299.0 / 1979.0);
    QCOMPARE(check().readings.constLast().value->value, 1299.0 / 1979.0);
    QVERIFY(!check().readings.constLast().holds);
    for (Chip &chip : catalog.chips) {
        if (chip.id.text() == u"h100-sxm")
            chip.dense[Precision::Fp8] = aRange(0, 1979, 1979, Unit::Tflops);
    }
    for (const ClaimReading &reading : check().readings) {
        QVERIFY(!reading.top.isMissing() && !reading.bottom.isMissing() && !reading.value);
        QCOMPARE(reading.reason, u"The divisor may be zero"_s);
        QVERIFY(arithmeticText(reading, Formatter()).endsWith(reading.reason));
    }
    QCOMPARE(check().verdict, ClaimVerdict::CannotCheck);
    QCOMPARE(check().reason, u"The divisor may be zero"_s);
}

void TestClaimsPage::readingsSayWhichPrices()
{
    const ClaimCheck half = check(u"trainium2-half-price"_s);
    QCOMPARE(half.readings.size(), 3);
    for (qsizetype i = 0; i < half.readings.size(); ++i)
        QCOMPARE(half.readings.at(i).label.endsWith(u", both in Capacity Blocks"_s), i == 1);
}

void TestClaimsPage::rentsOfRainier()
{
    const System *rainier = m_shipped.system(SystemId(u"project_rainier"_s));
    QVERIFY(rainier != nullptr);
    QMap<QString, Interval> rents;
    for (const SystemRent &rent : systemRents(m_shipped, onDemandBoard(), *rainier))
        rents.insert(rent.book->id.text(), rent.usdPerHour);
    // 450,000 to 500,000 chips ("nearly 500,000"), 35.7608 / 16 USD a chip-hour in capacity blocks: 1.1175 M USD an
    // hour.
    QCOMPARE(rents.value(u"capacity-blocks"_s).value, 500000 * 35.7608 / 16);
    QCOMPARE(rents.value(u"capacity-blocks"_s).low, 450000 * 35.7608 / 16);
    // The guide's 4.80 USD for 16: 0.15 M USD.
    QVERIFY(std::fabs(rents.value(u"guide-2025-12"_s).value - 150000) < 1e-6);
    QVERIFY(!rents.contains(u"on-demand"_s)); // it has no price of its own
}

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return claimsPage(catalog, board, evaluate(catalog, board, claimsMetrics(catalog, board)), Formatter());
}

void TestClaimsPage::allContradictionsAreThere()
{
    QCOMPARE(m_shipped.contradictions.size(), 43);
    const PageSpec page = pageOf(m_shipped, onDemandBoard());
    QCOMPARE(page.numbers.rows.size(), m_shipped.claims.size() + 43);
    QCOMPARE(page.lists.constFirst().name, u"contradictions"_s);
    QCOMPARE(page.lists.constFirst().rows.size(), 43);
    const QString text = toText(page);
    for (const Contradiction &one : m_shipped.contradictions)
        QVERIFY2(text.contains(one.computation) && text.contains(one.verdict), qPrintable(one.id.text()));
    // Notes cover only visible chips: C33 is about Trainium2, C15 about an unselected rack.
    const QString notes = page.notes.join(u'\n');
    QVERIFY(notes.contains(u"C33, "));
    QVERIFY(!notes.contains(u"C15, "));
    // 500,000 x 1,299 TFLOPS, 96 GiB (48e6 GiB / 1,048,576) and 2.9 TB/s; rents as in rentsOfRainier().
    QVERIFY(plain(notes).contains(u"Project Rainier, 450000 to 500000 chips: up to 650000 PFLOPS of dense FP8 "
                                  "compute, 45.8 PiB of memory, 1450 PB/s of memory bandwidth. Renting them would "
                                  "cost from 150k USD an hour (Guide, Dec 2025) to 1.12M USD an hour (AWS Capacity "
                                  "Blocks), if that many were available."_s));
    QCOMPARE(page.lists.last().name, u"rainier"_s);
    QCOMPARE(page.charts.size(), 3);
    const ChartAlone &alone = page.charts.last().alone;
    QCOMPARE(plain(alone.statement),
             u"Renting Project Rainier would cost about 150k USD to 1.12M USD an hour, by price list"_s);
    QVERIFY2(alone.footer.startsWith(u"Sources: "_s), qPrintable(alone.footer));
}

// The guide's 4.80 USD an hour for trn2.48xlarge is 7.45 times below the 35.7608 of the list, and cost follows price;
// the bandwidth of Trainium2 is 3 or 2.9 TB/s, 3% of the cost. Its sparse peak affects no answer, however large the
// difference.
void TestClaimsPage::worstDisagreementFirst()
{
    Board board = defaultBoard();
    board.priceBook = BookId(u"capacity-blocks"_s);
    const ResultTable table = evaluate(m_shipped, board, claimsMetrics(m_shipped, board));
    const SourceCard card = disagreementCard(m_shipped, board, table);
    // Notes below a command-line table have the same order; the others keep their places.
    const ResultTable byId = evaluate(m_shipped, board, board.charts);
    ResultTable noted = byId;
    noted.notes.prepend(u"Another note."_s);
    noted = withWorstNotesFirst(noted, m_shipped, board);
    QCOMPARE(noted.notes.constFirst(), u"Another note."_s);
    QStringList onPage;
    for (const SourceCard::Line &line : card.contradictions) {
        for (const QString &note : std::as_const(noted.notes)) {
            if (note.startsWith(u"Sources disagree. "_s) && note.endsWith(line.text))
                onPage << note;
        }
    }
    QVERIFY(onPage.size() > 2);
    // The terminal shows the first ones and the number of others.
    const QStringList few = withWorstNotesFirst(byId, m_shipped, board, 2).notes;
    const auto isNote = [](const QString &note) { return note.startsWith(u"Sources disagree. "_s); };
    const auto all = std::ranges::count_if(noted.notes, isNote);
    QCOMPARE(std::ranges::count_if(few, isNote), 2);
    QVERIFY(few.contains(onPage.at(0)) && few.contains(onPage.at(1)));
    const QString rest = u"%1 more disagreements with less effect: chipboard list contradictions."_s.arg(all - 2);
    QVERIFY2(few.contains(rest), qPrintable(few.join(u'\n')));
    QCOMPARE(withWorstNotesFirst(byId, m_shipped, board, all).notes.size(), byId.notes.size());
    const auto ofPage = [&onPage](QStringList notes) {
        notes.removeIf([&onPage](const QString &note) { return !onPage.contains(note); });
        return notes;
    };
    QCOMPARE(ofPage(noted.notes), onPage);
    QVERIFY(ofPage(byId.notes) != onPage); // sorted by id there
    const QList<const Contradiction *> found = contradictionsAbout(m_shipped, table);
    QCOMPARE(card.contradictions.size(), found.size());
    QVERIFY(card.isList && card.value.contains(QString::number(found.size())));
    const auto placeOf = [&](const QString &id) {
        const QString text = m_shipped.contradiction(ContradictionId(id))->inOneSentence();
        const auto at = std::ranges::find_if(card.contradictions,
                                             [&text](const SourceCard::Line &line) { return line.text == text; });
        return at - card.contradictions.begin();
    };
    QStringList order = mapped(card.contradictions, [](const SourceCard::Line &line) { return line.text.left(60); });
    QVERIFY2(placeOf(u"C06"_s) == 0, qPrintable(order.join(u'\n')));
    QVERIFY2(placeOf(u"C04"_s) < placeOf(u"C38"_s), qPrintable(order.join(u'\n')));
    QVERIFY2(placeOf(u"C38"_s) < placeOf(u"C26"_s), qPrintable(order.join(u'\n')));
}

void TestClaimsPage::wordsOfVerdicts()
{
    QStringList words;
    QStringList labels;
    for (int i = 0; i < 5; ++i) {
        words << claimVerdictWord(static_cast<ClaimVerdict>(i));
        labels << claimVerdictLabel(static_cast<ClaimVerdict>(i));
    }
    QCOMPARE(words,
             QStringList({u"holds"_s, u"does-not-hold"_s, u"depends"_s, u"cannot-be-told"_s, u"cannot-be-checked"_s}));
    QCOMPARE(labels,
             QStringList({u"holds"_s, u"does not hold"_s, u"depends"_s, u"inconclusive"_s, u"cannot be checked"_s}));
}

// Claims that cannot be checked are not counted, as in the page's title.
void TestClaimsPage::chartsCountWhatCanBeChecked()
{
    const QList<ClaimCheck> checks = checkClaims(m_shipped, defaultBoard());
    for (const ClaimScale scale : {ClaimScale::Share, ClaimScale::Factor}) {
        const ChartSpec chart = claimsChart(m_shipped, checks, scale, Formatter());
        qsizetype others = 0;
        qsizetype holding = 0;
        for (const ClaimCheck &check : checks) {
            const bool isDrawn = check.scale == scale && check.claimed
                && std::ranges::any_of(check.readings, [](const ClaimReading &reading) {
                                     return reading.value && reading.value->low > 0.0;
                                 });
            if (!isDrawn || isOurs(*check.claim) || check.verdict == ClaimVerdict::CannotCheck)
                continue;
            ++others;
            holding += check.verdict == ClaimVerdict::Supported ? 1 : 0;
        }
        QVERIFY2(chart.title.endsWith(u": %1 of %2 checkable claims hold"_s.arg(holding).arg(others)),
                 qPrintable(chart.title));
        QCOMPARE(chart.alone.statement,
                 (scale == ClaimScale::Share ? u"%1 of %2 checkable claims of cost hold"_s
                                             : u"%1 of %2 checkable claims of speed and size hold"_s)
                     .arg(holding)
                     .arg(others));
    }
}

void TestClaimsPage::countsInOneSentence()
{
    const Claim number = aClaim("a", "x", 3);
    Claim words = number;
    words.value.reset();
    const auto of = [](const Claim &claim, ClaimVerdict verdict) {
        return ClaimCheck{.claim = &claim, .verdict = verdict};
    };
    Claim own = number;
    own.who = u"Chipboard"_s;
    const Headline mixed = claimsHeadline(
        {of(number, ClaimVerdict::Supported), of(own, ClaimVerdict::Supported), of(own, ClaimVerdict::Depends)},
        Formatter());
    QCOMPARE(mixed.title, u"1 of 1 published claims that can be checked hold, 0 do not"_s);
    QVERIFY2(mixed.support.endsWith(u" Of Chipboard's own claims, 1 of 2 hold."_s), qPrintable(mixed.support));
    const Headline others = claimsHeadline({of(number, ClaimVerdict::Supported), of(number, ClaimVerdict::Supported),
                                            of(number, ClaimVerdict::Depends), of(words, ClaimVerdict::NotSupported)},
                                           Formatter());
    // Claims without a number count too: the table has them all.
    QCOMPARE(others.title, u"2 of 4 published claims that can be checked hold, 1 do not"_s);
    QCOMPARE(others.support,
             u"1 depend on the comparison, 0 are inconclusive, and 0 of all 4 claims cannot be checked."_s);
    QCOMPARE(claimsHeadline({of(number, ClaimVerdict::CannotCheck)}, Formatter()).title,
             u"No claim here can be checked"_s);
}

// A reader finds every number: the title's in the table, those of the charts in the title's, and the rest in a note.
void TestClaimsPage::titleChartsAndTableCountTheSame()
{
    const Board board = defaultBoard();
    const PageSpec page = pageOf(m_shipped, board);
    QMap<QString, int> inTable; // published claims by verdict; the other rows are sources that disagree
    for (const QStringList &row : textRows(page.numbers)) {
        if (row.at(1) != u"Chipboard (ours)" && row.at(1) != u"sources that disagree")
            ++inTable[row.at(6)];
    }
    int checked = 0;
    for (auto it = inTable.cbegin(); it != inTable.cend(); ++it)
        checked += it.key() == u"cannot be checked" ? 0 : it.value();
    QCOMPARE(page.title,
             u"%1 of %2 published claims that can be checked hold, %3 do not"_s.arg(inTable.value(u"holds"_s))
                 .arg(checked)
                 .arg(inTable.value(u"does not hold"_s)));
    int drawn = 0;
    static const QRegularExpression counted(u" of ([0-9]+) checkable claims hold$"_s);
    for (const ChartSpec &chart : page.charts.first(2))
        drawn += counted.match(chart.title).captured(1).toInt();
    QVERIFY(drawn > 0 && drawn < checked);
    const QString told = u"The charts show %1 of the %2 checkable claims; "_s.arg(drawn).arg(checked);
    const QStringList notes = page.notes.filter(told);
    QCOMPARE(notes.size(), 1);
    QCOMPARE(notes.constFirst().section(u": "_s, 1).split(u"; "_s).size(), checked - drawn);
    QVERIFY2(notes.constFirst().contains(u"trn1.2xlarge (does not hold)"_s), qPrintable(notes.constFirst()));
    QVERIFY(page.charts.constFirst().notes.isEmpty()); // it would take the height of the rows' names
}

// Announced chips have claims, but no recomputed value that would be hatched.
void TestClaimsPage::legendHasOnlyMarksThatAreDrawn()
{
    const PageSpec page = pageOf(m_shipped, onDemandBoard());
    bool isHatched = false;
    for (const ChartSpec &chart : page.charts) {
        for (const PlaneMark &mark : chart.plane.marks)
            isHatched = isHatched || mark.style == MarkStyle::Hatched;
    }
    QVERIFY(!isHatched);
    QVERIFY2(!page.legend.text().contains(u"hatched"_s), qPrintable(page.legend.text()));
    // Verdicts stand before the names of rows, which the rents have not.
    QVERIFY(legendOn(page.legend, {page.charts.constFirst()}).text().contains(u"✓ holds"_s));
    QCOMPARE(page.charts.constLast().id, u"rainier"_s);
    QVERIFY(!legendOn(page.legend, {page.charts.constLast()}).text().contains(u"✓"_s));
}

static constexpr const char16_t *smallPage =
    uR"~(page claims: 0 of 2 published claims that can be checked hold, 1 do not
support: 1 depend on the comparison, 0 are inconclusive, and 0 of all 2 claims cannot be checked.
chart factors: Claims of speed and size
  subtitle: times what it is compared with · diamond = claimed · circle = recomputed
  axis:  [times] 1 to 10, ticks 1 2 5 10, logarithmic
  y axis:  [] 0 to 1, ticks
chart shares: Cost: 0 of 1 checkable claims hold
  subtitle: % of the cost of what it is compared with · diamond = claimed · circle = recomputed
  axis:  [%] 20 to 200, ticks 20 50 100 200, logarithmic
  y axis:  [] 0 to 1, ticks 0.5
  mark trainium2 trainium (64.972384, 0.5) solid circle ""
  mark trainium2 trainium (86.112502, 0.5) solid circle ""
  mark trainium2 trainium (49.492051, 0.5) solid circle "✗ 49%"
  mark trainium2 trainium (50 [49.5, 50.5], 0.5) outlined diamond ""
  alone: 0 of 1 checkable claims of cost hold |  |)~"
    u" \n" // neither a caution nor sources of its own
    uR"~(legend: ✓ holds, ✗ does not, ± depends on the comparison, ≈ is inconclusive, ? cannot be checked · line = range · outlined = claimed or estimated
footer: Sources: Title of source, Jan 2026 · Prices: Book on-demand, us-east-2, 31 Jan 2026 · Catalogue of 31 Jan 2026
numbers: About | Who | When | Statement | Claimed | Recomputed | Verdict | Arithmetic and reason
  Trainium2 | AWS chip guide | 11 Dec 2025 | It is so. | – | 1.31x; 0.66x | depends | FP8 compute, trn2.48xlarge against p5.48xlarge: 20784 TFLOPS / 15832 TFLOPS = 1.31; FP8 compute, Trainium2 against H100: 1299 TFLOPS / 1979 TFLOPS = 0.66. It holds for: FP8 compute, trn2.48xlarge against p5.48xlarge. It does not hold for: FP8 compute, Trainium2 against H100.
  Trainium2 | AWS chip guide | 11 Dec 2025 | It is so. | costs 50% | 65%; 86%; 49% | does not hold | Price per hour: 35.7608 USD/h / 55.04 USD/h = 0.65 (Capacity Block price vs on-demand list price); Price per hour, both in Capacity Blocks: 35.7608 USD/h / 41.528 USD/h = 0.86; Cost of compute, FP8: 1.72059 USD/PFLOPS-h / 3.4765 USD/PFLOPS-h = 0.49 (Capacity Block price vs on-demand list price).
  C01, Topic of C01 | sources that disagree | – | 96 GB. / 96 GiB. | – | – | the second figure | 96 GiB = 103.08 GB. Keep GiB.
file: trainium2_claims
)~";

// One party may claim several things about one chip.
void TestClaimsPage::rowsHaveNamesOfTheirOwn()
{
    QStringList names;
    for (const ChartSpec &chart : pageOf(m_shipped, onDemandBoard()).charts.first(2)) {
        names = chart.plane.y.tickLabels;
        QVERIFY(names.size() > 5);
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
        const bool isTold = std::ranges::any_of(
            names, [](const QString &name) { return name.contains(u": "_s) && !name.endsWith(u": "_s); });
        QVERIFY2(isTold, qPrintable(names.join(u'\n')));
        for (const QString &name : std::as_const(names)) {
            // "4x" says what is four times as much; the chart of costs says so of its shares.
            static const QRegularExpression bare(u": [0-9.]+x"_s);
            QVERIFY2(!name.contains(bare), qPrintable(name));
            // Short enough for a small window.
            QVERIFY2(name.size() <= 44, qPrintable(name));
            QVERIFY2(!name.contains(u"guide") || name.contains(u"AWS chip guide"), qPrintable(name));
        }
        // From the top: claims of others, then our own.
        bool isOwn = false;
        for (auto name = names.crbegin(); name != names.crend(); ++name) {
            QVERIFY2(!isOwn || name->contains(u"(ours)"), qPrintable(*name));
            isOwn = isOwn || name->contains(u"(ours)");
        }
    }
}

// A repeated claim gets a number.
void TestClaimsPage::equalClaimsAreNumbered()
{
    Catalog catalog = m_shipped;
    const auto claim =
        std::ranges::find_if(catalog.claims, [](const Claim &one) { return one.id.text() == u"trainium2-fp8-ratio"; });
    const Claim again = *claim;
    catalog.claims << again << again;
    const QStringList names = pageOf(catalog, onDemandBoard()).charts.constFirst().plane.y.tickLabels;
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), names.size());
    QCOMPARE(names.filter(u" (2)"_s).size(), 1);
    QCOMPARE(names.filter(u" (3)"_s).size(), 1);
}

// The sign at a row's name is its verdict, the sign before a number says whether that number supports the claim.
void TestClaimsPage::verdictsNeedNoColour()
{
    const PageSpec page = pageOf(m_shipped, onDemandBoard());
    QMap<QString, int> signs;
    for (const ChartSpec &chart : page.charts.first(2)) {
        const PlaneSpec &plane = chart.plane;
        for (qsizetype i = 0; i < plane.y.ticks.size(); ++i) {
            const QString sign = plane.y.tickLabels.at(i).section(u' ', 0, 0);
            ++signs[sign];
            int holding = 0;
            int failing = 0;
            for (const PlaneMark &mark : plane.marks) {
                if (mark.y != plane.y.ticks.at(i))
                    continue;
                holding += mark.label.startsWith(u"✓"_s) ? 1 : 0;
                failing += mark.label.startsWith(u"✗"_s) || mark.label.startsWith(u"≈"_s) ? 1 : 0;
                QVERIFY2(!mark.label.endsWith(u"✗"_s), qPrintable(mark.label)); // like another "x" for times
                // An unverifiable claim was not recomputed: it stands alone.
                QVERIFY2(mark.shape == MarkShape::Diamond || sign != u"?", qPrintable(mark.label));
            }
            QCOMPARE(holding + failing > 0, sign != u"?");
            QVERIFY2(holding <= 1 && failing <= 1, qPrintable(plane.y.tickLabels.at(i))); // the basis of the verdict
            if (sign == u"✓")
                QVERIFY2(holding > 0, qPrintable(plane.y.tickLabels.at(i)));
            else if (sign == u"✗")
                QCOMPARE(holding, 0);
        }
    }
    for (const char16_t *sign : {u"±", u"≈", u"✓", u"✗"})
        QVERIFY(signs.contains(QString::fromUtf16(sign)));
    QVERIFY(!signs.contains(QString())); // every row has a sign
}

void TestClaimsPage::pageOfASmallWorld()
{
    Catalog catalog = smallWorld();
    catalog.claims = {aClaim("trn2-h100-class", "", 0), aClaim("trainium2-half-price", "%", 50)};
    catalog.claims.first().value.reset();
    Contradiction one = aContradiction("C01", ChipId(u"trainium2"_s), "memory");
    one.first = u"96 GB."_s;
    one.second = u"96 GiB."_s;
    one.computation = u"96 GiB = 103.08 GB"_s;
    one.verdict = u"Keep GiB."_s;
    one.prefer = u"b"_s;
    catalog.contradictions = {one};
    catalog.index();
    const QString text =
        plain(toText(pageOf(catalog, aBoard({u"trainium2"_s})))).replace(u", ticks \n"_s, u", ticks\n"_s);
    QCOMPARE(firstDifference(text, QString::fromUtf16(smallPage)), QString());
}

void TestClaimsPage::everyBoardMakesAPage()
{
    QRandomGenerator random(57);
    for (int round = 0; round < 12; ++round) {
        Board board = onDemandBoard();
        board.level = static_cast<Level>(random.bounded(3));
        board.priceBook = m_shipped.books.at(random.bounded(static_cast<int>(m_shipped.books.size()))).id;
        board.workload = m_shipped.workloads.at(random.bounded(static_cast<int>(m_shipped.workloads.size()))).id;
        board.chips = {m_shipped.chips.at(random.bounded(static_cast<int>(m_shipped.chips.size()))).id};
        const PageSpec page = pageOf(m_shipped, board);
        QVERIFY2(faultOf(page).isEmpty(), qPrintable(QString::number(round) + u": "_s + faultOf(page)));
        QCOMPARE(page.numbers.subjects.size(), page.numbers.rows.size());
        for (const Table &list : page.lists) {
            for (const QStringList &row : plainRows(list))
                QCOMPARE(row.size(), list.columns.size());
        }
        for (const QStringList &row : plainRows(page.data))
            QCOMPARE(row.size(), page.data.columns.size());
    }
}

CHIPBOARD_TEST(TestClaimsPage, QCoreApplication)

} // namespace tst_claimspage

#include "tst_claimspage.moc"
