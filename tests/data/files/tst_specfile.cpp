// Spec files of every kind: each key reaches its member; every fault is reported at its place.
#include "data/files/specfile.h"

#include "tests/support/fullspecs.h"
#include "tests/support/jsonplaces.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_specfile {

class TestSpecFile : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsTheIndex();
    void readsSources();
    void readsChips();
    void readsPeaksOfChips();
    void readsInstances();
    void readsSystems();
    void readsBooks();
    void readsClaims();
    void readsRulesAndFacts();
    void readsContradictions();
    void readsEveryKey_data();
    void readsEveryKey();
    void reportsEveryWrongType_data();
    void reportsEveryWrongType();
    void reportsEveryUnknownKey_data();
    void reportsEveryUnknownKey();
    void boundsConstants_data();
    void boundsConstants();
    void reportsFilesThatAreNoSpecs_data();
    void reportsFilesThatAreNoSpecs();
    void reportsBadWords_data();
    void reportsBadWords();
    void losesOnlyTheBadItem();
    void losesOnlyTheBadPrice();
    void losesWhatHasAKeyTwice();
    void losesTheBookWhenTheBookIsBad();
    void reportsAllFaultsAtOnce();
};

namespace {

SpecContent read(const QByteArray &text, Problems &problems)
{
    problems.clear();
    return readSpecFile({u"a.json"_s, text}, problems);
}

Catalog readGood(const QByteArray &text)
{
    Problems problems;
    const SpecContent content = read(text, problems);
    if (!problems.isEmpty())
        qFatal("%s", qPrintable(textsOf(problems).join(u'\n')));
    return content.items;
}

void addKinds()
{
    QTest::addColumn<QByteArray>("text");
    for (const FullSpec &spec : fullSpecs)
        QTest::newRow(spec.kind) << QByteArray(spec.text);
}

bool hasProblemAt(const Problems &problems, const QString &pointer)
{
    return std::ranges::any_of(problems, [&](const Problem &problem) { return problem.where.pointer == pointer; });
}

double valueOf(const std::optional<Figure> &figure) { return figure->value->value; }

} // namespace

void TestSpecFile::readsTheIndex()
{
    Problems problems;
    const SpecContent content = read(fullSpec("catalog"), problems);
    QCOMPARE(textsOf(problems), QStringList());
    QCOMPARE(content.items.revision, u"2026-11-20"_s);
    QCOMPARE(content.files, QStringList{u"catalog.json"_s});
}

void TestSpecFile::readsSources()
{
    const QList<Source> sources = readGood(fullSpec("sources")).sources;
    QCOMPARE(sources.size(), 2);
    QCOMPARE(sources.at(0).id, SourceId(u"s1"_s));
    QCOMPARE(sources.at(0).title, u"A page"_s);
    QCOMPARE(sources.at(0).url, u"https://example.org/page"_s);
    QCOMPARE(sources.at(0).asOf, u"2026-01-31"_s);
    QCOMPARE(sources.at(0).kind, SourceKind::Official);
    QCOMPARE(sources.at(0).where, u"a.json#/sources/0"_s);
    QCOMPARE(sources.at(1).kind, SourceKind::Guide);
    QVERIFY(sources.at(1).url.isEmpty());
}

