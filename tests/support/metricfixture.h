// Purpose: a small catalogue for metric and chart tests: figures of real chips with their sources, so that the tests'
// expected values can be recalculated by hand.
#pragma once

#include "data/compare/evaluate.h"
#include "tests/support/catalogbuilder.h"
#include "tests/support/ondemandboard.h"

namespace chipboard::testing {

/// trainium2 (AWS Neuron docs 2026-08-21: 667 / 1299 TFLOPS, 96 GiB, 2.9 TB/s), h100-sxm (ml-engineering 2026-08-22:
/// 989 / 1979, 80 GB, 3.35, 700 W), a100-80-sxm (312 TFLOPS, no FP8), trainium4 (announced; 3 +- 0.5 times Trainium3's
/// 2517 FP8). Prices: AWS list 2026-07-20 and capacity blocks 2026-07-22: p5.48xlarge 55.04, p4de.24xlarge 27.44705,
/// trn2.48xlarge block 35.7608 USD/h.
[[nodiscard]] inline Catalog smallWorld()
{
    Chip trainium2 = aChip("trainium2", {.bf16 = 667, .fp8 = 1299, .memoryGib = 96, .bandwidthTbps = 2.9});
    trainium2.name = QStringLiteral("Trainium2");
    Chip h100 =
        aChip("h100-sxm",
              {.bf16 = 989, .fp8 = 1979, .bandwidthTbps = 3.35, .watts = 700, .vendor = "NVIDIA", .family = "Hopper"});
    h100.name = QStringLiteral("H100");
    h100.memory = aFigure(80, Unit::GB);
    h100.sparse[Precision::Fp8] = aFigure(3957.8, Unit::Tflops);
    Chip a100 = aChip("a100-80-sxm",
                      {.bf16 = 312, .bandwidthTbps = 2.039, .watts = 400, .vendor = "NVIDIA", .family = "Ampere"});
    a100.name = QStringLiteral("A100 80GB");
    a100.memory = aFigure(80, Unit::GB);
    a100.dense[Precision::Fp8] = aGap(Unit::Tflops, "No FP8.", MissingKind::Unsupported);
    Chip trainium4 = aChip("trainium4", {.status = Availability::Announced});
    trainium4.name = QStringLiteral("Trainium4");
    trainium4.dense[Precision::Fp8] = aRange(2.5 * 2517, 3.0 * 2517, 3.5 * 2517, Unit::Tflops, FigureStatus::Derived);
    return CatalogBuilder()
        .add(trainium2)
        .add(h100)
        .add(a100)
        .add(trainium4)
        .add(anInstance("trn2.48xlarge", "trainium2", 16))
        .add(anInstance("p5.48xlarge", "h100-sxm", 8))
        .add(anInstance("p5.4xlarge", "h100-sxm", 1))
        .add(anInstance("p4de.24xlarge", "a100-80-sxm", 8))
        .add(aSystem("trn2_ultraserver", "trainium2", 64))
        .add(aBook("on-demand", PriceKind::OnDemand,
                   {aPrice("p5.48xlarge", 55.04), aPrice("p5.4xlarge", 6.88), aPrice("p4de.24xlarge", 27.44705),
                    aPrice("trn2.48xlarge", aGap(Unit::UsdPerHour, "AWS lists no on-demand price."))},
                   {BookId(QStringLiteral("capacity-blocks"))}))
        .add(aBook("capacity-blocks", PriceKind::CapacityBlock,
                   {aPrice("trn2.48xlarge", 35.7608, "us-east-2"), aPrice("p5.48xlarge", 41.528)}))
        .build();
}

[[nodiscard]] inline Board aBoard(const QStringList &chips, Level level = Level::Chip)
{
    Board board = onDemandBoard();
    board.chips = mapped(chips, [](const QString &chip) { return ChipId(chip); });
    board.level = level;
    return board;
}

[[nodiscard]] inline MetricId metricId(const char *id) { return MetricId(QString::fromLatin1(id)); }

/// One cell of a new evaluation. Precondition: the board selects the subject.
[[nodiscard]] inline Cell cellAt(const Catalog &catalog, const Board &board, const QString &subject, const char *metric)
{
    const ResultTable table = evaluate(catalog, board, {metricId(metric)});
    const Cell *cell = table.cell(subject, metricId(metric));
    return cell != nullptr ? *cell : Cell{};
}

} // namespace chipboard::testing
