// Purpose: the list of keyboard shortcuts, made from the actions themselves, so it is never out of date.
#pragma once

#include <QDialog>

namespace chipboard {

struct ShortcutRow
{
    QString group;
    QString text;
    QString keys;

    friend bool operator==(const ShortcutRow &, const ShortcutRow &) = default;
};

class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QList<ShortcutRow> &rows, QWidget *parent = nullptr);
};

} // namespace chipboard
