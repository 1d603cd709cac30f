// Custom values of a board: identified, added and removed.
#include "data/board/override.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace Qt::StringLiterals;

namespace tst_override {

class TestOverride : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void keysTellFiguresApart();
    void oneOverrideAFigure();
};

static FigureAddress priceOf(const QString &chip, const QString &book)
{
    return {Level::Chip, chip, u"price"_s, BookId(book)};
}

void TestOverride::keysTellFiguresApart()
{
    QCOMPARE(priceOf(u"trainium3"_s, u"spot"_s).key(), u"chip/trainium3/price/spot"_s);
    const FigureAddress memory{Level::Instance, u"p5.48xlarge"_s, u"memory"_s, {}};
    QCOMPARE(memory.key(), u"instance/p5.48xlarge/memory"_s);
}

void TestOverride::oneOverrideAFigure()
{
    const Override first{priceOf(u"a"_s, u"spot"_s), Interval::exactly(1.0), Unit::UsdPerHour, u"first"_s};
    const Override other{priceOf(u"a"_s, u"on-demand"_s), Interval::exactly(2.0), Unit::UsdPerHour, {}};
    Override second = first;
    second.value = Interval::exactly(3.0);
    QList<Override> overrides = withOverride(withOverride({}, first), other);
    QCOMPARE(overrides, (QList<Override>{first, other}));
    overrides = withOverride(overrides, second);
    QCOMPARE(overrides, (QList<Override>{second, other}));
    QCOMPARE(*findOverride(overrides, first.of), second);
    QCOMPARE(findOverride(overrides, priceOf(u"b"_s, u"spot"_s)), nullptr);
    QCOMPARE(withoutOverride(overrides, first.of), QList<Override>{other});
    QCOMPARE(withoutOverride(overrides, priceOf(u"b"_s, u"spot"_s)), overrides);
}

CHIPBOARD_TEST(TestOverride, chipboard::testing::NoApplication)

} // namespace tst_override

#include "tst_override.moc"
