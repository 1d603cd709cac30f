#include "data/views/labelplacing.h"
#include "tests/support/testmain.h"

#include <QRegularExpression>

#include <cmath>
#include <random>

using namespace chipboard;

namespace tst_labelplacing {

class TestLabelPlacing : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void takesTheFirstFreeSide_data();
    void takesTheFirstFreeSide();
    void standsApartWithALeader();
    void givesUpWhereThereIsNoRoom();
    void aLabelIsNearestToItsOwnMark();
    void leavesLinesFree();
    void slidesOutOfTheWayOfALine();
    void improvesWhatCostsMost();
    void neverStandsAcrossALine();
    void staysInItsBand();
    void doesNotStandBesideAnotherMark();
    void slidesBetweenLines();
    void isLedAwayRatherThanHidingAThinLine();
    void isLedFromTheEndOfALine();
    void laysItsLabelOnTheLine_data();
    void laysItsLabelOnTheLine();
    void isNotTakenForAnotherLines();
    void labelsOfAFamilyStandOnTheirLines();
    void rowsHaveBands();
    void knowsTheDistanceToALine();
    void laterTriesPlaceWhatTheFirstCouldNot();
    void neverOverlapsAndIsRepeatable();
    void stacksLabels_data();
    void stacksLabels();
    void clipsLines_data();
    void clipsLines();
};

// A mark of 10 x 10 around (100, 50), a label of 30 x 12, 4 pixels away at the sides, 2 above and below.
static const QRectF mark(95, 45, 10, 10);
static const QSizeF size(30, 12);

void TestLabelPlacing::takesTheFirstFreeSide_data()
{
    QTest::addColumn<QList<QRectF>>("taken");
    QTest::addColumn<QRectF>("expected");
    const QRectF right(109, 44, 30, 12); // 105 + 4; 50 - 12 / 2
    const QRectF left(61, 44, 30, 12);   // 95 - 4 - 30
    const QRectF above(85, 31, 30, 12);  // 100 - 30 / 2; 45 - 2 - 12
    const QRectF below(85, 57, 30, 12);  // 55 + 2
    QTest::newRow("right") << QList<QRectF>() << right;
    QTest::newRow("left") << QList<QRectF>{right} << left;
    QTest::newRow("above") << QList<QRectF>{right, left} << above;
    QTest::newRow("below") << QList<QRectF>{right, left, above} << below;
}

void TestLabelPlacing::takesTheFirstFreeSide()
{
    QFETCH(const QList<QRectF>, taken);
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    placing.addMark(mark);
    for (const QRectF &label : taken)
        placing.addLabel(label);
    const auto place = placing.besideMark(mark, size);
    QVERIFY(place);
    QTEST(place->rect, "expected");
    QVERIFY(place->leader.isNull() && !place->crowded);
}

void TestLabelPlacing::standsApartWithALeader()
{
    LabelPlacing placing(QRectF(0, 0, 300, 300));
    const QRectF centre(145, 145, 10, 10);
    placing.addMark(centre);
    // Labels all around it, with a gap of 4 straight above.
    for (const QRectF &label : {QRectF(157, 120, 40, 60), QRectF(103, 120, 40, 60), QRectF(120, 128, 28, 14),
                                QRectF(152, 128, 28, 14), QRectF(125, 157, 50, 30)})
        placing.addLabel(label);
    const auto place = placing.besideMark(centre, size);
    QVERIFY(place);
    QVERIFY(place->leader.length() > 5.0);
    QVERIFY(std::abs(QLineF(centre.center(), place->leader.p1()).length() - 5.0) < 1e-6); // from the mark's edge
    QVERIFY(place->rect.adjusted(-0.1, -0.1, 0.1, 0.1).contains(place->leader.p2()));
}

void TestLabelPlacing::givesUpWhereThereIsNoRoom()
{
    LabelPlacing placing(QRectF(90, 40, 30, 20));
    placing.addMark(mark);
    QVERIFY(!placing.besideMark(mark, size));
}

