#include "app/window/panelopener.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>

namespace chipboard {

PanelOpener::PanelOpener(QDockWidget &panel)
    : QObject(&panel)
    , m_panel(panel)
{
    m_wait.setSingleShot(true);
    connect(&m_wait, &QTimer::timeout, this, &PanelOpener::show);
    QCoreApplication::instance()->installEventFilter(this);
}

void PanelOpener::open()
{
    if (m_panel.isHidden() && m_wasClick)
        m_wait.start(QApplication::doubleClickInterval());
    else
        show();
}

void PanelOpener::show()
{
    m_panel.show();
    m_panel.raise();
}

bool PanelOpener::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonDblClick)
        m_wait.stop();
    if (event->type() == QEvent::MouseButtonPress)
        m_wasClick = true;
    else if (event->type() == QEvent::MouseButtonDblClick || event->type() == QEvent::KeyPress)
        m_wasClick = false;
    return QObject::eventFilter(watched, event);
}

} // namespace chipboard
