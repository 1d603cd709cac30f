// Texts of the advice on the shipped catalogue: takeaways, requirements that conflict alone and together, what would
// change the first choice, and no sentence that compares prices of different types. The numbers behind them are at the
// top of tst_advise.
//
// Price types, On-demand list of 2026-07-20: Trainium2 is not in it and falls back to AWS capacity blocks, as does
// GB200 on AWS; TPU7x, TPU v6e, H200, H100 and GB200 on Azure are on demand.
#include "data/analysis/advise.h"
#include "data/analysis/rules.h"
#include "data/board/needs.h"
#include "data/compare/evaluate.h"
#include "data/files/catalogreader.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/randomneeds.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_advicewords {

class TestAdviceWords : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void initTestCase() { m_catalog = loadCatalog({}).catalog; }
    void conflicts_data();
    void conflicts();
    void eachNeedOfAConflictIsNeededForIt();
    void nothingAtAllIsNotBlamedOnNeeds();
    void takeaways_data();
    void takeaways();
    void tellsWhatWouldTurnIt();
    void speedIsThatOfAChip();
    void thresholdsStandInTheirSentences_data();
    void thresholdsStandInTheirSentences();
    void noSavingIsToldOfTwoKindsOfPrice();
    void atOneKindOfPriceTheSavingCounts();
    void numbersSayWhichKindOfPrice();
    void everyRulingOutHasAFewWords();
    void lockInNamesTheChipsOwnFamily();
    void billsOfPartsOfInstancesAreToBeChecked();
    void billsAboveTodaysAreToBeChecked();

private:
    [[nodiscard]] Board boardOf(const QString &words) const;
    [[nodiscard]] Advice adviceOn(const QString &words) const { return advise(m_catalog, boardOf(words), Formatter()); }

    Catalog m_catalog;
};

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

static QStringList plain(QStringList texts)
{
    for (QString &text : texts)
        text = plain(text);
    return texts;
}

static QString textOf(const Advice &advice, const char *chip, const QString &rule)
{
    const AdvisedOption *option = advice.option(ChipId(QString::fromLatin1(chip)));
    for (const AdviceReason &reason : option->reasons) {
        if (reason.rule == rule)
            return plain(reason.text);
    }
    return {};
}

// "cuda=yes prices=spot": the default board with these requirements.
Board TestAdviceWords::boardOf(const QString &words) const
{
    Board board = onDemandBoard();
    for (const QString &word : words.split(u' ', Qt::SkipEmptyParts)) {
        const QString name = word.section(u'=', 0, 0);
        const QString value = word.section(u'=', 1);
        if (name == u"workload")
            board.workload = WorkloadId(value);
        else if (name == u"baseline")
            board.baseline = value;
        else if (name == u"prices")
            board.priceBook = BookId(value);
        else
            board.needs = withNeed(board.needs, *findNeed(name), value).value();
    }
    return board;
}