// A large mark between lines 26 pixels apart at both sides: a centred label of 12 touches the upper line, one level
// with the mark's lower edge the other line; a quarter of its height below the centre it is free.
void TestLabelPlacing::slidesOutOfTheWayOfALine()
{
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    const QRectF large(85, 35, 30, 30);
    placing.addMark(large);
    placing.addLine(QList<QPointF>{QPointF(0, 45), QPointF(84, 45)});
    placing.addLine(QList<QPointF>{QPointF(116, 45), QPointF(200, 45)});
    placing.addLine(QList<QPointF>{QPointF(0, 62), QPointF(84, 62)});
    placing.addLine(QList<QPointF>{QPointF(116, 62), QPointF(200, 62)});
    placing.addLine(QList<QPointF>{QPointF(0, 30), QPointF(200, 30)});
    placing.addLine(QList<QPointF>{QPointF(0, 70), QPointF(200, 70)});
    const auto place = placing.besideMark(large, size);
    QVERIFY(place);
    QCOMPARE(place->rect, QRectF(119, 47, 30, 12)); // 50 - 12 / 2 + 12 / 4
    QVERIFY(place->leader.isNull());
}

// Crowds of eight marks: the total cost is this low only if well-placed labels make room for those that would need a
// leader.
void TestLabelPlacing::improvesWhatCostsMost()
{
    std::mt19937 random(7);
    const auto upTo = [&random](unsigned end) { return static_cast<double>(random() % end); };
    double cost = 0.0;
    for (int crowd = 0; crowd < 40; ++crowd) {
        LabelPlacing placing(QRectF(0, 0, 240, 120));
        QList<LabelWish> wishes;
        for (int i = 0; i < 8; ++i) {
            const double x = 90.0 + upTo(60);
            wishes << LabelWish{QRectF(x, 40.0 + upTo(40), 10, 10), QSizeF(50, 12), {}, true};
            placing.addMark(wishes.last().mark);
        }
        for (const auto &place : placeBesideMarks(placing, wishes))
            cost += place ? place->cost : 1000.0;
    }
    QVERIFY2(cost < 3500.0, qPrintable(QString::number(cost)));
}

// A reader takes a label for the nearest mark's, unless a leader leads elsewhere.
void TestLabelPlacing::aLabelIsNearestToItsOwnMark()
{
    std::mt19937 random(11);
    const auto upTo = [&random](unsigned end) { return static_cast<double>(random() % end); };
    const auto distance = [](const QRectF &one, const QRectF &other) {
        return std::hypot(std::max({0.0, one.left() - other.right(), other.left() - one.right()}),
                          std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()}));
    };
    for (int crowd = 0; crowd < 200; ++crowd) {
        LabelPlacing placing(QRectF(0, 0, 400, 240));
        QList<LabelWish> wishes;
        for (int i = 0; i < 6; ++i) {
            const double x = 150.0 + upTo(100);
            wishes << LabelWish{QRectF(x, 90.0 + upTo(60), 10, 10), QSizeF(60, 14), {}, true};
            placing.addMark(wishes.last().mark);
        }
        const QList<std::optional<LabelPlace>> places = placeBesideMarks(placing, wishes);
        for (qsizetype i = 0; i < places.size(); ++i) {
            QVERIFY2(places.at(i), qPrintable(QString::number(crowd)));
            const double own = distance(places.at(i)->rect, wishes.at(i).mark);
            for (const LabelWish &other : std::as_const(wishes))
                QVERIFY2(!places.at(i)->leader.isNull() || own <= distance(places.at(i)->rect, other.mark),
                         qPrintable(QString::number(crowd)));
        }
    }
}

void TestLabelPlacing::leavesLinesFree()
{
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    placing.addMark(mark);
    placing.addLine(QList<QPointF>{QPointF(106, 50), QPointF(200, 50)});
    const auto place = placing.besideMark(mark, size);
    QVERIFY(place);
    QCOMPARE(place->rect.right(), 91.0); // on the left
    QVERIFY(!place->crowded);
}

