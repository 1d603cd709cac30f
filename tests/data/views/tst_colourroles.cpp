// Meanings of colours: one table, and the rows that a chart uses.
#include "data/views/colour.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_colourroles {

class TestColourRoles : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsDiffer();
    void namesAreTold();
    void chartsShowTheirRoles_data();
    void chartsShowTheirRoles();
    void rolesAreToldOnceInTheirOrder();
};

void TestColourRoles::rowsDiffer()
{
    QSet<int> roles;
    QSet<QString> names;
    for (const ColourRoleRow &row : colourRoles()) {
        roles << static_cast<int>(row.role);
        names << roleText(row.role);
    }
    QCOMPARE(roles.size(), 5); // Trainium to Quiet: every enumerator
    QCOMPARE(names.size(), 5);
}

void TestColourRoles::namesAreTold()
{
    QCOMPARE(roleText(ColourRole::Nvidia), u"NVIDIA"_s);
    QCOMPARE(roleWords(ColourRole::Nvidia), u"NVIDIA"_s);
    QCOMPARE(roleText(ColourRole::Quiet), u"Not highlighted"_s);
    QCOMPARE(roleWords(ColourRole::Quiet), u"items that are not highlighted"_s);
}

static ChartSpec withCategory(ColourRole role) { return ChartSpec{.categories = {{u"a"_s, u"A"_s, role, false}}}; }

static ChartSpec withMark(ColourRole role)
{
    ChartSpec chart;
    PlaneMark mark{.role = role};
    chart.plane.marks = {mark};
    return chart;
}

static ChartSpec withLine(const QString &id, ColourRole role)
{
    ChartSpec chart;
    PlaneLine line{.id = id, .role = role};
    chart.plane.lines = {line};
    return chart;
}

void TestColourRoles::chartsShowTheirRoles_data()
{
    QTest::addColumn<ChartSpec>("chart");
    QTest::addColumn<QList<ColourRole>>("roles");
    const QList<ColourRole> none;
    QTest::newRow("nothing") << ChartSpec() << none;
    QTest::newRow("a bar") << withCategory(ColourRole::Inferentia) << QList{ColourRole::Inferentia};
    ChartSpec bars = withCategory(ColourRole::Inferentia);
    ChartPoint gap{.gap = u"no price"_s};
    bars.series = {{{}, {gap}}};
    QTest::newRow("a row without a number, which has no bar") << bars << none;
    bars.series.first().points.first().value = 2.0;
    QTest::newRow("the same with a number") << bars << QList{ColourRole::Inferentia};
    QTest::newRow("a mark") << withMark(ColourRole::Other) << QList{ColourRole::Other};
    QTest::newRow("a chip's line") << withLine(u"h100"_s, ColourRole::Nvidia) << QList{ColourRole::Nvidia};
    // Annotations and y = x use the default role of lines, which no chip uses here.
    QTest::newRow("a line of reference") << withLine({}, ColourRole::Other) << none;
}

void TestColourRoles::chartsShowTheirRoles()
{
    QFETCH(const ChartSpec, chart);
    QTEST(rolesIn({chart}), "roles");
}

void TestColourRoles::rolesAreToldOnceInTheirOrder()
{
    const QList<ChartSpec> charts{withCategory(ColourRole::Quiet), withMark(ColourRole::Nvidia),
                                  withLine(u"a"_s, ColourRole::Trainium), withCategory(ColourRole::Nvidia)};
    QCOMPARE(rolesIn(charts), (QList{ColourRole::Trainium, ColourRole::Nvidia, ColourRole::Quiet}));
}

CHIPBOARD_TEST(TestColourRoles, QCoreApplication)

} // namespace tst_colourroles

#include "tst_colourroles.moc"
