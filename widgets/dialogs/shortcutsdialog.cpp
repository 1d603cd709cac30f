#include "widgets/dialogs/shortcutsdialog.h"

#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace chipboard {
namespace {

QTableWidgetItem *shortcutCell(const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<ShortcutRow> &rows, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(560, 480);
    auto *table = new QTableWidget(static_cast<int>(rows.size()), 3, this);
    table->setObjectName(QStringLiteral("shortcutsTable"));
    table->setAccessibleName(windowTitle());
    table->setHorizontalHeaderLabels({tr("Where"), tr("What"), tr("Keys")});
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    for (int row = 0; row < table->rowCount(); ++row) {
        table->setItem(row, 0, shortcutCell(rows.at(row).group));
        table->setItem(row, 1, shortcutCell(rows.at(row).text));
        table->setItem(row, 2, shortcutCell(rows.at(row).keys));
    }
    table->resizeColumnToContents(0);
    table->setColumnWidth(2, 160);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(gridStep);
    layout->addWidget(table);
    layout->addWidget(buttons);
}

} // namespace chipboard
