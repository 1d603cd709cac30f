#include "data/views/describe.h"

#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_describe {

class TestDescribe : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void saysWhatStandsInAGap_data();
    void saysWhatStandsInAGap();
    void writesCells_data();
    void writesCells();
    void describesANumber();
    void describesAGapWithItsReason();
    void fillsTheSourceCard();
    void formulasHaveTheNumbersOfTheLanguage();
    void aCardOfAGapGivesTheReason();
    void describesAChart_data();
    void describesAChart();
    void describesAPlane();
};

struct Found
{
    Catalog catalog;
    Subject subject;
    const Metric *metric = nullptr;
    Cell cell;
};

static Found find(Catalog catalog, const QString &chip, const char *metric)
{
    const ResultTable table = evaluate(catalog, aBoard({chip}), {metricId(metric)});
    Found found{std::move(catalog), {}, table.metrics.constFirst(), table.rows.constFirst().cells.constFirst()};
    found.subject = subjectsOf(found.catalog, aBoard({chip})).constFirst();
    return found;
}

static QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

void TestDescribe::saysWhatStandsInAGap_data()
{
    QTest::addColumn<MissingKind>("kind");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("expected");
    QTest::newRow("not published") << MissingKind::Unpublished << u"No TDP published."_s << u"not published"_s;
    QTest::newRow("does not apply") << MissingKind::NotApplicable << u"Set by the instance."_s
                                    << u"set by the instance"_s;
    QTest::newRow("does not apply, and it takes long to say why")
        << MissingKind::NotApplicable << u"The network belongs to the instance."_s << u"n/a"_s;
    QTest::newRow("the hardware cannot") << MissingKind::Unsupported << u"No FP8."_s << u"no FP8"_s;
    QTest::newRow("an abbreviation keeps its capitals")
        << MissingKind::Unsupported << u"FP8 absent."_s << u"FP8 absent"_s;
    QTest::newRow("the hardware cannot, no reason given") << MissingKind::Unsupported << QString() << u"none"_s;
}

void TestDescribe::saysWhatStandsInAGap()
{
    QFETCH(const MissingKind, kind);
    QFETCH(const QString, reason);
    QFETCH(const QString, expected);
    Cell cell{.missingKind = kind, .reason = reason};
    QCOMPARE(gapText(cell), expected);
    QCOMPARE(cellText(cell, Formatter()), expected);
}

void TestDescribe::writesCells_data()
{
    QTest::addColumn<Interval>("value");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<FigureStatus>("status");
    QTest::addColumn<QString>("expected");
    QTest::newRow("GiB stay GiB") << Interval::exactly(96) << Unit::GiB << FigureStatus::Published << u"96 GiB"_s;
    QTest::newRow("money has cents") << Interval::exactly(6.9) << Unit::UsdPerHour << FigureStatus::Published
                                     << u"6.90 USD/h"_s;
    QTest::newRow("a range is approximate")
        << Interval{9.75, 9.8, 9.85} << Unit::UsdPerHour << FigureStatus::Derived << u"~9.80 USD/h"_s;
    QTest::newRow("it has three digits") << Interval{6292.5, 7551, 8809.5} << Unit::Tflops << FigureStatus::Announced
                                         << u"~7550 TFLOPS"_s;
    QTest::newRow("so is a figure that says so")
        << Interval::exactly(500) << Unit::Watt << FigureStatus::Approximate << u"~500 W"_s;
}

void TestDescribe::writesCells()
{
    QFETCH(const Interval, value);
    QFETCH(const Unit, unit);
    QFETCH(const FigureStatus, status);
    QFETCH(const QString, expected);
    Cell cell{.value = value, .unit = unit, .status = status};
    QCOMPARE(plain(cellText(cell, Formatter())), expected);
}