// Lines all around the mark, closer than a label is high: no place, and no leader that crosses a line.
void TestLabelPlacing::neverStandsAcrossALine()
{
    LabelPlacing placing(QRectF(0, 0, 300, 300));
    const QRectF centre(145, 145, 10, 10);
    placing.addMark(centre);
    const QRectF fence(140, 140, 20, 20);
    placing.addLine({{fence.topLeft(), fence.topRight(), fence.bottomRight(), fence.bottomLeft(), fence.topLeft()}});
    QVERIFY(!placing.besideMark(centre, size));
    QVERIFY(!placeBesideMarks(placing, {{centre, size}}).constFirst());
}

// Rows of 20: right and left are taken; above and below the label would be in another row.
void TestLabelPlacing::staysInItsBand()
{
    const QRectF band(-1000, 40, 2000, 20);
    const QList<QRectF> taken{QRectF(109, 44, 30, 12), QRectF(61, 44, 30, 12)};
    for (const bool isBound : {false, true}) {
        LabelPlacing placing(QRectF(40, 0, 120, 100));
        placing.addMark(mark);
        for (const QRectF &label : taken)
            placing.addLabel(label);
        const auto place = placing.besideMark(mark, size, isBound ? band : QRectF());
        QCOMPARE(place.has_value(), !isBound);
        if (!isBound)
            QVERIFY(place->rect.bottom() < mark.top()); // above, clear of the two side labels
    }
}

// Another mark on the right: a label between the two could belong to either.
void TestLabelPlacing::doesNotStandBesideAnotherMark()
{
    LabelPlacing placing(QRectF(0, 0, 300, 100));
    placing.addMark(mark);
    placing.addMark(QRectF(109 + 30 + 4, 45, 10, 10));
    const auto place = placing.besideMark(mark, size);
    QVERIFY(place);
    QCOMPARE(place->rect.right(), 91.0);
}

// Thin lines every 6 pixels leave no room of 12 at the mark: covering one costs a label 36 + 60; below the lines it
// costs 36, the distance and 8 for each line that the leader crosses.
void TestLabelPlacing::isLedAwayRatherThanHidingAThinLine()
{
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    placing.addMark(mark);
    for (double y = 2.0; y <= 68.0; y += 6.0)
        placing.addThinLine({{0, y}, {200, y}});
    const auto place = placing.farFromMark(mark, size);
    QVERIFY(place.has_value());
    QVERIFY(!place->crowded && !place->leader.isNull());
    QVERIFY(place->rect.top() >= 67.5); // below the last line
    // With lines everywhere it covers one.
    LabelPlacing full(QRectF(0, 0, 200, 100));
    full.addMark(mark);
    for (double y = 2.0; y <= 98.0; y += 6.0)
        full.addThinLine({{0, y}, {200, y}});
    const auto over = full.farFromMark(mark, size);
    QVERIFY(over.has_value() && over->crowded);
}

// One line runs through the middle of the mark, the other 14 below; everything else is taken, and a small item is right
// next to the mark. The label of 12 fits between the lines, with a leader to its mark.
void TestLabelPlacing::slidesBetweenLines()
{
    const auto crowded = [] {
        LabelPlacing placing(QRectF(0, 0, 200, 100));
        placing.addMark(mark);
        placing.addLine({{0, 49}, {200, 49}});
        placing.addLine({{0, 63}, {200, 63}});
        placing.addLabel(QRectF(0, 0, 200, 44));
        placing.addLabel(QRectF(0, 65, 200, 35));
        placing.addLabel(QRectF(0, 51, 91, 10));
        placing.addLabel(QRectF(109, 57, 2, 4));
        return placing;
    };
    LabelPlacing still = crowded();
    QVERIFY(!still.besideMark(mark, size));
    LabelPlacing sliding = crowded();
    sliding.allowSlides();
    const auto place = sliding.besideMark(mark, size);
    QVERIFY(place.has_value());
    QVERIFY(place->rect.top() > 49 && place->rect.bottom() < 63);
    QVERIFY(place->rect.left() > mark.right() && !place->leader.isNull());
    QVERIFY(!sliding.besideMark(mark, size, QRectF(0, 0, 200, 40))); // its row is elsewhere
}

