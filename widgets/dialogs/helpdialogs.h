// Purpose: the window's dialogs about the program itself.
#pragma once

#include <QDialog>

namespace chipboard {

// The program's version, data date and the licences of its components.

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

// The list of keyboard shortcuts, generated from the actions, so it is never out of date.

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
