// The catalogue in another language: texts are translated, everything else stays.
#include "data/catalog/spoken.h"
#include "data/core/format.h"
#include "data/files/catalogreader.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_spoken {

static QString shouted(const QString &text) { return text + u'!'; }

static Figure figureWith(const QString &note, const QString &reason)
{
    Figure figure;
    figure.note = note;
    figure.reason = reason;
    figure.formula = u"2 x 3"_s;
    figure.asOf = u"2026"_s;
    return figure;
}

class TestSpoken : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void wordsOfFigures();
    void sourcesOfOnesOwnAreToldAnew();
    void wordsOfStatements();
    void namesAndIdsStay();
    void emptyTextsAreNotAskedFor();
    void unknownTextsStay();
    void datesAreWrittenAsTheLanguageHasThem();
};

void TestSpoken::wordsOfFigures()
{
    Chip chip{.memory = figureWith(u"a note"_s, {})};
    chip.memory.rivals << figureWith({}, u"no figure"_s).reading();
    chip.dense[Precision::Bf16] = figureWith({}, u"not published"_s);
    chip.power = figureWith(u"of the module"_s, {});
    chip.available.reason = u"no date"_s;
    Catalog catalog;
    catalog.chips << chip;
    const Chip told = spoken(catalog, shouted).chips.constFirst();
    QCOMPARE(told.memory.note, u"a note!"_s);
    QCOMPARE(told.memory.rivals.constFirst().reason, u"no figure!"_s);
    QCOMPARE(told.dense.at(Precision::Bf16).reason, u"not published!"_s);
    QCOMPARE(told.power->note, u"of the module!"_s);
    QCOMPARE(told.available.reason, u"no date!"_s);
    QCOMPARE(told.memory.formula, u"2 x 3"_s);
    QCOMPARE(told.memory.asOf, u"2026"_s);
}

// Their titles are sentences of the program, composed while reading.
void TestSpoken::sourcesOfOnesOwnAreToldAnew()
{
    const auto source = [](const char *id, SourceKind kind) {
        return Source{.id = SourceId(QString::fromLatin1(id)), .title = u"as it was"_s, .kind = kind};
    };
    Catalog catalog;
    catalog.sources = {source("mine.json", SourceKind::Own),        source("m.json#model/llama", SourceKind::Own),
                       source("a#b.json", SourceKind::Own),         source("chip/h100/memory", SourceKind::Own),
                       source("neuron-docs", SourceKind::Official), source("guide", SourceKind::Guide)};
    QStringList titles = mapped(spoken(catalog, shouted).sources, &Source::title);
    QCOMPARE(titles,
             (QStringList{u"Custom file mine.json"_s, u"Custom model llama of m.json"_s, u"Custom file a#b.json"_s,
                          u"as it was"_s, u"as it was"_s, shouted(u"as it was"_s)}));
}

void TestSpoken::wordsOfStatements()
{
    Catalog catalog;
    Claim claim{.who = u"AWS"_s,
                .statement = u"half the price"_s,
                .unit = u"USD per GPU-hour"_s,
                .versus = u"A100 clusters"_s,
                .verdict = u"unclear"_s};
    catalog.claims << claim;
    claim.unit = u"x"_s;
    catalog.claims << claim;
    Contradiction contradiction{.kind = u"guide against official"_s, .first = u"guide: 4.80"_s, .prefer = u"an-id"_s};
    catalog.contradictions << contradiction;
    catalog.rules << Rule{.text = u"Start small."_s};
    catalog.software << Fact{.subject = u"PyTorch"_s, .value = u"supported"_s, .unit = u"months"_s};
    catalog.calibration.families << ChipFamily{.id = u"any"_s, .label = u"all chips"_s};
    const Catalog told = spoken(catalog, shouted);
    QCOMPARE(told.claims.constFirst().versus, u"A100 clusters!"_s);
    QCOMPARE(told.claims.constFirst().unit, u"USD per GPU-hour!"_s);
    QCOMPARE(told.claims.constLast().unit, u"x"_s); // a symbol that checks of claims rely on
    QCOMPARE(told.software.constFirst().unit, u"months!"_s);
    QCOMPARE(told.calibration.families.constFirst().label, u"all chips!"_s);
    QCOMPARE(told.calibration.families.constFirst().id, u"any"_s);
    QCOMPARE(told.claims.constFirst().statement, u"half the price!"_s);
    QCOMPARE(told.claims.constFirst().verdict, u"unclear!"_s);
    QCOMPARE(told.claims.constFirst().who, u"AWS"_s);
    QCOMPARE(told.contradictions.constFirst().kind, u"guide against official!"_s);
    QCOMPARE(told.contradictions.constFirst().first, u"guide: 4.80!"_s);
    QCOMPARE(told.contradictions.constFirst().prefer, u"an-id"_s);
    QCOMPARE(told.rules.constFirst().text, u"Start small.!"_s);
    QCOMPARE(told.software.constFirst().value, u"supported!"_s);
    QCOMPARE(told.software.constFirst().subject, u"PyTorch"_s);
}