// With lines closely above and below, a label has no room; below both it has, and the leader crosses nothing, or the
// lower line only where that is allowed.
void TestLabelPlacing::isLedFromTheEndOfALine()
{
    const QSizeF box(60, 14);
    const QList<QPointF> line{{20, 100}, {280, 100}};
    LabelPlacing roomy(QRectF(0, 0, 300, 200));
    roomy.addLine(line);
    const auto place = roomy.ledFromLine(line, box, false);
    QVERIFY(place && place->leader.length() > 0.0);
    QVERIFY(!place->rect.intersects(QRectF(20, 99, 260, 2)));
    QVERIFY(QLineF(place->leader.p1(), QPointF(280, 100)).length() < 5.0); // from its end

    // Two lines start at one point: not from there, where the leader could mean either.
    LabelPlacing forked(QRectF(0, 0, 300, 200));
    const QList<QPointF> other{{20, 100}, {280, 20}};
    forked.addLine(line);
    forked.addLine(other);
    for (const double y : {92.0, 96.0, 104.0, 108.0}) // the line's end is shut in
        forked.addLine({{200, y}, {300, y}});
    const auto apart = forked.ledFromLine(line, box, false);
    QVERIFY(!apart || QLineF(apart->leader.p1(), QPointF(20, 100)).length() > 10.0);

    LabelPlacing shut(QRectF(0, 0, 300, 200));
    shut.addLine(line);
    shut.addLine({{0, 96}, {300, 96}});
    shut.addLine({{0, 104}, {300, 104}});
    QVERIFY(!shut.ledFromLine(line, box, false));
    const auto across = shut.ledFromLine(line, box, true);
    QVERIFY(across && across->leader.length() > 0.0);
    QVERIFY(across->rect.bottom() <= 96 || across->rect.top() >= 104);
    QVERIFY(!shut.ledFromLine({}, box, true));
}

void TestLabelPlacing::laysItsLabelOnTheLine_data()
{
    QTest::addColumn<QList<QPointF>>("line");
    QTest::addColumn<QRectF>("expected");
    // A flat line: 3 above, aligned with its end.
    QTest::newRow("flat") << QList<QPointF>{QPointF(0, 50), QPointF(200, 50)} << QRectF(170, 35, 30, 12);
    // It ends in the upper right corner: there is room above it only 40 before the end (28.3 down and to the left).
    QTest::newRow("rising to the corner") << QList<QPointF>{QPointF(100, 100), QPointF(200, 0)}
                                          << QRectF(200 - 20 * M_SQRT1_2 * 2 - 30, 40 * M_SQRT1_2 - 15, 30, 12);
    // It ends at the top: 3 to its right and 3 below the end.
    QTest::newRow("ending at the top") << QList<QPointF>{QPointF(50, 100), QPointF(60, 0)} << QRectF(63, 3, 30, 12);
}

void TestLabelPlacing::laysItsLabelOnTheLine()
{
    QFETCH(const QList<QPointF>, line);
    QFETCH(const QRectF, expected);
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    const auto place = placing.alongLine(line, size);
    QVERIFY(place);
    QVERIFY2(std::abs(place->rect.left() - expected.left()) < 0.01
                 && std::abs(place->rect.top() - expected.top()) < 0.01,
             qPrintable(QStringLiteral("%1 %2").arg(place->rect.left()).arg(place->rect.top())));
}

