// Figures, dated texts and sources: the values kept, and every possible fault.
#include "data/files/figurereader.h"

#include "data/core/jsondocument.h"
#include "tests/support/specfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_figurereader {

class TestFigureReader : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void readsAPublishedFigure();
    void readsARange();
    void readsADerivedFigure();
    void readsAGap();
    void readsRivals();
    void takesTheUnitsOfItsMeasure_data();
    void takesTheUnitsOfItsMeasure();
    void refusesBadFigures_data();
    void refusesBadFigures();
    void refusesBadGaps_data();
    void refusesBadGaps();
    void refusesBadRivals();
    void readsDates_data();
    void readsDates();
    void readsPeaks();
    void readsDatedTexts_data();
    void readsDatedTexts();
    void readsSources_data();
    void readsSources();
    void readsIntervals_data();
    void readsIntervals();
};

namespace {

template<typename Read>
auto readFrom(const QByteArray &text, QStringList &problems, const Read &read)
{
    ReadLog log(u"a.json"_s);
    const auto document = parseJson(text, log);
    ObjectReader reader(document ? document->root() : JsonValue(), {}, log);
    auto result = read(reader);
    problems = textsOf(log.problems(text));
    return result;
}

Figure figureFrom(const QByteArray &text, QStringList &problems, Measure measure = Measure::Compute)
{
    return readFrom("{\"f\": " + text + "}", problems,
                    [measure](ObjectReader &reader) { return requireFigure(reader, "f", measure); });
}

const QByteArray published =
    R"({"value": 667, "unit": "TFLOPS", "status": "published", "as_of": "2026-08-21", "sources": ["s1", "s2"]})";
const QByteArray gap =
    R"({"value": null, "unit": "TFLOPS", "status": "missing", "why": "unpublished", "reason": "Not told."})";

} // namespace

void TestFigureReader::readsAPublishedFigure()
{
    QStringList problems;
    const Figure figure = figureFrom(with(published, "}", R"(, "note": "Per chip.", "seeds": ["S016"]})"), problems);
    QCOMPARE(problems, QStringList());
    QCOMPARE(figure.value, Interval::exactly(667));
    QCOMPARE(figure.unit, Unit::Tflops);
    QCOMPARE(figure.status, FigureStatus::Published);
    QCOMPARE(figure.missingKind, MissingKind::None);
    QCOMPARE(figure.asOf, u"2026-08-21"_s);
    QCOMPARE(figure.sources, (QList<SourceId>{SourceId(u"s1"_s), SourceId(u"s2"_s)}));
    QCOMPARE(figure.note, u"Per chip."_s);
    QCOMPARE(figure.seeds, QStringList{u"S016"_s});
    QCOMPARE(figure.where, u"a.json#/f"_s);
    QVERIFY(figure.rivals.isEmpty());
    QVERIFY(!figure.isMissing());
}

void TestFigureReader::readsARange()
{
    QStringList problems;
    const Figure both =
        figureFrom(with(published, "667,", R"(9.8, "low": 9.75, "high": 9.85, "range": "half a digit",)"), problems);
    QCOMPARE(problems, QStringList());
    QCOMPARE(both.value, (Interval{9.75, 9.8, 9.85}));
    QCOMPARE(both.rangeNote, u"half a digit"_s);
    // With one end only, the value itself is the other.
    QCOMPARE(figureFrom(with(published, "667,", R"(9.8, "low": 9,)"), problems).value, (Interval{9, 9.8, 9.8}));
    QCOMPARE(figureFrom(with(published, "667,", R"(9.8, "high": 10,)"), problems).value, (Interval{9.8, 9.8, 10}));
    QCOMPARE(problems, QStringList());
}

void TestFigureReader::readsADerivedFigure()
{
    QStringList problems;
    const QByteArray derived = with(with(published, "published", "derived"), "}", R"(, "formula": "3 x 2517 TFLOPS"})");
    const Figure figure = figureFrom(derived, problems);
    QCOMPARE(problems, QStringList());
    QCOMPARE(figure.status, FigureStatus::Derived);
    QCOMPARE(figure.formula, u"3 x 2517 TFLOPS"_s);
}