void TestSpecFile::readsChips()
{
    const Chip chip = readGood(fullSpec("chips")).chips.constFirst();
    QCOMPARE(chip.id, ChipId(u"c1"_s));
    QCOMPARE(chip.name, u"C1"_s);
    QCOMPARE(chip.fullName, u"The C1"_s);
    QCOMPARE(chip.vendor, u"Maker"_s);
    QCOMPARE(chip.family, u"Family"_s);
    QCOMPARE(chip.generation, 3);
    QCOMPARE(chip.architecture, u"Core-v3"_s);
    QCOMPARE(chip.status, Availability::Announced);
    QCOMPARE(chip.note, u"A chip."_s);
    QCOMPARE(chip.announced.value, u"2024-12-03"_s);
    QCOMPARE(chip.announced.note, u"At a show."_s);
    QCOMPARE(chip.available.value, QString());
    QCOMPARE(chip.available.reason, u"Not told."_s);
    QCOMPARE(chip.processNode.value, u"5 nm"_s);
    QCOMPARE(chip.memoryType.value, u"HBM3"_s);
    QCOMPARE(chip.servingSoftware.value, u"maintenance"_s);
    QCOMPARE(chip.servingSoftware.asOf, u"2025"_s);
    QCOMPARE(chip.servingSoftware.note, u"No new models."_s);
    QVERIFY(isInMaintenance(chip));
    QCOMPARE(chip.memory.value->value, 96.0);
    QCOMPARE(chip.memory.unit, Unit::GiB);
    QCOMPARE(chip.memoryBandwidth.value->value, 2.9);
    QCOMPARE(valueOf(chip.sram), 224.0);
    QCOMPARE(valueOf(chip.scaleUp), 1.28);
    QCOMPARE(valueOf(chip.network), 200.0);
    QCOMPARE(valueOf(chip.power), 500.0);
    QCOMPARE(valueOf(chip.cores), 8.0);
    QCOMPARE(chip.derivedFrom, ChipId(u"c0"_s));
    QCOMPARE(chip.seeds, (QStringList{u"S001"_s, u"S002"_s}));
    QCOMPARE(chip.where, u"a.json#/chips/0"_s);
}

void TestSpecFile::readsPeaksOfChips()
{
    const Chip chip = readGood(fullSpec("chips")).chips.constFirst();
    QCOMPARE(chip.dense.size(), allPrecisions.size());
    QCOMPARE(chip.sparse.size(), 1U);
    const Figure &bf16 = chip.dense.at(Precision::Bf16);
    QCOMPARE(bf16.value, (Interval{640, 667, 680}));
    QCOMPARE(bf16.rangeNote, u"of two pages"_s);
    QCOMPARE(bf16.status, FigureStatus::Announced);
    QCOMPARE(bf16.where, u"a.json#/chips/0/dense/bf16"_s);
    QCOMPARE(bf16.rivals.size(), 1);
    QCOMPARE(bf16.rivals.at(0).formula, u"2 x 325 TFLOPS"_s);
    QCOMPARE(chip.dense.at(Precision::Fp8).missingKind, MissingKind::Unsupported);
    QCOMPARE(chip.dense.at(Precision::Fp16).unit, Unit::Pflops);
    QCOMPARE(chip.dense.at(Precision::Mxfp8).status, FigureStatus::Estimated);
    QCOMPARE(chip.sparse.at(Precision::Int8).value->value, 20.0);
}

void TestSpecFile::readsInstances()
{
    const Instance instance = readGood(fullSpec("instances")).instances.constFirst();
    QCOMPARE(instance.id, InstanceId(u"i1.48xlarge"_s));
    QCOMPARE(instance.name, u"I1"_s);
    QCOMPARE(instance.provider, u"AWS"_s);
    QCOMPARE(instance.chip, ChipId(u"c1"_s));
    QCOMPARE(instance.status, Availability::Shipping);
    QCOMPARE(instance.note, u"An instance."_s);
    QCOMPARE(instance.chips.value->value, 16.0);
    QCOMPARE(valueOf(instance.vcpu), 192.0);
    QCOMPARE(instance.hostMemory->unit, Unit::TiB);
    QCOMPARE(valueOf(instance.memory), 1500.0); // 1.5 TB are 1,500 GB in the unit in which chips have 96 "GB"
    QCOMPARE(instance.memory->unit, Unit::GiB);
    QCOMPARE(instance.memory->sourceValue().value, 1.5);
    QCOMPARE(valueOf(instance.memoryPerChip), 98304.0);
    QCOMPARE(valueOf(instance.memoryBandwidth), 46.4);
    QCOMPARE(instance.network->unit, Unit::Tbps);
    QCOMPARE(valueOf(instance.scaleUp), 1024.0);
    QCOMPARE(instance.compute.at(Precision::Bf16).value->value, 10.7);
    QCOMPARE(instance.computeSparse.at(Precision::Bf16).value->value, 41.0);
    QCOMPARE(instance.localStorage->value, u"4 x 1.92 TB NVMe"_s);
    QCOMPARE(instance.regions->value, u"us-east-2"_s);
    QCOMPARE(instance.seeds, QStringList{u"S020"_s});
    QCOMPARE(instance.where, u"a.json#/instances/0"_s);
}

