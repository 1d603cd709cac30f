// Purpose: the currency that money is shown in. Sources, catalogue, boards and all reckoning stay in USD; Formatter
// alone converts.
#pragma once

#include <QString>

namespace chipboard {

struct Currency
{
    QString code = QStringLiteral("USD"); ///< ISO 4217
    double rate = 1.0;                    ///< how much of it one USD buys; 1 for USD

    [[nodiscard]] bool isUsd() const { return code == QLatin1String("USD"); }

    friend bool operator==(const Currency &, const Currency &) = default;
};

} // namespace chipboard
