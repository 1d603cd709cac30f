// Purpose: factories for widgets that dialogs, panels and pages use, and what their links may open.
#pragma once

#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QUrl>

#include <utility>

namespace chipboard {

/// Sets the object name used by style sheets, help and tests.
template<typename Object, typename... Arguments>
[[nodiscard]] Object *named(const char *name, Arguments &&...arguments)
{
    auto *made = new Object(std::forward<Arguments>(arguments)...);
    made->setObjectName(QLatin1String(name));
    return made;
}

/// A window that is deleted when it closes.
template<typename Window, typename... Arguments>
[[nodiscard]] Window *transient(Arguments &&...arguments)
{
    auto *made = new Window(std::forward<Arguments>(arguments)...);
    made->setAttribute(Qt::WA_DeleteOnClose);
    return made;
}

inline void bringToFront(QWidget &window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

/// A button that Return never triggers from elsewhere in the dialog.
[[nodiscard]] inline QPushButton *plainButton(const char *name, const QString &text, QWidget *parent)
{
    auto *button = named<QPushButton>(name, text, parent);
    button->setAutoDefault(false);
    return button;
}

/// Wraps to as many lines as needed; `role` is the style sheet's.
[[nodiscard]] inline QLabel *wrappedLabel(const char *name, const char *role, const QString &text, QWidget *parent)
{
    auto *label = named<QLabel>(name, text, parent);
    label->setProperty("role", QLatin1String(role));
    label->setWordWrap(true);
    return label;
}

/// Text that the user can select and copy.
[[nodiscard]] inline QLabel *selectableText(const char *name, const char *role, const QString &text, QWidget *parent)
{
    auto *label = wrappedLabel(name, role, text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

[[nodiscard]] inline bool isWebAddress(const QUrl &url)
{
    return url.isValid() && (url.scheme() == QLatin1String("https") || url.scheme() == QLatin1String("http"));
}

template<typename Layout>
[[nodiscard]] Layout *arranged(QWidget *parent, int spacing, const QMargins &margins = {})
{
    auto *layout = new Layout(parent);
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

} // namespace chipboard