void TestAdviceWords::conflicts_data()
{
    QTest::addColumn<QString>("needs");
    QTest::addColumn<QStringList>("sentences");
    QTest::newRow("no budget")
        << u"budget=0"_s
        << QStringList{u"No chip meets \"Monthly budget: 0.00 USD\": RTX PRO 6000 comes nearest with 6050 USD."_s};
    QTest::newRow("too soon") << u"workload=pretrain-llama-3.1-70b deadline=5"_s
                              << QStringList{
                                     u"No chip meets \"Days available: 5 days\": GB200 comes nearest with about "
                                     "15.3 days (10 days to 23.3 days)."_s};
    QTest::newRow("memory no instance has") << u"memory=1000000"_s
                                            << QStringList{u"No chip meets \"Memory of one instance: 1000000 GiB\": "
                                                           "TPU v5p comes nearest with 583680 GiB."_s};
    QTest::newRow("too few chips") << u"workload=pretrain-llama-3.1-405b scale=1"_s
                                   << QStringList{u"No chip meets \"Chips: 1\": without it, TPU v6e would fit."_s};
    // Below 8,000 USD there are RTX PRO 6000, at 161 ms a token, and L40S, at 151.
    QTest::newRow("two together")
        << u"budget=8000 latency=50"_s
        << QStringList{u"No chip meets \"Monthly budget: 8000 USD\", \"Maximum TPOT: 50 ms\" together. Without "
                       "\"Monthly budget: 8000 USD\", Inferentia2 comes nearest with 9480 USD. Without \"Maximum TPOT: "
                       "50 ms\", L40S comes nearest with about 151 ms (102 ms to 225 ms)."_s};
    QTest::newRow("a third has nothing to do with it")
        << u"budget=8000 latency=50 framework=pytorch"_s
        << QStringList{u"No chip meets \"Monthly budget: 8000 USD\", \"Maximum TPOT: 50 ms\" together. Without "
                       "\"Monthly budget: 8000 USD\", Inferentia2 comes nearest with 9480 USD. Without \"Maximum TPOT: "
                       "50 ms\", L40S comes nearest with about 151 ms (102 ms to 225 ms)."_s};
    QTest::newRow("each impossible")
        << u"budget=1000 deadline=3 memory=9e8"_s
        << QStringList{u"No chip meets \"Monthly budget: 1000 USD\": RTX PRO 6000 comes nearest with 6050 USD."_s,
                       u"No chip meets \"Memory of one instance: 900000000 GiB\": TPU v5p comes nearest with 583680 "
                       "GiB."_s};
    QTest::newRow("one alone, two together")
        << u"budget=8000 latency=50 memory=9e8"_s
        << QStringList{u"No chip meets \"Monthly budget: 8000 USD\", \"Maximum TPOT: 50 ms\" together. "
                       "Ignoring all other requirements: Without \"Monthly budget: 8000 USD\", Inferentia2 "
                       "comes nearest with 9480 USD. Without \"Maximum TPOT: 50 ms\", L40S comes nearest "
                       "with about 151 ms (102 ms to 225 ms)."_s,
                       u"No chip meets \"Memory of one instance: 900000000 GiB\": TPU v5p comes nearest with 583680 "
                       "GiB."_s};
    // Azure rents T4 in machines of one chip: the sentence names no other machine.
    QTest::newRow("in one cloud")
        << u"budget=8000 cloud=azure latency=40"_s
        << QStringList{u"No chip meets \"Monthly budget: 8000 USD\", \"Maximum TPOT: 40 ms\" together. Without "
                       "\"Monthly budget: 8000 USD\", H100 NVL comes nearest with about 12900 USD (10100 USD to 12900 "
                       "USD). Without \"Maximum TPOT: 40 "
                       "ms\", T4 comes nearest with about 1550 ms (1040 ms to 2300 ms)."_s};
    // Only Capacity Blocks have prices in us-east-2.
    QTest::newRow("a region of another cloud")
        << u"cloud=gcp region=us-east-2"_s
        << QStringList{u"No chip meets \"Cloud: GCP\", \"Region: us-east-2\" together. Without \"Cloud: GCP\", "
                       "A100 40GB would fit. Without \"Region: us-east-2\", TPU7x would fit."_s};
    // GB200 has the shortest batch of one picture: 3.54 s.
    QTest::newRow("a batch too soon")
        << u"workload=flux-images latency=10"_s
        << QStringList{u"No chip meets \"Maximum TPOT: 10 ms\": GB200 comes nearest with about 3540 ms "
                       "(2220 ms to 5630 ms)."_s};
    QTest::newRow("nothing conflicts") << u"budget=1000000 cuda=yes"_s << QStringList{};
}

void TestAdviceWords::conflicts()
{
    QFETCH(const QString, needs);
    QFETCH(const QStringList, sentences);
    // TPU7x is rented by the chip, without a known instance: its memory rules nothing out.
    Catalog sized = m_catalog;
    if (needs.contains(u"memory="_s))
        sized.chips.removeIf([](const Chip &chip) { return chip.id == ChipId(u"tpu-v7"_s); });
    sized.index();
    const Advice advice = advise(sized, boardOf(needs), Formatter());
    QCOMPARE(plain(advice.conflicts), sentences);
    QCOMPARE(advice.first() == nullptr, !sentences.isEmpty());
    if (!sentences.isEmpty())
        QCOMPARE(advice.takeaway, u"No chip meets all requirements"_s);
}