void TestDescribe::describesANumber()
{
    const Found bandwidth = find(smallWorld(), u"trainium2"_s, "memory_bandwidth");
    QCOMPARE(plain(describeCell(bandwidth.catalog, bandwidth.subject, *bandwidth.metric, bandwidth.cell, Formatter())),
             u"Trainium2, Bandwidth: 2.9 TB/s, published, as of 31 Jan 2026; source: Title of source, 31 Jan 2026."_s);

    const Found price = find(smallWorld(), u"trainium2"_s, "price_chip_hour");
    QCOMPARE(plain(describeCell(price.catalog, price.subject, *price.metric, price.cell, Formatter())),
             u"Trainium2, Hourly price: 2.2351 USD/h, derived, as of 31 Jan 2026; 35.7608 USD/h / 16 "
             "chips (trn2.48xlarge, AWS, us-east-2); Capacity Block price from \"Book "
             "capacity-blocks\": \"Book on-demand\" has none; source: Title of source, 31 Jan "
             "2026."_s);

    const Found announced = find(smallWorld(), u"trainium4"_s, "compute_fp8");
    QVERIFY(plain(describeCell(announced.catalog, announced.subject, *announced.metric, announced.cell, Formatter()))
                .contains(u"range 6290 to 8810 TFLOPS"_s));
}

void TestDescribe::describesAGapWithItsReason()
{
    const Found gap = find(smallWorld(), u"a100-80-sxm"_s, "compute_fp8");
    QCOMPARE(describeCell(gap.catalog, gap.subject, *gap.metric, gap.cell, Formatter()),
             u"A100 80GB, FP8 compute: no FP8."_s);
    const Found unpriced = find(smallWorld(), u"trainium4"_s, "price_chip_hour");
    QCOMPARE(describeCell(unpriced.catalog, unpriced.subject, *unpriced.metric, unpriced.cell, Formatter()),
             u"Trainium4, Hourly price: not on sale (announced, not yet on sale)."_s);
}

void TestDescribe::fillsTheSourceCard()
{
    Catalog catalog = smallWorld();
    catalog.chips[0].memoryBandwidth.rivals << aFigure(3, Unit::TBps).reading();
    catalog.chips[0].memoryBandwidth.rivals.first().note = u"Rounded."_s;
    Contradiction contradiction = aContradiction("C38", ChipId(u"trainium2"_s), "memory_bandwidth");
    contradiction.first = u"2.9 TB/s"_s;
    contradiction.second = u"3 TB/s"_s;
    contradiction.computation = u"3 / 2.9 = 1.034"_s;
    contradiction.verdict = u"2.9 is shown."_s;
    catalog.contradictions << contradiction;
    catalog.index();
    const Found found = find(catalog, u"trainium2"_s, "memory_bandwidth");
    const SourceCard card = sourceCard(found.catalog, found.subject, *found.metric, found.cell, Formatter());
    QCOMPARE(card.heading, u"Chip TRAINIUM2 · Bandwidth"_s);
    QCOMPARE(plain(card.value), u"2.9 TB/s"_s);
    QCOMPARE(card.range, QString());
    QCOMPARE(card.status, u"published, as of 31 Jan 2026"_s);
    QCOMPARE(plain(card.formula), u"memory bandwidth per chip x chips = 2.9 TB/s"_s);
    QCOMPARE(card.sources,
             (QList{SourceCard::Line{u"Title of source (official, 31 Jan 2026)"_s, u"https://example.org/source"_s}}));
    QCOMPARE(plain(card.rivals.constFirst().text), u"3 TB/s: Title of source, 31 Jan 2026 (Rounded.)"_s);
    QCOMPARE(card.rivals.constFirst().link, u"https://example.org/source"_s);
    QCOMPARE(card.contradictions.constFirst().text, u"Topic of C38: “2.9 TB/s” versus “3 TB/s”. 2.9 is shown."_s);
    QVERIFY(card.badge.isEmpty());
}

void TestDescribe::formulasHaveTheNumbersOfTheLanguage()
{
    const Found found = find(smallWorld(), u"trainium2"_s, "memory_bandwidth");
    const Formatter german(QLocale(u"de"_s));
    const SourceCard card = sourceCard(found.catalog, found.subject, *found.metric, found.cell, german);
    QCOMPARE(plain(card.formula), u"memory bandwidth per chip x chips = 2,9 TB/s"_s);
    Cell price = found.cell;
    price.unit = Unit::UsdPerHour;
    price.status = FigureStatus::Derived;
    price.formula = u"35.7608 USD/h / 16 chips (trn2.48xlarge, us-east-2)"_s;
    QVERIFY(sourceCard(found.catalog, found.subject, *found.metric, price, german)
                .formula.endsWith(u"= 35,7608 USD/h / 16 chips (trn2.48xlarge, us-east-2)"_s));
    QVERIFY(describeCell(found.catalog, found.subject, *found.metric, price, german).contains(u"35,7608 USD/h / 16"_s));
    const Formatter euros = german.in({u"EUR"_s, 0.5});
    QVERIFY(sourceCard(found.catalog, found.subject, *found.metric, price, euros).formula.contains(u"0,5 EUR"_s));
}

