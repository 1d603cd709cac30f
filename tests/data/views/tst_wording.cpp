// User annotations on charts made from data; and claims in titles. Numbers by hand.
#include "data/views/chartwording.h"

#include "data/board/board.h"
#include "data/views/planeaxis.h"
#include "tests/support/labels.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_wording {

class TestWording : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void bindsWhatATitleClaims_data();
    void bindsWhatATitleClaims();
    void doubtsWhatIsNoLongerSo_data();
    void doubtsWhatIsNoLongerSo();
    void doubtsWhatLacksItsOther_data();
    void doubtsWhatLacksItsOther();
    void readsNumbersOfTheLocale();
    void bindsNoMoreThanFilesHold();
    void bindsTitlesOfPages();
    void bindsMarksOfPlanes();
    void ordersRows_data();
    void ordersRows();
    void keepsTheNumbersTableTrue();
    void writesDigits();
    void changesTheAxis();
    void keepsBarsOffLogarithms();
    void greysTheRest();
    void writesTexts();
    void drawsTwoAsADumbbellOrSlope();
    void annotatesRows();
    void annotatesPlanes();
    void drawsNoDifferenceThatMisleads();
    void digitsLeaveRatiosAlone();
    void tellsWhatCannotBeDrawn();
    void leavesOtherPagesAlone();
};

namespace {

ChartPoint point(std::optional<double> value)
{
    return ChartPoint{
        .value = value, .label = value ? QString::number(*value) : QString(), .gap = value ? QString() : u"n/p"_s};
}

// Trainium2 103 GB, H100 80, A100 40 and one without a number.
ChartSpec memory(double trainium = 103.0)
{
    return ChartSpec{.id = u"memory"_s,
                     .title = u"Memory"_s,
                     .axis = {.unit = u"GB"_s, .maximum = 125.0},
                     .categories = {{u"trn2"_s, u"Trainium2"_s, ColourRole::Trainium, false},
                                    {u"h100"_s, u"H100"_s, ColourRole::Nvidia, true},
                                    {u"trn4"_s, u"Trainium4"_s, ColourRole::Trainium, false},
                                    {u"a100"_s, u"A100"_s, ColourRole::Nvidia, false}},
                     .series = {{u"Memory"_s, {point(trainium), point(80.0), point(std::nullopt), point(40.0)}}}};
}

PlaneMark mark(const char *id, double x, double y)
{
    PlaneMark one{.id = QString::fromLatin1(id)};
    one.label = one.id.toUpper();
    one.x = x;
    one.y = y;
    return one;
}

ChartSpec plane()
{
    ChartSpec chart{.kind = ChartKind::Plane, .id = u"value"_s, .axis = {.unit = u"USD/h"_s, .maximum = 10.0}};
    chart.plane.y.unit = u"tokens/s"_s;
    chart.plane.y.maximum = 1000.0;
    chart.plane.marks = {mark("a", 2.0, 900.0), mark("b", 8.0, 300.0)};
    return chart;
}

ChartWords wordsFor(const char *chart) { return ChartWords{.page = u"compare"_s, .chart = QString::fromLatin1(chart)}; }

QString textOf(const QList<TitleClaim> &claims)
{
    QStringList texts;
    for (const TitleClaim &one : claims)
        texts << u"%1 %2 %3 %4"_s.arg(claimWord(one.kind), one.subject, one.against, one.number).simplified();
    return texts.join(u"; "_s);
}

} // namespace