void TestFigureReader::readsAGap()
{
    QStringList problems;
    const Figure figure = figureFrom(
        with(gap, "}", R"(, "as_of": "2026", "sources": ["s1"], "note": "AWS does not publish any."})"), problems);
    QCOMPARE(problems, QStringList());
    QVERIFY(figure.isMissing());
    QCOMPARE(figure.status, FigureStatus::Missing);
    QCOMPARE(figure.missingKind, MissingKind::Unpublished);
    QCOMPARE(figure.reason, u"Not told."_s);
    QCOMPARE(figure.unit, Unit::Tflops);
    QCOMPARE(figure.asOf, u"2026"_s);
    QCOMPARE(figure.sources.size(), 1);
    QCOMPARE(figure.note, u"AWS does not publish any."_s);
}

void TestFigureReader::readsRivals()
{
    QStringList problems;
    const QByteArray text = with(published, "}",
                                 R"(, "rivals": [
  {"value": 650, "unit": "TFLOPS", "status": "approximate", "as_of": "2025", "sources": ["s3"], "note": "Press."},
  {"value": 0.66, "unit": "PFLOPS", "status": "published", "as_of": "undated", "sources": ["s4"]}]})");
    const Figure figure = figureFrom(text, problems);
    QCOMPARE(problems, QStringList());
    QCOMPARE(figure.rivals.size(), 2);
    QCOMPARE(figure.rivals.at(0).status, FigureStatus::Approximate);
    QCOMPARE(figure.rivals.at(0).note, u"Press."_s);
    QCOMPARE(figure.rivals.at(0).where, u"a.json#/f/rivals/0"_s);
    QCOMPARE(figure.rivals.at(1).unit, Unit::Pflops);
    QCOMPARE(figure.rivals.at(1).asOf, u"undated"_s);
}

void TestFigureReader::takesTheUnitsOfItsMeasure_data()
{
    QTest::addColumn<int>("measure");
    QTest::addColumn<QString>("units");
    const auto row = [](const char *name, Measure measure, const char *units) {
        QTest::newRow(name) << static_cast<int>(measure) << QString::fromLatin1(units);
    };
    row("compute", Measure::Compute, "TFLOPS TOPS PFLOPS");
    row("sizes", Measure::Size, "B KB MB GB TB KiB MiB GiB TiB");
    row("rates", Measure::Rate, "MB/s GB/s TB/s GiB/s TiB/s Gbps Tbps");
    row("power", Measure::Power, "W kW");
    row("prices", Measure::Price, "USD/h");
    row("chips", Measure::Chips, "chips");
    row("cores", Measure::Cores, "cores");
    row("virtual processors", Measure::VCpus, "vCPU");
}

void TestFigureReader::takesTheUnitsOfItsMeasure()
{
    QFETCH(const int, measure);
    QFETCH(const QString, units);
    const QStringList allowed = units.split(u' ');
    QStringList all{u"Tflops"_s, u"gb"_s, u"GB/h"_s, u"EUR/h"_s};
    for (const UnitInfo &unit : unitTable())
        all << QString::fromLatin1(unit.symbol);
    for (const QString &symbol : std::as_const(all)) {
        QStringList problems;
        const Figure figure =
            figureFrom(with(published, "TFLOPS", symbol.toLatin1()), problems, static_cast<Measure>(measure));
        QVERIFY2(problems.isEmpty() == allowed.contains(symbol), qPrintable(symbol + problems.join(u'\n')));
        if (problems.isEmpty())
            QCOMPARE(symbolOf(figure.unit), symbol);
        else if (!symbol.isEmpty())
            QVERIFY(problems.constFirst().endsWith(u"Use one of %1."_s.arg(allowed.join(u", "_s))));
    }
}