void TestSpecFile::readsSystems()
{
    const System system = readGood(fullSpec("systems")).systems.constFirst();
    QCOMPARE(system.id, SystemId(u"u1"_s));
    QCOMPARE(system.vendor, u"Maker"_s);
    QCOMPARE(system.racks, 2);
    QCOMPARE(system.chip, ChipId(u"c1"_s));
    QCOMPARE(system.chips.value->value, 64.0);
    QCOMPARE(valueOf(system.vcpu), 768.0);
    QCOMPARE(valueOf(system.hostMemory), 8.0);
    QCOMPARE(valueOf(system.memory), 6.0);
    QCOMPARE(valueOf(system.memoryBandwidth), 185.6);
    QCOMPARE(valueOf(system.network), 12.8);
    QCOMPARE(valueOf(system.scaleUp), 1280.0);
    QCOMPARE(system.power->unit, Unit::Kilowatt);
    QCOMPARE(system.compute.at(Precision::Fp8).value->value, 83.2);
    QCOMPARE(system.computeSparse.at(Precision::Fp8).value->value, 332.0);
    QCOMPARE(system.facts.size(), 1);
    QCOMPARE(system.facts.at(0).value, u"143.04"_s);
    QCOMPARE(system.facts.at(0).unit, u"USD/h"_s);
    QCOMPARE(system.facts.at(0).where, u"a.json#/systems/0/facts/0"_s);
}

void TestSpecFile::readsBooks()
{
    const PriceBook book = readGood(fullSpec("prices")).books.constFirst();
    QCOMPARE(book.id, BookId(u"b1"_s));
    QCOMPARE(book.name, u"Book, 2026"_s);
    QCOMPARE(book.kind, PriceKind::CapacityBlock);
    QCOMPARE(book.asOf, u"2026-07-20"_s);
    QCOMPARE(book.description, u"Prices."_s);
    QCOMPARE(book.providers, (QStringList{u"AWS"_s, u"GCP"_s}));
    QCOMPARE(book.regions, QStringList{u"us-east-1"_s});
    QCOMPARE(book.fallbacks, QList<BookId>{BookId(u"b0"_s)});
    QCOMPARE(book.where, u"a.json#/book"_s);
    QCOMPARE(book.prices.size(), 3);
    QCOMPARE(book.prices.at(0).instance, InstanceId(u"i1.48xlarge"_s));
    QCOMPARE(book.prices.at(0).provider, u"AWS"_s);
    QCOMPARE(book.prices.at(0).region, u"us-east-1"_s);
    QCOMPARE(book.prices.at(0).term, u"1y"_s);
    QCOMPARE(book.prices.at(0).usdPerHour.value->value, 35.7608);
    QCOMPARE(book.prices.at(0).seeds, QStringList{u"S080"_s});
    QCOMPARE(book.prices.at(0).where, u"a.json#/book/prices/0"_s);
    QCOMPARE(book.prices.at(1).system, SystemId(u"u1"_s));
    QCOMPARE(book.prices.at(2).chip, ChipId(u"c1"_s));
    QCOMPARE(book.prices.at(2).usdPerHour.reason, u"Not sold alone."_s);
}

