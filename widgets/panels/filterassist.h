// Purpose: helps to type filter expressions into a search field: offers names of fields where one can stand, and a menu
// of ready-made conditions that are written into the field.
#pragma once

#include "data/query/filtertext.h"

#include <QObject>

class QCompleter;
class QLineEdit;
class QMenu;
class QStringListModel;

namespace chipboard {

class FilterAssist : public QObject
{
    Q_OBJECT

public:
    /// The field and the menu must outlive it; the menu is filled when it opens.
    FilterAssist(QLineEdit &field, QMenu &menu, QObject *parent);

    /// Without fields nothing is offered.
    void setFields(const QList<QueryField> &fields, const QList<FilterGroup> &groups);

private:
    void offer();
    void take(const QString &name);
    void fillMenu();

    QLineEdit &m_field;
    QMenu &m_menu;
    QList<QueryField> m_fields;
    QList<FilterGroup> m_groups;
    QCompleter *m_completer = nullptr; ///< made with the first offer
    QStringListModel *m_names = nullptr;
    FieldCompletion m_offered;
};

} // namespace chipboard
