#include "data/catalog/workload.h"

#include "data/core/tr.h"

#include <array>

namespace chipboard {

// The words of the workload files.

namespace {

constexpr std::array modelKinds{"decoder", "encoder", "vision", "diffusion"};
constexpr std::array tasks{"pretrain", "finetune", "lora", "serve", "batch"};

template<typename Value, std::size_t Count>
QString wordOf(const std::array<const char *, Count> &words, Value value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < Count ? QString::fromLatin1(words.at(index)) : QString();
}

template<typename Value, std::size_t Count>
std::optional<Value> valueOf(const std::array<const char *, Count> &words, QStringView word)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (word == QLatin1String(words.at(i)))
            return static_cast<Value>(i);
    }
    return std::nullopt;
}

} // namespace

Workload servingOf(const ModelShape &model)
{
    constexpr int usualTokens = 1024;
    Workload workload;
    workload.id = WorkloadId(QStringLiteral("serve-") + model.id.text());
    workload.name = tr("Serve %1", "a model").arg(model.name);
    workload.group = model.family.isEmpty() ? tr("Other models") : model.family;
    workload.task = Task::Serve;
    workload.model = model.id;
    workload.precision = model.weights;
    workload.input = usualTokens;
    workload.output = usualTokens;
    workload.where = model.where;
    return workload;
}

QString modelKindWord(ModelKind kind) { return wordOf(modelKinds, kind); }
std::optional<ModelKind> modelKindFromWord(QStringView word) { return valueOf<ModelKind>(modelKinds, word); }
QString taskWord(Task task) { return wordOf(tasks, task); }
std::optional<Task> taskFromWord(QStringView word) { return valueOf<Task>(tasks, word); }

} // namespace chipboard
