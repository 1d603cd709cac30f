// Operates the window of the real program without keyboard or pointer: a plugin that Qt loads by QT_PLUGIN_PATH and
// QT_QPA_GENERIC_PLUGINS=hand. CHIPBOARD_HAND lists steps to run once the window is shown, separated by semicolons:
//
//   trigger NAME   triggers the action of that object name
//   rest           waits until the program has autosaved
//   tell           prints the messages of the window to standard error, each after "window: "
//   close          closes the window, which ends the program
#include <QAction>
#include <QApplication>
#include <QGenericPlugin>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int restMs = 900; // the program saves half a second after a change

class Hand : public QObject
{
public:
    Hand()
    {
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &Hand::next);
        m_timer.start(0);
    }

private:
    void next()
    {
        auto *window = shownWindow();
        if (window == nullptr) {
            m_timer.start(10);
            return;
        }
        const QString step = m_steps.value(m_at++).trimmed();
        const QString name = step.section(u' ', 1);
        if (step.startsWith(u"trigger "))
            trigger(*window, name);
        else if (step == u"tell")
            tellMessages(*window);
        else if (step == u"close")
            window->close();
        if (m_at < m_steps.size())
            m_timer.start(step == u"rest" ? restMs : 0);
    }

    static QMainWindow *shownWindow()
    {
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *window = qobject_cast<QMainWindow *>(widget);
            if (window != nullptr && window->isVisible())
                return window;
        }
        return nullptr;
    }

    static void trigger(const QMainWindow &window, const QString &name)
    {
        auto *action = window.findChild<QAction *>(name);
        if (action == nullptr || !action->isEnabled())
            std::fprintf(stderr, "hand: the window has no action %s to trigger\n", qPrintable(name));
        else
            action->trigger();
    }

    static void tellMessages(const QMainWindow &window)
    {
        const auto *details = window.findChild<QPlainTextEdit *>(u"messageDetails"_s);
        if (details == nullptr)
            return;
        for (const QString &message : details->toPlainText().split(u'\n', Qt::SkipEmptyParts))
            std::fprintf(stderr, "window: %s\n", qPrintable(message));
    }

    QStringList m_steps = qEnvironmentVariable("CHIPBOARD_HAND").split(u';');
    qsizetype m_at = 0;
    QTimer m_timer;
};

} // namespace

class HandPlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "hand.json")

public:
    QObject *create(const QString & /*key*/, const QString & /*specification*/) override { return new Hand; }
};

#include "hand.moc"
