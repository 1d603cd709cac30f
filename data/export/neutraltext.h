// Purpose: text that a spreadsheet would take for a formula, made harmless.
#pragma once

#include <QString>

namespace chipboard {

/// With an apostrophe in front when it begins with = + - @, a tab or a carriage return, which spreadsheets execute. A
/// number with its sign ("-120,000", "+1.5e3", "-44 %") stays a number.
[[nodiscard]] QString neutralText(const QString &text);

} // namespace chipboard
