#include "data/catalog/workload.h"

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

QString modelKindWord(ModelKind kind) { return wordOf(modelKinds, kind); }
std::optional<ModelKind> modelKindFromWord(QStringView word) { return valueOf<ModelKind>(modelKinds, word); }
QString taskWord(Task task) { return wordOf(tasks, task); }
std::optional<Task> taskFromWord(QStringView word) { return valueOf<Task>(tasks, word); }

} // namespace chipboard