void TestFigureReader::refusesBadFigures_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *from, const char *to, const QString &problem) {
        QTest::newRow(name) << with(published, from, to) << problem;
    };
    row("a value in quotes", "667", "\"667\"",
        u"a.json:1:17: /f/value: must be a number, not string \"667\". Write the number without quotes."_s);
    row("a value of true", "667", "true", u"a.json:1:17: /f/value: must be a number, not true."_s);
    row("a negative value", "667", "-1", u"a.json:1:17: /f/value: must not be negative."_s);
    row("a negative low end", "667,", "667, \"low\": -1,", u"a.json:1:29: /f/low: must not be negative."_s);
    row("a value of nearly nothing", "667", "1e-300",
        u"a.json:1:17: /f/value: 1e-300 is too small for such a figure. Check the value "
        "and its unit."_s);
    row("a low end of nearly nothing", "667,", "667, \"low\": 9e-10,",
        u"a.json:1:29: /f/low: 9e-10 is too small for such a figure. Check the value and its unit."_s);
    row("a low end above the value", "667,", "667, \"low\": 700,",
        u"a.json:1:17: /f/value: The range is out of order: low 700, value 667, high 667. "
        "low <= value <= high must hold."_s);
    row("a high end below the value", "667,", "667, \"high\": 600,",
        u"a.json:1:17: /f/value: The range is out of order: low 667, value 667, high 600. "
        "low <= value <= high must hold."_s);
    row("no value", R"("value": 667, )", "", u"a.json:1:7: /f: \"value\" is missing. Add it."_s);
    row("null without being missing", "667", "null",
        u"a.json:1:17: /f/value: The figure has no value but is not \"missing\". Set the "
        "status \"missing\", with why and reason."_s);
    row("missing with a value", "published", "missing",
        u"a.json:1:17: /f/value: The figure is missing but has a value. Write null, or the "
        "status of the value."_s);
    row("a unit of something else", "TFLOPS", "GB",
        u"a.json:1:30: /f/unit: \"GB\" is a unit of another quantity. Use one of TFLOPS, TOPS, PFLOPS."_s);
    row("an unknown unit", "TFLOPS", "TFLOP/s",
        u"a.json:1:30: /f/unit: Unknown unit \"TFLOP/s\". Use one of TFLOPS, TOPS, PFLOPS."_s);
    row("an unknown status", "published", "rumoured",
        u"a.json:1:50: /f/status: cannot be \"rumoured\"; choose one of published, "
        "approximate, announced, estimated, derived, missing."_s);
    row("no date", R"("as_of": "2026-08-21", )", "", u"a.json:1:7: /f: \"as_of\" is missing. Add it."_s);
    row("no sources", R"(, "sources": ["s1", "s2"])", "",
        u"a.json:1:7: /f: There is no source. Name at least one in \"sources\"."_s);
    row("derived without formula", "published", "derived", u"a.json:1:7: /f: \"formula\" is missing. Add it."_s);
    row("a reason though there is a value", "}", R"(, "reason": "Why?"})",
        u"a.json:1:111: /f/reason: Unknown key \"reason\". Remove it."_s);
    row("a misspelt key", "}", R"(, "nota": "?"})",
        u"a.json:1:111: /f/nota: Unknown key \"nota\". Did you mean \"note\"?"_s);
    QTest::newRow("no object") << QByteArray("667") << u"a.json:1:7: /f: must be an object, not number 667."_s;
    QTest::newRow("null") << QByteArray("null") << u"a.json:1:7: /f: must be an object, not null."_s;
}

void TestFigureReader::refusesBadFigures()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    QStringList problems;
    (void)figureFrom(text, problems);
    QCOMPARE(problems, QStringList{problem});
}

void TestFigureReader::refusesBadGaps_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *from, const char *to, const QString &problem) {
        QTest::newRow(name) << with(gap, from, to) << problem;
    };
    row("without a why", R"("why": "unpublished", )", "", u"a.json:1:7: /f: \"why\" is missing. Add it."_s);
    row("with an unknown why", R"("unpublished")", R"("secret")",
        u"a.json:1:69: /f/why: cannot be \"secret\"; choose one of unpublished, unsupported, "
        "not_applicable."_s);
    row("without a reason", R"(, "reason": "Not told.")", "", u"a.json:1:7: /f: \"reason\" is missing. Add it."_s);
    row("with a reason that fits no chart", "Not told.",
        "It was not told by anybody whom we could ask about it so far, sadly",
        u"a.json:1:94: /f/reason: has 67 characters; the maximum is 60. Shorten it."_s);
    row("unsupported without a source", "unpublished", "unsupported",
        u"a.json:1:7: /f: There is no source. Name at least one in \"sources\"."_s);
    row("with a range", "}", R"(, "low": 1})",
        u"a.json:1:17: /f/value: A missing figure has no range. Remove low and high."_s);
    row("with a formula", "}", R"(, "formula": "1 + 1"})",
        u"a.json:1:107: /f/formula: Unknown key \"formula\". Remove it."_s);
    row("with a bad date", "}", R"(, "as_of": "soon"})",
        u"a.json:1:116: /f/as_of: \"soon\" is not a date. Write YYYY, YYYY-MM, YYYY-MM-DD or \"undated\"."_s);
}

void TestFigureReader::refusesBadGaps()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    QStringList problems;
    (void)figureFrom(text, problems);
    QCOMPARE(problems, QStringList{problem});
}

