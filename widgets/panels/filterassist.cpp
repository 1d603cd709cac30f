#include "widgets/panels/filterassist.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QMenu>
#include <QStringListModel>

namespace chipboard {

FilterAssist::FilterAssist(QLineEdit &field, QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_field(field)
    , m_menu(menu)
{
    connect(&field, &QLineEdit::textEdited, this, &FilterAssist::offer);
    connect(&menu, &QMenu::aboutToShow, this, &FilterAssist::fillMenu);
}

void FilterAssist::setFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups)
{
    m_fields = fields;
    m_groups = groups;
    m_menu.clear();
}

// In a search for words a short beginning means many things; in an expression it means a field.
void FilterAssist::offer()
{
    constexpr qsizetype enough = 3;
    const QString text = m_field.text();
    m_offered = fieldsAt(text, m_field.cursorPosition(), m_fields);
    const bool isWanted = !m_offered.names.isEmpty() && (isExpression(text) || m_offered.length >= enough);
    if (!isWanted) {
        if (m_completer != nullptr)
            m_completer->popup()->hide();
        return;
    }
    if (m_completer == nullptr) {
        m_names = new QStringListModel(this);
        m_completer = new QCompleter(m_names, this);
        m_completer->setWidget(&m_field);
        m_completer->popup()->setObjectName(QStringLiteral("fieldNames"));
        m_completer->popup()->setAccessibleName(tr("Names of fields"));
        connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &FilterAssist::take);
    }
    m_names->setStringList(m_offered.names);
    m_completer->setCompletionPrefix(QString());
    m_completer->complete();
}

void FilterAssist::take(const QString &name)
{
    QString text = m_field.text();
    const QString inserted = name + QLatin1Char(' ');
    text.replace(m_offered.start, m_offered.length, inserted);
    m_field.setText(text);
    m_field.setCursorPosition(static_cast<int>(m_offered.start + inserted.size()));
}

void FilterAssist::fillMenu()
{
    if (!m_menu.isEmpty())
        return;
    for (const FilterGroup &group : std::as_const(m_groups)) {
        QMenu *submenu = m_menu.addMenu(group.title);
        for (const FilterChoice &choice : group.choices) {
            QAction *action = submenu->addAction(choice.text);
            action->setObjectName(QStringLiteral("condition.") + choice.condition);
            connect(action, &QAction::triggered, this, [this, condition = choice.condition] {
                m_field.setText(withCondition(m_field.text(), condition));
                m_field.setFocus(Qt::OtherFocusReason);
            });
        }
    }
}

} // namespace chipboard
