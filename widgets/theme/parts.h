// Purpose: what dialogs, panels and pages are made of, in one call each.
#pragma once

#include <QLabel>
#include <QLayout>
#include <QPushButton>

#include <utility>

namespace chipboard {

/// With the name that style sheets, help and tests know it by.
template<typename Object, typename... Arguments>
[[nodiscard]] Object *named(const char *name, Arguments &&...arguments)
{
    auto *made = new Object(std::forward<Arguments>(arguments)...);
    made->setObjectName(QLatin1String(name));
    return made;
}

/// A window that is gone once it is closed.
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

/// One that Return does not press wherever the keyboard is in a dialog.
[[nodiscard]] inline QPushButton *plainButton(const char *name, const QString &text, QWidget *parent)
{
    auto *button = named<QPushButton>(name, text, parent);
    button->setAutoDefault(false);
    return button;
}

/// In as many lines as it takes; `role` is that of the style sheet.
[[nodiscard]] inline QLabel *wrappedLabel(const char *name, const char *role, const QString &text, QWidget *parent)
{
    auto *label = named<QLabel>(name, text, parent);
    label->setProperty("role", QLatin1String(role));
    label->setWordWrap(true);
    return label;
}

/// What a person may want to copy.
[[nodiscard]] inline QLabel *selectableText(const char *name, const char *role, const QString &text, QWidget *parent)
{
    auto *label = wrappedLabel(name, role, text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
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
