#include "widgets/pages/filterform.h"

#include "widgets/pages/filterrow.h"
#include "widgets/pages/pageparts.h"
#include "widgets/pages/typedfield.h"

#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chipboard {
namespace {

QString saidName(const PageFilter &filter) { return QStringLiteral("said.") + filter.id; }

} // namespace

FilterForm::FilterForm(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("filterForm"));
    m_row = new FilterRow(theme, this); // Tab walks in the order of making
    buildHead();
    connect(m_row, &FilterRow::chosen, this, &FilterForm::chosen);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0); // the fields leave room below them
    m_more = new FilterRow(theme, this);
    m_more->setObjectName(QStringLiteral("moreFilters"));
    connect(m_more, &FilterRow::chosen, this, &FilterForm::chosen);
    layout->addWidget(m_row);
    layout->addWidget(m_head);
    layout->addWidget(m_more);
    showOpen();
}

void FilterForm::buildHead()
{
    m_head = new QWidget(this);
    m_head->setObjectName(QStringLiteral("filtersHead"));
    m_line = new FlowLayout(m_head);
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(gridStep);
    m_toggle = new QToolButton(m_head);
    m_toggle->setObjectName(QStringLiteral("filtersToggle"));
    m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toggle->setCheckable(true);
    m_line->addWidget(m_toggle);
    connect(m_toggle, &QToolButton::clicked, this, [this](bool open) {
        setOpen(open);
        emit opened(m_open);
    });
}

void FilterForm::setFilters(const QString &name, const QList<PageFilter> &all)
{
    m_isNamed = !name.isEmpty();
    QList<PageFilter> first;
    QList<PageFilter> filters;
    for (const PageFilter &filter : all)
        (filter.isMore && m_isNamed ? filters : first) << filter;
    m_hasFirst = !first.isEmpty();
    m_row->setFilters(first);
    m_toggle->setText(name);
    const bool isSame = std::equal(
        m_said.begin(), m_said.end(), filters.begin(), filters.end(),
        [](const QToolButton *one, const PageFilter &filter) { return one->objectName() == saidName(filter); });
    if (!isSame)
        buildSaid(filters); // before the fields: Tab walks in the order of making
    for (qsizetype i = 0; i < filters.size(); ++i) {
        QToolButton *said = m_said.at(i);
        said->setText(filters.at(i).said);
        said->setToolTip(filters.at(i).help);
        said->setAccessibleDescription(filters.at(i).help);
    }
    showOpen(); // before the fields: those made in a row that is seen would come into view only with the next events
    m_more->setFilters(filters);
}

void FilterForm::buildSaid(const QList<PageFilter> &filters)
{
    for (QToolButton *said : std::as_const(m_said)) {
        m_line->removeWidget(said);
        said->setParent(nullptr);
        said->deleteLater();
    }
    m_said.clear();
    for (const PageFilter &filter : filters) {
        auto *said = new QToolButton(m_head);
        said->setObjectName(saidName(filter));
        said->setProperty("role", QStringLiteral("said"));
        connect(said, &QToolButton::clicked, this, [this, id = filter.id] { ask(id); });
        m_line->addWidget(said);
        m_said << said;
    }
}

void FilterForm::setTheme(const Theme &theme)
{
    m_row->setTheme(theme);
    m_more->setTheme(theme);
}

void FilterForm::tell(const QString &filterId, const QString &refusal)
{
    m_refused = !refusal.isEmpty();
    const bool isBehind = m_more->findChild<QWidget *>(QStringLiteral("filter.") + filterId) != nullptr;
    if (m_refused && isBehind)
        setOpen(true); // the field shows what was typed, and why it cannot be
    (isBehind ? m_more : m_row)->tell(filterId, refusal);
}

// What stands half typed in a field is asked for when the focus leaves it; where it is refused the form stays.
void FilterForm::setOpen(bool open)
{
    const QWidget *focused = focusWidget();
    if (!open && m_isNamed && focused != nullptr && m_more->isAncestorOf(focused) && focused->hasFocus()) {
        m_refused = false;
        m_toggle->setFocus();
        open = m_refused;
    }
    m_open = open;
    showOpen();
}

void FilterForm::ask(const QString &filterId)
{
    setOpen(true);
    emit opened(true);
    auto *control = m_more->findChild<QWidget *>(QStringLiteral("filter.") + filterId);
    if (auto *typed = qobject_cast<TypedField *>(control)) {
        typed->field().setFocus(Qt::OtherFocusReason);
        typed->field().selectAll();
    } else if (control != nullptr) {
        control->setFocus(Qt::OtherFocusReason);
    }
}

void FilterForm::showOpen()
{
    const bool isShown = m_open && m_isNamed;
    m_row->setVisible(m_hasFirst);
    m_head->setVisible(m_isNamed);
    m_toggle->setChecked(m_open);
    m_toggle->setArrowType(m_open ? Qt::DownArrow : Qt::RightArrow);
    for (QToolButton *said : std::as_const(m_said))
        said->setVisible(!isShown && !said->text().isEmpty());
    m_more->setVisible(isShown);
}

} // namespace chipboard