void TestFigureReader::refusesBadRivals()
{
    QStringList problems;
    const auto withRivals = [](const char *rivals) { return with(published, "}", rivals); };
    (void)figureFrom(withRivals(R"(, "rivals": []})"), problems);
    QCOMPARE(problems, QStringList{u"a.json:1:121: /f/rivals: must not be empty. Add an entry or remove the list."_s});
    (void)figureFrom(withRivals(R"(, "rivals": [667, {"value": 1, "unit": "GB", "status": "published", "as_of": "2025",
        "sources": ["s1"], "rivals": []}]})"),
                     problems);
    QCOMPARE(problems.size(), 3);
    QVERIFY(problems.at(0).contains(u"/f/rivals/0: must be an object, not number 667."_s));
    QVERIFY(problems.at(1).contains(u"/f/rivals/1/unit: \"GB\" is a unit of another quantity."_s));
    QVERIFY(problems.at(2).contains(u"/f/rivals/1/rivals: Unknown key \"rivals\"."_s));
}

void TestFigureReader::readsDates_data()
{
    QTest::addColumn<QString>("date");
    QTest::addColumn<bool>("isGood");
    for (const char *good : {"2026", "2026-08", "2026-08-21", "undated", "2024-02-29", "1999-12-31"})
        QTest::newRow(good) << QString::fromLatin1(good) << true;
    for (const char *bad :
         {"26", "2026-8", "2026-13", "2026-00", "2026-08-32", "2026-08-00", "2025-02-29", "2026/08/21",
          "2026-08-21T00:00", "21.08.2026", "2026-", "2026-08-", "Undated", "soon", "20a6", "2026-0a"})
        QTest::newRow(bad) << QString::fromLatin1(bad) << false;
}

void TestFigureReader::readsDates()
{
    QFETCH(const QString, date);
    QFETCH(const bool, isGood);
    QStringList problems;
    const Figure figure = figureFrom(with(published, "2026-08-21", date.toLatin1()), problems);
    QCOMPARE(problems.isEmpty(), isGood);
    QCOMPARE(figure.asOf, date);
    if (!isGood)
        QVERIFY(problems.constFirst().contains(u"\"%1\" is not a date."_s.arg(date)));
}

void TestFigureReader::readsPeaks()
{
    QStringList problems;
    const auto read = [&problems](const QByteArray &text) {
        return readFrom("{\"p\": " + text + "}", problems, [](ObjectReader &reader) { return peaksAt(reader, "p"); });
    };
    const auto peaks = read(peaksText({{"mxfp8", 3}, {"fp64", 1}, {"bf16", 2}, {"int8", 4}}));
    QCOMPARE(problems, QStringList());
    QCOMPARE(peaks.size(), 4U);
    QCOMPARE(peaks.at(Precision::Fp64).value->value, 1.0);
    QCOMPARE(peaks.at(Precision::Bf16).value->value, 2.0);
    QCOMPARE(peaks.at(Precision::Mxfp8).value->value, 3.0);
    QCOMPARE(peaks.at(Precision::Int8).where, u"a.json#/p/int8"_s);
    QVERIFY(read("{}").empty());
    QCOMPARE(problems, QStringList());
    (void)read(peaksText({{"bf16", 2}, {"bf17", 2}}));
    QCOMPARE(problems.size(), 1);
    QVERIFY(problems.constFirst().endsWith(u"Unknown key \"bf17\". Did you mean \"bf16\"?"_s));
    (void)read("[]");
    QCOMPARE(problems, QStringList{u"a.json:1:7: /p: must be an object, not an array."_s});
}

void TestFigureReader::readsDatedTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const char *text, const char *value, const char *problem) {
        QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(value) << QString::fromUtf8(problem);
    };
    row("a text", R"({"value": "5 nm", "as_of": "2026", "sources": ["s1"], "note": "TSMC."})", "5 nm", "");
    row("an unknown one", R"({"value": null, "reason": "Not told."})", "", "");
    row("an unknown one with date and source",
        R"({"value": null, "reason": "Not told.", "as_of": "2026", "sources": ["s1"]})", "", "");
    row("an unknown one without reason", R"({"value": null})", "", R"(a.json:1:7: /t: "reason" is missing. Add it.)");
    row("without value", R"({"reason": "Not told."})", "", R"(a.json:1:7: /t: "value" is missing. Add it.)");
    row("a number", R"({"value": 5, "as_of": "2026", "sources": ["s1"]})", "",
        "a.json:1:17: /t/value: must be a string, not number 5. Write it in quotes.");
    row("without source", R"({"value": "5 nm", "as_of": "2026"})", "5 nm",
        R"(a.json:1:7: /t: There is no source. Name at least one in "sources".)");
    row("without date", R"({"value": "5 nm", "sources": ["s1"]})", "5 nm",
        R"(a.json:1:7: /t: "as_of" is missing. Add it.)");
    row("a value and a reason", R"({"value": "5 nm", "as_of": "2026", "sources": ["s1"], "reason": "?"})", "5 nm",
        R"(a.json:1:61: /t/reason: Unknown key "reason". Remove it.)");
}