// The requirements quoted in a conflict leave no chip; without any one of them some chip is left.
void TestAdviceWords::eachNeedOfAConflictIsNeededForIt()
{
    Catalog few = m_catalog;
    few.chips.removeIf([](const Chip &chip) {
        return !QStringList{u"trainium2"_s, u"gb200"_s, u"h100-sxm"_s, u"tpu-v6e"_s}.contains(chip.id.text());
    });
    few.index();
    QRandomGenerator random(20261123);
    int seen = 0;
    int together = 0;
    for (int i = 0; i < 60; ++i) {
        Board board = onDemandBoard();
        board.needs = randomNeeds(random);
        const Advice advice = advise(few, board, Formatter());
        for (const QString &text : advice.conflicts) {
            QList<const NeedRow *> told;
            for (const NeedRow *row : saidIn(board.needs)) {
                if (text.startsWith(u"No chip meets") && text.contains(saidText(*row, board.needs, Formatter())))
                    told << row;
            }
            const auto leaves = [&](const NeedRow *dropped) {
                Needs needs;
                for (const NeedRow *row : told) {
                    if (row != dropped)
                        needs = withNeed(needs, *row, row->textOf(board.needs)).value();
                }
                Board other = board;
                other.needs = needs;
                return advise(few, other, Formatter()).first() != nullptr;
            };
            QVERIFY2(!told.isEmpty(), qPrintable(text));
            QVERIFY2(!leaves(nullptr), qPrintable(text));
            for (const NeedRow *row : std::as_const(told))
                QVERIFY2(leaves(row), qPrintable(text));
            ++seen;
            together += told.size() > 1 ? 1 : 0;
        }
    }
    QVERIFY2(seen > 20 && together > 0, qPrintable(u"%1, %2"_s.arg(seen).arg(together)));
}

// A list without prices rules out all chips whatever the requirements: they are not blamed for it.
void TestAdviceWords::nothingAtAllIsNotBlamedOnNeeds()
{
    Catalog bare = m_catalog;
    bare.books.clear();
    bare.index();
    Board board = boardOf(u"budget=5000"_s);
    const Advice advice = advise(bare, board, Formatter());
    QCOMPARE(advice.takeaway, u"No chip can be recommended"_s);
    QCOMPARE(advice.conflicts.size(), 3);
    QCOMPARE(advice.conflicts.constFirst(),
             u"No chip in the catalogue can be recommended, regardless of the requirements."_s);
    QVERIFY2(advice.conflicts.at(1).contains(u": The cost is unknown."), qPrintable(advice.conflicts.at(1)));
    QCOMPARE(advice.conflicts.at(2), u"Choose another price list, or enter your own prices."_s);
}

void TestAdviceWords::takeaways_data()
{
    QTest::addColumn<QString>("needs");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("prices of the guide")
        << u"prices=guide-2025-12"_s
        << u"Probably best of 3 chips: Trainium2 at $0.27 per million output tokens; next H100 at $0.47"_s;
    // 1.57 (0.95 to 2.59) against 1.81 (1.33 to 2.48): odds 63:37, as the ranges of all options overlap.
    QTest::newRow("ranges overlap")
        << u"prices=capacity-blocks"_s
        << u"Of 9 chips, A100 40GB may be best: $1.57 per million output tokens; next GB200 at $1.81"_s;
    // 10.4M (6.1M to 17.8M) against 17.0M (10.0M to 28.9M): 80:20, but best of all nine in 46 of 100 cases.
    QTest::newRow("probable against the next, not against all")
        << u"prices=capacity-blocks workload=pretrain-deepseek-v3"_s
        << u"Of 9 chips, GB200 may be best: $10.4M; next A100 40GB at $17M"_s;
    // An amount always has its unit of work: no room for the names of three ties.
    QTest::newRow("nothing is said")
        << QString() << u"Best of 23 chips: TPU7x at $1.83 per million output tokens, about the same as 3 others"_s;
    QTest::newRow("about the same as one")
        << u"cloud=aws"_s << u"Best fit: GB200 at $1.81 per million output tokens, about the same as Trainium2"_s;
    QTest::newRow("nothing decides") << u"workload=pretrain-llama-3.1-70b"_s
                                     << u"Probably best of 22 chips: TPU v6e at $18.2M; next TPU7x at $28.4M"_s;
    QTest::newRow("cost decides") << u"multi_cloud=yes"_s
                                  << u"MI300X may be best: $1.92 per million output tokens; next H200 at $2.46"_s;
    QTest::newRow("cost decides on AWS")
        << u"deadline=30 cloud=aws"_s
        << u"Probably best: GB200 at $1.81 per million output tokens; next H200 at $2.46"_s;
    QTest::newRow("ranges are apart") << u"workload=bert-large-batch cloud=aws"_s
                                      << u"Best fit: Trainium2 at $0.19 per million items; next L40S at $0.28"_s;
    QTest::newRow("about the same as several")
        << u"deadline=30"_s << u"Best fit: H200 at $2.46 per million output tokens, about the same as B200, H100"_s;
    // Trainium1, the only other chip priced there, would cost 1.40, but its software is in maintenance.
    QTest::newRow("the next is behind others whatever it costs")
        << u"region=ap-southeast-4"_s << u"Best fit: Trainium2 at $1.98 per million output tokens"_s;
    QTest::newRow("two of one vendor")
        << u"memory=10000"_s << u"Probably best: TPU7x at $1.83 per million output tokens; next TPU v5p at $2.75"_s;
    QTest::newRow("one is left") << u"budget=7000"_s
                                 << u"Only RTX PRO 6000 meets all requirements, at $5.01 per million output tokens"_s;
    QTest::newRow("two are left") << u"budget=8000"_s
                                  << u"RTX PRO 6000 may be best: $5.01 per million output tokens; next L40S at $6.08"_s;
    QTest::newRow("speed, level") << u"priority=speed"_s
                                  << u"Best fit: TPU7x at 1820 tokens/s per chip, about the same as GB200"_s;
    QTest::newRow("no such work") << u"workload=gone"_s
                                  << u"The workload is not in the catalogue: choose another one"_s;
}

