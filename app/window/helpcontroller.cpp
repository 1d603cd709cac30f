#include "app/window/helpcontroller.h"

#include "app/window/mainwindow.h"
#include "app/window/pagetable.h"
#include "app/window/widgethelp.h"
#include "data/core/tr.h"
#include "widgets/theme/parts.h"

#include <QApplication>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QWhatsThis>

namespace chipboard {
HelpController::HelpController(MainWindow &window, Presenter &presenter, std::function<void(const QUrl &)> openLink,
                               std::function<QList<HelpKey>()> keys)
    : QObject(&window)
    , m_window(window)
    , m_presenter(presenter)
    , m_openLink(std::move(openLink))
    , m_keys(std::move(keys))
    , m_printing(printOnPaper)
{
    QCoreApplication::instance()->installEventFilter(this);
}

HelpController::~HelpController() = default;

HelpBook HelpController::book() const
{
    HelpInput input{m_presenter.catalog(), {}, m_keys(), Formatter(QLocale())};
    for (const PageRow &row : pageTable())
        input.pages << HelpPage{QLatin1String(row.id), tr(row.name)};
    return helpBook(input);
}

void HelpController::make()
{
    if (m_help == nullptr) {
        m_help = std::make_unique<HelpWindow>(m_window.theme());
        connect(m_help.get(), &HelpWindow::linkRequested, this, [this](const QUrl &url) { m_openLink(url); });
        connect(m_help.get(), &HelpWindow::printRequested, this,
                [this] { m_printing(*m_help, [this](QPagedPaintDevice &device) { m_help->print(device); }); });
    }
    m_help->setBook(book()); // the catalogue may have changed
}

void HelpController::open(const QString &id)
{
    make();
    m_help->openPlace(m_help->book().place(id));
    bringToFront(*m_help);
}

// A dialog may not have a focus widget yet.
void HelpController::openHere()
{
    const QWidget *focused = QApplication::focusWidget();
    openAt(focused != nullptr ? focused : QApplication::activeWindow());
}

void HelpController::openAt(const QWidget *widget)
{
    const QString place = widget == nullptr || !isOurs(*widget) ? QString() : widgetHelp(*widget).place;
    open(place.isEmpty() ? QStringLiteral("page.") + m_window.pageId() : place);
}

void HelpController::whatsThis()
{
    if (!QWhatsThis::inWhatsThisMode()) {
        QWhatsThis::enterWhatsThisMode();
        emit hinted(tr("Click an item to see what it is. Press Shift+F1 again for help on the focused item."));
        return;
    }
    QWhatsThis::leaveWhatsThisMode();
    if (QWidget *widget = QApplication::focusWidget())
        tell(*widget, widget->mapToGlobal(widget->rect().center()));
}

void HelpController::setTheme(const Theme &theme)
{
    if (m_help != nullptr)
        m_help->setTheme(theme);
}

// Dialogs are descendants of the window.
bool HelpController::isOurs(const QWidget &widget) const
{
    for (const QWidget *at = &widget; at != nullptr; at = at->parentWidget()) {
        if (at == &m_window)
            return true;
    }
    return false;
}

bool HelpController::tell(QWidget &widget, const QPoint &place) const
{
    const QString text = isOurs(widget) ? widgetHelp(widget).text : QString();
    if (text.isEmpty())
        return false;
    QWhatsThis::showText(place, text.toHtmlEscaped(), &widget);
    return true;
}

// Texts are looked up on request; otherwise hundreds of controls would have to be kept up to date.
bool HelpController::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::WhatsThis && type != QEvent::QueryWhatsThis && type != QEvent::KeyPress)
        return false;
    auto *widget = qobject_cast<QWidget *>(watched);
    if (widget == nullptr)
        return false;
    if (type == QEvent::WhatsThis)
        return tell(*widget, static_cast<QHelpEvent *>(event)->globalPos());
    if (type == QEvent::QueryWhatsThis) {
        event->setAccepted(isOurs(*widget) && !widgetHelp(*widget).text.isEmpty());
        return event->isAccepted();
    }
    // The window's shortcuts do not work in its dialogs.
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() != Qt::Key_F1 || widget->window() == &m_window || !isOurs(*widget))
        return false;
    if (key->modifiers() == Qt::NoModifier)
        openAt(widget);
    else if (key->modifiers() == Qt::ShiftModifier)
        tell(*widget, widget->mapToGlobal(widget->rect().center()));
    return true;
}

} // namespace chipboard
