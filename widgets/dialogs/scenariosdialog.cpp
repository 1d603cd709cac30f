#include "widgets/dialogs/scenariosdialog.h"

#include "widgets/theme/parts.h"
#include "widgets/theme/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

namespace chipboard {
static QTableWidgetItem *scenarioCell(const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setToolTip(text);
    return item;
}

ScenariosDialog::ScenariosDialog(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("scenariosDialog"));
    setWindowTitle(tr("Scenarios"));
    resize(720, 420);
    build();
    setState({});
    showButtons();
    m_name->setFocus();
}

void ScenariosDialog::build()
{
    m_hint = wrappedLabel("scenariosHint", "muted", {}, this);
    m_table = named<QTableWidget>("scenariosTable", this);
    m_table->setAccessibleName(tr("Differences between the scenarios"));
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_table, &QTableWidget::currentCellChanged, this, &ScenariosDialog::showButtons);
    m_name = named<QLineEdit>("scenarioName", this);
    m_name->setAccessibleName(tr("Name of a scenario"));
    m_name->setPlaceholderText(tr("Name, for example “3-year commitment”"));
    m_name->setMaxLength(80);
    m_name->installEventFilter(this);
    connect(m_name, &QLineEdit::textChanged, this, &ScenariosDialog::showButtons);
    buildButtons();
    arrange();
}

void ScenariosDialog::buildButtons()
{
    m_add = plainButton("scenarioAdd", tr("&New"), this);
    connect(m_add, &QPushButton::clicked, this, [this] { emit addRequested(m_name->text().trimmed()); });
    m_rename = plainButton("scenarioRename", tr("&Rename"), this);
    connect(m_rename, &QPushButton::clicked, this,
            [this] { emit renameRequested(current(), m_name->text().trimmed()); });
    m_remove = plainButton("scenarioRemove", tr("Re&move"), this);
    connect(m_remove, &QPushButton::clicked, this, [this] { emit removeRequested(current()); });
    m_choose = plainButton("scenarioChoose", tr("&Activate"), this);
    connect(m_choose, &QPushButton::clicked, this, [this] { emit chosen(current()); });
    m_copy = named<QToolButton>("scenarioCopy", this);
    m_copy->setText(tr("&Copy to"));
    m_copy->setPopupMode(QToolButton::InstantPopup);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    m_copy->setMenu(new QMenu(m_copy));
    connect(m_copy->menu(), &QMenu::aboutToShow, this, &ScenariosDialog::fillCopyMenu);
}

void ScenariosDialog::arrange()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *name = new QHBoxLayout;
    name->addWidget(m_name, 1);
    name->addWidget(m_add);
    name->addWidget(m_rename);
    auto *row = new QHBoxLayout;
    for (QWidget *one :
         {static_cast<QWidget *>(m_choose), static_cast<QWidget *>(m_copy), static_cast<QWidget *>(m_remove)})
        row->addWidget(one);
    row->addStretch(1);
    row->addWidget(buttons);
    auto *layout = arranged<QVBoxLayout>(this, gridStep, {16, 16, 16, 16});
    layout->addLayout(name);
    layout->addWidget(m_hint);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
}

void ScenariosDialog::setState(const ScenariosState &state)
{
    if (state == m_state && m_table->columnCount() > 0)
        return;
    const bool added = state.names.size() > m_state.names.size();
    m_state = state;
    fillTable();
    if (added) {
        m_table->setCurrentCell(0, static_cast<int>(m_state.inForce) + 1); // so that "Remove" applies to the new one
        m_name->setText({}); // unlike clear(), not a step of the line's own undo
    }
    showButtons();
}

// A line edit consumes Ctrl+Z even if nothing was typed; in that case undo the board.
bool ScenariosDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_name || event->type() != QEvent::ShortcutOverride)
        return QDialog::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool forBoard = (key->matches(QKeySequence::Undo) && !m_name->isUndoAvailable())
        || (key->matches(QKeySequence::Redo) && !m_name->isRedoAvailable());
    if (forBoard)
        event->ignore();
    return forBoard || QDialog::eventFilter(watched, event);
}

