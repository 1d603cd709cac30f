// Purpose: rent, own, or an API: what a month costs each way by the tokens that are answered, as a chart of one row of
// a board, and as sentences. Where two ways cost the same there is a mark.
#pragma once

#include "data/compare/subject.h"
#include "data/core/format.h"
#include "data/views/chartspec.h"

namespace chipboard {

/// A month of serving each way, by the middle of the estimates.
struct WaysToServe
{
    double capacity = 0.0;       ///< million tokens a month that one deployment answers at the utilisation assumed
    double rent = 0.0;           ///< USD a month of one deployment, all hours
    std::optional<double> owned; ///< likewise, of owned machines
    std::optional<double> api;   ///< USD a million tokens
    QString noOwned;             ///< why owning is not known
    bool committed = false;      ///< the rent is of all hours, whatever is used

    /// Million tokens a month of one deployment from which on `way` (USD a month) costs less than the API; nothing
    /// where it never does or there is no API.
    [[nodiscard]] std::optional<double> evenWithApi(double way) const;
    /// From which on owning costs less than rent paid for the hours used; nothing where it never does.
    [[nodiscard]] std::optional<double> ownedEvenWithHourly() const;

    friend bool operator==(const WaysToServe &, const WaysToServe &) = default;
};

/// Nothing where the row does not serve, has no price, or neither an owned machine's price nor an API's is stated.
[[nodiscard]] std::optional<WaysToServe> waysOf(const SubjectEstimate &row);

[[nodiscard]] ChartSpec waysChart(const Subject &subject, const WaysToServe &ways, const Formatter &formatter);
/// One sentence a way, and one for each pair that is compared.
[[nodiscard]] QStringList waysTexts(const Subject &subject, const WaysToServe &ways, const Formatter &formatter);

} // namespace chipboard
