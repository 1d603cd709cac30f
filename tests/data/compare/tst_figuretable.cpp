// Figures that can be overridden: every row reaches its figure, and impossible values are refused.
#include "data/compare/figuretable.h"

#include "tests/support/catalogbuilder.h"
#include "tests/support/testmain.h"

#include <QSet>

#include <cmath>
#include <limits>

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_figuretable {

class TestFigureTable : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void rowsAreWhole();
    void readsFiguresWhereTheyStand();
    void readsThemOfThingsAtHand();
    void reachesEveryFigure_data();
    void reachesEveryFigure();
    void coversAllFiguresOfTheCatalogue();
    void findsNothingOfUnknownThings();
    void checksOverrides_data();
    void checksOverrides();
};

static Catalog aCatalog()
{
    return CatalogBuilder()
        .add(aChip("c1", {.bf16 = 667, .memoryGib = 96, .bandwidthTbps = 2.9}))
        .add(anInstance("i1", "c1", 16))
        .add(aSystem("u1", "c1", 64))
        .build();
}

static QString idAt(Level level)
{
    return level == Level::Chip ? u"c1"_s : level == Level::Instance ? u"i1"_s : u"u1"_s;
}

void TestFigureTable::rowsAreWhole()
{
    QSet<QString> ids;
    for (const FigureRow &row : figureTable()) {
        QVERIFY2(!ids.contains(row.idText()), row.id);
        ids << row.idText();
        QVERIFY2(!row.labelText().isEmpty() && !row.labelText().contains(u'%'), row.id);
        QVERIFY2(row.lowest > 0.0 && row.lowest < row.highest, row.id);
        QVERIFY2(row.isOf(Level::Chip) || row.isOf(Level::Instance) || row.isOf(Level::System), row.id);
        QCOMPARE(findFigure(row.idText()), &row);
        const bool isPeak = unitInfo(row.unit).dimension == Dimension::Compute;
        QVERIFY2(row.precision.has_value() == isPeak, row.id);
    }
    QCOMPARE(findFigure(u"colour"_s), nullptr);
}

void TestFigureTable::readsFiguresWhereTheyStand()
{
    const Catalog catalog = aCatalog();
    QCOMPARE(figureAt(catalog, {Level::Chip, u"c1"_s, u"compute_bf16"_s, {}})->value->value, 667.0);
    QCOMPARE(figureAt(catalog, {Level::Chip, u"c1"_s, u"memory"_s, {}})->unit, Unit::GiB);
    QCOMPARE(figureAt(catalog, {Level::System, u"u1"_s, u"chips"_s, {}})->value->value, 64.0);
    QVERIFY(figureAt(catalog, {Level::Chip, u"c1"_s, u"compute_bf16_sparse"_s, {}}) == nullptr);
    QVERIFY(figureAt(catalog, {Level::Chip, u"c1"_s, u"price"_s, BookId(u"b"_s)}) == nullptr);
}

// The same, given the chip, instance or system instead of its id.
void TestFigureTable::readsThemOfThingsAtHand()
{
    Catalog catalog = aCatalog();
    for (const FigureRow &row : figureTable()) {
        const auto at = [&](Level level, const char *id) {
            return figureAt(catalog, {level, QString::fromLatin1(id), row.idText(), {}});
        };
        QCOMPARE(figureIn(catalog.chips.constFirst(), row), at(Level::Chip, "c1"));
        QCOMPARE(figureIn(catalog.instances.constFirst(), row), at(Level::Instance, "i1"));
        QCOMPARE(figureIn(catalog.systems.constFirst(), row), at(Level::System, "u1"));
    }
    for (const FigureRow &row : figureTable()) {
        Chip chip = catalog.chips.constFirst();
        const Figure *before = figureIn(std::as_const(chip), row);
        const bool wasThere = before != nullptr;
        Figure *made = makeFigureIn(chip, row);
        QCOMPARE(made != nullptr, row.isOf(Level::Chip) && !row.isPrice());
        QVERIFY(!wasThere || *made == *figureIn(catalog.chips.constFirst(), row));
        QVERIFY(wasThere || made == nullptr || made->isMissing());
        Instance instance = catalog.instances.constFirst();
        QCOMPARE(makeFigureIn(instance, row) != nullptr, row.isOf(Level::Instance) && !row.isPrice());
        System system = catalog.systems.constFirst();
        QCOMPARE(makeFigureIn(system, row) != nullptr, row.isOf(Level::System) && !row.isPrice());
    }
}

void TestFigureTable::reachesEveryFigure_data()
{
    QTest::addColumn<QString>("figure");
    QTest::addColumn<int>("level");
    for (const FigureRow &row : figureTable()) {
        for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
            if (row.isOf(level) && !row.isPrice())
                QTest::addRow("%s of %s", row.id, qPrintable(levelWord(level)))
                    << row.idText() << static_cast<int>(level);
        }
    }
}