void TestAdviceWords::takeaways()
{
    QFETCH(const QString, needs);
    QFETCH(const QString, sentence);
    QCOMPARE(plain(adviceOn(needs).takeaway), sentence);
}

void TestAdviceWords::tellsWhatWouldTurnIt()
{
    const QStringList turns = plain(adviceOn(u"cloud=azure"_s).turns);
    QCOMPARE(turns.constFirst(),
             u"Without \"Cloud: Azure\", TPU7x would come first, at about 1.83 USD per 1M output tokens."_s);
    // GB200 at a block price and H200 on demand: a break-even price would mean nothing. Without the cloud GB200 is
    // priced on demand and dearer. It is the fastest, too.
    const QStringList soon = plain(adviceOn(u"deadline=30 cloud=aws"_s).turns);
    QCOMPARE(soon,
             QStringList{u"Without \"Cloud: AWS\", H200 would come first, at about 2.46 USD per 1M output tokens."_s});
    // No break-even price for Trainium1 either, whose software is in maintenance.
    const QStringList there = plain(adviceOn(u"region=ap-southeast-4"_s).turns);
    QVERIFY2(there.size() == 4, qPrintable(there.join(u'\n')));
    QVERIFY2(there.constLast().startsWith(u"With less than 10,000 USD of monthly spend"_s), qPrintable(there.last()));
    const QStringList usual = plain(adviceOn({}).turns); // TPU7x and TPU v6e are both on demand: 1.861 / 1.832 = 102 %
    QCOMPARE(usual.constLast(),
             u"TPU7x is about 2% cheaper than TPU v6e, unless its price rises 2%, above $12.19 an hour."_s);
    // Trainium2 is first, at 0.186 against 0.275 of an L40S in a g6e.xlarge.
    const QStringList texts = plain(adviceOn(u"workload=bert-large-batch cloud=aws"_s).turns);
    QCOMPARE(texts.value(1),
             u"With operators that are written for CUDA, L40S would come first, at about 0.28 USD per 1M items."_s);
    // Both at the guide's prices: the break-even price.
    const QString guide = plain(adviceOn(u"prices=guide-2025-12"_s).turns).constLast();
    QVERIFY2(guide.startsWith(u"Trainium2 is about 43% cheaper than H100"), qPrintable(guide));
    const QStringList alone = plain(adviceOn(u"budget=7000"_s).turns);
    QVERIFY2(alone.constFirst().startsWith(u"Without \"Monthly budget: 7000 USD\", TPU7x would come first"_s),
             qPrintable(alone.join(u'\n')));
    QVERIFY(adviceOn(u"budget=0"_s).turns.isEmpty());
}

void TestAdviceWords::speedIsThatOfAChip()
{
    const QStringList turns = plain(adviceOn(u"cloud=azure"_s).turns);
    QVERIFY2(turns.contains(u"If speed per chip matters more than cost, GB200 would come first, with "
                            "about 1620 tokens/s per chip."_s),
             qPrintable(turns.join(u'\n')));
    // On AWS it is the cheapest and, at 1,620 against 1,610 of Blackwell Ultra, the fastest: the choice stays the same.
    for (const QString &text : adviceOn(u"cloud=aws"_s).turns)
        QVERIFY2(!text.contains(u"speed per chip"_s), qPrintable(text));
    // No break-even price when speed decides.
    for (const QString &text : adviceOn(u"priority=speed"_s).turns)
        QVERIFY2(!text.contains(u"cheaper"_s), qPrintable(text));
    const Situation run = situationOf(m_catalog, boardOf(u"workload=pretrain-llama-3.1-70b"_s), Formatter());
    const Candidate *gb200 = run.candidate(ChipId(u"gb200"_s));
    QVERIFY(gb200->pace && gb200->chipHours);
    QCOMPARE(gb200->pace->value, 1.0 / gb200->chipHours->value);
    QCOMPARE(paceText(run, *gb200), Formatter().compact(gb200->chipHours->value) + u" chip-hours"_s);
    const Situation pictures = situationOf(m_catalog, boardOf(u"workload=flux-images"_s), Formatter());
    QVERIFY(paceText(pictures, *pictures.candidate(ChipId(u"gb200"_s))).endsWith(u" items/s per chip"_s));
}

