#include "widgets/dialogs/plaintable.h"

#include "widgets/theme/parts.h"

#include <QHeaderView>

#include <algorithm>

namespace chipboard {
constexpr int widestColumn = 340; ///< longer texts are elided, with a tooltip
constexpr int headerMargins = 36;

// Qt's own resizing ignores the header margins of the style sheet.
static void fitColumns(QTableWidget &table)
{
    QFont strong = table.font();
    strong.setBold(true);
    const QFontMetrics metrics(strong);
    const QAbstractItemView &view = table; // QTableView hides sizeHintForColumn()
    for (int column = 0; column < table.columnCount(); ++column) {
        if (table.horizontalHeader()->sectionResizeMode(column) == QHeaderView::Stretch)
            continue;
        const int title = metrics.horizontalAdvance(table.horizontalHeaderItem(column)->text()) + headerMargins;
        table.setColumnWidth(column, std::max(title, std::min(view.sizeHintForColumn(column) + 1, widestColumn)));
    }
}

QTableWidget *plainTable(const char *name, const QStringList &columns, int widest, QWidget *parent)
{
    auto *table = named<QTableWidget>(name, 0, static_cast<int>(columns.size()), parent);
    table->setHorizontalHeaderLabels(columns);
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(widest, QHeaderView::Stretch);
    return table;
}

void setRows(QTableWidget &table, const QList<PlainRow> &rows)
{
    const int current = table.currentRow();
    table.setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < table.rowCount(); ++row) {
        for (int column = 0; column < table.columnCount(); ++column) {
            auto *item = new QTableWidgetItem(rows.at(row).texts.value(column));
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            item->setToolTip(rows.at(row).toolTip.isEmpty() ? item->text() : rows.at(row).toolTip);
            table.setItem(row, column, item);
        }
    }
    fitColumns(table);
    if (table.rowCount() > 0)
        table.setCurrentCell(std::clamp(current, 0, table.rowCount() - 1), 0);
}

} // namespace chipboard
