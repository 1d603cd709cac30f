// Texts and charts of the Roofline page: one workload in full as text, otherwise invariants of every page.
#include "data/views/pages.h"

#include "data/compare/workloadview.h"
#include "tests/support/ondemandboard.h"
#include "tests/support/pagechecks.h"
#include "tests/support/shippedcatalog.h"
#include "tests/support/spectext.h"
#include "tests/support/testmain.h"
#include "tests/support/workloadfixture.h"

using namespace Qt::StringLiterals;
using namespace chipboard;
using namespace chipboard::testing;

namespace tst_rooflinepage {

class TestRooflinePage : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void drawsTheRoofs();
    void describesMarksAndLines();
    void marksPhasesByShape_data();
    void marksPhasesByShape();
    void dashesAnnouncedChips();
    void aSharedRoofIsThatOfTheChipThatCanBeHad();
    void tellsAnotherPrecision();
    void saysWhyTheWorkloadPageNamesAnotherLimit();
    void drawsOneRoofAChip();
    void chipsOfOneRoofShareALine();
    void ofManyOnlyTheBaselineAndTheBestAreNamed();
    void theTitleCountsTheSidesOfTheRidgePoints();
    void noMarkAboveItsRoof();
    void everyShippedWorkloadMakesAPage();
};

static PageSpec pageOf(const Catalog &catalog, const Board &board)
{
    return rooflinePage(catalog, board, evaluate(catalog, board, rooflineMetrics(catalog, board)), Formatter());
}

static const QStringList fourChips{u"trainium2"_s, u"trainium4"_s, u"h100-sxm"_s, u"a100-80-sxm"_s};

void TestRooflinePage::drawsTheRoofs()
{
    // Knees: 667 / 2.9 = 230, 989 / 3.35 = 295.2, 312 / 2.039 = 153.0 FLOP per byte.
    const QString expected = uR"(page roofline: At peak rates, memory bandwidth limits decode on all 3 chips
support: At peak rates, compute limits prefill on all 3 chips.
chart roofline: Rooflines and the phases of the workload
  subtitle: BF16 dense · both axes logarithmic · higher is better · no estimate of Trainium4
  axis: Arithmetic intensity [FLOP per byte] 20 to 2000, ticks 20 50 100 200 500 1000 2000, logarithmic
  y axis: Compute [TFLOPS per chip] 50 to 2000, ticks 50 100 200 500 1000 2000, logarithmic
  line trainium2 trainium strong "Trainium2" (20, 58) (230, 667) (2000, 667)
  line h100-sxm nvidia strong "H100" (20, 67) (295.22388, 989) (2000, 989)
  line a100-80-sxm nvidia strong "A100 80GB" (24.521824, 50) (153.01618, 312) (2000, 312)
  mark trainium2 trainium (1008.0951, 333.5) outlined square "Trainium2"
  mark trainium2 trainium (95.414438, 94.668449) outlined circle "Trainium2"
  mark h100-sxm nvidia baseline (1008.0951, 494.5) outlined square "H100"
  mark h100-sxm nvidia baseline (91.384385, 112.34508) outlined circle "H100"
  mark a100-80-sxm nvidia (1008.0951, 156) outlined square "A100 80GB"
  mark a100-80-sxm nvidia (91.384385, 57.17672) outlined circle "A100 80GB"
legend: line = what the chip can reach at best · ring = baseline · outlined = our estimate · square = reading the prompt (prefill), circle = writing the answer (decode)
footer: Sources: Title of source, Jan 2026 · Catalogue of 31 Jan 2026
numbers: Chip | Peak, TFLOPS per chip | Precision | Bandwidth, TB/s per chip | Ridge point, FLOP per byte | Phase | FLOP per byte | Attained, TFLOPS per chip | Share of roof | Estimated bottleneck | Source
  Trainium2 | 667 | BF16 | 2.9 | 230 | Prefill | 1008 | 334 | 50% | compute | Title of source, Jan 2026
  Trainium2 | 667 | BF16 | 2.9 | 230 | Decode | 95.4 | 94.7 | 34% | memory bandwidth | Title of source, Jan 2026
  Trainium4 | – | – | – | – | – | – | – | – | – | –
  H100 | 989 | BF16 | 3.35 | 295 | Prefill | 1008 | 495 | 50% | compute | Title of source, Jan 2026
  H100 | 989 | BF16 | 3.35 | 295 | Decode | 91.4 | 112 | 37% | memory bandwidth | Title of source, Jan 2026
  A100 80GB | 312 | BF16 | 2.039 | 153 | Prefill | 1008 | 156 | 50% | compute | Title of source, Jan 2026
  A100 80GB | 312 | BF16 | 2.039 | 153 | Decode | 91.4 | 57.2 | 31% | memory bandwidth | Title of source, Jan 2026
file: trainium2-and-3-more_roofline
)"_s;
    const QString text = toText(pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)));
    QCOMPARE(firstDifference(text, expected), QString());
}

