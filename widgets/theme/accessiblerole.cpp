#include "widgets/theme/accessiblerole.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace chipboard {
namespace {

constexpr const char *roleProperty = "accessibleRole";

QAccessibleInterface *makeRoleAccessible(const QString & /*className*/, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget == nullptr ? QVariant() : widget->property(roleProperty);
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    widget.setProperty(roleProperty, static_cast<int>(role));
    QAccessible::installFactory(makeRoleAccessible); // once, however often it is asked for
}

} // namespace chipboard
