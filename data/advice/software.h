// Purpose: how far the software of Amazon's chips is, as dated facts of the catalogue in the order in which somebody
// who plans a move asks for them: SDK, PyTorch, own kernels, frameworks, serving, model families, chips that are left
// out.
#pragma once

#include "data/advice/situation.h"

namespace chipboard {

/// A statement, and when it was so.
struct SoftwareLine
{
    QString topic; ///< "Neuron SDK", translated
    QString text;  ///< one or two sentences with the date in them
    QString date;  ///< ISO, as exact as it is known; empty where it holds since long
    QList<SourceId> sources;

    friend bool operator==(const SoftwareLine &, const SoftwareLine &) = default;
};

/// Those of the facts that the catalogue has.
[[nodiscard]] QList<SoftwareLine> softwareLines(const Situation &situation);

} // namespace chipboard