void TestRooflinePage::describesMarksAndLines()
{
    const PlaneSpec plane = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)).charts.constFirst().plane;
    QCOMPARE(QString(plane.marks.at(1).description).replace(QChar(0x00A0), u' '),
             u"Trainium2, Decode: 94.7 TFLOPS at 95.4 FLOP/B, 34% of the 277 TFLOPS that the "
             "chip can reach there; estimated bottleneck: memory bandwidth."_s); // 95.4 x 2.9 = 277
    QCOMPARE(QString(plane.lines.at(1).description).replace(QChar(0x00A0), u' '),
             u"H100: 989 TFLOPS in BF16 and 3.35 TB/s; up to 295 FLOP/B memory bandwidth is the limit, above it "
             "compute."_s);
}

void TestRooflinePage::marksPhasesByShape_data()
{
    QTest::addColumn<QString>("workload");
    QTest::addColumn<QList<MarkShape>>("shapes");
    QTest::newRow("serving") << u"serve"_s << QList<MarkShape>{MarkShape::Square, MarkShape::Circle};
    QTest::newRow("images") << u"images"_s << QList<MarkShape>{MarkShape::Triangle};
    QTest::newRow("training without a figure for its traffic") << u"train"_s << QList<MarkShape>{};
}

void TestRooflinePage::marksPhasesByShape()
{
    QFETCH(const QString, workload);
    QFETCH(const QList<MarkShape>, shapes);
    Board board = aWorkloadBoard(qPrintable(workload), {u"h100-sxm"_s});
    const PageSpec page = pageOf(workloadWorld(), board);
    const QList<PlaneMark> &marks = page.charts.constFirst().plane.marks;
    QCOMPARE(marks.size(), shapes.size());
    for (qsizetype i = 0; i < shapes.size(); ++i)
        QCOMPARE(marks.at(i).shape, shapes.at(i));
    QCOMPARE(page.charts.constFirst().plane.lines.size(), 1);
    QCOMPARE(faultOf(page), QString());
}

void TestRooflinePage::dashesAnnouncedChips()
{
    Catalog catalog = workloadWorld();
    for (Chip &chip : catalog.chips) {
        if (chip.id.text() == u"h100-sxm")
            chip.status = Availability::Announced;
    }
    const PageSpec page = pageOf(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s, u"trainium2"_s}));
    const QList<PlaneLine> &lines = page.charts.constFirst().plane.lines;
    QCOMPARE(lines.size(), 2);
    QCOMPARE(std::ranges::count_if(lines, &PlaneLine::dashed), 1);
    QVERIFY(page.legend.text().contains(u"dashed, hatched = announced"_s));
}

// Trainium1 and Inferentia2 share a roof: it is dashed only if neither is on sale.
void TestRooflinePage::aSharedRoofIsThatOfTheChipThatCanBeHad()
{
    for (const QStringList &announced :
         {QStringList{u"trainium"_s}, QStringList{u"inferentia2"_s}, QStringList{u"trainium"_s, u"inferentia2"_s}}) {
        Catalog catalog = shippedCatalog();
        for (Chip &chip : catalog.chips) {
            if (announced.contains(chip.id.text()))
                chip.status = Availability::Announced;
        }
        Board board = onDemandBoard({ChipId(u"trainium"_s), ChipId(u"inferentia2"_s)});
        const QList<PlaneLine> lines = pageOf(catalog, board).charts.constFirst().plane.lines;
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines.constFirst().dashed, announced.size() == 2);
    }
}

void TestRooflinePage::tellsAnotherPrecision()
{
    Catalog catalog = workloadWorld();
    catalog.workloads.first().precision = Precision::Fp8;
    const PageSpec page = pageOf(catalog, aWorkloadBoard("serve", {u"h100-sxm"_s, u"a100-80-sxm"_s}));
    QCOMPARE(page.notes.constFirst(), u"A100 80GB: no dense FP8 peak is published; its line is of BF16."_s);
    QCOMPARE(page.charts.constFirst().plane.lines.at(0).points.constLast().y(), 1979.0);
    QCOMPARE(page.charts.constFirst().plane.lines.at(1).points.constLast().y(), 312.0);
}

