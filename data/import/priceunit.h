// Purpose: what a price is per: "1 Hour", "USD/hour", "cents per GPU hour", "100 Hours", "Monat". A day has 24 hours, a
// month 730 and a year 8760. Every word of a unit must be understood; what is not makes the unit unknown, never an
// hour. Headers hold other words, too: of them only money, time and numbers are read.
#pragma once

#include <QString>

#include <optional>

namespace chipboard {

struct PriceUnit
{
    enum class State {
        Hourly,        ///< hours, days, months or years, of US dollars or cents; also where nothing is said
        OtherCurrency, ///< euros and the like
        OtherTime,     ///< no hours: a second, a gigabyte
        Unknown,       ///< an hour, and something that is not understood or says two things
    };
    State state = State::Hourly;
    State besidesMoney = State::Hourly; ///< what it would be in US dollars
    std::optional<double> dollars;      ///< that 1 of the price is: 1, or 0.01 for cents
    std::optional<double> hours;        ///< that the price pays for
    bool perChip = false;

    /// USD an hour for a price of 1.
    [[nodiscard]] double factor() const { return dollars.value_or(1.0) / hours.value_or(1.0); }
    [[nodiscard]] bool isConverted() const { return dollars.value_or(1.0) < 1.0 || hours.value_or(1.0) > 1.0; }

    friend bool operator==(const PriceUnit &, const PriceUnit &) = default;
};

/// Of a cell that holds nothing but the unit.
[[nodiscard]] PriceUnit unitIn(const QString &text);
/// Of the words around a number: "$ hourly", "/hr", "EUR". Nothing where they are no unit.
[[nodiscard]] std::optional<PriceUnit> unitInCell(const QString &text);
/// Of a column's header. A reserved price's header may say how long the term is.
[[nodiscard]] PriceUnit unitInHeader(const QString &header, bool isReserved);
/// Whether a cell says, beside all doubt, that a price is for another time than an hour or in cents: "per 10 hours",
/// "100 Hours", "/month". False of "1 month", which may be a term, and of what holds words that no unit has.
[[nodiscard]] bool saysOtherUnit(const QString &text);
/// What both say together; Unknown where they contradict each other.
[[nodiscard]] PriceUnit combined(const PriceUnit &a, const PriceUnit &b);

} // namespace chipboard
