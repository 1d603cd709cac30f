// Purpose: parses the unit of a price: "1 Hour", "USD/hour", "cents per GPU hour", "100 Hours", "Monat". A day has 24
// hours, a month 730 and a year 8760. A unit with an unknown word is Unknown, never an hour. In headers, only words for
// money, time and numbers count.
#pragma once

#include <QString>

#include <optional>

namespace chipboard {

struct PriceUnit
{
    enum class State {
        Hourly,        ///< hours, days, months or years, in USD or cents; also if nothing is stated
        OtherCurrency, ///< euros and the like
        OtherTime,     ///< not convertible to hours: a second, a gigabyte
        Unknown,       ///< an hour plus an unknown or contradictory part
    };
    State state = State::Hourly;
    State besidesMoney = State::Hourly; ///< state if the currency were USD
    std::optional<double> dollars;      ///< USD per unit of the price: 1, or 0.01 for cents
    std::optional<double> hours;        ///< hours covered by the price
    bool perChip = false;

    /// USD per hour for a price of 1.
    [[nodiscard]] double factor() const { return dollars.value_or(1.0) / hours.value_or(1.0); }
    [[nodiscard]] bool isConverted() const { return dollars.value_or(1.0) < 1.0 || hours.value_or(1.0) > 1.0; }

    friend bool operator==(const PriceUnit &, const PriceUnit &) = default;
};

/// For a cell that contains only the unit.
[[nodiscard]] PriceUnit unitIn(const QString &text);
/// For the text around a number: "$ hourly", "/hr", "EUR". Empty if it is not a unit.
[[nodiscard]] std::optional<PriceUnit> unitInCell(const QString &text);
/// For a column header. The header of a reserved price may include the term.
[[nodiscard]] PriceUnit unitInHeader(const QString &header, bool isReserved);
/// True if a cell definitely states a time other than an hour, or cents: "per 10 hours", "100 Hours", "/month". False
/// for "1 month", which may be a term, and for text with words that are not units.
[[nodiscard]] bool saysOtherUnit(const QString &text);
/// Both combined; Unknown if they contradict each other.
[[nodiscard]] PriceUnit combined(const PriceUnit &a, const PriceUnit &b);

} // namespace chipboard
