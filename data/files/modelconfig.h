// Purpose: a model's config.json, as published on Hugging Face -> ModelShape. Unknown types of models and attention are
// rejected by field name. Defaults taken from the model type are noted, so nothing is assumed silently. Parameters are
// counted from the dimensions.
#pragma once

#include "data/catalog/workload.h"
#include "data/core/result.h"

#include <QStringList>

#include <optional>

namespace chipboard {

struct ModelConfigLoad
{
    std::optional<ModelShape> model; ///< empty on errors
    Problems problems;               ///< with line, column and JSON pointer
    QStringList notes;               ///< what was derived or taken from the model type, one sentence each
};

/// Size limit in bytes; published files have up to about 100,000.
inline constexpr qsizetype largestModelConfig = 1'000'000;

/// `path`, or else `fileName`, may include folders: "Llama-3.1-8B/config.json" names the model if the file does not.
/// The id is "own-" plus the name. Active parameters are all weights except unused experts; publishers who exclude the
/// input embedding state fewer.
[[nodiscard]] ModelConfigLoad modelFromConfig(const QByteArray &text, const QString &fileName,
                                              const QString &path = {});
[[nodiscard]] ModelConfigLoad modelFromConfigFile(const QString &path);

/// Checks name and content; false if the file cannot be read.
[[nodiscard]] bool isModelConfig(const QString &path);

} // namespace chipboard
