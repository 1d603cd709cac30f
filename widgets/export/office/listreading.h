// Purpose: lists of files as people read them in a workbook: ids are names, keys are words, and numbers are shown in a
// few digits while cells keep all of them. CSV and JSON keep the ids, since machines read those.
#pragma once

#include "data/catalog/catalog.h"
#include "data/views/table.h"

namespace chipboard {

/// The same list with words for people where files have words for machines: kinds, verdicts, who said it, undated.
[[nodiscard]] Table wordedList(Table list);
/// The same list with names instead of ids and with such words; the columns keep their keys. What is no id stays as it
/// is.
[[nodiscard]] Table readableList(Table list, const Catalog &catalog);
/// A spreadsheet's number format for a number of the column: shares are percent, what is reckoned has four significant
/// digits, anything else six. `list` is as of Table::name.
[[nodiscard]] QString listNumberFormat(const QString &list, const QString &key, double value);

} // namespace chipboard
