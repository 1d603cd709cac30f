// Purpose: display texts for lists whose keys are ids: sheet names, column heads and cell words, in the language of the
// file. One table; scripts use the ids.
#pragma once

#include "data/catalog/catalog.h"
#include "data/views/table.h"

#include <QString>

#include <span>

namespace chipboard {

/// QT_TR_NOOP, or QT_TRANSLATE_NOOP3 with a comment if the word is ambiguous.
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
/// Names of lists, by Table::name and page id.
[[nodiscard]] std::span<const ListWord> listNames();
/// Keys of columns; suffixes _low, _high and _unit need no separate row.
[[nodiscard]] std::span<const ListWord> listHeads();

/// "Reasons". A name without a row is returned unchanged.
[[nodiscard]] QString listName(const QString &name);
/// "Cost, low". A head without a row, such as a chart title, is unchanged; an assumption gets its name.
[[nodiscard]] QString listHead(const QString &key);
/// "Advisor Reasons", shortened at word boundaries to the length limit of sheet names.
[[nodiscard]] QString listSheetName(const QString &page, const QString &list);

/// The list for display: heads and cells as words, numbers with workbook digits.
[[nodiscard]] Table inWords(const Table &list, const QLocale &locale);

// List cells: the word in files, and its display text.

/// The id of a chip, instance or system, displayed as its name.
[[nodiscard]] Table::Cell subjectCell(const Catalog &catalog, const QString &id);
[[nodiscard]] Table::Cell assumptionCell(const AssumptionId &id);
/// "USD/month" is displayed as "USD per month".
[[nodiscard]] Table::Cell unitCell(const QString &unit);
[[nodiscard]] Table::Cell yesNoCell(bool is);
[[nodiscard]] Table::Cell priceKindCell(PriceKind kind);
[[nodiscard]] Table::Cell statusCell(FigureStatus status);

/// Length limit for sheet names in spreadsheets.
inline constexpr qsizetype longestSheetName = 31;

} // namespace chipboard
