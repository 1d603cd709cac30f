// Purpose: a table of texts in a dialog: to read, to select rows of, nothing to edit.
#pragma once

#include <QStringList>
#include <QTableWidget>

namespace chipboard {

struct PlainRow
{
    QStringList texts;
    QString toolTip;
};

/// One row is selected at a time; the column `widest` takes the room that is left.
[[nodiscard]] QTableWidget *plainTable(const char *name, const QStringList &columns, int widest, QWidget *parent);
/// In place of what there was; the selected row stays where it was.
void setRows(QTableWidget &table, const QList<PlainRow> &rows);

} // namespace chipboard
