// Purpose: all figures of one's own in one place: what is published, what is put in its place and why; to change, to
// take back one, to take back all.
#pragma once

#include "data/board/override.h"
#include "widgets/dialogs/plaintable.h"

#include <QDialog>

class QPushButton;

namespace chipboard {

struct OverrideLine
{
    FigureAddress of;
    QString figure;
    QString published;
    QString own;
    QString note;

    friend bool operator==(const OverrideLine &, const OverrideLine &) = default;
};

class OverridesDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OverridesDialog(QWidget *parent = nullptr);

    void setLines(const QList<OverrideLine> &lines);

signals:
    void changeRequested(const chipboard::FigureAddress &of);
    void takenBack(const chipboard::FigureAddress &of);
    void allTakenBack();

private:
    [[nodiscard]] QPushButton *button(const char *name, const QString &text);
    [[nodiscard]] const FigureAddress *current() const;

    QList<OverrideLine> m_lines;
    QTableWidget *m_table;
    QPushButton *m_change;
    QPushButton *m_takeBack;
    QPushButton *m_takeBackAll;
};

} // namespace chipboard
