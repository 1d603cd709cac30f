// Purpose: what a plain widget is to screen readers: a group with a name, a window. Qt takes it for a mere box else.
#pragma once

#include <QAccessible>

class QWidget;

namespace chipboard {

/// Before somebody asks for the widget's interface: it is made once.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace chipboard
