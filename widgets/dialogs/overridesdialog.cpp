#include "widgets/dialogs/overridesdialog.h"

#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chipboard {

OverridesDialog::OverridesDialog(QWidget *parent)
    : QDialog(parent)
    , m_table(plainTable("overridesTable", {tr("Figure"), tr("Published"), tr("Yours"), tr("Note")}, 3, this))
    , m_change(button("overridesChange", tr("Change…")))
    , m_takeBack(button("overridesTakeBack", tr("Take back")))
    , m_takeBackAll(button("overridesTakeBackAll", tr("Take back all")))
{
    setObjectName(QStringLiteral("overridesDialog"));
    setWindowTitle(tr("Figures of your own"));
    resize(760, 360);
    m_table->setAccessibleName(windowTitle());
    auto *hint = new QLabel(tr("These figures take the place of published ones on this board. Choose a number in the "
                               "table of numbers or on its source card to override it. What is taken back comes back "
                               "with Undo (Ctrl+Z)."),
                            this);
    hint->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *row = new QHBoxLayout;
    row->setSpacing(gridStep);
    for (QPushButton *one : {m_change, m_takeBack, m_takeBackAll})
        row->addWidget(one);
    row->addStretch(1);
    row->addWidget(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(gridStep);
    layout->addWidget(hint);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellActivated, m_change, &QPushButton::click);
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (const FigureAddress *of = current())
            emit changeRequested(*of);
    });
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        if (const FigureAddress *of = current())
            emit takenBack(FigureAddress(*of)); // the list changes meanwhile
    });
    connect(m_takeBackAll, &QPushButton::clicked, this, &OverridesDialog::allTakenBack);
    setLines({});
}

QPushButton *OverridesDialog::button(const char *name, const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    return button;
}

const FigureAddress *OverridesDialog::current() const
{
    const int row = m_table->currentRow();
    return row >= 0 && row < m_lines.size() ? &m_lines.at(row).of : nullptr;
}

void OverridesDialog::setLines(const QList<OverrideLine> &lines)
{
    m_lines = lines;
    QList<PlainRow> rows;
    for (const OverrideLine &line : lines)
        rows << PlainRow{{line.figure, line.published, line.own, line.note}, {}};
    setRows(*m_table, rows);
    for (QPushButton *one : {m_change, m_takeBack, m_takeBackAll})
        one->setEnabled(!lines.isEmpty());
}

} // namespace chipboard