void TestSpecFile::readsClaims()
{
    const Claim claim = readGood(fullSpec("claims")).claims.constFirst();
    QCOMPARE(claim.id, ClaimId(u"k1"_s));
    QCOMPARE(claim.who, u"guide"_s);
    QCOMPARE(claim.when, u"2025-12-11"_s);
    QCOMPARE(claim.about, (QStringList{u"c1"_s, u"i1.48xlarge"_s, u"u1"_s}));
    QCOMPARE(claim.kind, u"price-performance"_s);
    QCOMPARE(claim.statement, u"It gives 30 to 40% more."_s);
    QCOMPARE(claim.value, (Interval{30, 35, 40}));
    QCOMPARE(claim.unit, u"%"_s);
    QCOMPARE(claim.versus, u"p5.48xlarge"_s);
    QCOMPARE(claim.direction, u"better"_s);
    QCOMPARE(claim.sources, QList<SourceId>{SourceId(u"guide"_s)});
    QCOMPARE(claim.official, u"The same."_s);
    QCOMPARE(claim.verdict, u"partly"_s);
    QCOMPARE(claim.verdictNote, u"Against another one."_s);
    QCOMPARE(claim.contradictions, QList<ContradictionId>{ContradictionId(u"C01"_s)});
    QCOMPARE(claim.seeds, QStringList{u"S087"_s});
    QCOMPARE(claim.where, u"a.json#/claims/0"_s);
}

void TestSpecFile::readsRulesAndFacts()
{
    const QList<Change> changes = readGood(fullSpec("changes")).changes;
    QCOMPARE(changes.constFirst().before, u"150 W"_s);
    QCOMPARE(changes.constFirst().after, u"300 W"_s);
    QCOMPARE(changes.constLast().what, u"chip-added"_s);
    QVERIFY(changes.constLast().attribute.isEmpty());
    const Rule rule = readGood(fullSpec("rules")).rules.constFirst();
    QCOMPARE(rule.id, u"r1"_s);
    QCOMPARE(rule.topic, u"trainium-choose"_s);
    QCOMPARE(rule.text, u"Use 100 chips or more."_s);
    QCOMPARE(rule.threshold, (Interval{100, 100, 200}));
    QCOMPARE(rule.thresholdUnit, u"chips"_s);
    QCOMPARE(rule.sources.size(), 1);
    const Catalog software = readGood(fullSpec("software"));
    QCOMPARE(software.software.size(), 1);
    QVERIFY(software.facts.isEmpty());
    QCOMPARE(software.software.at(0).subject, u"SDK 2.26"_s);
    QCOMPARE(software.software.at(0).attribute, u"release date"_s);
    QCOMPARE(software.software.at(0).value, u"2025-09-18"_s);
    QCOMPARE(software.software.at(0).contradictions.size(), 1);
    const Catalog facts = readGood(fullSpec("facts"));
    QCOMPARE(facts.facts.size(), 1);
    QCOMPARE(facts.facts.at(0).value, u"true"_s);
    QCOMPARE(readGood(with(fullSpec("facts"), "true", "false")).facts.at(0).value, u"false"_s);
    QCOMPARE(readGood(with(fullSpec("facts"), "true", "500000")).facts.at(0).value, u"500000"_s);
    QCOMPARE(readGood(with(fullSpec("facts"), "true", "0.1")).facts.at(0).value, u"0.1"_s);
}

