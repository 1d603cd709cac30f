// Purpose: smallWorld() with models, workloads and constants whose results can be calculated by hand, for tests of the
// workload pages.
#pragma once

#include "tests/support/estimatefixture.h"
#include "tests/support/metricfixture.h"

namespace chipboard::testing {

/// Ends the program with the problem if there is no value.
template<class Value>
[[nodiscard]] Value valueOrFail(const Result<Value> &result)
{
    if (!result)
        qFatal("%s", qPrintable(result.problem().message));
    return result.value();
}

[[nodiscard]] inline Workload aWorkload(const char *id, const char *name, Task task, const char *model)
{
    return Workload{.id = WorkloadId(QString::fromLatin1(id)),
                    .name = QString::fromLatin1(name),
                    .task = task,
                    .model = ModelId(QString::fromLatin1(model)),
                    .precision = Precision::Bf16};
}

/// One family for all chips at half of every peak; one for Trainium that inherits from it.
[[nodiscard]] inline Calibration plainCalibration()
{
    ChipFamily any;
    any.id = QStringLiteral("any");
    any.label = QStringLiteral("all chips");
    any.stack = QStringLiteral("any");
    any.wideLinks = false;
    any.linkShare = 0.5;
    any.causalMfu = false;
    TrainingEfficiency half{.efficiency = 0.5, .evidence = {.rows = 100, .p80Error = 0.25}};
    any.training = half;
    ChipFamily neuron;
    neuron.id = QStringLiteral("neuron");
    neuron.label = QStringLiteral("AWS Trainium");
    neuron.parent = any.id;
    neuron.match = QStringList{QStringLiteral("trainium")};
    ChipFamily nvidia = neuron;
    nvidia.id = QStringLiteral("nvidia");
    nvidia.label = QStringLiteral("NVIDIA");
    nvidia.match = QStringList{QStringLiteral("h100"), QStringLiteral("a100")};
    nvidia.training = half;
    Calibration calibration{.training = plainTraining(),
                            .families = {any, neuron, nvidia},
                            .stacks = {ServingStack{QStringLiteral("any"), {QStringLiteral("any")}, 1000, false, {}}},
                            .serving = plainServingModel({QStringLiteral("any"), QStringLiteral("nvidia")})};
    BatchConstants batch{.kind = QStringLiteral("vision"),
                         .families = QStringList{QStringLiteral("any")},
                         .efficiency = 0.25,
                         .perLayer = microseconds(10)};
    batch.evidence.p80Error = 0.2;
    calibration.batch = {batch};
    return calibration;
}

/// Workloads "serve" (8B, BF16, 1,000 tokens in, 200 out), "serve-70b", "train" (8B, 10^12 tokens) and "images".
[[nodiscard]] inline Catalog workloadWorld()
{
    Catalog catalog = smallWorld();
    ModelShape big = llama70b();
    big.id = ModelId(QStringLiteral("llama-3.1-70b"));
    ModelShape images{
        .id = ModelId(QStringLiteral("resnet")), .name = QStringLiteral("ResNet"), .kind = ModelKind::Vision};
    images.parameters = images.activeParameters = 25.6e6;
    images.layers = 50;
    images.hidden = 2048;
    images.heads = images.kvHeads = 1;
    images.headSize = 2048;
    images.flopPerItem = 8.2e9;
    catalog.models = {llama8b(), big, images};
    Workload serve = aWorkload("serve", "Serve 8B", Task::Serve, "llama-3.1-8b");
    serve.input = 1000;
    serve.output = 200;
    Workload serveBig = aWorkload("serve-70b", "Serve 70B", Task::Serve, "llama-3.1-70b");
    serveBig.input = 1000;
    serveBig.output = 200;
    Workload train = aWorkload("train", "Train 8B", Task::Pretrain, "llama-3.1-8b");
    train.tokens = 1e12;
    train.sequence = 8192;
    Workload batch = aWorkload("images", "Classify images", Task::Batch, "resnet");
    batch.batch = 64;
    catalog.workloads = {serve, serveBig, train, batch};
    catalog.calibration = plainCalibration();
    catalog.index();
    return catalog;
}

[[nodiscard]] inline Board aWorkloadBoard(const char *workload, const QStringList &chips, Level level = Level::Chip)
{
    Board board = aBoard(chips, level);
    board.workload = WorkloadId(QString::fromLatin1(workload));
    return board;
}

} // namespace chipboard::testing
