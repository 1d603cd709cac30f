// Purpose: numbers as tables of prices write them: "1.34", "1,34", "1.234,50", "$1,234.50", "0.42 USD/h", and cells
// that hold a number and more: "$98.3200 hourly", "640 GiB", "8x H100", "1/8th MI25". Whether a comma is a decimal mark
// is told from the file's other numbers; a text that could mean two numbers is said to be ambiguous.
#pragma once

#include <QString>
#include <QStringView>

#include <optional>

namespace chipboard {

enum class DecimalMark { Unknown, Point, Comma };

/// What a number's text proves about its file: "1,5" can only have a decimal comma, "1,500" proves nothing.
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

/// Never throws, never guesses: any other text is Malformed. "n/a", "-", "unavailable" and the like are Empty.
[[nodiscard]] NumberText readNumber(QStringView text, DecimalMark mark);
/// "n/a", "-", "unavailable", "none": a value that is not known.
[[nodiscard]] bool saysUnknown(QStringView text);

struct CellText
{
    NumberText number;
    QString words;           ///< around the number, of which it is for the caller to make sense; empty: none
    bool isFraction = false; ///< "1/8"
};
/// Of a cell that may hold more than the number.
[[nodiscard]] CellText readCell(QStringView text, DecimalMark mark);

/// "true", "Yes", "FALSE" and the like.
[[nodiscard]] std::optional<bool> readBoolean(QStringView text);

} // namespace chipboard