void TestSpecFile::readsContradictions()
{
    const Contradiction contradiction = readGood(fullSpec("contradictions")).contradictions.constFirst();
    QCOMPARE(contradiction.id, ContradictionId(u"C01"_s));
    QCOMPARE(contradiction.topic, u"Price"_s);
    QCOMPARE(contradiction.kind, u"inside the guide"_s);
    QCOMPARE(contradiction.first, u"9.80 USD."_s);
    QCOMPARE(contradiction.second, u"3 to 4 USD."_s);
    QCOMPARE(contradiction.computation, u"9.80 / 8 = 1.225"_s);
    QCOMPARE(contradiction.verdict, u"They do not agree."_s);
    QCOMPARE(contradiction.prefer, u"neither"_s);
    QCOMPARE(contradiction.about.size(), 3);
    QCOMPARE(contradiction.about.at(0).chip, ChipId(u"c1"_s));
    QCOMPARE(contradiction.about.at(1).instance, InstanceId(u"i1.48xlarge"_s));
    QCOMPARE(contradiction.about.at(2).system, SystemId(u"u1"_s));
    QCOMPARE(contradiction.about.at(2).metric, MetricId(u"memory"_s));
    QCOMPARE(contradiction.sources.size(), 2);
}

void TestSpecFile::readsEveryKey_data() { addKinds(); }

void TestSpecFile::readsEveryKey()
{
    QFETCH(const QByteArray, text);
    Problems problems;
    (void)read(text, problems);
    QCOMPARE(textsOf(problems), QStringList());
}

void TestSpecFile::reportsEveryWrongType_data() { addKinds(); }

void TestSpecFile::reportsEveryWrongType()
{
    QFETCH(const QByteArray, text);
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    for (const QString &place : placesIn(root)) {
        const QStringList tokens = tokensOf(place);
        const QJsonValue old = valueAt(root, tokens);
        const QJsonValue wrong = old.isObject() || old.isArray() ? QJsonValue(5) : QJsonValue(QJsonObject());
        Problems problems;
        (void)read(toText(replaced(root, tokens, wrong)), problems);
        QVERIFY2(hasProblemAt(problems, place), qPrintable(place + u": "_s + textsOf(problems).join(u'\n')));
        QVERIFY(hasErrors(problems));
        QVERIFY(problems.constFirst().where.line > 0);
    }
}

void TestSpecFile::reportsEveryUnknownKey_data() { addKinds(); }

void TestSpecFile::reportsEveryUnknownKey()
{
    QFETCH(const QByteArray, text);
    const QJsonObject root = QJsonDocument::fromJson(text).object();
    for (const QString &place : QStringList{QString()} + placesIn(root)) {
        const QStringList tokens = tokensOf(place);
        const QJsonValue value = valueAt(root, tokens);
        if (!value.isObject())
            continue;
        QJsonObject object = value.toObject();
        object.insert(u"surplus"_s, 1);
        Problems problems;
        (void)read(toText(replaced(root, tokens, object)), problems);
        QCOMPARE(problems.size(), 1);
        QCOMPARE(problems.constFirst().code, ProblemCode::UnknownKey);
        QCOMPARE(problems.constFirst().where.pointer, place + u"/surplus"_s);
    }
}

void TestSpecFile::boundsConstants_data()
{
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<double>("most");
    QTest::addColumn<QString>("limit");
    QTest::addColumn<QString>("beyond"); // the limit times 1.001
    const auto row = [](const char *pointer, double most, const char *limit, const char *beyond) {
        QTest::newRow(pointer) << QString::fromLatin1(pointer) << most << QString::fromLatin1(limit)
                               << QString::fromLatin1(beyond);
    };
    row("/training/fp8_factor", 1000, "1,000", "1,001");
    row("/training/bytes_per_activation", 1e6, "1,000,000", "1,001,000");
    row("/training/sparsity_exponent", 10, "10", "10.01");
    row("/training/gradient_exchange_ps", 1e6, "1,000,000", "1,001,000");
    row("/training/goodput", 1, "1", "1.001");
    row("/training/ranges/0/p80_error", 100, "100", "100.1");
    row("/training/ranges/0/coverage", 1, "1", "1.001");
    row("/families/0/link_share", 1, "1", "1.001");
    row("/families/0/training/efficiency", 1, "1", "1.001");
    row("/families/0/training/evidence/median_error", 100, "100", "100.1");
    row("/stacks/0/releases/0/year", 2100, "2100", "2102.1");
    row("/serving/year", 2100, "2100", "2102.1");
    row("/serving/terms/layer_s/all", 1, "1", "1.001");
    row("/serving/terms/queue_factor/all", 1000, "1,000", "1,001");
    row("/serving/terms/memory_share/family/0/factor", 1000, "1,000", "1,001");
    row("/serving/ranges/0/coverage", 1, "1", "1.001");
    row("/batch/0/efficiency", 1, "1", "1.001");
    row("/batch/0/layer_us", 1e6, "1,000,000", "1,001,000");
    row("/errors/first_token/p80_error", 100, "100", "100.1");
    row("/errors/borrowed_factor", 1000, "1,000", "1,001");
}