// Between two lines closer than a label is high, a label could belong to either: it covers its own.
void TestLabelPlacing::isNotTakenForAnotherLines()
{
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    const QList<QPointF> line{QPointF(0, 60), QPointF(200, 60)};
    for (const double other : {46.0, 74.0})
        placing.addLine({{QPointF(0, other), QPointF(200, other)}});
    placing.addLine(line);
    const auto place = placing.alongLine(line, size);
    QVERIFY(place);
    QCOMPARE(place->rect.center().y(), 60.0);
    QVERIFY(place->crowded); // it interrupts its line
    // 3.5 and 12/2 above its line it is closer to no other: at the line's end, as usual.
    LabelPlacing wide(QRectF(0, 0, 200, 100));
    wide.addLine({{QPointF(0, 20), QPointF(200, 20)}});
    wide.addLine(line);
    QCOMPARE(wide.alongLine(line, size)->rect, QRectF(170, 45, 30, 12));
}

// In a family of lines each label is on its line, before its end, and on no other line.
void TestLabelPlacing::labelsOfAFamilyStandOnTheirLines()
{
    LabelPlacing placing(QRectF(0, 0, 200, 100));
    const QList<QList<QPointF>> family{{QPointF(0, 50), QPointF(200, 30)}, {QPointF(0, 70), QPointF(200, 50)}};
    for (const QList<QPointF> &line : family)
        placing.addLine(line);
    for (const QList<QPointF> &line : family) {
        const auto place = placing.alongLine(line, size, LineSide::On);
        QVERIFY(place && place->crowded);
        QVERIFY(place->rect.right() <= 200.5);
        QVERIFY(distanceTo(QLineF(line.first(), line.last()), place->rect.center()) < 1e-6);
    }
    // Lines closer than a label is high leave no place on either.
    LabelPlacing narrow(QRectF(0, 0, 200, 100));
    narrow.addLine({{QPointF(0, 50), QPointF(200, 50)}});
    narrow.addLine({{QPointF(0, 54), QPointF(200, 54)}});
    QVERIFY(!narrow.alongLine({QPointF(0, 50), QPointF(200, 50)}, size, LineSide::On));
}

// Three rows of 20 from 100 on: the first is open at the top, the last at the bottom.
void TestLabelPlacing::rowsHaveBands()
{
    const QRectF plot(50, 100, 300, 60);
    QVERIFY(rowBand(plot, 0, 110).isNull());
    const QRectF first = rowBand(plot, 3, 110);
    QVERIFY(first.top() < 0.0 && first.left() < 0.0 && first.right() > 1000.0);
    QCOMPARE(first.bottom(), 120.0);
    QCOMPARE(rowBand(plot, 3, 131).top(), 120.0);
    QCOMPARE(rowBand(plot, 3, 131).bottom(), 140.0);
    QCOMPARE(rowBand(plot, 3, 159).top(), 140.0);
    QVERIFY(rowBand(plot, 3, 161).bottom() > 1000.0); // just outside still counts as the last row
}

void TestLabelPlacing::knowsTheDistanceToALine()
{
    const QLineF line(0, 0, 10, 0);
    QCOMPARE(distanceTo(line, {4, 3}), 3.0);
    QCOMPARE(distanceTo(line, {13, 4}), 5.0);
    QCOMPARE(distanceTo(QLineF(1, 1, 1, 1), {4, 5}), 5.0);
}

// The second mark's label fits only on its left, which the first mark's label takes first, though it could go
// elsewhere.
void TestLabelPlacing::laterTriesPlaceWhatTheFirstCouldNot()
{
    LabelPlacing placing(QRectF(0, 0, 170, 20));
    const QList<LabelWish> wishes{{QRectF(92, 5, 10, 10), {40, 12}}, {QRectF(158, 5, 10, 10), {44, 12}}};
    for (const LabelWish &wish : wishes)
        placing.addMark(wish.mark);
    LabelPlacing greedy = placing;
    QVERIFY(greedy.besideMark(wishes.at(0).mark, wishes.at(0).size));
    QVERIFY(!greedy.besideMark(wishes.at(1).mark, wishes.at(1).size));
    const auto places = placeBesideMarks(placing, wishes);
    QVERIFY(places.at(0) && places.at(1));
}

