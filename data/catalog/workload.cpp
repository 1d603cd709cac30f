#include "data/catalog/workload.h"

#include "data/core/find.h"
#include "data/core/tr.h"

namespace chipboard {

// Words of the workload files.

constexpr WordRow<ModelKind> modelKinds[] = {{ModelKind::Decoder, "decoder"},
                                             {ModelKind::Encoder, "encoder"},
                                             {ModelKind::Vision, "vision"},
                                             {ModelKind::Diffusion, "diffusion"}};
constexpr WordRow<Task> tasks[] = {{Task::Pretrain, "pretrain"},
                                   {Task::FineTune, "finetune"},
                                   {Task::Lora, "lora"},
                                   {Task::Serve, "serve"},
                                   {Task::Batch, "batch"}};

Workload servingOf(const ModelShape &model)
{
    constexpr int usualTokens = 1024;
    return Workload{.id = WorkloadId(QStringLiteral("serve-") + model.id.text()),
                    .name = tr("Serve %1", "a model").arg(model.name),
                    .group = model.family.isEmpty() ? tr("Other models") : model.family,
                    .task = Task::Serve,
                    .model = model.id,
                    .precision = model.weights,
                    .input = usualTokens,
                    .output = usualTokens,
                    .where = model.where};
}

QString modelKindWord(ModelKind kind) { return wordIn(modelKinds, kind); }
std::optional<ModelKind> modelKindFromWord(QStringView word) { return valueIn<ModelKind>(modelKinds, word); }
QString taskWord(Task task) { return wordIn(tasks, task); }
std::optional<Task> taskFromWord(QStringView word) { return valueIn<Task>(tasks, word); }

} // namespace chipboard
