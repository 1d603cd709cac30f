// Purpose: seeded random requirements within the limits of the table, for tests of the Advisor.
#pragma once

#include "data/board/needs.h"

#include <QRandomGenerator>

#include <cmath>

namespace chipboard::testing {

/// About a third are set; numbers cover the whole range, small ones as often as large ones.
[[nodiscard]] inline Needs randomNeeds(QRandomGenerator &random)
{
    const QStringList regions{QStringLiteral("us-east-1"), QStringLiteral("us-east-2"), QStringLiteral("nowhere-9")};
    Needs needs;
    for (const NeedRow &row : needTable()) {
        if (random.bounded(3) != 0)
            continue;
        if (row.number != nullptr) {
            const double most = std::log10(std::min(row.maximum, 1e7) + 1.0);
            const double value = std::pow(10.0, random.bounded(most)) - 1.0;
            needs.*row.number = std::clamp(std::round(value), row.minimum, row.maximum);
        } else if (row.choices.empty()) {
            needs.*row.word = regions.at(random.bounded(regions.size()));
        } else {
            const auto choice = random.bounded(static_cast<quint32>(row.choices.size()));
            needs.*row.word = QString::fromLatin1(row.choices[choice].word);
        }
    }
    return needs;
}

} // namespace chipboard::testing
