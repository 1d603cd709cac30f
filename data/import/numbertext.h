// Purpose: parses numbers as price tables write them: "1.34", "1,34", "1.234,50", "$1,234.50", "0.42 USD/h", and cells
// with a number and more: "$98.3200 hourly", "640 GiB", "8x H100", "1/8th MI25". Other numbers of the file decide
// whether a comma is a decimal mark; text with two possible values is ambiguous.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace chipboard {

enum class DecimalMark { Unknown, Point, Comma };

/// The decimal mark that a number proves: "1,5" can only have a decimal comma, "1,500" proves nothing.
[[nodiscard]] DecimalMark decimalMarkIn(QStringView text);

struct NumberText
{
    enum class State { Empty, Value, Ambiguous, Malformed, OtherCurrency };
    State state = State::Empty;
    double value = 0.0; ///< when state is Value; finite

    friend bool operator==(const NumberText &, const NumberText &) = default;
};

/// A sign, code or word of a currency other than the US dollar, in lower case.
[[nodiscard]] bool namesOtherCurrency(QStringView word);

/// Never throws, never guesses: any other text is Malformed. "n/a", "-", "unavailable" etc. are Empty.
[[nodiscard]] NumberText readNumber(QStringView text, DecimalMark mark);
/// True for "n/a", "-", "unavailable", "none": an unknown value.
[[nodiscard]] bool saysUnknown(QStringView text);

struct CellText
{
    NumberText number;
    QString words;           ///< text around the number, for the caller to interpret; may be empty
    bool isFraction = false; ///< "1/8"
};
/// Parses a cell that may hold more than a number.
[[nodiscard]] CellText readCell(QStringView text, DecimalMark mark);

/// "true", "Yes", "FALSE" etc.
[[nodiscard]] std::optional<bool> readBoolean(QStringView text);

} // namespace chipboard
