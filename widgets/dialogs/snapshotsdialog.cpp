#include "widgets/dialogs/snapshotsdialog.h"

#include "data/core/find.h"
#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chipboard {

SnapshotsDialog::SnapshotsDialog(QWidget *parent)
    : QDialog(parent)
    , m_table(plainTable("snapshotsTable",
                         {tr("Provider"), tr("File"), tr("Provider"), tr("Prices"), tr("Imported"), tr("Used by")}, 5,
                         this))
    , m_hint(named<QLabel>("snapshotsHint", this))
    , m_remove(named<QPushButton>("snapshotsRemove", tr("&Remove…"), this))
{
    setObjectName(QStringLiteral("snapshotsDialog"));
    setWindowTitle(tr("Imported price lists"));
    resize(820, 360);
    m_table->setAccessibleName(windowTitle());
    m_hint->setProperty("role", QStringLiteral("muted"));
    m_hint->setWordWrap(true);
    m_remove->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *row = arranged<QHBoxLayout>(nullptr, gridStep);
    row->addWidget(m_remove);
    row->addStretch(1);
    row->addWidget(buttons);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const int place = m_table->currentRow();
        if (place >= 0 && place < m_lines.size())
            emit removeRequested(m_lines.at(place).id);
    });
    setLines({});
}

void SnapshotsDialog::setLines(const QList<SnapshotLine> &lines)
{
    m_lines = lines;
    setRows(*m_table, mapped(lines, [](const SnapshotLine &line) { return PlainRow{line.texts, {}}; }));
    m_remove->setEnabled(!lines.isEmpty());
    m_hint->setText(lines.isEmpty()
                        ? tr("No price lists are imported. Import them with File > Import prices.")
                        : tr("Board > Prices offers the newest of these; a board keeps the list it was created with."));
}

} // namespace chipboard
