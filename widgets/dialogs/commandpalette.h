// Purpose: a searchable list of every command of the program: chips, pages, metrics, menu entries.
#pragma once

#include "data/compare/commandmatch.h"

#include <QColor>
#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace chipboard {

struct Theme;

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    CommandPalette(const QList<Command> &commands, const Theme &theme, QWidget *parent = nullptr);

signals:
    /// Emitted after the dialog has closed, so that the command runs with the window as it was before.
    void chosen(qsizetype place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find(const QString &typed);
    void choose(const QTreeWidgetItem *item);

    QList<Command> m_commands;
    QColor m_quiet; ///< for secondary text next to a name
    QLineEdit *m_field;
    QTreeWidget *m_list;
    QLabel *m_nothing;
};

} // namespace chipboard
