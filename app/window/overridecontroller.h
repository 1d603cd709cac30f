// Purpose: custom values in the window: asks for a value for a number, lists all, and reports figures that changed
// since the board was saved.
#pragma once

#include "app/window/presenter.h"
#include "data/compare/moved.h"
#include "widgets/dialogs/overridesdialog.h"

#include <QPointer>

class QWidget;

namespace chipboard {

class OverrideController : public QObject
{
    Q_OBJECT

public:
    OverrideController(Presenter &presenter, BoardDocument &document, QWidget *window);

    /// Asks for a custom value of a figure behind a number of the view.
    void ask(const QString &subjectId, const QString &metricId);
    /// The same for the number on the source card.
    void askAboutCard();
    void showList();
    /// Call after opening a board: reports changed figures of its selection.
    void lookForMoves();
    void showMoves();

signals:
    /// `summary`: one sentence; showMoves() has the list.
    void figuresMoved(const QString &summary);
    void movesDecided();

private:
    void open(const QList<OverrideForm> &forms);
    void showLines();
    [[nodiscard]] OverrideForm formOf(const FigureAddress &of) const;
    [[nodiscard]] QString summary(qsizetype count) const;

    Presenter &m_presenter;
    BoardDocument &m_document;
    QWidget *m_window;
    QPointer<OverridesDialog> m_list;
};

} // namespace chipboard
