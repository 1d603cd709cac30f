#include "data/board/board.h"

#include "data/compare/metric.h"
#include "tests/support/testmain.h"

#include <QSet>

using namespace Qt::StringLiterals;
using namespace chipboard;

namespace tst_board {

class TestBoard : public chipboard::testing::StrictTest
{
    Q_OBJECT

private slots:
    void comparesByValue();
    void levelsHaveWordsAndLabels();
    void numbersAreToldInThreeWays();
    void theDefaultBoardIsTheFirstPreset();
    void theDefaultBoardDrawsKnownMetrics();
    void presetsAreComplete();
    void thePriceFitsTheLevel();
};

void TestBoard::comparesByValue()
{
    Board board = defaultBoard();
    QCOMPARE(board, defaultBoard());
    board.precision = Precision::Fp4;
    QVERIFY(!(board == defaultBoard()));
}

void TestBoard::levelsHaveWordsAndLabels()
{
    for (const Level level : {Level::Chip, Level::Instance, Level::System}) {
        QCOMPARE(levelFromWord(levelWord(level)), std::optional(level));
        QVERIFY(!levelLabel(level).isEmpty());
    }
    QCOMPARE(levelWord(Level::Instance), u"instance"_s);
    QCOMPARE(levelFromWord(u"rack"_s), std::nullopt);
    QCOMPARE(levelFromWord(u""_s), std::nullopt);
}

void TestBoard::numbersAreToldInThreeWays()
{
    QStringList words;
    for (const ValueForm form : valueForms) {
        QCOMPARE(valueFormFromWord(valueFormWord(form)), std::optional(form));
        QVERIFY(!valueFormLabel(form).isEmpty());
        words << valueFormWord(form);
    }
    QCOMPARE(words, (QStringList{u"absolute"_s, u"times"_s, u"percent"_s}));
    QCOMPARE(valueFormFromWord(u"x"_s), std::nullopt);
    QCOMPARE(valueFormFromWord(u""_s), std::nullopt);
    QVERIFY(valueFormWord(static_cast<ValueForm>(3)).isEmpty());
    QCOMPARE(defaultBoard().values, ValueForm::Absolute);
}

void TestBoard::theDefaultBoardIsTheFirstPreset()
{
    QCOMPARE(defaultBoard().chips, presets().constFirst().chips);
    QCOMPARE(defaultBoard().baseline, presets().constFirst().baseline);
    QCOMPARE(defaultBoard().priceBook, BookId(u"capacity-blocks"_s));
    for (const char *chip : {"trainium2", "inferentia2", "a100-80-sxm", "h100-sxm", "b300"})
        QVERIFY2(defaultBoard().chips.contains(ChipId(QString::fromLatin1(chip))), chip);
}

void TestBoard::theDefaultBoardDrawsKnownMetrics()
{
    QCOMPARE(defaultBoard().charts.size(), 4);
    for (const MetricId &metric : defaultBoard().charts)
        QVERIFY2(findMetric(metric) != nullptr, qPrintable(metric.text()));
}

void TestBoard::presetsAreComplete()
{
    QSet<QString> ids;
    for (const Preset &preset : presets()) {
        QVERIFY(!preset.name.isEmpty());
        QVERIFY(preset.chips.size() + preset.systems.size() >= 2);
        QVERIFY2(preset.chips.contains(ChipId(preset.baseline)) || preset.systems.contains(SystemId(preset.baseline)),
                 qPrintable(preset.id));
        QVERIFY2(!ids.contains(preset.id), qPrintable(preset.id));
        ids << preset.id;
    }
}

void TestBoard::thePriceFitsTheLevel()
{
    const MetricId memory(u"memory"_s);
    const MetricId ofChip(u"price_chip_hour"_s);
    const MetricId ofWhole(u"price_hour"_s);
    QCOMPARE(chartsAt(Level::Instance, {memory, ofChip}), (QList<MetricId>{memory, ofWhole}));
    QCOMPARE(chartsAt(Level::System, {ofChip}), QList<MetricId>{ofWhole});
    QCOMPARE(chartsAt(Level::Chip, {ofWhole, memory}), (QList<MetricId>{ofChip, memory}));
    QCOMPARE(chartsAt(Level::Instance, {ofChip, ofWhole}), (QList<MetricId>{ofChip, ofWhole})); // both were chosen
}

CHIPBOARD_TEST(TestBoard, QCoreApplication)

} // namespace tst_board

#include "tst_board.moc"
