// Purpose: opens a closed panel for what was chosen in a chart: at once for a key, and for a click as soon as it cannot
// become a double click any more. The panel moves the charts, so the second click would miss its mark.
#pragma once

#include <QObject>
#include <QTimer>

class QDockWidget;

namespace chipboard {

class PanelOpener : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the panel.
    explicit PanelOpener(QDockWidget &panel);

    /// A panel that is open already comes to the front at once.
    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();

    QDockWidget &m_panel;
    QTimer m_wait;
    bool m_wasClick = false; ///< the last input of the user
};

} // namespace chipboard
