// Purpose: lets Ctrl+Z and Ctrl+Shift+Z through to the window while the field that has the keyboard has nothing of its
// own to undo or redo. Qt's fields take both keys always, so that the last step of a comparison could not be taken back
// from the search.
#pragma once

#include <QObject>

namespace chipboard {

/// Watches the whole application from its making to its end; one is enough.
class EmptyUndo : public QObject
{
    Q_OBJECT

public:
    explicit EmptyUndo(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace chipboard
