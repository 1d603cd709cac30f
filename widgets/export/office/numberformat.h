// Purpose: the rules by which spreadsheets show numbers as the labels of charts do.
#pragma once

#include <QLocale>
#include <QString>

namespace chipboard {

/// The rule with the language whose separators it has; of English as it is, which programs take for none.
[[nodiscard]] QString inLanguage(const QString &format, const QLocale &locale);
/// The rule by which a spreadsheet shows `value` as `label` ("~7.55" is `"~"0.00`), so that a label follows its number
/// when that is edited; empty when no rule does. The label is one of `locale` ("2.500" is 2500 in German), the rule of
/// none: it is written with "." and "," and shown with the separators of who opens the file.
[[nodiscard]] QString numberFormatOf(const QString &label, double value, const QLocale &locale);

} // namespace chipboard