// A constant far beyond any fitted value would be shown as a result.
void TestSpecFile::boundsConstants()
{
    QFETCH(const QString, pointer);
    QFETCH(const double, most);
    QFETCH(const QString, limit);
    QFETCH(const QString, beyond);
    const QJsonObject whole = QJsonDocument::fromJson(fullSpec("calibration")).object();
    const auto problemsWith = [&](double value) {
        Problems problems;
        (void)readSpecFile({u"c.json"_s, toText(replaced(whole, tokensOf(pointer), value))}, problems);
        return problems;
    };
    QVERIFY(problemsWith(most).isEmpty());
    const Problems problems = problemsWith(most * 1.001);
    QCOMPARE(problems.size(), 1);
    const QString text = problems.constFirst().toText();
    QVERIFY2(text.startsWith(u"c.json:"_s) && problems.constFirst().where.line > 0, qPrintable(text));
    const QString words = u"%1: must be at most %2, not %3."_s.arg(pointer, limit, beyond);
    QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY(!problems.constFirst().remedy.isEmpty());
}

void TestSpecFile::reportsFilesThatAreNoSpecs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const QString &problem) {
        QTest::newRow(name) << QByteArray(text) << problem;
    };
    row("empty", "", u"a.json:1:1: The file is empty. Add content or remove the file."_s);
    row("an array", "[]", u"a.json:1:1: must be an object, not an array."_s);
    row("no kind", R"({"version": 1})", u"a.json:1:1: \"kind\" is missing. Add it."_s);
    row("an unknown kind", R"({"kind": "chip", "version": 1})",
        u"a.json:1:10: /kind: cannot be \"chip\"; choose one of catalog, sources, chips, "
        "instances, systems, prices, claims, rules, changes, software, facts, contradictions, "
        "models, workloads, calibration, evidence."_s);
    row("a board", R"({"kind": "board", "version": 1})",
        u"a.json:1:10: /kind: This is a board, not a spec file. Rename it to end in "
        ".chipboard and open it as a board."_s);
    row("no version", R"({"kind": "chips"})", u"a.json:1:1: \"version\" is missing. Add it."_s);
    row("a version in quotes", R"({"kind": "chips", "version": "1"})",
        u"a.json:1:30: /version: must be a number, not string \"1\". Write the number without quotes."_s);
    row("a newer version", R"({"kind": "chips", "version": 2, "future": true})",
        u"a.json:1:30: /version: The file has format 2; this program reads format 1. Use a newer Chipboard."_s);
    row("version 0", R"({"kind": "chips", "version": 0})", u"a.json:1:30: /version: Unknown format 0. Write 1."_s);
    row("no list", R"({"kind": "chips", "version": 1})", u"a.json:1:1: \"chips\" is missing. Add it."_s);
    row("an empty list", R"({"kind": "chips", "version": 1, "chips": []})",
        u"a.json:1:42: /chips: must not be empty. Add an entry or remove the list."_s);
    row("another kind's list", R"({"kind": "prices", "version": 1, "chips": []})",
        u"a.json:1:1: \"book\" is missing. Add it.\na.json:1:34: /chips: Unknown key \"chips\". "
        "Remove it."_s);
    row("a revision without day", R"({"kind": "catalog", "version": 1, "revision": "2026-11", "files": ["a"]})",
        u"a.json:1:47: /revision: must be a date, not \"2026-11\". Write YYYY-MM-DD."_s);
}

