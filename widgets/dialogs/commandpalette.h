// Purpose: every command of the program in one list, found by typing: chips, pages, metrics, menu entries.
#pragma once

#include "data/query/commandmatch.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTreeWidget;

namespace chipboard {

class CommandPalette : public QDialog
{
    Q_OBJECT

public:
    explicit CommandPalette(const QList<Command> &commands, QWidget *parent = nullptr);

signals:
    /// The dialog is closed by then, so that the command finds the window as it was.
    void chosen(qsizetype place);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find(const QString &typed);
    void choose();

    QList<Command> m_commands;
    QLineEdit *m_field;
    QTreeWidget *m_list;
    QLabel *m_nothing;
};

} // namespace chipboard
