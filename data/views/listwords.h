// Purpose: what people read in the lists of files whose keys are ids: names of sheets, heads of columns and words of
// cells, in the language of the file. One table; scripts keep the ids.
#pragma once

#include "data/catalog/catalog.h"
#include "data/views/table.h"

#include <QString>

#include <span>

namespace chipboard {

/// QT_TR_NOOP, or QT_TRANSLATE_NOOP3 with a comment where a word means several things.
struct ListText
{
    constexpr ListText(const char *source, const char *said = nullptr)
        : text(source)
        , comment(said)
    {
    }
    const char *text;
    const char *comment;
};

struct ListWord
{
    const char *key; ///< "as_of"
    ListText text;   ///< "As of"
};
/// Names of lists, as of Table::name and ids of pages.
[[nodiscard]] std::span<const ListWord> listNames();
/// Keys of their columns; what ends in _low, _high or _unit needs no row of its own.
[[nodiscard]] std::span<const ListWord> listHeads();

/// "Reasons". A name without a row is told in its own words.
[[nodiscard]] QString listName(const QString &name);
/// "Cost, low". A head without a row, such as the title of a chart, stays as it is; of an assumption it is its name.
[[nodiscard]] QString listHead(const QString &key);
/// "Advisor Reasons", shortened at words to what a spreadsheet takes for the name of a sheet.
[[nodiscard]] QString listSheetName(const QString &page, const QString &list);

/// The list as people read it: heads and cells in words, numbers with the digits of a workbook.
[[nodiscard]] Table inWords(const Table &list, const QLocale &locale);

// Cells of lists: the word of files, and what people read for it.

/// The id of a chip, instance or system, read by its name.
[[nodiscard]] Table::Cell subjectCell(const Catalog &catalog, const QString &id);
[[nodiscard]] Table::Cell assumptionCell(const AssumptionId &id);
/// "USD/month" is read as "USD per month".
[[nodiscard]] Table::Cell unitCell(const QString &unit);
[[nodiscard]] Table::Cell yesNoCell(bool is);
[[nodiscard]] Table::Cell priceKindCell(PriceKind kind);
[[nodiscard]] Table::Cell statusCell(FigureStatus status);

/// Letters that the name of a sheet may have.
inline constexpr qsizetype longestSheetName = 31;

} // namespace chipboard