void TestSpecFile::reportsFilesThatAreNoSpecs()
{
    QFETCH(const QByteArray, text);
    Problems problems;
    (void)read(text, problems);
    QTEST(textsOf(problems).join(u'\n'), "problem");
}

void TestSpecFile::reportsBadWords_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *kind, const char *from, const char *to, const char *pointer) {
        QTest::newRow(name) << with(fullSpec(kind), from, to) << QString::fromLatin1(pointer);
    };
    row("a chip's status", "chips", R"("status": "announced", "note")", R"("status": "sold", "note")",
        "/chips/0/status");
    row("a chip's generation", "chips", "\"generation\": 3", "\"generation\": 0", "/chips/0/generation");
    row("a long chip name", "chips", "\"C1\"", "\"A name that fits no bar\"", "/chips/0/name");
    row("a vendor with a sign that is not seen", "chips", "\"Maker\"", "\"Ma\\u001bker\"", "/chips/0/vendor");
    row("a blank family", "chips", "\"Family\"", "\" \"", "/chips/0/family");
    row("a provider with a sign that is not seen", "instances", "\"AWS\"", "\"AWS\\u200b\"", "/instances/0/provider");
    row("a launch date that is none", "chips", "2024-12-03", "December", "/chips/0/announced/value");
    row("a serving software's state", "chips", R"("maintenance", "as_of": "2025")", R"("new", "as_of": "2025")",
        "/chips/0/serving_software/value");
    row("an undated launch", "chips", "2024-12-03", "undated", "/chips/0/announced/value");
    row("a chip id with a blank", "chips", "\"c1\"", "\"c 1\"", "/chips/0/id");
    row("an origin with a blank", "chips", "\"c0\"", "\"c 0\"", "/chips/0/derived_from");
    row("an instance's chip with a slash", "instances", "\"c1\"", "\"c/1\"", "/instances/0/chip");
    row("a book's kind", "prices", "capacity-block", "auction", "/book/kind");
    row("a book's currency", "prices", "\"USD\"", "\"EUR\"", "/book/currency");
    row("a price of two things", "prices", R"("system": "u1",)", R"("system": "u1", "chip": "c1",)", "/book/prices/1");
    row("a price of nothing", "prices", R"("system": "u1",)", "", "/book/prices/1");
    row("a price in another unit", "prices", R"(35.7608, "unit": "USD/h")", R"(35.7608, "unit": "chips")",
        "/book/prices/0/usd_per_hour/unit");
    row("a claim's kind", "claims", "\"price-performance\"", "\"boast\"", "/claims/0/kind");
    row("a claim's direction", "claims", "\"better\"", "\"sideways\"", "/claims/0/direction");
    row("a claim's verdict", "claims", "\"partly\"", "\"maybe\"", "/claims/0/verdict");
    row("a claim's date", "claims", "2025-12-11", "last year", "/claims/0/when");
    row("a rule's topic", "rules", "trainium-choose", "weather", "/rules/0/topic");
    row("a change of nothing", "changes", R"("what": "chip",)", R"("what": "weather",)", "/changes/0/what");
    row("a threshold without value", "rules", R"("value": 100, )", "", "/rules/0/threshold");
    row("a contradiction's preference", "contradictions", "\"neither\"", "\"c\"", "/contradictions/0/prefer");
    row("a subject of two things", "contradictions", R"({"chip": "c1",)", R"({"chip": "c1", "system": "u1",)",
        "/contradictions/0/about/0");
    row("a subject of nothing", "contradictions", R"("chip": "c1", )", "", "/contradictions/0/about/0");
}

