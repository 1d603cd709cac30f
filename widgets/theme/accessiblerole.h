// Purpose: what a widget is to screen readers where Qt takes it for something else: a group with a name or a window for
// a mere box, one of several choices for a check box.
#pragma once

#include <QAccessible>

class QWidget;

namespace chipboard {

/// Before somebody asks for the widget's interface: it is made once.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace chipboard