void TestWording::bindsWhatATitleClaims_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("claims");
    QTest::newRow("nothing") << u"Memory of chips"_s << QString();
    QTest::newRow("a value") << u"Trainium2 has 103 GB"_s << u"value trn2 103"_s;
    QTest::newRow("figures of names are no numbers") << u"H100 and A100 side by side"_s << QString();
    QTest::newRow("a ratio: 80 / 40") << u"H100 has 2x the memory of A100"_s << u"ratio h100 a100 2"_s;
    QTest::newRow("a ratio with a sign: 103 / 80 = 1.2875") << u"Trainium2: 1.3× H100"_s << u"ratio trn2 h100 1.3"_s;
    QTest::newRow("a share: 80 / 103 = 77.7%") << u"H100 has 78% of Trainium2"_s << u"share h100 trn2 78"_s;
    QTest::newRow("a lead: 28.75% more, and the direction")
        << u"Trainium2 has 29% more than H100"_s << u"more trn2 h100 29; above trn2 h100"_s;
    QTest::newRow("a lag: 1 - 40 / 80") << u"A100 has 50% less than H100"_s << u"less a100 h100 50; below a100 h100"_s;
    QTest::newRow("a lag that is no share: 1 - 80 / 103 = 22.3%")
        << u"H100 has 22% less than Trainium2"_s << u"less h100 trn2 22; below h100 trn2"_s;
    QTest::newRow("a number that no chart says binds nothing") << u"The 7 best of 2026"_s << QString();
    QTest::newRow("without a name any mark will do") << u"80 GB are enough"_s << u"value h100 80"_s;
    QTest::newRow("the first of all") << u"Trainium2 has most"_s << u"highest trn2"_s;
    QTest::newRow("the last of all") << u"A100 has least memory"_s << u"lowest a100"_s;
    QTest::newRow("neither first nor last") << u"H100 has more"_s << QString();
    QTest::newRow("in German") << u"A100 hat weniger Speicher als H100"_s << u"below a100 h100"_s;
    QTest::newRow("each number once") << u"80 GB, really 80 GB"_s << u"value h100 80"_s;
}

void TestWording::bindsWhatATitleClaims()
{
    QFETCH(const QString, title);
    QFETCH(const QString, claims);
    QCOMPARE(textOf(claimsIn(title, memory(), Formatter())), claims);
    // A bound claim holds as long as no value changes.
    QCOMPARE(doubtOf(claimsIn(title, memory(), Formatter()), title, memory(), Formatter()), QString());
}

void TestWording::doubtsWhatIsNoLongerSo_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<double>("now");
    QTest::addColumn<QString>("doubt");
    QTest::newRow("a value that moved") << u"Trainium2 has 103 GB"_s << 96.0 << u"\"103\"; Trainium2 is now 96"_s;
    QTest::newRow("a value that rounds to the same") << u"Trainium2 has 103 GB"_s << 103.4 << QString();
    QTest::newRow("a ratio that moved: 160 / 80")
        << u"Trainium2: 1.3× H100"_s << 160.0 << u"\"1.3×\"; Trainium2 is now 2× H100"_s;
    QTest::newRow("a ratio that stays 1.3") << u"Trainium2: 1.3× H100"_s << 107.0 << QString();
    QTest::newRow("a share: 80 / 160") << u"H100 has 78% of Trainium2"_s << 160.0 << u"50% of Trainium2"_s;
    QTest::newRow("the number goes first")
        << u"Trainium2 has 29% more than H100"_s << 60.0 << u"\"29% more\"; Trainium2 is now 25% below H100."_s;
    QTest::newRow("a direction that turned")
        << u"Trainium2 has more than H100"_s << 60.0 << u"Trainium2 was above H100; now it is not."_s;
    QTest::newRow("a direction that stays") << u"Trainium2 has more than H100"_s << 81.0 << QString();
    QTest::newRow("no longer first") << u"Trainium2 has most"_s << 60.0 << u"the highest; now it is not"_s;
    QTest::newRow("no longer last") << u"A100 has least memory"_s << 20.0 << u"the lowest; now it is not"_s;
}

void TestWording::doubtsWhatIsNoLongerSo()
{
    QFETCH(const QString, title);
    QFETCH(const double, now);
    QFETCH(const QString, doubt);
    const QList<TitleClaim> claims = claimsIn(title, memory(), Formatter());
    QVERIFY(!claims.isEmpty());
    const QString said = doubtOf(claims, title, memory(now), Formatter());
    QVERIFY2(doubt.isEmpty() ? said.isEmpty() : said.contains(doubt), qPrintable(said));

    ChartSpec without = memory();
    without.series.first().points.fill(point(std::nullopt));
    QVERIFY(doubtOf(claims, title, without, Formatter()).contains(u"no longer shows its number"_s));
}

