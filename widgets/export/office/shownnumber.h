// Purpose: numbers of a table as text, made numbers again for a spreadsheet: "~2.51 USD" is 2.51 in a format that shows
// it in the same way. What is more than one number, or none, stays text.
#pragma once

#include <QLocale>
#include <QString>

#include <optional>

namespace chipboard {

struct ShownNumber
{
    double value = 0.0;
    int decimals = 0; ///< as many as are shown
    QString format;   ///< a spreadsheet's: "~"#,##0.00" USD"

    /// What the text was rounded from: `exact`, as long as it is shown in the same digits; else the value itself.
    [[nodiscard]] double from(std::optional<double> exact) const;

    friend bool operator==(const ShownNumber &, const ShownNumber &) = default;
};
/// Of a text in that language.
[[nodiscard]] std::optional<ShownNumber> shownNumber(const QString &text, const QLocale &locale);

} // namespace chipboard