void TestAdviceWords::thresholdsStandInTheirSentences_data()
{
    QTest::addColumn<QString>("needs");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("below the lower one")
        << u"spend=5000"_s << u"inferentia-threshold-below"_s
        << u"Below 10,000 USD of inference a month the engineering mostly costs more than it "
           "saves. It is 5000 USD a month here."_s;
    QTest::newRow("above the lower one")
        << u"spend=50000"_s << u"inferentia-threshold-low"_s
        << u"Moving starts to pay above 10,000 USD of inference a month. It is 50000 USD a month here."_s;
    QTest::newRow("above the higher one")
        << u"spend=200000"_s << u"inferentia-threshold-high"_s
        << u"Above 100,000 USD of inference a month the return is large. It is 200000 USD a month here."_s;
}

void TestAdviceWords::thresholdsStandInTheirSentences()
{
    QFETCH(const QString, needs);
    QFETCH(const QString, rule);
    QTEST(textOf(adviceOn(needs), "trainium2", rule), "sentence");
    for (const Rule &one : m_catalog.rules) // no sentence refers to a number in another sentence
        QVERIFY2(!one.text.startsWith(u"Below it"_s) && !one.text.contains(u"the high threshold"_s),
                 qPrintable(one.text));
}

void TestAdviceWords::noSavingIsToldOfTwoKindsOfPrice()
{
    const Advice advice = adviceOn(u"workload=bert-large-batch spend=200000"_s);
    const AdvisedOption *trainium = advice.option(ChipId(u"trainium2"_s));
    const QString kinds = u"Their price types differ: Trainium2 (Capacity Block price), H100 (on-demand list price)."_s;
    for (const char *rule : {"trainium-choose-savings", "inferentia-threshold-savings"}) {
        const QString text = textOf(advice, "trainium2", QString::fromLatin1(rule));
        QVERIFY2(text.endsWith(kinds) && !text.contains(u"% less"_s), qPrintable(text));
    }
    for (const AdviceReason &reason : trainium->reasons)
        QVERIFY2(reason.rule != u"trainium-choose-savings" || reason.effect == Effect::Verify, "no reason for it");
    int told = 0;
    for (const AdviceStep &step : advice.steps)
        told += plain(step.here).endsWith(kinds) ? 1 : 0;
    QCOMPARE(told, 3); // savings, expected result, payback
}

// Both at capacity-block prices: Trainium2 1.982 against 1.986, a saving of 0.2 %, far below the 30 of the guide.
void TestAdviceWords::atOneKindOfPriceTheSavingCounts()
{
    QVERIFY(textOf(adviceOn(u"prices=capacity-blocks"_s), "trainium2", u"trainium-choose-savings"_s).isEmpty());
    // The guide's own prices have one type: H100 9.80 / 8 and Trainium2 4.80 / 16 USD/h.
    const Advice guide = adviceOn(u"workload=bert-large-batch prices=guide-2025-12"_s);
    const QString text = textOf(guide, "trainium2", u"trainium-choose-savings"_s);
    QVERIFY2(text.contains(u"% less than H100 here."_s), qPrintable(text));
    for (const AdviceReason &reason : guide.option(ChipId(u"trainium2"_s))->reasons)
        QVERIFY(reason.rule != u"trainium-choose-savings" || reason.effect == Effect::Prefer);
}