void TestDescribe::aCardOfAGapGivesTheReason()
{
    const Found found = find(smallWorld(), u"trainium4"_s, "price_chip_hour");
    const SourceCard card = sourceCard(found.catalog, found.subject, *found.metric, found.cell, Formatter());
    QCOMPARE(card.value, u"not on sale"_s);
    QCOMPARE(card.note, u"announced, not yet on sale"_s);
    QCOMPARE(card.status, u"missing"_s);
    QVERIFY(card.formula.isEmpty());
    QVERIFY(card.sources.isEmpty());
}

void TestDescribe::describesAChart_data()
{
    QTest::addColumn<QList<double>>("values"); // negative: a gap
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QList<double>() << u"Nothing is chosen."_s;
    QTest::newRow("one value") << QList{5.0} << u"1 of 1 have a value. Lowest: A, 5. Highest: A, 5."_s;
    QTest::newRow("several, the lowest last")
        << QList{5.0, 9.0, 2.0} << u"3 of 3 have a value. Lowest: C, 2. Highest: B, 9."_s;
    QTest::newRow("gaps are no zeros") << QList{-1.0, 9.0, 2.0, -1.0}
                                       << u"2 of 4 have a value. Lowest: C, 2. Highest: B, 9. Without a value: "
                                          "A (n/p), D (n/p)."_s;
    QTest::newRow("gaps only") << QList{-1.0} << u"0 of 1 have a value. Without a value: A (n/p)."_s;
}

void TestDescribe::describesAChart()
{
    QFETCH(const QList<double>, values);
    QFETCH(const QString, expected);
    ChartSpec spec{.series = {ChartSeries()}};
    for (const double value : values) {
        const QString name(QChar(u'A' + static_cast<char16_t>(spec.categories.size())));
        spec.categories << ChartCategory{name.toLower(), name, ColourRole::Other, false};
        ChartPoint point;
        if (value >= 0.0)
            point.value = value;
        point.label = QString::number(value);
        point.gap = u"n/p"_s;
        spec.series.first().points << point;
    }
    QCOMPARE(describeChart(spec), expected);
    spec.series.clear();
    QCOMPARE(describeChart(spec), u"Nothing is chosen."_s);
}

void TestDescribe::describesAPlane()
{
    ChartSpec spec{.kind = ChartKind::Plane, .axis = {.label = u"Price"_s}};
    spec.plane.y.label = u"Throughput"_s;
    QCOMPARE(describeChart(spec), u"No selected item has a value here."_s);
    spec.plane.empty = u"None has a price."_s;
    QCOMPARE(describeChart(spec), u"None has a price."_s);
    const auto add = [&](const QString &name, double x, double y) {
        PlaneMark mark{.label = name, .x = x, .y = y, .xText = u"%1 USD"_s.arg(x), .yText = u"%1 tok/s"_s.arg(y)};
        spec.plane.marks << mark;
    };
    add(u"A"_s, 3.0, 40.0);
    QCOMPARE(describeChart(spec), u"One mark: A, 3 USD, 40 tok/s."_s);
    add(u"B"_s, 1.0, 50.0);
    add(u"C"_s, 2.0, 70.0);
    spec.plane.lines = {{u"h100"_s, u"H100"_s, ColourRole::Nvidia, LineWeight::Strong, false, {}, {}},
                        {{}, u"y = x"_s, ColourRole::Other, LineWeight::Quiet, false, {}, {}}};
    spec.notes = {u"D has no price."_s};
    QCOMPARE(describeChart(spec),
             u"3 marks. Price: from B, 1 USD, to A, 3 USD. Throughput: from A, 40 tok/s, to C, 70 tok/s. Lines: H100. "
             "D has no price."_s);
}

CHIPBOARD_TEST(TestDescribe, QCoreApplication)

} // namespace tst_describe

#include "tst_describe.moc"
