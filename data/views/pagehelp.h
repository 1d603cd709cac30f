// Purpose: what each page of the program answers and how its charts are read, as a table. A new page is a new row here
// and in the page table.
#pragma once

#include <QStringList>

#include <span>

namespace chipboard {

struct PageHelpRow
{
    const char *id;     ///< of the page table
    const char *answer; ///< QT_TR_NOOP: the question that the page answers
    const char *charts; ///< how its charts are read
    const char *ways;   ///< what can be done there

    [[nodiscard]] QString answerText() const;
    /// Answer, charts and ways, each a paragraph.
    [[nodiscard]] QStringList paragraphs() const;
};
[[nodiscard]] std::span<const PageHelpRow> pageHelpTable();
/// Null when there is no such page.
[[nodiscard]] const PageHelpRow *findPageHelp(const QString &id);

} // namespace chipboard
