// Purpose: boards that set every member, and seeded random boards, for tests of reading and writing.
#pragma once

#include "data/board/assumption.h"
#include "data/board/board.h"
#include "data/board/scenario.h"
#include "tests/support/ondemandboard.h"

#include <QRandomGenerator>

#include <cmath>

namespace chipboard::testing {

using namespace Qt::StringLiterals;

[[nodiscard]] inline QList<Override> sampleOverrides()
{
    return {
        {{Level::Chip, u"trainium3"_s, u"price"_s, BookId(u"on-demand"_s)},
         Interval::exactly(1.8),
         Unit::UsdPerHour,
         u"what if"_s},
        {{Level::Instance, u"trn2.48xlarge"_s, u"memory"_s, {}}, Interval{1400, 1500, 1600}, Unit::GiB, {}},
        {{Level::System, u"gb300-nvl72"_s, u"power"_s, {}}, std::nullopt, Unit::Kilowatt, {}},
    };
}

[[nodiscard]] inline Drawn sampleDrawn()
{
    return {u"2026-11-20"_s,
            BookId(u"on-demand"_s),
            {{Level::Chip,
              u"trainium2"_s,
              {{u"compute_bf16"_s, Interval::exactly(667), Unit::Tflops},
               {u"memory"_s, Interval::exactly(96), Unit::GiB},
               {u"memory_bandwidth"_s, Interval{2.85, 2.9, 2.95}, Unit::TBps},
               {u"price"_s, std::nullopt, Unit::UsdPerHour}}},
             {Level::Instance, u"trn2.48xlarge"_s, {}}},
            {}};
}

/// Every member of the first item is set.
[[nodiscard]] inline QList<ChartWords> sampleWords()
{
    ChartWords all{.page = u"compare"_s,
                   .chart = u"memory"_s,
                   .title = u"Größer \"als\" 2.1x <b>"_s,
                   .subtitle = u"GB"_s,
                   .note = u"=1+1 日本"_s,
                   .xTitle = u"Rent"_s,
                   .yTitle = u"Speed"_s,
                   .claims = {{TitleClaim::Kind::Ratio, u"trainium2"_s, u"h100-sxm"_s, u"2.1"_s},
                              {TitleClaim::Kind::Above, u"trainium2"_s, u"h100-sxm"_s, {}, {}, true}},
                   .annotations = {{Annotation::Kind::Callout, u"trainium2"_s, {}, u"ours"_s},
                                   {Annotation::Kind::Difference, u"trainium2"_s, u"h100-sxm"_s},
                                   {Annotation::Kind::Reference, {}, {}, u"budget"_s, 96.5, u"GB"_s, true}},
                   .lit = u"trainium2"_s,
                   .order = RowOrder::ByValue,
                   .digits = 2,
                   .scale = RowScale::Logarithmic,
                   .form = PairForm::Dumbbell};
    ChartWords other{.page = u"roofline"_s, .chart = u"roofline"_s, .note = u"n"_s};
    return {all, other};
}

[[nodiscard]] inline Board sampleBoard()
{
    Board board = onDemandBoard();
    board.title = u"Größe \"A\" / 日本\n\t😀"_s;
    board.level = Level::System;
    board.instances = {InstanceId(u"trn2.48xlarge"_s)};
    board.systems = {SystemId(u"trn2_ultraserver"_s), SystemId(u"gb300-nvl72"_s)};
    board.precision = Precision::Fp8;
    board.priceBook = BookId(u"guide-2025-12"_s);
    board.regions = {u"us-east-2"_s, u"us-central1"_s};
    board.mixedPrices = true;
    board.priceBookChosen = true;
    board.values = ValueForm::Percent;
    board.workload = WorkloadId(u"my-workload"_s);
    board.assumptions.utilisation = 41.5;
    board.assumptions.layers = 12.0;
    board.currency = {u"EUR"_s, 0.92};
    board.overrides = sampleOverrides();
    board.drawn = sampleDrawn();
    board.titleClaims = {{TitleClaim::Kind::Ratio, u"trainium2"_s, u"h100-sxm"_s, u"2.1"_s, u"compare/memory"_s, true}};
    board.words = sampleWords();
    board.whatIf = {MetricId(u"cost"_s),
                    u"trainium2"_s,
                    u"none"_s,
                    {AssumptionId(u"price_factor"_s), Side::Subject},
                    {AssumptionId(u"utilisation"_s), Side::Both},
                    {AssumptionId(u"discount"_s), Side::Against}};
    for (const NeedRow &row : needTable())
        board.needs = withNeed(board.needs, row,
                               row.number != nullptr     ? u"12.5"_s
                                   : row.choices.empty() ? u"us-east-2"_s
                                                         : QString::fromLatin1(row.choices.back().word))
                          .value();
    return board;
}

template<typename IdType>
[[nodiscard]] QList<IdType> randomIds(QRandomGenerator &random)
{
    QList<IdType> ids;
    for (int i = random.bounded(6); i > 0; --i)
        ids << IdType(u"id.%1-%2_%3"_s.arg(i).arg(random.bounded(1000)).arg(random.bounded(10)));
    return ids;
}

[[nodiscard]] inline QString randomText(QRandomGenerator &random)
{
    static const QString letters = u"abcXYZ 019\"\\/\n\t\r\b\u0001\u007f{}[]:,äß日本'&<>=+-@"_s;
    QString text;
    for (int i = random.bounded(20); i > 0; --i)
        text += letters.at(random.bounded(static_cast<int>(letters.size())));
    return text;
}

/// Of any kind, with an allowed number of charts.
[[nodiscard]] inline BoardSlide randomSlide(QRandomGenerator &random)
{
    BoardSlide slide{static_cast<SlideKind>(random.bounded(6)), {}, {}};
    const auto [least, most] = chartsOn(slide.kind);
    for (qsizetype i = random.bounded(static_cast<int>(least), static_cast<int>(most) + 1); i > 0; --i)
        slide.charts << SlideChart{u"page-%1"_s.arg(random.bounded(9)),
                                   random.bounded(3) == 0 ? QString() : u"chart_%1.a"_s.arg(random.bounded(99))};
    slide.title = slide.kind == SlideKind::Section ? u"S"_s + randomText(random) : randomText(random);
    return slide;
}

[[nodiscard]] inline Board randomBoard(quint32 seed)
{
    QRandomGenerator random(seed);
    Board board{.title = randomText(random),
                .chips = randomIds<ChipId>(random),
                .instances = randomIds<InstanceId>(random),
                .systems = randomIds<SystemId>(random),
                .level = static_cast<Level>(random.bounded(3))};
    if (random.bounded(2) == 1)
        board.precision = comparablePrecisions.at(
            static_cast<std::size_t>(random.bounded(static_cast<int>(comparablePrecisions.size()))));
    board.priceBook = BookId(random.bounded(4) == 0 ? QString() : u"book-%1"_s.arg(random.bounded(9)));
    board.baseline = random.bounded(2) == 1 ? randomText(random) : QString();
    board.charts = randomIds<MetricId>(random);
    board.values = valueForms[random.bounded(3)];
    board.workload = WorkloadId(random.bounded(3) == 0 ? QString() : u"work-%1"_s.arg(random.bounded(9)));
    for (const AssumptionRow &row : assumptionTable()) {
        if (random.bounded(3) == 0)
            board.assumptions.*row.member = row.choices.empty()
                ? std::round(row.minimum + (row.maximum - row.minimum) * 0.25)
                : row.choices[row.choices.size() / 2];
    }
    if (random.bounded(2) == 1)
        board.currency = {u"JPY"_s,
                          random.bounded(2) == 1 ? std::optional(0.25 * random.bounded(1, 999)) : std::nullopt};
    for (const Override &one : sampleOverrides()) {
        if (random.bounded(2) == 1)
            board.overrides << one;
    }
    board.drawn = random.bounded(2) == 1 ? sampleDrawn() : Drawn();
    for (const ChartWords &one : sampleWords()) {
        if (random.bounded(2) == 1)
            board.words << one;
    }
    for (const NeedRow &row : needTable()) {
        if (random.bounded(3) == 0 && row.number != nullptr)
            board.needs.*row.number = row.minimum + 0.25 * random.bounded(4, 99);
        else if (random.bounded(3) == 0 && !row.choices.empty())
            board.needs.*row.word = QString::fromLatin1(row.choices.front().word);
    }
    for (int i = random.bounded(4); i > 0; --i) {
        board = withScenario(board, u"s%1"_s.arg(i), u"first"_s);
        board.assumptions.discount = i;
        if (random.bounded(2) == 1)
            board.overrides.clear();
    }
    if (!board.scenarios.isEmpty())
        board = withScenarioAsBaseline(board, random.bounded(static_cast<int>(board.scenarios.all.size())));
    for (int i = random.bounded(6); i > 0; --i)
        board.deck << randomSlide(random);
    return board;
}

} // namespace chipboard::testing
