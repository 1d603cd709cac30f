// Purpose: rows of texts as an aligned table for terminals.
#pragma once

#include <QList>
#include <QStringList>

namespace chipboard {

struct TextTable
{
    QStringList header;
    QList<QStringList> rows;
    QList<bool> rightAligned; ///< one a column

    /// Two blanks between columns, a rule under the header, no blanks at the ends of lines.
    [[nodiscard]] QString toText() const;
};

} // namespace chipboard
