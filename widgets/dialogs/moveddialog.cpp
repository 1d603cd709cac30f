#include "widgets/dialogs/moveddialog.h"

#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chipboard {

MovedDialog::MovedDialog(const QString &summary, const QList<MovedLine> &lines, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("movedDialog"));
    setWindowTitle(tr("What moved since"));
    resize(820, 420);
    auto *text = new QLabel(summary, this);
    text->setObjectName(QStringLiteral("movedSummary"));
    text->setWordWrap(true);
    QTableWidget *table = plainTable(
        "movedTable", {tr("Figure"), tr("Before"), tr("Now"), tr("Change"), tr("Changes these charts")}, 4, this);
    table->setAccessibleName(windowTitle());
    QList<PlainRow> rows;
    for (const MovedLine &line : lines)
        rows << PlainRow{{line.figure, line.before, line.now, line.change, line.charts}, {}};
    setRows(*table, rows);
    auto *buttons = new QDialogButtonBox(this);
    auto *update = buttons->addButton(tr("Update to the new figures"), QDialogButtonBox::ActionRole);
    update->setObjectName(QStringLiteral("movedUpdate"));
    auto *keep = buttons->addButton(tr("Keep the old figures"), QDialogButtonBox::ActionRole);
    keep->setObjectName(QStringLiteral("movedKeep"));
    keep->setToolTip(tr("They become figures of your own on this board."));
    buttons->addButton(tr("Decide later"), QDialogButtonBox::RejectRole);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(gridStep);
    layout->addWidget(text);
    layout->addWidget(table, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(update, &QPushButton::clicked, this, &MovedDialog::updateChosen);
    connect(keep, &QPushButton::clicked, this, &MovedDialog::keepChosen);
    connect(this, &MovedDialog::updateChosen, this, &QDialog::accept);
    connect(this, &MovedDialog::keepChosen, this, &QDialog::accept);
}

} // namespace chipboard