void TestFigureTable::reachesEveryFigure()
{
    QFETCH(const QString, figure);
    QFETCH(const int, level);
    const auto kind = static_cast<Level>(level);
    const FigureAddress of{kind, idAt(kind), figure, {}};
    Catalog catalog = aCatalog();
    Figure *made = makeFigureAt(catalog, of);
    QVERIFY(made != nullptr);
    *made = aFigure(12.0, findFigure(figure)->unit);
    QCOMPARE(figureAt(catalog, of)->value->value, 12.0);
    // Exactly one figure of the catalogue has changed.
    int changed = 0;
    forEachFigure(catalog, [&changed](const Figure &one) { changed += !one.isMissing() && one.value->value == 12.0; });
    QCOMPARE(changed, 1);
}

void TestFigureTable::coversAllFiguresOfTheCatalogue()
{
    Catalog catalog = aCatalog();
    for (const FigureRow &row : figureTable()) {
        for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
            if (Figure *figure = makeFigureAt(catalog, {level, idAt(level), row.idText(), {}}))
                *figure = aFigure(12.0, row.unit);
        }
    }
    int others = 0;
    forEachFigure(catalog, [&others](const Figure &one) { others += one.isMissing() || one.value->value != 12.0; });
    QCOMPARE(others, 0);
}

void TestFigureTable::findsNothingOfUnknownThings()
{
    Catalog catalog = aCatalog();
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        QVERIFY(figureAt(catalog, {level, u"nobody"_s, u"memory"_s, {}}) == nullptr);
        QVERIFY(makeFigureAt(catalog, {level, u"nobody"_s, u"memory"_s, {}}) == nullptr);
        QVERIFY(figureAt(catalog, {level, idAt(level), u"colour"_s, {}}) == nullptr);
        QVERIFY(makeFigureAt(catalog, {level, idAt(level), u"colour"_s, {}}) == nullptr);
    }
    QCOMPARE(catalog.chips, aCatalog().chips);
}

void TestFigureTable::checksOverrides_data()
{
    QTest::addColumn<Override>("one");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const char *figure, std::optional<Interval> value, Unit unit,
                        const QString &message, const char *book = "", Level level = Level::Chip) {
        QTest::newRow(name) << Override{
            {level, u"c1"_s, QString::fromLatin1(figure), BookId(QString::fromLatin1(book))},
            value,
            unit,
            {}} << message;
    };
    const auto exactly = [](double value) { return std::optional(Interval::exactly(value)); };
    row("a memory in its own unit", "memory", exactly(96), Unit::GiB, {});
    row("a price", "price", exactly(1.8), Unit::UsdPerHour, {}, "spot");
    row("a range", "memory_bandwidth", Interval{9.75, 9.8, 9.85}, Unit::TBps, {});
    row("unknown", "memory", std::nullopt, Unit::GB, {});
    row("an unknown figure", "colour", exactly(1), Unit::One,
        u"There is no figure \"colour\" for this kind of item (chip)."_s);
    row("a figure of other things", "vcpu", exactly(1), Unit::VCpu,
        u"There is no figure \"vcpu\" for this kind of item (chip)."_s);
    row("a price without a list", "price", exactly(1), Unit::UsdPerHour, u"A price needs a price list."_s);
    row("a memory in a list", "memory", exactly(1), Unit::GB, u"Only a price can have a price list."_s, "spot");
    row("another kind of unit", "memory", exactly(1), Unit::TBps, u"\"TB/s\" is not a unit of this figure."_s);
    row("cores in per cent", "cores", exactly(50), Unit::Percent, u"\"%\" is not a unit of this figure."_s);
    row("nothing", "memory", exactly(0), Unit::GB, u"This figure cannot be 0\u00a0GB."_s);
    row("negative", "price", exactly(-1), Unit::UsdPerHour, u"This figure cannot be -1\u00a0USD/h."_s, "spot");
    row("too much", "price", exactly(2e6), Unit::UsdPerHour, u"This figure cannot be 2,000,000\u00a0USD/h."_s, "spot");
    row("a range upside down", "memory", Interval{3, 2, 1}, Unit::GB, u"This figure cannot be 2\u00a0GB."_s);
    row("half a core", "cores", exactly(1.5), Unit::Cores, u"This figure must be a whole number."_s);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    row("no number", "memory", exactly(nan), Unit::GB, u"The value is not a number."_s);
}

void TestFigureTable::checksOverrides()
{
    QFETCH(const Override, one);
    QFETCH(const QString, message);
    const auto checked = checkOverride(one);
    QCOMPARE(checked.hasValue(), message.isEmpty());
    if (!checked) {
        QCOMPARE(checked.problem().message, message);
        QVERIFY(!checked.problem().remedy.isEmpty());
    }
}

CHIPBOARD_TEST(TestFigureTable, chipboard::testing::NoApplication)

} // namespace tst_figuretable

#include "tst_figuretable.moc"