// Workload page: bound by memory bandwidth and capacity; Roofline: by phase of the same workload. A note explains why
// both are true.
void TestRooflinePage::saysWhyTheWorkloadPageNamesAnotherLimit()
{
    const Catalog &catalog = shippedCatalog();
    int seen = 0;
    for (const Workload &workload : catalog.workloads) {
        Board board = onDemandBoard();
        board.workload = workload.id;
        QStringList limited;
        for (const SubjectEstimate &row : workloadView(catalog, board).rows) {
            if (row.estimate.bound == Bound::Capacity && row.estimate.fits)
                limited << row.subject.name;
        }
        const QStringList notes =
            pageOf(catalog, board).notes.filter(u"the overall bottleneck is memory bandwidth and capacity"_s);
        QCOMPARE(notes.size(), limited.isEmpty() ? 0 : 1);
        for (const QString &name : limited.first(std::min<qsizetype>(3, limited.size())))
            QVERIFY2(notes.constFirst().contains(name), qPrintable(notes.constFirst()));
        seen += limited.isEmpty() ? 0 : 1;
    }
    QVERIFY(seen > 0);
}

void TestRooflinePage::drawsOneRoofAChip()
{
    Board board = aWorkloadBoard("serve", {}, Level::Instance);
    board.instances = {InstanceId(u"p5.48xlarge"_s), InstanceId(u"p5.4xlarge"_s)};
    const PlaneSpec plane = pageOf(workloadWorld(), board).charts.constFirst().plane;
    QCOMPARE(plane.lines.size(), 1);
    QCOMPARE(plane.marks.size(), 4);
}

// Trainium1 and Inferentia2 have the same peak and bandwidth: one line with both names, the same on every board.
void TestRooflinePage::chipsOfOneRoofShareALine()
{
    const Catalog &catalog = shippedCatalog();
    QStringList lines;
    for (const QStringList &chips : {QStringList{u"trainium"_s, u"inferentia2"_s, u"h100-sxm"_s},
                                     QStringList{u"h100-sxm"_s, u"inferentia2"_s, u"trainium"_s}}) {
        Board board = onDemandBoard();
        board.chips = mapped(chips, [](const QString &chip) { return ChipId(chip); });
        const PlaneSpec plane = pageOf(catalog, board).charts.constFirst().plane;
        QCOMPARE(plane.lines.size(), 2);
        QCOMPARE(plane.marks.size(), 6);
        QStringList drawn = mapped(plane.lines, [](const PlaneLine &line) { return line.label + u' ' + line.id; });
        lines << drawn.join(u'|');
    }
    QVERIFY2(lines.constFirst().contains(u" = "_s), qPrintable(lines.constFirst()));
    QVERIFY(lines.constFirst().contains(u"Trainium1"_s) && lines.constFirst().contains(u"Inferentia2"_s));
    QCOMPARE(lines.constLast(), lines.constFirst());
}

// Up to seven rows show all names, eight only those of the baseline and of the highest mark of each phase.
void TestRooflinePage::ofManyOnlyTheBaselineAndTheBestAreNamed()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard(); // seven of its eight chips have an estimate
    const ChartSpec all = pageOf(catalog, board).charts.constFirst();
    QCOMPARE(all.plane.marks.size(), 14);
    for (const PlaneMark &mark : all.plane.marks)
        QVERIFY(!mark.label.isEmpty());
    QVERIFY2(!all.subtitle.contains(u"named"_s), qPrintable(all.subtitle));
    board.chips << ChipId(u"mi300x"_s);
    const ChartSpec thinned = pageOf(catalog, board).charts.constFirst();
    QCOMPARE(thinned.plane.marks.size(), 16);
    QSet<QString> named;
    for (const PlaneMark &mark : thinned.plane.marks) {
        const bool isBest = std::ranges::none_of(thinned.plane.marks, [&mark](const PlaneMark &other) {
            return other.shape == mark.shape && other.y > mark.y;
        });
        QCOMPARE(!mark.label.isEmpty(), mark.baseline || isBest);
        if (!mark.label.isEmpty())
            named << mark.id;
        QCOMPARE(mark.shownName(), catalog.chip(ChipId(mark.id))->name);
    }
    QVERIFY(named.size() < 8);
    // Without a count that a reader cannot act on, and without a table that a slide does not have.
    const QString told = u"named: the baseline and the highest mark of each phase"_s;
    QVERIFY2(thinned.subtitle.endsWith(told), qPrintable(thinned.subtitle));
    board.baseline.clear();
    board.chips.removeAll(ChipId(u"h100-sxm"_s));
    board.chips << ChipId(u"h200-sxm"_s);
    QVERIFY2(pageOf(catalog, board).charts.constFirst().subtitle.endsWith(u"named: the highest mark of each phase"_s),
             qPrintable(pageOf(catalog, board).charts.constFirst().subtitle));
}