void TestSpecFile::reportsBadWords()
{
    QFETCH(const QByteArray, text);
    Problems problems;
    (void)read(text, problems);
    QCOMPARE(problems.size(), 1);
    QTEST(problems.constFirst().where.pointer, "pointer");
}

void TestSpecFile::losesOnlyTheBadItem()
{
    Problems problems;
    const QByteArray bad = with(chipText("bad"), "667", "\"667\"");
    const SpecContent content =
        read(specText("chips", "chips", {chipText("first"), bad, "5", chipText("last")}), problems);
    QCOMPARE(content.items.chips.size(), 2);
    QCOMPARE(content.items.chips.at(0).id.text(), u"first"_s);
    QCOMPARE(content.items.chips.at(1).id.text(), u"last"_s);
    QCOMPARE(content.items.chips.at(1).where, u"a.json#/chips/3"_s);
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems.at(0).where.pointer, u"/chips/1/dense/bf16/value"_s);
    QCOMPARE(problems.at(1).where.pointer, u"/chips/2"_s);
}

void TestSpecFile::losesOnlyTheBadPrice()
{
    Problems problems;
    const SpecContent content = read(with(fullSpec("prices"), "143.04", "-1"), problems);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(content.items.books.size(), 1);
    QCOMPARE(content.items.books.at(0).prices.size(), 2);
}

void TestSpecFile::losesWhatHasAKeyTwice()
{
    // It is unknown which of the two was meant.
    Problems problems;
    const QByteArray twin = with(chipText("bad"), "\"vendor\"", "\"name\": \"Other\", \"vendor\"");
    const SpecContent chips = read(specText("chips", "chips", {chipText("a"), twin, chipText("b")}), problems);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(problems.constFirst().where.pointer, u"/chips/1/name"_s);
    QCOMPARE(chips.items.chips.size(), 2);
    const SpecContent prices =
        read(bookText("b", "spot",
                      {priceText("chip", "a", 1),
                       with(priceText("chip", "b", 2), "\"region\"", "\"provider\": \"GCP\", \"region\"")}),
             problems);
    QCOMPARE(problems.size(), 1);
    QCOMPARE(prices.items.books.constFirst().prices.size(), 1);
}

void TestSpecFile::losesTheBookWhenTheBookIsBad()
{
    for (const auto &[from, to] :
         {std::pair("capacity-block", "auction"), std::pair("\"prices\": [", "\"priced\": [")}) {
        Problems problems;
        QVERIFY(read(with(fullSpec("prices"), from, to), problems).items.books.isEmpty());
        QVERIFY(hasErrors(problems));
    }
}

void TestSpecFile::reportsAllFaultsAtOnce()
{
    QByteArray text = fullSpec("chips");
    text = with(text, "\"The C1\"", "7");
    text = with(text, "\"generation\": 3", "\"generation\": 3.5");
    text = with(text, "2024-12-03", "3 December");
    text = with(text, "667", "\"667\"");
    text = with(text, "96, \"unit\": \"GiB\"", "96, \"unit\": \"Gib\"");
    text = with(text, "\"power\"", "\"powr\"");
    Problems problems;
    QVERIFY(read(text, problems).items.chips.isEmpty());
    QStringList pointers = mapped(problems, [](const Problem &problem) { return problem.where.pointer; });
    QCOMPARE(pointers,
             (QStringList{u"/chips/0/full_name"_s, u"/chips/0/generation"_s, u"/chips/0/announced/value"_s,
                          u"/chips/0/dense/bf16/value"_s, u"/chips/0/memory/unit"_s, u"/chips/0/powr"_s}));
}

CHIPBOARD_TEST(TestSpecFile, chipboard::testing::NoApplication)

} // namespace tst_specfile

#include "tst_specfile.moc"