void ScenariosDialog::fillTable()
{
    const int row = std::max(0, m_table->currentRow());
    const int column = m_table->currentColumn() > 0 ? m_table->currentColumn() : static_cast<int>(m_state.inForce) + 1;
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(m_state.names.size()) + 1);
    QStringList heads{tr("Setting")};
    for (qsizetype i = 0; i < m_state.names.size(); ++i)
        heads << (i == m_state.inForce ? tr("%1 (active)").arg(m_state.names.at(i)) : m_state.names.at(i));
    m_table->setHorizontalHeaderLabels(heads);
    const auto settings = static_cast<int>(m_state.settings.size());
    m_table->setRowCount(m_state.names.isEmpty() ? 0 : std::max(1, settings));
    if (settings == 0 && !m_state.names.isEmpty()) {
        m_table->setItem(0, 0, scenarioCell(tr("No differences yet")));
        for (int i = 1; i < m_table->columnCount(); ++i)
            m_table->setItem(0, i, scenarioCell(QString::fromUtf8("–")));
    }
    for (int i = 0; i < settings; ++i) {
        const ScenariosState::Setting &setting = m_state.settings.at(i);
        m_table->setItem(i, 0, scenarioCell(setting.name));
        for (int place = 0; place < m_state.names.size(); ++place)
            m_table->setItem(i, place + 1, scenarioCell(setting.values.value(place)));
    }
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
    keepHeadsWhole();
    m_table->setCurrentCell(std::min(row, m_table->rowCount() - 1), std::min(column, m_table->columnCount() - 1));
}

// The style's own size hint ignores header padding of the style sheet.
void ScenariosDialog::keepHeadsWhole()
{
    constexpr int air = 24; // padding on both sides
    QHeaderView &header = *m_table->horizontalHeader();
    QFont strong = header.font();
    strong.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(strong);
    for (int column = 0; column < m_table->columnCount(); ++column) {
        const int wanted = metrics.horizontalAdvance(m_table->horizontalHeaderItem(column)->text()) + air;
        m_table->setColumnWidth(column, std::max(m_table->columnWidth(column), wanted));
    }
}

void ScenariosDialog::fillCopyMenu()
{
    QMenu &menu = *m_copy->menu();
    menu.clear();
    const qsizetype from = current();
    const ScenariosState::Setting setting = m_state.settings.value(m_table->currentRow());
    for (qsizetype to = 0; to < m_state.names.size(); ++to) {
        if (to == from)
            continue;
        const QString name = m_state.names.at(to);
        const auto add = [&](const QString &text, const char *prefix, const QString &id) {
            QAction *action = menu.addAction(text);
            action->setObjectName(QLatin1String(prefix) + QString::number(to));
            connect(action, &QAction::triggered, this, [this, from, to, id] { emit copyRequested(from, to, id); });
        };
        if (!setting.id.isEmpty())
            add(tr("%1 to “%2”").arg(setting.name, name), "copyOne.", setting.id);
        add(tr("All settings to “%1”").arg(name), "copyAll.", {});
    }
}

QString ScenariosDialog::nameProblem() const
{
    const QString name = m_name->text().trimmed();
    if (!name.isEmpty() && m_state.names.contains(name))
        return tr("There is already a scenario “%1”.").arg(name);
    return {};
}

qsizetype ScenariosDialog::current() const { return m_table->currentColumn() - 1; }

void ScenariosDialog::showButtons()
{
    const bool named = !m_name->text().trimmed().isEmpty() && nameProblem().isEmpty();
    const bool there = current() >= 0 && current() < m_state.names.size();
    m_add->setEnabled(named);
    m_add->setDefault(named);
    m_rename->setEnabled(named && there);
    m_remove->setEnabled(there);
    m_choose->setEnabled(there && current() != m_state.inForce);
    m_copy->setEnabled(there && m_state.names.size() > 1);
    m_table->setVisible(!m_state.names.isEmpty());
    if (!nameProblem().isEmpty())
        m_hint->setText(nameProblem());
    else if (m_state.names.isEmpty())
        m_hint->setText(tr("A new scenario is a named copy of the board. Later changes to prices, assumptions and "
                           "custom values apply to it alone. The current state is kept as “As it was”."));
    else
        m_hint->setText(tr("Changes outside this window belong to the active scenario. Undo (Ctrl+Z) restores what you "
                           "remove or overwrite."));
}

} // namespace chipboard
