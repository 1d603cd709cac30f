// Purpose: chips and models by the names that people write: "NVIDIA H100 80GB HBM3" is an H100, "trn2" a Trainium2,
// "meta-llama/Llama-3.1-70B-Instruct" is Llama 3.1 70B. Nearness of names only; nothing is known of a single chip here.
#pragma once

#include "data/catalog/workload.h"

namespace chipboard {

/// The name in small letters, letters and digits only.
[[nodiscard]] QString plainName(QStringView name);

/// A chip's name without vendor and filler: what it is called, and what tells its variants apart.
struct ChipName
{
    QString designation; ///< "h100", "mi300x", "trainium2", "tpuv5p"
    QStringList variant; ///< "sxm", "80" (GB)
};
[[nodiscard]] ChipName chipName(const QString &name);

/// The first of `known` with the same designation and the most of its variant; -1 when there is none.
[[nodiscard]] qsizetype nearestChip(const ChipName &name, const QList<ChipName> &known);

/// "llama", "3", "1", "70", "b": small letters, split at separators and between letters and digits, without the
/// publisher's path.
[[nodiscard]] QStringList modelWords(const QString &name);
/// The one whose words are the same, or begin alike and differ by the fewest words; -1 when there is none.
[[nodiscard]] qsizetype nearestModel(const QStringList &words, const QList<QStringList> &known);

/// "Foo-13B" has 13 billion parameters, "Foo-30B-A3B" 3 of them active; 0 when the name does not tell. "8x7B" are 8
/// experts, 2 of them active, that share what is not feed-forward: 0.82 and 1.8 / 8 of the product, as in Mixtral 8x7B
/// (46.7 and 12.9 billion) and 8x22B (141 and 39 billion) of arXiv 2401.04088 and mistral.ai/news/mixtral-8x22b.
struct NamedSize
{
    double parameters = 0.0;
    double activeParameters = 0.0;
    int experts = 1;
};
[[nodiscard]] NamedSize sizeInName(const QString &name);

/// Beginnings of the name at each of its words, plain: "nvidiah100", "h100".
[[nodiscard]] QStringList wordStarts(const QString &name);

} // namespace chipboard
