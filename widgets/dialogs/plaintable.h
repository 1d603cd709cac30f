// Purpose: a read-only table of texts in a dialog, with selectable rows.
#pragma once

#include <QStringList>
#include <QTableWidget>

namespace chipboard {

struct PlainRow
{
    QStringList texts;
    QString toolTip;
};

/// Single selection; the column `widest` takes the remaining width.
[[nodiscard]] QTableWidget *plainTable(const char *name, const QStringList &columns, int widest, QWidget *parent);
/// Replaces all rows; the selected row keeps its position.
void setRows(QTableWidget &table, const QList<PlainRow> &rows);

} // namespace chipboard
