// Purpose: matches chips and models by their common names: "NVIDIA H100 80GB HBM3" is an H100, "trn2" a Trainium2,
// "meta-llama/Llama-3.1-70B-Instruct" is Llama 3.1 70B. Compares names only, without knowledge of individual chips.
#pragma once

#include "data/catalog/workload.h"

namespace chipboard {

/// Lower case, letters and digits only.
[[nodiscard]] QString plainName(QStringView name);

/// A chip name without vendor and filler: designation and variant.
struct ChipName
{
    QString designation; ///< "h100", "mi300x", "trainium2", "tpuv5p"
    QStringList variant; ///< "sxm", "80" (GB)
};
[[nodiscard]] ChipName chipName(const QString &name);

/// Index of the first of `known` with the same designation and the best variant match; -1 if there is none.
[[nodiscard]] qsizetype nearestChip(const ChipName &name, const QList<ChipName> &known);

/// "llama", "3", "1", "70", "b": lower case, split at separators and between letters and digits, without the
/// publisher's path.
[[nodiscard]] QStringList modelWords(const QString &name);
/// Index of the entry with equal words, or with a common start and the fewest different words; -1 if there is none.
[[nodiscard]] qsizetype nearestModel(const QStringList &words, const QList<QStringList> &known);

/// "Foo-13B" has 13 billion parameters, "Foo-30B-A3B" 3 of them active; 0 if there is none. "8x7B" means 8 experts, 2
/// active, with shared non-feed-forward weights: 0.82 and 1.8 / 8 of the product, as in Mixtral 8x7B (46.7 and 12.9
/// billion) and 8x22B (141 and 39 billion) of arXiv 2401.04088 and mistral.ai/news/mixtral-8x22b.
struct NamedSize
{
    double parameters = 0.0;
    double activeParameters = 0.0;
    int experts = 1;
};
[[nodiscard]] NamedSize sizeInName(const QString &name);

/// Suffixes of the name from each word on, as plain names: "nvidiah100", "h100".
[[nodiscard]] QStringList wordStarts(const QString &name);

} // namespace chipboard
