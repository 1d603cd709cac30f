// Purpose: a model's config.json, as Hugging Face publishes it -> ModelShape. Kinds of models and of attention that are
// not known here are refused by the name of their field. Whatever the file leaves to its kind of model is noted, so
// nothing is assumed in silence. Parameters are counted from the dimensions.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"

#include <QStringList>

#include <optional>

namespace chipboard {

struct ModelConfigLoad
{
    std::optional<ModelShape> model; ///< empty when there are errors
    Problems problems;               ///< with line, column and JSON pointer
    QStringList notes;               ///< what was derived or left to the kind of model, one sentence each
};

/// At most this many bytes; published files have up to about 100,000.
inline constexpr qsizetype largestModelConfig = 1'000'000;

/// The path, else `fileName`, may have folders: "Llama-3.1-8B/config.json" names the model where the file itself does
/// not. The id is "own-" and that name. Active parameters are all weights but those of experts that a token does not go
/// to; publishers who leave the input embedding out have fewer.
[[nodiscard]] ModelConfigLoad modelFromConfig(const QByteArray &text, const QString &fileName,
                                              const QString &path = {});
/// The same from a path.
[[nodiscard]] ModelConfigLoad modelFromConfigFile(const QString &path);

/// By its name and a look inside; false of what cannot be read.
[[nodiscard]] bool isModelConfig(const QString &path);

} // namespace chipboard
