// Purpose: the currency in which a board shows money, with the exchange rate that a person gave. It belongs to the
// whole board, not to a scenario: charts side by side are in one currency. A rate is nobody's figure but the user's
// own, so there is none to begin with, and without one money stays in USD.
#pragma once

#include "data/core/result.h"
#include "data/units/currency.h"

#include <QStringList>

#include <optional>

namespace chipboard {

struct CurrencyChoice
{
    static constexpr double leastRate = 1e-4;
    static constexpr double mostRate = 1e7;

    QString code = QStringLiteral("USD");
    std::optional<double> rate; ///< how much of it one USD buys; none for USD

    [[nodiscard]] bool isUsd() const { return code == QLatin1String("USD"); }

    friend bool operator==(const CurrencyChoice &, const CurrencyChoice &) = default;
};

/// The name of the rate in files, on the command line and in the panel.
inline constexpr const char *exchangeRateId = "exchange_rate";

/// Three capital letters; whether there is such a currency is nobody's business here.
[[nodiscard]] Result<Done> checkCurrencyCode(const QString &code);
/// Within leastRate and mostRate.
[[nodiscard]] Result<Done> checkExchangeRate(double rate);

/// What money is shown in: USD as long as there is no rate.
[[nodiscard]] Currency shownCurrency(const CurrencyChoice &choice);
/// Why money is not shown in the currency that was chosen, and what to do about it; empty where it is.
[[nodiscard]] QString currencyCaution(const CurrencyChoice &choice);
/// For lists to choose from: USD, then others by their codes. A code that is not among them holds as well.
[[nodiscard]] QStringList usualCurrencies();

} // namespace chipboard
