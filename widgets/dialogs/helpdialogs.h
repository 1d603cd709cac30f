// Purpose: the window's dialogs about the program itself.
#pragma once

#include <QDialog>

namespace chipboard {

// What the program is: version, date of the data, licences of what it is made of.

struct AboutFacts
{
    QString version;
    QString catalogRevision;
    QString catalogSummary; ///< "34 chips, 70 instances, 12 systems"
};

class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    AboutDialog(const AboutFacts &facts, const QIcon &icon, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
};

// The list of keyboard shortcuts, made from the actions themselves, so it is never out of date.

struct ShortcutRow
{
    QString group;
    QString text;
    QString keys;
};

class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QList<ShortcutRow> &rows, QWidget *parent = nullptr);
};

} // namespace chipboard
