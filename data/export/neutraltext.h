// Purpose: text that a spreadsheet would take for a formula, or a terminal for a command, made harmless.
#pragma once

#include <QString>

namespace chipboard {

/// With an apostrophe in front when it begins with = + - @, a tab or a carriage return, which spreadsheets execute. A
/// number with its sign ("-120,000", "+1.5e3", "-44 %") stays a number.
[[nodiscard]] QString neutralText(const QString &text);

/// For terminals: signs that are not seen but do something (escapes, those that turn the direction of writing) are
/// replaced by U+FFFD; line breaks and tabs stay.
[[nodiscard]] QString printableText(QString text);

} // namespace chipboard
