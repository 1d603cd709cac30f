#include "widgets/panels/pickerpanel.h"

#include "widgets/models/pickerfilter.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/pickerview.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace chipboard {

PickerPanel::PickerPanel(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new PickerModel(this))
    , m_filter(new PickerFilter(this))
{
    setObjectName(QStringLiteral("pickerPanel"));
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    m_filter->setSourceModel(m_model);
    build(theme);
    connect(m_model, &PickerModel::checkRequested, this, &PickerPanel::checkRequested);
    connect(m_search, &QLineEdit::textChanged, this, &PickerPanel::search);
    connect(m_search, &QLineEdit::returnPressed, this, &PickerPanel::checkFirst);
}

void PickerPanel::build(const Theme &theme)
{
    m_search = new QLineEdit(this);
    m_search->setObjectName(QStringLiteral("pickerSearch"));
    m_search->setPlaceholderText(tr("Search chips, instances…"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);

    m_presets = new QToolButton(this);
    m_presets->setObjectName(QStringLiteral("presetsButton"));
    m_presets->setText(tr("Presets"));
    m_presets->setToolTip(tr("Ready-made comparisons"));
    m_presets->setPopupMode(QToolButton::InstantPopup);
    m_presets->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(m_presets);
    menu->setObjectName(QStringLiteral("presetsMenu"));
    m_presets->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &PickerPanel::fillPresets);

    m_view = new PickerView(theme, this);
    m_view->setObjectName(QStringLiteral("pickerTree"));
    m_view->setAccessibleName(tr("What to compare"));
    m_view->setModel(m_filter);

    m_nothing = new QLabel(tr("Nothing in the catalogue matches. Esc clears the search."), this);
    m_nothing->setObjectName(QStringLiteral("pickerNothing"));
    m_nothing->setProperty("role", QStringLiteral("muted"));
    m_nothing->setWordWrap(true);
    m_nothing->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 4, 8);
    layout->setSpacing(gridStep);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(0, 0, 8, 0);
    top->setSpacing(gridStep);
    top->addWidget(m_search);
    top->addWidget(m_presets, 0, Qt::AlignLeft);
    top->addWidget(m_nothing);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
}

void PickerPanel::setTree(const QList<PickerNode> &tree, const QStringList &chosen)
{
    m_model->setTree(tree);
    m_model->setChecked(chosen);
    openChosen();
}

void PickerPanel::setChosen(const QStringList &ids) { m_model->setChecked(ids); }

void PickerPanel::setTheme(const Theme &theme) { m_view->setTheme(theme); }

void PickerPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void PickerPanel::fillPresets()
{
    QMenu *menu = m_presets->menu();
    if (!menu->isEmpty())
        return;
    for (const Preset &preset : presets()) {
        QAction *action = menu->addAction(preset.name);
        action->setObjectName(QStringLiteral("preset.") + preset.id);
        connect(action, &QAction::triggered, this, [this, preset] { emit presetRequested(preset); });
    }
}

void PickerPanel::search(const QString &text)
{
    m_filter->setSearch(text);
    if (m_filter->isSearching())
        m_view->expandAll();
    else
        openChosen();
    m_nothing->setVisible(m_filter->isSearching() && !m_filter->firstThing().isValid());
}

void PickerPanel::openChosen()
{
    const auto hasChosen = [this](const QModelIndex &vendor) {
        const QModelIndexList checked = m_filter->match(m_filter->index(0, 0, vendor), Qt::CheckStateRole, Qt::Checked,
                                                        1, Qt::MatchExactly | Qt::MatchRecursive);

        return !checked.isEmpty();
    };
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex vendor = m_filter->index(row, PickerModel::NameColumn);
        const bool open = row == 0 || hasChosen(vendor);
        m_view->setExpanded(vendor, open);
        for (int family = 0; open && family < m_filter->rowCount(vendor); ++family)
            m_view->setExpanded(m_filter->index(family, PickerModel::NameColumn, vendor), true);
    }
}

void PickerPanel::checkFirst()
{
    const QModelIndex first = m_filter->firstThing();
    if (!m_filter->isSearching() || !first.isValid())
        return;
    m_view->setCurrentIndex(first);
    const bool checked = first.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    m_filter->setData(first, checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    m_search->selectAll(); // the next search replaces this one
}

bool PickerPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    if (key == Qt::Key_Down) {
        const QModelIndex first = m_filter->firstThing();
        m_view->setFocus(Qt::TabFocusReason);
        m_view->setCurrentIndex(first.isValid() ? first : m_filter->index(0, 0));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace chipboard
