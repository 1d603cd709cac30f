#include "widgets/panels/pickerpanel.h"

#include "widgets/models/pickerfilter.h"
#include "widgets/models/pickermodel.h"
#include "widgets/panels/filterassist.h"
#include "widgets/panels/pickerview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
namespace {

QToolButton *menuButton(const char *name, const QString &text, const QString &toolTip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name) + QStringLiteral("Button"));
    button->setText(text);
    button->setToolTip(toolTip);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::StrongFocus);
    auto *menu = new QMenu(button);
    menu->setObjectName(QLatin1String(name) + QStringLiteral("Menu"));
    button->setMenu(menu);
    return button;
}

/// The expression with the word marked that the problem points at, and what is wrong with it.
QString pointedAt(const QString &expression, const Problem &problem)
{
    const qsizetype at = std::clamp<qsizetype>(problem.where.column - 1, 0, expression.size());
    qsizetype end = expression.indexOf(QLatin1Char(' '), at);
    end = end < 0 ? expression.size() : end;
    const QString word = end > at ? expression.sliced(at, end - at) : QStringLiteral("▁");
    return QStringLiteral("%1<b><u>%2</u></b>%3<br>%4")
        .arg(expression.first(at).toHtmlEscaped(), word.toHtmlEscaped(),
             expression.sliced(std::max(end, at)).toHtmlEscaped(),
             PickerPanel::tr("Column %1: %2 %3")
                 .arg(problem.where.column)
                 .arg(problem.message, problem.remedy)
                 .trimmed()
                 .toHtmlEscaped());
}

} // namespace

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

    m_presets = menuButton("presets", tr("Presets"), tr("Ready-made comparisons"), this);
    m_conditions = menuButton("conditions", tr("Filter"), tr("Conditions that instances must meet"), this);
    m_conditions->hide();
    m_assist = new FilterAssist(*m_search, *m_conditions->menu(), this);
    connect(m_presets->menu(), &QMenu::aboutToShow, this, &PickerPanel::fillPresets);

    m_view = new PickerView(theme, this);
    m_view->setObjectName(QStringLiteral("pickerTree"));
    m_view->setAccessibleName(tr("What to compare"));
    m_view->setModel(m_filter);

    m_nothing = new QLabel(tr("Nothing in the catalogue matches. Esc clears the search."), this);
    m_nothing->setObjectName(QStringLiteral("pickerNothing"));
    m_nothing->setProperty("role", QStringLiteral("muted"));
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_mistake = new QLabel(this);
    m_mistake->setObjectName(QStringLiteral("pickerMistake"));
    m_mistake->setTextFormat(Qt::RichText);
    m_mistake->setWordWrap(true);
    m_mistake->hide();
    arrange();
}

void PickerPanel::arrange()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 4, 8);
    layout->setSpacing(gridStep);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(0, 0, 8, 0);
    top->setSpacing(gridStep);
    top->addWidget(m_search);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(gridStep);
    buttons->addWidget(m_presets);
    buttons->addWidget(m_conditions);
    buttons->addStretch(1);
    top->addLayout(buttons);
    top->addWidget(m_nothing);
    top->addWidget(m_mistake);
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

void PickerPanel::setFilterFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups)
{
    m_takesExpressions = !fields.isEmpty();
    m_assist->setFields(fields, groups);
    m_conditions->setVisible(m_takesExpressions);
    m_search->setPlaceholderText(m_takesExpressions ? tr("Search, or memory >= 640 GB")
                                                    : tr("Search chips, instances…"));
    search(m_search->text());
}

QString PickerPanel::expression() const
{
    const QString text = m_search->text().trimmed();
    return m_takesExpressions && isExpression(text) ? text : QString();
}

void PickerPanel::search(const QString &text)
{
    if (const QString wanted = expression(); !wanted.isEmpty()) {
        m_filter->setSearch({});
        emit filterRequested(wanted);
        return;
    }
    const bool isElsewhere = !m_takesExpressions && isExpression(text);
    if (isElsewhere)
        m_mistake->setText(tr("Conditions can be asked of instances: choose \"Instance\" above.").toHtmlEscaped());
    m_mistake->setVisible(isElsewhere);
    m_filter->setOnly(std::nullopt);
    m_filter->setSearch(isElsewhere ? QString() : text);
    showFound();
}

// With a mistake in it the expression narrows nothing: what was found before would be taken for an answer.
void PickerPanel::setFound(const Result<QStringList> &found)
{
    if (expression().isEmpty())
        return;
    m_mistake->setVisible(!found);
    if (found) {
        m_filter->setOnly(QSet<QString>(found.value().begin(), found.value().end()));
    } else {
        m_mistake->setText(pointedAt(expression(), found.problem()));
        m_filter->setOnly(std::nullopt);
    }
    showFound();
}

void PickerPanel::showFound()
{
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
