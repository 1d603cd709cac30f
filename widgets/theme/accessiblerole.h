// Purpose: overrides the role of a widget for screen readers where Qt's choice is wrong: a box that is a named group or
// a window, a check box that is one of several choices.
#pragma once

#include <QAccessible>

class QWidget;

namespace chipboard {

/// Call before the widget's accessible interface is first requested: Qt creates it once.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace chipboard