void TestWording::doubtsWhatLacksItsOther_data()
{
    QTest::addColumn<TitleClaim>("claim");
    for (int i = 0; i <= static_cast<int>(TitleClaim::Kind::Lowest); ++i) {
        const auto kind = static_cast<TitleClaim::Kind>(i);
        if (comparesTwo(kind))
            QTest::newRow(qPrintable(claimWord(kind)))
                << TitleClaim{kind, u"h100"_s, {}, kind < TitleClaim::Kind::Above ? u"2"_s : QString()};
    }
}

// A file cannot contain it, but code can build such a claim.
void TestWording::doubtsWhatLacksItsOther()
{
    QFETCH(const TitleClaim, claim);
    QCOMPARE(doubtOf({claim}, {}, memory(), Formatter()),
             u"The title relies on H100, but the chart no longer shows its number."_s);
    TitleClaim gone = claim;
    gone.against = u"gone"_s;
    QVERIFY(doubtOf({gone}, {}, memory(), Formatter()).contains(u"relies on gone"_s));
    gone.against = u"trn4"_s; // is there, without a number
    QVERIFY(doubtOf({gone}, {}, memory(), Formatter()).contains(u"relies on Trainium4"_s));
}

void TestWording::readsNumbersOfTheLocale()
{
    const Formatter german(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(textOf(claimsIn(u"Trainium2: 1,3x H100"_s, memory(), german)), u"ratio trn2 h100 1.3"_s);
    QCOMPARE(textOf(claimsIn(u"Trainium2: 1.3x H100"_s, memory(), german)), u"ratio trn2 h100 1.3"_s);
    QCOMPARE(textOf(claimsIn(u"10.300 GB"_s, memory(10300.0), german)), u"value trn2 10300"_s);
}

void TestWording::bindsNoMoreThanFilesHold()
{
    ChartSpec chart = memory();
    QStringList numbers;
    for (int i = 1; i <= 30; ++i) {
        chart.categories << ChartCategory{u"c%1"_s.arg(i), QString(QChar(u'A' + i % 26)).repeated(9 + i),
                                          ColourRole::Other, false};
        chart.series.first().points << point(200.0 + i);
        numbers << QString::number(200 + i);
    }
    QCOMPARE(claimsIn(numbers.mid(0, 7).join(u" and "_s), chart, Formatter()).size(), 7);
    QCOMPARE(claimsIn(numbers.join(u" and "_s), chart, Formatter()).size(), mostClaims);
    QCOMPARE(claimsIn(numbers.join(u" and "_s), u"compare"_s, {chart}, Formatter()).size(), mostClaims);
    QCOMPARE(textOf(claimsIn(u"80.00000000000 GB"_s, memory(), Formatter())), u"value h100 80.00000000000"_s);
    QVERIFY(claimsIn(u"80.00000000000000000000000 GB"_s, memory(), Formatter()).isEmpty());
}

void TestWording::bindsTitlesOfPages()
{
    const QList<ChartSpec> charts{plane(), memory()};
    const QList<TitleClaim> claims =
        claimsIn(u"Trainium2 has 103 GB, more than H100"_s, u"compare"_s, charts, Formatter());
    QCOMPARE(textOf(claims), u"value trn2 103"_s);
    QCOMPARE(claims.constFirst().chart, u"compare/memory"_s);
    QCOMPARE(doubtOf(claims, {}, u"compare"_s, charts, Formatter()), QString());
    QVERIFY(doubtOf(claims, {}, u"compare"_s, {memory(90.0)}, Formatter()).contains(u"now 90"_s));
    QCOMPARE(doubtOf(claims, {}, u"value"_s, {memory(90.0)}, Formatter()),
             QString()); // another page has no claim about it
}

// 900 / 300 = 3 along y; 2 / 8 = 25 % along x.
void TestWording::bindsMarksOfPlanes()
{
    const QList<TitleClaim> fast = claimsIn(u"A gives 3x of B"_s, plane(), Formatter());
    QCOMPARE(textOf(fast), u"ratio a b 3"_s);
    QVERIFY(!fast.constFirst().onX);
    const QList<TitleClaim> cheap = claimsIn(u"A costs 25% of B"_s, plane(), Formatter());
    QCOMPARE(textOf(cheap), u"share a b 25"_s);
    QVERIFY(cheap.constFirst().onX);
    ChartSpec moved = plane();
    moved.plane.marks[0].x = 4.0;
    QVERIFY(doubtOf(cheap, {}, moved, Formatter()).contains(u"50% of B"_s));
    QCOMPARE(doubtOf(fast, {}, moved, Formatter()), QString());
}

void TestWording::ordersRows_data()
{
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("ids");
    QTest::newRow("as chosen") << int(RowOrder::AsChosen) << u"trn2 h100 trn4 a100"_s;
    QTest::newRow("by value, what is missing last") << int(RowOrder::ByValue) << u"h100 trn2 a100 trn4"_s;
    QTest::newRow("reversed") << int(RowOrder::Reversed) << u"a100 trn4 h100 trn2"_s;
}

void TestWording::ordersRows()
{
    QFETCH(const int, order);
    QFETCH(const QString, ids);
    ChartWords words = wordsFor("memory");
    words.order = static_cast<RowOrder>(order);
    const ChartSpec chart = withWording(memory(60.0), words, Formatter());
    QStringList found;
    for (qsizetype i = 0; i < chart.categories.size(); ++i) {
        found << chart.categories.at(i).id;
        const ChartPoint &one = chart.series.constFirst().points.at(i);
        QCOMPARE(one.value.value_or(0.0),
                 found.last() == u"trn2"       ? 60.0
                     : found.last() == u"h100" ? 80.0
                     : found.last() == u"a100" ? 40.0
                                               : 0.0);
    }
    QCOMPARE(found.join(u' '), ids);
}

void TestWording::keepsTheNumbersTableTrue()
{
    PageSpec page{.id = u"compare"_s, .charts = {memory()}};
    page.numbers.columns = {{u"Chip"_s, false}, {u"Memory"_s, true}};
    page.numbers.rows = {{u"Trainium2"_s}, {u"H100"_s}, {u"Trainium4"_s}, {u"A100"_s}};
    Board board{.words = {wordsFor("memory")}};
    board.words[0].digits = 1;
    QVERIFY(testing::labelled(page, board, {}, Formatter()).numbers.subjects.isEmpty());
    board.words[0].order = RowOrder::Reversed;
    const PageSpec ordered = testing::labelled(page, board, {}, Formatter());
    QCOMPARE(ordered.charts.constFirst().categories.constFirst().id, u"a100"_s);
    QCOMPARE(ordered.numbers.subjects.constFirst().id, u"trn2"_s);
    QCOMPARE(ordered.numbers.columns.at(1).metric, u"memory"_s);
}

void TestWording::writesDigits()
{
    ChartSpec chart = memory(103.08);
    chart.series.first().points[1].label = u"~80"_s;
    chart.series.first().points[1].isApproximate = true;
    ChartWords words = wordsFor("memory");
    words.digits = 4;
    QList<ChartPoint> points = withWording(chart, words, Formatter()).series.constFirst().points;
    QCOMPARE(points.at(0).label, u"103.1"_s);
    QCOMPARE(points.at(1).label, u"~80"_s);
    QCOMPARE(points.at(2).label, QString());
    words.digits = 1;
    points = withWording(chart, words, Formatter()).series.constFirst().points;
    QCOMPARE(points.at(0).label, u"100"_s);
    QCOMPARE(*points.at(0).value, 103.08); // only the text changes
}

void TestWording::changesTheAxis()
{
    ChartWords words = wordsFor("memory");
    words.scale = RowScale::Logarithmic;
    const ChartSpec dots = withWording(memory(), words, Formatter());
    QCOMPARE(dots.kind, ChartKind::HorizontalDots);
    QCOMPARE(dots.axis.scale, AxisScale::Logarithmic);
    QCOMPARE(dots.axis.unit, u"GB"_s);
    QVERIFY(!dots.axis.tickLabels.isEmpty());
    words.scale = RowScale::Linear;
    const ChartSpec bars = withWording(dots, words, Formatter());
    QCOMPARE(bars.kind, ChartKind::HorizontalBars);
    QCOMPARE(bars.axis.minimum, 0.0);
    QVERIFY(bars.axis.maximum >= 103.0);
}

void TestWording::keepsBarsOffLogarithms()
{
    ChartWords words = wordsFor("memory");
    words.scale = RowScale::Logarithmic;
    const ChartSpec zero = withWording(memory(0.0), words, Formatter());
    QCOMPARE(zero.kind, ChartKind::HorizontalBars);
    QCOMPARE(zero.axis.scale, AxisScale::Linear);
    QVERIFY(zero.notes.constFirst().contains(u"logarithmic"_s));
    QCOMPARE(withWording(plane(), words, Formatter()), plane());
}

void TestWording::greysTheRest()
{
    ChartWords words = wordsFor("memory");
    words.lit = u"h100"_s;
    const ChartSpec chart = withWording(memory(), words, Formatter());
    QCOMPARE(chart.categories.at(0).role, ColourRole::Quiet);
    QCOMPARE(chart.categories.at(1).role, ColourRole::Nvidia);
    words.lit = u"gone"_s;
    QCOMPARE(withWording(memory(), words, Formatter()), memory());
    words.lit = u"b"_s;
    const ChartSpec marks = withWording(plane(), words, Formatter());
    QCOMPARE(marks.plane.marks.at(0).role, ColourRole::Quiet);
    QCOMPARE(marks.plane.marks.at(1).role, ColourRole::Other);
}

void TestWording::writesTexts()
{
    ChartWords words = wordsFor("memory");
    words.title = u"Trainium2 has 103 GB"_s;
    words.subtitle = u"each"_s;
    words.note = u"Mind the units."_s;
    words.claims = claimsIn(words.title, memory(), Formatter());
    ChartSpec chart = withWording(memory(), words, Formatter());
    QCOMPARE(chart.title, words.title);
    QCOMPARE(chart.subtitle, words.subtitle);
    QCOMPARE(chart.remark, words.note);
    QCOMPARE(chart.notes.constFirst(), words.note); // files without a picture have it, too
    QCOMPARE(chart.doubt, QString());
    chart = withWording(memory(96.0), words, Formatter());
    QVERIFY(chart.doubt.contains(u"now 96"_s));
    QVERIFY(toText(chart).contains(u"doubt: "_s));
}

// 80 / 40 = 2. Of three rows only the two compared ones stay.
void TestWording::drawsTwoAsADumbbellOrSlope()
{
    ChartWords words = wordsFor("memory");
    words.form = PairForm::Dumbbell;
    const ChartSpec alone = withWording(memory(), words, Formatter());
    QCOMPARE(alone.kind, ChartKind::HorizontalBars); // nothing to compare
    QCOMPARE(alone.notes.constLast(), u"No two rows are compared here, so all are shown."_s);
    words.annotations = {{Annotation::Kind::Difference, u"h100"_s, u"a100"_s}};
    const ChartSpec dumbbell = withWording(memory(), words, Formatter());
    QCOMPARE(dumbbell.kind, ChartKind::Plane);
    QCOMPARE(namedRows(dumbbell.plane.y), 1);
    QCOMPARE(dumbbell.plane.marks.size(), 2);
    QCOMPARE(dumbbell.plane.marks.at(0).x, 40.0);
    QCOMPARE(dumbbell.plane.marks.at(1).x, 80.0);
    QCOMPARE(dumbbell.plane.marks.at(0).y, dumbbell.plane.marks.at(1).y);
    QVERIFY(dumbbell.plane.marks.at(1).label.startsWith(u"H100"_s));
    QCOMPARE(dumbbell.plane.lines.constFirst().label, u"2×"_s);
    QCOMPARE(dumbbell.axis.minimum, 0.0);
    QVERIFY(dumbbell.axis.maximum >= 80.0 && !dumbbell.axis.tickLabels.isEmpty());
    words.form = PairForm::Slope;
    const ChartSpec slope = withWording(memory(), words, Formatter());
    QCOMPARE(slope.plane.marks.at(0).y, 40.0);
    QCOMPARE(slope.plane.marks.at(1).y, 80.0);
    QVERIFY(slope.plane.marks.at(0).x < slope.plane.marks.at(1).x);
    QCOMPARE(slope.plane.lines.constFirst().points.size(), 2);
    QCOMPARE(slope.plane.y.unit, u"GB"_s);
}

// 80 / 40 = 2; the longest bar is 103, a line at 150 makes the axis longer.
void TestWording::annotatesRows()
{
    ChartWords words = wordsFor("memory");
    words.annotations = {{Annotation::Kind::Callout, u"h100"_s, {}, u"ours"_s},
                         {Annotation::Kind::Difference, u"h100"_s, u"a100"_s},
                         {Annotation::Kind::Reference, {}, {}, u"needed"_s, 150.0, u"GB"_s}};
    words.order = RowOrder::ByValue;
    const ChartSpec chart = withWording(memory(), words, Formatter());
    QCOMPARE(chart.series.constFirst().points.at(1).callout, u"ours"_s);
    QCOMPARE(chart.arrows, (QList<RowArrow>{{1, 2, u"2×"_s}}));
    words.annotations[1].inPercent = true; // 80 / 40 - 1
    QCOMPARE(withWording(memory(), words, Formatter()).arrows, (QList<RowArrow>{{1, 2, u"+100%"_s}}));
    QCOMPARE(chart.lines, (QList<RowLine>{{150.0, u"needed: 150 GB"_s}}));
    QVERIFY(chart.axis.maximum >= 150.0);
    QCOMPARE(chart.notes,
             (QStringList{u"H100: ours"_s, u"H100 is 2× A100."_s, u"The dashed line stands at needed: 150 GB."_s}));
}

void TestWording::annotatesPlanes()
{
    ChartWords words = wordsFor("value");
    words.annotations = {{Annotation::Kind::Callout, u"a"_s, {}, u"ours"_s},
                         {Annotation::Kind::Difference, u"a"_s, u"b"_s},
                         {Annotation::Kind::Reference, {}, {}, {}, 5.0, u"USD/h"_s, true},
                         {Annotation::Kind::Reference, {}, {}, {}, 2000.0, u"tokens/s"_s}};
    const ChartSpec chart = withWording(plane(), words, Formatter());
    QCOMPARE(chart.plane.marks.at(0).label, u"A: ours"_s);
    QCOMPARE(chart.notes,
             (QStringList{u"A: ours"_s, u"A is 3× B."_s, u"The dashed line stands at 5 USD/h."_s,
                          u"The dashed line stands at 2000 tokens/s."_s}));
    QCOMPARE(chart.plane.lines.size(), 3);
    QCOMPARE(chart.plane.lines.at(0).label, u"3×"_s);
    QCOMPARE(chart.plane.lines.at(0).points, (QList<QPointF>{{8.0, 300.0}, {2.0, 900.0}}));
    QCOMPARE(chart.plane.lines.at(1).points, (QList<QPointF>{{5.0, 0.0}, {5.0, 1000.0}}));
    QCOMPARE(chart.plane.lines.at(2).points.constFirst().y(), 2000.0);
    QVERIFY(chart.plane.y.maximum >= 2000.0);
}

// No arrow between two incomparable numbers, but a reason instead.
void TestWording::drawsNoDifferenceThatMisleads()
{
    ChartWords words = wordsFor("memory");
    words.annotations = {{Annotation::Kind::Difference, u"h100"_s, u"a100"_s},
                         {Annotation::Kind::Difference, u"trn2"_s, u"h100"_s}};
    const UnlikeReason unlike = [](const QString &chart, const QString &one, const QString &other) {
        return chart == u"memory"_s && one == u"h100"_s && other == u"a100"_s ? u"one is announced"_s : QString();
    };
    const ChartSpec chart = withWording(memory(), words, Formatter(), unlike);
    QCOMPARE(chart.arrows, (QList<RowArrow>{{0, 1, u"1.29×"_s}}));
    QCOMPARE(chart.notes,
             (QStringList{u"The comparison of H100 with A100 is not drawn: one is announced."_s,
                          u"Trainium2 is 1.29× H100."_s}));
}

// Digits apply to the number, not to its ratio to the baseline.
void TestWording::digitsLeaveRatiosAlone()
{
    ChartWords words = wordsFor("memory");
    words.digits = 1;
    ChartSpec told = memory();
    told.series.first().points[0].absolute = u"~103"_s;
    told.series.first().points[0].isApproximate = true;
    told.series.first().points[0].label = u"▲ 1.29×"_s;
    const ChartSpec chart = withWording(told, words, Formatter());
    QCOMPARE(chart.series.first().points.at(0).label, u"▲ 1.29×"_s);
    QCOMPARE(chart.series.first().points.at(0).absolute, u"~100"_s);
}

void TestWording::tellsWhatCannotBeDrawn()
{
    ChartWords words = wordsFor("memory");
    words.annotations = {{Annotation::Kind::Callout, u"gone"_s, {}, u"ours"_s},
                         {Annotation::Kind::Difference, u"h100"_s, u"trn4"_s},
                         {Annotation::Kind::Reference, {}, {}, {}, 150.0, u"TB"_s},
                         {Annotation::Kind::Reference, {}, {}, {}, -5.0, u"GB"_s}}; // bars start at 0
    const ChartSpec chart = withWording(memory(), words, Formatter());
    QVERIFY(chart.arrows.isEmpty() && chart.lines.isEmpty());
    QCOMPARE(chart.notes.size(), 4);
    QVERIFY(chart.notes.at(0).contains(u"does not show"_s));
    QVERIFY(chart.notes.at(1).contains(u"a number is missing here"_s));
    QVERIFY(chart.notes.at(2).contains(u"not drawn"_s));
    QVERIFY(chart.notes.at(3).contains(u"not drawn"_s));
}

void TestWording::leavesOtherPagesAlone()
{
    PageSpec page{.id = u"value"_s, .charts = {memory()}};
    Board board;
    page.legend = testing::labelled(page, board, {}, Formatter()).legend; // of the marks drawn
    QCOMPARE(testing::labelled(page, board, {}, Formatter()), page);
    ChartWords words = wordsFor("memory");
    words.title = u"mine"_s;
    board.words = {words};
    QCOMPARE(testing::labelled(page, board, {}, Formatter()), page);
    page.id = u"compare"_s;
    QCOMPARE(testing::labelled(page, board, {}, Formatter()).charts.constFirst().title, u"mine"_s);
    board.title = u"103 GB"_s;
    board.titleClaims = claimsIn(board.title, page.id, page.charts, Formatter());
    QCOMPARE(testing::labelled(page, board, {}, Formatter()).doubt, QString());
    page.charts = {memory(50.0)};
    QVERIFY(testing::labelled(page, board, {}, Formatter()).doubt.contains(u"now 50"_s));
}

CHIPBOARD_TEST(TestWording, QCoreApplication)

} // namespace tst_wording

#include "tst_wording.moc"