void TestSpoken::namesAndIdsStay()
{
    const Catalog catalog = loadCatalog({}).catalog;
    const Catalog told = spoken(catalog, shouted);
    QVERIFY(!(told.chips == catalog.chips));
    for (qsizetype i = 0; i < catalog.sources.size(); ++i) {
        QCOMPARE(told.sources.at(i).id, catalog.sources.at(i).id);
        QCOMPARE(told.sources.at(i).url, catalog.sources.at(i).url);
        if (catalog.sources.at(i).kind != SourceKind::Guide) // the program writes titles of guides
            QCOMPARE(told.sources.at(i).title, withDateTexts(catalog.sources.at(i).title));
    }
    for (qsizetype i = 0; i < catalog.chips.size(); ++i) {
        QCOMPARE(told.chips.at(i).id, catalog.chips.at(i).id);
        QCOMPARE(told.chips.at(i).name, catalog.chips.at(i).name);
        QCOMPARE(told.chips.at(i).fullName, catalog.chips.at(i).fullName);
        QCOMPARE(told.chips.at(i).memory.value, catalog.chips.at(i).memory.value);
    }
    for (const PriceBook &book : catalog.books)
        QCOMPARE(told.book(book.id)->name, shouted(book.name));
    for (const Workload &workload : catalog.workloads)
        QCOMPARE(told.workload(workload.id)->name, shouted(workload.name));
    QCOMPARE(countsOf(told), countsOf(catalog));
}

void TestSpoken::emptyTextsAreNotAskedFor()
{
    int asked = 0;
    const Catalog catalog = loadCatalog({}).catalog;
    const Catalog told = spoken(catalog, [&asked](const QString &text) {
        asked += text.isEmpty() ? 1000000 : 1;
        return text;
    });
    QVERIFY2(asked > 900 && asked < 1000000, qPrintable(QString::number(asked)));
    QCOMPARE(told.workloads, catalog.workloads);
    QCOMPARE(told.claims, catalog.claims);
}

void TestSpoken::unknownTextsStay()
{
    Catalog catalog;
    catalog.workloads << Workload{.name = u"Mine"_s};
    QCOMPARE(spoken(catalog, [](const QString &text) { return text; }).workloads, catalog.workloads);
}

void TestSpoken::datesAreWrittenAsTheLanguageHasThem()
{
    Catalog catalog;
    catalog.chips << Chip{.memory = figureWith(u"unchanged from 2026-01-31 to 2026-02"_s, {})};
    Source source{.id = SourceId(u"scrape"_s), .title = u"Price page of 2026-01-31"_s, .asOf = u"2026-01-31"_s};
    catalog.sources << source;
    catalog.software << Fact{.value = u"2025-12-19"_s};
    const Catalog told = spoken(catalog, [](const QString &text) { return text; });
    QCOMPARE(told.chips.constFirst().memory.note, u"unchanged from 31 Jan 2026 to Feb 2026"_s);
    QCOMPARE(told.sources.constFirst().title, u"Price page of 31 Jan 2026"_s);
    QCOMPARE(told.sources.constFirst().asOf, u"2026-01-31"_s); // machines compare it
    QCOMPARE(told.software.constFirst().value, u"2025-12-19"_s);
}

CHIPBOARD_TEST(TestSpoken, QCoreApplication)

} // namespace tst_spoken

#include "tst_spoken.moc"