void TestLabelPlacing::neverOverlapsAndIsRepeatable()
{
    std::minstd_rand random(11);
    const auto upTo = [&](int most) { return static_cast<double>(random() % static_cast<unsigned>(most)); };
    for (int round = 0; round < 60; ++round) {
        const QRectF room(0, 0, 150 + upTo(400), 100 + upTo(300));
        QList<LabelWish> wishes;
        LabelPlacing placing(room);
        for (int i = 0; i < 4 + static_cast<int>(upTo(14)); ++i) {
            wishes.append({QRectF(upTo(500), upTo(300), 10, 10), QSizeF(20 + upTo(80), 13)});
            placing.addMark(wishes.last().mark);
        }
        const QLineF line(0, 100, upTo(500), 0);
        placing.addLine({line.p1(), line.p2()});
        LabelPlacing again = placing;
        const auto places = placeBesideMarks(placing, wishes);
        QVERIFY(places == placeBesideMarks(again, wishes));
        for (qsizetype i = 0; i < places.size(); ++i) {
            if (!places.at(i))
                continue;
            QVERIFY(room.contains(places.at(i)->rect));
            QVERIFY(!clippedTo(places.at(i)->rect.adjusted(1, 1, -1, -1), line));
            for (qsizetype k = 0; k < places.size(); ++k) {
                QVERIFY(!places.at(i)->rect.intersects(wishes.at(k).mark));
                QVERIFY(k == i || !places.at(k) || !places.at(i)->rect.intersects(places.at(k)->rect));
            }
        }
    }
}

void TestLabelPlacing::stacksLabels_data()
{
    QTest::addColumn<QList<double>>("wanted");
    QTest::addColumn<QList<double>>("expected");
    QTest::newRow("none") << QList<double>() << QList<double>();
    QTest::newRow("apart") << QList<double>{20, 50} << QList<double>{20, 50};
    QTest::newRow("two at one place") << QList<double>{50, 50} << QList<double>{45, 55};
    QTest::newRow("three that touch") << QList<double>{48, 50, 55} << QList<double>{41, 51, 61};
    QTest::newRow("at the upper end") << QList<double>{0, 3} << QList<double>{5, 15};
    QTest::newRow("at the lower end") << QList<double>{99, 100} << QList<double>{85, 95};
}

// Labels of 10, from 0 to 100. Three that touch: they imply tops of the first at 43, 35, 30, on average 36.
void TestLabelPlacing::stacksLabels()
{
    QFETCH(const QList<double>, wanted);
    QTEST(stackLabels(wanted, 10.0, 0.0, 100.0), "expected");
}

void TestLabelPlacing::clipsLines_data()
{
    QTest::addColumn<QLineF>("line");
    QTest::addColumn<bool>("seen");
    QTest::addColumn<QLineF>("expected");
    QTest::newRow("inside") << QLineF(2, 2, 8, 8) << true << QLineF(2, 2, 8, 8);
    QTest::newRow("through") << QLineF(-10, 5, 20, 5) << true << QLineF(0, 5, 10, 5);
    QTest::newRow("cut at a corner") << QLineF(-5, 5, 5, 15) << true << QLineF(0, 10, 0, 10);
    QTest::newRow("beside") << QLineF(-5, 0, -1, 10) << false << QLineF();
    QTest::newRow("upright beside") << QLineF(11, 0, 11, 10) << false << QLineF();
    QTest::newRow("a point inside") << QLineF(3, 3, 3, 3) << true << QLineF(3, 3, 3, 3);
}

void TestLabelPlacing::clipsLines()
{
    QFETCH(const QLineF, line);
    QFETCH(const bool, seen);
    const auto clipped = clippedTo(QRectF(0, 0, 10, 10), line);
    QCOMPARE(clipped.has_value(), seen);
    if (seen)
        QTEST(*clipped, "expected");
}

CHIPBOARD_TEST(TestLabelPlacing, QCoreApplication)

} // namespace tst_labelplacing

#include "tst_labelplacing.moc"