void TestAdviceWords::numbersSayWhichKindOfPrice()
{
    const Situation situation = situationOf(m_catalog, boardOf(u"cloud=aws"_s), Formatter());
    const Candidate &trainium = *situation.candidate(ChipId(u"trainium2"_s));
    const Candidate &h100 = *situation.candidate(ChipId(u"h100-sxm"_s));
    const Candidate &gb200 = *situation.candidate(ChipId(u"gb200"_s));
    QCOMPARE(plain(pricedText(situation, trainium)), u"1.98 USD per 1M output tokens (Capacity Block price)"_s);
    QCOMPARE(plain(pricedText(situation, h100)), u"2.63 USD per 1M output tokens"_s);
    QVERIFY(arePricedAlike(trainium, gb200) && !arePricedAlike(trainium, h100));
    QVERIFY(unlikeText(trainium, gb200).isEmpty());
    QVERIFY(arePricedAlike(trainium, Candidate()) && pricedText(situation, Candidate()).isEmpty());
    const Advice advice = adviceOn({});
    QVERIFY(!advice.isPricedAlike() && !advice.firstStandsApart() && advice.anyMeetsFirst());
    const Advice alike = adviceOn(u"budget=7000"_s);
    QVERIFY(alike.isPricedAlike() && alike.firstStandsApart());
    QVERIFY(adviceOn(u"priority=speed"_s).isPricedAlike()); // it does not rank by price
}

// After "ruled out:" a topic name would not explain anything.
void TestAdviceWords::everyRulingOutHasAFewWords()
{
    const auto check = [](const char *rule, Topic topic) {
        const QString words = briefly(AdviceReason{.topic = topic, .rule = QString::fromLatin1(rule)});
        return !words.isEmpty() && words != topicLabel(topic) && words.at(0).isLower();
    };
    int rules = 0;
    for (const AdviceRule &rule : adviceRules()) {
        rules += rule.effect == Effect::RuleOut ? 1 : 0;
        QVERIFY2(rule.effect != Effect::RuleOut || check(rule.id, rule.topic), rule.id);
    }
    QCOMPARE(rules, 15);
    for (const LimitRule &limit : limitRules())
        QVERIFY2(check(limit.need, limit.topic), limit.need);
    AdviceReason other{.topic = Topic::Budget};
    QCOMPARE(briefly(other), topicLabel(Topic::Budget));
}

void TestAdviceWords::lockInNamesTheChipsOwnFamily()
{
    const Advice advice = adviceOn({});
    const QString rule = u"trainium-check-lock-in"_s;
    QCOMPARE(textOf(advice, "trainium2", rule),
             u"Trainium exists only on AWS: decide whether to accept the lock-in."_s);
    QCOMPARE(textOf(advice, "inferentia2", rule),
             u"Inferentia exists only on AWS: decide whether to accept the lock-in."_s);
    QVERIFY(textOf(advice, "h100-sxm", rule).isEmpty());
    QVERIFY(textOf(advice, "inferentia", u"inf1-support"_s).startsWith(u"Its software is no longer maintained. "_s));
}

// A bill for whole machines needs no check; a run's bill, which is per chip, does.
void TestAdviceWords::billsOfPartsOfInstancesAreToBeChecked()
{
    const QString rule = u"part-of-instance"_s;
    const Situation serving = situationOf(m_catalog, boardOf({}), Formatter());
    for (const Candidate &candidate : serving.candidates) {
        const QList<AdviceReason> reasons = reasonsFor(serving, candidate);
        const bool isTold = std::ranges::any_of(reasons, [&rule](const AdviceReason &one) { return one.rule == rule; });
        QVERIFY2(!isTold || !candidate.row.estimate.rental, qPrintable(candidate.name()));
    }
    const Advice run = adviceOn(u"workload=lora-llama-3.1-70b scale=4"_s);
    QCOMPARE(textOf(run, "h200-sxm", rule),
             u"Check the bill: it covers 4 chips, because no instance here has fewer than 8 chips."_s);
    QVERIFY(textOf(run, "h100-sxm", rule).isEmpty());
}

// L40S costs 7,660 USD a month, GB200 on Azure 108.16 x 730 = 78,957 with the 4 chips of its machine.
void TestAdviceWords::billsAboveTodaysAreToBeChecked()
{
    const QString rule = u"dearer-than-today"_s;
    const Advice advice = adviceOn(u"spend=10000"_s);
    QCOMPARE(textOf(advice, "gb200", rule),
             u"Check the bill: 78957 USD a month for continuous use exceeds today's 10000 USD."_s);
    QVERIFY(textOf(advice, "l40s", rule).isEmpty());
    QVERIFY(textOf(adviceOn({}), "gb200", rule).isEmpty());
}

CHIPBOARD_TEST(TestAdviceWords, QCoreApplication)

} // namespace tst_advicewords

#include "tst_advicewords.moc"
