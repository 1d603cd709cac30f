// Purpose: one step of the tour: a strip in the layout, which never covers anything, and a ring around the part of the
// window it explains. The window stays usable. Enter continues, Esc ends the tour.
#pragma once

#include "widgets/theme/theme.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace chipboard {

struct TourText
{
    QString title;
    QString text;
    int number = 1; ///< of all steps
    int count = 1;
};

class TourCallout : public QFrame
{
    Q_OBJECT

public:
    /// The caller adds it to a layout of the window.
    TourCallout(const Theme &theme, QWidget &window);

    /// `target` must be in the window.
    void showStep(const TourText &text, QWidget &target);
    void setTheme(const Theme &theme);
    [[nodiscard]] QWidget *target() const { return m_target; }

signals:
    void nextRequested();
    void backRequested();
    void endRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    void reveal();
    void place();

    QWidget &m_window;
    QPointer<QWidget> m_target;
    QWidget *m_ring;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_number;
    QPushButton *m_end;
    QPushButton *m_back;
    QPushButton *m_next;
};

} // namespace chipboard