void TestFigureReader::readsDatedTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    QStringList problems;
    const auto read =
        readFrom("{\"t\": " + text + "}", problems, [](ObjectReader &reader) { return readDatedText(reader, "t"); });
    QVERIFY(read.has_value());
    QTEST(read->value, "value");
    QCOMPARE(problems.join(u'\n'), problem);
}

void TestFigureReader::readsSources_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("problem");
    const QByteArray good = sourceText();
    const auto row = [&good](const char *name, const char *from, const char *to, const char *problem) {
        QTest::newRow(name) << with(good, from, to) << QString::fromUtf8(problem);
    };
    row("a sound one", "s1", "s1", "");
    row("plain http", "https", "http", "");
    row("an unknown address of a third party",
        R"("https://example.org/page", "as_of": "2026-01-31", "kind": "official")",
        R"("", "as_of": "undated", "kind": "third-party")", "");
    row("an official source without address", "https://example.org/page", "",
        R"(a.json:1:40: /url: An official source needs an address. Add its address.)");
    row("no web address", "https://example.org/page", "ftp://example.org",
        R"(a.json:1:40: /url: "ftp://example.org" is not a web address. Start it with https://.)");
    row("a script", "https://example.org/page", "javascript:alert",
        R"(a.json:1:40: /url: "javascript:alert" is not a web address. Start it with https://.)");
    row("an address with a blank", "org/page", "org/a page",
        R"(a.json:1:40: /url: "https://example.org/a page" is not a web address. Start it with https://.)");
    row("an address that leads elsewhere", "https://example.org/page", "https://trusted.com@evil.org/",
        "a.json:1:40: /url: \"https://trusted.com@evil.org/\" has a user name before its host, which hides where it "
        "leads. Remove everything up to the @.");
    row("an @ behind the host", "org/page", "org/@page?by=a@b", "");
    row("an unknown kind", "\"official\"", "\"hearsay\"",
        "a.json:1:99: /kind: cannot be \"hearsay\"; choose one of official, third-party, third-party-unchecked, "
        "derived, guide.");
    row("no title", "A page", "", "a.json:1:23: /title: must not be empty.");
    row("no key for the address", R"("url": "https://example.org/page", )", "",
        R"(a.json:1:1: "url" is missing. Add it.)");
}

void TestFigureReader::readsSources()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, problem);
    ReadLog log(u"a.json"_s);
    const auto document = parseJson(text, log);
    ObjectReader reader(document->root(), {}, log);
    const Source source = readSource(reader);
    reader.finish();
    QCOMPARE(textsOf(log.problems(text)).join(u'\n'), problem);
    QCOMPARE(source.id.text(), u"s1"_s);
    QCOMPARE(source.where, u"a.json#"_s);
}

void TestFigureReader::readsIntervals_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("interval");
    QTest::newRow("value alone") << QByteArray(R"({"value": 2})") << u"2 2 2"_s;
    QTest::newRow("low and high alone: the middle") << QByteArray(R"({"low": 2, "high": 6})") << u"2 4 6"_s;
    QTest::newRow("at least") << QByteArray(R"({"low": 2})") << u"2 2 2"_s;
    QTest::newRow("at most") << QByteArray(R"({"high": 6})") << u"6 6 6"_s;
    QTest::newRow("nothing") << QByteArray("{}") << u"none"_s;
    QTest::newRow("a wrong type is no interval") << QByteArray(R"({"value": 2, "low": "1"})") << u"none"_s;
}

void TestFigureReader::readsIntervals()
{
    QFETCH(const QByteArray, text);
    QStringList problems;
    const auto interval = readFrom(text, problems, [](ObjectReader &reader) { return readInterval(reader); });
    const QString told =
        interval ? u"%1 %2 %3"_s.arg(interval->low).arg(interval->value).arg(interval->high) : u"none"_s;
    QTEST(told, "interval");
}

CHIPBOARD_TEST(TestFigureReader, chipboard::testing::NoApplication)

} // namespace tst_figurereader

#include "tst_figurereader.moc"