void TestRooflinePage::noMarkAboveItsRoof()
{
    const PlaneSpec plane = pageOf(workloadWorld(), aWorkloadBoard("serve", fourChips)).charts.constFirst().plane;
    for (const PlaneMark &mark : plane.marks) {
        for (const PlaneLine &line : plane.lines) {
            if (line.id != mark.id)
                continue;
            const double peak = line.points.constLast().y();
            const double bandwidth = line.points.constFirst().y() / line.points.constFirst().x();
            QVERIFY(mark.y <= std::min(peak, mark.x * bandwidth));
        }
    }
}

// Title and line below: as many chips as there are marks on that side of their lines' bends. The default board has
// chips whose estimated bottleneck is another one; a note names them.
void TestRooflinePage::theTitleCountsTheSidesOfTheRidgePoints()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard();
    int differing = 0;
    for (const Workload &workload : catalog.workloads) {
        board.workload = workload.id;
        if (workload.task != Task::Serve)
            continue;
        const PageSpec page = pageOf(catalog, board);
        const PlaneSpec &plane = page.charts.constFirst().plane;
        const QString limits[] = {u"memory bandwidth"_s, u"compute"_s};
        QStringList others;
        for (const MarkShape shape : {MarkShape::Circle, MarkShape::Square}) {
            int counts[] = {0, 0};
            for (qsizetype i = 0; i < page.numbers.rows.size(); ++i) {
                const Table::Row &row = page.numbers.rows.at(i);
                const QString phase = shape == MarkShape::Circle ? u"Decode"_s : u"Prefill"_s;
                if (row.at(5).text != phase)
                    continue;
                const bool isRight = *row.at(6).value >= *row.at(4).value; // intensity, ridge point
                ++counts[isRight ? 1 : 0];
                if (row.at(9).text != limits[isRight ? 1 : 0])
                    others << row.at(0).text;
            }
            const int all = counts[0] + counts[1];
            QCOMPARE(all, std::ranges::count(plane.marks, shape, &PlaneMark::shape));
            const int most = counts[1] > counts[0] ? 1 : 0;
            const QString &text = shape == MarkShape::Circle ? page.title : page.support;
            if (all < 3 || counts[0] == counts[1])
                continue;
            const QString number =
                counts[most] == all ? u"all %1"_s.arg(all) : u"%1 of %2"_s.arg(counts[most]).arg(all);
            const QString start = u"At peak rates, %1 limits "_s.arg(limits[most]);
            QVERIFY2(text.startsWith(start) && text.contains(u" on "_s + number), qPrintable(text));
        }
        const QStringList notes = page.notes.filter(u"the estimated bottleneck differs"_s);
        QCOMPARE(notes.size(), others.isEmpty() ? 0 : 1);
        const auto first = std::ranges::find_if(
            page.numbers.rows, [&others](const Table::Row &row) { return others.contains(row.at(0).text); });
        QVERIFY(others.isEmpty() || notes.constFirst().contains(first->at(0).text));
        differing += others.isEmpty() ? 0 : 1;
    }
    QVERIFY(differing > 0);
}

void TestRooflinePage::everyShippedWorkloadMakesAPage()
{
    const Catalog &catalog = shippedCatalog();
    Board board = onDemandBoard(mapped(catalog.chips, &Chip::id));
    QCOMPARE(faultOfWorkloads(catalog, board, pageOf, 90), QString());
    board.chips.clear();
    QCOMPARE(pageOf(catalog, board).title, u"Choose chips to compare"_s);
}

CHIPBOARD_TEST(TestRooflinePage, QCoreApplication)

} // namespace tst_rooflinepage

#include "tst_rooflinepage.moc"
