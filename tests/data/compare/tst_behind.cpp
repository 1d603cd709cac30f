// Figures that are offered when the user points at a number.
#include "data/compare/behind.h"

#include "data/compare/figuretable.h"
#include "data/compare/formulas.h"
#include "tests/support/metricfixture.h"
#include "tests/support/testmain.h"

using namespace chipboard;
using namespace chipboard::testing;
using namespace Qt::StringLiterals;

namespace tst_behind {

class TestBehind : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void offersFigures_data();
    void offersFigures();
    void everyMetricHasFigures();
    void offersNothingOfUnknownRows();
    void writesFiguresInWords();
};

static QStringList behind(const Board &board, const char *metric)
{
    const Catalog catalog = smallWorld();
    QStringList keys;
    for (const FigureAddress &of : figuresBehind(catalog, board, subjectsOf(catalog, board).constFirst(),
                                                 *findMetric(MetricId(QString::fromLatin1(metric)))))
        keys << of.key();
    return keys;
}

void TestBehind::offersFigures_data()
{
    QTest::addColumn<QString>("metric");
    QTest::addColumn<int>("level");
    QTest::addColumn<QStringList>("keys");
    const auto row = [](const char *metric, Level level, const QStringList &keys) {
        QTest::addRow("%s of %s", metric, qPrintable(levelWord(level)))
            << QString::fromLatin1(metric) << static_cast<int>(level) << keys;
    };
    row("memory", Level::Chip, {u"chip/trainium2/memory"_s});
    row("compute_best", Level::Chip, {u"chip/trainium2/compute_fp8"_s});
    row("compute_fp8_sparse", Level::Chip, {u"chip/trainium2/compute_fp8_sparse"_s});
    const QStringList discounts{u"chip/trainium2/discount"_s, u"instance/aws/provider_discount"_s};
    row("price_chip_hour", Level::Chip, QStringList{u"chip/trainium2/price/on-demand"_s} + discounts);
    row("price_pflop_hour", Level::Chip,
        QStringList{u"chip/trainium2/price/on-demand"_s, u"chip/trainium2/compute_fp8"_s} + discounts);
    row("price_hour", Level::Instance,
        {u"instance/trn2.48xlarge/price/on-demand"_s, u"instance/trn2.48xlarge/chips"_s,
         u"instance/trn2.48xlarge/discount"_s, u"instance/aws/provider_discount"_s});
    row("memory", Level::Instance, {u"chip/trainium2/memory"_s, u"instance/trn2.48xlarge/chips"_s});
}

void TestBehind::offersFigures()
{
    QFETCH(const QString, metric);
    QFETCH(const int, level);
    QFETCH(const QStringList, keys);
    QCOMPARE(behind(aBoard({u"trainium2"_s}, static_cast<Level>(level)), metric.toLatin1().constData()), keys);
}

void TestBehind::everyMetricHasFigures()
{
    const Catalog catalog = smallWorld();
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        const Board board = aBoard({u"trainium2"_s}, level);
        for (const Metric &metric : metricTable()) {
            // Only the catalogue has these two; a board cannot override them.
            if (metric.evaluate == &inferenceCell || metric.evaluate == &usableMemoryCell)
                continue;
            const QList<FigureAddress> figures =
                figuresBehind(catalog, board, subjectsOf(catalog, board).constFirst(), metric);
            QVERIFY2(!figures.isEmpty(), metric.id);
            for (const FigureAddress &of : figures)
                QVERIFY2(findFigure(of.figure) != nullptr && findFigure(of.figure)->isOf(of.level), metric.id);
        }
    }
}

void TestBehind::offersNothingOfUnknownRows()
{
    QVERIFY(behind(aBoard({u"trainium9"_s}), "memory").isEmpty());
    Board board = aBoard({u"trainium2"_s});
    board.priceBook = BookId(u"gone"_s);
    QVERIFY(behind(board, "price_chip_hour").isEmpty());
}

void TestBehind::writesFiguresInWords()
{
    const Catalog catalog = smallWorld();
    const Override price{{Level::Chip, u"trainium2"_s, u"price"_s, BookId(u"on-demand"_s)},
                         Interval::exactly(1.8),
                         Unit::UsdPerHour,
                         {}};
    QCOMPARE(overrideText(catalog, price, Formatter()), u"Trainium2 price 1.80\u00a0USD/h"_s);
    QCOMPARE(figureName(catalog, {Level::Chip, u"h100-sxm"_s, u"compute_fp8"_s, {}}), u"H100 FP8 peak"_s);
    QCOMPARE(figureName(catalog, {Level::Chip, u"gone"_s, u"colour"_s, {}}), u"gone colour"_s);
    QCOMPARE(valueText(std::nullopt, Unit::GB, Formatter()), u"none"_s);
    QCOMPARE(valueText(Interval{9.75, 9.8, 9.85}, Unit::TBps, Formatter()), u"9.8\u00a0TB/s (9.75 to 9.85)"_s);
    QCOMPARE(withOwnGlyph(u"1.80"_s), u"1.80\u00a0\u270e"_s);
}

CHIPBOARD_TEST(TestBehind, chipboard::testing::NoApplication)

} // namespace tst_behind

#include "tst_behind.moc"
