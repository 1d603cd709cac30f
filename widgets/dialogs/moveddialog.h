// Purpose: what moved since a board was saved: figure, before, now, change, the charts that it changes; and the choice
// between the new figures and the old.
#pragma once

#include "widgets/dialogs/plaintable.h"

#include <QDialog>

namespace chipboard {

/// Texts alone: figure, before, now, change, charts.
struct MovedLine
{
    QString figure;
    QString before;
    QString now;
    QString change;
    QString charts;

    friend bool operator==(const MovedLine &, const MovedLine &) = default;
};

class MovedDialog : public QDialog
{
    Q_OBJECT

public:
    /// `summary`: one sentence, with the dates of both catalogues.
    MovedDialog(const QString &summary, const QList<MovedLine> &lines, QWidget *parent = nullptr);

signals:
    void updateChosen();
    void keepChosen();
};

} // namespace chipboard
